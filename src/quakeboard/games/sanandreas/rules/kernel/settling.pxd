# C types of settling.py, for the kernel that is compiled with it.

cdef long long FINEST, LARGEST
cdef int MOST_CASES
cdef int SW, W, NW, S, C, N, SE, E, NE

cdef class Settler:
    cdef long long[::1] heights, east, north
    cdef public long long unit, a, b, c, d
    cpdef begin(self)
    cpdef bint refine(self, long long d)
    cpdef bint rest(self)
    cdef bint _solve(self)
    cdef bint _is_tractable(self)
    cdef long long _lowest_centre(self)
    cdef int _lowest_corners(self, long long twelve_c)
    cdef _reduce(self)
