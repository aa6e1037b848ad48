"""One action of a game and what happened then."""

from __future__ import annotations

from dataclasses import dataclass

from quakeboard.core.game import Action, Event


@dataclass(frozen=True, slots=True)
class Step:
    """An action and its events, secrets included."""

    actor: int
    """The seat that acted, or `CHANCE`."""
    action: Action
    events: list[Event]
