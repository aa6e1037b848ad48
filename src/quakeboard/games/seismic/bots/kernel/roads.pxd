# C types of seismic_search_roads.py, for the modules that are compiled with it.

from quakeboard.games.seismic.rules.kernel.position cimport LINES

cdef unsigned char[::1] PARTNERS, VALUES
cdef Py_ssize_t EMPTY, BEYOND, TOWN, STUB
cdef Py_ssize_t NOWHERE, AT_END, OPEN
cdef Py_ssize_t FAR_SIGHTED, NO_LINE, DEEPEST, MOST_SEATS, MOST_SIDES

cdef class Roads:
    # The table, and who plays.
    cdef Py_ssize_t size, towns, seats
    cdef short[::1] steps
    cdef unsigned char[::1] line_of
    cdef unsigned short[::1] town_cells

    # The position that is looked at: see `rules.seismic.position`.
    cdef object position
    cdef unsigned short[::1] board, crews, demand, tally

    # What quakes are to be expected.
    cdef double quakes  # how many
    cdef double[::1] strength  # how likely one is to take at least one tile, two, ..., six
    cdef double steepness  # how fast a side's share falls off with every tile that it is shorter by

    cdef double[::1] side_share  # for town * 6 + side: how likely a quake is to strike there

    # For town * size + cell: how likely one quake is to take the tile there, by way of this town;
    cdef double[::1] risk
    cdef int[::1] risky  # where that is not 0
    cdef Py_ssize_t risky_size

    # A side that is thought of as one tile longer, or -1; how likely one quake is to take that tile;
    cdef Py_ssize_t longer
    cdef double own_risk
    cdef double[::1] scales  # and for side * MOST_SIDES: how many times as dangerous each side then is

    # The road last followed: its points but for the bonus between towns,
    cdef double points
    cdef double[::1] marks  # for each seat: its crews on it
    cdef double[::1] worst  # for town * 6 + side: the greatest risk of its tiles there
    cdef Py_ssize_t first  # the first cell with a crew of it
    cdef Py_ssize_t ends, end_a  # how many ends it has at intersections and towns; the cell of the first
    cdef Py_ssize_t opens, open_a, open_b  # how many at empty cells, and there: 6 * cell + edge
    cdef bint bonus  # it leads from town to town
    cdef bint ring
    cdef Py_ssize_t kind, where  # where `_follow` has led: NOWHERE, AT_END a cell, OPEN at an edge of one

    cdef _take_in(self, position)
    cdef _find_danger(self)
    cdef _find_danger_around(self, Py_ssize_t town)
    cdef void _find_shares(self, Py_ssize_t town) noexcept
    cdef void _find_scales(self) noexcept
    cdef Py_ssize_t _lengthen(self, Py_ssize_t cell) noexcept
    cdef double _own_risk(self, Py_ssize_t side, Py_ssize_t cell) noexcept
    cdef void _begin_road(self) noexcept
    cdef void _cross(self, Py_ssize_t cell, Py_ssize_t edge) noexcept
    cdef void _end_at(self, Py_ssize_t cell, Py_ssize_t face) noexcept
    cdef void _open_at(self, Py_ssize_t end) noexcept
    cdef void _follow(self, Py_ssize_t cell, Py_ssize_t edge, Py_ssize_t home) noexcept
    cdef void _take_end(self) noexcept
    cdef void _measure(self, Py_ssize_t cell, Py_ssize_t edge) noexcept
    cdef double _most_crews(self) noexcept
    cdef double _survival(self, double quakes) noexcept
