"""Small tables, set up by the notation."""

from __future__ import annotations

from random import Random
from typing import Any

from quakeboard.core.game import CHANCE, OVER
from quakeboard.core.registry import make_game


def play_seismic(*actions: str, seats: int = 2, **options: object) -> Any:
    """The position after these actions, chance's included; seat 0 begins."""
    return _play("seismic", seats, actions, options)


def play_san_andreas(*actions: str) -> Any:
    """The position of three seats after these actions, chance's included; seat 0 begins."""
    return _play("san-andreas", 3, actions, {})


def play_on(position: Any, seed: int, steps: int) -> Any:
    """The position after so many random actions, or at the end."""
    dice = Random(seed)
    for _ in range(steps):
        if position.actor() == OVER:
            break
        chance = position.actor() == CHANCE
        actions = [action for action, _ in position.odds()] if chance else position.legal()
        position.apply(dice.choice(actions))
    return position


def _play(key: str, seats: int, actions: tuple[str, ...], options: dict[str, object]) -> Any:
    game = make_game(key, {"first": 0, **options})
    position = game.start(seats)
    for action in actions:
        position.apply(game.read(action))
    return position
