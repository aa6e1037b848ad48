"""Drill 10: the disk is full, the database gone. Only what is kept is shown, and all goes on by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from extent import FULL, TIMED, size
from postgres import Postgres

from .client import open_table
from .playing import Player, TableHarness, make_harness
from .server import TIMEOUT, Server, wait_until
from .store_failures import SmallDisk, frozen, stopped
from .timing import within

REFUSALS = size(50, 5)
"""How many refusals there are before the store is back."""
SECONDS = 10 if TIMED else 0
"""For so long it is gone at least."""
TABLES = size(4, 2)
PLAY_ON = size(40, 10)
"""Moves to be acknowledged before and after."""


def test_a_full_disk_shows_nothing_and_loses_nothing(tmp_path: Path, figures: Callable[..., None]) -> None:
    disk = SmallDisk(tmp_path)
    try:
        database = str(disk.folder / "games.db")
        asyncio.run(Drill(database, tmp_path, disk.full, "disk full", figures).run())
    finally:
        disk.take_away()


@pytest.mark.parametrize("how", [stopped, frozen] if FULL else [stopped])
def test_a_database_that_is_gone_shows_nothing_and_loses_nothing(
    how: Callable[[Postgres], AbstractContextManager[None]],
    postgres: Postgres,
    shared_database: str,
    tmp_path: Path,
    figures: Callable[..., None],
) -> None:
    what = f"PostgreSQL {how.__name__}"
    asyncio.run(Drill(shared_database, tmp_path, lambda _: how(postgres), what, figures).run())


class Drill:
    def __init__(
        self,
        database: str,
        folder: Path,
        trouble: Callable[[int], AbstractContextManager[None]],
        what: str,
        figures: Callable[..., None],
    ) -> None:
        self.database = database
        self.server = Server(database, folder, "--unlimited")
        self.trouble = trouble
        self.what = what
        self.figures = figures
        self.harnesses: list[TableHarness] = []

    async def run(self) -> None:
        async with self.server:
            self.harnesses = [await self.open_harness(number) for number in range(TABLES)]
            stop = asyncio.Event()
            playing = [asyncio.create_task(player.play(stop)) for player in self.players]
            await self.play_on()
            with self.trouble(self.server.pid):
                noticed = await self.notice()
                seen, refused = self.seen(), self.refused()
                await asyncio.sleep(SECONDS)
                enough = len(self.players) if self.what == "PostgreSQL frozen" else REFUSALS  # each takes 4 s
                await wait_until(lambda: self.refused() >= refused + enough, "everybody tries again")
                assert await self.server.health() == 503
                assert self.seen() == seen, "something was shown that cannot be kept"
            well, acknowledged = await self.recover()
            await self.play_on()
            stop.set()
            await asyncio.gather(*playing)
            entries = await self.check()
            assert not self.server.error_lines()
        self.figures(
            10,
            trouble=self.what,
            gone_s=SECONDS,
            refused=self.refused(),
            noticed_after_s=round(noticed, 3),
            well_after_s=round(well, 3),
            move_after_s=round(acknowledged, 3),
            entries=entries,
            shown_and_not_kept=0,
        )
        assert within(5.0, well, acknowledged)

    @property
    def players(self) -> list[Player]:
        return [player for harness in self.harnesses for player in harness.players]

    async def open_harness(self, number: int) -> TableHarness:
        """Some play with a bot, which must not be stuck afterwards either."""
        bots = ("random",) if number % 2 else ()
        table = await open_table(self.server.base, people=2, bots=bots)
        harness = make_harness(table, f"{self.what} {number}", watchers=1, pause=0.02)
        await harness.connect()
        return harness

    def done(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    def refused(self) -> int:
        return sum(player.refusals.count("store-unavailable") for player in self.players)

    def seen(self) -> list[int | None]:
        return [client.seq for harness in self.harnesses for client in harness.clients]

    async def play_on(self) -> None:
        goal = self.done() + PLAY_ON
        await wait_until(lambda: self.done() >= goal, "games go on")

    async def notice(self) -> float:
        """Wait until somebody is refused and the server says that it is not well."""

        async def is_noticed() -> bool:
            return self.refused() > 0 and await self.server.health() == 503

        return await wait_until(is_noticed, "the trouble is noticed")

    async def recover(self) -> tuple[float, float]:
        """How long until the server is well, and until each table has a new move."""
        before = [sum(len(p.acknowledged) for p in harness.players) for harness in self.harnesses]
        began = asyncio.get_running_loop().time()
        await self.server.wait_healthy(TIMEOUT)
        well = asyncio.get_running_loop().time() - began

        def all_go_on() -> bool:
            now = [sum(len(p.acknowledged) for p in harness.players) for harness in self.harnesses]
            return all(a > b for a, b in zip(now, before, strict=True))

        await wait_until(all_go_on, "each table goes on")
        return well, asyncio.get_running_loop().time() - began

    async def check(self) -> int:
        entries = 0
        for harness in self.harnesses:
            await harness.settle()
            entries += await harness.check(self.database)
            await harness.close()
        return entries
