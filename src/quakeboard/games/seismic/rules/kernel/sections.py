"""Sections of road (rulings S8, S9, S12, S17): following one, whether it is claimed, what it scores.

A section runs from end to end through fragments of tiles: its ends are intersections and towns, empty cells,
or the table's edge. Nothing here changes the board. This file is Cython in pure-Python mode, compiled or run
as plain Python, the same either way.
"""

from __future__ import annotations

import cython

from quakeboard.games.seismic.rules.pieces import PARTNER, VALUE_OF

if not cython.compiled:
    from quakeboard.games.seismic.rules.kernel.board import Board
    from quakeboard.games.seismic.rules.kernel.constants import BEYOND, EMPTY, GREEN, STUB, TOWN, TOWN_BONUS

PARTNERS = bytearray(PARTNER)
VALUES = bytearray(VALUE_OF)
WAY_ON = bytearray(
    PARTNER[i - i % 6 + (i % 6 + 3) % 6] if i < len(PARTNER) else GREEN for i in range(6 * (BEYOND + 1))
)
"""For face * 6 + edge: where a road goes on that comes over a neighbour's edge of this number to the face,
`STUB` if it ends there, `GREEN` if there is no tile."""


OPPOSITE = bytearray([3, 4, 5, 0, 1, 2])
"""For each edge, what it is called by the neighbour."""
CREW_EDGES = bytearray([0, *list(range(6)) * 4])
"""For each crew as the board keeps it: the first edge of its fragment."""


@cython.cfunc
@cython.exceptval(check=False)
@cython.boundscheck(False)
def unclaimed(board: Board, cell: cython.Py_ssize_t) -> cython.Py_ssize_t:
    """The first edges, as bits, of a tile's fragments whose sections bear no crew (ruling S8)."""
    face: cython.Py_ssize_t = board.cells[cell]
    found: cython.Py_ssize_t = 0
    edge: cython.Py_ssize_t
    other: cython.Py_ssize_t
    for edge in range(6):
        other = PARTNERS[face * 6 + edge]
        if edge < other and other != GREEN and not leads_to_crew(board, cell, edge):
            if other == STUB or not leads_to_crew(board, cell, other):
                found |= 1 << edge
    return found


@cython.cfunc
@cython.exceptval(check=False)
@cython.boundscheck(False)
def leads_to_crew(board: Board, cell: cython.Py_ssize_t, edge: cython.Py_ssize_t) -> cython.bint:
    """Whether a crew is on the road that leads out of a cell by this edge, up to its end.

    A crew on the cell itself is not looked for: its tile was just laid and bears none.
    """
    home: cython.Py_ssize_t = cell
    home_edge: cython.Py_ssize_t = edge
    face: cython.Py_ssize_t
    way_on: cython.Py_ssize_t
    crew: cython.Py_ssize_t
    while True:
        cell += board.ground.steps[edge]
        face = board.cells[cell]
        way_on = WAY_ON[face * 6 + edge]
        crew = board.crews[cell]
        if crew:
            crew = CREW_EDGES[crew]
            if crew == way_on or crew == OPPOSITE[edge]:
                return True
        if way_on >= STUB or (cell == home and way_on == home_edge):
            return False
        edge = way_on


@cython.final
@cython.boundscheck(False)
@cython.cclass
class Section:
    """A section, as far as it was last measured. Its fields are explained in sections.pxd."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.path = None
        self.open_ends = None

    def measure(self, cell: cython.Py_ssize_t, edge: cython.Py_ssize_t) -> None:
        """Follow the section of the fragment at this edge of a cell."""
        self.walk_from(cell, edge)

    def trace(self, cell: cython.Py_ssize_t, edge: cython.Py_ssize_t) -> None:
        """Measure the section, and keep how it runs in `path` and `open_ends`.

        This fragment comes first, then those on the way out of this edge, then those out of its other edge.
        """
        self.path = []
        self.open_ends = []
        self.walk_from(cell, edge)

    def edges(self) -> list[int]:
        """The edges that a section which was traced crosses, as 6 * cell + edge."""
        found = []
        for first in self.path:
            partner = PARTNERS[self.board.cells[first // 6] * 6 + first % 6]
            found.append(first)
            if partner != STUB:
                found.append(first - first % 6 + partner)
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def walk_from(self, cell: cython.Py_ssize_t, edge: cython.Py_ssize_t) -> cython.void:
        partner: cython.Py_ssize_t = PARTNERS[self.board.cells[cell] * 6 + edge]
        first: cython.Py_ssize_t = edge if edge < partner else partner
        self.crews = 0
        self.marked = 0
        self.first_marked = self.board.ground.size
        self.anchor = self.board.ground.size * 6
        self.ring = False
        self._pass(cell, first)
        if partner == STUB:
            self.fragments = 0
            self.end_a = cell
            self.end_b = self._walk(cell, edge, cell, STUB)
            return
        self.fragments = 1
        self.end_b = 0
        self.end_a = self._walk(cell, edge, cell, first)
        if not self.ring:
            self.end_b = self._walk(cell, partner, cell, STUB)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _walk(
        self,
        cell: cython.Py_ssize_t,
        edge: cython.Py_ssize_t,
        home: cython.Py_ssize_t,
        home_edge: cython.Py_ssize_t,
    ) -> cython.Py_ssize_t:
        """Follow the road out of a cell; return the cell of the intersection or town where it ends, or 0.

        If it comes back to the fragment it started from, it is a ring.
        """
        face: cython.Py_ssize_t
        partner: cython.Py_ssize_t
        first: cython.Py_ssize_t
        while True:
            cell += self.board.ground.steps[edge]
            edge = OPPOSITE[edge]
            face = self.board.cells[cell]
            if face == EMPTY or face == BEYOND:
                if face == EMPTY and self.open_ends is not None:
                    self.open_ends.append(cell * 6 + edge)
                return 0
            partner = PARTNERS[face * 6 + edge]
            if partner == STUB:
                self._pass(cell, edge)
                return cell
            first = edge if edge < partner else partner
            if cell == home and first == home_edge:
                self.ring = True
                return 0
            self.fragments += 1
            self._pass(cell, first)
            edge = partner

    @cython.cfunc
    @cython.exceptval(check=False)
    def _pass(self, cell: cython.Py_ssize_t, edge: cython.Py_ssize_t) -> cython.void:
        """Pass the fragment with this first edge, and count the crew on it."""
        crew: cython.Py_ssize_t = self.board.crews[cell]
        one: cython.longlong = 1
        if self.path is not None:
            self.path.append(cell * 6 + edge)
        if cell * 6 + edge < self.anchor:
            self.anchor = cell * 6 + edge
        if crew and CREW_EDGES[crew] == edge:
            self.crews += one << (crew - 1) // 6 * 16
            self.marked += 1
            if cell < self.first_marked:
                self.first_marked = cell

    def crews_by_seat(self, seats: int) -> list[int]:
        """Each seat's crews on it."""
        return [unpack(self.crews, seat) for seat in range(seats)]

    def worth(self) -> int:
        """What it scores if it is complete (ruling S12), else 0."""
        return self.points()

    @cython.cfunc
    @cython.exceptval(check=False)
    def points(self) -> cython.Py_ssize_t:
        """A point for each fragment, the values of its ends, and a bonus between two towns (S9, S17)."""
        face_a: cython.Py_ssize_t = self.board.cells[self.end_a]
        face_b: cython.Py_ssize_t = self.board.cells[self.end_b]
        bonus: cython.Py_ssize_t = 0
        if self.end_a == 0 or self.end_b == 0:
            return 0  # an open end or a ring: incomplete (ruling S9)
        if self.end_a != self.end_b and face_a == TOWN and face_b == TOWN:
            bonus = TOWN_BONUS
        return self.fragments + VALUES[face_a] + VALUES[face_b] + bonus


@cython.cfunc
@cython.boundscheck(False)
def count_scores(board: Board) -> cython.longlong:
    """What each seat scores if the game ends now, 16 bits each: of every section, who has most crews there
    scores it, and so do all that are tied (ruling S12)."""
    section: Section = Section(board)
    crews: cython.ushort[::1] = board.crews
    scores: cython.longlong = 0
    points: cython.longlong
    holders: cython.longlong  # a 1 for each seat with most crews, 16 bits each
    one: cython.longlong = 1
    most: cython.Py_ssize_t
    cell: cython.Py_ssize_t
    seat: cython.Py_ssize_t
    crew: cython.Py_ssize_t
    for cell in range(board.ground.size):
        crew = crews[cell]
        if crew == 0:
            continue
        section.walk_from(cell, CREW_EDGES[crew])
        points = section.points()
        if points == 0 or section.first_marked != cell:
            continue  # it is open, or was paid when its first crew was met
        most = 1
        holders = 0
        for seat in range(4):
            if unpack(section.crews, seat) > most:
                most = unpack(section.crews, seat)
                holders = 0
            if unpack(section.crews, seat) == most:
                holders += one << 16 * seat
        scores += points * holders
    return scores


@cython.cfunc
@cython.exceptval(check=False)
def unpack(packed: cython.longlong, i: cython.Py_ssize_t) -> cython.Py_ssize_t:
    """The i-th of up to four numbers that are kept in one, 16 bits each."""
    return (packed >> 16 * i) & 0xFFFF
