"""What a person can ask for in San Andreas, besides the requests of every game."""

from __future__ import annotations

from dataclasses import dataclass

from quakeboard.cli.terminal.requests import Request
from quakeboard.core.squaregrid import Space

FOUND, MARK, SHIFT, SWAP = "found", "mark", "shift", "swap"


@dataclass(frozen=True)
class Wish(Request):
    """As much of an action as was said."""

    verb: str | None = None
    at: Space | None = None
    coin: int | None = None
    pawn: str | None = None
