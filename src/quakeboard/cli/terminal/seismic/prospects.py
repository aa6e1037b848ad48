"""What a lay would do at once: the sections that it closes for somebody, or that are for the taking."""

from __future__ import annotations

from typing import Any

from quakeboard.cli.terminal.output import Speech
from quakeboard.games.seismic.language import nouns as seismic_words
from quakeboard.games.seismic.rules.actions import Lay, Turn
from quakeboard.games.seismic.rules.pieces import laid
from quakeboard.games.seismic.rules.scoring import Section, section


def completed(position: Any, action: Lay | Turn) -> list[Section]:
    """The sections that run complete through a tile once it is laid or turned like this, the best first."""
    after = position.copy()
    after.apply(action)
    face = laid(after.board[after.table.number(action.at)])
    found = [section(after, action.at, int(name[0])) for name in face.fragments()]
    return sorted((road for road in found if road.complete), key=lambda road: -road.points)


def prospect(speech: Speech, position: Any, action: Lay | Turn) -> str:
    """What a lay completes, in sentences; nothing if it completes nothing."""
    return speech.sentences([_told(speech, found) for found in completed(position, action)])


def _told(speech: Speech, found: Section) -> str:
    road = seismic_words.road(speech.language, found)
    if any(found.crews):
        who = speech.people.who(*found.holders)
        return speech.say("seismic-section-closed", road=road, points=found.points, **who)
    return speech.say("play-would-complete", road=road, points=found.points)
