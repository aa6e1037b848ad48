# C types of arrays.py, for what is compiled with it.

from quakeboard.games.seismic.rules.kernel cimport kernel as rules
from quakeboard.tensors.kernel.arrays cimport TableArrays
from quakeboard.games.seismic.rules.kernel.board cimport Board
from quakeboard.games.seismic.rules.kernel.kernel cimport crew_at, face_at, laid_at
from quakeboard.games.seismic.rules.kernel.pile cimport Pile

cdef Py_ssize_t PASS, CREW, SIDE, TOWN_CHOICE, DRAW, TURN
cdef Py_ssize_t EMPTY, TOWN, STUB, KINDS, NO_FRAGMENT, FACES, FRAGMENTS, MOST_TOWNS, NO_CREW, TURNS_OF_A_TILE
cdef Py_ssize_t AT_TOWN, AT_ROAD, AT_CREWED, AT_WANTS_ROAD, AT_WANTS_GREEN, AT_LAID, AT_HIT, AT_TURNED
cdef Py_ssize_t AT_FACE_UP, AT_UNSEEN, AT_PILE, AT_BOXED, AT_TO_DRAW, AT_SIDE, AT_QUAKE, AT_SECOND
cdef Py_ssize_t AT_PHASE, AT_VARIANT, SEATED
cdef unsigned char[::1] PARTNERS, TILES_OF, ROTATIONS, FACE_NUMBERS, FRAGMENT_OF, FIRST_EDGE, TURN_NUMBERS
cdef unsigned short[::1] DIGITS

cdef class SeismicArrays(TableArrays):
    cdef readonly Py_ssize_t size, lays  # of the table in the kernel; how many numbers are lays
    cdef Py_ssize_t turns  # the first number of a turn
    cdef int[::1] variants  # for each variant: whether it is played
    cdef unsigned short[::1] town_cells
    cdef double crews, pile  # at the start

    cdef Py_ssize_t _code_of_face(self, Py_ssize_t face, Py_ssize_t cell) except? -1
    cdef Py_ssize_t _number_of_turn(self, kernel, Py_ssize_t cell, Py_ssize_t sixths) except? -1
    cdef Py_ssize_t _code_of_turn(self, kernel, Py_ssize_t cell, Py_ssize_t sixths) except? -1
    cdef Py_ssize_t _tile_with_crew(self, kernel, Py_ssize_t cell) except? -1
    cdef Py_ssize_t _code_of_crew(self, kernel, Py_ssize_t fragment) except? -1
    cdef Py_ssize_t _fragment(self, kernel, Py_ssize_t edge) except? -1
    cdef _draw_board(self, kernel, Py_ssize_t seat, float[::1] out)
    cdef _draw_face(self, float[::1] out, Py_ssize_t cell, Py_ssize_t face)
    cdef _draw_crew(self, float[::1] out, Py_ssize_t cell, Py_ssize_t face, Py_ssize_t crew, Py_ssize_t seat)
    cdef _draw_demand(self, float[::1] out, Py_ssize_t cell, Py_ssize_t demand)
    cdef _draw_moment(self, kernel, float[::1] out)
    cdef _tell_tiles(self, kernel, float[::1] out)
    cdef Py_ssize_t _times_in_row(self, Board board, Py_ssize_t tile) noexcept
    cdef _tell_moment(self, kernel, float[::1] out)
    cdef _tell_seats(self, kernel, Py_ssize_t seat, float[::1] out)
