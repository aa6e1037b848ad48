"""The games that can be played, with their options and bots."""

from __future__ import annotations

from dataclasses import asdict

from quakeboard.bots import registry
from quakeboard.bots.levels import LEVELS
from quakeboard.core.registry import specs
from quakeboard.core.spec import GameSpec
from quakeboard.server.http.schemas import GameInfo, Games, OptionInfo


def games() -> Games:
    """The catalogue of all games."""
    return Games(games=[_game(spec) for spec in specs().values()])


def _game(spec: GameSpec) -> GameInfo:
    return GameInfo(
        game=spec.key,
        rules_version=spec.rules_version,
        least_seats=spec.seats[0],
        most_seats=spec.seats[-1],
        variants=list(spec.choices.variants),
        options=[OptionInfo(**asdict(option)) for option in spec.choices.options],
        bots=list(registry.names()),
        levels=list(LEVELS),
    )
