"""What a search knows of San Andreas: how good an action looks, and how play may go on.

What quakes may bring is in `sanandreas_search_prospects`; like that file, this one is Cython in pure-Python
mode, compiled with the kernel or run as plain Python, the same either way.
"""

from __future__ import annotations

import cython

from quakeboard.bots.mixing import mix
from quakeboard.bots.sanandreas_greedy import SanAndreasGreedy
from quakeboard.bots.sanandreas_search_prospects import Prospects
from quakeboard.rules.game import CHANCE, OVER
from quakeboard.rules.rng import Rng
from quakeboard.rules.sanandreas.actions import FOUND, MARK, SWAP
from quakeboard.rules.sanandreas.board import FIRST_TILE
from quakeboard.rules.sanandreas.position import PHASES

if not cython.compiled:
    from quakeboard.bots.sanandreas_search_prospects import SPREAD
    from quakeboard.rules.sanandreas.position import (
        CITIES,
        FIRST_PLACE,
        HANDS,
        IN_HAND,
        MAY_FOUND,
        MAY_MARK,
        PAWN_AT,
        SPOTS,
        WHERE,
    )

TURN = PHASES.index("turn")
SWAPPING = PHASES.index("swap")

STRAY = 50
"""In a line of play so many of a hundred turns are random.

What 240 actions came to when three greedy bots played on, 36 times each, went along with what lines of play
made of them by a correlation of 0.11 with 10 strays, 0.23 with 25, 0.30 with 50, and 0.04 with nothing else.
"""
BLEND = 0.5
"""What is known at the end of a line of play counts so much, after the quake before so much of the rest."""
USELESS = -1e9


@cython.cclass
class SanAndreasKnowledge(Prospects):
    """Judges positions of one game of San Andreas."""

    def __init__(self, game) -> None:
        super().__init__()
        self.greedy = SanAndreasGreedy(game)

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
        self._look(position, position.actor())
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
        self._look(position, position.actor())
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
                harm *= self._city_points(coin, self.way[there]) * self._survives(there)
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
            self._look(position, position.actor())
            return SWAP + self._best_destroyed(position.actor())
        if position.phase != TURN:
            return self._best_shift(position)
        if rng.below(100) < STRAY:
            return position.sample(rng)
        self._look(position, position.actor())
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
            self._look(twin, seat)
            gain = self._ahead(seat)
            if best < 0 or gain > most:
                most = gain
                best = code
        self.stale = True
        return best

    def finish(self, position, rng: Rng, until: int) -> list:
        """Play on until this turn begins or the game is over; return what each seat may expect then.

        What they might expect after each quake on the way counts too, the earlier the less: it is surer.
        """
        code: cython.int
        shaken: cython.bint = False
        mixed: list = []
        self.stale = True
        while position.actor() != OVER and position.turn_number < until:
            if shaken and position.phase == TURN:
                shaken = False
                mixed = mix(mixed, self.shares(position), BLEND)
            if position.actor() == CHANCE:
                code = position.sample(rng)
                shaken = True
                self.stale = True
            else:
                code = self._choose(position, rng)
            position.step(code)
        return mix(mixed, self.shares(position), BLEND)
