# C types of the names that sanandreas_search.py uses.

from quakeboard.games.sanandreas.bots.kernel.prospects cimport FARTHEST
from quakeboard.games.sanandreas.bots.kernel.turns cimport Turns
from quakeboard.games.sanandreas.rules.kernel.position cimport WHERE, CITIES, SCORES, FIRST_PLACE, to_coast

cdef int MARK, FOUND, SWAP
cdef int TURN, ROLLING, SWAPPING
cdef int STRAY
cdef double POINT

cdef class SanAndreasKnowledge(Turns):
    cdef int _choose(self, position, rng)
    cdef int _best_shift(self, position)
    cdef double _ahead(self, int seat) noexcept
