"""Parses `--seats you,greedy,random` and the names of the people."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from quakeboard.core.errors import BadOptions, Reason
from quakeboard.play.record import Seat

YOU = "you"

NO_SEATS = Reason("no-seats", "seats", "Say who plays, for example --seats you,greedy,random.")
TOO_MANY_NAMES = Reason(
    "too-many-names",
    "seats",
    "--name is for seats that are “you”: of those there are {people}, not {names}.",
)
BAD_NAME = Reason("bad-name", "seats", "A name has 1 to 40 characters that can be printed, not “{name}”.")


def parse_seats(text: str, names: Sequence[str], default_name: str) -> list[Seat]:
    """The seats that the arguments describe; people without a name get the default name.

    Raises `BadOptions`. Whether the bots exist is not checked here.
    """
    words = [word.strip() for word in text.split(",") if word.strip()]
    if not words:
        raise BadOptions(NO_SEATS)
    people = sum(word.lower() == YOU for word in words)
    if len(names) > people:
        raise BadOptions(TOO_MANY_NAMES, names=len(names), people=people)
    given = iter([_checked(name) for name in names])
    numbers = count(1)
    seats: list[Seat] = []
    for word in words:
        if word.lower() != YOU:
            seats.append(Seat(_unique(word.capitalize(), seats), word))
            continue
        number = next(numbers)
        unnamed = default_name if people == 1 else f"{default_name} {number}"
        seats.append(Seat(_unique(next(given, unnamed), seats)))
    return seats


def human_seats(seats: Sequence[Seat]) -> list[int]:
    """The numbers of the seats that people play."""
    return [number for number, seat in enumerate(seats) if seat.bot is None]


def _unique(name: str, seats: Sequence[Seat]) -> str:
    """The name, with a number if it is taken."""
    taken = {seat.name for seat in seats}
    candidates = (name if number == 1 else f"{name} {number}" for number in count(1))
    return next(candidate for candidate in candidates if candidate not in taken)


def _checked(name: str) -> str:
    tidy = " ".join(name.split())
    if not tidy or len(tidy) > 40 or not tidy.isprintable():
        raise BadOptions(BAD_NAME, name="".join(filter(str.isprintable, name[:40])))
    return tidy
