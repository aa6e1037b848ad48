# C types of evaluator.py.

from quakeboard.games.sanandreas.bots.kernel.prospects cimport FARTHEST
from quakeboard.games.sanandreas.bots.kernel.turns cimport Turns
from quakeboard.games.sanandreas.rules.kernel.position cimport WHERE, CITIES, SCORES, FIRST_PLACE, to_coast

cdef int MARK, FOUND, SWAP
cdef int TURN, ROLLING, SWAPPING
cdef int RANDOM_TURN_PERCENT
cdef double SHARE_PER_POINT

cdef class SanAndreasEvaluator(Turns):
    cdef int _choose(self, position, rng)
    cdef int _best_shift(self, position)
    cdef double _lead(self, int seat) noexcept
