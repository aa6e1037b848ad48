"""Drill 16: a stranger keeps bots, webhooks and analyses busy; others still get their share of each."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from extent import size

from .client import Client, OpenTable
from .server import TIMEOUT, Server, wait_until
from .stored_log import log_of
from .strangers import Stranger

BUSY_TABLES = size(50, 6)
"""Tables of the stranger at which strong bots play for everybody and nobody is connected."""
REPLIES = size(10, 3)
SILENT_HOOKS = 12
NOTICES = size(10, 3)
ANALYSES = size(6, 3)


def test_bots_of_others_get_their_turn(tmp_path: Path, figures: Callable[..., None]) -> None:
    asyncio.run(bots(tmp_path, figures))


async def bots(folder: Path, figures: Callable[..., None]) -> None:
    """One worker process: of two addresses that want it, each gets every second decision."""
    database = str(folder / "tables.db")
    async with Server(database, folder, "--behind-proxy", "--bot-processes", "1") as server:
        busy = await busy_tables(Stranger(server.base))
        neighbour = Stranger(server.base)
        table = await neighbour.open([{}, {"bot": "greedy"}], begin=True)
        person = await neighbour.join(table, 0)
        before = await decisions(database, busy)
        await play(person, REPLIES)
        meanwhile = await decisions(database, busy) - before
        await person.close()
        assert meanwhile <= 3 * REPLIES + 3, "the stranger gets more than its share"
        assert server.error_lines() == []
        figures(16, what="bots", busy_tables=BUSY_TABLES, replies=REPLIES, stranger_decisions=meanwhile)


async def busy_tables(stranger: Stranger) -> list[OpenTable]:
    """Tables at which bots play on while nobody is connected."""
    found = []
    for _ in range(BUSY_TABLES):
        table = await stranger.open([{}, {"bot": "fierce"}], begin=True)
        host = await stranger.join(table, 0)
        answer = await host.command("give", bot="fierce")
        while answer.get("code") == "stale-sequence":  # the bot was quicker
            answer = await host.command("give", bot="fierce")
        assert answer["type"] == "done", answer
        await host.close()
        found.append(table)
    return found


async def decisions(database: str, tables: list[OpenTable]) -> int:
    """How many decisions were made at these tables."""
    logs = [await log_of(database, table.id) for table in tables]
    return sum(entry.kind == "acted" for log in logs for entry in log)


async def play(person: Client, replies: int) -> None:
    """Make moves until the bot at the table has answered so many of them."""
    answered = 0
    while answered < replies and await person.until_asked():
        assert person.question is not None
        assert person.seq is not None
        seq = person.seq + 1
        assert (await person.act(person.question["legal"][0], seq))["type"] == "done"
        await person.until_seq(seq)
        asked = person.info.get("asked")
        answered += asked is not None and asked != person.welcome["seat"]


def test_notices_of_others_arrive(tmp_path: Path, figures: Callable[..., None]) -> None:
    asyncio.run(webhooks(tmp_path, figures))


async def webhooks(folder: Path, figures: Callable[..., None]) -> None:
    database = str(folder / "tables.db")
    async with (
        receiver("127.0.0.2", answers=False) as (silent, _),
        receiver("127.0.0.1", answers=True) as (listening, received),
        Server(database, folder, "--behind-proxy", "--private-webhooks") as server,
    ):
        stranger, neighbour = Stranger(server.base), Stranger(server.base)
        for _ in range(SILENT_HOOKS):
            await stranger.open([{}, {"bot": "random"}], begin=True, hook=silent)
        table = await neighbour.open([{}, {"bot": "random"}], begin=True, hook=listening)
        person = await neighbour.join(table, 0)
        for turn in range(1, NOTICES + 1):
            assert await person.until_asked()
            assert person.question is not None
            await wait_until(lambda turn=turn: len(received) >= turn, "a notice arrives")
            answer = await person.act(person.question["legal"][-1])
            await person.until_seq(answer["seq"])
        assert {notice["table"] for notice in received} == {table.id}
        await person.close()
        figures(16, what="webhooks", silent=SILENT_HOOKS, received=len(received))


@asynccontextmanager
async def receiver(host: str, *, answers: bool) -> AsyncIterator[tuple[str, list[dict[str, Any]]]]:
    """A place for notices, which answers or stays silent for ever; its URL, and what it got."""
    received: list[dict[str, Any]] = []
    waiting: set[asyncio.StreamWriter] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        waiting.add(writer)
        with suppress(asyncio.IncompleteReadError, ConnectionError):  # the server has gone
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).lower()
                length = int(head.partition(b"content-length:")[2].split()[0])
                received.append(json.loads(await reader.readexactly(length)))
                if answers:
                    writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")

    server = await asyncio.start_server(serve, host, 0)
    try:
        yield f"http://{host}:{server.sockets[0].getsockname()[1]}/", received
    finally:
        server.close()
        for writer in waiting:
            writer.close()


def test_analyses_of_others_are_made(tmp_path: Path, figures: Callable[..., None]) -> None:
    asyncio.run(analyses(tmp_path, figures))


async def analyses(folder: Path, figures: Callable[..., None]) -> None:
    """The stranger asks for more analyses than there are processes; a neighbour's is not refused."""
    options = ("--behind-proxy", "--analysis-processes", "1", "--analysis-seconds", "2")
    async with Server(str(folder / "tables.db"), folder, *options) as server:
        stranger, neighbour = Stranger(server.base), Stranger(server.base)
        games = [await finished_game(stranger) for _ in range(ANALYSES)]
        own = await finished_game(neighbour)
        asked = [
            asyncio.create_task(stranger.request("GET", f"/api/tables/{table.id}/analysis"))
            for table in games
        ]
        await asyncio.wait(asked, timeout=1.0)
        async with asyncio.timeout(TIMEOUT):
            answer = await neighbour.request("GET", f"/api/tables/{own.id}/analysis")
        assert answer.is_success, answer.text
        assert answer.text.count("\n") > 1
        others = [task.result().status_code if task.done() else None for task in asked]
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        assert server.error_lines() == []
        figures(16, what="analyses", asked_by_stranger=ANALYSES, answered_before=others.count(200))


async def finished_game(stranger: Stranger) -> OpenTable:
    """A public game of a stranger against a bot, played to its end."""
    table = await stranger.open([{}, {"bot": "random"}], begin=True, public=True)
    person = await stranger.join(table, 0)
    while await person.until_asked():
        assert person.question is not None
        answer = await person.act(person.question["legal"][-1])
        assert answer["type"] == "done", answer
        await person.until_seq(answer["seq"])
    await person.close()
    return table
