"""Reading the notation of Seismic's actions; writing it is `str()` of an action.

Reading is strict: one space between words, whole numbers without signs or leading zeros that `str()` would
not write. So every action has exactly one notation.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache

from quakeboard.core.errors import NOT_AN_ACTION, BadNotation
from quakeboard.core.hexgrid import Cell
from quakeboard.games.seismic.rules.actions import (
    TURN,
    ChooseSide,
    ChooseTown,
    Draw,
    First,
    Lay,
    Pass,
    SeismicAction,
    SendCrew,
    Turn,
    decode,
)
from quakeboard.games.seismic.rules.table import Table

_NUMBER = r"(0|-?[1-9][0-9]{0,2})"
_CELL = f"{_NUMBER},{_NUMBER}"
_TILE = r"([0-5]{2}(?:-[0-5]{2}){0,2}|\+[1-6]:[0-5]{1,6}|Q[1-6])"


def _cell(q: str, r: str) -> Cell:
    return int(q), int(r)


_FORMS: tuple[tuple[str, Callable[..., SeismicAction]], ...] = (
    (f"lay {_TILE} {_CELL} r([0-5])", lambda tile, q, r, k: Lay(tile, _cell(q, r), int(k))),
    (r"crew ([0-5]{1,2})", SendCrew),
    (r"pass", Pass),
    (f"draw {_TILE}", Draw),
    (r"side (NE|E|SE|SW|W|NW)", ChooseSide),
    (f"turn {_CELL} \\+([1-5])", lambda q, r, k: Turn(_cell(q, r), int(k))),
    (f"town {_CELL}", lambda q, r: ChooseTown(_cell(q, r))),
    (r"first ([0-3])", lambda seat: First(int(seat))),
)
_PATTERNS = tuple((re.compile(pattern, re.ASCII), make) for pattern, make in _FORMS)


@lru_cache(maxsize=2**14)
def read(text: str) -> SeismicAction:
    """The action that `text` means; raises `BadNotation` if it means none."""
    for pattern, make in _PATTERNS:
        found = pattern.fullmatch(text)
        if found:
            return make(*found.groups())
    raise BadNotation(NOT_AN_ACTION, text=text[:60])


class NotationCache(dict[int, str]):
    """The notation of lays and turns at tables of one size, by the kernel's numbers for them.

    They are cached because a list has hundreds, mostly the same ones each time.
    """

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table

    def __missing__(self, code: int) -> str:
        text = str(decode(self.table, code, {}))
        if len(self) < _CACHE_SIZE:
            self[code] = text
        return text


_CACHE_SIZE = 2**16


@lru_cache(maxsize=64)
def notation_cache(table: Table) -> NotationCache:
    return NotationCache(table)


def texts(table: Table, codes: Sequence[int], fragments: dict[int, str]) -> list[str]:
    """The notation of the actions with these numbers in the kernel."""
    known = notation_cache(table)
    if min(codes, default=0) >= TURN:
        return [*map(known.__getitem__, codes)]
    return [known[code] if code >= TURN else str(decode(table, code, fragments)) for code in codes]
