"""Processes that share a PostgreSQL database receive each other's changes and messages, never their own."""

from __future__ import annotations

import asyncio

from postgres import TIMEOUT
from store_tables import OPENED, change, entry, head, key, standing

from quakeboard.server.store.postgres.pubsub import (
    MAX_PAYLOAD_BYTES,
    PART_CHARACTERS,
    change_payloads,
    message_payloads,
)
from quakeboard.server.store.postgres.store import PostgresStore
from quakeboard.service.cluster import Outage

Processes = list[PostgresStore]


async def receive(changes: object, wanted: set[str]) -> set[str]:
    """All changes until every wanted one was received."""
    received: set[str] = set()
    async with asyncio.timeout(TIMEOUT):
        while not wanted <= received:
            changed = await anext(changes)  # type: ignore[call-overload]
            assert changed, "nothing was missed"
            received |= changed
    return received


async def test_other_processes_receive_changed_tables(processes: Processes) -> None:
    here, there = processes
    changes_here, changes_there = here.changes(), there.changes()
    await here.create(head(), standing(), [])
    await here.create(head("t2"), standing(), [])
    assert await receive(changes_there, {"t1", "t2"}) == {"t1", "t2"}
    await here.append(change(1))
    assert await receive(changes_there, {"t1"}) == {"t1"}
    assert await there.entries("t1", 0) == [entry(1)], "a published change can be read"
    await there.append(change(2))
    assert await receive(changes_here, {"t1"}) == {"t1"}, "it does not receive its own changes"
    await there.delete("t2")
    assert await receive(changes_here, {"t2"}) == {"t2"}


async def test_every_subscription_receives_all(processes: Processes) -> None:
    here, there = processes
    listeners = [there.changes() for _ in range(3)]
    await here.create(head(), standing(), [])
    for listener in listeners:
        assert await receive(listener, {"t1"}) == {"t1"}


async def test_each_of_many_changed_tables_is_received(processes: Processes) -> None:
    here, there = processes
    tables = {f"{number:04}-{'x' * 40}" for number in range(300)}  # more than one payload can hold
    for some in (sorted(tables)[:150], sorted(tables)[150:]):
        await asyncio.gather(*(here.create(head(table), standing(), []) for table in some))
    changes = there.changes()
    assert all(await asyncio.gather(*(here.append(change(1, table)) for table in tables)))
    assert await receive(changes, tables) == tables


def test_payloads_are_never_too_long() -> None:
    tables = [f"{number}-{'é' * 90}" for number in range(500)]
    payloads = change_payloads("process", tables)
    assert all(len(payload.encode()) < 8000 for payload in payloads)
    assert [table for payload in payloads for table in payload.split("\n")[1:]] == tables
    assert len(payloads) <= 2 + len("\n".join(tables).encode()) // (MAX_PAYLOAD_BYTES - 200)
    assert change_payloads("process", []) == []
    assert change_payloads("process", ["a", "b", "a"]) == ["process\na\nb"]
    assert all(len(payload.encode()) < 8000 for payload in message_payloads("process", "🌋" * 9000))


async def test_messages_are_received_by_other_processes(processes: Processes) -> None:
    here, there = processes
    changes_here, changes_there = here.peer_messages(), there.peer_messages()
    texts = [
        "hello",
        "",
        "two\nlines",
        "🌋" * (3 * PART_CHARACTERS + 5),
        "a" * (4 * PART_CHARACTERS),
        "no\0thing",
        "end",
    ]
    for text in texts:
        await here.publish(text)
    await there.publish("answer")
    async with asyncio.timeout(TIMEOUT):
        received = [await anext(changes_there) for _ in texts]
        assert received == [text.replace("\0", "\ufffd") for text in texts]
        assert await anext(changes_here) == "answer"


async def test_of_two_processes_with_the_same_number_one_goes_in(processes: Processes) -> None:
    here, there = processes
    for table in range(20):
        await here.create(head(f"t{table}"), standing(), [])
    wanted = [(store, f"t{table}", seq) for seq in range(1, 6) for table in range(20) for store in processes]
    answers = await asyncio.gather(
        *(store.append(change(seq, table, keys=(key(f"{seq}", seq, table),))) for store, table, seq in wanted)
    )
    assert answers.count(True) == 100
    kept = {place[1:] for place, went_in in zip(wanted, answers, strict=True) if went_in}
    assert len(kept) == 100
    for table in range(20):
        assert len(await there.entries(f"t{table}", 0)) == 5


async def test_two_processes_write_to_the_same_tables_in_any_order(processes: Processes) -> None:
    """Neither waits for what the other holds while the other waits for what it holds."""
    tables = [f"t{number}" for number in range(30)]
    for table in tables:
        await processes[0].create(head(table), standing(), [])

    async def write(store: PostgresStore, own: int, order: list[str]) -> list[bool]:
        answers = []
        for round_ in range(15):
            seqs = ((table, 2 * round_ + own) for table in order)
            answers += await asyncio.gather(*(store.append(change(seq, table)) for table, seq in seqs))
        return answers

    here, there = processes
    both = await asyncio.gather(write(here, 1, tables), write(there, 2, tables[::-1]))
    assert both == [[True] * 450, [True] * 450]
    found = await here.all_tables("", 50)
    assert [(listed.seq, listed.changed_at) for listed in found] == [(30, entry(30).at)] * 30


async def test_lines_of_several_processes_are_numbered_without_gaps(processes: Processes) -> None:
    await processes[0].create(head(), standing(), [])
    said = await asyncio.gather(
        *(processes[n % 2].add_chat_line("t1", 0, 0, "Mara", str(n)) for n in range(40))
    )
    assert sorted(line.number for line in said) == list(range(1, 41))


async def test_processes_that_start_together_note_one_outage(processes: Processes) -> None:
    here, there = processes
    await here.register_process("old", 1000, 100)
    both = await asyncio.gather(
        here.register_process("here", 5000, 100), there.register_process("there", 5000, 100)
    )
    assert both == [[Outage(1000, 5000)]] * 2


async def test_no_table_is_claimed_by_two_processes(processes: Processes) -> None:
    here, there = processes
    for n in range(40):
        await here.create(head(f"t{n}"), standing(due=OPENED), [])
    await here.heartbeat("here", OPENED)
    await there.heartbeat("there", OPENED)
    claims = [store.claim_due(name, OPENED, 100, 7) for store, name in ((here, "here"), (there, "there"))]
    first, second = await asyncio.gather(*claims)
    assert not set(first) & set(second)
    assert len(first) == 7


async def test_all_processes_have_one_time_and_one_setting(processes: Processes) -> None:
    here, there = processes
    first = await here.now()
    second = await there.now()
    assert first <= second <= await here.now()
    settings = await asyncio.gather(here.setting("secret", "a"), there.setting("secret", "b"))
    assert settings[0] == settings[1]
