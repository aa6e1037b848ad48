# C types of the names that position.py imports; everything else is declared where it is used.

from quakeboard.core.kernel.rng cimport Rng

cdef Py_ssize_t PASS, FIRST, CREW, SIDE, TOWN_CHOICE, DRAW, TURN
cdef Py_ssize_t EMPTY, BEYOND, TOWN, STUB, GREEN, FIRST_INTERSECTION, FIRST_QUAKE, DEMANDS, NO_LINE, NO_CREW
cdef Py_ssize_t CHANCE, OVER

cdef unsigned char[::1] PARTNERS, TILES_OF, ROTATIONS, VALUES, FACE_NUMBERS, FITTING, FITTING_COUNT, WANTED, BITS, NTH_BIT, TURNED_FACES, TURNS
cdef unsigned short[::1] DIGITS

cdef Py_ssize_t SET_UP, DRAWING, LAYING, CLAIMING, CHOOSING_TOWN, CHOOSING_SIDE, AFTERSHOCK, ENDED
cdef Py_ssize_t UNSEEN, ROW, LAYS, CREWS_LEFT, PILES, JUNCTIONS, LINES, TURNED, MARKERS, SCORES, TALLY
cdef Py_ssize_t STRAIGHT, LOOSE, TIGHT, LARGEST_QUAKE, TOWN_BONUS

cdef Py_ssize_t advance_to_seat(object position, Rng rng) except? -1
cdef Py_ssize_t sample_code(object position, Rng rng) except? -1
cdef bint is_legal_code(object position, Py_ssize_t code) except? -1
cdef step_unchecked(object position, Py_ssize_t code)
cdef Py_ssize_t count_choices(object position) except? -1
cdef Py_ssize_t list_choices(object position, int[::1] out) except? -1
cdef reset_to(object position, object start)
cdef write_scores(object position, int[::1] out, Py_ssize_t at)
cdef Py_ssize_t face_at(object position, Py_ssize_t cell) except? -1
cdef Py_ssize_t crew_at(object position, Py_ssize_t cell) except? -1
cdef Py_ssize_t laid_at(object position) except? -1
