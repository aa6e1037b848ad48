# C types of pieces.py, for the modules that are compiled with it.

from quakeboard.games.sanandreas.rules.kernel.constants cimport DESTROYED, FIRST_PAWN, FIRST_PLACE, IN_HAND, PLACES, TILES

cdef class Pieces:
    cdef object store
    cdef int[::1] block
    cdef Py_ssize_t seats
    cdef readonly Py_ssize_t known  # the coins that all may know, as bits (ruling A14)
    cdef readonly bint closed  # whether a coin that is destroyed stays as secret as it was (ruling A14)
    cdef readonly Py_ssize_t city_count, pawn_count  # how many are on the board

    cdef int[::1] held  # for each place of a tile: nothing, 1 + a coin, or FIRST_PAWN + a pawn
    cdef int[::1] where  # for each coin: IN_HAND, DESTROYED, or FIRST_PLACE + the place of its city
    cdef int[::1] cities  # the coins of the cities on the board, in the order of founding
    cdef int[::1] pawn_at  # for each pawn: 0, or 1 + its place
    cdef int[::1] marked  # the pawns on the board, in the order of marking
    cdef int[::1] hands  # for each seat: how many coins it has in hand
    cdef int[::1] dice  # for each pawn: what its die shows
    cdef int[::1] scores  # for each seat: its points

    cdef _slice_block(self)
    cdef Pieces twin(self)
    cdef become(self, Pieces other)
    cdef void _set_numbers(self, Pieces other) noexcept
    cdef bint is_in_hand(self, Py_ssize_t coin) noexcept
    cdef bint is_destroyed(self, Py_ssize_t coin) noexcept
    cdef bint is_city(self, Py_ssize_t coin) noexcept
    cdef bint is_known(self, Py_ssize_t coin) noexcept
    cdef Py_ssize_t nth_in_hand(self, Py_ssize_t seat, Py_ssize_t k) noexcept
    cdef Py_ssize_t destroyed_count(self, Py_ssize_t seat) noexcept
    cdef Py_ssize_t nth_destroyed(self, Py_ssize_t seat, Py_ssize_t k) noexcept
    cdef void reveal(self, Py_ssize_t coin) noexcept
    cdef Py_ssize_t city_place(self, Py_ssize_t coin) noexcept
    cdef void found(self, Py_ssize_t coin, Py_ssize_t place) noexcept
    cdef void destroy(self, Py_ssize_t index) noexcept
    cdef void swap(self, Py_ssize_t null, Py_ssize_t coin) noexcept
    cdef bint is_supplied(self, Py_ssize_t pawn) noexcept
    cdef Py_ssize_t pawn_place(self, Py_ssize_t pawn) noexcept
    cdef Py_ssize_t nth_supplied(self, Py_ssize_t k) noexcept
    cdef void mark(self, Py_ssize_t pawn, Py_ssize_t place) noexcept
    cdef void lift(self, Py_ssize_t pawn) noexcept
    cdef void roll(self, Py_ssize_t roll) noexcept
    cdef bint is_open(self, Py_ssize_t pawn) noexcept
    cdef Py_ssize_t open_count(self) noexcept
    cdef Py_ssize_t nth_open(self, Py_ssize_t k) noexcept
