# C types of the names that tables.py uses; everything else is declared where it is used.

from quakeboard.tensors.kernel.arrays cimport TableArrays
from quakeboard.tensors.kernel.rewards cimport reward

cdef int OVER
