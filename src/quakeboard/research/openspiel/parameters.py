"""Converts the options of a game to OpenSpiel's parameters, and back.

Parameters are numbers and texts and always have a value: -1 draws the first seat, 0 is the default size of
the table, an empty text is the default of the rules. Lists are separated by semicolons, as commas and
brackets have a meaning in game strings:
`python_quakeboard_seismic(players=3,variants=big-one;aftershocks)`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quakeboard.core.game import AnyGame
from quakeboard.core.registry import make_game
from quakeboard.games.sanandreas.spec import KEY as SAN_ANDREAS
from quakeboard.games.seismic.spec import KEY as SEISMIC
from quakeboard.research.openspiel.returns import WIN

Parameters = Mapping[str, Any]

BY_CHANCE = -1
DEFAULT = 0
SEPARATOR = ";"

HORIZON = 1000
"""The number of decisions after which a game of San Andreas is cut off, as the rules do not limit its length;
a random game is over in a tenth of that."""

SPECIFICATIONS: dict[str, dict[str, Any]] = {
    SEISMIC: {
        "players": 2,
        "variants": "",
        "columns": DEFAULT,
        "rows": DEFAULT,
        "first": BY_CHANCE,
        "heights": "",
        "manifest": "",
        "returns": WIN,
    },
    SAN_ANDREAS: {"players": 3, "first": BY_CHANCE, "horizon": HORIZON, "returns": WIN},
}
"""By game: all parameters with their defaults."""

NOT_OPTIONS = ("players", "horizon", "returns")
"""Parameters that are not options of the game."""


def read_game(key: str, parameters: Parameters) -> Any:
    """The game with these parameters; raises `BadOptions` if there is none."""
    options = {name: _option(name, value) for name, value in parameters.items() if name not in NOT_OPTIONS}
    return make_game(key, {name: value for name, value in options.items() if value is not None})


def parameters_of(game: AnyGame, players: int) -> dict[str, Any]:
    """The parameters of a game, the inverse of `read_game`."""
    default = SPECIFICATIONS[game.spec.key]
    options = game.options_to_json()
    written = {
        name: _parameter(name, options[name], default[name]) for name in default if name not in NOT_OPTIONS
    }
    return {**default, **written, "players": players}


def _option(name: str, value: Any) -> Any:
    if value in (BY_CHANCE if name == "first" else DEFAULT, ""):
        return None
    match name:
        case "variants":
            return value.split(SEPARATOR)
        case "heights":
            return [float(height) if height else None for height in value.split(SEPARATOR)]
        case "manifest":
            return {tile: int(count) for tile, _, count in (t.partition("*") for t in value.split(SEPARATOR))}
    return value


def _parameter(name: str, option: Any, default: Any) -> Any:
    if option is None:
        return default
    match name:
        case "variants":
            return SEPARATOR.join(option)
        case "heights":
            return SEPARATOR.join("" if height is None else f"{height:g}" for height in option)
        case "manifest":
            return SEPARATOR.join(f"{tile}*{count}" for tile, count in sorted(option.items()))
    return option
