"""The games that can be played here, by their keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from quakeboard.core.errors import BadOptions, Reason
from quakeboard.core.game import Game
from quakeboard.games.sanandreas.rules.game import KEY as SAN_ANDREAS
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.sanandreas.rules.options import SEATS as SAN_ANDREAS_SEATS
from quakeboard.games.seismic.rules.game import KEY as SEISMIC
from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.games.seismic.rules.options import SEATS as SEISMIC_SEATS

UNKNOWN_GAME = Reason("unknown-game", "games", "There is no game “{game}” here. There are: {games}.")

_GAMES: dict[str, Callable[[Mapping[str, Any]], Game]] = {
    SEISMIC: Seismic.from_json,
    SAN_ANDREAS: SanAndreas.from_json,
}

_SEATS = {SEISMIC: SEISMIC_SEATS, SAN_ANDREAS: SAN_ANDREAS_SEATS}


def seats_for(key: str) -> range:
    """How many can play the game of this key, some options apart."""
    return _SEATS[key]


def game_keys() -> tuple[str, ...]:
    return tuple(_GAMES)


def make_game(key: str, options: Mapping[str, Any]) -> Game:
    """The game with these options; raises `BadOptions` if there is none."""
    if key not in _GAMES:
        raise BadOptions(UNKNOWN_GAME, game=key[:40], games=", ".join(_GAMES))
    return _GAMES[key](options)
