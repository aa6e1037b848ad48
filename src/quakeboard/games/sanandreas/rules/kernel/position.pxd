# C types of the names that position.py uses; everything else is declared where it is used.

from quakeboard.core.kernel.rng cimport Rng
from quakeboard.games.sanandreas.rules.kernel.settling cimport Settler

cdef int PASS, FIRST, SHIFT, SWAP, ROLL, MARK, FOUND, ROLLS
cdef int LAKE, OCEAN, SHORE, FIRST_TILE, OPEN_SEA, SIZE, STRIDE
cdef int TILES, LAND
cdef int CHANCE, OVER

cdef int[::1] LANDS, COVERS, SIDE_STEPS, QUARTERS_AT, PUSH_STEPS, LIFTS
cdef Settler SETTLER
cdef long long SQUARABLE

cdef int SET_UP, TURN, ROLLING, SHIFTING, SWAPPING, ENDED
cdef int AT, ABOVE, BELOW, WHERE, CITIES, PAWN_AT, EPICENTRES, DICE, HANDS, SCORES, SPOTS, TALLY
cdef int IN_HAND, DESTROYED, FIRST_PLACE, FIRST_PAWN
cdef int MAY_FOUND, MAY_MARK
cdef int HELD, PLANES, BLOCK, LAND_BIT, TILE_BITS

cdef int to_coast(int[::1] show, int cell, int limit) noexcept

cdef int advance_to_seat(object position, Rng rng) except? -1
cdef int sample_code(object position, Rng rng) except? -1
cdef bint is_legal_code(object position, int code) except? -1
cdef step_unchecked(object position, int code)
cdef int count_choices(object position) except? -1
cdef int list_choices(object position, int[::1] out) except? -1
cdef reset_to(object position, object start)
cdef write_scores(object position, int[::1] out, Py_ssize_t at)
