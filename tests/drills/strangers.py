"""A stranger at an address of its own, who does all that the limits allow."""

from __future__ import annotations

from itertools import count
from typing import Any

import httpx

from .client import Client, OpenTable
from .server import request

_numbers = count(1)


class Stranger:
    """Somebody behind a proxy, with an address that nobody else has."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.address = f"198.51.100.{next(_numbers)}"
        self.headers = {"x-forwarded-for": self.address}

    async def request(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return await request(self.base, method, path, body, self.headers)

    async def open(self, seats: list[dict[str, str]], **wishes: Any) -> OpenTable:
        """Open a table and sit down at its first seat."""
        body = {"game": "seismic", "seats": seats, "seat": 0, "name": "Stranger", **wishes}
        answer = await self.request("POST", "/api/tables", body)
        assert answer.is_success, answer.text
        found = answer.json()
        tokens = {int(seat): token for seat, token in found["seats"].items()}
        return OpenTable(self.base, found["table"], tokens, found["watch"])

    async def join(self, table: OpenTable, seat: int | None) -> Client:
        return await table.join(seat, headers=self.headers)
