"""Drill 11: two processes share a database. All see all; if one dies or freezes, the other goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from time import time
from typing import Any

from extent import size

from .client import Client, OpenTable, open_table
from .playing import TableHarness, make_harness
from .server import Server, two_servers, wait_until
from .stored_log import Entry, check_updates, check_views, log_of
from .timing import within

MOVES = size(120, 20)
"""Acknowledged before one of the two is killed."""
ROUNDS = size(5, 1, timed=10)
LIMIT = 5.0
"""Seconds after which the tables of a process that died must go on."""
CLOCK = {"kind": "move", "seconds": 2, "when_over": "pass"}


# ---------------------------------------------------------------------- together


def test_everybody_sees_everything_and_goes_on_where_the_other_died(
    shared_database: str, tmp_path: Path, figures: Callable[..., None]
) -> None:
    asyncio.run(play_across(shared_database, tmp_path, figures))


async def play_across(database: str, folder: Path, figures: Callable[..., None]) -> None:
    async with two_servers(database, folder) as (here, there):
        harnesses = [await spread(here, there, number) for number in range(2)]
        for harness in harnesses:
            await check_presence_and_chat(harness)
        stop = asyncio.Event()
        playing = [asyncio.create_task(p.play(stop)) for harness in harnesses for p in harness.players]
        await play_on(harnesses, MOVES)
        here.kill()
        for client in [client for harness in harnesses for client in harness.clients]:
            client.base = there.base
        slowest = await moved_over(harnesses)
        await play_on(harnesses, MOVES // 4)
        stop.set()
        await asyncio.gather(*playing)
        for harness in harnesses:
            harness.table.base = there.base
            await harness.settle()
            await presence_without_the_dead(harness)
            await harness.check(database)
            await harness.close()
        assert not here.error_lines() + there.error_lines()
    moves = sum(len(player.acknowledged) for harness in harnesses for player in harness.players)
    figures(
        11, what="players spread over two processes", moves=moves, lost=0, go_on_after_s=round(slowest, 3)
    )
    assert within(LIMIT, slowest)


async def spread(here: Server, there: Server, number: int) -> TableHarness:
    """A table whose people are connected to both."""
    table = await open_table(here.base, people=4, options={"columns": 7, "rows": 7})
    harness = make_harness(table, f"spread {number}", watchers=2, takes_part=True)
    for index, client in enumerate(harness.clients):
        await client.connect((here, there)[index % 2].base)
    return harness


async def check_presence_and_chat(harness: TableHarness) -> None:
    """Who is there and what is said cross over."""
    for client in harness.clients:
        await client.until(lambda client=client: client.here == [0, 1, 2, 3] and client.watchers == 2)
    for number, speaker in enumerate(harness.clients[:2], 1):
        text = f"Can you hear me? {number}"
        assert (await speaker.ask("say", text=text))["type"] == "done"
        for client in harness.clients:
            await client.until(lambda client=client, text=text: [s["text"] for s in client.said].count(text))
    for client in harness.clients:
        assert [line["number"] for line in client.said] == [1, 2]


async def presence_without_the_dead(harness: TableHarness) -> None:
    gone = harness.watchers.pop()
    await gone.close()
    for client in harness.clients:
        await client.until(lambda client=client: client.here == [0, 1, 2, 3] and client.watchers == 1)


async def moved_over(harnesses: list[TableHarness]) -> float:
    """How long until somebody at each table who was connected to the dead process plays on."""
    moved = [harness.players[::2] for harness in harnesses]

    def done() -> list[int]:
        return [sum(len(player.acknowledged) for player in players) for players in moved]

    before = done()
    return await wait_until(
        lambda: all(b > a for a, b in zip(before, done(), strict=True)), "those who were cut off play on"
    )


async def play_on(harnesses: list[TableHarness], moves: int) -> float:
    """Until so many more are acknowledged, some at each table; how long that took."""

    def done() -> list[int]:
        return [sum(len(player.acknowledged) for player in harness.players) for harness in harnesses]

    before = done()

    def enough() -> bool:
        more = [b - a for a, b in zip(before, done(), strict=True)]
        return (sum(more) >= moves and all(more)) or all(harness.over for harness in harnesses)

    return await wait_until(enough, "all tables go on")


# ---------------------------------------------------------------------- one dies


def test_bots_and_clocks_of_a_process_that_was_killed_go_on(
    shared_database: str, tmp_path: Path, figures: Callable[..., None]
) -> None:
    asyncio.run(take_over(shared_database, tmp_path, figures))


async def take_over(database: str, folder: Path, figures: Callable[..., None]) -> None:
    bots, clocks = [], []
    async with Server(database, folder, "--unlimited") as there:
        for _ in range(ROUNDS):
            async with Server(database, folder, "--unlimited") as here:
                waiting = await ask_a_bot(here)
                timed = await let_a_clock_run(here)
                here.kill()
                died = time() * 1000
            before, moved = await next_entry(database, waiting, "acted", seat=1)
            bots.append((moved.at - died) / 1000)
            before, flagged = await next_entry(database, timed, "flagged")
            clocks.append((flagged.at - max(died, before.at + CLOCK["seconds"] * 1000)) / 1000)
            check_flags(await log_of(database, timed.id))
            await wait_until(lambda here=here: not here.orphans(), "its worker processes end with it")
        assert not there.error_lines()
    figures(
        11,
        what="owner killed, nobody reconnects",
        kills=ROUNDS,
        bot_moves_after_s=round(max(bots), 3),
        flag_falls_late_by_s=round(max(clocks), 3),
    )
    assert within(LIMIT, *bots, *clocks)


async def ask_a_bot(server: Server) -> OpenTable:
    """A table at which it is a bot's turn; nobody has had time to think for it yet."""
    table = await open_table(server.base, people=1, bots=("random",))
    client = await table.join(0)
    while client.info["asked"] == 0:
        assert client.question is not None
        assert (await client.act(client.question["legal"][0]))["type"] == "done"
        await client.until(lambda: client.info["asked"] != 0 or client.question)
    client.cut()
    return table


async def let_a_clock_run(server: Server) -> OpenTable:
    return await open_table(server.base, people=2, clock=CLOCK)


async def next_entry(database: str, table: OpenTable, kind: str, **fields: int) -> tuple[Entry, Entry]:
    """Wait for an entry that nobody at the table causes; the one before it, and it."""
    found: list[tuple[Entry, Entry]] = []

    async def is_there() -> bool:
        pairs = pairwise(await log_of(database, table.id))
        found.extend(
            (before, entry)
            for before, entry in pairs
            if entry.kind == kind and fields.items() <= entry.fact.items()
        )
        return bool(found)

    await wait_until(is_there, f"{kind} by the other process")
    return found[0]


def check_flags(log: list[Entry]) -> None:
    """A flag falls when the time is over, not before, and once for each decision."""
    for before, entry in pairwise(log):
        if entry.kind == "flagged":
            assert entry.at - before.at >= CLOCK["seconds"] * 1000 - 1


# ---------------------------------------------------------------------- one freezes


def test_a_process_that_was_frozen_is_fenced(
    shared_database: str, tmp_path: Path, figures: Callable[..., None]
) -> None:
    asyncio.run(fence(shared_database, tmp_path, figures))


async def fence(database: str, folder: Path, figures: Callable[..., None]) -> None:
    async with two_servers(database, folder) as (here, there):
        behind = [await freeze_once(database, here, there) for _ in range(ROUNDS)]
        assert not here.error_lines() + there.error_lines()
    figures(11, what="owner frozen and woken", freezes=ROUNDS, entries_meanwhile=sum(behind), wrong=0)


async def freeze_once(database: str, here: Server, there: Server) -> int:
    """How many entries the other process kept while this one slept."""
    waiting = [await open_table(here.base, people=1, bots=("random",)) for _ in range(4)]
    timed = await let_a_clock_run(here)
    played = await open_table(here.base, people=2)
    tables = [*waiting, timed, played]
    asleep = [await table.join(0, here.base) for table in tables]
    answers = [await ask_the_bot(client) for client in asleep[: len(waiting)]]
    with here.frozen():
        before = [client.seq or 0 for client in asleep]
        awake = [await table.join(0, there.base) for table in tables]
        other = await played.join(1, there.base)
        for client in awake[: len(waiting)]:
            await client.until(lambda client=client: client.question)  # a bot has moved, or had before
        clock = awake[-2]
        await clock.until(lambda: any(u["fact"]["kind"] == "flagged" for u in clock.updates.values()))
        old = await play_some([awake[-1], other], 10)
    for answer in answers:
        assert (await answer)["type"] == "done"
    await agree(asleep, awake)
    late = await asleep[-1].ask("act", seq=old["seq"], action="pass")
    assert late["code"] == "stale-sequence", "the frozen one does not know better"
    logs = [await log_of(database, table.id) for table in tables]
    check_flags(logs[-2])
    for first, second, log in zip(asleep, awake, logs, strict=True):
        check_updates(first, log)
        check_updates(second, log)
    for table, client in zip(tables, asleep, strict=True):
        if table is not timed:  # there everything moves on
            await check_views(table, [client], there.base)
    for client in (*asleep, *awake, other):
        await client.close()
    return sum(len(log) - seq for log, seq in zip(logs, before, strict=True))


async def ask_the_bot(client: Client) -> asyncio.Future[dict[str, Any]]:
    """Decide for the person, so that the bot is asked next, and wait for nothing."""
    await client.until_asked()
    assert client.question is not None
    assert client.seq is not None
    return await client.send_request("act", seq=client.seq + 1, action=client.question["legal"][0])


async def play_some(clients: list[Client], moves: int) -> dict[str, Any]:
    """So many moves by whoever is asked; the answer to the first one."""
    answers = []
    for _ in range(moves):
        client = clients[clients[0].info["asked"]]
        await client.until_asked()
        assert client.question is not None
        answers.append(await client.act(client.question["legal"][-1]))
        assert answers[-1]["type"] == "done"
        for other in clients:
            await other.until_seq(answers[-1]["seq"])
    return answers[0]


async def agree(asleep: list[Client], awake: list[Client]) -> None:
    """Those who slept learn what the others know; a clock runs on meanwhile."""
    for first, second in zip(asleep, awake, strict=True):
        assert second.seq is not None
        await first.until_seq(second.seq)
        for seq in first.updates.keys() & second.updates.keys():
            assert first.updates[seq]["fact"] == second.updates[seq]["fact"]
