# C types of pile.py, for the modules that are compiled with it.

from quakeboard.core.kernel.rng cimport Rng

from quakeboard.games.seismic.rules.kernel.constants cimport FIRST_INTERSECTION, FIRST_QUAKE, LARGEST_QUAKE
from quakeboard.games.seismic.rules.kernel.constants cimport JUNCTIONS, LOOSE, OWN, STRAIGHT, TIGHT

cdef Py_ssize_t KINDS

cdef class Pile:
    cdef readonly object stock
    cdef unsigned short[::1] counts
    cdef long long[::1] single_weights, quake_weights  # see `rules.pile.Stock`
    cdef Py_ssize_t widths0, widths1, widths2  # how many values the box's share of each single can have
    cdef readonly Py_ssize_t tiles  # how many tiles the pile holds, or all piles together
    cdef readonly Py_ssize_t boxed  # how many of the tiles that have not been turned up lie in the box
    cdef readonly Py_ssize_t set_up_draws  # how many tiles were turned up in the set-up
    cdef Py_ssize_t packet  # The Big One: how many slots at the bottom hide the 6.0
    cdef readonly bint balance  # everybody draws from a pile of his own
    cdef readonly bint dealt  # and these have been dealt

    # What the box holds of each single, as last sampled.
    cdef Py_ssize_t straights, loose, tight

    cdef Pile twin(self, unsigned short[::1] store)
    cdef void set_numbers(self, Pile other) noexcept
    cdef Py_ssize_t unseen_of(self, Py_ssize_t tile) noexcept
    cdef Py_ssize_t own(self, Py_ssize_t seat) noexcept
    cdef Py_ssize_t junctions_of(self, Py_ssize_t seat) noexcept
    cdef Py_ssize_t supply(self, Py_ssize_t seat) noexcept
    cdef void take(self, Py_ssize_t tile, Py_ssize_t seat) noexcept
    cdef void deal(self, Py_ssize_t seats) noexcept
    cdef Py_ssize_t _junctions(self) noexcept
    cdef Py_ssize_t sample(self, Py_ssize_t seat, Rng rng) noexcept
    cdef Py_ssize_t _sample_shuffled(self, Rng rng) noexcept
    cdef Py_ssize_t _sample_junction(self, Rng rng) noexcept
    cdef Py_ssize_t _nth_quake(self, Py_ssize_t k) noexcept
    cdef Py_ssize_t _mixed_quakes(self) noexcept
    cdef Py_ssize_t _boxed_quakes(self) noexcept
    cdef Py_ssize_t _boxed_single(self, Py_ssize_t tile) noexcept
    cdef void _sample_box(self, Rng rng) noexcept
    cdef void settle(self, Rng rng) noexcept
