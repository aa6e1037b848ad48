# C types of arrays.py, for what is compiled with it.

from quakeboard.core.kernel.rng cimport Rng

cdef class TableArrays:
    cdef readonly Py_ssize_t seats, cells
    cdef Py_ssize_t seated  # the first plane of those with one a seat
    cdef int[::1] cell_at  # for each place, row by row: the kernel's cell
    cdef int[::1] place_of  # for each cell of the kernel: its place, or -1 beyond the table

    cdef Py_ssize_t advance_to_seat(self, position, Rng rng) except? -1
    cdef Py_ssize_t sample_code(self, position, Rng rng) except? -1
    cdef bint is_legal_code(self, position, Py_ssize_t code) except? -1
    cdef step_unchecked(self, position, Py_ssize_t code)
    cdef Py_ssize_t count_choices(self, position) except? -1
    cdef Py_ssize_t list_choices(self, position, int[::1] out) except? -1
    cdef reset_to(self, position, start)
    cdef write_scores(self, position, int[::1] out, Py_ssize_t at)
    cpdef Py_ssize_t number(self, position, Py_ssize_t code) except? -1
    cpdef Py_ssize_t code(self, position, Py_ssize_t number) except? -1
    cpdef encode(self, position, Py_ssize_t seat, float[::1] out)
    cpdef mask(self, position, signed char[::1] out)
    cdef _set_cell(self, float[::1] out, Py_ssize_t plane, Py_ssize_t cell, double value)
    cdef _fill_plane(self, float[::1] out, Py_ssize_t plane, double value)
    cdef Py_ssize_t _seated(self, Py_ssize_t group, Py_ssize_t other, Py_ssize_t seat) noexcept
    cdef Py_ssize_t _after(self, Py_ssize_t other, Py_ssize_t seat) noexcept
    cdef _fill_turn(self, position, float[::1] out, Py_ssize_t seat, Py_ssize_t group)
