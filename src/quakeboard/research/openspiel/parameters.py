"""Converts the options of a game to OpenSpiel's parameters, and back.

Parameters are numbers and texts and always have a value: -1 draws the first seat, 0 is the default size of
the table, an empty text is the default of the rules. Lists are separated by semicolons, as commas and
brackets have a meaning in game strings:
`python_quakeboard_seismic(players=3,variants=big-one;aftershocks)`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quakeboard.core.game import JSON, AnyGame
from quakeboard.core.registry import make_game
from quakeboard.core.spec import GameSpec
from quakeboard.research.openspiel.returns import WIN

Parameter = int | str
Parameters = Mapping[str, Parameter]

DEFAULTS = {"seat": -1, "number": 0, "flag": 0}
"""By kind of option: the parameter that leaves it to the rules; other kinds have an empty text."""
SEPARATOR = ";"
TIMES = "*"

HORIZON = 1000
"""The number of decisions after which a game is cut off if its rules do not limit its length; a random game
of San Andreas is over in a tenth of that."""


def specification(spec: GameSpec) -> dict[str, Parameter]:
    """All parameters of a game with their defaults."""
    horizon = {} if is_limited(spec) else {"horizon": HORIZON}
    return {"players": spec.seats[0], **_own_defaults(spec), **horizon, "returns": WIN}


def is_limited(spec: GameSpec) -> bool:
    """Whether the rules limit the length of a game."""
    return spec.most_decisions is not None or spec.has("rules.length")


def read_game(spec: GameSpec, parameters: Parameters) -> AnyGame:
    """The game with these parameters; raises `BadOptions` if there is none."""
    given = {
        name: parameters[name]
        for name, default in _own_defaults(spec).items()
        if parameters[name] not in (default, "")
    }
    kinds = {option.name: option.kind for option in spec.choices.options}
    return make_game(spec.key, {name: _option(kinds.get(name, name), value) for name, value in given.items()})


def parameters_of(game: AnyGame, players: int) -> dict[str, Parameter]:
    """The parameters of a game, the inverse of `read_game`."""
    options = game.options_to_json()
    written = {
        name: default if options.get(name) is None else _parameter(options[name])
        for name, default in _own_defaults(game.spec).items()
    }
    return {**specification(game.spec), **written, "players": players}


def _own_defaults(spec: GameSpec) -> dict[str, Parameter]:
    """The parameters that are options of the game, with their defaults."""
    choices = spec.choices
    variants: dict[str, Parameter] = {"variants": ""} if choices.variants else {}
    return variants | {option.name: DEFAULTS.get(option.kind, "") for option in choices.options}


def _option(kind: str, value: Parameter) -> JSON:
    """The value of an option: a text is a choice, a list of words or of numbers, or counts by name."""
    if kind == "flag":
        return {0: False, 1: True}.get(value, value) if isinstance(value, int) else value
    if isinstance(value, int) or kind == "choice":
        return value
    items = value.split(SEPARATOR)
    if kind == "variants":
        return items
    if TIMES in value:
        pairs = (item.partition(TIMES) for item in items)
        return {counted: int(count) for counted, _, count in pairs}
    return [float(item) if item else None for item in items]


def _parameter(option: JSON) -> Parameter:
    if isinstance(option, Mapping):
        return SEPARATOR.join(f"{counted}{TIMES}{count}" for counted, count in sorted(option.items()))
    if isinstance(option, Sequence) and not isinstance(option, str):
        return SEPARATOR.join(_item(item) for item in option)
    assert isinstance(option, int | str)
    return int(option) if isinstance(option, bool) else option


def _item(item: JSON) -> str:
    return "" if item is None else f"{item:g}" if isinstance(item, float) else str(item)
