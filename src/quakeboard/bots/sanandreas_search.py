"""What a search knows of San Andreas: how good an action looks, how the seats stand, and how play may go on.

It reckons much as the greedy bot does (see `sanandreas_worth`), but fast: this file is Cython in pure-Python
mode, compiled with the kernel or run as plain Python, the same either way.

What a push would do to a city on each space is found out once, where the search begins; up to the next quake
the tiles lie still. After that quake a line of play goes on with a rule of thumb.
"""

from __future__ import annotations

from array import array
from math import exp

import cython

from quakeboard.bots.sanandreas_greedy import SanAndreasGreedy
from quakeboard.bots.sanandreas_ground import FARTHEST, Ground
from quakeboard.bots.sanandreas_worth import Fates
from quakeboard.rules.game import CHANCE, OVER
from quakeboard.rules.rng import Rng
from quakeboard.rules.sanandreas.actions import FOUND, MARK, SWAP
from quakeboard.rules.sanandreas.board import FIRST_TILE, QUARTER_STEPS, SIZE, STEPS
from quakeboard.rules.sanandreas.pieces import TILES
from quakeboard.rules.sanandreas.position import PHASES

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
        MAY_FOUND,
        MAY_MARK,
        PAWN_AT,
        SCORES,
        SPOTS,
        WHERE,
        to_coast,
    )

SIDE_STEPS = memoryview(STEPS)
QUARTERS_AT = memoryview(QUARTER_STEPS)

TURN = PHASES.index("turn")
SWAPPING = PHASES.index("swap")
MOST_SEATS = 4

# The figures from here to BESIDE were found by letting the play that a search foresees play against itself: who
# changed up to three of them at random and won went on.
SOON = 0.6
BEND = 1.0
"""How many quakes are to come, by the coins in the smallest hand: one, and the more the more coins."""
HAND = 0.24
"""What a coin in hand is worth for each point and quake to come;"""
NULL = 0.0
"""the same for the null, which is best founded soon;"""
HOPE = 1.75
"""and what a null city may score that has no coin to take back yet, near the coast."""
UNMARKED = 0.67
"""How much of the danger of epicentres still to be marked is reckoned with;"""
UNCLEAR = 0.15
"""how likely such a one is to destroy a city where a quake has changed the ground."""
OWN = 0.45
BESIDE = 0.75
"""How likely a city there is to live through a push of its own tile, and of one beside it."""
SPREAD = 5.0
"""A lead of so many points makes a win almost three times as likely as a loss."""
SURE = 0.6
"""How much of a share is the win itself when the game is over; the rest is by how much."""
STRAY = 10
"""In a line of play so many of a hundred turns are random: without them the search did worse."""
USELESS = -1e9


MOST_PUSHES = 64
_PUSHES: dict = {}
"""What pushes do, by how the tiles lie: it is asked again and again between two quakes."""


def find_pushes(position) -> tuple:
    """What a push of each coastal or marked tile would do to a city on each space.

    For tile * SIZE + space: how likely a city there is to live through a push of the tile; and for each
    space, how likely an epicentre that is marked somewhere is to destroy a city there.
    """
    lives = array("d", [1.0]) * (TILES * SIZE)
    hazard = array("d", bytes(8 * SIZE))
    fates = Fates(Ground(position))
    marked = {tile for _, tile, _ in position.epicentres()}
    coastal = [tile for tile in range(TILES) if position.tile_cell(tile) and position.is_coastal(tile)]
    for tile in marked.union(coastal):
        for cell, fate in fates.of(tile).items():
            lives[tile * SIZE + cell] = fate.lives
            if tile in coastal:
                hazard[cell] += (1.0 - fate.lives) / len(coastal)
    return lives, hazard


@cython.cclass
class SanAndreasKnowledge:
    """Judges positions of one game of San Andreas."""

    greedy: object
    lives: cython.double[::1]
    """For tile * SIZE + space: how likely a city there is to live through a push of the tile."""
    hazard: cython.double[::1]
    """For each space: how likely an epicentre that is marked somewhere is to destroy a city there."""
    quakes: cython.double[::1]
    way: cython.int[::1]
    """For each space that shows a tile: the spaces between it and the nearest coast, or `FARTHEST`."""
    stale: cython.bint
    """Whether that must be found anew: the tiles may have moved."""
    start_at: cython.int[::1]
    start_show: cython.int[::1]
    show: cython.int[::1]
    tally: cython.int[::1]
    status: cython.int[::1]
    worths: cython.double[::1]
    scored: cython.double[::1]
    hands: cython.double[::1]
    seats: cython.int
    pawns: cython.int
    cities: cython.int
    spots: cython.int
    turn: cython.int
    rival: cython.double
    """What another seat's point counts against one's own."""

    def __init__(self, game) -> None:
        self.greedy = SanAndreasGreedy(game)
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
        key = (bytes(position.show), bytes(position.planes))
        if key not in _PUSHES:
            if len(_PUSHES) == MOST_PUSHES:
                _PUSHES.clear()
            _PUSHES[key] = find_pushes(position)
        self.lives, self.hazard = _PUSHES[key]

    # ------------------------------------------------------------------ looking at a position

    @cython.cfunc
    def _look(self, position):
        """Take in the position that is to be judged."""
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
            found *= 1.0 - UNMARKED * danger
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
            points = self._points(coin // 6, coin % 6, self.way[cell])
            self.scored[coin // 6] += points * self._survives(cell)

    def shares(self, position) -> list:
        """What share of the win each seat may expect."""
        seat: cython.int
        self.stale = True
        self._look(position)
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

    # ------------------------------------------------------------------ how good actions look

    def weigh(self, position, codes: list) -> list | None:
        """How good each action of the decision to be searched looks to the greedy bot.

        Nothing for the dice of a quake: they are thought of together, in every order.
        """
        if position.phase != TURN:
            return None
        judged = self.greedy.judge(position.view(position.actor()), position.legal())
        found = [one.value * 0.25 / SPREAD for one in judged]
        best = self._best_marks(position, codes, found)
        return [
            USELESS if MARK <= code < FOUND and code not in best else look
            for code, look in zip(codes, found, strict=True)
        ]

    def _best_marks(self, position, codes: list, looks: list) -> set:
        """The best epicentre on each tile, by the first pawn at hand: pawns are alike, spaces nearly."""
        self._look(position)
        pawn = self._free_pawn()
        best: dict = {}
        for code, look in zip(codes, looks, strict=True):
            if MARK <= code < FOUND and (code - MARK) % 4 == pawn:
                tile = self.show[(code - MARK) // 4]
                if tile not in best or look > best[tile][0]:
                    best[tile] = (look, code)
        return {code for _, code in best.values()}

    def judge(self, position, codes: list) -> list:
        """For each action what it seems to gain, in shares of the win."""
        code: cython.int
        self.stale = True
        self._look(position)
        if position.phase != TURN:
            return [0.0] * len(codes)
        found: list = []
        self._reckon()
        mark: cython.int = self._free_pawn()
        for code in codes:
            if code >= FOUND:
                found.append(self._judge_found((code - FOUND) // 6, (code - FOUND) % 6) * 0.25 / SPREAD)
            elif code >= MARK:
                if (code - MARK) % 4 != mark:
                    found.append(USELESS)  # pawns are alike
                else:
                    found.append(self._judge_mark((code - MARK) // 4) * 0.25 / SPREAD)
            else:
                found.append(0.0)
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def _free_pawn(self) -> cython.int:
        i: cython.int
        for i in range(4):
            if self.tally[PAWN_AT + i] == 0:
                return i
        return 0

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
    def _judge_found(self, cell: cython.int, value: cython.int) -> cython.double:
        least: cython.int = self._smallest_hand()
        now: cython.double = self.quakes[least]
        then: cython.double = now
        if self.tally[HANDS + self.turn] == least and least > 0:
            then = self.quakes[least - 1]
        gain: cython.double = self._points(self.turn, value, self.way[cell]) * self._survives(cell)
        return self._lead() * (then - now) + (gain - self._coin(value)) * then

    @cython.cfunc
    @cython.exceptval(check=False)
    def _judge_mark(self, cell: cython.int) -> cython.double:
        tile: cython.int = self.show[cell] - FIRST_TILE
        i: cython.int
        coin: cython.int
        there: cython.int
        harm: cython.double
        gain: cython.double = 0.0
        for i in range(self.cities):
            coin = self.tally[CITIES + i]
            there = self._cell(self.tally[WHERE + coin] - FIRST_PLACE)
            harm = 1.0 - self._lives(tile, there)
            if harm > 0.0:
                harm *= self._points(coin // 6, coin % 6, self.way[there]) * self._survives(there)
                gain += -harm if coin // 6 == self.turn else harm * self.rival
        return gain * self.quakes[self._smallest_hand()]

    # ------------------------------------------------------------------ how play may go on

    def choose(self, position, rng: Rng) -> int:
        """What a seat would do in a line of play."""
        self.stale = True
        return self._choose(position, rng)

    @cython.cfunc
    def _choose(self, position, rng: Rng) -> cython.int:
        i: cython.int
        j: cython.int
        cell: cython.int
        best: cython.int = -1
        most: cython.double = -1e18
        worth: cython.double
        base: cython.double
        survives: cython.double
        if position.phase == SWAPPING:
            self._look(position)
            return SWAP + self._best_destroyed(position.actor())
        if position.phase != TURN:
            return self._best_shift(position)
        if rng.below(100) < STRAY:
            return position.sample(rng)
        self._look(position)
        self._reckon()
        least: cython.int = self._smallest_hand()
        now: cython.double = self.quakes[least]
        then: cython.double = now
        if self.tally[HANDS + self.turn] == least and least > 0:
            then = self.quakes[least - 1]
        base = self._lead() * (then - now)
        done: cython.int = 0
        for i in range(self.spots):
            cell = self.tally[SPOTS + i]
            if self.status[cell] & MAY_FOUND and self.tally[HANDS + self.turn] > 0:
                survives = self._survives(cell)
                for j in range(6):
                    if self.tally[WHERE + 6 * self.turn + j] == IN_HAND:
                        worth = self._points(self.turn, j, self.way[cell]) * survives - self._coin(j)
                        worth = base + worth * then
                        if worth > most:
                            most = worth
                            best = FOUND + 6 * cell + j
            if self.status[cell] & MAY_MARK and self.pawns < 4:
                j = self.show[cell] - FIRST_TILE
                if (done >> j) & 1:
                    continue
                done |= 1 << j
                worth = self._judge_mark(cell)
                if worth > most:
                    most = worth
                    best = MARK + 4 * cell + self._free_pawn()
        return best if best >= 0 else position.sample(rng)

    @cython.cfunc
    def _best_shift(self, position) -> cython.int:
        """The die after which the cities of the seat that is asked score most, less those of the others."""
        code: cython.int
        best: cython.int = -1
        most: cython.double = 0.0
        gain: cython.double
        seat: cython.int = position.actor()
        self.stale = False  # only the cities' ways to the coast are asked for, and these anew
        for code in position.codes():
            twin = position.copy()
            twin.step(code)
            self._look(twin)
            gain = self._ahead(seat)
            if best < 0 or gain > most:
                most = gain
                best = code
        self.stale = True
        return best

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
            points = self._points(coin // 6, coin % 6, to_coast(self.show, cell, FARTHEST))
            ahead += points if coin // 6 == seat else -points / (self.seats - 1)
        return ahead

    def finish(self, position, rng: Rng, until: int) -> list:
        """Play on until this turn begins or the game is over; return what each seat may expect then."""
        code: cython.int
        self.stale = True
        while position.actor() != OVER and position.turn_number < until:
            if position.actor() == CHANCE:
                code = position.sample(rng)
                self.stale = True
            else:
                code = self._choose(position, rng)
            position.step(code)
        return self.shares(position)
