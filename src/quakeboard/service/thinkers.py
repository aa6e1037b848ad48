"""Bots think in processes of their own, so that thinking never holds up a table.

A bot is told what a person in its seat would be told: its view and the legal actions. Hints and forecasts for
people come from the same processes and the same views, so few at a time that bots need not wait for long.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from secrets import randbits
from typing import Any, TypeVar

from quakeboard.bots import registry
from quakeboard.bots.advice import advise
from quakeboard.bots.bot import Budget, Hint
from quakeboard.play.forecast import Danger, forecast
from quakeboard.play.games import make_game

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
        self._pool: ProcessPoolExecutor | None = None
        self._aside = asyncio.Semaphore(max(1, processes // 2))
        """How much may be thought at once for people."""

    async def decide(self, key: str, options: dict[str, Any], bot: str, view: Any, legal: list[Any]) -> str:
        """What the bot does here."""
        return await self._think(_decide, key, options, bot, view, legal, self.budget, randbits(64))

    async def advise(self, key: str, options: dict[str, Any], view: Any, legal: list[Any]) -> Hint:
        """What would be good to do here, and why."""
        async with self._aside:
            return await self._think(_advise, key, options, view, legal, self.budget, randbits(64))

    async def forecast(self, key: str, options: dict[str, Any], view: Any) -> list[Danger]:
        """How likely quakes are to take what the view shows."""
        async with self._aside:
            return await self._think(_forecast, key, options, view, randbits(62))

    async def _think(self, work: Callable[..., Thought], *about: Any) -> Thought:
        for attempt in range(PATIENCE):
            pool = self._open()
            try:
                return await asyncio.wrap_future(pool.submit(work, *about))
            except BrokenProcessPool:
                await self._drop(pool)
                if attempt == PATIENCE - 1:
                    raise
        raise AssertionError("the last attempt returns or raises")

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fork would take over the sockets and threads of the server.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, context, _serve)
        return self._pool

    async def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Let a pool go. What is left of it, processes and semaphores, is gone when this returns."""
        if self._pool is pool:
            self._pool = None
        await asyncio.to_thread(pool.shutdown, cancel_futures=True)

    async def close(self) -> None:
        """Wait for the thoughts of this moment, which are short, and think no more."""
        if self._pool is not None:
            await self._drop(self._pool)


def _serve() -> None:
    """Ctrl-C is for the server, which lets its thinkers go itself. If it is killed, they go with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_with_the_server, daemon=True).start()


def _go_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def _decide(
    key: str, options: dict[str, Any], bot: str, view: Any, legal: list[Any], budget: Budget, seed: int
) -> str:
    chosen = registry.make(bot, make_game(key, options)).choose(view, legal, budget, Random(seed))
    return str(chosen)


def _advise(
    key: str, options: dict[str, Any], view: Any, legal: list[Any], budget: Budget, seed: int
) -> Hint:
    game = make_game(key, options)
    return advise(game, registry.make(ADVISER, game), view, legal, budget, Random(seed))


def _forecast(key: str, options: dict[str, Any], view: Any, seed: int) -> list[Danger]:
    return forecast(make_game(key, options), view, seed=seed)
