# C types of the names that seismic_search.py uses; everything else is declared where it is used.

from quakeboard.rules.seismic.position cimport LINES, ROW

cdef unsigned char[::1] PARTNERS, VALUES, FACE_NUMBERS, FITTING, FOUND_WAYS
cdef unsigned short[::1] DIGITS, WAYS
cdef unsigned char[::1] ROADS_IN
cdef Py_ssize_t EMPTY, BEYOND, TOWN, STUB, GREEN, FIRST_QUAKE, DEMANDS
cdef Py_ssize_t TURN, CREW
cdef Py_ssize_t LAYING, CLAIMING, ENDED
cdef Py_ssize_t DEEPEST, TOWN_BONUS, SIDES, MOST_SEATS
cdef Py_ssize_t NOWHERE, AT_END, OPEN, LOOP
cdef Py_ssize_t FEW, EVERY
