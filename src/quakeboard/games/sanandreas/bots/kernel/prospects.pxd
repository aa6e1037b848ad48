# C types of sanandreas_search_prospects.py, for the modules that are compiled with it.

from quakeboard.games.sanandreas.rules.kernel.position cimport (
    AT, WHERE, CITIES, PAWN_AT, EPICENTRES, HANDS, SCORES, IN_HAND, DESTROYED, FIRST_PLACE, to_coast
)

cdef int[::1] QUARTERS_AT
cdef int SIZE, FARTHEST, MOST_SEATS, PAWNS_FOR_A_QUAKE, SHIFTING, MANY, NEAR
cdef double[::1] CITY, HAND, COUNT
cdef double NULL, HOPE, FAINT, NEXT, SPREAD, SURE

cdef class Prospects:
    cdef bint amid  # whether the search began in the midst of a quake

    # The ground that was last looked at: what the spaces showed, how the tiles leaned,
    cdef int[::1] ground
    cdef long long[::1] leans
    cdef int[::1] way, touched, coastal  # and what pushes do there (see sanandreas_pushes)
    cdef double[::1] lives, gains, hazard

    # The position that is looked at.
    cdef int[::1] show, tally
    cdef int seats, pawns, cities

    cdef double[::1] worths  # for each seat: the points that it may expect to have in the end

    cdef _see_ground(self, position)
    cdef bint _lies_still(self, position) except? -1
    cdef _look(self, position)
    cdef int _cell(self, int place) noexcept
    cdef int _marked(self, int i) noexcept
    cdef double _survives(self, int cell) noexcept
    cdef int _best_destroyed(self, int seat) noexcept
    cdef double _points(self, int coin, int way) noexcept
    cdef int _smallest_hand(self, int spender) noexcept
    cdef list _soft(self)
    cdef list _final(self)
