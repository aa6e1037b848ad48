"""One action of a game and what happened then."""

from __future__ import annotations

from typing import NamedTuple

from quakeboard.core.game import Action, Event


class Step(NamedTuple):
    """An action and its events, secrets included."""

    actor: int
    """The seat that acted, or `CHANCE`."""
    action: Action
    events: list[Event]
