"""How the seats of San Andreas stand, for a search: what share of the win each may expect.

This file is Cython in pure-Python mode: compiled with the kernel or run as plain Python, the same either way.
"""

from __future__ import annotations

from array import array
from math import exp

import cython

from quakeboard.core.game import OVER
from quakeboard.games.sanandreas.bots.ground import FARTHEST
from quakeboard.games.sanandreas.bots.pushes import Pushes, find_pushes
from quakeboard.games.sanandreas.bots.worth import PAWNS_FOR_A_QUAKE
from quakeboard.games.sanandreas.rules.board import QUARTER_STEPS, SIZE
from quakeboard.games.sanandreas.rules.kernel.position import PHASES

if cython.compiled:
    from cython.cimports.libc.math import exp  # type: ignore[import-not-found]
else:
    from quakeboard.games.sanandreas.rules.kernel.position import (
        AT,
        CITIES,
        DESTROYED,
        EPICENTRES,
        FIRST_PLACE,
        HANDS,
        IN_HAND,
        PAWN_AT,
        SCORES,
        WHERE,
        to_coast,
    )

QUARTERS_AT = memoryview(QUARTER_STEPS)

MOST_SEATS = 4
SHIFTING = PHASES.index("shift")

# The figures from here to SPREAD are those that make it most likely who won 12,000 games, for three and for
# four, in which everybody played as a search foresees: 27,618 positions after all quakes but the last. Three
# of them depend on the coins in the smallest hand, up to `MANY`: how near the end is.
MANY = 3
CITY = memoryview(array("d", (1.0, 0.92, 0.54, 0.23)))
"""How much of what a city would score now, if it lives, is to be expected of it in all;"""
HAND = memoryview(array("d", (0.0, 0.39, 0.33, 0.82)))
"""what a coin in hand is worth for each point;"""
COUNT = memoryview(array("d", (0.0, -0.11, -0.55, -1.7)))
"""and what it costs that it must still be founded."""
NULL = 3.9
"""What the null is worth in hand;"""
HOPE = 4.9
FAINT = 1.9
"""and as a city that has no coin to take back yet, near the coast and farther off."""
NEAR = 3
NEXT = 0.5
"""What it is worth to have the next turn."""
SPREAD = 3.56
"""A lead of so many points makes a win almost three times as likely as a loss."""
SURE = 0.6
"""How much of a share is the win itself when the game is over; the rest is by how much."""


@cython.cclass
class Prospects:
    """Says what each seat may expect; `prepare` it where a search begins."""

    def __init__(self) -> None:
        self.worths = array("d", bytes(8 * MOST_SEATS))

    def prepare(self, position) -> None:
        """All that is judged next comes of this position."""
        self.seats = position.seats
        self.amid = position.phase == SHIFTING
        self._see_ground(position)

    @cython.cfunc
    def _see_ground(self, position):
        """Find out what pushes do where this position's tiles lie."""
        pushes: Pushes = find_pushes(position)
        self.ground = array("i", position.show)
        self.leans = array("q", position.planes)
        self.way = pushes.way
        self.lives = pushes.lives
        self.gains = pushes.gains
        self.touched = pushes.touched
        self.coastal = pushes.coastal
        self.hazard = pushes.hazard

    @cython.cfunc
    @cython.exceptval(-1, check=True)
    def _lies_still(self, position) -> cython.bint:
        """Whether the tiles lie as they did when the ground was last looked at."""
        i: cython.int
        show: cython.int[::1] = position.show
        planes: cython.longlong[::1] = position.planes
        for i in range(show.shape[0]):
            if show[i] != self.ground[i]:
                return False
        for i in range(planes.shape[0]):
            if planes[i] != self.leans[i]:
                return False
        return True

    @cython.cfunc
    def _look(self, position):
        """Take in the position that is to be judged."""
        self.show = position.show
        self.tally = position.tally
        self.cities = position.cities
        self.pawns = position.pawns

    @cython.cfunc
    @cython.exceptval(check=False)
    def _cell(self, place: cython.int) -> cython.int:
        return self.tally[AT + place // 4] + QUARTERS_AT[place % 4]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _survives(self, cell: cython.int) -> cython.double:
        """How likely a city there is to live through the next quake."""
        i: cython.int
        _: cython.int
        found: cython.double = 1.0
        if self.show[cell] != self.ground[cell]:
            return 1.0  # what is dangerous where a quake has changed the ground is not known
        for i in range(self.pawns):
            found *= self.lives[self._marked(i) * SIZE + cell]
        for _ in range(self.pawns, PAWNS_FOR_A_QUAKE):
            found *= 1.0 - self.hazard[cell]
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def _marked(self, i: cython.int) -> cython.int:
        """The tile of the i-th epicentre."""
        return (self.tally[PAWN_AT + self.tally[EPICENTRES + i]] - 1) // 4

    @cython.cfunc
    @cython.exceptval(check=False)
    def _best_destroyed(self, seat: cython.int) -> cython.int:
        """The largest coin of the seat that was destroyed, or 0."""
        coin: cython.int
        best: cython.int = 0
        for coin in range(1, 6):
            if self.tally[WHERE + 6 * seat + coin] == DESTROYED:
                best = coin
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def _points(self, coin: cython.int, way: cython.int) -> cython.double:
        """What a city scores so far from the coast; a null as the coin that it takes back."""
        value: cython.int = coin % 6
        if value == 0:
            value = self._best_destroyed(coin // 6)
            if value == 0:
                return HOPE if way < NEAR else FAINT
        return value - way if value > way else 0.0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _smallest_hand(self, spender: cython.int) -> cython.int:
        """The coins in the smallest hand, if this seat spends one; or nobody (-1)."""
        seat: cython.int
        size: cython.int
        least: cython.int = 6
        for seat in range(self.seats):
            size = self.tally[HANDS + seat] - (seat == spender)
            if size < least:
                least = size
        return least if least > 0 else 0

    def shares(self, position) -> list:
        """What share of the win each seat may expect."""
        seat: cython.int
        coin: cython.int
        i: cython.int
        cell: cython.int
        self._look(position)
        if position.actor() == OVER:
            return self._final()
        least: cython.int = min(MANY, self._smallest_hand(-1))
        for seat in range(self.seats):
            self.worths[seat] = self.tally[SCORES + seat] + COUNT[least] * self.tally[HANDS + seat]
            for coin in range(6):
                if self.tally[WHERE + 6 * seat + coin] == IN_HAND:
                    self.worths[seat] += HAND[least] * coin if coin else NULL
        turn: cython.int = position.turn
        if turn >= 0:  # who begins may not be known yet
            self.worths[turn] += NEXT
        for i in range(self.cities):
            coin = self.tally[CITIES + i]
            cell = self._cell(self.tally[WHERE + coin] - FIRST_PLACE)
            points: cython.double = self._points(coin, to_coast(self.show, cell, FARTHEST))
            self.worths[coin // 6] += CITY[least] * points * self._survives(cell)
        return self._soft()

    @cython.cfunc
    def _soft(self) -> list:
        seat: cython.int
        most: cython.double = self.worths[0]
        total: cython.double = 0.0
        worth: cython.double
        for seat in range(1, self.seats):
            if self.worths[seat] > most:
                most = self.worths[seat]
        found: list = []
        for seat in range(self.seats):
            worth = exp((self.worths[seat] - most) / SPREAD)
            total += worth
            found.append(worth)
        return [worth / total for worth in found]

    @cython.cfunc
    def _final(self) -> list:
        """The win and, to some part, by how much."""
        seat: cython.int
        most: cython.int = 0
        winners: cython.int = 0
        for seat in range(self.seats):
            self.worths[seat] = self.tally[SCORES + seat]
            if self.tally[SCORES + seat] > most:
                most = self.tally[SCORES + seat]
        for seat in range(self.seats):
            winners += self.tally[SCORES + seat] == most
        found: list = self._soft()
        for seat in range(self.seats):
            found[seat] *= 1.0 - SURE
            if self.tally[SCORES + seat] == most:
                found[seat] += SURE / winners
        return found
