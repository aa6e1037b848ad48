# C types of evaluator.py.

from quakeboard.games.sanandreas.bots.kernel.prospects cimport FARTHEST
from quakeboard.games.sanandreas.bots.kernel.turns cimport Turns
from quakeboard.games.sanandreas.rules.kernel.constants cimport CHANCE, FOUND, MARK, OVER, ROLLING, SWAP, SWAPPING, TURN

cdef int RANDOM_TURN_PERCENT
cdef double SHARE_PER_POINT

cdef class SanAndreasEvaluator(Turns):
    cdef int _choose(self, kernel, rng)
    cdef int _best_shift(self, kernel)
    cdef double _lead(self, int seat) noexcept
