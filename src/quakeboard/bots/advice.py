"""A hint for a person: what a strong bot would do, and why.

The action comes from a level that looks ahead; its chief reason is what the greedy bot sees in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from quakeboard.bots.bot import Budget, Hint
from quakeboard.bots.greedy import make_greedy
from quakeboard.bots.levels import LEVELS, LevelBot
from quakeboard.rules.game import Game

LEVEL = "sharp"


def advise(game: Game, view: Any, legal: Sequence[Any], budget: Budget, rng: Random) -> Hint:
    """One of the legal actions of the view's seat, and what speaks for it."""
    action = LevelBot(game, LEVELS[LEVEL]).choose(view, legal, budget, rng)
    return make_greedy(game).why(view, legal, action)
