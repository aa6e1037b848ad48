"""Who sits where: `you,greedy,random` and the people's names."""

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


def seats_from(text: str, names: Sequence[str], nobody: str) -> list[Seat]:
    """The seats that the arguments describe; `nobody` is what a person without a name is called.

    Raises `BadOptions`; whether there is a bot of that name, the registry of the bots says.
    """
    wishes = [wish.strip() for wish in text.split(",") if wish.strip()]
    if not wishes:
        raise BadOptions(NO_SEATS)
    people = sum(wish.lower() == YOU for wish in wishes)
    if len(names) > people:
        raise BadOptions(TOO_MANY_NAMES, names=len(names), people=people)
    given = iter([_checked(name) for name in names])
    numbers = count(1)
    seats: list[Seat] = []
    for wish in wishes:
        if wish.lower() != YOU:
            seats.append(Seat(_unique(wish.capitalize(), seats), wish))
            continue
        number = next(numbers)
        unnamed = nobody if people == 1 else f"{nobody} {number}"
        seats.append(Seat(_unique(next(given, unnamed), seats)))
    return seats


def people_in(seats: Sequence[Seat]) -> list[int]:
    """The seats that people play."""
    return [number for number, seat in enumerate(seats) if seat.bot is None]


def _unique(name: str, seats: Sequence[Seat]) -> str:
    """The name, with a number if somebody has it already."""
    taken = {seat.name for seat in seats}
    forms = (name if number == 1 else f"{name} {number}" for number in count(1))
    return next(form for form in forms if form not in taken)


def _checked(name: str) -> str:
    tidy = " ".join(name.split())
    if not tidy or len(tidy) > 40 or not tidy.isprintable():
        raise BadOptions(BAD_NAME, name="".join(sign for sign in name[:40] if sign.isprintable()))
    return tidy
