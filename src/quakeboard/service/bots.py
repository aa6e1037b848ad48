"""Bots, hints and forecasts for tables, computed by workers.

A bot that gains from more computing is run on all idle workers. Hints and forecasts use the same workers, a
limited number at a time so that bots do not wait long.
"""

from __future__ import annotations

import asyncio
from secrets import randbits

import msgspec

from quakeboard.analysis.forecast import Danger
from quakeboard.bots import registry
from quakeboard.bots.decision import Budget
from quakeboard.bots.ensemble import best_action
from quakeboard.core.game import AnyGame, View
from quakeboard.service import tasks
from quakeboard.service.tasks import HINT_LEVEL, Advice, Question
from quakeboard.service.workers import Workers

SEED_BITS = 62


class BotService:
    """Asks workers about views of games."""

    def __init__(self, workers: Workers, seconds: float = 1.0) -> None:
        self.workers = workers
        self.budget = Budget(seconds=seconds)
        self._hint_slots = asyncio.Semaphore(max(1, workers.size // 2))
        """Limits how many hints and forecasts are computed at once."""

    def new_seed(self) -> int:
        """The seed of the next task."""
        return randbits(SEED_BITS)

    async def decide(self, game: AnyGame, bot: str, view: View) -> str:
        """The action that the bot chooses."""
        number = max(1, self.workers.idle) if registry.uses_all_time(bot) else 1
        payloads = [self._question(game, view, bot) for _ in range(number)]
        answers = await asyncio.gather(*(self.workers.run(tasks.decide, payload) for payload in payloads))
        return str(best_action(map(tasks.read_stats, answers)))

    async def advise(self, game: AnyGame, view: View) -> Advice:
        """A good action, and the reasons for it."""
        question = self._question(game, view, HINT_LEVEL)
        async with self._hint_slots:
            return tasks.read_advice(await self.workers.run(tasks.advise, question))

    async def forecast(self, game: AnyGame, view: View) -> list[Danger]:
        """How likely quakes are to destroy what the view shows."""
        question = self._question(game, view)
        async with self._hint_slots:
            return tasks.read_dangers(await self.workers.run(tasks.forecast, question))

    def _question(self, game: AnyGame, view: View, bot: str = "") -> bytes:
        return msgspec.json.encode(Question.about(game, view, self.new_seed(), self.budget, bot))
