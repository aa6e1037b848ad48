"""The share of the win that each seat of San Andreas may expect, for a search.

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

if cython.compiled:
    from cython.cimports.libc.math import exp  # type: ignore[import-not-found]
else:
    from quakeboard.games.sanandreas.rules.kernel.board import Board
    from quakeboard.games.sanandreas.rules.kernel.constants import SHIFTING, SIZE

MOST_SEATS = 4

# The figures from here to SPREAD are a maximum-likelihood fit to who won 12,000 games, for three and for four
# seats, in which everybody played as in rollouts: 27,618 positions after all quakes but the last. Three of
# them depend on the coins in the smallest hand, up to `MAX_SMALLEST_HAND`: how near the end is.
MAX_SMALLEST_HAND = 3
CITY = memoryview(array("d", (1.0, 0.92, 0.54, 0.23)))
"""How much of what a city would score now, if it lives, is to be expected of it in all."""
HAND = memoryview(array("d", (0.0, 0.39, 0.33, 0.82)))
"""What a coin in hand is worth for each of its points."""
FOUNDING_COST = memoryview(array("d", (0.0, -0.11, -0.55, -1.7)))
"""What is added for each coin in hand: a cost, as it must still be used to found a city."""
NULL = 3.9
"""What the null is worth in hand."""
NULL_CITY_NEAR = 4.9
"""What a null city near the coast is worth that has no coin to take back yet."""
NULL_CITY_FAR = 1.9
"""What a null city far from the coast is worth that has no coin to take back yet."""
NEAR_COAST = 3
"""A city that is fewer spaces than this from the coast is near it."""
NEXT_TURN = 0.5
"""What it is worth to have the next turn."""
SPREAD = 3.56
"""The lead in points that makes a win e times as likely as a loss."""
WIN_WEIGHT = 0.6
"""How much the win itself counts when the game is over; the rest is for the lead in points."""


@cython.cclass
class Prospects:
    """Estimates the shares of the seats; call `prepare` where a search begins."""

    def __init__(self) -> None:
        self.worths = array("d", bytes(8 * MOST_SEATS))

    def prepare(self, kernel) -> None:
        """Start a search here: the positions to be evaluated come of this one."""
        self.seats = kernel.seats
        self.began_in_quake = kernel.phase == SHIFTING
        self._load_ground(kernel)

    @cython.cfunc
    def _load_ground(self, kernel):
        """Look up what pushes do where this position's tiles lie."""
        pushes: Pushes = find_pushes(kernel)
        board: Board = kernel.board
        self.ground = array("i", board.show)
        self.leans = array("q", board.stack.planes)
        self.distance = pushes.distance
        self.lives = pushes.lives
        self.gains = pushes.gains
        self.touched = pushes.touched
        self.coastal = pushes.coastal
        self.hazard = pushes.hazard

    @cython.cfunc
    @cython.exceptval(-1, check=True)
    def _ground_unchanged(self, kernel) -> cython.bint:
        """Whether the tiles lie as they did when the ground was last loaded."""
        i: cython.int
        board: Board = kernel.board
        show: cython.int[::1] = board.show
        planes: cython.longlong[::1] = board.stack.planes
        for i in range(show.shape[0]):
            if show[i] != self.ground[i]:
                return False
        for i in range(planes.shape[0]):
            if planes[i] != self.leans[i]:
                return False
        return True

    @cython.cfunc
    def _load(self, kernel):
        """Load the kernel that is to be evaluated."""
        self.board = kernel.board
        self.show = self.board.show
        self.pieces = kernel.pieces
        self.cities = self.pieces.city_count
        self.pawns = self.pieces.pawn_count

    @cython.cfunc
    @cython.exceptval(check=False)
    def _city_cell(self, coin: cython.int) -> cython.int:
        """The space of the city with this coin."""
        return self.board.stack.cell_of(self.pieces.city_place(coin))

    @cython.cfunc
    @cython.exceptval(check=False)
    def _survives(self, cell: cython.int) -> cython.double:
        """How likely a city there is to live through the next quake."""
        i: cython.int
        _: cython.int
        found: cython.double = 1.0
        if self.show[cell] != self.ground[cell]:
            return 1.0  # the dangers on ground that a quake has changed are not known
        for i in range(self.pawns):
            found *= self.lives[self._marked(i) * SIZE + cell]
        for _ in range(self.pawns, PAWNS_FOR_A_QUAKE):
            found *= 1.0 - self.hazard[cell]
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def _marked(self, i: cython.int) -> cython.int:
        """The tile of the i-th epicentre."""
        return self.pieces.pawn_place(self.pieces.marked[i]) // 4

    @cython.cfunc
    @cython.exceptval(check=False)
    def _best_destroyed(self, seat: cython.int) -> cython.int:
        """The largest coin of the seat that was destroyed, or 0."""
        coin: cython.int
        best: cython.int = 0
        for coin in range(1, 6):
            if self.pieces.is_destroyed(6 * seat + coin):
                best = coin
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def _points(self, coin: cython.int, distance: cython.int) -> cython.double:
        """What a city scores at this distance from the coast; a null as the coin that it takes back."""
        value: cython.int = coin % 6
        if value == 0:
            value = self._best_destroyed(coin // 6)
            if value == 0:
                return NULL_CITY_NEAR if distance < NEAR_COAST else NULL_CITY_FAR
        return value - distance if value > distance else 0.0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _smallest_hand(self, spender: cython.int) -> cython.int:
        """The coins in the smallest hand if the seat `spender` spends one; -1 is no seat."""
        seat: cython.int
        size: cython.int
        least: cython.int = 6
        for seat in range(self.seats):
            size = self.pieces.hands[seat] - (seat == spender)
            if size < least:
                least = size
        return least if least > 0 else 0

    def value(self, kernel) -> list:
        """What share of the win each seat may expect."""
        seat: cython.int
        coin: cython.int
        i: cython.int
        cell: cython.int
        self._load(kernel)
        if kernel.actor() == OVER:
            return self._final_shares()
        least: cython.int = min(MAX_SMALLEST_HAND, self._smallest_hand(-1))
        for seat in range(self.seats):
            self.worths[seat] = self.pieces.scores[seat] + FOUNDING_COST[least] * self.pieces.hands[seat]
            for coin in range(6):
                if self.pieces.is_in_hand(6 * seat + coin):
                    self.worths[seat] += HAND[least] * coin if coin else NULL
        turn: cython.int = kernel.turn
        if turn >= 0:  # who begins may not be known yet
            self.worths[turn] += NEXT_TURN
        for i in range(self.cities):
            coin = self.pieces.cities[i]
            cell = self._city_cell(coin)
            points: cython.double = self._points(coin, self.board.to_coast(cell, FARTHEST))
            self.worths[coin // 6] += CITY[least] * points * self._survives(cell)
        return self._softmax()

    @cython.cfunc
    def _softmax(self) -> list:
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
    def _final_shares(self) -> list:
        """The shares when the game is over: the win and, to some part, the lead in points."""
        seat: cython.int
        most: cython.int = 0
        winners: cython.int = 0
        for seat in range(self.seats):
            self.worths[seat] = self.pieces.scores[seat]
            if self.pieces.scores[seat] > most:
                most = self.pieces.scores[seat]
        for seat in range(self.seats):
            winners += self.pieces.scores[seat] == most
        found: list = self._softmax()
        for seat in range(self.seats):
            found[seat] *= 1.0 - WIN_WEIGHT
            if self.pieces.scores[seat] == most:
                found[seat] += WIN_WEIGHT / winners
        return found
