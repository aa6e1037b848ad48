"""What a die would do if it came next, in sentences."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from quakeboard.cli.terminal.output import Speech
from quakeboard.core.game import Game
from quakeboard.games.sanandreas.language import quake as sanandreas_quake
from quakeboard.games.sanandreas.rules.events import CityDestroyed, SanAndreasEvent, TileSettled
from quakeboard.games.sanandreas.rules.previews import preview_shift
from quakeboard.games.sanandreas.rules.view import SanAndreasView

_UNKNOWN: Any = "?"


def preview(
    speech: Speech, game: Game, view: SanAndreasView, pawn: str, *, closely: bool = False
) -> list[str]:
    """The sentences of a shift that could be chosen now; `closely` tells also which tiles rise or fall."""
    events = preview_shift(game.restore(view), view, pawn)
    return sanandreas_quake.quake(
        speech.people, [_with_a_sign(event) for event in events if closely or _matters(event)]
    )


def _matters(event: SanAndreasEvent) -> bool:
    return not isinstance(event, TileSettled) or event.leans_otherwise


def _with_a_sign(event: SanAndreasEvent) -> SanAndreasEvent:
    """A coin that is not known is written as such."""
    is_hidden = isinstance(event, CityDestroyed) and event.coin is None
    return replace(event, coin=_UNKNOWN) if is_hidden else event
