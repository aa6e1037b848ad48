# C types of the names that kernel.py uses, and what other compiled modules may call.

from quakeboard.core.kernel.rng cimport Rng
from quakeboard.games.sanandreas.rules.kernel.board cimport Board
from quakeboard.games.sanandreas.rules.kernel.constants cimport CHANCE, OVER
from quakeboard.games.sanandreas.rules.kernel.constants cimport FIRST, FOUND, MARK, PASS, ROLL, ROLLS, SHIFT, SWAP
from quakeboard.games.sanandreas.rules.kernel.constants cimport ENDED, ROLLING, SET_UP, SHIFTING, SWAPPING, TURN
from quakeboard.games.sanandreas.rules.kernel.constants cimport BURIED, LEANED, OUT_OF_COINS, SANK, STANDSTILL
from quakeboard.games.sanandreas.rules.kernel.constants cimport FIRST_TILE, IN_HAND, LAND, BARE_LAND, SIZE, THINGS, TILES
from quakeboard.games.sanandreas.rules.kernel.pieces cimport Pieces
from quakeboard.games.sanandreas.rules.kernel.sites cimport Sites
from quakeboard.games.sanandreas.rules.kernel.stack cimport Stack

cdef int[::1] PUSH_STEPS, LIFTS

cdef Py_ssize_t advance_to_seat(object kernel, Rng rng) except? -1
cdef Py_ssize_t sample_code(object kernel, Rng rng) except? -1
cdef bint is_legal_code(object kernel, Py_ssize_t code) except? -1
cdef step_unchecked(object kernel, Py_ssize_t code)
cdef Py_ssize_t count_choices(object kernel) except? -1
cdef Py_ssize_t list_choices(object kernel, int[::1] out) except? -1
cdef reset_to(object kernel, object start)
cdef write_scores(object kernel, int[::1] out, Py_ssize_t at)
