# C types of the names that position.py imports; everything else is declared where it is used.

from quakeboard.rules.rng cimport Rng

cdef Py_ssize_t PASS, FIRST, CREW, SIDE, TOWN_CHOICE, DRAW, TURN
cdef Py_ssize_t EMPTY, BEYOND, TOWN, STUB, GREEN, FIRST_INTERSECTION, FIRST_QUAKE, DEMANDS, NO_LINE
cdef Py_ssize_t CHANCE, OVER

cdef unsigned char[::1] PARTNERS, TILES_OF, ROTATIONS, VALUES, FACE_NUMBERS, FITTING, FITTING_COUNT, WANTED, BITS, NTH_BIT
cdef unsigned short[::1] DIGITS

cdef Py_ssize_t SET_UP, DRAWING, LAYING, CLAIMING, CHOOSING_TOWN, CHOOSING_SIDE, AFTERSHOCK, ENDED
cdef Py_ssize_t UNSEEN, ROW, LAYS, CREWS_LEFT, PILES, JUNCTIONS, LINES, TURNED, MARKERS, SCORES, TALLY
cdef Py_ssize_t STRAIGHT, LOOSE, TIGHT, LARGEST_QUAKE, TOWN_BONUS
