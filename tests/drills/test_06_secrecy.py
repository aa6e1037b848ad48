"""Drill 6: no coin is sent before all may know it (ruling A14), whatever clients ask for.

Each game is played with a recording client at every seat and one that watches. First, all that they received
is searched for what only the owner of a coin may know. Then the game is played again from the same file, with
other coins in the places of all that an observer cannot know: it must receive the same, byte for byte.
"""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from extent import size
from server_thread import ServerThread

from quakeboard.core.game import AnyGame
from quakeboard.games.sanandreas.rules.game import SanAndreas

from .client import OpenTable, open_table
from .secrets import FOUND, RecordedTable, comparable, faults_of, other_coins, replaced
from .secrets import GAMES as SECRET_GAMES
from .server import Server, request
from .stored_log import read

GAMES = size(100, 3, timed=500)
BATCH = 25
"""Games that are played beside each other."""


def test_nobody_learns_a_coin_too_early(tmp_path: Path, figures: Callable[..., None]) -> None:
    asyncio.run(drill(tmp_path, figures))


async def drill(folder: Path, figures: Callable[..., None]) -> None:
    found = {"games": 0, "compared": 0, "coins_replaced": 0, "bytes_searched": 0, "bytes_compared": 0}
    while found["games"] < GAMES:
        count = min(BATCH, GAMES - found["games"])
        await batch(folder / str(found["games"]), count, found)
    assert found["compared"] >= GAMES // 2
    figures(6, **found, leaks=0)


async def batch(folder: Path, count: int, found: dict[str, int]) -> None:
    folder.mkdir()
    first, second = folder / "first.db", folder / "second.db"
    number = found["games"]
    server = Server(str(first), folder)
    async with server:
        tables = [
            await open_table(
                server.base,
                "san-andreas",
                3 + game % 2,
                begin=False,
                public=game % 3 == 0,
                options=game_of(game).options_to_json(),
            )
            for game in range(count)
        ]
        assert await server.stop() == 0
    shutil.copy(first, second)

    async with Server(str(first), folder, port=server.port) as server:
        recorded_tables = [
            RecordedTable(table, f"{number + game}", game_of(game)) for game, table in enumerate(tables)
        ]
        await asyncio.gather(*(run(recorded) for recorded in recorded_tables))
        public = (await request(server.base, "GET", "/metrics")).text
        public += (await request(server.base, "GET", "/api/tables")).text
        await check_everything(str(first), recorded_tables, public + server.log_text())
        assert server.error_lines() == []
        assert await server.stop() == 0
    async with Server(str(second), folder, port=server.port) as server:
        again = await asyncio.gather(
            *(compare(recorded, game) for game, recorded in enumerate(recorded_tables))
        )
        assert server.error_lines() == []
    found["games"] += count
    for coins, compared in again:
        found["compared"] += coins > 0
        found["coins_replaced"] += coins
        found["bytes_compared"] += compared
    for recorded in recorded_tables:
        found["bytes_searched"] += sum(
            len(text) for recorder in recorded.recorders for text in recorder.received
        )


def game_of(number: int) -> AnyGame:
    """The game of a table: the options change after every two, so that three and four play each."""
    return SECRET_GAMES[number // 2 % len(SECRET_GAMES)]


async def run(recorded: RecordedTable) -> None:
    await recorded.open()
    await recorded.play()
    await recorded.close()


async def check_everything(database: str, recorded_tables: list[RecordedTable], public: str) -> None:
    """No coin, no seed and no token where it does not belong."""
    for recorded in recorded_tables:
        assert list(faults_of(recorded)) == []
        ((seed,),) = await read(database, "SELECT seed FROM tables WHERE id = {}", recorded.table.id)
        tokens = [*recorded.table.tokens.values(), recorded.table.watch]
        secrets = [bytes(seed).hex(), *tokens]
        everything = [
            text for recorder in recorded.recorders for text in recorder.received
        ] + recorded.answers
        everything += [text for _, received in recorded.again for text in received]
        for secret in secrets:
            assert not any(secret in text for text in [*everything, public])
    assert not FOUND.search(public)


async def compare(before: RecordedTable, game: int) -> tuple[int, int]:
    """Play it again with other coins up to some moment; how many coins, how many bytes were the same."""
    rnd = Random(before.seed)
    observer = before.recorders[game % len(before.recorders)].seat
    moments = [seq for seq, truth in before.script.positions.items() if truth.phase == "turn"]
    rnd.shuffle(moments)
    for moment in moments:
        swaps = other_coins(before.game, before.script, moment, observer, before.seed)
        if swaps is not None:
            break
    else:
        return 0, 0
    recorded = RecordedTable(
        OpenTable(before.table.base, before.table.id, before.table.tokens, before.table.watch),
        before.seed,
        before.game,
    )
    await recorded.open()
    await recorded.play(replaced(before.script, swaps), until=moment)
    await recorded.close()
    recorder = recorded.recorders.index(
        next(recorder for recorder in recorded.recorders if recorder.seat == observer)
    )
    received = comparable(before.recorders[recorder].received[: before.script.received[moment][recorder]])
    heard_now = comparable(
        recorded.recorders[recorder].received[: recorded.script.received[moment][recorder]]
    )
    assert heard_now == received
    again = [comparable(texts) for seat, texts in recorded.again if seat == observer]
    assert again == [comparable(texts) for seat, texts in before.again if seat == observer][: len(again)]
    replaced_coins = sum(coin != other for coins in swaps.values() for coin, other in coins.items())
    return replaced_coins, sum(map(len, received))


def test_bots_get_no_more_than_people(tmp_path: Path) -> None:
    """What goes to the processes that think is the view of the bot's own seat, and what it may do."""
    server = ServerThread(tmp_path)
    workers: Any = server.state.workers
    run, views = workers.run, []

    def listen(task: Any, payload: bytes, *share: Any) -> Any:
        question = json.loads(payload)
        assert set(question) == {"game", "view", "seed", "budget", "bot"}
        views.append(SanAndreas().read_view(question["view"]))
        return run(task, payload, *share)

    workers.run = listen
    opened = server.open_table(1, bots=3, game="san-andreas", begin=True)
    with server.connect(opened, 0) as person:
        while person.received[-1].get("info", {"state": "playing"})["state"] == "playing":
            if person.question is not None:
                person.act()
            else:
                person.receive("update")
    server.stop()
    assert {view.seat for view in views} == {1, 2, 3}
    for view in views:
        assert [seat for seat, hand in enumerate(view.hands) if hand is not None] == [view.seat]
        assert not [c for c in view.cities if c.coin is not None and not c.known and c.seat != view.seat]
