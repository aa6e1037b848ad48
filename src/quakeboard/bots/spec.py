"""A bot and how much it may think, in one word: `greedy`, `fierce:1s`, `fierce:500`."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from quakeboard.bots import plugins as guests
from quakeboard.bots.protocol import Bot, Budget, UnknownBot
from quakeboard.core.errors import Reason
from quakeboard.core.game import Game

BAD_ENTRANT = Reason(
    "bad-entrant",
    "bots",
    "“{bot}” is no bot with a budget. Write a name alone, or with seconds or nodes: "
    "fierce, fierce:1s, fierce:500.",
)

NO_BUDGET = Reason(
    "no-budget", "bots", "“{bot}” could not think at all: a budget is at least 1 node or 0.001 seconds."
)

_WORD = re.compile(r"([a-z][a-z0-9-]*)(?::(?:(\d{1,9})|(\d{1,4}(?:\.\d{1,3})?)s))?")

UNBOUND = Budget()
"""Each bot then takes what its level takes."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who comes to play: `str()` of it is the word that `read` reads."""

    name: str
    budget: Budget = UNBOUND

    @classmethod
    def read(cls, word: str) -> Entrant:
        """Raises `UnknownBot` if it cannot be read; whether such a bot plays a game, `make` says."""
        match = _WORD.fullmatch(word)
        if match is None:
            raise UnknownBot(BAD_ENTRANT, bot=word[:40])
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
    def allowed(self) -> Budget:
        """The budget among bots, where nobody waits for the answer and a crowd must not make it worse."""
        return replace(self.budget, patient=True)

    def make(self, game: Game) -> Bot:
        """The bot, of the house or a guest, ready for this game; raises `UnknownBot`."""
        return guests.make(self.name, game)
