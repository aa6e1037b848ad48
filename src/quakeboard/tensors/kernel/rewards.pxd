# C types of rewards.py, for the modules that are compiled with it.

cpdef void reward(
    int[::1] scores, Py_ssize_t at, Py_ssize_t seats, Py_ssize_t won, bint by_rank, float[::1] out
) noexcept
