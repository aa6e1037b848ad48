# C types of turns.py, for the module that is compiled with it.

from quakeboard.games.sanandreas.bots.kernel.prospects cimport MOST_SEATS, Prospects
from quakeboard.core.kernel.rng cimport Rng
from quakeboard.games.sanandreas.rules.kernel.constants cimport FIRST_TILE, FOUND, MARK, SIZE, TILES
from quakeboard.games.sanandreas.rules.kernel.sites cimport Sites

cdef int PAWNS_FOR_A_QUAKE
cdef double SPACE_COST, CLEAR_LEAD
cdef double HAND, NULL, TARGETED, OTHERS, LEADER, ENDING, TIE_TOLERANCE
cdef double[::1] QUAKES

cdef class Turns(Prospects):
    # The seat that is asked, and what it knows.
    cdef int seat
    cdef Sites sites
    cdef int missing_pawns  # how many epicentres are still to be marked before the quake
    cdef int[::1] unknown  # for each seat: its coins that may be anywhere, as bits
    cdef double[::1] lost_share  # for each seat: how many of these are destroyed, as a share
    cdef double[::1] hands  # for each seat: what its hand is worth for a quake to come
    cdef int[::1] city_cell, city_coins  # for each city: its space, and the coins that it may have, as bits
    cdef double[::1] chances  # for each tile: how likely it is to be marked, or what that is worth
    cdef double[::1] threat  # for each space: how likely an epicentre still to be marked is to destroy a city there

    # What may be expected of the next quake.
    cdef double[::1] points  # for each coin: what a city on the space in question scores with it
    cdef double[::1] city_lives  # for each city: how likely it is to live
    cdef double[::1] scored  # for each seat: what it scores

    cdef double[::1] founding  # for 6 * space + coin: what it is worth
    cdef double[::1] marking  # for each space: what an epicentre there is worth

    cdef int best, equals  # the best action found so far, and how many are worth the same
    cdef double most  # what the best action is worth

    cdef _begin_turn(self, kernel)
    cdef void _find_possible_coins(self, long long known) noexcept
    cdef void _value_hands(self) noexcept
    cdef double _coin(self, int value) noexcept
    cdef void _find_threat(self) noexcept
    cdef double _static_points(self, int i) noexcept
    cdef double _lost_chance(self, int seat, int coin) noexcept
    cdef double _expected_from_lost(self, int seat, int distance) noexcept
    cdef double _survival_and_points(self, int cell, int extra_tile) noexcept
    cdef double _push(self, int tile, int cell, double lives) noexcept
    cdef void _next_quake(self, int extra_tile) noexcept
    cdef double _expected_from_null(self, int seat, int null) noexcept
    cdef _value(self, kernel)
    cdef void _value_foundings(self) noexcept
    cdef double _margin(self, int spender) noexcept
    cdef double _ending(self, double own) noexcept
    cdef int _take_turn(self, kernel, Rng rng)
    cdef _compare(self, int code, double worth, Rng rng)
    cdef int _free_pawn(self) noexcept
