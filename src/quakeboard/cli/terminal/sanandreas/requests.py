"""The requests of San Andreas, besides those of every game."""

from __future__ import annotations

from dataclasses import dataclass

from quakeboard.cli.terminal.requests import Request
from quakeboard.core.squaregrid import Space

FOUND, MARK, SHIFT, SWAP = "found", "mark", "shift", "swap"


@dataclass(frozen=True)
class PartialAction(Request):
    """As much of an action as was typed."""

    verb: str | None = None
    at: Space | None = None
    coin: int | None = None
    pawn: str | None = None
