"""The options of a game as OpenSpiel's parameters, and back.

OpenSpiel knows numbers and texts, and nothing that is missing: -1 leaves it to chance who begins, 0 is the
usual size of the table, an empty text is what the rules have. Lists are parted by semicolons, for a game
string keeps commas and brackets for itself:
`python_quakeboard_seismic(players=3,variants=big-one;aftershocks)`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quakeboard.core.game import Game
from quakeboard.core.registry import make_game
from quakeboard.games.sanandreas.rules.game import KEY as SAN_ANDREAS
from quakeboard.games.seismic.rules.game import KEY as SEISMIC
from quakeboard.research.openspiel.returns import WIN

Parameters = Mapping[str, Any]

BY_CHANCE = -1
USUAL = 0
BETWEEN = ";"

HORIZON = 1000
"""The rules of San Andreas set no end to a game in which nobody founds. After so many decisions it counts as
it stands; a game in which all play at random is over in a tenth of that."""

SPECIFICATIONS: dict[str, dict[str, Any]] = {
    SEISMIC: {
        "players": 2,
        "variants": "",
        "columns": USUAL,
        "rows": USUAL,
        "first": BY_CHANCE,
        "heights": "",
        "manifest": "",
        "returns": WIN,
    },
    SAN_ANDREAS: {"players": 3, "first": BY_CHANCE, "horizon": HORIZON, "returns": WIN},
}
"""All parameters of each game and what they are unless told otherwise."""

OWN = ("players", "horizon", "returns")
"""Parameters that are no options of the game."""


def read_game(key: str, parameters: Parameters) -> Any:
    """The game with these parameters; raises `BadOptions` if there is none."""
    options = {name: _option(name, value) for name, value in parameters.items() if name not in OWN}
    return make_game(key, {name: value for name, value in options.items() if value is not None})


def parameters_of(game: Game, players: int) -> dict[str, Any]:
    """The parameters that `read_game` makes this game of."""
    usual = SPECIFICATIONS[game.key]
    options = game.options_to_json()
    written = {name: _parameter(name, options[name], usual[name]) for name in usual if name not in OWN}
    return {**usual, **written, "players": players}


def _option(name: str, value: Any) -> Any:
    if value in (BY_CHANCE if name == "first" else USUAL, ""):
        return None
    match name:
        case "variants":
            return value.split(BETWEEN)
        case "heights":
            return [float(height) if height else None for height in value.split(BETWEEN)]
        case "manifest":
            return {tile: int(count) for tile, _, count in (t.partition("*") for t in value.split(BETWEEN))}
    return value


def _parameter(name: str, option: Any, usual: Any) -> Any:
    if option is None:
        return usual
    match name:
        case "variants":
            return BETWEEN.join(option)
        case "heights":
            return BETWEEN.join("" if height is None else f"{height:g}" for height in option)
        case "manifest":
            return BETWEEN.join(f"{tile}*{count}" for tile, count in sorted(option.items()))
    return option
