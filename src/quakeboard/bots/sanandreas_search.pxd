# C types of the names that sanandreas_search.py uses; everything else is declared where it is used.

from quakeboard.rules.sanandreas.position cimport (
    AT, WHERE, CITIES, PAWN_AT, EPICENTRES, HANDS, SCORES, SPOTS, IN_HAND, DESTROYED, FIRST_PLACE, MAY_FOUND, MAY_MARK, to_coast
)

cdef int[::1] SIDE_STEPS, QUARTERS_AT
cdef int FIRST_TILE, SIZE, TILES
cdef int MARK, FOUND, SWAP
cdef int TURN, SWAPPING
cdef int FARTHEST, MOST_SEATS
cdef double HAND, NULL, HOPE, UNMARKED, UNCLEAR, OWN, BESIDE, SPREAD, SURE
cdef int STRAY
