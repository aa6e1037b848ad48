# C types of either_game.py, for what is compiled with it.

from quakeboard.games.sanandreas.tensors.kernel.arrays cimport SanAndreasArrays
from quakeboard.games.seismic.tensors.kernel.arrays cimport SeismicArrays
from quakeboard.core.kernel.rng cimport Rng
from quakeboard.games.sanandreas.rules.kernel cimport position as sanandreas
from quakeboard.games.seismic.rules.kernel cimport position as seismic

cdef class EitherGame:
    cdef bint is_seismic
    cdef SeismicArrays seismic_arrays
    cdef SanAndreasArrays sanandreas_arrays

    cdef Py_ssize_t await_seat(self, position, Rng rng) except? -1
    cdef Py_ssize_t pick(self, position, Rng rng) except? -1
    cdef bint may(self, position, Py_ssize_t code) except? -1
    cdef do(self, position, Py_ssize_t code)
    cdef Py_ssize_t count_choices(self, position) except? -1
    cdef Py_ssize_t list_choices(self, position, int[::1] out) except? -1
    cdef set_back(self, position, start)
    cdef count_points(self, position, int[::1] out, Py_ssize_t at)
    cdef Py_ssize_t number(self, position, Py_ssize_t code) except? -1
    cdef Py_ssize_t code(self, position, Py_ssize_t number) except? -2
    cdef encode(self, position, Py_ssize_t seat, float[::1] out)
