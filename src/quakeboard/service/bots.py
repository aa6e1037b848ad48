"""Bots, hints and forecasts for tables, computed by workers.

A bot whose move people wait for goes before one that is only watched, and that one before a bot at a table
where nobody is connected, which still goes on. A bot that gains from more computing is run on all workers
that nobody else waits for, if people wait for its move.
"""

from __future__ import annotations

import asyncio
from secrets import randbits
from typing import Literal, NamedTuple, TypeAlias, get_args

import msgspec

from quakeboard.analysis.forecast import Danger
from quakeboard.bots import registry
from quakeboard.bots.decision import Budget
from quakeboard.bots.ensemble import best_action
from quakeboard.core.errors import Reason
from quakeboard.core.game import AnyGame, View
from quakeboard.service import tasks
from quakeboard.service.errors import Refused
from quakeboard.service.fair_scheduling import Path, Rules, ShareRules
from quakeboard.service.fair_slots import QueueFull
from quakeboard.service.tasks import HINT_LEVEL, Advice, Question
from quakeboard.service.workers import Task, Workers

SEED_BITS = 62

HINTS_FULL = Reason(
    "too-many-hints",
    "tables",
    "Too many hints and forecasts are being computed, most of them for you. Try again in a moment.",
)

Attention: TypeAlias = Literal["awaited", "watched", "unattended"]
"""Who is connected to the table of a bot: people who play, watchers alone, or nobody."""

WEIGHTS = {"awaited": 16, "hint": 8, "watched": 4, "unattended": 1}
"""The parts of the workers' time that each class gets while all of them wait."""
MAX_HINTS_WAITING = 64
SHORT_SECONDS = 0.02
"""What a bot without a search takes, about."""


class Asker(NamedTuple):
    """For whom a worker computes: the path of its share."""

    attention: Attention | Literal["hint"] = "awaited"
    owner: str = ""
    """Who opened the table, or asks for a hint."""
    table: str = ""


SOMEBODY = Asker()


def worker_rules(processes: int) -> Rules:
    """The shares of bots and hints; hints leave half of the workers to bots."""

    def rules(path: Path) -> ShareRules:
        if path == ("hint",):
            return ShareRules(WEIGHTS["hint"], max(1, processes // 2), MAX_HINTS_WAITING)
        return ShareRules(WEIGHTS[path[0]]) if len(path) == 1 else ShareRules()

    return rules


class BotService:
    """Asks workers about views of games."""

    def __init__(self, workers: Workers, seconds: float = 1.0) -> None:
        self.workers = workers
        self.budget = Budget(seconds=seconds)

    def new_seed(self) -> int:
        """The seed of the next task."""
        return randbits(SEED_BITS)

    async def decide(self, game: AnyGame, bot: str, view: View, asker: Asker = SOMEBODY) -> str:
        """The action that the bot chooses."""
        searches = registry.uses_all_time(bot)
        number = max(1, self.workers.idle) if searches and asker.attention == "awaited" else 1
        cost = self._search_seconds() if searches else SHORT_SECONDS
        payloads = [self._question(game, view, bot) for _ in range(number)]
        answers = await asyncio.gather(
            *(self.workers.run(tasks.decide, payload, asker, cost) for payload in payloads)
        )
        return str(best_action(map(tasks.read_stats, answers)))

    def attend(self, asker: Asker) -> None:
        """Let the bot of a table that waits for a worker go on waiting with this attention."""
        for attention in get_args(Attention):
            if attention != asker.attention:
                self.workers.move(asker._replace(attention=attention), asker)

    async def advise(self, game: AnyGame, view: View, owner: str = "", table: str = "") -> Advice:
        """A good action, and the reasons for it; raises `Refused` if too many hints wait."""
        question = self._question(game, view, HINT_LEVEL)
        return tasks.read_advice(await self._hint(tasks.advise, question, Asker("hint", owner, table)))

    async def forecast(self, game: AnyGame, view: View, owner: str = "", table: str = "") -> list[Danger]:
        """How likely quakes are to destroy what the view shows; raises `Refused` if too many hints wait."""
        question = self._question(game, view)
        return tasks.read_dangers(await self._hint(tasks.forecast, question, Asker("hint", owner, table)))

    async def _hint(self, task: Task, question: bytes, asker: Asker) -> bytes:
        try:
            return await self.workers.run(task, question, asker, self._search_seconds())
        except QueueFull:
            raise Refused(HINTS_FULL) from None

    def _search_seconds(self) -> float:
        return self.budget.seconds or 1.0

    def _question(self, game: AnyGame, view: View, bot: str = "") -> bytes:
        return msgspec.json.encode(Question.about(game, view, self.new_seed(), self.budget, bot))
