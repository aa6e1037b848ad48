"""The evaluator of San Andreas: priors of actions, and rollouts.

Up to the next quake a rollout plays as the greedy bot does (`turns`), but for some random turns; after it,
the seats' shares are estimated (`prospects`). Like those files, this one is Cython in pure-Python mode:
compiled with the kernel or run as plain Python, the same either way.
"""

from __future__ import annotations

import cython

from quakeboard.core.kernel.rng import Rng
from quakeboard.games.sanandreas.bots.kernel.turns import Turns

if not cython.compiled:
    from quakeboard.games.sanandreas.bots.ground import FARTHEST
    from quakeboard.games.sanandreas.rules.kernel.constants import (
        CHANCE,
        FOUND,
        MARK,
        OVER,
        ROLLING,
        SWAP,
        SWAPPING,
        TURN,
    )

RANDOM_TURN_PERCENT = 5
"""How many percent of the turns in a rollout are random, as players do not quite play like the greedy bot."""
SHARE_PER_POINT = 0.05
"""The share of the win that a point counts as in a prior."""
REDUNDANT = -1e9


@cython.cclass
class SanAndreasEvaluator(Turns):
    """Evaluates positions of one game of San Andreas."""

    def __init__(self, game) -> None:
        super().__init__()

    # ------------------------------------------------------------------ priors

    def root_prior(self, kernel, codes: list) -> list | None:
        """The priors of a turn; None for the dice of a quake, which the search tries in every order."""
        return self.prior(kernel, codes) if kernel.phase == TURN else None

    def prior(self, kernel, codes: list) -> list:
        """The prior of each action, in shares of the win.

        Of epicentres on one tile only the best counts: pawns are alike, and spaces nearly.
        """
        code: cython.int
        if kernel.phase != TURN:
            return [0.0] * len(codes)
        if not self._ground_unchanged(kernel):
            self._load_ground(kernel)
        priors: list = [worth * SHARE_PER_POINT for worth in self.worth(kernel, codes)]
        pawn: cython.int = self._free_pawn()
        best: dict = {}
        for code, prior in zip(codes, priors, strict=True):
            if MARK <= code < FOUND and (code - MARK) % 4 == pawn:
                tile = self.show[(code - MARK) // 4]
                if tile not in best or prior > best[tile][0]:
                    best[tile] = (prior, code)
        chosen = {code for _, code in best.values()}
        return [
            REDUNDANT if MARK <= code < FOUND and code not in chosen else prior
            for code, prior in zip(codes, priors, strict=True)
        ]

    # ------------------------------------------------------------------ rollouts

    def choose(self, kernel, rng: Rng) -> int:
        """What a seat does in a rollout."""
        return self._choose(kernel, rng)

    @cython.cfunc
    def _choose(self, kernel, rng: Rng) -> cython.int:
        if kernel.phase == TURN:
            return (
                kernel.sample(rng) if rng.below(100) < RANDOM_TURN_PERCENT else self._take_turn(kernel, rng)
            )
        if kernel.phase == SWAPPING:
            self._load(kernel)
            return SWAP + self._best_destroyed(kernel.actor())
        return self._best_shift(kernel)

    @cython.cfunc
    def _best_shift(self, kernel) -> cython.int:
        """The die after which the cities of the seat that is asked score most, less those of the others."""
        code: cython.int
        best: cython.int = -1
        most: cython.double = 0.0
        gain: cython.double
        seat: cython.int = kernel.actor()
        for code in kernel.codes():
            twin = kernel.copy()
            twin.step(code)
            self._load(twin)
            gain = self._lead(seat)
            if best < 0 or gain > most:
                most = gain
                best = code
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def _lead(self, seat: cython.int) -> cython.double:
        """By how much the seat is ahead of the others' mean, if the cities scored as they stand."""
        i: cython.int
        coin: cython.int
        cell: cython.int
        points: cython.double
        lead: cython.double = 0.0
        for i in range(self.seats):
            points = self.pieces.scores[i]
            lead += points if i == seat else -points / (self.seats - 1)
        for i in range(self.cities):
            coin = self.pieces.cities[i]
            cell = self._city_cell(coin)
            points = self._points(coin, self.board.to_coast(cell, FARTHEST))
            lead += points if coin // 6 == seat else -points / (self.seats - 1)
        return lead

    def rollout(self, kernel, rng: Rng, until: int) -> list:
        """Play on until a quake is over or this turn begins; return what each seat may expect then.

        That is the next quake whose dice are rolled in the rollout. After a quake whose dice had been rolled
        before, play goes on only if they are what the search decides: few grounds can come of that, and what
        pushes do there is cached.
        """
        quake_rolled: cython.bint = False
        while kernel.actor() != OVER and kernel.turn_number < until:
            if kernel.phase == TURN:
                if quake_rolled:
                    break
                if not self._ground_unchanged(kernel):
                    if not self.began_in_quake:
                        break
                    self._load_ground(kernel)
            if kernel.actor() == CHANCE:
                quake_rolled = kernel.phase == ROLLING
                kernel.step(kernel.sample(rng))
            else:
                kernel.step(self._choose(kernel, rng))
        return self.value(kernel)
