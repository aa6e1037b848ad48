"""Drill 6: nobody is told a coin before all may know it (ruling A14), whatever they ask for.

Each game is played with an ear at every seat and one that watches. First, all that they were told is searched
for what only the owner of a coin may know. Then the game is played again from the same file, with other coins
in the places of all that the listener cannot know: it must hear the same, byte for byte.
"""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from extent import size
from hosted import Hosted

from quakeboard.games.sanandreas.rules.view import SanAndreasView

from .client import OpenTable, open_table
from .secrets import FOUND, Stage, comparable, faults_of, other_coins, replaced
from .server import Server, request
from .truth import read

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
            await open_table(server.base, "san-andreas", 3 + game % 2, begin=False, public=game % 3 == 0)
            for game in range(count)
        ]
        assert await server.stop() == 0
    shutil.copy(first, second)

    async with Server(str(first), folder, port=server.port) as server:
        stages = [Stage(table, f"{number + game}") for game, table in enumerate(tables)]
        await asyncio.gather(*(run(stage) for stage in stages))
        public = (await request(server.base, "GET", "/metrics")).text
        public += (await request(server.base, "GET", "/api/tables")).text
        await check_everything(str(first), stages, public + server.log_text())
        assert server.complaints() == []
        assert await server.stop() == 0
    async with Server(str(second), folder, port=server.port) as server:
        again = await asyncio.gather(*(compare(stage, game) for game, stage in enumerate(stages)))
        assert server.complaints() == []
    found["games"] += count
    for coins, compared in again:
        found["compared"] += coins > 0
        found["coins_replaced"] += coins
        found["bytes_compared"] += compared
    for stage in stages:
        found["bytes_searched"] += sum(len(text) for ear in stage.ears for text in ear.heard)


async def run(stage: Stage) -> None:
    await stage.open()
    await stage.play()
    await stage.close()


async def check_everything(database: str, stages: list[Stage], public: str) -> None:
    """No coin, no seed and no token where it does not belong."""
    for stage in stages:
        assert list(faults_of(stage)) == []
        ((seed,),) = await read(database, "SELECT seed FROM tables WHERE id = {}", stage.table.id)
        tokens = [*stage.table.tokens.values(), stage.table.watch]
        secrets = [bytes(seed).hex(), *tokens]
        everything = [text for ear in stage.ears for text in ear.heard] + stage.answers
        everything += [text for _, heard in stage.again for text in heard]
        for secret in secrets:
            assert not any(secret in text for text in [*everything, public])
    assert not FOUND.search(public)


async def compare(before: Stage, game: int) -> tuple[int, int]:
    """Play it again with other coins up to some moment; how many coins, how many bytes were the same."""
    rnd = Random(before.will)
    observer = before.ears[game % len(before.ears)].seat
    moments = [seq for seq, truth in before.script.stages.items() if truth.phase == "turn"]
    rnd.shuffle(moments)
    for moment in moments:
        swaps = other_coins(before.script, moment, observer, before.will)
        if swaps is not None:
            break
    else:
        return 0, 0
    stage = Stage(
        OpenTable(before.table.base, before.table.id, before.table.tokens, before.table.watch), before.will
    )
    await stage.open()
    await stage.play(replaced(before.script, swaps), until=moment)
    await stage.close()
    ear = stage.ears.index(next(ear for ear in stage.ears if ear.seat == observer))
    heard = comparable(before.ears[ear].heard[: before.script.heard[moment][ear]])
    heard_now = comparable(stage.ears[ear].heard[: stage.script.heard[moment][ear]])
    assert heard_now == heard
    again = [comparable(texts) for seat, texts in stage.again if seat == observer]
    assert again == [comparable(texts) for seat, texts in before.again if seat == observer][: len(again)]
    replaced_coins = sum(coin != other for coins in swaps.values() for coin, other in coins.items())
    return replaced_coins, sum(map(len, heard))


def test_bots_are_told_no_more_than_people(tmp_path: Path) -> None:
    """What goes to the processes that think is the view of the bot's own seat, and what it may do."""
    hosted = Hosted(tmp_path)
    bot_pool, views = hosted.state.registry.bot_pool, []
    think = bot_pool.decide

    async def listen(key: str, options: Any, bot: str, view: SanAndreasView, legal: list[Any]) -> str:
        views.append(view)
        return await think(key, options, bot, view, legal)

    bot_pool.decide = listen  # type: ignore[method-assign]
    opened = hosted.open_table(1, bots=3, game="san-andreas", begin=True)
    with hosted.visit(opened, 0) as person:
        while person.heard[-1].get("info", {"state": "playing"})["state"] == "playing":
            if person.question is not None:
                person.act()
            else:
                person.hear("update")
    hosted.stop()
    assert {view.seat for view in views} == {1, 2, 3}
    for view in views:
        assert [seat for seat, hand in enumerate(view.hands) if hand is not None] == [view.seat]
        assert not [c for c in view.cities if c.coin is not None and not c.known and c.seat != view.seat]
