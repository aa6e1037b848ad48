"""The options of a San Andreas table: who begins, lakes, lost coins. There are no variants."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from quakeboard.core.errors import BadOptions
from quakeboard.core.game import JSON
from quakeboard.core.spec import Choices, Option
from quakeboard.games.sanandreas.rules import refusals
from quakeboard.games.sanandreas.rules.pieces import CLOSED, OPEN
from quakeboard.games.sanandreas.spec import SPEC

SEATS = SPEC.seats
LOST = (OPEN, CLOSED)
CHOICES = Choices(
    options=(
        Option("first", "seat"),
        Option("lakes", "flag", default=False),
        Option("lost", "choice", default=OPEN, choices=LOST),
    )
)


@dataclass(frozen=True)
class Options:
    first: int | None = None
    """The seat that begins; None lets chance decide (ruling A15)."""
    lakes: bool = False
    """Whether ocean that is cut off from the open sea is no coast (ruling A3)."""
    lost: str = OPEN
    """Whether all see a coin that is destroyed before it was scored: `open` or `closed` (ruling A14)."""

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players that cannot play with these options."""
        if seats not in SEATS:
            raise BadOptions(refusals.BAD_SEATS, seats=seats)
        if self.first is not None and not 0 <= self.first < seats:
            raise BadOptions(refusals.BAD_FIRST, first=self.first, last=seats - 1)

    def to_json(self) -> dict[str, JSON]:
        """The options as a record keeps them: those of a table without lakes and closed coins as ever."""
        found: dict[str, JSON] = {"first": self.first}
        if self.lakes:
            found["lakes"] = True
        if self.lost != OPEN:
            found["lost"] = self.lost
        return found


def options_from_json(given: Mapping[str, JSON]) -> Options:
    """Options from a record, a form or the command line; what is missing has its default."""
    for name, value in given.items():
        if name == "variants" and value in (None, [], ()):
            continue  # a form that asks for variants of every game may say that there are none
        if name == "variants":
            raise BadOptions(refusals.NO_VARIANTS)
        if name not in Options.__dataclass_fields__:
            raise BadOptions(refusals.UNKNOWN_OPTION, name=name)
    first = given.get("first")
    if first is not None and (isinstance(first, bool) or not isinstance(first, int)):
        raise BadOptions(refusals.NOT_A_SEAT, value=first)
    lakes, lost = given.get("lakes"), given.get("lost")
    if lakes is not None and not isinstance(lakes, bool):
        raise BadOptions(refusals.BAD_LAKES, value=lakes)
    if lost is not None and lost not in LOST:
        raise BadOptions(refusals.BAD_LOST, value=lost)
    return Options(first, lakes or False, OPEN if lost is None else str(lost))
