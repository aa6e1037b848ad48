"""Drill 18: undo is tried after every action; nobody ever knows a coin that the game on the table hides."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

from extent import size

from .client import Client, open_table
from .server import Server
from .undisturbed import disturbance, neighbours

GAMES = size(20, 2, timed=60)
SEATS = 3
Coin = tuple[int, int]
"""The seat that owns a coin, and its value."""


def test_nobody_learns_a_coin_by_undo(tmp_path: Path, figures: Callable[..., None]) -> None:
    asyncio.run(drill(tmp_path, figures))


async def drill(folder: Path, figures: Callable[..., None]) -> None:
    async with Server(str(folder / "tables.db"), folder) as server:
        async with neighbours(server) as bystanders:
            found: Counter[str] = Counter()
            for number in range(GAMES):
                found += await game(server.base, Random(number))
        assert found["undone"], "some undo is granted"
        assert found["secret-shown"], "some undo is refused"
        figures(18, games=GAMES, **found, **await disturbance(bystanders))


async def game(base: str, rnd: Random) -> Counter[str]:
    """Play a game in which everybody agrees to every undo; what the tries to undo led to."""
    table = await open_table(base, "san-andreas", SEATS)
    players = [await table.join(seat) for seat in range(SEATS)]
    everybody = [*players, await table.join(None)]
    known: list[set[Coin]] = [set() for _ in everybody]
    tries: Counter[str] = Counter()
    while players[0].info["state"] == "playing":
        asked = next(player for player in players if player.question is not None)
        assert asked.question is not None
        await do(everybody, asked, "act", action=rnd.choice(asked.question["legal"]))
        learn(everybody, known)
        if players[0].info["state"] == "playing" and rnd.random() < 0.5:
            tries[await undo(everybody, rnd.choice(players))] += 1
            learn(everybody, known)
    for client in everybody:
        assert client.faults == []
        await client.close()
    return tries


async def undo(everybody: list[Client], player: Client) -> str:
    """Try to take back a seat's last action; `undone`, or the code of the refusal."""
    answer = await do(everybody, player, "undo")
    if answer != "done":
        return answer
    while request := player.info.get("undo"):
        seat = next(
            seat for seat in range(SEATS) if seat != request["seat"] and seat not in request["agreed"]
        )
        assert await do(everybody, everybody[seat], "agree") == "done"
    return "undone"


async def do(everybody: list[Client], player: Client, kind: str, **fields: str) -> str:
    """A command, until everybody has heard of it; `done`, or the code of the refusal."""
    answer = await player.command(kind, **fields)
    if answer["type"] != "done":
        return str(answer["code"])
    for client in everybody:
        await client.until_seq(answer["seq"])
    return "done"


def learn(everybody: list[Client], known: list[set[Coin]]) -> None:
    """What each has ever seen of the others' coins is shown by what it sees now."""
    for client, before in zip(everybody, known, strict=True):
        now = coins_of(client)
        assert before <= now, "somebody knows a coin that this game has not shown"
        before.update(now)


def coins_of(client: Client) -> set[Coin]:
    """The coins of others that a client's view shows."""
    own = client.welcome["seat"]
    shown = [(city["seat"], city["coin"]) for city in client.view["cities"]]
    shown += [(seat, coin) for seat, lost in enumerate(client.view["destroyed"]) for coin in lost]
    return {(seat, coin) for seat, coin in shown if coin is not None and seat != own}
