# C types of arrays.py, for what is compiled with it.

from quakeboard.core.kernel.rng cimport Rng

cdef class TableArrays:
    cdef readonly Py_ssize_t seats, cells
    cdef Py_ssize_t seated  # the first plane of those with one a seat
    cdef int[::1] cell_at  # for each place, row by row: the kernel's cell
    cdef int[::1] place_of  # for each cell of the kernel: its place, or -1 beyond the table

    cdef Py_ssize_t advance_to_seat(self, kernel, Rng rng) except? -1
    cdef Py_ssize_t sample_code(self, kernel, Rng rng) except? -1
    cdef bint is_legal_code(self, kernel, Py_ssize_t code) except? -1
    cdef step_unchecked(self, kernel, Py_ssize_t code)
    cdef Py_ssize_t count_choices(self, kernel) except? -1
    cdef Py_ssize_t list_choices(self, kernel, int[::1] out) except? -1
    cdef reset_to(self, kernel, start)
    cdef write_scores(self, kernel, int[::1] out, Py_ssize_t at)
    cpdef Py_ssize_t number(self, kernel, Py_ssize_t code) except? -1
    cpdef Py_ssize_t code(self, kernel, Py_ssize_t number) except? -1
    cpdef encode(self, kernel, Py_ssize_t seat, float[::1] out)
    cpdef mask(self, kernel, signed char[::1] out)
    cdef _set_cell(self, float[::1] out, Py_ssize_t plane, Py_ssize_t cell, double value)
    cdef _fill_plane(self, float[::1] out, Py_ssize_t plane, double value)
    cdef Py_ssize_t _seated(self, Py_ssize_t group, Py_ssize_t other, Py_ssize_t seat) noexcept
    cdef Py_ssize_t _after(self, Py_ssize_t other, Py_ssize_t seat) noexcept
    cdef _fill_turn(self, kernel, float[::1] out, Py_ssize_t seat, Py_ssize_t group)
