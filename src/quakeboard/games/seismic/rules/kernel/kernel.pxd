# C types of the names that kernel.py uses, and what other compiled modules may call.

from quakeboard.core.kernel.rng cimport Rng
from quakeboard.games.seismic.rules.kernel.board cimport BITS, NTH_BIT, FITTING, Board, Ground
from quakeboard.games.seismic.rules.kernel.pile cimport Pile
from quakeboard.games.seismic.rules.kernel.sections cimport count_scores, unclaimed, unpack
from quakeboard.games.seismic.rules.kernel.constants cimport CHANCE, CREW, DRAW, FIRST, OVER, PASS, SIDE, TOWN_CHOICE, TURN
from quakeboard.games.seismic.rules.kernel.constants cimport AFTERSHOCK, CHOOSING_SIDE, CHOOSING_TOWN, CLAIMING, DRAWING
from quakeboard.games.seismic.rules.kernel.constants cimport CLOSED, ENDED, LAYING, OUT_OF_TILES, SET_UP, UNPLACEABLE
from quakeboard.games.seismic.rules.kernel.constants cimport BEYOND, DEMANDS, EMPTY, FIRST_QUAKE, GREEN, LARGEST_QUAKE
from quakeboard.games.seismic.rules.kernel.constants cimport NO_CREW, TOWN

cdef unsigned char[::1] PARTNERS, TILES_OF, ROTATIONS, FACE_NUMBERS, TURNED_FACES, TURNS

cdef Py_ssize_t advance_to_seat(object kernel, Rng rng) except? -1
cdef Py_ssize_t sample_code(object kernel, Rng rng) except? -1
cdef bint is_legal_code(object kernel, Py_ssize_t code) except? -1
cdef step_unchecked(object kernel, Py_ssize_t code)
cdef Py_ssize_t count_choices(object kernel) except? -1
cdef Py_ssize_t list_choices(object kernel, int[::1] out) except? -1
cdef reset_to(object kernel, object start)
cdef write_scores(object kernel, int[::1] out, Py_ssize_t at)
cdef Py_ssize_t face_at(object kernel, Py_ssize_t cell) except? -1
cdef Py_ssize_t crew_at(object kernel, Py_ssize_t cell) except? -1
cdef Py_ssize_t laid_at(object kernel) except? -1
