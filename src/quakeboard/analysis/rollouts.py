"""Playing on from a position, with the evaluator that the bots search with, and what came of it.

A game is played on for some turns and then judged by how the seats stand, or to its end if that is nearer:
then who has won is certain. How well such odds fit how games went on to end is in docs/adr/0011.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from quakeboard.bots.uniform import UniformEvaluator
from quakeboard.core.game import OVER, Game
from quakeboard.core.kernel.rng import Rng
from quakeboard.core.registry import spec_of

TO_THE_END = 10**6


@dataclass(frozen=True, slots=True)
class Depth:
    """How far ahead positions of a game are played on."""

    turns: int = TO_THE_END
    """So many turns are played on before the position is judged."""
    often: int = 1
    """Where a level says once, it is played on so many times: each shows less, and takes less long."""


class PlayingOn:
    """Plays games on from positions of one game."""

    def __init__(self, game: Game, *, blind: bool = False) -> None:
        spec = spec_of(game.key)
        blind = blind or not spec.has("bots.evaluator")  # then games are played on at random
        self.depth: Depth = Depth() if blind else spec.part("analysis.depth")
        self.evaluator: Any = UniformEvaluator(game) if blind else spec.part("bots.evaluator")(game)
        self.played = 0
        """How often it has played on so far."""
        self._until = 0
        self._seats = 1

    def prepare(self, position: Any) -> None:
        """All that is played on next begins here or an action later."""
        self.evaluator.prepare(position)
        self._until = position.turn_number + self.depth.turns
        self._seats = position.seats

    def looks(self, position: Any, codes: list[int]) -> list[float]:
        """How good each action looks at first sight."""
        found: list[float] | None = self.evaluator.root_priors(position, codes)
        return self.evaluator.priors(position, codes) if found is None else found

    def finish(self, position: Any, number: int, luck: str) -> list[float]:
        """Play on from here, which changes the position; what share of the win each seat may expect then.

        The same luck deals the same, as far as the game goes the same way. With the numbers it is each seat's
        turn equally often where play ends: whoever is about to act stands better than it looks.
        """
        self.played += 1
        until = self._until + number % self._seats
        shares: list[float] = self.evaluator.rollout(position, Rng(luck), until)
        return won(position) if position.actor() == OVER else shares


def won(position: Any) -> list[float]:
    """The win, shared by those who have won."""
    winners = position.outcome().winners
    return [(seat in winners) / len(winners) for seat in range(position.seats)]
