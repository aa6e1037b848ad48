"""The games that can be played here, by their keys.

Games of this package are its folders. Other packages bring theirs by entry points of the group
`quakeboard.games`, each of which has the key of a game as its name and points at its `GameSpec`.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from functools import cache
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from quakeboard.core.errors import BadOptions, Reason
from quakeboard.core.spec import GameSpec

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from quakeboard.core.game import JSON, AnyGame

GAMES = "quakeboard.games"
"""The package whose sub-packages are games, each with a module `spec` that has a `SPEC`; and the group of
entry points."""

UNKNOWN_GAME = Reason("unknown-game", "games", "There is no game “{game}” here. There are: {games}.")
BROKEN_GAME = Reason("broken-game", "games", "The game “{game}” cannot be loaded: {why}.")
UNKNOWN_RULES = Reason(
    "unknown-rules",
    "records",
    "The record was played by version {version} of the rules; this program knows version {known}.",
)


class UnknownRules(BadOptions):
    """This program does not know that version of a game's rules."""


@cache
def specs() -> dict[str, GameSpec]:
    """All games by their keys, in the order in which lists show them.

    A game of another package that cannot be loaded is left out, and named by `spec_of` when it is asked for.
    """
    others = {key: spec for key, spec in _other_specs().items() if isinstance(spec, GameSpec)}
    return _in_order(_own_specs() | others)


@cache
def _own_specs() -> dict[str, GameSpec]:
    """The games of this package, which need no search for entry points."""
    folder = importlib.import_module(GAMES).__path__
    found = (importlib.import_module(f"{GAMES}.{module.name}.spec").SPEC for module in iter_modules(folder))
    return _in_order({spec.key: spec for spec in found})


@cache
def _other_specs() -> dict[str, GameSpec | Exception]:
    """The games of other packages, or why they cannot be loaded; of two with one key, the first."""
    from importlib.metadata import entry_points  # noqa: PLC0415 (takes long, and few commands need it)

    found: dict[str, GameSpec | Exception] = {}
    for plugin in entry_points(group=GAMES):
        if plugin.name not in _own_specs():
            found.setdefault(plugin.name, _load(plugin))
    return found


def _load(plugin: EntryPoint) -> GameSpec | Exception:
    try:
        spec = plugin.load()
    except Exception as error:  # whatever a module of somebody else raises
        return error
    if not isinstance(spec, GameSpec):
        return TypeError(f"{plugin.value} is not a GameSpec")
    if spec.key != plugin.name:
        return ValueError(f"{plugin.value} has the key “{spec.key}”")
    return spec


def _in_order(found: dict[str, GameSpec]) -> dict[str, GameSpec]:
    return dict(sorted(found.items(), key=lambda item: (item[1].order, item[0])))


def default_game() -> str:
    """The key of the game that is meant where none is named."""
    return next(iter(_own_specs()))


def spec_of(key: str) -> GameSpec:
    """The game with this key; raises `BadOptions` if there is none."""
    if key in _own_specs():  # looking for entry points takes a while
        return _own_specs()[key]
    found = _other_specs().get(key)
    if found is None:
        raise BadOptions(UNKNOWN_GAME, game=key[:40], games=", ".join(specs()))
    if isinstance(found, Exception):
        raise BadOptions(BROKEN_GAME, game=key, why=str(found))
    return found


def specs_with_part(name: str) -> list[GameSpec]:
    """The games that bring this part."""
    return [spec for spec in specs().values() if spec.has(name)]


def make_game(key: str, options: Mapping[str, JSON], rules_version: int | None = None) -> AnyGame:
    """The game with these options, by these rules or the newest; raises `BadOptions` if there is none."""
    spec = spec_of(key)
    version = spec.rules_version if rules_version is None else rules_version
    if version not in spec.rules_versions:
        raise UnknownRules(UNKNOWN_RULES, version=version, known=spec.rules_version)
    game: AnyGame = spec.part("rules.game").from_json(options, version)
    return game
