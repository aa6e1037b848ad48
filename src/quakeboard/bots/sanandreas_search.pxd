# C types of the names that sanandreas_search.py uses.

from quakeboard.bots.sanandreas_search_prospects cimport FARTHEST
from quakeboard.bots.sanandreas_search_turns cimport Turns
from quakeboard.rules.sanandreas.position cimport WHERE, CITIES, SCORES, FIRST_PLACE, to_coast

cdef int MARK, FOUND, SWAP
cdef int TURN, ROLLING, SWAPPING
cdef int STRAY
cdef double POINT

cdef class SanAndreasKnowledge(Turns):
    cdef int _choose(self, position, rng)
    cdef int _best_shift(self, position)
    cdef double _ahead(self, int seat) noexcept
