"""What is kept about a person: found, exported, and erased (docs/adr/0019).

A person is a session, or a seat of a table for which no session is known. Rematches have the same tokens, so
their seats are found too.
"""

from __future__ import annotations

from typing import Any

import msgspec

from quakeboard.core.errors import Reason
from quakeboard.service import log_entries as entries
from quakeboard.service.blocks import session_digest
from quakeboard.service.errors import NO_SUCH_SEAT, Refused
from quakeboard.service.log_entries import AnyFact
from quakeboard.service.notice_store import NoticeKind, TargetKind
from quakeboard.service.operator import LINE_REMOVED, TABLE_REWRITTEN, Operator, short
from quakeboard.service.operator_store import NOBODY, Erasure, HeldSeat
from quakeboard.service.store import KEPT_CHAT_LINES, ChatLine
from quakeboard.service.table import Proposal, Table

NOTHING_KEPT = Reason("nothing-kept", "operator", "Nothing is kept about that session.")


class Person(msgspec.Struct, frozen=True):
    """The seats of a person, and the tables that the person opened."""

    seats: list[HeldSeat]
    hosted: list[str] = []
    session: str | None = None

    @property
    def tables(self) -> list[str]:
        return sorted({*(held.table for held in self.seats), *self.hosted})


class TargetData(msgspec.Struct, frozen=True, kw_only=True):
    """A place where the person wants notices."""

    kind: TargetKind
    address: str
    language: str
    events: list[NoticeKind]


class SeatData(msgspec.Struct, frozen=True, kw_only=True):
    """All that is kept about who held a seat."""

    table: str
    seat: int
    names: list[str]
    facts: list[dict[str, Any]]
    """The entries of the log that name the seat, with their time."""
    lines: list[ChatLine]
    targets: list[TargetData]
    last_seen: int | None = None
    """When the seat was last connected, in milliseconds since 1970."""


class HostedData(msgspec.Struct, frozen=True, kw_only=True):
    """All that is kept about who opened a table."""

    table: str
    opened_at: int
    webhook: str | None


class PersonalData(msgspec.Struct, frozen=True, kw_only=True):
    """All that is kept about a person."""

    session: str | None
    seats: list[SeatData]
    hosted: list[HostedData]
    blocked_until: int | None


# ---------------------------------------------------------------------- finding


async def by_session(operator: Operator, session: str) -> Person:
    """The person of a session; raises `Refused` if nothing is kept about it."""
    store = operator.store.operators
    held = [] if session == NOBODY else await store.seats_of(session)
    hosted = [] if session == NOBODY else await store.hosted_by(session)
    if not held and not hosted:
        raise Refused(NOTHING_KEPT)
    return Person(await _with_rematches(operator, held), hosted, session)


async def by_seat(operator: Operator, table: str, seat: int) -> Person:
    """The person on a seat, there and at rematches; raises `Refused` if there is no such seat."""
    if not 0 <= seat < len((await operator.load(table)).seats):
        raise Refused(NO_SUCH_SEAT, seat=seat)
    return Person(await _with_rematches(operator, [HeldSeat(table, seat)]))


async def _with_rematches(operator: Operator, held: list[HeldSeat]) -> list[HeldSeat]:
    found: dict[HeldSeat, None] = {}
    waiting = list(held)
    while waiting:
        seat = waiting.pop()
        if seat not in found:
            found[seat] = None
            waiting += await operator.store.operators.seats_with_same_keys(seat)
    return sorted(found)


# ---------------------------------------------------------------------- exporting


async def export(operator: Operator, person: Person) -> PersonalData:
    """All that is kept about a person."""
    hosted = []
    for table in person.hosted:
        head = (await operator.load(table)).head
        webhook = await operator.store.webhook(table)
        hosted.append(HostedData(table=table, opened_at=head.opened_at, webhook=webhook))
    data = PersonalData(
        session=person.session,
        seats=[await _seat_data(operator, held) for held in person.seats],
        hosted=hosted,
        blocked_until=await _blocked_until(operator, person.session),
    )
    await operator.audit("export-person", _target(person), f"{len(person.tables)} tables")
    return data


async def _seat_data(operator: Operator, held: HeldSeat) -> SeatData:
    table = await operator.load(held.table)
    names = _names(table, held.seat)
    return SeatData(
        table=held.table,
        seat=held.seat,
        names=names,
        facts=[
            {"at": entry.at, **msgspec.to_builtins(entry.fact)}
            for entry in table.entries
            if getattr(entry.fact, "seat", None) == held.seat
        ],
        lines=await _lines(operator, held, names),
        targets=await _targets(operator, held),
        last_seen=dict(await operator.store.last_seen(held.table)).get(held.seat),
    )


async def _targets(operator: Operator, held: HeldSeat) -> list[TargetData]:
    return [
        TargetData(kind=target.kind, address=target.address, language=target.language, events=target.events)
        for seat, target in await operator.store.notices.targets(held.table)
        if seat == held.seat
    ]


async def _blocked_until(operator: Operator, session: str | None) -> int | None:
    for block in [] if session is None else await operator.blocks():
        if block.kind == "session" and block.value == session_digest(session or ""):
            return block.until
    return None


# ---------------------------------------------------------------------- erasing


async def erase(operator: Operator, person: Person) -> None:
    """Erase the names, the chat, the session and the targets of a person everywhere. The games stay."""
    for held in person.seats:
        await _erase_seat(operator, held)
    for table in person.hosted:
        await operator.store.operators.erase(Erasure(table, host=True))
        await operator.notify({"operator": TABLE_REWRITTEN, "table": table})
    await operator.audit("erase-person", _target(person), f"{len(person.tables)} tables")


async def _erase_seat(operator: Operator, held: HeldSeat) -> None:
    """Replace the name by an entry first: whatever a server stores after it shows the new one."""
    table, seat = held
    found = await operator.load(table)
    if found.seats[seat].name != neutral_name(seat) and not found.seats[seat].is_bot_seat:
        await _append_neutral_name(operator, found, seat)
    found = await operator.load(table)
    lines = await _lines(operator, held, _names(found, seat))
    erasure = Erasure(table, _neutral_facts(found, seat), [line.number for line in lines], [seat])
    await operator.store.operators.erase(erasure)
    for line in lines:
        await operator.notify({"operator": LINE_REMOVED, "table": table, "number": line.number})
    await operator.notify({"operator": TABLE_REWRITTEN, "table": table})


async def _append_neutral_name(operator: Operator, found: Table, seat: int) -> None:
    if found.seats[seat].name is None:
        return
    if found.state == "open":
        freed = Proposal(entries.Freed(seat))
        await operator.apply(found.id, lambda _: freed, seat, sitter=(NOBODY, seat))
    else:
        await operator.apply(
            found.id,
            lambda now: Proposal(entries.Sat(seat, neutral_name(seat), now.seats[seat].colour)),
            sitter=(NOBODY, seat),
        )


def neutral_name(seat: int) -> str:
    """What a seat is called whose holder was erased: its number, as in records of free seats."""
    return f"{seat + 1}"


def _neutral_facts(table: Table, seat: int) -> dict[int, AnyFact]:
    """The facts of a log that hold a name of the seat, with the neutral one instead."""
    return {
        entry.seq: msgspec.structs.replace(entry.fact, name=neutral_name(seat))
        for entry in table.entries
        if isinstance(entry.fact, entries.Sat) and entry.fact.seat == seat
    }


def _names(table: Table, seat: int) -> list[str]:
    """The names that the seat ever had, without the neutral one."""
    mine = [
        entry.fact.name
        for entry in table.entries
        if isinstance(entry.fact, entries.Sat) and entry.fact.seat == seat
    ]
    return [name for name in dict.fromkeys(mine) if name != neutral_name(seat)]


async def _lines(operator: Operator, held: HeldSeat, names: list[str]) -> list[ChatLine]:
    """The chat lines of a seat, and those of watchers under one of its names."""
    return [
        line
        for line in await operator.store.chat_lines(held.table, 0, KEPT_CHAT_LINES)
        if line.seat == held.seat or (line.seat is None and line.name in names)
    ]


def _target(person: Person) -> str:
    """The person as the audit log may name them."""
    if person.session is not None:
        return f"session {short(session_digest(person.session))}"
    return ", ".join(f"{held.table} seat {held.seat}" for held in person.seats)
