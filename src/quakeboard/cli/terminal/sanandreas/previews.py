"""Previews of a shift: what a die would do if it came next, in sentences."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from quakeboard.cli.terminal.messages import Messages
from quakeboard.games.sanandreas.language import quake
from quakeboard.games.sanandreas.rules.events import CityDestroyed, SanAndreasEvent, TileSettled
from quakeboard.games.sanandreas.rules.previews import preview_shift
from quakeboard.games.sanandreas.rules.view import SanAndreasView

_UNKNOWN: Any = "?"


def preview(
    messages: Messages, game: Any, view: SanAndreasView, pawn: str, *, closely: bool = False
) -> list[str]:
    """The sentences of a shift that could be chosen now; with `closely` also which tiles rise or fall."""
    events = preview_shift(game.restore(view), view, pawn)
    return quake.quake(
        messages.people, [_with_unknown_coin(event) for event in events if closely or _matters(event)]
    )


def _matters(event: SanAndreasEvent) -> bool:
    return not isinstance(event, TileSettled) or event.leans_otherwise


def _with_unknown_coin(event: SanAndreasEvent) -> SanAndreasEvent:
    """The event with a question mark for a hidden coin."""
    is_hidden = isinstance(event, CityDestroyed) and event.coin is None
    return replace(event, coin=_UNKNOWN) if is_hidden else event
