"""Drill 14: people take moves back as fast as they are let, for as long as a table allows it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

from extent import size

from .client import Client, open_table
from .server import Server
from .stored_log import check_updates, check_views, log_of
from .test_02_slow import play
from .undisturbed import disturbance, neighbours

STORMS = size(4, 1)
MOVES = size(400, 60, timed=1_000)


def test_undo_storms_hold_nobody_up(tmp_path: Path, figures: Callable[..., None]) -> None:
    asyncio.run(drill(tmp_path, figures))


async def drill(folder: Path, figures: Callable[..., None]) -> None:
    database = str(folder / "tables.db")
    async with Server(database, folder) as server:
        async with neighbours(server) as bystanders:
            found = await asyncio.gather(*(storm(server.base, database, number) for number in range(STORMS)))
        figures(
            14,
            storms=STORMS,
            entries=sum(entries for entries, _ in found),
            undos=sum(undos for _, undos in found),
            **await disturbance(bystanders),
        )


async def storm(base: str, database: str, number: int) -> tuple[int, int]:
    """Moves and undos at one table; the number of entries, and of those that took something back."""
    table = await open_table(base, people=2)
    players = [await table.join(seat, paced=False) for seat in (0, 1)]
    for move in range(MOVES):
        await play(players, Random(f"{number} {move}"))
        if move % 50 == 49:
            await come_back(players[move // 50 % 2])
    log = await log_of(database, table.id)
    for player in players:
        await player.until_seq(len(log))
        check_updates(player, log)
    await check_views(table, players)
    for player in players:
        await player.close()
    taken_back = [entry for entry in log if entry.kind in ("undone", "undo-agreed")]
    return len(log), len(taken_back)


async def come_back(player: Client) -> None:
    """Lose the connection, and come back with an old number."""
    player.cut()
    await player.wait_closed()
    await player.reconnect()
