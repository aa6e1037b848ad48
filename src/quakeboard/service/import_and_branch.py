"""Tables whose game was not played at them: imported from a record, or branched from another table.

An imported table has the log that it would have if the game had been played at it. A branch has the actions
of the other table in its set-up, so that it does not depend on that table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from quakeboard.core.game import CHANCE, OVER
from quakeboard.play.carried_proof import carried, proof_up_to
from quakeboard.play.record import ChanceProof, Record
from quakeboard.play.replay import steps
from quakeboard.service import log_entries as entries
from quakeboard.service.caps import check_record
from quakeboard.service.chunked_work import ChunkedWork
from quakeboard.service.clocks import Uptime
from quakeboard.service.errors import BRANCH_ENDED, BRANCH_SEATS, NO_SUCH_ENTRY, NOT_OVER, Refused
from quakeboard.service.log_entries import AnyFact, Entry
from quakeboard.service.names import check_name
from quakeboard.service.store import Append, Head, Key, TableStore
from quakeboard.service.table import Table
from quakeboard.service.table_loader import TableLoader
from quakeboard.service.table_setup import Branch, SeatPlan, SetUp

BATCH_SIZE = 50  # small enough that other tables' appends do not wait long


def setup_of_record(record: Record, *, public: bool) -> SetUp:
    """The set-up of a table at which this game could have been played."""
    seats = [SeatPlan(seat.bot) for seat in record.seats]
    game, forecast = record.make_game(), record.forecast is not False
    return SetUp(
        record.game,
        seats,
        game.options_to_json(),
        public=public,
        loaded=record.chance,
        forecast=forecast,
        rules_version=game.rules_version,
    )


async def table_of_record(record: Record, head: Head) -> Table:
    """The table with the game of this record in its log; raises `BadRecord` if it does not replay,
    and `Refused` if it is too long."""
    check_record(len(record.actions))
    async with ChunkedWork() as work:
        facts = await _facts_of(record, work)
        log = (Entry(seq, head.opened_at, fact) for seq, fact in enumerate(facts, start=1))
        return await work.run(Table.loading(head, log, Uptime()))


async def _facts_of(record: Record, work: ChunkedWork) -> list[AnyFact]:
    """The log of a table at which this game was played."""
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
        await work.checkpoint()
    return facts if record.outcome is not None else [*facts, entries.BrokenOff()]


async def store_table(store: TableStore, table: Table, keys: Sequence[Key]) -> None:
    """Store a table with its whole log, or nothing of it."""
    # Its standing is “over” from the first entry on, so that no process claims a half-stored game.
    standing = table.standing()
    await store.create(table.head, standing, keys)
    try:
        for first in range(0, table.seq, BATCH_SIZE):
            batch = table.entries[first : first + BATCH_SIZE]
            await asyncio.gather(*(store.append(Append(table.id, entry, standing)) for entry in batch))
    except BaseException:
        await store.delete(table.id)
        raise


async def branch(loader: TableLoader, source: Table, seq: int, seats: int) -> Branch:
    """The branch for a table with `seats` seats that plays on from the entry with this number.

    Raises `Refused` while the game goes on: its coins are still secret.
    """
    if not source.over:
        raise Refused(NOT_OVER)
    if not 0 <= seq <= source.seq:
        raise Refused(NO_SUCH_ENTRY, seq=seq)
    if seats != len(source.seats):
        raise Refused(BRANCH_SEATS, seats=len(source.seats))
    replayed = await loader.at(source, seq)
    if replayed.position.actor() == OVER:
        raise Refused(BRANCH_ENDED, seq=seq)
    actions = (await loader.record(replayed)).actions
    check_record(len(actions))
    proof: ChanceProof | None
    proof = await loader.proof(replayed, over=True)
    if proof.together is not None and replayed.logged.older is not None:
        proof = None  # its transcript tells the game by other rules
    elif source.head.set_up.loaded is not None:
        proof = proof_up_to(proof, len(actions), replayed.drawn)
    return Branch(source.id, seq, actions, carried(proof))
