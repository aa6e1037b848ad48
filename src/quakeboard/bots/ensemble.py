"""Several bots search the same decision with different seeds, and their results are added up.

This uses idle cores, for budgets of seconds: with a budget of nodes, one bot alone gives the same answer on
every machine.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from quakeboard.bots.protocol import ActionStats, Bot, Budget, SearchBot


def action_stats(bot: Bot, view: Any, legal: Sequence[Any], budget: Budget, rng: Random) -> list[ActionStats]:
    """How a bot's actions did; a bot that does not search has its choice alone, with one visit."""
    if isinstance(bot, SearchBot):
        return bot.action_stats(view, legal, budget, rng)
    return [ActionStats(bot.choose(view, legal, budget, rng), 1.0, 1)]


def best_action(results: Iterable[Sequence[ActionStats]]) -> Any:
    """The action with the best mean, of those with at least half as many visits as any."""
    totals: dict[Any, float] = {}
    visits: dict[Any, int] = {}
    for result in results:
        for stats in result:
            totals[stats.action] = totals.get(stats.action, 0.0) + stats.total
            visits[stats.action] = visits.get(stats.action, 0) + stats.visits
    enough = max(visits.values()) / 2
    candidates = (action for action in totals if visits[action] >= enough)
    return max(candidates, key=lambda action: totals[action] / visits[action])
