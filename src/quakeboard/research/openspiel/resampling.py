"""Resamples a state: what a seat does not know is dealt again.

All deals that the seat's view allows are equally likely (`Secrets.deal`). If the game can say how the hidden
things were exchanged (the part `research.exchange`), the new state has a history of the same length. If not,
it has no history: the seat remembers what it did before, and the others what is public and what they hold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from quakeboard.core.game import AnyPosition
from quakeboard.core.kernel.rng import Rng
from quakeboard.research.openspiel.information_state import all_secrets

if TYPE_CHECKING:
    from quakeboard.research.openspiel.games import QuakeGame
    from quakeboard.research.openspiel.state import QuakeState


class Exchange(Protocol):
    """How hidden things trade places, so that a position becomes another one that was dealt."""

    def position(self, position: AnyPosition) -> AnyPosition:
        """An earlier position with the things exchanged."""

    def code(self, actor: int, code: int) -> int:
        """An earlier action of a seat, which hid one of the things."""


def resample(game: QuakeGame, state: QuakeState, player: int, rng: Rng) -> QuakeState:
    """A state that the player cannot distinguish from this one; a copy if nothing is hidden."""
    if game.rules.secrets is None:
        copy: QuakeState = state.clone()
        return copy
    position = state.payload.position
    dealt = game.rules.secrets.deal(position.view(player), rng)
    if game.rules.spec.has("research.exchange"):
        return _retrace(game, state, game.rules.spec.part("research.exchange")(game.rules, position, dealt))
    payload = state.payload
    remembered = payload.information_state.seen_by_one(player, all_secrets(game.rules, dealt))
    return game.state_with(dealt, remembered, payload.decisions_left)


def _retrace(game: QuakeGame, state: QuakeState, exchange: Exchange) -> QuakeState:
    """The state that the same history leads to after an exchange."""
    base = state.payload.base
    twin = game.new_initial_state() if base is None else game.state_at(exchange.position(base))
    for past in state.full_history():
        action, space, kernel = past.action, twin.payload.space, twin.payload.position.kernel
        if past.player >= 0:
            action = space.number(kernel, exchange.code(past.player, space.code(kernel, action)))
        twin.apply_action(action)
    return twin
