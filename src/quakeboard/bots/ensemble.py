"""Several bots think about one decision, each as if it were alone; then they add up what they found.

So a bot uses the cores that are idle. It is for budgets of seconds: by nodes, one bot alone gives the same
answer on every machine.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from quakeboard.bots.protocol import Bot, Budget, Considered, Thinker


def consider(bot: Bot, view: Any, legal: Sequence[Any], budget: Budget, rng: Random) -> list[Considered]:
    """What a bot finds; one that only decides is sure of its decision."""
    if isinstance(bot, Thinker):
        return bot.consider(view, legal, budget, rng)
    return [Considered(bot.choose(view, legal, budget, rng), 1.0, 1)]


def settle(found: Iterable[Sequence[Considered]]) -> Any:
    """The best action of those that, all in all, were tried at least half as often as any."""
    totals: dict[Any, float] = {}
    visits: dict[Any, int] = {}
    for thought in found:
        for one in thought:
            totals[one.action] = totals.get(one.action, 0.0) + one.total
            visits[one.action] = visits.get(one.action, 0) + one.visits
    enough = max(visits.values()) / 2
    tried = (action for action in totals if visits[action] >= enough)
    return max(tried, key=lambda action: totals[action] / visits[action])
