"""Several bots search the same decision with different seeds, and their results are added up.

This uses idle cores, for budgets of seconds: with a budget of nodes, one bot alone gives the same answer on
every machine.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from quakeboard.bots.decision import AnyDecision
from quakeboard.bots.protocol import ActionStats, AnyBot, SearchBot
from quakeboard.core.game import Action


def consider(bot: AnyBot, decision: AnyDecision) -> list[ActionStats]:
    """How a bot's actions did, its choice first; without a search there is that alone, with one visit."""
    if not isinstance(bot, SearchBot):
        return [ActionStats(bot.choose(decision), 1.0, 1)]
    found: list[ActionStats] = bot.action_stats(decision)
    return found if any(stats.visits for stats in found) else [ActionStats(found[0].action, 1.0, 1)]


def best_action(results: Iterable[Sequence[ActionStats]]) -> Action:
    """The action with the best mean, of those with at least half as many visits as any."""
    totals: dict[Action, float] = {}
    visits: dict[Action, int] = {}
    for result in results:
        for stats in result:
            totals[stats.action] = totals.get(stats.action, 0.0) + stats.total
            visits[stats.action] = visits.get(stats.action, 0) + stats.visits
    enough = max(visits.values()) / 2
    candidates = (action for action in totals if visits[action] >= enough)
    return max(candidates, key=lambda action: totals[action] / visits[action])
