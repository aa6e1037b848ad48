# C types of the names that vector_tables.py uses; everything else is declared where it is used.

from quakeboard.tensors.kernel.either_game cimport EitherGame
from quakeboard.tensors.kernel.rewards cimport reward

cdef int OVER
