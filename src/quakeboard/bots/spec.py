"""A bot and its budget in one word: `greedy`, `fierce:1s`, `fierce:500`."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from quakeboard.bots import plugins
from quakeboard.bots.decision import Budget
from quakeboard.bots.protocol import AnyBot, UnknownBot
from quakeboard.core.errors import Reason
from quakeboard.core.game import AnyGame

BAD_BOT_SPEC = Reason(
    "bad-entrant",
    "bots",
    "“{bot}” is no bot with a budget. Write a name alone, or with seconds or nodes: "
    "fierce, fierce:1s, fierce:500.",
)

NO_BUDGET = Reason(
    "no-budget", "bots", "“{bot}” could not think at all: a budget is at least 1 node or 0.001 seconds."
)

_WORD = re.compile(r"([a-z][a-z0-9-]*)(?::(?:(\d{1,9})|(\d{1,4}(?:\.\d{1,3})?)s))?")

UNLIMITED = Budget()
"""No limit of its own: a bot then searches as much as its level does."""


@dataclass(frozen=True, slots=True)
class BotSpec:
    """A bot by name, with its budget; `str()` gives the word that `read` reads."""

    name: str
    budget: Budget = UNLIMITED

    @classmethod
    def read(cls, word: str) -> BotSpec:
        """Parse a word; raises `UnknownBot` if it is malformed. `make` finds out whether the bot exists."""
        match = _WORD.fullmatch(word)
        if match is None:
            raise UnknownBot(BAD_BOT_SPEC, bot=word[:40])
        name, nodes, seconds = match.groups()
        budget = Budget(float(seconds) if seconds else None, int(nodes) if nodes else None)
        if 0 in (budget.nodes, budget.seconds):
            raise UnknownBot(NO_BUDGET, bot=word)
        return cls(name, budget)

    def __str__(self) -> str:
        if self.budget.seconds is not None:
            return f"{self.name}:{self.budget.seconds:g}s"
        return self.name if self.budget.nodes is None else f"{self.name}:{self.budget.nodes}"

    @property
    def cpu_budget(self) -> Budget:
        """The budget in games between bots: processor time, so that a busy machine does not weaken a bot."""
        return replace(self.budget, cpu_time=True)

    def make(self, game: AnyGame) -> AnyBot:
        """The bot, built in or a plugin, ready for this game; raises `UnknownBot`."""
        return plugins.make(self.name, game)
