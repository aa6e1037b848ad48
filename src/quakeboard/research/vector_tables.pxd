# C types of the names that vector_tables.py uses; everything else is declared where it is used.

from quakeboard.research.either_game cimport EitherGame
from quakeboard.research.rewards cimport reward

cdef int OVER
