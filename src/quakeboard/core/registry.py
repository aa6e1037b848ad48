"""The games that can be played here, by their keys."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from functools import cache
from pkgutil import iter_modules
from typing import Any

from quakeboard.core.errors import BadOptions, Reason
from quakeboard.core.game import Game
from quakeboard.core.spec import GameSpec

GAMES = "quakeboard.games"
"""The package whose sub-packages are games; each has a module `spec` with a `SPEC`."""

UNKNOWN_GAME = Reason("unknown-game", "games", "There is no game “{game}” here. There are: {games}.")


@cache
def specs() -> dict[str, GameSpec]:
    """All games by their keys, in the order in which lists show them."""
    folder = importlib.import_module(GAMES).__path__
    found = [importlib.import_module(f"{GAMES}.{module.name}.spec").SPEC for module in iter_modules(folder)]
    return {spec.key: spec for spec in sorted(found, key=lambda spec: (spec.order, spec.key))}


def spec_of(key: str) -> GameSpec:
    """The game with this key; raises `BadOptions` if there is none."""
    if key not in specs():
        raise BadOptions(UNKNOWN_GAME, game=key[:40], games=", ".join(specs()))
    return specs()[key]


def specs_with_part(name: str) -> list[GameSpec]:
    """The games that bring this part."""
    return [spec for spec in specs().values() if spec.has(name)]


def seats_for(key: str) -> range:
    """How many can play the game with this key, unless its options say less."""
    return spec_of(key).seats


def make_game(key: str, options: Mapping[str, Any]) -> Game:
    """The game with these options; raises `BadOptions` if there is none."""
    game: Game = spec_of(key).part("rules.game").from_json(options)
    return game
