"""What each listener at a table is told: the view that its seat may have, and what changes about it.

Views are compared field by field, so that the cost of a move does not grow with the board. Everyone who may
know the same is told the same bytes, made once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

import msgspec

from quakeboard.core.game import CHANCE
from quakeboard.language import Language, narration
from quakeboard.service.messages import ClockInfo, Question, SeatInfo, StepInfo, TableInfo, UndoInfo, Update
from quakeboard.service.table import Change, Step, Table


@dataclass(frozen=True, slots=True)
class Company:
    """Who is connected to a table."""

    here: frozenset[int] = frozenset()
    watchers: int = 0


KEYED = {"board": "at", "tiles": "id"}
"""Fields of views that are lists of many things, and by what these are known."""

Audience = int | None
"""The seat whose view somebody gets; None for those who know what the public knows."""


def audience_of(table: Table, seat: int | None) -> Audience:
    """Who is told the same. Where nothing is secret that is everybody."""
    return seat if table.game.has_secrets else None


def whole(view: Any) -> dict[str, Any]:
    """A view as it is sent."""
    return {name: getattr(view, name) for name in _sent(view)}


def _sent(view: Any) -> list[str]:
    """The fields of a view that are sent. Whose it is the receiver knows."""
    return [name for name in _fields(view) if name != "seat"]


def compare(before: Any, after: Any) -> tuple[dict[str, Any], dict[str, dict[str, list[Any]]]]:
    """The fields that have changed, and what was put to and taken from the keyed ones."""
    changes: dict[str, Any] = {}
    patches: dict[str, dict[str, list[Any]]] = {}
    for name in _sent(after):
        old, new = getattr(before, name), getattr(after, name)
        if old is new or old == new:
            continue
        if name in KEYED:
            patches[name] = _patch(old, new, KEYED[name])
        else:
            changes[name] = new
    return changes, patches


def _patch(old: Sequence[Any], new: Sequence[Any], key: str) -> dict[str, list[Any]]:
    """What was put and taken. Most things are the very same objects, before and behind what has changed."""
    first, last = 0, 0
    fewest = min(len(old), len(new))
    while first < fewest and old[first] is new[first]:
        first += 1
    while last < fewest - first and old[-1 - last] is new[-1 - last]:
        last += 1
    gone = {getattr(thing, key): thing for thing in old[first : len(old) - last]}
    changed = new[first : len(new) - last]
    put = [thing for thing in changed if gone.pop(getattr(thing, key), None) != thing]
    return {"put": put, "take": list(gone)} if gone else {"put": put}


def info(table: Table, company: Company, now: int) -> TableInfo:
    """How the table stands, as everybody may know it."""
    clocks = None
    if table.clocks.used:
        left = [max(0, table.clocks.left_at(seat, now)) for seat in range(len(table.seats))]
        clocks = ClockInfo(left=left, running=table.clocks.running)
    undo = None
    if table.undo is not None:
        undo = UndoInfo(seat=table.undo.seat, actions=table.undo.actions, agreed=sorted(table.undo.agreed))
    return TableInfo(
        state=table.state,
        seats=[
            SeatInfo(
                name=seat.name,
                colour=seat.colour,
                bot=seat.bot,
                resigned=seat.resigned,
                here=number in company.here,
            )
            for number, seat in enumerate(table.seats)
        ],
        moves=len(table.moves),
        asked=table.asked,
        clocks=clocks,
        undo=undo,
        rematch=table.rematch,
        watchers=company.watchers,
        forecast=table.head.set_up.forecast,
    )


def question(table: Table, seat: int | None, language: Language | None) -> Question | None:
    """What this seat is asked now, if it is."""
    if seat is None or table.asked != seat or table.seats[seat].bot is not None:
        return None
    legal = table.game.legal_texts(table.position)
    foreseen = table.game.previews(table.position, seat)
    return Question(
        legal=legal,
        sentence=_ask(table, seat, legal, language),
        previews={action: _events(events) for action, events in foreseen.items()},
    )


def _ask(table: Table, seat: int, legal: Sequence[str], language: Language | None) -> str | None:
    if language is None:
        return None
    words = {text.split(" ", 1)[0] for text in legal}
    return narration.question(table.game.key, language, table.view(seat), words)


def update(
    table: Table,
    change: Change,
    views: tuple[Any, Any],
    audience: Audience,
    language: Language | None,
    standing: TableInfo,
) -> Update:
    """An entry as this audience may know it; the views are its own, from before and after."""
    changes, patches = ({}, {}) if views[0] is views[1] else compare(*views)
    steps = [seen(table, step, audience) for step in change.steps]
    return Update(
        seq=change.entry.seq,
        at=change.entry.at,
        fact=public_fact(change),
        info=standing,
        steps=[
            StepInfo(actor=_actor(s.actor), action=str(s.action), events=_events(s.events)) for s in steps
        ],
        changes=changes,
        patches=patches,
        story=story(table, steps, audience, language),
    )


def public_fact(change: Change) -> dict[str, Any]:
    """What happened at the table, without the actions of the game: those are told as steps, each to whom it
    may concern."""
    fact: dict[str, Any] = msgspec.to_builtins(change.entry.fact)
    for secret in ("action", "chance"):
        fact.pop(secret, None)
    return fact


def seen(table: Table, step: Step, audience: Audience) -> Step:
    """A step as this audience may know it."""
    if not table.game.has_secrets:
        return step
    return Step(step.actor, *table.game.seen_by(audience, step.actor, step.action, step.events))


def _actor(actor: int) -> Any:
    return "chance" if actor == CHANCE else actor


def _events(events: Sequence[Any]) -> list[dict[str, Any]]:
    return [{"event": event.key, **_plain(event)} for event in events]


def _plain(event: Any) -> dict[str, Any]:
    return {name: getattr(event, name) for name in _fields(event)}


_FIELDS: dict[Any, tuple[str, ...]] = {}


def _fields(thing: Any) -> tuple[str, ...]:
    """The names of a dataclass's fields, looked up once a class."""
    kind = type(thing)
    if kind not in _FIELDS:
        _FIELDS[kind] = tuple(field.name for field in fields(kind))
    return _FIELDS[kind]


def story(table: Table, steps: Sequence[Step], audience: Audience, language: Language | None) -> list[str]:
    """What happened, in sentences."""
    if language is None or not steps:
        return []
    teller = narration.storyteller(table.game.key, language, table.names, you=audience)
    lines = [line for step in steps for line in teller.tell(step.events)]
    return [*lines, *teller.flush()]
