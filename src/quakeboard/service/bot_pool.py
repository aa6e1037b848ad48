"""A worker pool for bots, hints and forecasts, so that computing never blocks a table.

A bot gets what a person in its seat would get: its view and the legal actions. A bot that gains from more
computing is run on all idle workers. Hints and forecasts use the same workers and views, a limited number at
a time so that bots do not wait long.
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
from quakeboard.bots.decision import Budget, Decision
from quakeboard.bots.ensemble import best_action, consider
from quakeboard.bots.process_pool import ProcessPool
from quakeboard.bots.protocol import ActionStats, AnyHint
from quakeboard.core.registry import make_game

MAX_ATTEMPTS = 3  # a worker process may die

HINT_LEVEL = "fierce"
"""The bot that gives hints, with the full time budget."""

Result = TypeVar("Result")


class BotPool:
    """The worker processes of a server, started when first needed."""

    def __init__(self, processes: int, seconds: float = 1.0) -> None:
        self.processes = processes
        self.budget = Budget(seconds=seconds)
        self._pool: ProcessPool | None = None
        self._busy = 0
        self._hint_slots = asyncio.Semaphore(max(1, processes // 2))
        """Limits how many hints and forecasts are computed at once."""

    async def decide(self, key: str, options: dict[str, Any], bot: str, view: Any, legal: list[Any]) -> str:
        """The action that the bot chooses."""
        workers = max(1, self.processes - self._busy) if registry.uses_all_time(bot) else 1
        return str(
            best_action(await self._run(workers, _consider, key, options, bot, view, legal, self.budget))
        )

    async def advise(self, key: str, options: dict[str, Any], view: Any, legal: list[Any]) -> AnyHint:
        """A good action, and the reasons for it."""
        async with self._hint_slots:
            (hint,) = await self._run(1, _advise, key, options, view, legal, self.budget)
            return hint

    async def forecast(self, key: str, options: dict[str, Any], view: Any) -> list[Danger]:
        """How likely quakes are to destroy what the view shows."""
        async with self._hint_slots:
            (dangers,) = await self._run(1, _forecast, key, options, view)
            return dangers

    async def _run(self, workers: int, work: Callable[..., Result], *arguments: Any) -> list[Result]:
        """Run the same work on several workers, each with a seed of its own."""
        self._busy += workers
        try:
            for attempt in range(MAX_ATTEMPTS):
                pool = self._get_pool()
                try:
                    futures = [pool.submit(work, *arguments, randbits(62)) for _ in range(workers)]
                    return await asyncio.gather(*map(asyncio.wrap_future, futures))
                except BrokenProcessPool:
                    await self._shut_down(pool)
                    if attempt == MAX_ATTEMPTS - 1:
                        raise
            raise AssertionError("the last attempt returns or raises")
        finally:
            self._busy -= workers

    def _get_pool(self) -> ProcessPool:
        if self._pool is None:
            self._pool = ProcessPool(self.processes)
        return self._pool

    async def _shut_down(self, pool: ProcessPool) -> None:
        """Shut a pool down, its processes and semaphores included."""
        if self._pool is pool:
            self._pool = None
        await asyncio.to_thread(pool.shutdown, cancel_futures=True)

    async def close(self) -> None:
        """Wait for the running jobs, which are short, and stop the workers."""
        if self._pool is not None:
            await self._shut_down(self._pool)


def _consider(
    key: str, options: dict[str, Any], bot: str, view: Any, legal: list[Any], budget: Budget, seed: int
) -> list[ActionStats]:
    return consider(registry.make(bot, make_game(key, options)), Decision(view, legal, budget, Random(seed)))


def _advise(
    key: str, options: dict[str, Any], view: Any, legal: list[Any], budget: Budget, seed: int
) -> AnyHint:
    game = make_game(key, options)
    return advise(game, registry.make(HINT_LEVEL, game), Decision(view, legal, budget, Random(seed)))


def _forecast(key: str, options: dict[str, Any], view: Any, seed: int) -> list[Danger]:
    return forecast(make_game(key, options), view, seed=seed)
