"""Courses of games that did not happen at the table that shows them: loaded from a record, or taken over.

A table that is loaded has the log that it would have if the game had been played at it. A branch has the
course of another table in its set-up, so that it needs nothing of that table any more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from quakeboard.core.game import CHANCE, OVER
from quakeboard.play.record import Record
from quakeboard.play.replay import steps
from quakeboard.service import log_entries as entries
from quakeboard.service.chunked_work import LongWork
from quakeboard.service.clocks import Calendar
from quakeboard.service.errors import BRANCH_ENDED, BRANCH_SEATS, NO_SUCH_ENTRY, NOT_OVER, Refused
from quakeboard.service.log_entries import AnyFact, Entry
from quakeboard.service.store import Append, Head, Key, Store
from quakeboard.service.table import Table
from quakeboard.service.table_setup import Branch, SeatPlan, SetUp, check_name

GROUP = 50
"""So many entries are kept at once: others want to have theirs kept, too."""


def set_up_of(record: Record, *, public: bool) -> SetUp:
    """The table at which this game could have been played."""
    seats = [SeatPlan(seat.bot) for seat in record.seats]
    options = record.make_game().options_to_json()
    forecast = record.forecast is not False
    return SetUp(record.game, seats, options, public=public, loaded=record.chance, forecast=forecast)


async def load(record: Record, head: Head) -> Table:
    """The table with the game of this record in its log; raises `BadRecord` if it does not replay."""
    async with LongWork() as work:
        facts = await _facts(record, work)
        table = Table(head, Calendar())
        for seq, fact in enumerate(facts, start=1):
            table.take_up(Entry(seq, head.opened_at, fact))
            await work.pause()
    return table


async def _facts(record: Record, work: LongWork) -> list[AnyFact]:
    """What would stand in the log of a table at which this game was played."""
    facts: list[AnyFact] = [
        entries.Sat(number, check_name(seat.name), number) for number, seat in enumerate(record.seats)
    ]
    chance: list[str] = []
    facts.append(entries.Began(list(record.chance.nonces), chance))
    for step in steps(record):
        if step.actor == CHANCE:
            chance.append(str(step.action))
        elif step.actor is not None:
            chance = []
            facts.append(entries.Acted(step.actor, str(step.action), chance))
        await work.pause()
    return facts if record.outcome is not None else [*facts, entries.BrokenOff()]


async def keep(store: Store, table: Table, keys: Sequence[Key]) -> None:
    """Keep a table with its whole log, or nothing of it."""
    # It is over from its first entry on for all who look, so that no server takes care of half a game.
    standing = table.standing()
    await store.create(table.head, standing, keys)
    try:
        for first in range(0, table.seq, GROUP):
            group = table.entries[first : first + GROUP]
            await asyncio.gather(*(store.append(Append(table.id, entry, standing)) for entry in group))
    except BaseException:
        await store.delete(table.id)
        raise


async def branch(source: Table, seq: int, seats: int) -> Branch:
    """What a table of so many seats takes over that plays on from where this one was after the entry with
    this number. Raises `Refused` while the game goes on: its coins are still secret."""
    if not source.over:
        raise Refused(NOT_OVER)
    if not 0 <= seq <= source.seq:
        raise Refused(NO_SUCH_ENTRY, seq=seq)
    if seats != len(source.seats):
        raise Refused(BRANCH_SEATS, seats=len(source.seats))
    past = Table(source.head, Calendar())
    async with LongWork() as work:
        for entry in source.entries[:seq]:
            past.take_up(entry)
            await work.pause()
    if past.position.actor() == OVER:
        raise Refused(BRANCH_ENDED, seq=seq)
    return Branch(source.id, seq, past.actions)
