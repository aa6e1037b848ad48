"""How long `quakeboard bench` measures, and what it counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quakeboard.core.game import OVER

if TYPE_CHECKING:
    from quakeboard.core.kernel.rng import Rng

ROUNDS = 7
"""Machines are noisy: of so many rounds the best one counts."""
SECONDS = 0.6


def stepped(position: Any, rng: Rng) -> int:
    """Play a game from Python, an integer action at a time; count the seats' decisions, not the draws."""
    decisions = 0
    while (actor := position.actor()) != OVER:
        position.step(position.sample(rng))
        decisions += actor >= 0
    return decisions
