"""Bots think in processes of their own, so that thinking never holds up a table.

A bot is told what a person in its seat would be told: its view and the legal actions. A bot that gets better
with more thought is given all processes that are idle. Hints and forecasts for people come from the same
processes and the same views, so few at a time that bots need not wait for long.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from random import Random
from secrets import randbits
from typing import Any, TypeVar

from quakeboard.analysis.forecast import Danger, forecast
from quakeboard.analysis.hints import advise
from quakeboard.bots import registry
from quakeboard.bots.ensemble import action_stats, best_action
from quakeboard.bots.process_pool import ProcessPool
from quakeboard.bots.protocol import ActionStats, Budget, Hint
from quakeboard.core.registry import make_game

PATIENCE = 3
"""How often a decision is tried again when a process dies over it."""

ADVISER = "fierce"
"""The level that gives hints: it uses all the time that a bot has."""

Thought = TypeVar("Thought")


class Thinkers:
    """A few processes that decide for bots."""

    def __init__(self, processes: int, seconds: float = 1.0) -> None:
        self.processes = processes
        self.budget = Budget(seconds=seconds)
        self._pool: ProcessPool | None = None
        self._busy = 0
        self._aside = asyncio.Semaphore(max(1, processes // 2))
        """How much may be thought at once for people."""

    async def decide(self, key: str, options: dict[str, Any], bot: str, view: Any, legal: list[Any]) -> str:
        """What the bot does here."""
        company = max(1, self.processes - self._busy) if registry.uses_all_time(bot) else 1
        return str(
            best_action(await self._think(company, _consider, key, options, bot, view, legal, self.budget))
        )

    async def advise(self, key: str, options: dict[str, Any], view: Any, legal: list[Any]) -> Hint:
        """What would be good to do here, and why."""
        async with self._aside:
            (hint,) = await self._think(1, _advise, key, options, view, legal, self.budget)
            return hint

    async def forecast(self, key: str, options: dict[str, Any], view: Any) -> list[Danger]:
        """How likely quakes are to take what the view shows."""
        async with self._aside:
            (dangers,) = await self._think(1, _forecast, key, options, view)
            return dangers

    async def _think(self, company: int, work: Callable[..., Thought], *about: Any) -> list[Thought]:
        """Let so many processes do the same work, each with a seed of its own."""
        self._busy += company
        try:
            for attempt in range(PATIENCE):
                pool = self._open()
                try:
                    thoughts = [pool.submit(work, *about, randbits(62)) for _ in range(company)]
                    return await asyncio.gather(*map(asyncio.wrap_future, thoughts))
                except BrokenProcessPool:
                    await self._drop(pool)
                    if attempt == PATIENCE - 1:
                        raise
            raise AssertionError("the last attempt returns or raises")
        finally:
            self._busy -= company

    def _open(self) -> ProcessPool:
        if self._pool is None:
            self._pool = ProcessPool(self.processes)
        return self._pool

    async def _drop(self, pool: ProcessPool) -> None:
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
) -> list[ActionStats]:
    return action_stats(registry.make(bot, make_game(key, options)), view, legal, budget, Random(seed))


def _advise(
    key: str, options: dict[str, Any], view: Any, legal: list[Any], budget: Budget, seed: int
) -> Hint:
    game = make_game(key, options)
    return advise(game, registry.make(ADVISER, game), view, legal, budget, Random(seed))


def _forecast(key: str, options: dict[str, Any], view: Any, seed: int) -> list[Danger]:
    return forecast(make_game(key, options), view, seed=seed)
