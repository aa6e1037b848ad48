"""What the greedy bot would do in a turn of San Andreas, fast enough for rollouts.

It values foundings and epicentres as `bots.turn` does, by the same weights, where the tiles lie as they did
when the ground was last loaded. This file is Cython in pure-Python mode: compiled with the kernel or
run as plain Python, the same either way.
"""

from __future__ import annotations

from array import array
from math import tanh

import cython

from quakeboard.core.kernel.rng import Rng
from quakeboard.games.sanandreas.bots.kernel.prospects import Prospects
from quakeboard.games.sanandreas.bots.score_estimate import CLEAR_LEAD
from quakeboard.games.sanandreas.bots.turn import SPACE_COST
from quakeboard.games.sanandreas.bots.worth import PAWNS_FOR_A_QUAKE, Weights

if cython.compiled:
    from cython.cimports.libc.math import tanh  # type: ignore[import-not-found]
else:
    from quakeboard.games.sanandreas.bots.kernel.prospects import MOST_SEATS
    from quakeboard.games.sanandreas.rules.kernel.constants import FIRST_TILE, FOUND, MARK, SIZE, TILES

WEIGHTS = Weights()
HAND = WEIGHTS.hand
NULL = WEIGHTS.null
TARGETED = WEIGHTS.targeted
OTHERS = WEIGHTS.others
LEADER = WEIGHTS.leader
ENDING = WEIGHTS.ending
QUAKES = memoryview(array("d", WEIGHTS.quakes))

MOST_CITIES = 24
TIE_TOLERANCE = 1e-9
"""Values that differ by less are ties."""


@cython.cclass
class Turns(Prospects):
    """Values the actions of one turn, as the seat that is asked sees it."""

    def __init__(self) -> None:
        super().__init__()
        self.unknown = array("i", bytes(4 * MOST_SEATS))
        self.lost_share = array("d", bytes(8 * MOST_SEATS))
        self.scored = array("d", bytes(8 * MOST_SEATS))
        self.hands = array("d", bytes(8 * MOST_SEATS))
        self.city_cell = array("i", bytes(4 * MOST_CITIES))
        self.city_coins = array("i", bytes(4 * MOST_CITIES))
        self.city_lives = array("d", bytes(8 * MOST_CITIES))
        self.threat = array("d", bytes(8 * SIZE))
        self.chances = array("d", bytes(8 * TILES))
        self.points = array("d", bytes(8 * 6))
        self.founding = array("d", bytes(8 * 6 * SIZE))
        self.marking = array("d", bytes(8 * SIZE))

    # ------------------------------------------------------------------ what the seat knows

    @cython.cfunc
    def _begin_turn(self, kernel):
        """Load the position as the seat that is asked knows it."""
        self._load(kernel)
        self.seat = kernel.actor()
        self.sites = kernel.sites
        self.missing_pawns = PAWNS_FOR_A_QUAKE - self.pawns
        self._find_possible_coins(self.pieces.known)
        self._value_hands()
        self._find_threat()
        self._next_quake(-1)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _find_possible_coins(self, known: cython.longlong) -> cython.void:
        """For each city the coins that it may have, as bits; and for each seat those that may be anywhere."""
        seat: cython.int
        coin: cython.int
        i: cython.int
        lost: cython.double
        count: cython.double
        for seat in range(self.seats):
            self.unknown[seat] = 0
            lost = count = 0.0
            if seat != self.seat:
                for coin in range(6 * seat, 6 * seat + 6):
                    if not (known >> coin) & 1:
                        self.unknown[seat] |= 1 << (coin % 6)
                        count += 1.0
                        if self.pieces.is_destroyed(coin):
                            lost += 1.0
            self.lost_share[seat] = lost / count if lost > 0.0 else 0.0
        for i in range(self.cities):
            coin = self.pieces.cities[i]
            self.city_cell[i] = self._city_cell(coin)
            if coin // 6 == self.seat or (known >> coin) & 1:
                self.city_coins[i] = 1 << (coin % 6)
            else:
                self.city_coins[i] = self.unknown[coin // 6]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _value_hands(self) -> cython.void:
        """What each hand is worth for a quake to come; the mean of what it may be, if it is hidden."""
        seat: cython.int
        coin: cython.int
        count: cython.int
        for seat in range(self.seats):
            self.hands[seat] = 0.0
            count = 0
            for coin in range(6):
                if seat == self.seat:
                    if self.pieces.is_in_hand(6 * seat + coin):
                        self.hands[seat] += self._coin(coin)
                elif (self.unknown[seat] >> coin) & 1:
                    self.hands[seat] += self._coin(coin)
                    count += 1
            if count > 0:
                self.hands[seat] *= self.pieces.hands[seat] / cython.cast(cython.double, count)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _coin(self, value: cython.int) -> cython.double:
        return NULL if value == 0 else HAND * value

    @cython.cfunc
    @cython.exceptval(check=False)
    def _find_threat(self) -> cython.void:
        """How likely an epicentre still to be marked is to destroy a city, space by space.

        A tile is more likely to be marked where that costs a player points.
        """
        i: cython.int
        j: cython.int
        tile: cython.int
        cell: cython.int
        total: cython.double = 0.0
        for i in range(len(self.coastal)):
            tile = self.coastal[i]
            self.chances[tile] = 1.0
            for j in range(self.cities):
                cell = self.city_cell[j]
                self.chances[tile] += (
                    TARGETED * (1.0 - self.lives[tile * SIZE + cell]) * self._static_points(j)
                )
            total += self.chances[tile]
        for i in range(SIZE):
            self.threat[i] = 0.0
        for i in range(len(self.coastal)):
            tile = self.coastal[i]
            for j in range(self.touched[tile], self.touched[tile + 1]):
                cell = self.touched[j]
                self.threat[cell] += self.chances[tile] / total * (1.0 - self.lives[tile * SIZE + cell])

    @cython.cfunc
    @cython.exceptval(check=False)
    def _static_points(self, i: cython.int) -> cython.double:
        """What a city would score if no tile moved."""
        coin: cython.int
        distance: cython.int = self.distance[self.city_cell[i]]
        total: cython.double = 0.0
        count: cython.double = 0.0
        if self.city_coins[i] == 1:
            return self._expected_from_lost(self.pieces.cities[i] // 6, distance)
        for coin in range(6):
            if (self.city_coins[i] >> coin) & 1:
                count += 1.0
                if coin > distance:
                    total += coin - distance
        return total / count

    @cython.cfunc
    @cython.exceptval(check=False)
    def _lost_chance(self, seat: cython.int, coin: cython.int) -> cython.double:
        """How likely a coin of the seat is destroyed, as far as the seat that is asked can know."""
        if (self.unknown[seat] >> coin) & 1:
            return self.lost_share[seat]
        return 1.0 if self.pieces.is_destroyed(6 * seat + coin) else 0.0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _expected_from_lost(self, seat: cython.int, distance: cython.int) -> cython.double:
        """What a null city this far from the coast scores with the best coin that is destroyed."""
        coin: cython.int
        chance: cython.double
        expected: cython.double = 0.0
        none_better: cython.double = 1.0
        for coin in range(5, distance, -1):
            chance = self._lost_chance(seat, coin)
            expected += none_better * chance * (coin - distance)
            none_better *= 1.0 - chance
        return expected

    # ------------------------------------------------------------------ what a city may expect

    @cython.cfunc
    @cython.exceptval(check=False)
    def _survival_and_points(self, cell: cython.int, extra_tile: cython.int) -> cython.double:
        """How likely a city there is to live through the next quake, with one more tile marked or none (-1).

        `points` is then what it scores with each coin, and nothing if it is destroyed.
        """
        i: cython.int
        _: cython.int
        coin: cython.int
        distance: cython.int = self.distance[cell]
        lives: cython.double = 1.0
        spared: cython.double = 1.0
        for coin in range(6):
            self.points[coin] = coin - distance if coin > distance else 0.0
        for i in range(self.pawns):
            lives = self._push(self._marked(i), cell, lives)
        if extra_tile >= 0:
            lives = self._push(extra_tile, cell, lives)
        for _ in range(self.missing_pawns - (extra_tile >= 0)):
            spared *= 1.0 - self.threat[cell]
        for coin in range(6):
            self.points[coin] *= spared
        return lives * spared

    @cython.cfunc
    @cython.exceptval(check=False)
    def _push(self, tile: cython.int, cell: cython.int, lives: cython.double) -> cython.double:
        """Add one more push, which changes the points of cities that live as if it came alone."""
        coin: cython.int
        points: cython.double
        at: cython.int = tile * SIZE + cell
        through: cython.double = self.lives[at]
        lives *= through
        for coin in range(6):
            points = self.points[coin] * through + lives * self.gains[6 * at + coin]
            self.points[coin] = points if points > 0.0 else 0.0
        return lives

    @cython.cfunc
    @cython.exceptval(check=False)
    def _next_quake(self, extra_tile: cython.int) -> cython.void:
        """What each seat may expect to score in the next quake, with one more tile marked or none (-1)."""
        i: cython.int
        coin: cython.int
        seat: cython.int
        total: cython.double
        count: cython.double
        for seat in range(self.seats):
            self.scored[seat] = 0.0
        for i in range(self.cities):
            self.city_lives[i] = self._survival_and_points(self.city_cell[i], extra_tile)
            total = count = 0.0
            for coin in range(6):
                if (self.city_coins[i] >> coin) & 1:
                    total += self.points[coin]
                    count += 1.0
            self.scored[self.pieces.cities[i] // 6] += total / count
        for i in range(self.cities):
            if self.city_coins[i] == 1:
                seat = self.pieces.cities[i] // 6
                self.scored[seat] += self.city_lives[i] * self._expected_from_null(seat, self.city_cell[i])

    @cython.cfunc
    @cython.exceptval(check=False)
    def _expected_from_null(self, seat: cython.int, null: cython.int) -> cython.double:
        """What a null city on this space may score with the best coin that is, or will be, destroyed."""
        coin: cython.int
        i: cython.int
        chance: cython.double
        expected: cython.double = 0.0
        none_better: cython.double = 1.0
        for coin in range(5, self.distance[null], -1):
            chance = self._lost_chance(seat, coin)
            if chance < 1.0:
                for i in range(self.cities):
                    if self.pieces.cities[i] // 6 == seat and self.city_coins[i] == 1 << coin:
                        chance = 1.0 - self.city_lives[i]
            expected += none_better * chance * (coin - self.distance[null])
            none_better *= 1.0 - chance
        return expected

    # ------------------------------------------------------------------ what an action is worth

    @cython.cfunc
    def _value(self, kernel):
        """Value all that may be done in this turn, in `founding` and `marking`."""
        i: cython.int
        cell: cython.int
        tile: cython.int
        self._begin_turn(kernel)
        self._value_foundings()
        last: cython.bint = self._smallest_hand(-1) == 0
        if self.missing_pawns == 0:
            return
        for tile in range(TILES):
            self.chances[tile] = -1e18
        for i in range(self.sites.space_count):
            cell = self.sites.spaces[i]
            if self.sites.may_mark(cell):
                tile = self.show[cell] - FIRST_TILE
                if self.chances[tile] < -1e17:
                    self._next_quake(tile)
                    self.chances[tile] = self._margin(-1) + (self._ending(0.0) if last else 0.0)
                self.marking[cell] += self.chances[tile]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _value_foundings(self) -> cython.void:
        """Value every founding; and what a pawn takes away that stands where a city could."""
        i: cython.int
        cell: cython.int
        coin: cython.int
        best: cython.int = 0
        lives: cython.double
        points: cython.double
        worth: cython.double
        quakes: cython.double = QUAKES[self._smallest_hand(self.seat)]
        last: cython.bint = self._smallest_hand(self.seat) == 0
        before: cython.double = self._margin(self.seat)
        in_hand: cython.int = 0
        for coin in range(6):
            if self.pieces.is_in_hand(6 * self.seat + coin):
                in_hand |= 1 << coin
                best = coin
        for i in range(self.sites.space_count):
            cell = self.sites.spaces[i]
            if not (self.sites.may_found(cell) or self.sites.may_mark(cell)):
                continue
            lives = self._survival_and_points(cell, -1)
            self.marking[cell] = -SPACE_COST * self.points[best]
            if not self.sites.may_found(cell):
                continue
            for coin in range(6):
                if (in_hand >> coin) & 1:
                    points = self.points[coin] if coin else lives * self._expected_from_null(self.seat, cell)
                    worth = before + (points - self._coin(coin)) * quakes
                    self.founding[6 * cell + coin] = worth + (self._ending(points) if last else 0.0)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _margin(self, spender: cython.int) -> cython.double:
        """What the seat may expect in the end, less what the others may, if `spender` spends a coin."""
        seat: cython.int
        total: cython.double
        rivals: cython.double = 0.0
        best: cython.double = -1e18
        own: cython.double = 0.0
        quakes: cython.double = QUAKES[self._smallest_hand(spender)]
        for seat in range(self.seats):
            total = self.pieces.scores[seat] + (self.scored[seat] + self.hands[seat]) * quakes
            if seat == self.seat:
                own = total
            else:
                rivals += total
                best = max(best, total)
        return own - OTHERS * ((1.0 - LEADER) * rivals / (self.seats - 1) + LEADER * best)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _ending(self, own: cython.double) -> cython.double:
        """What it is worth that the next quake is the last, with `own` more points for the seat."""
        seat: cython.int
        best: cython.double = -1e18
        for seat in range(self.seats):
            if seat != self.seat:
                best = max(best, self.pieces.scores[seat] + self.scored[seat])
        lead: cython.double = self.pieces.scores[self.seat] + self.scored[self.seat] + own - best
        return ENDING * tanh(lead / CLEAR_LEAD)

    # ------------------------------------------------------------------ the turn

    def worth(self, kernel, codes: list) -> list:
        """What each action of a turn is worth to the seat that is asked, in points."""
        code: cython.int
        self._value(kernel)
        found: list = []
        for code in codes:
            if code >= FOUND:
                found.append(self.founding[code - FOUND])
            else:
                found.append(self.marking[(code - MARK) // 4] if code >= MARK else 0.0)
        return found

    @cython.cfunc
    def _take_turn(self, kernel, rng: Rng) -> cython.int:
        """The best action of a turn; of equals any."""
        i: cython.int
        coin: cython.int
        cell: cython.int
        self._value(kernel)
        self.best = -1
        pawn: cython.int = self._free_pawn()
        for i in range(self.sites.space_count):
            cell = self.sites.spaces[i]
            if self.sites.may_found(cell):
                for coin in range(6):
                    if self.pieces.is_in_hand(6 * self.seat + coin):
                        self._compare(FOUND + 6 * cell + coin, self.founding[6 * cell + coin], rng)
            if self.sites.may_mark(cell) and self.missing_pawns > 0:
                self._compare(MARK + 4 * cell + pawn, self.marking[cell], rng)
        return self.best if self.best >= 0 else kernel.sample(rng)

    @cython.cfunc
    def _compare(self, code: cython.int, worth: cython.double, rng: Rng):
        """Keep the action if it is the best so far; of n equals, the last with a chance of 1 in n."""
        if self.best < 0 or worth > self.most + TIE_TOLERANCE:
            self.best = code
            self.most = worth
            self.equals = 1
        elif worth >= self.most - TIE_TOLERANCE:
            self.equals += 1
            if rng.below(self.equals) == 0:
                self.best = code

    @cython.cfunc
    @cython.exceptval(check=False)
    def _free_pawn(self) -> cython.int:
        i: cython.int
        for i in range(4):
            if self.pieces.is_supplied(i):
                return i
        return 0
