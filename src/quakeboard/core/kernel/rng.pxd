# C types of rng.py, for the kernels that are compiled with it.

cdef long long WORD, HALF, TOP

cdef class Rng:
    cdef long long a, b, c, d, e, counter
    cdef long long word(self) noexcept
    cpdef long long below(self, long long n) noexcept
