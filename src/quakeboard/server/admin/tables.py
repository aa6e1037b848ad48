"""What a host does with the tables of a store, also while a server runs: list, export, import, expire."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Collection
from typing import get_args

from quakeboard.core.errors import BadOptions, Reason
from quakeboard.play.record import Record
from quakeboard.play.replay import check
from quakeboard.play.verify import verify
from quakeboard.service import import_and_branch as courses
from quakeboard.service.clocks import Calendar
from quakeboard.service.errors import NO_SUCH_TABLE, NOT_OVER, Refused
from quakeboard.service.store import Head, Listed, State, Store
from quakeboard.service.table import Table
from quakeboard.service.tokens import new_table_id

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
        record.chance.seed = None
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
    head = Head(
        table=new_table_id(),
        opened_at=await store.now(),
        host=HOST,
        set_up=courses.set_up_of(record, public=True),
        seed=bytes.fromhex(record.chance.seed),
    )
    await courses.keep(store, await courses.load(record, head), [])
    return head.table


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
