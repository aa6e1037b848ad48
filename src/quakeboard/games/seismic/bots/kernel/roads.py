"""The roads of Seismic and their dangers for a search: one road at a time, without making objects.

It finds what `bots.roads` and `bots.danger` find for the greedy bot, but fast: this file is Cython in
pure-Python mode, compiled with the kernel or run as plain Python, the same either way.

`Roads` is the lowest of five layers of one object, each in a file of its own: roads, `Prospects`, `Effects`,
`Lays`, `SeismicEvaluator`. They are one object so that each reads the fields of those below without calls.
The fields are documented in their .pxd files.
"""

from __future__ import annotations

from array import array
from math import exp, log1p

import cython

from quakeboard.games.seismic.bots.danger import DEEPEST
from quakeboard.games.seismic.rules.pieces import BEYOND, EMPTY, PARTNER, STUB, TOWN, VALUE_OF
from quakeboard.games.seismic.rules.table import NO_LINE, table

if cython.compiled:
    from cython.cimports.libc.math import exp, log1p  # type: ignore[import-not-found]

PARTNERS = bytearray(PARTNER)
VALUES = bytearray(VALUE_OF)

MAX_SEATS_FOR_EFFECTS = 2
"""The most seats for which the effects of a lay on roads that it does not touch are considered.

With four it takes more time than it is worth: at 1 s a decision, 46.9 % instead of 62.5 % of the same 64
games were won against three greedy bots. Between two it was 87.1 % instead of 74.3 % of 35.
"""

MOST_SEATS = 4
MOST_SIDES = 12  # of two towns

# Where a road may lead.
NOWHERE = 0  # to the table's edge, or round to where it began
AT_END = 1  # to an intersection or a town
OPEN = 2  # to an empty cell


@cython.cclass
class Roads:
    """Follows the roads of positions of one game."""

    def __init__(self, game) -> None:
        options = game.options
        the_table = table(*options.size, options.towns)
        self.size = the_table.size
        self.towns = len(the_table.towns)
        self.steps = the_table.steps
        self.line_of = the_table.line_of
        self.town_cells = the_table.town_cells
        self.strength = array("d", bytes(8 * DEEPEST))
        self.risk = array("d", bytes(8 * self.towns * self.size))
        self.risky = array("i", bytes(4 * MOST_SIDES * DEEPEST))
        self.risky_size = 0
        self.side_share = array("d", bytes(8 * MOST_SIDES))
        self.longer_side = -1
        self.scales = array("d", bytes(8 * MOST_SIDES * MOST_SIDES))
        self.crew_counts = array("d", bytes(8 * MOST_SEATS))
        self.side_risk = array("d", bytes(8 * MOST_SIDES))

    # ------------------------------------------------------------------ loading a kernel

    @cython.cfunc
    def _load_board(self, kernel):
        """Load a kernel; `quakes`, `strength` and `steepness` are set already."""
        self.kernel = kernel
        self.seats = kernel.seats
        self.on_table = kernel.board
        self.board = self.on_table.cells
        self.crews = self.on_table.crews
        self.demand = self.on_table.demand
        self._find_danger()

    @cython.cfunc
    def _find_danger(self):
        """How likely one quake is to take each tile on a town's sides (rulings S10, S17)."""
        i: cython.Py_ssize_t
        town: cython.Py_ssize_t
        for i in range(self.risky_size):
            self.risk[self.risky[i]] = 0.0
        self.risky_size = 0
        if self.quakes > 0.0:
            for town in range(self.towns):
                self._find_danger_around(town)

    @cython.cfunc
    def _find_danger_around(self, town: cython.Py_ssize_t):
        """How likely one quake is to take each tile on this town's sides; shorter sides are hit less
        often."""
        at: cython.Py_ssize_t = town * self.size
        side: cython.Py_ssize_t
        cell: cython.Py_ssize_t
        depth: cython.Py_ssize_t
        self._find_shares(town)
        for side in range(6):
            if self.on_table.on_side(town, side) == 0:
                continue
            cell = self.town_cells[town]
            depth = 0
            while depth < DEEPEST:
                cell += self.steps[side]
                if self.board[cell] == BEYOND:
                    break
                if self.board[cell] != EMPTY and self.board[cell] != TOWN:
                    self.risk[at + cell] = self.side_share[town * 6 + side] * self.strength[depth]
                    self.risky[self.risky_size] = at + cell
                    self.risky_size += 1
                    depth += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _find_shares(self, town: cython.Py_ssize_t) -> cython.void:
        """How likely each of a town's sides is to be the one that a quake strikes."""
        side: cython.Py_ssize_t
        longest: cython.Py_ssize_t = 0
        share: cython.double
        total: cython.double = 0.0
        for side in range(6):
            if self.on_table.on_side(town, side) > longest:
                longest = self.on_table.on_side(town, side)
        for side in range(6):
            share = exp(self.steepness * (self.on_table.on_side(town, side) - longest))
            self.side_share[town * 6 + side] = share
            total += share
        for side in range(town * 6, town * 6 + 6):
            self.side_share[side] /= total

    # ------------------------------------------------------------------ a side that gets another tile

    @cython.cfunc
    @cython.exceptval(check=False)
    def _find_scales(self) -> cython.void:
        """By how much the danger of each side of a town changes if one of them gets another tile."""
        longer_side: cython.Py_ssize_t
        side: cython.Py_ssize_t
        share: cython.double
        grown: cython.double = exp(self.steepness)
        for longer_side in range(6 * self.towns):
            share = self.side_share[longer_side]
            for side in range(6 * self.towns):
                self.scales[longer_side * MOST_SIDES + side] = 1.0
                if side // 6 == longer_side // 6:
                    self.scales[longer_side * MOST_SIDES + side] = 1.0 / (1.0 + share * (grown - 1.0))
            self.scales[longer_side * MOST_SIDES + longer_side] *= grown

    @cython.cfunc
    @cython.exceptval(check=False)
    def _lengthen(self, cell: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """Suppose a tile on this cell; return the side that it lengthens, or -1."""
        town: cython.Py_ssize_t
        line: cython.Py_ssize_t
        side: cython.Py_ssize_t = -1
        if self.quakes <= 0.0 or self.seats > MAX_SEATS_FOR_EFFECTS:
            return -1
        for town in range(self.towns):
            line = self.line_of[town * self.size + cell]
            if line != NO_LINE:
                side = town * 6 + line
        if side >= 0:
            self.longer_side = side
            self.new_tile_risk = self._new_tile_risk(side, cell)
        return side

    @cython.cfunc
    @cython.exceptval(check=False)
    def _new_tile_risk(self, side: cython.Py_ssize_t, cell: cython.Py_ssize_t) -> cython.double:
        """How likely one quake is to take a tile that is laid on this cell of a side."""
        depth: cython.Py_ssize_t = 0
        there: cython.Py_ssize_t = self.town_cells[side // 6] + self.steps[side % 6]
        while there != cell:
            if self.board[there] != EMPTY and self.board[there] != TOWN:
                depth += 1
            there += self.steps[side % 6]
        if depth >= DEEPEST:
            return 0.0
        return self.side_share[side] * self.scales[side * MOST_SIDES + side] * self.strength[depth]

    # ------------------------------------------------------------------ following a road

    @cython.cfunc
    @cython.exceptval(check=False)
    def _measure(self, cell: cython.Py_ssize_t, edge: cython.Py_ssize_t) -> cython.void:
        """Follow the whole road of the fragment or stub with this first edge."""
        face: cython.Py_ssize_t = self.board[cell]
        partner: cython.Py_ssize_t = PARTNERS[face * 6 + edge]
        self._begin_road()
        self._add_fragment(cell, edge)
        if partner == STUB:
            self._end_at(cell, face)
            self._follow(cell, edge, -1)
            self._add_end_reached()
            return
        self.points = 1.0
        self._follow(cell, edge, cell * 6 + edge)
        self._add_end_reached()
        if not self.ring:
            self._follow(cell, partner, -1)
            self._add_end_reached()

    @cython.cfunc
    @cython.exceptval(check=False)
    def _begin_road(self) -> cython.void:
        """Forget the road that was followed before."""
        i: cython.Py_ssize_t
        self.points = 0.0
        for i in range(self.seats):
            self.crew_counts[i] = 0.0
        for i in range(6 * self.towns):
            self.side_risk[i] = 0.0
        self.first = self.size
        self.ends = 0
        self.open_ends = 0
        self.town_to_town = False
        self.ring = False

    @cython.cfunc
    @cython.exceptval(check=False)
    def _follow(
        self, cell: cython.Py_ssize_t, edge: cython.Py_ssize_t, start_edge: cython.Py_ssize_t
    ) -> cython.void:
        """Follow the road out of a cell to its end; sets `end_kind` and `end_place`.

        `start_edge` is the fragment where it began, as 6 * cell + first edge: a road that returns there is a
        ring. It is -1 for a road that cannot return.
        """
        face: cython.Py_ssize_t
        partner: cython.Py_ssize_t
        low: cython.Py_ssize_t
        while True:
            cell += self.steps[edge]
            face = self.board[cell]
            edge = edge + 3 if edge < 3 else edge - 3
            if face == EMPTY:
                self.end_kind = OPEN
                self.end_place = cell * 6 + edge
                return
            if face == BEYOND:
                self.end_kind = NOWHERE
                self.end_place = -1
                return
            partner = PARTNERS[face * 6 + edge]
            if partner == STUB:
                self._add_fragment(cell, edge)
                self.end_kind = AT_END
                self.end_place = cell
                return
            low = edge if edge < partner else partner
            if cell * 6 + low == start_edge:
                self.ring = True
                self.end_kind = NOWHERE
                self.end_place = -1
                return
            self.points += 1.0
            self._add_fragment(cell, low)
            edge = partner

    @cython.cfunc
    @cython.exceptval(check=False)
    def _add_fragment(self, cell: cython.Py_ssize_t, edge: cython.Py_ssize_t) -> cython.void:
        """Add the fragment or stub with this first edge of a cell to the road: its crew and its danger."""
        crew: cython.Py_ssize_t = self.crews[cell]
        town: cython.Py_ssize_t
        side: cython.Py_ssize_t
        if crew and (crew - 1) % 6 == edge:
            self.crew_counts[(crew - 1) // 6] += 1.0
            if cell < self.first:
                self.first = cell
        for town in range(self.towns):
            if self.risk[town * self.size + cell] > 0.0:
                side = town * 6 + self.line_of[town * self.size + cell]
                if self.risk[town * self.size + cell] > self.side_risk[side]:
                    self.side_risk[side] = self.risk[town * self.size + cell]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _add_end_reached(self) -> cython.void:
        """Add the end to which the road was last followed."""
        if self.end_kind == AT_END:
            self._end_at(self.end_place, self.board[self.end_place])
        elif self.end_kind == OPEN:
            self._open_at(self.end_place)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _end_at(self, cell: cython.Py_ssize_t, face: cython.Py_ssize_t) -> cython.void:
        """The road ends at this intersection or town."""
        self.points += VALUES[face]
        if self.ends == 0:
            self.end_a = cell
        elif face == TOWN and cell != self.end_a and self.board[self.end_a] == TOWN:
            self.town_to_town = True
        self.ends += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _open_at(self, end: cython.Py_ssize_t) -> cython.void:
        """The road leads to this edge of an empty cell."""
        if self.open_ends == 0:
            self.open_a = end
        else:
            self.open_b = end
        self.open_ends += 1

    # ------------------------------------------------------------------ the road last followed

    @cython.cfunc
    @cython.exceptval(check=False)
    def _most_crews(self) -> cython.double:
        """How many crews its holders have on the road; 0 if no seat has any (ruling S12)."""
        seat: cython.Py_ssize_t
        most: cython.double = 0.0
        for seat in range(self.seats):
            if self.crew_counts[seat] > most:
                most = self.crew_counts[seat]
        return most

    @cython.cfunc
    @cython.exceptval(check=False)
    def _survival(self, quakes: cython.double) -> cython.double:
        """How likely it is that none of this number of quakes cuts the road.

        A quake takes the tiles of a side that are nearest to the town, so on each side the worst one counts.
        """
        i: cython.Py_ssize_t
        risk: cython.double
        danger: cython.double = 0.0
        for i in range(6 * self.towns):
            risk = self.side_risk[i]
            if self.longer_side >= 0:
                risk *= self.scales[self.longer_side * MOST_SIDES + i]
                if i == self.longer_side and self.new_tile_risk > risk:
                    risk = self.new_tile_risk
            danger += risk
        if danger <= 0.0:
            return 1.0
        if danger >= 1.0:
            return 0.0
        return exp(quakes * log1p(-danger))
