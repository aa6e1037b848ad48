"""A hint for a person: what a strong bot would do, and why.

A bot that looks ahead says what to do; the chief reason is what the greedy bot sees in it; and the forecast
says how safe it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from quakeboard.analysis.forecast import Effort
from quakeboard.bots.greedy import make_greedy
from quakeboard.bots.protocol import Bot, Budget, Hint, Remark
from quakeboard.core.game import Game
from quakeboard.games.sanandreas.analysis import remarks as sanandreas_remarks
from quakeboard.games.sanandreas.rules.game import KEY as SAN_ANDREAS
from quakeboard.games.seismic.analysis import remarks as seismic_remarks
from quakeboard.games.seismic.rules.game import KEY as SEISMIC

USUAL = Effort(nodes=1000, samples=800, seconds=0.5)
"""For each forecast that a hint needs, of which there are two at most."""

# A game that gets hints adds its own file and one line here.
_REMARKS: dict[str, Callable[[Any, Any, Hint, Effort, int], Remark | None]] = {
    SEISMIC: seismic_remarks.remark,
    SAN_ANDREAS: sanandreas_remarks.remark,
}


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
    hint = make_greedy(game).why(view, legal, action)
    return replace(hint, danger=_REMARKS[game.key](game, view, hint, effort, rng.getrandbits(62)))
