"""Administration of a store's tables, also while a server runs: list, export, import, expire."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Collection
from secrets import token_bytes
from typing import get_args

from quakeboard.core.errors import BadOptions, Reason
from quakeboard.play.chance.seed import SEED_BYTES
from quakeboard.play.record import Record
from quakeboard.play.replay import check
from quakeboard.play.verify import verify
from quakeboard.service import import_and_branch
from quakeboard.service.clocks import Uptime
from quakeboard.service.errors import NO_SUCH_TABLE, NOT_OVER, Refused
from quakeboard.service.operator import Operator
from quakeboard.service.store import Head, State, Store, TableSummary
from quakeboard.service.table import Table
from quakeboard.service.tokens import new_table_id

PAGE_SIZE = 200
STATES: tuple[State, ...] = get_args(State)
MILLISECONDS = {"h": 3_600_000, "d": 86_400_000, "w": 7 * 86_400_000}
ADMIN_SESSION = "admin"
"""The host of imported tables; no session cookie can have this value."""

BAD_AGE = Reason("bad-age", "stores", "“{given}” is no age: write a number and h, d or w, such as 30d.")
BAD_STATE = Reason("bad-state", "stores", "“{given}” is no state of a table. There are: {states}.")


async def all_tables(store: Store) -> AsyncIterator[TableSummary]:
    """Every table, by its id."""
    last = ""
    while page := await store.all_tables(last, PAGE_SIZE):
        for listed in page:
            yield listed
        last = page[-1].table


async def export_table(store: Store, table: str, *, unfinished: bool = False) -> Record:
    """The game of a table as a record, with the seed only if the game is over.

    Raises `Refused` if there is no such table, or if its game is not over and `unfinished` is not given.
    """
    stored = await store.load(table)
    if stored is None:
        raise Refused(NO_SUCH_TABLE)
    found = Table.from_log(stored.head, await store.entries(table, 0), Uptime())
    if found.state != "over" and not unfinished:
        raise Refused(NOT_OVER)
    record = found.record()
    if found.state != "over":
        record.chance.seed = None
    return record


async def import_record(store: Store, record: Record) -> str:
    """Make a public table of a finished game and return its id.

    Raises `BadRecord` if the game does not replay, or if its chance cannot be verified: a table has to show
    the commitment and the seed of its game.
    """
    if check(record).outcome() is None:
        raise Refused(NOT_OVER)
    verify(record)
    seed = record.chance.seed
    head = Head(
        table=new_table_id(),
        opened_at=await store.now(),
        host=ADMIN_SESSION,
        set_up=import_and_branch.setup_of_record(record, public=True),
        seed=token_bytes(SEED_BYTES) if seed is None else bytes.fromhex(seed),  # nothing is drawn from it
    )
    await import_and_branch.store_table(store, await import_and_branch.table_of_record(record, head), [])
    return head.table


async def expire(
    operator: Operator, age: int, states: Collection[str], *, dry_run: bool = False
) -> AsyncIterator[TableSummary]:
    """Delete tables in these states that have not changed for `age` milliseconds; yields each."""
    removed, now = 0, await operator.store.now()
    async for listed in all_tables(operator.store):
        if listed.standing.state in states and listed.changed_at <= now - age:
            if not dry_run:
                removed += await operator.remove(listed.table)
            yield listed
    if removed:
        await operator.audit("expire", ", ".join(sorted(states)), f"{removed} tables")


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
