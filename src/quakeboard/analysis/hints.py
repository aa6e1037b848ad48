"""Hints for people: what a strong bot would do, and why.

A searching bot chooses the action, the greedy bot gives the main reason for it, and the forecast says how
safe it is.
"""

from __future__ import annotations

from dataclasses import replace

from quakeboard.analysis.forecast import Effort
from quakeboard.bots.decision import AnyDecision
from quakeboard.bots.greedy import make_greedy
from quakeboard.bots.protocol import AnyBot, AnyHint
from quakeboard.core.game import AnyGame

DEFAULT_EFFORT = Effort(nodes=1000, samples=800, seconds=0.5)
"""The effort of each forecast that a hint needs; there are at most two."""


def advise(game: AnyGame, bot: AnyBot, decision: AnyDecision, effort: Effort = DEFAULT_EFFORT) -> AnyHint:
    """The action that the bot chooses from the view alone, with the reason and the danger."""
    hint = make_greedy(game).explain_action(decision, bot.choose(decision))
    if not game.spec.has("analysis.remark"):
        return hint
    remark = game.spec.part("analysis.remark")
    return replace(hint, danger=remark(game, decision.view, hint, effort, decision.rng.getrandbits(62)))
