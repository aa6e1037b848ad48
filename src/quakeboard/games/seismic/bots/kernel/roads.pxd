# C types of roads.py, for the modules that are compiled with it.

from quakeboard.games.seismic.rules.kernel.board cimport Board

cdef unsigned char[::1] PARTNERS, VALUES
cdef Py_ssize_t EMPTY, BEYOND, TOWN, STUB
cdef Py_ssize_t NOWHERE, AT_END, OPEN
cdef Py_ssize_t MAX_SEATS_FOR_EFFECTS, NO_LINE, DEEPEST, MOST_SEATS, MOST_SIDES

cdef class Roads:
    # The table, and who plays.
    cdef Py_ssize_t size, towns, seats
    cdef short[::1] steps
    cdef unsigned char[::1] line_of
    cdef unsigned short[::1] town_cells

    # The kernel that is loaded, and its board: see `rules.kernel`.
    cdef object kernel
    cdef Board on_table
    cdef unsigned short[::1] board, crews, demand

    # What quakes are to be expected.
    cdef double quakes  # how many
    cdef double[::1] strength  # how likely one is to take at least one tile, two, ..., six
    cdef double steepness  # how fast a side's share falls off with every tile that it is shorter by

    cdef double[::1] side_share  # for town * 6 + side: how likely a quake is to strike there

    # For town * size + cell: how likely one quake is to take the tile there, by way of this town.
    cdef double[::1] risk
    cdef int[::1] risky  # the indices where `risk` is not 0
    cdef Py_ssize_t risky_size

    # A side that is thought of as one tile longer, or -1; and how likely one quake is to take that tile.
    cdef Py_ssize_t longer_side
    cdef double new_tile_risk
    cdef double[::1] scales  # for longer side * MOST_SIDES + side: how many times as dangerous the side then is

    # The road last followed.
    cdef double points  # without the bonus between towns
    cdef double[::1] crew_counts  # for each seat: its crews on it
    cdef double[::1] side_risk  # for town * 6 + side: the greatest risk of its tiles there
    cdef Py_ssize_t first  # the first cell with a crew of it
    cdef Py_ssize_t ends, end_a  # how many ends it has at intersections and towns; the cell of the first
    cdef Py_ssize_t open_ends, open_a, open_b  # how many at empty cells, and there: 6 * cell + edge
    cdef bint town_to_town  # it leads from town to town
    cdef bint ring
    cdef Py_ssize_t end_kind, end_place  # where `_follow` has led: NOWHERE, AT_END a cell, OPEN at an edge of one

    cdef _load_board(self, kernel)
    cdef _find_danger(self)
    cdef _find_danger_around(self, Py_ssize_t town)
    cdef void _find_shares(self, Py_ssize_t town) noexcept
    cdef void _find_scales(self) noexcept
    cdef Py_ssize_t _lengthen(self, Py_ssize_t cell) noexcept
    cdef double _new_tile_risk(self, Py_ssize_t side, Py_ssize_t cell) noexcept
    cdef void _begin_road(self) noexcept
    cdef void _add_fragment(self, Py_ssize_t cell, Py_ssize_t edge) noexcept
    cdef void _end_at(self, Py_ssize_t cell, Py_ssize_t face) noexcept
    cdef void _open_at(self, Py_ssize_t end) noexcept
    cdef void _follow(self, Py_ssize_t cell, Py_ssize_t edge, Py_ssize_t start_edge) noexcept
    cdef void _add_end_reached(self) noexcept
    cdef void _measure(self, Py_ssize_t cell, Py_ssize_t edge) noexcept
    cdef double _most_crews(self) noexcept
    cdef double _survival(self, double quakes) noexcept
