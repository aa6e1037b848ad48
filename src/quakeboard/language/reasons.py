"""The reasons for an advised action, in sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quakeboard.language import lists
from quakeboard.language.people import People

Reasons = Sequence[tuple[str, Mapping[str, int | str]]]
"""Keys of sentences, each with its parameters; `seat` is the number of a seat."""


def why(people: People, reasons: Reasons) -> str:
    """The reasons, one after the other; one without a sentence in this language is left out."""
    known = [(key, params) for key, params in reasons if people.language.has(key)]
    return lists.sentences(people.language, [_sentence(people, key, params) for key, params in known])


def _sentence(people: People, key: str, params: Mapping[str, int | str]) -> str:
    seat = params.get("seat")
    who = people.who(seat) if isinstance(seat, int) else {}
    return people.language.sentence(key, **{**params, **who})
