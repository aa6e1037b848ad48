"""The board of Seismic in numbers: tiles and crews on the table, and where the face-up tiles may be laid.

What is kept, cell by cell:

- `cells`: the face that lies there (see `pieces`), `EMPTY` or `BEYOND` the table's edge;
- `crews`: 0, or 1 + seat * 6 + first edge of the fragment that the crew is on. A tile never bears more than
  one, because only the tile just laid can be claimed, once (ruling S8);
- `demand`: what the neighbours demand of each edge (see `fitting`);
- `following` and `preceding`: the frontier as a sorted list, the next cell of it and the one before. It has
  the empty cells that a road leads to; only there can a tile be laid (ruling S7). Its first cell follows 0,
  and the last cell of all, which is `BEYOND`, follows its last one.

Nothing is computed anew that can be kept: where a demand changes, so does the number of lays that each
face-up tile has. This file is Cython in pure-Python mode, compiled or run as plain Python, the same either
way.
"""

from __future__ import annotations

from array import array

import cython

from quakeboard.games.seismic.rules.fitting import DIGIT, FIT_COUNT, FITS, WANTS_ROAD
from quakeboard.games.seismic.rules.pieces import PARTNER

if not cython.compiled:
    from quakeboard.games.seismic.rules.kernel.constants import (
        BEYOND,
        CREWS,
        DEMANDS,
        EMPTY,
        FITS_OF,
        GREEN,
        LAYS,
        LINES,
        NO_FITS,
        NO_LINE,
        ROW,
        TOWN,
        TURN,
    )

FITTING = bytearray(FITS + bytes(DEMANDS))
FITTING_COUNT = bytearray(FIT_COUNT + bytes(DEMANDS))
"""As in `fitting`; the last row is for `NO_FITS`."""
WANTED = bytearray(WANTS_ROAD)
BITS = bytearray(n.bit_count() for n in range(64))
"""How many of six bits are set."""
NTH_BIT = bytearray(
    ([place for place in range(6) if n >> place & 1] + [0] * 6)[k] for n in range(64) for k in range(6)
)
"""For bits * 6 + k: the place of the k-th bit that is set."""
DEMANDED = array(
    "H", [DIGIT[(i % 6 + 3) % 6] * (2 if partner == GREEN else 1) for i, partner in enumerate(PARTNER)]
)
"""For face * 6 + edge: what the face demands of its neighbour there, a road or green at one edge."""

COUNTS = 28
"""How many counters there are beside what is kept cell by cell."""


def store_size(cells: int) -> int:
    """How many numbers a board keeps in its store."""
    return 5 * cells + COUNTS


@cython.final
@cython.cclass
class Ground:
    """The cells of one table, which never change."""

    def __init__(self, table) -> None:
        self.size = table.size
        self.towns = len(table.towns)
        self.blank = array("H", list(table.blank))
        self.steps = table.steps
        self.line_of = table.line_of
        self.town_cells = table.town_cells


@cython.final
@cython.boundscheck(False)
@cython.cclass
class Board:
    """The tiles and crews on the table, and the row of face-up tiles."""

    def __init__(self, ground: Ground, store: cython.ushort[::1]) -> None:
        """A table without tiles but the towns; `store` is room for `store_size` numbers."""
        self.ground = ground
        self.last = ground.size - 1
        self._divide(store)
        self.clear()

    def clear(self) -> None:
        """Take everything off the table but the towns."""
        i: cython.Py_ssize_t
        for i in range(COUNTS):
            self.counts[i] = 0
        self.row_size = 0
        self.following[0] = self.last
        self.near = 0
        for i in range(self.ground.size):
            self.crews[i] = self.demand[i] = 0
            self.cells[i] = EMPTY if self.ground.blank[i] == TOWN else self.ground.blank[i]
        for i in range(self.ground.towns):
            self.put_down(self.ground.town_cells[i], TOWN)

    # ------------------------------------------------------------------ copying

    @cython.cfunc
    def _divide(self, store: cython.ushort[::1]):
        """Let the arrays be slices of the block that a copy copies."""
        size: cython.Py_ssize_t = self.ground.size
        self.cells = store[0:size]
        self.crews = store[size : 2 * size]
        self.demand = store[2 * size : 3 * size]
        self.following = store[3 * size : 4 * size]
        self.preceding = store[4 * size : 5 * size]
        self.counts = store[5 * size : 5 * size + COUNTS]

    @cython.cfunc
    def twin(self, store: cython.ushort[::1]) -> Board:
        """An independent board that is equal to this one, with a copy of its store."""
        found: Board = Board.__new__(Board)
        found.ground = self.ground
        found.last = self.last
        found._divide(store)
        found.set_numbers(self)
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def set_numbers(self, other: Board) -> cython.void:
        """Become equal to another board of the same table, but for the store."""
        self.row_size = other.row_size
        self.near = other.near

    # ------------------------------------------------------------------ tiles come and go

    @cython.cfunc
    @cython.exceptval(check=False)
    def put_down(self, cell: cython.Py_ssize_t, face: cython.Py_ssize_t) -> cython.void:
        """Put a face on an empty cell."""
        if WANTED[self.demand[cell]]:
            self._recount(cell, self.demand[cell], 0)
        self.cells[cell] = face
        self._tell_neighbours(cell, face, 1)
        self._count_on_lines(cell, 1)

    @cython.cfunc
    @cython.exceptval(check=False)
    def take_up(self, cell: cython.Py_ssize_t) -> cython.void:
        """Take the tile away; its crew must be gone already."""
        self._tell_neighbours(cell, self.cells[cell], -1)
        self.cells[cell] = EMPTY
        if WANTED[self.demand[cell]]:
            self._recount(cell, 0, self.demand[cell])
        self._count_on_lines(cell, -1)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _tell_neighbours(
        self, cell: cython.Py_ssize_t, face: cython.Py_ssize_t, sign: cython.Py_ssize_t
    ) -> cython.void:
        """Add what a face demands of the cells around it, or take it back."""
        edge: cython.Py_ssize_t
        there: cython.Py_ssize_t
        lies: cython.Py_ssize_t
        before: cython.Py_ssize_t
        after: cython.Py_ssize_t
        for edge in range(6):
            there = cell + self.ground.steps[edge]
            before = self.demand[there]
            after = before + sign * DEMANDED[face * 6 + edge]
            lies = self.cells[there]
            if lies == BEYOND:
                continue
            self.demand[there] = after
            if lies == EMPTY and (WANTED[before] or WANTED[after]):
                self._recount(there, before, after)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _recount(
        self, cell: cython.Py_ssize_t, before: cython.Py_ssize_t, after: cython.Py_ssize_t
    ) -> cython.void:
        """What is demanded of a cell where a road leads, or has led, changes what may be laid there."""
        i: cython.Py_ssize_t
        fits: cython.Py_ssize_t
        if not WANTED[before]:
            self._join_frontier(cell)
        elif not WANTED[after]:
            self._leave_frontier(cell)
        for i in range(self.row_size):
            fits = self.counts[FITS_OF + i]
            self.counts[LAYS + i] += FITTING_COUNT[fits + after] - FITTING_COUNT[fits + before]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _join_frontier(self, cell: cython.Py_ssize_t) -> cython.void:
        before: cython.Py_ssize_t = self.near  # what changes is mostly near to what has changed before
        after: cython.Py_ssize_t
        while before > cell:
            before = self.preceding[before]
        after = self.following[before]
        while after < cell:
            before = after
            after = self.following[before]
        self.following[before] = self.preceding[after] = cell
        self.following[cell] = after
        self.preceding[cell] = before
        self.near = cell

    @cython.cfunc
    @cython.exceptval(check=False)
    def _leave_frontier(self, cell: cython.Py_ssize_t) -> cython.void:
        before: cython.Py_ssize_t = self.preceding[cell]
        after: cython.Py_ssize_t = self.following[cell]
        self.following[before] = after
        self.preceding[after] = before
        self.near = before

    def frontier(self) -> list[int]:
        """The empty cells that a road leads to, sorted."""
        found = []
        cell: cython.Py_ssize_t = self.following[0]
        while cell != self.last:
            found.append(cell)
            cell = self.following[cell]
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def is_closed(self) -> cython.bint:
        """Whether no road leads to an empty cell."""
        return self.following[0] == self.last

    @cython.cfunc
    @cython.exceptval(check=False)
    def _count_on_lines(self, cell: cython.Py_ssize_t, change: cython.Py_ssize_t) -> cython.void:
        town: cython.Py_ssize_t
        line: cython.Py_ssize_t
        for town in range(self.ground.towns):
            line = self.ground.line_of[town * self.ground.size + cell]
            if line != NO_LINE:
                self.counts[LINES + town * 6 + line] += change

    # ------------------------------------------------------------------ the face-up tiles

    @cython.cfunc
    @cython.exceptval(check=False)
    def face_up(self, i: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """The i-th tile of the row."""
        return self.counts[ROW + i]

    def row(self) -> list[int]:
        """The face-up tiles, in the order in which they were turned up."""
        return [self.counts[ROW + i] for i in range(self.row_size)]

    @cython.cfunc
    @cython.exceptval(check=False)
    def turn_up(self, tile: cython.Py_ssize_t) -> cython.void:
        """Add a tile to the row. If one of its kind lies there already, no lays are counted for it."""
        lays: cython.Py_ssize_t = 0
        fits: cython.Py_ssize_t = NO_FITS
        cell: cython.Py_ssize_t = self.following[0]
        if not self.is_face_up(tile):
            fits = tile * DEMANDS
            while cell != self.last:
                lays += FITTING_COUNT[fits + self.demand[cell]]
                cell = self.following[cell]
        self.counts[ROW + self.row_size] = tile
        self.counts[FITS_OF + self.row_size] = fits
        self.counts[LAYS + self.row_size] = lays
        self.row_size += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def take_from_row(self, tile: cython.Py_ssize_t) -> cython.void:
        """Take the first tile of this kind; its lays become those of the next one."""
        i: cython.Py_ssize_t = 0
        fits: cython.Py_ssize_t
        lays: cython.Py_ssize_t
        while self.counts[ROW + i] != tile:
            i += 1
        fits = self.counts[FITS_OF + i]
        lays = self.counts[LAYS + i]
        self.row_size -= 1
        while i < self.row_size:
            if self.counts[ROW + i + 1] == tile and fits != NO_FITS:
                self.counts[FITS_OF + i] = fits
                self.counts[LAYS + i] = lays
                fits = NO_FITS
            else:
                self.counts[FITS_OF + i] = self.counts[FITS_OF + i + 1]
                self.counts[LAYS + i] = self.counts[LAYS + i + 1]
            self.counts[ROW + i] = self.counts[ROW + i + 1]
            i += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def discard_row(self) -> cython.void:
        self.row_size = 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def is_face_up(self, tile: cython.Py_ssize_t) -> cython.bint:
        i: cython.Py_ssize_t
        for i in range(self.row_size):
            if self.counts[ROW + i] == tile:
                return True
        return False

    # ------------------------------------------------------------------ lays (ruling S7)

    @cython.cfunc
    @cython.exceptval(check=False)
    def count_lays(self) -> cython.Py_ssize_t:
        """How many lays the face-up tiles allow."""
        n: cython.Py_ssize_t = 0
        i: cython.Py_ssize_t
        for i in range(self.row_size):
            n += self.counts[LAYS + i]
        return n

    @cython.cfunc
    @cython.exceptval(check=False)
    def list_lays(self, out: cython.int[::1], n: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """Write the legal lays to `out` from n on: by face-up tile, then cell, then rotation."""
        i: cython.Py_ssize_t
        k: cython.Py_ssize_t
        tile: cython.Py_ssize_t
        cell: cython.Py_ssize_t
        fit: cython.Py_ssize_t
        code: cython.Py_ssize_t
        for i in range(self.row_size):
            if self.counts[LAYS + i] == 0:
                continue
            tile = self.counts[ROW + i]
            cell = self.following[0]
            while cell != self.last:
                fit = tile * DEMANDS + self.demand[cell]
                code = TURN + ((tile + 1) * self.ground.size + cell) * 6
                for k in range(FITTING_COUNT[fit]):
                    out[n] = code + NTH_BIT[FITTING[fit] * 6 + k]
                    n += 1
                cell = self.following[cell]
        return n

    @cython.cfunc
    @cython.exceptval(check=False)
    def nth_lay(self, k: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """The k-th lay of `list_lays`, without listing them."""
        i: cython.Py_ssize_t = 0
        cell: cython.Py_ssize_t = 0
        fits: cython.Py_ssize_t
        code: cython.Py_ssize_t
        while k >= self.counts[LAYS + i]:
            k -= self.counts[LAYS + i]
            i += 1
        fits = self.counts[FITS_OF + i]
        if 2 * k < self.counts[LAYS + i]:
            while k >= 0:
                cell = self.following[cell]
                k -= FITTING_COUNT[fits + self.demand[cell]]
            k += FITTING_COUNT[fits + self.demand[cell]]
        else:  # its end is nearer
            cell = self.last
            k -= self.counts[LAYS + i]
            while k < 0:
                cell = self.preceding[cell]
                k += FITTING_COUNT[fits + self.demand[cell]]
        code = TURN + ((self.counts[ROW + i] + 1) * self.ground.size + cell) * 6
        return code + NTH_BIT[FITTING[fits + self.demand[cell]] * 6 + k]

    @cython.cfunc
    @cython.exceptval(check=False)
    def may_lay(
        self, tile: cython.Py_ssize_t, cell: cython.Py_ssize_t, rotation: cython.Py_ssize_t
    ) -> cython.bint:
        """Whether a face-up tile may be laid on this cell in this rotation."""
        if self.cells[cell] != EMPTY or not self.is_face_up(tile):
            return False
        return (FITTING[tile * DEMANDS + self.demand[cell]] >> rotation) & 1

    # ------------------------------------------------------------------ crews (ruling S8)

    @cython.cfunc
    @cython.exceptval(check=False)
    def crews_of(self, seat: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """How many crews the seat can still send."""
        return self.counts[CREWS + seat]

    @cython.cfunc
    @cython.exceptval(check=False)
    def set_crews_of(self, seat: cython.Py_ssize_t, crews: cython.Py_ssize_t) -> cython.void:
        self.counts[CREWS + seat] = crews

    @cython.cfunc
    @cython.exceptval(check=False)
    def send_crew(
        self, cell: cython.Py_ssize_t, seat: cython.Py_ssize_t, edge: cython.Py_ssize_t
    ) -> cython.void:
        """Put a crew of the seat on the fragment with this first edge."""
        self.crews[cell] = 1 + seat * 6 + edge
        self.counts[CREWS + seat] -= 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def call_back(self, cell: cython.Py_ssize_t) -> cython.void:
        """Give the crew on a cell, if there is one, back to its seat."""
        if self.crews[cell]:
            self.counts[CREWS + (self.crews[cell] - 1) // 6] += 1
            self.crews[cell] = 0

    # ------------------------------------------------------------------ the sides of a town (ruling S10)

    @cython.cfunc
    @cython.exceptval(check=False)
    def on_side(self, town: cython.Py_ssize_t, side: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """How many tiles lie on the line that runs from this edge of a town."""
        return self.counts[LINES + town * 6 + side]

    @cython.cfunc
    @cython.exceptval(check=False)
    def fullest_sides(self, town: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """The sides of a town with most tiles, as bits; none if all six are empty."""
        most: cython.Py_ssize_t = 1
        sides: cython.Py_ssize_t = 0
        side: cython.Py_ssize_t
        for side in range(6):
            if self.on_side(town, side) > most:
                most = self.on_side(town, side)
                sides = 0
            if self.on_side(town, side) == most:
                sides |= 1 << side
        return sides

    def sides(self) -> list[list[int]]:
        """For each town, the tiles on its six lines."""
        return [[self.on_side(town, side) for side in range(6)] for town in range(self.ground.towns)]
