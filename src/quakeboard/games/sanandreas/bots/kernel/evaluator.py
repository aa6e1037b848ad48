"""What a search knows of San Andreas: how good an action looks, and how play may go on.

Up to the next quake everybody is taken to play as the greedy bot does (`sanandreas_search_turns`), but for
some random turns; after it, the seats are judged by how they stand (`sanandreas_search_prospects`). Like
those files, this one is Cython in pure-Python mode: compiled with the kernel or run as plain Python, the same
either way.
"""

from __future__ import annotations

import cython

from quakeboard.core.game import CHANCE, OVER
from quakeboard.core.kernel.rng import Rng
from quakeboard.games.sanandreas.bots.kernel.turns import Turns
from quakeboard.games.sanandreas.rules.actions import FOUND, MARK, SWAP
from quakeboard.games.sanandreas.rules.kernel.position import PHASES

if not cython.compiled:
    from quakeboard.games.sanandreas.bots.ground import FARTHEST
    from quakeboard.games.sanandreas.rules.kernel.position import CITIES, FIRST_PLACE, SCORES, WHERE, to_coast

TURN = PHASES.index("turn")
ROLLING = PHASES.index("roll")
SWAPPING = PHASES.index("swap")

STRAY = 5
"""In a line of play so many of a hundred turns are random: nobody plays quite as foreseen."""
POINT = 0.05
"""What share of the win a point seems to be, at first sight."""
USELESS = -1e9


@cython.cclass
class SanAndreasKnowledge(Turns):
    """Judges positions of one game of San Andreas."""

    def __init__(self, game) -> None:
        super().__init__()

    # ------------------------------------------------------------------ how good actions look

    def weigh(self, position, codes: list) -> list | None:
        """How good each action of the decision to be searched looks.

        Nothing for the dice of a quake: they are thought of together, in every order.
        """
        return self.judge(position, codes) if position.phase == TURN else None

    def judge(self, position, codes: list) -> list:
        """For each action what it seems to gain, in shares of the win.

        Of epicentres on one tile only the best counts: pawns are alike, and spaces nearly.
        """
        code: cython.int
        if position.phase != TURN:
            return [0.0] * len(codes)
        if not self._lies_still(position):
            self._see_ground(position)
        looks: list = [worth * POINT for worth in self.worth(position, codes)]
        pawn: cython.int = self._free_pawn()
        best: dict = {}
        for code, look in zip(codes, looks, strict=True):
            if MARK <= code < FOUND and (code - MARK) % 4 == pawn:
                tile = self.show[(code - MARK) // 4]
                if tile not in best or look > best[tile][0]:
                    best[tile] = (look, code)
        chosen = {code for _, code in best.values()}
        return [
            USELESS if MARK <= code < FOUND and code not in chosen else look
            for code, look in zip(codes, looks, strict=True)
        ]

    # ------------------------------------------------------------------ how play may go on

    def choose(self, position, rng: Rng) -> int:
        """What a seat would do in a line of play."""
        return self._choose(position, rng)

    @cython.cfunc
    def _choose(self, position, rng: Rng) -> cython.int:
        if position.phase == TURN:
            return position.sample(rng) if rng.below(100) < STRAY else self._take_turn(position, rng)
        if position.phase == SWAPPING:
            self._look(position)
            return SWAP + self._best_destroyed(position.actor())
        return self._best_shift(position)

    @cython.cfunc
    def _best_shift(self, position) -> cython.int:
        """The die after which the cities of the seat that is asked score most, less those of the others."""
        code: cython.int
        best: cython.int = -1
        most: cython.double = 0.0
        gain: cython.double
        seat: cython.int = position.actor()
        for code in position.codes():
            twin = position.copy()
            twin.step(code)
            self._look(twin)
            gain = self._ahead(seat)
            if best < 0 or gain > most:
                most = gain
                best = code
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
            points = self._points(coin, to_coast(self.show, cell, FARTHEST))
            ahead += points if coin // 6 == seat else -points / (self.seats - 1)
        return ahead

    def finish(self, position, rng: Rng, until: int) -> list:
        """Play on until a quake is over or this turn begins; return what each seat may expect then.

        That is the next quake to be rolled for. After one whose dice had been rolled already, play goes on
        only if they were what is decided: few grounds can come of that, and each is looked at once.
        """
        shaken: cython.bint = False
        while position.actor() != OVER and position.turn_number < until:
            if position.phase == TURN:
                if shaken:
                    break
                if not self._lies_still(position):
                    if not self.amid:
                        break
                    self._see_ground(position)
            if position.actor() == CHANCE:
                shaken = position.phase == ROLLING
                position.step(position.sample(rng))
            else:
                position.step(self._choose(position, rng))
        return self.shares(position)
