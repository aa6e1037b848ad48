"""The end of a game: its result, and the proof that chance was fair."""

from __future__ import annotations

from typing import Any

from quakeboard.cli.terminal.game_ui import Storyteller
from quakeboard.cli.terminal.messages import Messages
from quakeboard.cli.terminal.screens import Screen
from quakeboard.core.errors import QuakeboardError
from quakeboard.play.record import Record
from quakeboard.play.replay import steps
from quakeboard.play.verify import verify


def say_result(screen: Screen, storyteller: Storyteller, record: Record) -> None:
    """Say how a finished game ended, and verify its draws."""
    events: list[Any] = []
    for step in steps(record):
        events = step.events
    screen.say(*storyteller.tell(events), *storyteller.flush())
    say_proof(screen, Messages(storyteller.people), record)


def fingerprint(record: Record) -> str:
    """The beginning of the commitment, short enough to compare by eye."""
    return f"{record.chance.commitment or '':.16}"


def say_proof(screen: Screen, messages: Messages, record: Record) -> None:
    """Verify all draws and say the result."""
    try:
        draws = verify(record)
    except QuakeboardError as error:
        screen.say(messages.text("play-not-verified", why=messages.refusal(error)))
    else:
        screen.say(messages.text("play-verified", draws=draws, commitment=fingerprint(record)))
