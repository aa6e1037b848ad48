"""The bots that look ahead: four levels for people, and plain UCT to compare with.

A level is how carefully the bot looks and how far ahead. By itself it takes the number of nodes that stands
here, so that the same seed gives the same game on any machine; a budget of nodes can make that less. A budget
of seconds makes it less too, but for `fierce`, which uses all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import log
from random import Random
from typing import Any

from quakeboard.bots.kernel.search import Search, Settings
from quakeboard.bots.protocol import UNKNOWN_BOT, Budget, Considered, UnknownBot
from quakeboard.bots.uniform import NoKnowledge
from quakeboard.core.game import Game
from quakeboard.core.kernel.rng import Rng
from quakeboard.core.registry import spec_of

DEALS = 32
"""Where something is secret, a search looks at so many positions that the view allows."""


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot plays."""

    nodes: int
    """How often it plays on what it considers, unless the budget says otherwise; with 0 it never does."""
    tireless: bool = False
    """Whether it uses all the seconds that it is given."""
    slips: float = 0.0
    """By how much of a win, about, it misjudges what it sees."""


LEVELS = {
    "gentle": Level(nodes=0, slips=0.04),
    "steady": Level(nodes=0, slips=0.01),
    "sharp": Level(nodes=100),
    "fierce": Level(nodes=2000, tireless=True),
}

PLAIN = Settings(horizon=10**6, trust=0.0, daring=0.7, growth=4.0, depth=200)


class LevelBot:
    """Looks ahead as far as its level goes."""

    def __init__(self, game: Game, level: Level) -> None:
        spec = spec_of(game.key)
        if not spec.has("bots.evaluator"):
            raise UnknownBot(UNKNOWN_BOT, bot="fierce", bots="random")
        self.game: Any = game
        self.level = level
        self.search: Any = Search(spec.part("bots.evaluator")(game), spec.part("bots.search_settings"))

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget, rng: Random) -> Any:
        """The first action of the best line."""
        return self.consider(view, legal, budget, rng)[0].action

    def consider(self, view: Any, legal: Sequence[Any], budget: Budget, rng: Random) -> list[Considered]:
        """The first action of the best line, and of the others in the order in which they were dropped."""
        if len(legal) == 1:
            return [Considered(legal[0], 1.0, 1)]
        seed = rng.getrandbits(64)
        deals = deal(self.game, view, seed)
        actions = dict(zip(deals[0].codes(), legal, strict=True))
        if self.level.slips:
            return [Considered(actions[self._careless(deals, rng)], 1.0, 1)]
        best = self.search.best(deals, self._allowed(budget), seed)
        found = {best.codes[0]: best}
        for line in sorted(self.search.lines, key=lambda line: -line.visits):
            found.setdefault(line.codes[0], line)
        return [Considered(actions[code], line.total, line.visits) for code, line in found.items()]

    def _allowed(self, budget: Budget) -> Budget:
        """What the level takes of a budget."""
        if self.level.tireless and (budget.seconds, budget.nodes) != (None, None):
            return budget
        nodes = self.level.nodes if budget.nodes is None else min(budget.nodes, self.level.nodes)
        return replace(budget, nodes=nodes)

    def _careless(self, deals: list[Any], rng: Random) -> int:
        """What looks best at first sight, if one looks too briefly."""
        self.search.begin(deals)
        return int(
            max(self.search.lines, key=lambda line: line.looks + self.level.slips * _error(rng)).codes[0]
        )


def _error(rng: Random) -> float:
    """By how much something is overrated: a little as a rule, sometimes a lot."""
    return -log(-log(rng.uniform(1e-9, 1.0 - 1e-9)))


def deal(game: Any, view: Any, seed: int) -> list[Any]:
    """Positions that it may be, as the view allows and as the bot believes: one, where nothing is secret."""
    if not game.has_secrets:
        return [game.restore(view)]
    rng, believe = Rng(seed), spec_of(game.key).part("bots.belief")
    return [believe(game, view, rng) for _ in range(DEALS)]


class UctBot:
    """Monte-Carlo tree search without any knowledge of the game, by the book."""

    NODES = 2000

    def __init__(self, game: Game) -> None:
        self.game: Any = game
        self.search: Any = Search(NoKnowledge(game), PLAIN)

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget, rng: Random) -> Any:
        """The action that the search followed most often."""
        if len(legal) == 1:
            return legal[0]
        seed = rng.getrandbits(64)
        deals = deal(self.game, view, seed)
        if budget.nodes is None and budget.seconds is None:
            budget = Budget(nodes=self.NODES)
        code = self.search.plainest(deals, budget, seed)
        return legal[deals[0].codes().index(code)]


def make_level(name: str) -> Callable[[Any], LevelBot]:
    """What makes the bot of this level for a game."""
    return lambda game: LevelBot(game, LEVELS[name])
