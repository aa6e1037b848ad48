# C types of arrays.py, for what is compiled with it.

from quakeboard.games.sanandreas.rules.kernel cimport position as kernel
from quakeboard.tensors.kernel.arrays cimport TableArrays
from quakeboard.games.sanandreas.rules.kernel.position cimport ABOVE, AT, CITIES, DICE, FIRST_PLACE, HANDS, PAWN_AT
from quakeboard.games.sanandreas.rules.kernel.position cimport SCORES, WHERE

cdef Py_ssize_t PASS, SHIFT, SWAP, ROLL, MARK, FOUND
cdef Py_ssize_t LAKE, SHORE, FIRST_TILE, TILES, LAND, DESTROYED
cdef Py_ssize_t COINS, PAWNS, DIE_FACES, SWAPS
cdef Py_ssize_t AT_LAND, AT_TILE, AT_SHOWS, AT_QUARTER, AT_SLOPE, AT_HEIGHT, AT_STEEP, AT_COASTAL, AT_PAWN
cdef Py_ssize_t AT_COIN, AT_OPEN, AT_DIE, AT_PHASE, AT_PASSES, SEATED
cdef int[::1] QUARTERS_AT

cdef class SanAndreasArrays(TableArrays):
    # The first planes of what only a table with lakes, or with closed lost coins, has.
    cdef Py_ssize_t at_lake, at_secret

    cdef double _depth(self, int above) noexcept
    cdef _draw_stacks(self, position, float[::1] out)
    cdef _draw_surface(self, position, float[::1] out)
    cdef _draw_lie(
        self, position, float[::1] out, Py_ssize_t tile, int[::1] show, int[::1] tally, long long[::1] planes
    )
    cdef _draw_pawns(self, position, float[::1] out)
    cdef _draw_cities(self, position, Py_ssize_t seat, float[::1] out)
    cdef _tell_coins(self, position, Py_ssize_t seat, float[::1] out)
    cdef _tell_moment(self, position, Py_ssize_t seat, float[::1] out)
