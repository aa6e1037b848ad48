# C types of board.py, for the modules that are compiled with it.

from quakeboard.games.sanandreas.rules.kernel.constants cimport FIRST_TILE, LAKE, LAND, OCEAN, OPEN_SEA, BARE_LAND, SIZE, STRIDE
from quakeboard.games.sanandreas.rules.kernel.stack cimport Stack

cdef int[::1] SIDE_STEPS, QUARTERS_AT

cdef class Board:
    cdef readonly Stack stack
    cdef readonly bint lakes  # whether ocean that is cut off from the open sea is no coast (ruling A3)
    cdef object store
    cdef readonly int[::1] show  # for each space: OCEAN, LAKE, BARE_LAND or FIRST_TILE + the tile that shows

    cdef Board twin(self)
    cdef become(self, Board other)
    cdef void look(self, Py_ssize_t cell) noexcept
    cdef void look_at_tile(self, Py_ssize_t at) noexcept
    cdef find_lakes(self)
    cdef void remove(self, Py_ssize_t tile) noexcept
    cpdef bint is_coastal(self, Py_ssize_t tile) noexcept
    cdef Py_ssize_t to_coast(self, Py_ssize_t cell, Py_ssize_t limit) noexcept
    cdef Py_ssize_t _to_coast_on(self, Py_ssize_t cell, Py_ssize_t side, Py_ssize_t limit) noexcept
