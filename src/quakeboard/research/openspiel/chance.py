"""The numbers of chance outcomes: first the seats that may begin, then tiles or rolls.

They are independent of the numbers of the players' actions, as OpenSpiel requires.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from quakeboard.core.game import AnyGame
from quakeboard.games.sanandreas.rules import actions as san_andreas
from quakeboard.games.sanandreas.spec import KEY as SAN_ANDREAS
from quakeboard.games.seismic.rules import actions as seismic
from quakeboard.games.seismic.rules.options import SEATS
from quakeboard.games.seismic.rules.pieces import TILES
from quakeboard.games.seismic.spec import KEY as SEISMIC

MOST_SEATS: int = SEATS[-1]

# By game: the first codes of seats that may begin and of tiles or rolls, and the number of the latter.
_FIRST: dict[str, int] = {SEISMIC: seismic.FIRST, SAN_ANDREAS: san_andreas.FIRST}
_DRAWN: dict[str, int] = {SEISMIC: seismic.DRAW, SAN_ANDREAS: san_andreas.ROLL}
_KINDS: dict[str, int] = {SEISMIC: len(TILES), SAN_ANDREAS: san_andreas.ROLLS}


def outcomes(key: str) -> int:
    """The number of distinct chance outcomes."""
    return MOST_SEATS + _KINDS[key]


def number(key: str, code: int) -> int:
    """The number of the outcome with this code in the kernel."""
    drawn = code - _DRAWN[key]
    return code - _FIRST[key] if drawn < 0 else MOST_SEATS + drawn


def code(key: str, number: int) -> int:
    """The code in the kernel of the outcome with this number."""
    drawn = number - MOST_SEATS
    return _FIRST[key] + number if drawn < 0 else _DRAWN[key] + drawn


def odds(rules: AnyGame, position: Any) -> list[tuple[int, float]]:
    """The possible outcomes and their probabilities."""
    codes, weights = position.codes(), position.weights()
    if rules.spec.key == SAN_ANDREAS and len(codes) > MOST_SEATS:
        return list(_rolls(tuple(codes)))  # a copy, as OpenSpiel's search shuffles it
    whole = sum(weights)
    return [
        (number(rules.spec.key, code), weight / whole) for code, weight in zip(codes, weights, strict=True)
    ]


@cache
def _rolls(codes: tuple[int, ...]) -> list[tuple[int, float]]:
    """All rolls with equal probabilities, made once."""
    return [(number(SAN_ANDREAS, code), 1 / len(codes)) for code in codes]
