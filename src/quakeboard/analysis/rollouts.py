"""Playing on from a position, with the knowledge that the bots search with, and what came of it.

A game is played on for some turns and then judged by how the seats stand, or to its end if that is nearer:
then who has won is certain. How well such odds fit how games went on to end is in docs/adr/0011.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from quakeboard.bots.uniform import NoKnowledge
from quakeboard.core.game import OVER, Game
from quakeboard.core.kernel.rng import Rng
from quakeboard.games.sanandreas.bots.kernel.evaluator import SanAndreasKnowledge
from quakeboard.games.sanandreas.rules.game import KEY as SAN_ANDREAS
from quakeboard.games.seismic.bots.kernel.evaluator import SeismicKnowledge
from quakeboard.games.seismic.rules.game import KEY as SEISMIC


@dataclass(frozen=True, slots=True)
class Foresight:
    """What is known of a game, and how far ahead it is used."""

    knowledge: Callable[[Any], Any]
    turns: int
    """So many are played on before the position is judged."""
    often: int = 1
    """Where a level says once, it is played on so many times: each shows less, and takes less long."""


TO_THE_END = 10**6
BLIND = Foresight(NoKnowledge, TO_THE_END)

# A game that gets an analysis adds a line here; others are played on at random.
_FORESIGHT = {
    SEISMIC: Foresight(SeismicKnowledge, 8),
    SAN_ANDREAS: Foresight(SanAndreasKnowledge, TO_THE_END, often=4),  # to the end of a quake, that is
}


class PlayingOn:
    """Plays games on from positions of one game."""

    def __init__(self, game: Game, *, blind: bool = False) -> None:
        self.foresight = BLIND if blind else _FORESIGHT.get(game.key, BLIND)
        self.knowledge: Any = self.foresight.knowledge(game)
        self.played = 0
        """How often it has played on so far."""
        self._until = 0
        self._seats = 1

    def prepare(self, position: Any) -> None:
        """All that is played on next begins here or an action later."""
        self.knowledge.prepare(position)
        self._until = position.turn_number + self.foresight.turns
        self._seats = position.seats

    def looks(self, position: Any, codes: list[int]) -> list[float]:
        """How good each action looks at first sight."""
        found: list[float] | None = self.knowledge.weigh(position, codes)
        return self.knowledge.judge(position, codes) if found is None else found

    def finish(self, position: Any, number: int, luck: str) -> list[float]:
        """Play on from here, which changes the position; what share of the win each seat may expect then.

        The same luck deals the same, as far as the game goes the same way. With the numbers it is each seat's
        turn equally often where play ends: whoever is about to act stands better than it looks.
        """
        self.played += 1
        until = self._until + number % self._seats
        shares: list[float] = self.knowledge.finish(position, Rng(luck), until)
        return won(position) if position.actor() == OVER else shares


def won(position: Any) -> list[float]:
    """The win, shared by those who have won."""
    winners = position.outcome().winners
    return [(seat in winners) / len(winners) for seat in range(position.seats)]
