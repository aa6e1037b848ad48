"""Drill 20: an operator acts beside a running server, which obeys at once, while neighbours play."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from extent import size

from .client import Client, OpenTable
from .server import PROGRAM, Server, request, wait_until
from .stored_log import is_postgres, log_of
from .strangers import Stranger
from .undisturbed import disturbance, neighbours

ROUNDS = size(5, 1)
DELETED = 4004


def test_an_operator_is_obeyed_at_once(database: str, tmp_path: Path, figures: Callable[..., None]) -> None:
    asyncio.run(drill(database, tmp_path, figures))


async def drill(database: str, folder: Path, figures: Callable[..., None]) -> None:
    async with Server(database, folder, "--behind-proxy") as server:
        async with neighbours(server) as bystanders:
            commands = sum([await rude_table(server, database) for _ in range(ROUNDS)])
            await blocked(server, database)
        figures(
            20,
            store="postgres" if is_postgres(database) else "sqlite",
            rounds=ROUNDS,
            commands=commands + 2,
            **await disturbance(bystanders),
        )


async def rude_table(server: Server, database: str) -> int:
    """Mute, tidy up, close a seat, delete; how many commands that were."""
    stranger = Stranger(server.base)
    table = await stranger.open([{}, {"bot": "random"}], begin=True, public=True)
    host, watcher = await stranger.join(table, 0), await stranger.join(table, None)
    line = (await host.ask("say", text="rude"))["seq"]
    received: list[str] = []
    watcher.on_message = lambda message: received.append(message["type"])
    await admin(database, "remove-line", table.id, str(line))
    await wait_until(lambda: "said-removed" in received, "the line is removed from screens")
    await admin(database, "mute", table.id, "--seat", "0")
    await wait_until(lambda: is_muted(host), "the seat is muted")
    await admin(database, "close-seat", table.id, "0", "--bot", "random")
    await host.wait_closed()
    assert host.close_code == 4003
    await wait_until(lambda: was_closed(database, table), "the log says so")
    await admin(database, "delete", table.id)
    await watcher.wait_closed()
    assert watcher.close_code == DELETED
    answer = await request(server.base, "GET", f"/api/tables/{table.id}")
    assert answer.status_code == 404
    assert await log_of(database, table.id) == []
    return 4


async def is_muted(host: Client) -> bool:
    answer = await host.ask("say", text="hello")
    return bool(answer.get("code") == "muted")


async def was_closed(database: str, table: OpenTable) -> bool:
    return any(entry.kind == "closed-seat" for entry in await log_of(database, table.id))


async def blocked(server: Server, database: str) -> None:
    """Somebody who is connected is cut off, cannot come back, and can again when the block is lifted."""
    stranger = Stranger(server.base)
    table = await stranger.open([{}, {}], public=True)
    client = await stranger.join(table, 0)
    await admin(database, "block", stranger.address, "--for", "1h")
    await client.wait_closed()
    assert (await stranger.request("GET", "/api/tables")).status_code == 403
    assert (await request(server.base, "GET", "/api/tables")).is_success
    await admin(database, "unblock", stranger.address)

    async def is_let_in() -> bool:
        return (await stranger.request("GET", "/api/tables")).is_success

    await wait_until(is_let_in, "the block is lifted")
    await (await stranger.join(table, 0)).close()


async def admin(database: str, *words: str) -> None:
    """Run a command of the operator's toolbox as a process of its own."""
    url = database if is_postgres(database) else f"sqlite:///{database}"
    process = await asyncio.create_subprocess_exec(
        PROGRAM,
        "admin",
        "--database",
        url,
        *words,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await process.communicate()
    assert process.returncode == 0, said.decode()
