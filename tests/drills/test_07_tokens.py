"""Drill 7: no secret opens a seat but the seat's own, and none is found where somebody could read it.

Tokens are looked up by their SHA-256, so that no comparison of secrets can be timed: whoever does not have
the token cannot choose the digest that is compared.
"""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from extent import size
from own_secret import own_secret

from quakeboard.service.tokens import digest

from .client import Client, OpenTable, Refused, open_table
from .server import Server, request
from .stored_log import read

ATTEMPTS = size(1000, 80)
TABLES = size(5, 3)


def test_no_token_opens_what_it_should_not(tmp_path: Path, figures: Callable[..., None]) -> None:
    asyncio.run(drill(tmp_path, figures))


async def drill(folder: Path, figures: Callable[..., None]) -> None:
    database = str(folder / "tables.db")
    async with Server(database, folder, "--log-level", "debug") as server:
        tables = [await open_table(server.base, "san-andreas", 3, public=False) for _ in range(TABLES)]
        stale = [pair for table in tables for pair in await make_stale(table)]
        attempts = list(wrong(tables, stale, Random(7)))
        tried: Counter[str] = Counter()
        for kind, table, token in attempts:
            tried[kind] += 1
            await check_refused(table, token, number=sum(tried.values()))
        await check_right_ones(tables)
        await check_nowhere(server, database, tables, [token for _, token in stale])
        figures(7, tried=dict(tried), accepted=0)


def wrong(
    tables: list[OpenTable], stale: list[tuple[OpenTable, str]], rnd: Random
) -> Iterator[tuple[str, OpenTable, str]]:
    """Tokens that open nothing, or nothing here."""
    for number in range(ATTEMPTS):
        table = rnd.choice(tables)
        other = rnd.choice([one for one in tables if one is not table])
        real = rnd.choice([*table.tokens.values(), table.watch])
        match number % 4:
            case 0:
                yield "forged", table, forge(real, rnd)
            case 1:
                yield "foreign", table, rnd.choice([*other.tokens.values(), other.watch])
            case 2:
                yield "stale", *rnd.choice(stale)
            case _:
                yield "guessed", table, secrets.token_urlsafe(rnd.choice((1, 16, 31, 32, 33, 96)))


def forge(token: str, rnd: Random) -> str:
    """Something very like a token."""
    place = rnd.randrange(len(token))
    letter = "A" if token[place] != "A" else "B"
    raw = base64.urlsafe_b64decode(token + "=")
    return rnd.choice(
        [
            token[:place] + letter + token[place + 1 :],
            token[:-1],
            token + "=",
            token.swapcase(),
            token[::-1],
            f" {token}",
            f"{token}\n",
            token + "\0",
            digest(token).hex(),
            base64.urlsafe_b64encode(digest(token)).decode().rstrip("="),
            raw.hex(),
            "' OR '1'='1",
            "",
            "null",
        ]
    )


async def make_stale(table: OpenTable) -> list[tuple[OpenTable, str]]:
    """Tokens that were good once: the seat was handed over, or given up and taken by another; and links that
    somebody else has used."""
    old = table.tokens[1]
    holder = await table.join(1)
    table.tokens[1] = secrets.token_urlsafe(32)
    await holder.command("hand-over", token=table.tokens[1])
    await holder.wait_closed()
    assert holder.close_code == 4003
    public = await open_table(table.base, people=2, begin=False)
    leaver = await public.join(1)
    assert (await leaver.command("leave"))["type"] == "done"
    path = f"/api/tables/{public.id}/seats/1"
    taken = (await request(table.base, "POST", path, {"name": "Ada"})).json()["token"]
    await leaver.wait_closed()
    assert leaver.close_code == 4003
    left, public.tokens[1] = public.tokens[1], taken
    return [(table, old), (table, own_secret(old)), (public, left), await use_up(table)]


async def use_up(table: OpenTable) -> tuple[OpenTable, str]:
    """Use a link for another device, with a secret that nobody else has."""
    mara = await table.join(0)
    link = (await mara.ask("device-link"))["token"]
    await mara.close()
    device = Client(table.base, table.id, link)
    device.new_token = secrets.token_urlsafe(32)
    await device.connect()
    await device.close()
    return table, link


async def check_refused(table: OpenTable, token: str, number: int) -> None:
    """At the socket and over HTTP, as a seat's secret and as a watcher's."""
    client = Client(table.base, table.id, token)
    with pytest.raises(Refused, match=r"wrong-key|link-used"):
        await client.connect()
    await client.wait_closed()
    assert client.close_code == 1008
    if number % 10 == 0 and token.isascii() and token.isprintable():
        await check_refused_over_http(table, token)


async def check_refused_over_http(table: OpenTable, token: str) -> None:
    public = (await request(table.base, "GET", f"/api/tables/{table.id}")).status_code == 200
    answer = await request(
        table.base, "GET", f"/api/tables/{table.id}", headers={"authorization": f"Bearer {token}"}
    )
    assert answer.status_code == (200 if public else 403)


async def check_right_ones(tables: list[OpenTable]) -> None:
    """After all that, everybody still gets in."""
    for table in tables:
        for seat in (*table.tokens, None):
            client = await table.join(seat)
            assert client.welcome["seat"] == seat
            await client.close()


async def check_nowhere(server: Server, database: str, tables: list[OpenTable], stale: list[str]) -> None:
    """No token is in the log, in the figures or, as it is, in the database."""
    tokens = [token for table in tables for token in (*table.tokens.values(), table.watch)] + stale
    tokens += [own_secret(token) for token in tokens]
    for token in tokens[:20]:  # somebody pastes a link into a program that sends all of it
        await request(server.base, "GET", f"/api/tables/{tables[0].id}?token={token}")
        await request(server.base, "GET", f"/t/{tables[0].id}/{token}")
    places: dict[str, Any] = {
        "log": server.log_text(),
        "metrics": (await request(server.base, "GET", "/metrics")).text,
        "database": "".join(
            file.read_bytes().decode("latin-1") for file in Path(database).parent.glob("tables.db*")
        ),
    }
    for place, text in places.items():
        assert not [token for token in tokens if token in text], place
    assert all("plain" not in line for line in server.log())
    assert server.error_lines() == []
    kept = {bytes(value): kind for value, kind in await read(database, "SELECT digest, kind FROM keys")}
    assert {kept[digest(token)] for token in stale} == {"ended"}
    opening = [own_secret(token) for table in tables for token in table.tokens.values()]
    assert {kept.get(digest(token), "seat") for token in opening} == {"seat"}
