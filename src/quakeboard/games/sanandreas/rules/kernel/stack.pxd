# C types of stack.py, for the modules that are compiled with it.

from quakeboard.games.sanandreas.rules.kernel.constants cimport LAND, LAND_BIT, OCEAN, BARE_LAND, FIRST_TILE, SIZE, SQUARABLE
from quakeboard.games.sanandreas.rules.kernel.constants cimport STRIDE, THINGS, TILE_BITS, TILES
from quakeboard.games.sanandreas.rules.kernel.settling cimport Settler

cdef int[::1] LANDS, COVERS, SIDE_STEPS, QUARTERS_AT
cdef Settler SETTLER

cdef class Stack:
    cdef object store, plane_store
    cdef int[::1] block
    cdef readonly int[::1] at  # for each tile: its south-west space, or 0 if it has sunk
    cdef readonly int[::1] above, below  # for each tile and the land: what lies above and below it, as bits
    cdef readonly int[::1] cover  # for each space: everything that covers it, as bits
    cdef readonly long long[::1] planes  # for each tile: its underside as a, b, c over d (see settling)

    cdef _slice_block(self)
    cdef Stack twin(self)
    cdef become(self, Stack other)
    cdef void _lay_flat(self, Py_ssize_t tile) noexcept
    cdef Py_ssize_t place_on(self, Py_ssize_t tile, Py_ssize_t cell) noexcept
    cdef Py_ssize_t cell_of(self, Py_ssize_t place) noexcept
    cdef void _add_cover(self, Py_ssize_t tile, Py_ssize_t bit) noexcept
    cdef Py_ssize_t overlaps(self, Py_ssize_t tile) noexcept
    cdef Py_ssize_t top(self, Py_ssize_t cell) noexcept
    cdef Py_ssize_t move(self, Py_ssize_t tile, Py_ssize_t step, bint lifts) noexcept
    cdef void _put_above(self, Py_ssize_t upper, Py_ssize_t lower) noexcept
    cdef void _forget_order(self, Py_ssize_t tile, Py_ssize_t others) noexcept
    cdef Py_ssize_t _all_over(self, Py_ssize_t tile) noexcept
    cdef Py_ssize_t _all_under(self, Py_ssize_t tile) noexcept
    cdef Py_ssize_t _lifted_by(self, Py_ssize_t tiles) noexcept
    cdef Py_ssize_t settle(self, Py_ssize_t affected, Py_ssize_t moved, object journal)
    cdef Py_ssize_t _settle_tile(self, Py_ssize_t tile, Settler settler, object journal)
    cdef _raise_bounds(self, Py_ssize_t tile, Settler settler)
    cdef void _raise_over(self, Py_ssize_t tile, Py_ssize_t lower, Settler settler) noexcept
    cpdef bint is_steep(self, Py_ssize_t tile)
    cdef Py_ssize_t adrift(self) noexcept
    cdef Py_ssize_t _touches(self, Py_ssize_t tile) noexcept
    cdef void remove(self, Py_ssize_t tile) noexcept
