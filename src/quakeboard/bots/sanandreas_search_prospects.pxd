# C types of sanandreas_search_prospects.py, for the module that is compiled with it.

from quakeboard.rules.sanandreas.position cimport (
    AT, WHERE, CITIES, PAWN_AT, EPICENTRES, HANDS, SCORES, IN_HAND, DESTROYED, FIRST_PLACE, to_coast
)

cdef int[::1] SIDE_STEPS, QUARTERS_AT
cdef int FIRST_TILE, SIZE, TILES
cdef int FARTHEST, MOST_SEATS
cdef double HAND, NULL, HOPE, UNCLEAR, OWN, BESIDE, SPREAD, SURE

cdef class Prospects:
    # What was known where the search began: for tile * SIZE + space, how likely a city there is to live through
    cdef double[::1] lives  # a push of the tile; and for each space,
    cdef double[::1] hazard  # how likely an epicentre that is marked somewhere is to destroy a city there;
    cdef int[::1] start_at, start_show  # where the tiles were, and what the spaces showed
    cdef double[::1] quakes  # for each number of coins in the smallest hand: how many quakes are to come

    # The position that is looked at,
    cdef int eyes  # by which seat, if it may not know all coins
    cdef long long known  # as bits: the coins that all may know
    cdef int[::1] show, tally, status
    cdef int seats, pawns, cities, spots, turn
    cdef int[::1] way  # for each space that shows a tile: the spaces from it to the nearest coast, or FARTHEST
    cdef bint stale  # whether that must be found anew: the tiles may have moved

    # For each seat: what it may expect in all, in the next quake, and of its hand.
    cdef double[::1] worths, scored, hands
    cdef double rival  # what another seat's point counts against one's own

    cdef _look(self, position, int seat)
    cdef void _find_ways(self) noexcept
    cdef int _cell(self, int place) noexcept
    cdef double _lives(self, int tile, int cell) noexcept
    cdef double _survives(self, int cell) noexcept
    cdef int _best_destroyed(self, int seat) noexcept
    cdef double _points(self, int seat, int value, int way) noexcept
    cdef double _city_points(self, int coin, int way) noexcept
    cdef double _coin(self, int value) noexcept
    cdef int _smallest_hand(self) noexcept
    cdef void _reckon(self) noexcept
    cdef list _soft(self)
    cdef list _final(self)
    cdef double _lead(self) noexcept
    cdef double _ahead(self, int seat) noexcept
