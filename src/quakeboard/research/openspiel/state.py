"""The state of OpenSpiel, a thin layer over a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pyspiel

from quakeboard.core.game import CHANCE, OVER, Outcome
from quakeboard.core.kernel.rng import Rng
from quakeboard.research.openspiel.chance import chance_outcomes
from quakeboard.research.openspiel.payload import StatePayload, full_view
from quakeboard.research.openspiel.returns import compute_returns
from quakeboard.research.text import describe

if TYPE_CHECKING:
    from quakeboard.research.openspiel.games import QuakeGame

TERMINAL = int(pyspiel.PlayerId.TERMINAL)
HORIZON = "horizon"
"""The reason of the outcome where a game is cut off."""


class QuakeState(pyspiel.State):  # type: ignore[misc]
    """A state of a game; `payload.position` is the position."""

    def __init__(self, game: QuakeGame, payload: StatePayload) -> None:
        super().__init__(game)
        self.payload = payload

    def current_player(self) -> int:
        """The seat to act; chance has the same number in OpenSpiel and in the kernel."""
        return TERMINAL if self.is_terminal() else self.payload.position.actor()

    def is_terminal(self) -> bool:
        return self.payload.decisions_left < 1 or self.payload.position.actor() == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.payload.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return chance_outcomes(self.payload.rules.spec.key).odds(self.payload.position.kernel)

    def _apply_action(self, action: int) -> None:
        self.payload.step(self._code(self.payload.position.actor(), action))

    def _action_to_string(self, player: int, action: int) -> str:
        """The notation of an action."""
        return str(self.payload.position.decode(self._code(player, action)))

    def _code(self, player: int, action: int) -> int:
        """The code of an action in the kernel; chance has numbers of its own."""
        payload, kernel = self.payload, self.payload.position.kernel
        if player == CHANCE:
            return chance_outcomes(payload.rules.spec.key).code(kernel, action)
        return payload.space.code(kernel, action)

    def returns(self) -> list[float]:
        """The returns of a finished game, zeros before."""
        game = self.get_game()
        return (
            compute_returns(game.returns_kind, self.outcome())
            if self.is_terminal()
            else [0.0] * game.num_players()
        )

    def outcome(self) -> Outcome:
        """The outcome; at the horizon by the current scores."""
        found = self.payload.position.outcome()
        if found is None:
            scores = self.payload.position.kernel.scores()
            winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
            found = Outcome(HORIZON, scores, winners)
        return found

    def __str__(self) -> str:
        """The whole position with all secrets."""
        return describe(full_view(self.payload.rules, self.payload.position))

    def resample_from_infostate(self, player: int, probability: Callable[[], float]) -> QuakeState:
        """A state that this seat cannot distinguish from this one, all of them equally likely.

        `probability` returns a number from 0 to 1, which is used as the seed.
        """
        game: QuakeGame = self.get_game()
        return game.resample(self, player, Rng(probability().hex()))
