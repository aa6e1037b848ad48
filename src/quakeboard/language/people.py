"""The people at a table, as a sentence speaks of them: by name, or as “you” to the one who reads.

Sentences about people have two parameters. `$name` is a name or a list of names. `$who` chooses the form:
`you` (the reader alone), `one` (another person), `with-you` (several, the reader among them) or `many`.
"""

from __future__ import annotations

from collections.abc import Sequence

from quakeboard.language import lists
from quakeboard.language.language import Language

LONGEST_NAME = 40


class People:
    """The names of the seats, one of which may belong to the reader."""

    def __init__(self, language: Language, names: Sequence[str], you: int | None = None) -> None:
        self.language = language
        self.you = you
        self.names = [_tidy(name) for name in names]

    def name(self, seat: int) -> str:
        """What a seat is called; a seat without a name by its number, counted from 1."""
        if seat == self.you:
            return self.language.sentence("you")
        given = self.names[seat] if seat < len(self.names) else ""
        return given or self.language.sentence("seat", number=seat + 1)

    def who(self, *seats: int) -> dict[str, str]:
        """The parameters of a sentence about these seats; the reader is named last."""
        others = [self.name(seat) for seat in seats if seat != self.you]
        reads = self.you in seats
        if not others:
            return {"who": "you", "name": self.language.sentence("you")}
        if reads:
            names = lists.with_and(self.language, [*others, self.language.sentence("you")])
            return {"who": "with-you", "name": names}
        if len(others) == 1:
            return {"who": "one", "name": others[0]}
        return {"who": "many", "name": lists.with_and(self.language, others)}

    def with_numbers(self, numbers: Sequence[tuple[int, int]]) -> str:
        """Seats with a number each: “Jun 31, Mara 27”."""
        items = [
            self.language.sentence("name-number", name=self.name(seat), number=number)
            for seat, number in numbers
        ]
        return lists.with_commas(self.language, items)


def _tidy(name: str) -> str:
    """A name in one line, without signs that would steer a terminal or turn the writing around."""
    visible = "".join(sign for sign in " ".join(name.split()) if sign.isprintable())
    return visible if len(visible) <= LONGEST_NAME else visible[: LONGEST_NAME - 1] + "…"
