"""Drill 4: two sockets of one seat race for the same number. One wins, the other is refused.

With PostgreSQL the two are connected to different processes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from extent import size

from .client import Client, OpenTable, open_table
from .server import Server
from .stored_log import check_updates, check_views, is_postgres, log_of

RACES = size(1000, 40)
LANES = size(4, 2)


def test_of_two_that_race_for_a_number_exactly_one_wins(
    database: str, tmp_path: Path, figures: Callable[..., None]
) -> None:
    asyncio.run(drill(database, tmp_path, figures))


async def drill(database: str, folder: Path, figures: Callable[..., None]) -> None:
    left = iter(range(RACES))
    async with AsyncExitStack() as stack:
        servers = [Server(database, folder, "--unlimited") for _ in range(2 if is_postgres(database) else 1)]
        for server in servers:
            await stack.enter_async_context(server)
        bases = [servers[0].base, servers[-1].base]
        lanes = [lane(bases, database, Random(number), left) for number in range(LANES)]
        first_wins = sum(await asyncio.gather(*lanes))
        assert not [line for server in servers for line in server.error_lines()]
    figures(
        4,
        store="PostgreSQL" if is_postgres(database) else "SQLite",
        races=RACES,
        won_by_first_socket=first_wins,
        won_by_second_socket=RACES - first_wins,
        both_or_none=0,
    )


async def lane(bases: list[str], database: str, rnd: Random, left: Iterator[int]) -> int:
    """Race at one table after another; how often the first socket won."""
    wins = 0
    going_on = True
    while going_on:
        table = await open_table(bases[0], people=2)
        pairs = [[await table.join(seat, base) for base in bases] for seat in range(2)]
        going_on, won = await races(pairs, rnd, left)
        wins += won
        await check(table, database, [client for pair in pairs for client in pair])
    return wins


async def races(pairs: list[list[Client]], rnd: Random, left: Iterator[int]) -> tuple[bool, int]:
    """Until the game or the drill is over; whether the drill goes on, and how often the first one won."""
    wins = 0
    while pairs[0][0].info["state"] != "over":
        pair = pairs[pairs[0][0].info["asked"]]
        await asyncio.gather(*(client.until_asked() for client in pair))
        assert pair[0].question is not None
        legal = pair[0].question["legal"]
        if len(legal) == 1:  # no race with one horse
            await play(pairs, pair[0], legal[0])
            continue
        if next(left, None) is None:
            return False, wins
        wins += await race(pair, rnd.sample(legal, 2), rnd)
        assert pair[0].seq is not None
        await follow(pairs, pair[0].seq)
    return True, wins


async def race(pair: list[Client], actions: list[str], rnd: Random) -> bool:
    """Two different actions for one number at the same time; whether the first socket won."""
    assert pair[0].seq is not None
    number = pair[0].seq + 1
    starts = [pair[lane].act(actions[lane], number) for lane in (0, 1)]
    backwards = rnd.random() < 0.5
    answers = await asyncio.gather(*(starts[::-1] if backwards else starts))
    first, second = answers[::-1] if backwards else answers
    assert {first["type"], second["type"]} == {"done", "refused"}, (first, second)
    winner, loser = (first, second) if first["type"] == "done" else (second, first)
    assert winner["seq"] == number
    assert loser["code"] == "stale-sequence"
    assert loser["next"] == number + 1
    won = winner is first
    await asyncio.gather(*(client.until_seq(number) for client in pair))
    for client in pair:
        shown = client.updates[number]["steps"][0]["action"]
        assert shown == actions[0 if won else 1], "the one that was acknowledged is the one that counts"
    return won


async def play(pairs: list[list[Client]], client: Client, action: str) -> None:
    answer = await client.act(action)
    assert answer["type"] == "done", answer
    await follow(pairs, answer["seq"])


async def follow(pairs: list[list[Client]], number: int) -> None:
    for pair in pairs:
        for client in pair:
            await client.until_seq(number)


async def check(table: OpenTable, database: str, clients: list[Client]) -> None:
    log = await log_of(database, table.id)
    for client in clients:
        check_updates(client, log)
    await check_views(table, clients)
    for client in clients:
        await client.close()
