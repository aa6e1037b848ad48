"""The bots that search: the levels for people, and plain UCT to compare with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import log
from random import Random

from quakeboard.bots.deals import deal_kernels
from quakeboard.bots.decision import AnyDecision, Budget
from quakeboard.bots.evaluator import Evaluator
from quakeboard.bots.kernel.search import Search, Settings
from quakeboard.bots.levels import LEVELS, Level
from quakeboard.bots.protocol import ActionStats, AnyBot
from quakeboard.bots.uniform import UniformEvaluator
from quakeboard.core.game import Action, AnyGame, Kernel

UCT_SETTINGS = Settings(horizon=10**6, prior_weight=0.0, exploration=0.7, widening=4.0, depth=200)


class LevelBot:
    """Searches as much as its level allows."""

    def __init__(self, game: AnyGame, level: Level) -> None:
        spec = game.spec
        self.game = game
        self.level = level
        evaluator: Evaluator[Kernel] = spec.part("bots.evaluator")(game)
        settings = spec.part("bots.search_settings") if spec.has("bots.search_settings") else Settings()
        self.search = Search(evaluator, settings)

    def choose(self, decision: AnyDecision) -> Action:
        """The first action of the best line."""
        return self.action_stats(decision)[0].action

    def action_stats(self, decision: AnyDecision) -> list[ActionStats]:
        """The first action of the best line, and of the others in the order in which they were dropped."""
        legal, rng = decision.legal, decision.rng
        if len(legal) == 1:
            return [ActionStats(legal[0], 1.0, 1)]
        seed = rng.getrandbits(64)
        deals = deal_kernels(self.game, decision.view, seed)
        actions = dict(zip(deals[0].codes(), legal, strict=True))
        if self.level.noise:
            return [ActionStats(actions[self._choose_with_noise(deals, rng)], 1.0, 1)]
        best = self.search.best(deals, within(decision.budget, self.level.nodes, self.level), seed)
        found = {best.codes[0]: best}
        for line in sorted(self.search.lines, key=lambda line: -line.visits):
            found.setdefault(line.codes[0], line)
        return [ActionStats(actions[code], line.total, line.visits) for code, line in found.items()]

    def _choose_with_noise(self, deals: list[Kernel], rng: Random) -> int:
        """The first action of the line with the highest prior, after a random error is added to each."""
        self.search.find_lines(deals)
        return int(
            max(self.search.lines, key=lambda line: line.prior + self.level.noise * _gumbel(rng)).codes[0]
        )


def _gumbel(rng: Random) -> float:
    """A random number from the standard Gumbel distribution: mostly small, sometimes large."""
    return -log(-log(rng.uniform(1e-9, 1.0 - 1e-9)))


def within(budget: Budget, nodes: int, level: Level) -> Budget:
    """The part of a budget that a level makes use of, if it makes so many rollouts by itself."""
    if level.uses_all_time and (budget.seconds, budget.nodes) != (None, None):
        return budget
    return replace(budget, nodes=nodes if budget.nodes is None else min(budget.nodes, nodes))


class UctBot:
    """Textbook Monte-Carlo tree search, with random rollouts and no knowledge of the game."""

    def __init__(
        self, game: AnyGame, level: Level = LEVELS["fierce"], settings: Settings = UCT_SETTINGS
    ) -> None:
        self.game = game
        self.level = level
        self.search = Search(UniformEvaluator(game), settings)

    def choose(self, decision: AnyDecision) -> Action:
        """The action with the most visits."""
        legal = decision.legal
        if len(legal) == 1:
            return legal[0]
        seed = decision.rng.getrandbits(64)
        deals = deal_kernels(self.game, decision.view, seed)
        budget = within(decision.budget, self.level.blind_nodes, self.level)
        code = self.search.uct(deals, budget, seed)
        return legal[deals[0].codes().index(code)]


def make_level(name: str) -> Callable[[AnyGame], AnyBot]:
    """The function that makes the bot of this level for a game."""

    def make(game: AnyGame) -> AnyBot:
        if game.spec.has("bots.evaluator"):
            return LevelBot(game, LEVELS[name])
        return UctBot(game, LEVELS[name])

    return make
