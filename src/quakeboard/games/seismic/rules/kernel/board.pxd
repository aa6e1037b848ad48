# C types of board.py, for the modules that are compiled with it.

from quakeboard.games.seismic.rules.kernel.constants cimport BEYOND, DEMANDS, EMPTY, GREEN, NO_FITS, NO_LINE, TOWN, TURN
from quakeboard.games.seismic.rules.kernel.constants cimport CREWS, FITS_OF, LAYS, LINES, ROW

cdef unsigned char[::1] FITTING, FITTING_COUNT, WANTED, NTH_BIT, BITS
cdef unsigned short[::1] DEMANDED
cdef Py_ssize_t COUNTS

cdef class Ground:
    cdef readonly Py_ssize_t size, towns
    cdef unsigned short[::1] blank
    cdef short[::1] steps
    cdef unsigned char[::1] line_of
    cdef unsigned short[::1] town_cells

cdef class Board:
    cdef readonly Ground ground
    cdef readonly unsigned short[::1] cells, crews, demand
    cdef unsigned short[::1] following, preceding
    cdef unsigned short[::1] counts
    cdef readonly Py_ssize_t row_size
    cdef Py_ssize_t near  # a cell of the frontier that is near to what has changed last, or 0
    cdef Py_ssize_t last  # the last cell of all, which is beyond the table's edge

    cdef _divide(self, unsigned short[::1] store)
    cdef Board twin(self, unsigned short[::1] store)
    cdef void set_numbers(self, Board other) noexcept
    cdef void put_down(self, Py_ssize_t cell, Py_ssize_t face) noexcept
    cdef void take_up(self, Py_ssize_t cell) noexcept
    cdef void _tell_neighbours(self, Py_ssize_t cell, Py_ssize_t face, Py_ssize_t sign) noexcept
    cdef void _recount(self, Py_ssize_t cell, Py_ssize_t before, Py_ssize_t after) noexcept
    cdef void _join_frontier(self, Py_ssize_t cell) noexcept
    cdef void _leave_frontier(self, Py_ssize_t cell) noexcept
    cdef bint is_closed(self) noexcept
    cdef void _count_on_lines(self, Py_ssize_t cell, Py_ssize_t change) noexcept
    cdef Py_ssize_t face_up(self, Py_ssize_t i) noexcept
    cdef void turn_up(self, Py_ssize_t tile) noexcept
    cdef void take_from_row(self, Py_ssize_t tile) noexcept
    cdef void discard_row(self) noexcept
    cdef bint is_face_up(self, Py_ssize_t tile) noexcept
    cdef Py_ssize_t count_lays(self) noexcept
    cdef Py_ssize_t nth_lay(self, Py_ssize_t k) noexcept
    cdef Py_ssize_t list_lays(self, int[::1] out, Py_ssize_t n) noexcept
    cdef bint may_lay(self, Py_ssize_t tile, Py_ssize_t cell, Py_ssize_t rotation) noexcept
    cdef Py_ssize_t crews_of(self, Py_ssize_t seat) noexcept
    cdef void set_crews_of(self, Py_ssize_t seat, Py_ssize_t crews) noexcept
    cdef void send_crew(self, Py_ssize_t cell, Py_ssize_t seat, Py_ssize_t edge) noexcept
    cdef void call_back(self, Py_ssize_t cell) noexcept
    cdef Py_ssize_t on_side(self, Py_ssize_t town, Py_ssize_t side) noexcept
    cdef Py_ssize_t fullest_sides(self, Py_ssize_t town) noexcept
