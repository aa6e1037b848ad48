"""The end of a game: the count told again, and the proof that chance was fair."""

from __future__ import annotations

from typing import Any

from quakeboard.cli.terminal.game_ui import Storyteller
from quakeboard.cli.terminal.output import Speech
from quakeboard.cli.terminal.screens import Screen
from quakeboard.core.errors import QuakeboardError
from quakeboard.play.record import Record
from quakeboard.play.replay import steps
from quakeboard.play.verify import verify


def tell_result(screen: Screen, storyteller: Storyteller, record: Record) -> None:
    """The count of a finished game, and the proof of its draws."""
    events: list[Any] = []
    for step in steps(record):
        events = step.events
    screen.say(*storyteller.tell(events), *storyteller.flush())
    tell_proof(screen, Speech(storyteller.people), record)


def fingerprint(record: Record) -> str:
    """As much of the commitment as a person compares; the record has all of it."""
    return f"{record.chance.commitment or '':.16}"


def tell_proof(screen: Screen, speech: Speech, record: Record) -> None:
    """Derive every draw again, and say how that went."""
    try:
        draws = verify(record)
    except QuakeboardError as error:
        screen.say(speech.say("play-not-verified", why=speech.refusal(error)))
    else:
        screen.say(speech.say("play-verified", draws=draws, commitment=fingerprint(record)))
