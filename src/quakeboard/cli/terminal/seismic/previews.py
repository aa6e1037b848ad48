"""Previews of a lay or a turn: the sections that it would complete."""

from __future__ import annotations

from typing import Any

from quakeboard.cli.terminal.messages import Messages
from quakeboard.games.seismic.language import nouns
from quakeboard.games.seismic.rules.actions import Lay, Turn
from quakeboard.games.seismic.rules.pieces import laid
from quakeboard.games.seismic.rules.scoring import Section, section


def completed(position: Any, action: Lay | Turn) -> list[Section]:
    """The sections through a tile that are complete after this action, the best first."""
    after = position.copy()
    after.apply(action)
    face = laid(after.board[after.table.number(action.at)])
    found = [section(after, action.at, int(name[0])) for name in face.fragments()]
    return sorted((road for road in found if road.complete), key=lambda road: -road.points)


def preview(messages: Messages, position: Any, action: Lay | Turn) -> str:
    """The completed sections in sentences; an empty text if there are none."""
    return messages.sentences([_describe(messages, found) for found in completed(position, action)])


def _describe(messages: Messages, found: Section) -> str:
    road = nouns.road(messages.language, found)
    if any(found.crews):
        who = messages.people.who(*found.holders)
        return messages.text("seismic-section-closed", road=road, points=found.points, **who)
    return messages.text("play-would-complete", road=road, points=found.points)
