"""What a search of San Andreas expects of the next quake and of those after it, and how the seats stand.

It reckons much as the greedy bot does (see `sanandreas_worth`), but fast: this file is Cython in pure-Python
mode, compiled with the kernel or run as plain Python, the same either way.

What a push would do to a city on each space is found out once, where the search begins; up to the next quake
the tiles lie still. After that quake a line of play goes on with a rule of thumb.
"""

from __future__ import annotations

from array import array
from math import exp

import cython

from quakeboard.bots.sanandreas_ground import FARTHEST
from quakeboard.bots.sanandreas_pushes import find_pushes
from quakeboard.rules.game import OVER
from quakeboard.rules.sanandreas.board import FIRST_TILE, QUARTER_STEPS, SIZE, STEPS
from quakeboard.rules.sanandreas.pieces import TILES

if cython.compiled:
    from cython.cimports.libc.math import exp  # type: ignore[import-not-found]
else:
    from quakeboard.rules.sanandreas.position import (
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

SIDE_STEPS = memoryview(STEPS)
QUARTERS_AT = memoryview(QUARTER_STEPS)

MOST_SEATS = 4

# The figures from here to BESIDE were found by letting the play that a search foresees play against itself:
# who changed up to three of them at random and won went on.
SOON = 0.6
BEND = 1.0
"""How many quakes are to come, by the coins in the smallest hand: one, and the more the more coins."""
HAND = 0.24
"""What a coin in hand is worth for each point and quake to come;"""
NULL = 0.0
"""the same for the null, which is best founded soon;"""
HOPE = 1.75
"""and what a null city may score that has no coin to take back yet, near the coast."""
UNCLEAR = 0.15
"""How likely an epicentre still to be marked is to destroy a city where a quake has changed the ground."""
OWN = 0.45
BESIDE = 0.75
"""How likely a city there is to live through a push of its own tile, and of one beside it."""
SPREAD = 5.0
"""A lead of so many points makes a win almost three times as likely as a loss."""
SURE = 0.6
"""How much of a share is the win itself when the game is over; the rest is by how much."""


@cython.cclass
class Prospects:
    """Says what each seat may expect; `prepare` it where a search begins."""

    def __init__(self) -> None:
        self.quakes = array("d", [1.0 + SOON * coins**BEND for coins in range(7)])
        self.way = array("i", bytes(4 * SIZE))
        self.worths = array("d", bytes(8 * MOST_SEATS))
        self.scored = array("d", bytes(8 * MOST_SEATS))
        self.hands = array("d", bytes(8 * MOST_SEATS))

    # ------------------------------------------------------------------ before a search

    def prepare(self, position) -> None:
        """Find out what pushes do where this position's tiles lie."""
        self.seats = position.seats
        self.rival = 1.0 / (self.seats - 1)
        self.stale = True
        self.start_at = array("i", [position.tile_cell(tile) for tile in range(TILES)])
        self.start_show = array("i", position.show)
        self.lives, self.hazard = find_pushes(position)

    # ------------------------------------------------------------------ looking at a position

    @cython.cfunc
    def _look(self, position, seat: cython.int):
        """Take in the position that is to be judged, with the eyes of a seat; or with all coins open (-1)."""
        self.eyes = seat
        self.known = position.known
        self.show = position.show
        self.tally = position.tally
        self.status = position.status
        self.pawns = position.pawns
        self.cities = position.cities
        self.spots = position.spots
        self.turn = position.turn
        if self.stale:
            self._find_ways()

    @cython.cfunc
    @cython.exceptval(check=False)
    def _find_ways(self) -> cython.void:
        cell: cython.int
        for cell in range(SIZE):
            if self.show[cell] >= FIRST_TILE:
                self.way[cell] = to_coast(self.show, cell, FARTHEST)
        self.stale = False

    @cython.cfunc
    @cython.exceptval(check=False)
    def _cell(self, place: cython.int) -> cython.int:
        return self.tally[AT + place // 4] + QUARTERS_AT[place % 4]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _lives(self, tile: cython.int, cell: cython.int) -> cython.double:
        """How likely a city on this space is to live through a push of the tile.

        Where a quake has changed neither the tile nor what shows on the space, it is taken to be as it was.
        """
        side: cython.int
        if self.tally[AT + tile] == self.start_at[tile] and self.show[cell] == self.start_show[cell]:
            return self.lives[tile * SIZE + cell]
        if self.show[cell] == FIRST_TILE + tile:
            return OWN
        for side in range(4):
            if self.show[cell + SIDE_STEPS[side]] == FIRST_TILE + tile:
                return BESIDE
        return 1.0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _survives(self, cell: cython.int) -> cython.double:
        """How likely a city there is to live through the next quake."""
        i: cython.int
        found: cython.double = 1.0
        danger: cython.double = UNCLEAR
        if self.show[cell] == self.start_show[cell]:
            danger = self.hazard[cell]
        for i in range(self.pawns):
            found *= self._lives((self.tally[PAWN_AT + self.tally[EPICENTRES + i]] - 1) // 4, cell)
        for _ in range(4 - self.pawns):
            found *= 1.0 - danger
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def _best_destroyed(self, seat: cython.int) -> cython.int:
        coin: cython.int
        best: cython.int = 0
        for coin in range(1, 6):
            if self.tally[WHERE + 6 * seat + coin] == DESTROYED:
                best = coin
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def _points(self, seat: cython.int, value: cython.int, way: cython.int) -> cython.double:
        """What a city scores so far from the coast; a null as the coin that it takes back."""
        if value == 0:
            value = self._best_destroyed(seat)
            if value == 0:
                return HOPE if way < 3 else 0.3 * HOPE
        return value - way if value > way else 0.0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _city_points(self, coin: cython.int, way: cython.int) -> cython.double:
        """What a city scores so far from the coast; the mean of what it may, if its coin is hidden."""
        seat: cython.int = coin // 6
        value: cython.int
        count: cython.double = 0.0
        total: cython.double = 0.0
        if self.eyes < 0 or self.eyes == seat or (self.known >> coin) & 1:
            return self._points(seat, coin % 6, way)
        for value in range(6):
            coin = 6 * seat + value
            if self.tally[WHERE + coin] != DESTROYED and not (self.known >> coin) & 1:
                total += self._points(seat, value, way)
                count += 1.0
        return total / count

    @cython.cfunc
    @cython.exceptval(check=False)
    def _coin(self, value: cython.int) -> cython.double:
        """What a coin in hand is worth for each quake to come."""
        return NULL if value == 0 else HAND * value

    @cython.cfunc
    @cython.exceptval(check=False)
    def _smallest_hand(self) -> cython.int:
        seat: cython.int
        least: cython.int = 6
        for seat in range(self.seats):
            if self.tally[HANDS + seat] < least:
                least = self.tally[HANDS + seat]
        return least

    @cython.cfunc
    @cython.exceptval(check=False)
    def _reckon(self) -> cython.void:
        """What each seat may expect of the next quake, and of its hand."""
        seat: cython.int
        coin: cython.int
        i: cython.int
        cell: cython.int
        points: cython.double
        for seat in range(self.seats):
            self.scored[seat] = 0.0
            self.hands[seat] = 0.0
            for coin in range(6):
                if self.tally[WHERE + 6 * seat + coin] == IN_HAND:
                    self.hands[seat] += self._coin(coin)
        for i in range(self.cities):
            coin = self.tally[CITIES + i]
            cell = self._cell(self.tally[WHERE + coin] - FIRST_PLACE)
            points = self._city_points(coin, self.way[cell])
            self.scored[coin // 6] += points * self._survives(cell)

    def shares(self, position) -> list:
        """What share of the win each seat may expect."""
        seat: cython.int
        self.stale = True
        self._look(position, -1)
        if position.actor() == OVER:
            return self._final()
        self._reckon()
        quakes: cython.double = self.quakes[self._smallest_hand()]
        for seat in range(self.seats):
            self.worths[seat] = self.tally[SCORES + seat] + (self.scored[seat] + self.hands[seat]) * quakes
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

    @cython.cfunc
    @cython.exceptval(check=False)
    def _lead(self) -> cython.double:
        """What the seat that is asked scores in a quake more than the others on average, hands included."""
        seat: cython.int
        lead: cython.double = 0.0
        for seat in range(self.seats):
            if seat == self.turn:
                lead += self.scored[seat] + self.hands[seat]
            else:
                lead -= (self.scored[seat] + self.hands[seat]) * self.rival
        return lead

    @cython.cfunc
    @cython.exceptval(check=False)
    def _ahead(self, seat: cython.int) -> cython.double:
        """By how much the seat is ahead of the others' mean, if the cities scored as they stand."""
        i: cython.int
        coin: cython.int
        cell: cython.int
        points: cython.double
        ahead: cython.double = 0.0
        for i in range(self.seats):
            points = self.tally[SCORES + i]
            ahead += points if i == seat else -points / (self.seats - 1)
        for i in range(self.cities):
            coin = self.tally[CITIES + i]
            cell = self._cell(self.tally[WHERE + coin] - FIRST_PLACE)
            points = self._city_points(coin, to_coast(self.show, cell, FARTHEST))
            ahead += points if coin // 6 == seat else -points / (self.seats - 1)
        return ahead
