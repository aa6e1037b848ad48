"""Drill 17: a stranger opens as many public tables and takes as many free seats as it can."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from extent import size

from .server import Server
from .strangers import Stranger
from .undisturbed import disturbance, neighbours

TABLES = size(100, 20)
OTHERS = size(20, 8)
"""Tables of others that wait for somebody."""


def test_tables_and_seats_of_others_stay_in_sight(tmp_path: Path, figures: Callable[..., None]) -> None:
    asyncio.run(drill(tmp_path, figures))


async def drill(folder: Path, figures: Callable[..., None]) -> None:
    async with Server(str(folder / "tables.db"), folder, "--behind-proxy") as server:
        stranger = Stranger(server.base)
        async with neighbours(server) as bystanders:
            others = {(await Stranger(server.base).open([{}, {}, {}], public=True)).id for _ in range(OTHERS)}
            opened = Counter([await open_public(stranger) for _ in range(TABLES)])
            listed = [
                line["table"] for line in (await stranger.request("GET", "/api/tables")).json()["tables"]
            ]
            assert others <= set(listed), "the stranger's tables push others off the list"
            taken = Counter([await take(stranger, table, seat) for table in others for seat in (1, 2)])
            free = 2 * OTHERS - taken["201"]
            assert taken["201"] < OTHERS, "the stranger takes the seats of everybody"
            somebody = Stranger(server.base)
            assert "201" in [await take(somebody, table, seat) for table in others for seat in (1, 2)]
        figures(
            17,
            tables_opened=opened["201"],
            tables_refused=TABLES - opened["201"],
            listed=len(listed),
            seats_taken=taken["201"],
            seats_free=free,
            **await disturbance(bystanders),
        )


async def open_public(stranger: Stranger) -> str:
    """The status, or the code of the refusal."""
    body = {"game": "seismic", "seats": [{}, {}], "public": True, "seat": 0, "name": "Stranger"}
    answer = await stranger.request("POST", "/api/tables", body)
    return str(answer.status_code) if answer.is_success else str(answer.json()["code"])


async def take(stranger: Stranger, table: str, seat: int) -> str:
    answer = await stranger.request("POST", f"/api/tables/{table}/seats/{seat}", {"name": f"Stranger {seat}"})
    return str(answer.status_code) if answer.is_success else str(answer.json()["code"])
