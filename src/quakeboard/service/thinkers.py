"""Bots think in processes of their own, so that thinking never holds up a table.

A bot is told what a person in its seat would be told: its view and the legal actions. A bot that gets better
with more thought is given all processes that are idle.
"""

from __future__ import annotations

import asyncio
from concurrent.futures.process import BrokenProcessPool
from random import Random
from secrets import randbits
from typing import Any

from quakeboard.bots import registry
from quakeboard.bots.apart import Apart
from quakeboard.bots.bot import Budget, Considered
from quakeboard.bots.together import consider, settle
from quakeboard.play.games import make_game

PATIENCE = 3
"""How often a decision is tried again when a process dies over it."""


class Thinkers:
    """A few processes that decide for bots."""

    def __init__(self, processes: int, seconds: float = 1.0) -> None:
        self.processes = processes
        self.budget = Budget(seconds=seconds)
        self._pool: Apart | None = None
        self._busy = 0

    async def decide(self, key: str, options: dict[str, Any], bot: str, view: Any, legal: list[Any]) -> str:
        """What the bot does here."""
        for attempt in range(PATIENCE):
            pool = self._open()
            company = max(1, self.processes - self._busy) if registry.tireless(bot) else 1
            self._busy += company
            try:
                work = [
                    pool.submit(_consider, key, options, bot, view, legal, self.budget, randbits(64))
                    for _ in range(company)
                ]
                return str(settle(await asyncio.gather(*map(asyncio.wrap_future, work))))
            except BrokenProcessPool:
                await self._drop(pool)
                if attempt == PATIENCE - 1:
                    raise
            finally:
                self._busy -= company
        raise AssertionError("the last attempt returns or raises")

    def _open(self) -> Apart:
        if self._pool is None:
            self._pool = Apart(self.processes)
        return self._pool

    async def _drop(self, pool: Apart) -> None:
        """Let a pool go. What is left of it, processes and semaphores, is gone when this returns."""
        if self._pool is pool:
            self._pool = None
        await asyncio.to_thread(pool.shutdown, cancel_futures=True)

    async def close(self) -> None:
        """Wait for the thoughts of this moment, which are short, and think no more."""
        if self._pool is not None:
            await self._drop(self._pool)


def _consider(
    key: str, options: dict[str, Any], bot: str, view: Any, legal: list[Any], budget: Budget, seed: int
) -> list[Considered]:
    return consider(registry.make(bot, make_game(key, options)), view, legal, budget, Random(seed))
