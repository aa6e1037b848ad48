"""Replaying a record step by step, and loading one that has been replayed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from quakeboard.core.errors import QuakeboardError
from quakeboard.core.game import CHANCE, OVER, Action, AnyPosition, Event
from quakeboard.play.record import (
    AFTER_THE_END,
    BAD_SHAPE,
    GIVEN_CHANCE,
    WRONG_OUTCOME,
    BadRecord,
    Record,
    RecordedOutcome,
    bad_step,
    decode,
    outcome_to_record,
    read_file,
)


@dataclass(frozen=True, slots=True)
class ReplayedStep:
    """A position on the way through a game, with the action that led to it and what happened."""

    number: int
    """The number of the step; 0 is the table before the first action."""
    actor: int | None
    """Who acted; None at step 0."""
    action: Action | None
    events: list[Event]
    position: AnyPosition
    """The position, the same object at every step: copy it to keep it."""


def steps(record: Record) -> Iterator[ReplayedStep]:
    """Replay a record, checking every action; raises `BadRecord` with the step and the reason."""
    game = record.make_game()
    position = game.start(len(record.seats))
    yield ReplayedStep(0, None, None, [], position)
    drawn = 0
    for number, text in enumerate(record.actions, start=1):
        actor = position.actor()
        if actor == OVER:
            refused = BadRecord(AFTER_THE_END, step=number, action=text[:60])
            refused.step = number
            raise refused
        try:
            action = game.read(text)
            events = position.apply(action)
        except QuakeboardError as error:
            raise bad_step(number, text, error) from error
        drawn += actor == CHANCE
        yield ReplayedStep(number, actor, action, events, position)
    _check_outcome(record, position)
    if record.chance.taken_over > drawn:
        raise BadRecord(GIVEN_CHANCE, given=record.chance.taken_over, found=drawn)


def _check_outcome(record: Record, position: AnyPosition) -> None:
    outcome = position.outcome()
    found = None if outcome is None else outcome_to_record(outcome)
    if record.outcome != found:
        raise BadRecord(WRONG_OUTCOME, claimed=_describe(record.outcome), found=_describe(found))


def _describe(outcome: RecordedOutcome | None) -> str:
    if outcome is None:
        return "unfinished"
    return f"{outcome.reason[:20]}, scores {outcome.scores}, winners {outcome.winners}"


def check(record: Record) -> AnyPosition:
    """Replay all of it and return the last position."""
    names = record.names
    if any(not name or len(name) > 80 for name in names):
        raise BadRecord(BAD_SHAPE, why="a seat's name has 1 to 80 characters")
    *_, last = steps(record)
    return last.position


def load(path: Path) -> Record:
    """The record in a file, checked to the last action; raises `BadRecord` or `BadOptions`."""
    record = decode(read_file(path))
    check(record)
    return record
