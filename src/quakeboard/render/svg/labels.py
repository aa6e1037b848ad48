"""The words in a picture that are not names: English here, to be replaced by a translation.

`{n}` and the like stand for what is filled in; a translation may leave any of them out.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Words:
    title: str = "Seismic, turn {turn}"
    summary: str = "{tiles} tiles on the table, {pile} in the pile. If it ended now: {scores}."
    score: str = "{name} {n}"
    town: str = "San Andreas"
    twin_towns: tuple[str, ...] = ("San Andreas West", "San Andreas East")
    face_up: str = "Face up"
    pile: str = "Pile {n}"
    crews: str = "Crews"
    if_ended: str = "If it ended now"
    seat: str = "Seat {n}"
    crew_names: tuple[str, ...] = ("Cone", "Helmet", "Barrier", "Diamond")
    crews_left: str = "{crew} crew, {n} left"
    own_pile: str = "{left}, pile {n}"
    tile: str = "Seismic tile {name}"
    manifest: str = "The tiles of Seismic and how many there are of each"
    manifest_summary: str = "{kinds} kinds, {n} tiles."


ENGLISH = Words()


def fill(sentence: str, **values: object) -> str:
    """The sentence with its gaps filled; what looks like a gap in a value stays as it is."""
    parts = sentence.split("{")
    filled = parts[0]
    for part in parts[1:]:
        name, closed, rest = part.partition("}")
        filled += f"{values[name]}{rest}" if closed and name in values else "{" + part
    return filled
