"""What a host does with the tables of a store, also while a server runs: list, export, import, expire."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Collection
from typing import get_args

from quakeboard.play.proof import verify
from quakeboard.play.record import ChanceProof, Record
from quakeboard.play.replay import check, steps
from quakeboard.rules.game import CHANCE, BadOptions, Reason
from quakeboard.service import entries
from quakeboard.service.clocks import Calendar
from quakeboard.service.entries import AnyFact, Entry
from quakeboard.service.keys import new_table_id
from quakeboard.service.refusals import NO_SUCH_TABLE, NOT_OVER, Refused
from quakeboard.service.set_up import SeatPlan, SetUp, check_name
from quakeboard.service.store import Append, Head, Listed, State, Store
from quakeboard.service.table import Table

PAGE = 200
STATES: tuple[State, ...] = get_args(State)
MILLISECONDS = {"h": 3_600_000, "d": 86_400_000, "w": 7 * 86_400_000}
HOST = "admin"
"""The session of tables that nobody opened in a browser: no cookie can say so."""

BAD_AGE = Reason("bad-age", "stores", "“{given}” is no age: write a number and h, d or w, such as 30d.")
BAD_STATE = Reason("bad-state", "stores", "“{given}” is no state of a table. There are: {states}.")


async def all_tables(store: Store) -> AsyncIterator[Listed]:
    """Every table, by its name."""
    last = ""
    while page := await store.all_tables(last, PAGE):
        for listed in page:
            yield listed
        last = page[-1].table


async def export_table(store: Store, table: str, *, unfinished: bool = False) -> Record:
    """The game of a table; raises `Refused` if there is none, or if it is not over and nobody said
    `unfinished`. The seed is in it only if the game was played to its end."""
    stored = await store.load(table)
    if stored is None:
        raise Refused(NO_SUCH_TABLE)
    found = Table.opened(stored.head, stored.entries, Calendar())
    if found.state != "over" and not unfinished:
        raise Refused(NOT_OVER)
    record = found.record()
    if found.state != "over":
        record.chance = ChanceProof(record.chance.commitment, None, record.chance.nonces)
    return record


async def import_record(store: Store, record: Record) -> str:
    """Make a table of a finished game, for all to watch, and return its name.

    Raises `BadRecord` if the game does not replay, or if its chance cannot be proved: a table shows the
    commitment and the seed of its game, and there is none that it could show instead.
    """
    if check(record).outcome() is None:
        raise Refused(NOT_OVER)
    verify(record)
    assert record.chance.seed is not None, "verified"
    plans = [SeatPlan(seat.bot) for seat in record.seats]
    now = await store.now()
    head = Head(
        table=new_table_id(),
        opened_at=now,
        host=HOST,
        set_up=SetUp(record.game, plans, record.options, public=True),
        seed=bytes.fromhex(record.chance.seed),
    )
    log = [Entry(seq, now, fact) for seq, fact in enumerate(_facts(record), start=1)]
    # It is over from its first entry on for all who look, so that no server takes care of half a game.
    standing = Table.opened(head, log, Calendar()).standing()
    await store.create(head, standing, [])
    try:
        for entry in log:
            await store.append(Append(head.table, entry, standing))
    except BaseException:
        await store.delete(head.table)
        raise
    return head.table


def _facts(record: Record) -> list[AnyFact]:
    """What would stand in the log of a table at which this game was played."""
    facts: list[AnyFact] = [
        entries.Sat(number, check_name(seat.name), number) for number, seat in enumerate(record.seats)
    ]
    opening: list[str] = []
    facts.append(entries.Began(list(record.chance.nonces), opening))
    chance = opening
    for step in steps(record):
        if step.actor == CHANCE:
            chance.append(str(step.action))
        elif step.actor is not None:
            chance = []
            facts.append(entries.Acted(step.actor, str(step.action), chance))
    return facts


async def expire(
    store: Store, age: int, states: Collection[str], *, dry_run: bool = False
) -> AsyncIterator[Listed]:
    """Remove tables in these states to which nothing has happened for `age` milliseconds; yields each."""
    now = await store.now()
    async for listed in all_tables(store):
        if listed.standing.state in states and listed.changed_at <= now - age:
            if not dry_run:
                await store.delete(listed.table)
            yield listed


def read_age(text: str) -> int:
    """`30d` in milliseconds; raises `BadOptions`."""
    found = re.fullmatch(r"([0-9]{1,6})([hdw])", text.strip())
    if not found:
        raise BadOptions(BAD_AGE, given=text[:40])
    return int(found[1]) * MILLISECONDS[found[2]]


def read_states(text: str) -> frozenset[str]:
    """`over,abandoned` as a set; raises `BadOptions`."""
    given = [word.strip() for word in text.split(",")]
    for word in given:
        if word not in STATES:
            raise BadOptions(BAD_STATE, given=word[:40], states=", ".join(STATES))
    return frozenset(given)
