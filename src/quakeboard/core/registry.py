"""The games that can be played here, by their keys.

Games of this package are its folders. Other packages bring theirs by entry points of the group
`quakeboard.games`, each of which points at a `GameSpec`.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from quakeboard.core.errors import BadOptions, Reason
from quakeboard.core.spec import GameSpec

if TYPE_CHECKING:
    from quakeboard.core.game import JSON, AnyGame

GAMES = "quakeboard.games"
"""The package whose sub-packages are games, each with a module `spec` that has a `SPEC`; and the group of
entry points."""

UNKNOWN_GAME = Reason("unknown-game", "games", "There is no game “{game}” here. There are: {games}.")
UNKNOWN_RULES = Reason(
    "unknown-rules",
    "records",
    "The record was played by version {version} of the rules; this program knows version {known}.",
)


class UnknownRules(BadOptions):
    """This program does not know that version of a game's rules."""


@cache
def specs() -> dict[str, GameSpec]:
    """All games by their keys, in the order in which lists show them."""
    plugins = [plugin.load() for plugin in entry_points(group=GAMES)]
    found = {spec.key: spec for spec in (*plugins, *_own_specs().values())}  # a key of ours is ours
    return dict(sorted(found.items(), key=lambda item: (item[1].order, item[0])))


@cache
def _own_specs() -> dict[str, GameSpec]:
    """The games of this package."""
    folder = importlib.import_module(GAMES).__path__
    found = (importlib.import_module(f"{GAMES}.{module.name}.spec").SPEC for module in iter_modules(folder))
    return {spec.key: spec for spec in found}


def spec_of(key: str) -> GameSpec:
    """The game with this key; raises `BadOptions` if there is none."""
    if key in _own_specs():  # looking for entry points takes a while
        return _own_specs()[key]
    if key not in specs():
        raise BadOptions(UNKNOWN_GAME, game=key[:40], games=", ".join(specs()))
    return specs()[key]


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
