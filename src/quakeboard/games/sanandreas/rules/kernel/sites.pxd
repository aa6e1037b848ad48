# C types of sites.py, for the modules that are compiled with it.

from quakeboard.games.sanandreas.rules.kernel.board cimport Board
from quakeboard.games.sanandreas.rules.kernel.constants cimport FIRST_TILE, MAY_FOUND, MAY_MARK, PLACES, SIZE, TILES
from quakeboard.games.sanandreas.rules.kernel.pieces cimport Pieces
from quakeboard.games.sanandreas.rules.kernel.stack cimport Stack

cdef int[::1] SIDE_STEPS

cdef class Sites:
    cdef object store
    cdef int[::1] block
    cdef int[::1] status  # for each space: MAY_FOUND, MAY_MARK, both or nothing
    cdef int[::1] spaces  # those on which a tile shows, in the order of their numbers
    cdef readonly Py_ssize_t space_count
    cdef readonly Py_ssize_t foundable, markable  # on how many spaces a city may be founded, or a pawn be put

    cdef _slice_block(self)
    cdef Sites twin(self)
    cdef become(self, Sites other)
    cdef void _set_numbers(self, Sites other) noexcept
    cdef bint may_found(self, Py_ssize_t cell) noexcept
    cdef bint may_mark(self, Py_ssize_t cell) noexcept
    cdef Py_ssize_t nth_to_found(self, Py_ssize_t k) noexcept
    cdef Py_ssize_t nth_to_mark(self, Py_ssize_t k) noexcept
    cdef Py_ssize_t _nth(self, Py_ssize_t bit, Py_ssize_t k) noexcept
    cdef survey(self, Board board, Pieces pieces)
    cdef void take_for_city(self, Py_ssize_t cell) noexcept
    cdef void _keep_apart(self, Py_ssize_t cell) noexcept
    cdef void take_for_pawn(self, Py_ssize_t cell) noexcept
    cdef void _forbid(self, Py_ssize_t cell, Py_ssize_t bits) noexcept
