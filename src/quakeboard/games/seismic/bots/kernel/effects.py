"""What a lay does to roads that it does not touch, for a search of Seismic.

It says what may still be laid on the empty cells beside it, so that roads which lead there become easier or
harder to finish. And it may make a side of a town longer, so that quakes are likelier to strike there, and
less likely elsewhere. Both are found once for a decision, edge by edge and side by side, and then added to
what a lay brings by itself. This file is Cython in pure-Python mode, compiled with the kernel or run as
plain Python, the same either way.
"""

from __future__ import annotations

from array import array
from math import exp, log1p

import cython

from quakeboard.games.seismic.bots.kernel.worth import Prospects
from quakeboard.games.seismic.rules.fitting import DIGIT
from quakeboard.games.seismic.rules.pieces import EMPTY, GREEN, PARTNER

if cython.compiled:
    from cython.cimports.libc.math import exp, log1p  # type: ignore[import-not-found]
else:
    from quakeboard.games.seismic.bots.kernel.roads import MAX_SEATS_FOR_EFFECTS, MOST_SIDES

PARTNERS = bytearray(PARTNER)
DIGITS = array("H", DIGIT)


@cython.cclass
class Effects(Prospects):
    """Finds what lays do to the roads that crews hold."""

    def __init__(self, game) -> None:
        super().__init__(game)
        self.beside = array("d", bytes(8 * 12 * self.size))
        self.touched = array("i", bytes(4 * 12 * self.size))
        self.touched_size = 0
        self.shelter = array("d", bytes(8 * MOST_SIDES))

    # ------------------------------------------------------------------ before lays are valued

    @cython.cfunc
    def _find_effects(self):
        """Find `beside` and `shelter` for the seat that is asked."""
        i: cython.Py_ssize_t
        cell: cython.Py_ssize_t
        crew: cython.Py_ssize_t
        for i in range(self.touched_size):
            self.beside[self.touched[i]] = 0.0
        self.touched_size = 0
        for i in range(6 * self.towns):
            self.shelter[i] = 0.0
        if self.seats > MAX_SEATS_FOR_EFFECTS:
            return
        self._find_scales()
        for cell in range(self.size):
            crew = self.crews[cell]
            if crew:
                self._measure(cell, (crew - 1) % 6)
                if self.first == cell:
                    self._add_road()

    @cython.cfunc
    @cython.exceptval(check=False)
    def _add_road(self) -> cython.void:
        """Add what lays would do to the road last followed."""
        side: cython.Py_ssize_t
        stake: cython.double = self._stake(self._most_crews())
        worth: cython.double
        if stake == 0.0:
            return
        worth = self._expected()
        if worth == 0.0:
            return
        for side in range(6 * self.towns):
            self.shelter[side] += stake * worth * (self._sheltered(side) - 1.0)
        if self.ends < 2:
            self._add_end(self.open_a, self.open_b if self.open_ends == 2 else -1, stake, worth)
            if self.open_ends == 2:
                self._add_end(self.open_b, self.open_a, stake, worth)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _sheltered(self, longer_side: cython.Py_ssize_t) -> cython.double:
        """How many times as likely the road is to outlive the quakes if this side gets another tile."""
        i: cython.Py_ssize_t
        danger: cython.double = 0.0
        then: cython.double = 0.0
        for i in range(6 * self.towns):
            danger += self.side_risk[i]
            then += self.side_risk[i] * self.scales[longer_side * MOST_SIDES + i]
        if danger <= 0.0 or danger >= 1.0:
            return 1.0
        if then >= 1.0:
            return 0.0
        return exp(self.quakes * self.quake_factor * (log1p(-then) - log1p(-danger)))

    @cython.cfunc
    @cython.exceptval(check=False)
    def _add_end(
        self, end: cython.Py_ssize_t, other: cython.Py_ssize_t, stake: cython.double, worth: cython.double
    ) -> cython.void:
        """What a road or a green edge on each empty cell beside this open end would change.

        `other` is the road's other open end, or -1.
        """
        edge: cython.Py_ssize_t
        kind: cython.Py_ssize_t
        at: cython.Py_ssize_t
        there: cython.Py_ssize_t
        ease: cython.double
        cell: cython.Py_ssize_t = end // 6
        still: cython.double = self._ease(other) if other >= 0 else 0.0
        survival: cython.double = self._survival(self.quakes * self.quake_factor)
        for edge in range(6):
            there = cell + self.steps[edge]
            if self.board[there] != EMPTY or self.demand[there] == 0:
                continue  # nothing can be laid there, or nothing yet: it touches no tile
            at = 2 * (there * 6 + (edge + 3 if edge < 3 else edge - 3))
            self.supposed_cell = cell
            for kind in range(2):
                self.supposed_demand = DIGITS[edge] * (1 + kind)
                ease = self._ease(end)
                if other >= 0:
                    ease += self._ease(other) if other // 6 == cell else still
                self.beside[at + kind] += stake * (self._expected_if_open(ease) * survival - worth)
                self.touched[self.touched_size] = at + kind
                self.touched_size += 1
            self.supposed_cell = -1

    # ------------------------------------------------------------------ for one lay

    @cython.cfunc
    @cython.exceptval(check=False)
    def _beside(self, cell: cython.Py_ssize_t, face: cython.Py_ssize_t) -> cython.double:
        """What the tile does to roads that lead beside its cell."""
        edge: cython.Py_ssize_t
        gain: cython.double = 0.0
        for edge in range(6):
            gain += self.beside[2 * (cell * 6 + edge) + (PARTNERS[face * 6 + edge] == GREEN)]
        return gain
