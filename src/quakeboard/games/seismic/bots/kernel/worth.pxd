# C types of worth.py, for the modules that are compiled with it.

from quakeboard.games.seismic.bots.kernel.roads cimport Roads

cdef unsigned char[::1] PARTNERS, FACE_NUMBERS, FITTING, ROADS_IN, FOUND_WAYS
cdef unsigned short[::1] DIGITS, WAYS
cdef Py_ssize_t EMPTY, BEYOND, STUB, GREEN, FIRST_QUAKE, DEMANDS
cdef Py_ssize_t TOWN_BONUS, WAYS_ON

cdef class Prospects(Roads):
    # What was to be expected where the search began.
    cdef Py_ssize_t start_turn
    cdef double start_lays, start_pile, start_quakes
    cdef double[::1] supply  # for each kind of tile: how many the pile was expected to hold
    # For (demand * 6 + edge) * WAYS_ON + way: how many of them lead a road on that way.
    cdef double[::1] coming
    cdef unsigned char[::1] known  # for each demand: whether `coming` has been filled in

    # What is to be expected now.
    cdef double lays  # how many tiles are still to be laid
    cdef Py_ssize_t row_size  # how many tiles are face up

    # The greedy bot's figures, 1 for roads with one open end and 2 with two: see `worth.Weights`.
    cdef double chance1, ease1, points1, late1
    cdef double chance2, ease2, points2, late2
    cdef double points_per_end, ready, quake_factor, others, crew_in_hand

    # A tile that is thought of as laid; the cell is -1 if there is none.
    cdef Py_ssize_t new_cell, new_face
    cdef Py_ssize_t supposed_cell, supposed_demand  # an empty cell, and what more is thought of as demanded there
    cdef Py_ssize_t actor  # the seat for which is judged

    cdef _load(self, kernel)
    cdef double _expected(self) noexcept
    cdef double _expected_if_open(self, double ease) noexcept
    cdef double _ease(self, Py_ssize_t end) noexcept
    cdef double _stake(self, double most) noexcept
    cdef double _finishers(self, Py_ssize_t end) noexcept
    cdef Py_ssize_t _demand(self, Py_ssize_t cell) noexcept
    cdef bint _is_finished(self, Py_ssize_t cell, Py_ssize_t edge) noexcept
    cdef void _find_coming(self, Py_ssize_t demand) noexcept
    cdef Py_ssize_t _ways(self, Py_ssize_t tile, Py_ssize_t demand, Py_ssize_t edge) noexcept
    cdef void _find_ways(self, Py_ssize_t tile, Py_ssize_t demand) noexcept
    cdef Py_ssize_t _count_bits(self, Py_ssize_t mask) noexcept
