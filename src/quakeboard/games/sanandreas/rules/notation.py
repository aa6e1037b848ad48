"""Reading the notation of San Andreas's actions; writing it is `str()` of an action.

Reading is strict: one space between words, whole numbers without signs or leading zeros that `str()` would
not write. So every action has exactly one notation.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from quakeboard.core.errors import NOT_AN_ACTION, BadNotation
from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.rules.actions import (
    First,
    Found,
    Mark,
    Pass,
    Roll,
    SanAndreasAction,
    Shift,
    Swap,
    decode,
)

_NUMBER = r"(0|-?[1-9][0-9]{0,2})"
_SPACE = f"{_NUMBER},{_NUMBER}"


def _space(x: str, y: str) -> Space:
    return int(x), int(y)


_FORMS: tuple[tuple[str, Callable[..., SanAndreasAction]], ...] = (
    (f"found {_SPACE} ([0-5])", lambda x, y, coin: Found(_space(x, y), int(coin))),
    (f"mark {_SPACE} ([SMCA])", lambda x, y, pawn: Mark(_space(x, y), pawn)),
    (r"shift ([SMCA])", Shift),
    (r"roll ([0-5]) ([0-5]) ([0-5]) ([0-5])", lambda s, m, c, a: Roll((int(s), int(m), int(c), int(a)))),
    (r"swap ([0-5])", lambda coin: Swap(int(coin))),
    (r"pass", Pass),
    (r"first ([0-3])", lambda seat: First(int(seat))),
)
_PATTERNS = tuple((re.compile(pattern, re.ASCII), make) for pattern, make in _FORMS)


def read(text: str) -> SanAndreasAction:
    """The action that `text` means; raises `BadNotation` if it means none."""
    for pattern, make in _PATTERNS:
        found = pattern.fullmatch(text)
        if found:
            return make(*found.groups())
    raise BadNotation(NOT_AN_ACTION, text=text[:60])


@cache
def text(code: int) -> str:
    """The notation of the action with this number in the kernel."""
    return str(decode(code))
