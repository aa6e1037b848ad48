# C types of effects.py, for the modules that are compiled with it.

from quakeboard.games.seismic.bots.kernel.roads cimport MAX_SEATS_FOR_EFFECTS, MOST_SIDES
from quakeboard.games.seismic.bots.kernel.worth cimport Prospects

cdef unsigned char[::1] PARTNERS
cdef unsigned short[::1] DIGITS
cdef Py_ssize_t EMPTY, GREEN

cdef class Effects(Prospects):
    cdef double[::1] beside  # for 2 * (6 * cell + edge): what a road there gains, and after it, what green does
    cdef int[::1] touched  # where that may not be 0
    cdef Py_ssize_t touched_size
    cdef double[::1] shelter  # for each side: what another tile there gains

    cdef _find_effects(self)
    cdef void _add_road(self) noexcept
    cdef double _sheltered(self, Py_ssize_t longer_side) noexcept
    cdef void _add_end(self, Py_ssize_t end, Py_ssize_t other, double stake, double worth) noexcept
    cdef double _beside(self, Py_ssize_t cell, Py_ssize_t face) noexcept
