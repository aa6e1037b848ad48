"""Drill 9, timed: a flooding client is limited within a second, and bystanders' moves stay quick."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .bystanders import Bystanders
from .client import OpenTable
from .flood import FLOODS, flood, reconnect_repeatedly, request_repeatedly
from .server import Server
from .test_09_flood import finished_game
from .timing import within

SECONDS = 10
SOCKETS = 50
P99 = 0.050


@pytest.mark.parametrize("kind", list(FLOODS))
def test_a_flood_is_limited(tmp_path: Path, figures: Callable[..., None], kind: str) -> None:
    asyncio.run(drill(tmp_path, figures, kind, 1, lambda table: flood(table, kind, 1, SECONDS)))


@pytest.mark.parametrize("kind", ["history", "pings", "empty frames"])
def test_a_flood_from_many_sockets_is_limited(
    tmp_path: Path, figures: Callable[..., None], kind: str
) -> None:
    asyncio.run(drill(tmp_path, figures, kind, SOCKETS, lambda table: flood(table, kind, SOCKETS, SECONDS)))


def test_coming_and_going_is_limited(tmp_path: Path, figures: Callable[..., None]) -> None:
    asyncio.run(
        drill(
            tmp_path,
            figures,
            "coming and going",
            SOCKETS,
            lambda table: reconnect_repeatedly(table, SOCKETS, SECONDS),
        )
    )


def test_a_flood_of_requests_is_limited(tmp_path: Path, figures: Callable[..., None]) -> None:
    def ask(table: OpenTable) -> dict[str, Any]:
        paths = ["/api/tables", f"/api/tables/{table.id}/verification", f"/api/tables/{table.id}/record"]
        return request_repeatedly(table.base, paths, 10, SECONDS)

    asyncio.run(drill(tmp_path, figures, "requests", 10, ask))


async def drill(
    folder: Path, figures: Callable[..., None], kind: str, sockets: int, harm: Callable[[OpenTable], Any]
) -> None:
    async with Server(str(folder / "tables.db"), folder, "--behind-proxy") as server:
        table = await finished_game(server.base)
        calm, disturbed = Bystanders(server.base, tables=5), Bystanders(server.base, tables=5)
        async with calm.playing():
            await asyncio.sleep(SECONDS)
        before = server.memory()
        async with disturbed.playing():
            found = await asyncio.to_thread(harm, table)
        for bystanders in (calm, disturbed):
            bystanders.check()
        assert server.error_lines() == []
        if sockets == 1:
            assert found["limited_after"] is not None, found
            assert within(1.0, found["limited_after"])
        assert disturbed.p99() < P99, (kind, disturbed.p99())
        figures(
            9,
            kind=kind,
            sockets=sockets,
            seconds=SECONDS,
            bystanders_moves=disturbed.moves,
            p99_calm_ms=round(calm.p99() * 1000, 1),
            p99_ms=round(disturbed.p99() * 1000, 1),
            memory_before=before,
            memory_after=server.memory(),
            **found,
        )
