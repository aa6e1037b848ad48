"""A moment of a game as OpenSpiel knows it: thin over a position of the kernel."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pyspiel

from quakeboard.core.game import CHANCE, OVER, Outcome
from quakeboard.core.kernel.rng import Rng
from quakeboard.research.openspiel import chance
from quakeboard.research.openspiel.payload import Held, everything
from quakeboard.research.openspiel.returns import returned
from quakeboard.research.openspiel.text import described

if TYPE_CHECKING:
    from quakeboard.research.openspiel.games import QuakeGame

TERMINAL = int(pyspiel.PlayerId.TERMINAL)
HORIZON = "horizon"
"""The reason of an end that the rules do not know."""


class QuakeState(pyspiel.State):  # type: ignore[misc]
    """One moment of a game. `held.position` is the kernel's."""

    def __init__(self, game: QuakeGame, held: Held) -> None:
        super().__init__(game)
        self.held = held

    def current_player(self) -> int:
        """The seat that is asked; chance has the same number in OpenSpiel and in the kernel."""
        return TERMINAL if self.is_terminal() else int(self.held.position.actor())

    def is_terminal(self) -> bool:
        return self.held.left < 1 or bool(self.held.position.actor() == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        return self.held.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return chance.odds(self.held.rules, self.held.position)

    def _apply_action(self, action: int) -> None:
        self.held.step(self._code(self.held.position.actor(), action))

    def _action_to_string(self, player: int, action: int) -> str:
        """The notation of an action."""
        return str(self.held.rules.action(self.held.position, self._code(player, action)))

    def _code(self, player: int, action: int) -> int:
        """The kernel's number of an action. Chance has numbers of its own."""
        held = self.held
        if player == CHANCE:
            return chance.code(held.rules.key, action)
        return held.space.code(held.position, action)

    def returns(self) -> list[float]:
        """Nothing until the game is over."""
        game = self.get_game()
        return returned(game.pays, self.outcome()) if self.is_terminal() else [0.0] * game.num_players()

    def outcome(self) -> Outcome:
        """How the game ended; at the horizon the scores decide as they stand."""
        found: Outcome | None = self.held.position.outcome()
        if found is None:
            scores = self.held.position.scores()
            winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
            found = Outcome(HORIZON, scores, winners)
        return found

    def __str__(self) -> str:
        """The whole position, secrets and all."""
        return described(everything(self.held.rules, self.held.position))

    def resample_from_infostate(self, player: int, probability: Callable[[], float]) -> QuakeState:
        """A state that this seat cannot tell from this one, all of them equally likely.

        `probability` is called for a number from 0 to 1, from which the rest follows.
        """
        game: QuakeGame = self.get_game()
        return game.resampled(self, player, Rng(probability().hex()))
