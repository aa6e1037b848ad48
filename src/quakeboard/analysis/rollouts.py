"""Rollouts: games played on from a position with the evaluators of the bots, and the shares of the win.

A rollout ends after some turns with an evaluation of the position, or with the end of the game if that comes
first: then the winner is certain. How well such chances fit how games really ended is in docs/adr/0011.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt

from quakeboard.bots.evaluator import Evaluator
from quakeboard.bots.uniform import UniformEvaluator
from quakeboard.core.game import AnyGame, AnyPosition, Kernel, Outcome
from quakeboard.core.kernel.rng import Rng

UNLIMITED = 10**6


@dataclass(frozen=True, slots=True)
class Depth:
    """How deep the rollouts of a game are."""

    turns: int = UNLIMITED
    """The number of turns that are played before the position is evaluated."""
    repeats: int = 1
    """Rollouts for each node of a level: more where a single one is short and says little."""


class OutOfTime(Exception):
    """There is no time for another rollout."""


class Rollouts:
    """Plays rollouts from positions of one game."""

    def __init__(self, game: AnyGame, *, blind: bool = False) -> None:
        spec = game.spec
        blind = blind or not spec.has("bots.evaluator")  # then rollouts are random
        known = spec.has("analysis.depth") and not blind
        self.depth: Depth = spec.part("analysis.depth") if known else Depth()
        self.evaluator: Evaluator[Kernel] = (
            UniformEvaluator(game) if blind else spec.part("bots.evaluator")(game)
        )
        self.count = 0
        """The number of rollouts so far."""
        self.is_out_of_time: Callable[[], bool] = lambda: False
        """Asked before every rollout, as a single step may have thousands of slow ones."""
        self._until = 0
        self._seats = 1

    def prepare(self, position: AnyPosition) -> None:
        """Set the position at which the next rollouts begin, or one action later."""
        kernel = position.kernel
        self.evaluator.prepare(kernel)
        self._until = kernel.turn_number + self.depth.turns
        self._seats = kernel.seats

    def prior_values(self, position: AnyPosition, codes: list[int]) -> list[float]:
        """A value for each action without any rollout."""
        found = self.evaluator.root_prior(position.kernel, codes)
        return self.evaluator.prior(position.kernel, codes) if found is None else found

    def finish(self, position: AnyPosition, number: int, seed: str) -> list[float]:
        """Play on from this position, which is changed, and return each seat's expected share of the win.

        The same seed gives the same draws as long as the game takes the same course. The number varies the
        depth, so that it is each seat's turn equally often at the end: the seat to act is better off than its
        evaluation says. Raises `OutOfTime`.
        """
        if self.is_out_of_time():
            raise OutOfTime
        self.count += 1
        until = self._until + number % self._seats
        shares = self.evaluator.rollout(position.kernel, Rng(seed), until)
        outcome = position.outcome()
        return shares if outcome is None else win_shares(outcome, self._seats)


def win_shares(outcome: Outcome, seats: int) -> list[float]:
    """Each seat's share of the win in a finished game."""
    winners = outcome.winners
    return [(seat in winners) / len(winners) for seat in range(seats)]


# ---------------------------------------------------------------------- branches

FirstMove = Callable[[Kernel, str], None]
"""Changes a position before a rollout; the text is a seed."""


def take(code: int) -> FirstMove:
    """The first move that takes the action with this code."""
    return lambda kernel, seed: kernel.step(code)


class RolloutBranch:
    """One continuation of a position with the results of its rollouts.

    Branches that are played with the same numbers share their random draws, so that differences between them
    are known better than the value of each.
    """

    def __init__(
        self, rollouts: Rollouts, positions: Sequence[AnyPosition], seed: str, first_move: FirstMove
    ) -> None:
        self._rollouts = rollouts
        self._positions = positions
        self._seed = seed
        self._first_move = first_move
        self.shares: list[list[float]] = []
        """For each rollout, each seat's share of the win."""

    def play(self, numbers: range) -> None:
        """Play a rollout for each of these numbers, from which its seed is made."""
        for number in numbers:
            position = self._positions[number % len(self._positions)].copy()
            seed = f"{self._seed} {number}"
            self._first_move(position.kernel, seed)
            self.shares.append(self._rollouts.finish(position, number, seed))

    def mean(self) -> list[float]:
        """Each seat's mean share of the win."""
        return [sum(column) / len(column) for column in zip(*self.shares, strict=True)]

    def shares_of(self, seat: int) -> list[float]:
        return [shares[seat] for shares in self.shares]

    def error(self) -> float:
        """Half the width of a 95 % interval around the mean, for the seat where it is widest."""
        return max(half_width(column) for column in zip(*self.shares, strict=True))


def half_width(values: Sequence[float]) -> float:
    """Half the width of a 95 % interval around the mean."""
    count = len(values)
    if count < 2:
        return 1.0
    mean = sum(values) / count
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return _student_quantile(count - 1) * sqrt(variance / count)


def _student_quantile(freedom: int) -> float:
    """Student's 97.5 % quantile, exact to 4 % from 3 degrees of freedom on."""
    return 1.96 + 2.37 / freedom + 2.8 / freedom**2
