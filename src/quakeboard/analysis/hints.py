"""Hints for people: what a strong bot would do, and why.

A searching bot chooses the action, the greedy bot gives the main reason for it, and the forecast says how
safe it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from quakeboard.analysis.forecast import Effort
from quakeboard.bots.greedy import make_greedy
from quakeboard.bots.protocol import Bot, Budget, Hint
from quakeboard.core.game import AnyGame

DEFAULT_EFFORT = Effort(nodes=1000, samples=800, seconds=0.5)
"""The effort of each forecast that a hint needs; there are at most two."""


def advise(
    game: AnyGame,
    bot: Bot,
    view: Any,
    legal: Sequence[Any],
    budget: Budget,
    rng: Random,
    effort: Effort = DEFAULT_EFFORT,
) -> Hint:
    """The action that the bot chooses from this view alone, with the reason and the danger."""
    action = bot.choose(view, legal, budget, rng)
    hint = make_greedy(game).explain_action(view, legal, action)
    remark = game.spec.part("analysis.remark")
    return replace(hint, danger=remark(game, view, hint, effort, rng.getrandbits(62)))
