# C types of arrays.py, for what is compiled with it.

from quakeboard.games.sanandreas.rules.kernel cimport kernel as rules
from quakeboard.tensors.kernel.arrays cimport TableArrays
from quakeboard.games.sanandreas.rules.kernel.board cimport Board
from quakeboard.games.sanandreas.rules.kernel.constants cimport FIRST_TILE, FOUND, LAKE, LAND, MARK, PASS, ROLL, SHIFT
from quakeboard.games.sanandreas.rules.kernel.constants cimport BARE_LAND, SWAP, TILES
from quakeboard.games.sanandreas.rules.kernel.pieces cimport Pieces
from quakeboard.games.sanandreas.rules.kernel.stack cimport Stack

cdef Py_ssize_t COINS, PAWNS, DIE_FACES, SWAPS
cdef Py_ssize_t AT_LAND, AT_TILE, AT_SHOWS, AT_QUARTER, AT_SLOPE, AT_HEIGHT, AT_STEEP, AT_COASTAL, AT_PAWN
cdef Py_ssize_t AT_COIN, AT_OPEN, AT_DIE, AT_PHASE, AT_PASSES, SEATED
cdef int[::1] QUARTERS_AT

cdef class SanAndreasArrays(TableArrays):
    # The first planes of what only a table with lakes, or with closed lost coins, has.
    cdef Py_ssize_t at_lake, at_secret

    cdef double _depth(self, int above) noexcept
    cdef _draw_stacks(self, kernel, float[::1] out)
    cdef _draw_surface(self, kernel, float[::1] out)
    cdef _draw_lie(self, Board board, Py_ssize_t tile, float[::1] out)
    cdef _draw_pawns(self, kernel, float[::1] out)
    cdef _draw_cities(self, kernel, Py_ssize_t seat, float[::1] out)
    cdef _tell_coins(self, kernel, Py_ssize_t seat, float[::1] out)
    cdef _tell_moment(self, kernel, Py_ssize_t seat, float[::1] out)
