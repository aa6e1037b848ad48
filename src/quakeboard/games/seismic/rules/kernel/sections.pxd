# C types of sections.py, for the modules that are compiled with it.

from quakeboard.games.seismic.rules.kernel.board cimport Board

from quakeboard.games.seismic.rules.kernel.constants cimport BEYOND, EMPTY, GREEN, STUB, TOWN, TOWN_BONUS

cdef unsigned char[::1] PARTNERS, WAY_ON, VALUES, OPPOSITE, CREW_EDGES

cdef class Section:
    cdef Board board
    cdef readonly Py_ssize_t fragments  # its through-fragments, which score a point each
    cdef readonly Py_ssize_t end_a, end_b  # the cells of the intersections or towns where it ends, 0 where it is open
    cdef readonly Py_ssize_t marked  # how many crews are on it
    cdef readonly long long crews  # the same, seat by seat, 16 bits each
    cdef readonly bint ring  # it is a ring without any intersection
    cdef readonly Py_ssize_t first_marked  # the first cell with a crew of it
    cdef readonly Py_ssize_t anchor  # its first fragment, 6 * cell + edge, which identifies it
    cdef readonly list path  # None, or all its fragments as they were met, 6 * cell + edge
    cdef readonly list open_ends  # None, or the edges of empty cells that it leads to

    cdef void walk_from(self, Py_ssize_t cell, Py_ssize_t edge) noexcept
    cdef Py_ssize_t _walk(self, Py_ssize_t cell, Py_ssize_t edge, Py_ssize_t home, Py_ssize_t home_edge) noexcept
    cdef void _pass(self, Py_ssize_t cell, Py_ssize_t edge) noexcept
    cdef Py_ssize_t points(self) noexcept

cdef Py_ssize_t unclaimed(Board board, Py_ssize_t cell) noexcept
cdef long long count_scores(Board board)
cdef Py_ssize_t unpack(long long packed, Py_ssize_t i) noexcept
