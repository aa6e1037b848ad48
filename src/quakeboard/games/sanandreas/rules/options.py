"""The options of a San Andreas table: nothing but who begins. There are no variants."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from quakeboard.core.errors import BadOptions
from quakeboard.core.game import JSON
from quakeboard.core.spec import Choices, Option
from quakeboard.games.sanandreas.rules import refusals
from quakeboard.games.sanandreas.spec import SPEC

SEATS = SPEC.seats
CHOICES = Choices(options=(Option("first", "seat"),))


@dataclass(frozen=True)
class Options:
    first: int | None = None
    """The seat that begins; None lets chance decide (ruling A15)."""

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players that cannot play with these options."""
        if seats not in SEATS:
            raise BadOptions(refusals.BAD_SEATS, seats=seats)
        if self.first is not None and not 0 <= self.first < seats:
            raise BadOptions(refusals.BAD_FIRST, first=self.first, last=seats - 1)

    def to_json(self) -> dict[str, JSON]:
        """The options as a record keeps them."""
        return {"first": self.first}


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
    return Options(first=first)
