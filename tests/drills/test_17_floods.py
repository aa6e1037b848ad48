"""Drill 17: a guest opens as many public tables and takes as many free seats as it can."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from extent import size

from .guests import Guest
from .server import Server
from .undisturbed import neighbours, p99_ms

TABLES = size(100, 20)
OTHERS = size(20, 8)
"""Tables of others that wait for somebody."""


def test_tables_and_seats_of_others_stay_in_sight(tmp_path: Path, figures: Callable[..., None]) -> None:
    asyncio.run(drill(tmp_path, figures))


async def drill(folder: Path, figures: Callable[..., None]) -> None:
    async with Server(str(folder / "tables.db"), folder, "--behind-proxy") as server:
        guest = Guest(server.base)
        async with neighbours(server) as bystanders:
            others = {(await Guest(server.base).open([{}, {}, {}], public=True)).id for _ in range(OTHERS)}
            opened = Counter([await open_public(guest) for _ in range(TABLES)])
            listed = [line["table"] for line in (await guest.request("GET", "/api/tables")).json()["tables"]]
            assert others <= set(listed), "the guest's tables push others off the list"
            taken = Counter([await take(guest, table, seat) for table in others for seat in (1, 2)])
            free = 2 * OTHERS - taken["201"]
            assert taken["201"] < OTHERS, "the guest takes the seats of everybody"
            somebody = Guest(server.base)
            assert "201" in [await take(somebody, table, seat) for table in others for seat in (1, 2)]
        figures(
            17,
            tables_opened=opened["201"],
            tables_refused=TABLES - opened["201"],
            listed=len(listed),
            seats_taken=taken["201"],
            seats_free=free,
            neighbours_p99_ms=p99_ms(bystanders),
        )


async def open_public(guest: Guest) -> str:
    """The status, or the code of the refusal."""
    body = {"game": "seismic", "seats": [{}, {}], "public": True, "seat": 0, "name": "Guest"}
    answer = await guest.request("POST", "/api/tables", body)
    return str(answer.status_code) if answer.is_success else str(answer.json()["code"])


async def take(guest: Guest, table: str, seat: int) -> str:
    answer = await guest.request("POST", f"/api/tables/{table}/seats/{seat}", {"name": f"Guest {seat}"})
    return str(answer.status_code) if answer.is_success else str(answer.json()["code"])
