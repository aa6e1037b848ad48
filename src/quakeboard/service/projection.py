"""Projections of a table: what each audience may see, and the differences that updates send.

Views are compared field by field, so that the cost of a move does not grow with the board. All listeners of
one audience get the same bytes, encoded once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from functools import cache
from typing import Literal

import msgspec

from quakeboard.core.game import CHANCE, Dataclass, Event, View
from quakeboard.language import Language, narration
from quakeboard.play.chance.transcript import AnyItem
from quakeboard.play.step import Step
from quakeboard.service.absence import away_info
from quakeboard.service.messages import (
    ClockInfo,
    Fields,
    Patch,
    PauseInfo,
    Question,
    ReminderInfo,
    SeatInfo,
    SeriesInfo,
    StepInfo,
    TableInfo,
    UndoInfo,
    Update,
)
from quakeboard.service.presence_state import PresenceState
from quakeboard.service.table import Change, Table

Audience = int | None
"""The seat whose view is sent; None for the public view."""


def audience_of(table: Table, seat: int | None) -> Audience:
    """The audience of a seat or watcher; without secrets in the game, all are one audience."""
    return None if table.game.secrets is None else seat


def full_view(view: View) -> Fields:
    """A whole view, as it is sent."""
    return {name: getattr(view, name) for name in _sent_fields(type(view))}


@cache
def _sent_fields(kind: type[View]) -> tuple[str, ...]:
    """The fields of a view that are sent: all but its seat, which the receiver knows."""
    return tuple(name for name in _fields(kind) if name != "seat")


def diff_views(before: View, after: View) -> tuple[Fields, dict[str, Patch]]:
    """The changed fields with their new values, and patches for the keyed ones (`View.keyed`)."""
    changes: Fields = {}
    patches: dict[str, Patch] = {}
    for name in _sent_fields(type(after)):
        old, new = getattr(before, name), getattr(after, name)
        if old is new or old == new:
            continue
        if name in after.keyed:
            patches[name] = _patch(old, new, after.keyed[name])
        else:
            changes[name] = new
    return changes, patches


def _patch(old: Sequence[Dataclass], new: Sequence[Dataclass], key: str) -> Patch:
    """The items to put and the keys to take; equal ends are skipped quickly, as they are the same objects."""
    first, last = 0, 0
    fewest = min(len(old), len(new))
    while first < fewest and old[first] is new[first]:
        first += 1
    while last < fewest - first and old[-1 - last] is new[-1 - last]:
        last += 1
    removed = {getattr(thing, key): thing for thing in old[first : len(old) - last]}
    changed = new[first : len(new) - last]
    put = [thing for thing in changed if removed.pop(getattr(thing, key), None) != thing]
    return {"put": put, "take": list(removed)} if removed else {"put": put}


def table_info(table: Table, presence: PresenceState, now: int) -> TableInfo:
    """The public state of a table."""
    clocks = None
    if table.clocks.enabled:
        left = [max(0, table.clocks.left_at(seat, now)) for seat in range(len(table.seats))]
        clocks = ClockInfo(left=left, running=table.clocks.running)
    undo = None
    if table.undo is not None:
        undo = UndoInfo(seat=table.undo.seat, actions=table.undo.actions, agreed=sorted(table.undo.agreed))
    pause = table.pauses.request
    return TableInfo(
        state=table.state,
        seats=[
            SeatInfo(
                name=seat.name,
                colour=seat.colour,
                bot=seat.bot,
                resigned=seat.resigned,
                here=number in presence.connections,
                bot_until=seat.bot_until,
            )
            for number, seat in enumerate(table.seats)
        ],
        moves=len(table.moves),
        asked=table.asked,
        clocks=clocks,
        undo=undo,
        pause=None if pause is None else PauseInfo(seat=pause.seat, agreed=sorted(pause.agreed)),
        pauses_left=[table.pauses.left(seat) for seat in range(len(table.seats))] if clocks else None,
        paused_until=table.pauses.ends_at,
        waits=_waits(table),
        away=away_info(table, presence, now),
        reminder=_reminder(table),
        rematch=table.rematch,
        series=_series(table),
        watchers=presence.watchers,
        forecast=table.head.set_up.forecast,
    )


def _reminder(table: Table) -> ReminderInfo | None:
    at, seat = table.away.reminded_at, table.away.reminded_by
    return None if at is None or seat is None else ReminderInfo(at=at, seat=seat)


def _series(table: Table) -> SeriesInfo | None:
    if table.head.set_up.series is None:
        return None
    return SeriesInfo(games=table.series.games, wins=table.series.wins)


def _waits(table: Table) -> Literal["chance", "people"] | None:
    if table.rounds is None or not table.waits_for_chance:
        return None
    return "people" if table.rounds.open is None else "chance"


def question(table: Table, seat: int | None, language: Language | None) -> Question | None:
    """The question to this seat; None if it does not have to decide."""
    if seat is None or table.asked != seat or table.seats[seat].bot is not None:
        return None
    legal = table.position.texts()
    foreseen = table.game.previews(table.position, seat)
    return Question(
        legal=legal,
        sentence=_question_sentence(table, seat, legal, language),
        previews={action: _events(events) for action, events in foreseen.items()},
    )


def _question_sentence(
    table: Table, seat: int, legal: Sequence[str], language: Language | None
) -> str | None:
    if language is None:
        return None
    words = {text.split(" ", 1)[0] for text in legal}
    return narration.question(table.game.spec.key, language, table.view(seat), words) or None


def update_message(
    table: Table,
    change: Change,
    views: tuple[View, View],
    audience: Audience,
    info: TableInfo,
    items: list[AnyItem],
) -> Update:
    """The update message of an entry for an audience, with its views from before and after, but no story."""
    changes, patches = ({}, {}) if views[0] is views[1] else diff_views(*views)
    steps = [visible_step(table, step, audience) for step in change.steps]
    return Update(
        seq=change.entry.seq,
        at=change.entry.at,
        fact=public_fact(change),
        info=info,
        steps=[
            StepInfo(actor=_actor(s.actor), action=str(s.action), events=_events(s.events)) for s in steps
        ],
        changes=changes,
        patches=patches,
        items=items,
    )


def public_fact(change: Change) -> Fields:
    """The fact of an entry without what is sent as steps of the game or items of the transcript."""
    fact: Fields = msgspec.to_builtins(change.entry.fact)
    for sent_otherwise in ("action", "chance", "known", "round"):
        fact.pop(sent_otherwise, None)
    return fact


def visible_step(table: Table, step: Step, audience: Audience) -> Step:
    """A step as this audience may see it."""
    secrets = table.game.secrets
    if secrets is None:
        return step
    return Step(step.actor, *secrets.seen_by(audience, step.actor, step.action, step.events))


def visible_events(table: Table, change: Change) -> list[Fields]:
    """What happened in an entry, as watchers are told."""
    return [event for step in change.steps for event in _events(visible_step(table, step, None).events)]


def _actor(actor: int) -> int | Literal["chance"]:
    return "chance" if actor == CHANCE else actor


def _events(events: Sequence[Event]) -> list[Fields]:
    return [{"event": event.key, **_event_fields(event)} for event in events]


def _event_fields(event: Event) -> Fields:
    return {name: getattr(event, name) for name in _fields(type(event))}


@cache
def _fields(kind: type[Dataclass]) -> tuple[str, ...]:
    """The names of a dataclass's fields."""
    return tuple(field.name for field in fields(kind))


def story(
    table: Table, change: Change, before: View, audience: Audience, reader: int | None, language: Language
) -> list[str]:
    """What an entry did in the game, in sentences, from a view of the position before it.

    `reader` is the seat that is addressed as “you”, if any.
    """
    steps = [visible_step(table, step, audience) for step in change.steps]
    teller = narration.storyteller(table.game.spec.key, language, table.names, view=before, you=reader)
    lines = [line for step in steps for line in teller.tell(step.events)]
    return [*lines, *teller.flush()]
