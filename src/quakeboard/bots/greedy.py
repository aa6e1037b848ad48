"""The greedy bot: the best next action by its own reckoning, one reckoning a game, no looking ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quakeboard.bots.protocol import UNKNOWN_BOT, Adviser, UnknownBot
from quakeboard.core.game import Game
from quakeboard.games.sanandreas.bots.greedy import SanAndreasGreedy
from quakeboard.games.sanandreas.rules.game import KEY as SAN_ANDREAS
from quakeboard.games.seismic.bots.greedy import SeismicGreedy
from quakeboard.games.seismic.rules.game import KEY as SEISMIC

# A game that gets a greedy bot adds its own file and one line here.
_GREEDY: dict[str, Callable[[Any], Adviser]] = {
    SEISMIC: SeismicGreedy,
    SAN_ANDREAS: SanAndreasGreedy,
}


def make_greedy(game: Game) -> Adviser:
    """The greedy bot of this game; raises `UnknownBot` if it has none."""
    if game.key not in _GREEDY:
        raise UnknownBot(UNKNOWN_BOT, bot="greedy", bots="random")
    return _GREEDY[game.key](game)
