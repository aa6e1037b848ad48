# C types of prospects.py, for the modules that are compiled with it.

from quakeboard.games.sanandreas.rules.kernel.board cimport Board
from quakeboard.games.sanandreas.rules.kernel.constants cimport SHIFTING, SIZE
from quakeboard.games.sanandreas.rules.kernel.pieces cimport Pieces

cdef int FARTHEST, MOST_SEATS, PAWNS_FOR_A_QUAKE, MAX_SMALLEST_HAND, NEAR_COAST
cdef double[::1] CITY, HAND, FOUNDING_COST
cdef double NULL, NULL_CITY_NEAR, NULL_CITY_FAR, NEXT_TURN, SPREAD, WIN_WEIGHT

cdef class Prospects:
    cdef bint began_in_quake  # whether the search began in the middle of a quake

    # The ground that was last loaded.
    cdef int[::1] ground  # what the spaces showed
    cdef long long[::1] leans  # how the tiles leaned
    # What pushes do there: see `pushes.Pushes`.
    cdef int[::1] distance, touched, coastal
    cdef double[::1] lives, gains, hazard

    # The kernel that is looked at: its board with what shows, and its pieces.
    cdef Board board
    cdef int[::1] show
    cdef Pieces pieces
    cdef int seats, pawns, cities

    cdef double[::1] worths  # for each seat: the points that it may expect to have in the end

    cdef _load_ground(self, kernel)
    cdef bint _ground_unchanged(self, kernel) except? -1
    cdef _load(self, kernel)
    cdef int _city_cell(self, int coin) noexcept
    cdef int _marked(self, int i) noexcept
    cdef double _survives(self, int cell) noexcept
    cdef int _best_destroyed(self, int seat) noexcept
    cdef double _points(self, int coin, int distance) noexcept
    cdef int _smallest_hand(self, int spender) noexcept
    cdef list _softmax(self)
    cdef list _final_shares(self)
