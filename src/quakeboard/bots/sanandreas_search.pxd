# C types of the names that sanandreas_search.py uses.

from quakeboard.bots.sanandreas_search_prospects cimport SPREAD, Prospects
from quakeboard.rules.sanandreas.position cimport (
    WHERE, CITIES, PAWN_AT, HANDS, SPOTS, IN_HAND, FIRST_PLACE, MAY_FOUND, MAY_MARK
)

cdef int FIRST_TILE
cdef int MARK, FOUND, SWAP
cdef int TURN, SWAPPING
cdef int STRAY
cdef double BLEND

cdef class SanAndreasKnowledge(Prospects):
    cdef object greedy

    cdef int _free_pawn(self) noexcept
    cdef double _judge_found(self, int cell, int value) noexcept
    cdef double _judge_mark(self, int cell) noexcept
    cdef int _choose(self, position, rng)
    cdef int _best_shift(self, position)
