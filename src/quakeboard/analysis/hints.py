"""A hint for a person: what a strong bot would do, and why.

A bot that looks ahead says what to do; the chief reason is what the greedy bot sees in it; and the forecast
says how safe it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from quakeboard.analysis.forecast import Effort
from quakeboard.bots.greedy import make_greedy
from quakeboard.bots.protocol import Bot, Budget, Hint
from quakeboard.core.game import Game
from quakeboard.core.registry import spec_of

USUAL = Effort(nodes=1000, samples=800, seconds=0.5)
"""For each forecast that a hint needs, of which there are two at most."""


def advise(
    game: Game,
    bot: Bot,
    view: Any,
    legal: Sequence[Any],
    budget: Budget,
    rng: Random,
    effort: Effort = USUAL,
) -> Hint:
    """What the bot would do in the view's seat, and what speaks for it. The view is all that anybody sees."""
    action = bot.choose(view, legal, budget, rng)
    hint = make_greedy(game).explain_action(view, legal, action)
    remark = spec_of(game.key).part("analysis.remark")
    return replace(hint, danger=remark(game, view, hint, effort, rng.getrandbits(62)))
