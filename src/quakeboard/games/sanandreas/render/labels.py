"""The words in a picture of San Andreas that are not names: English here, to be replaced by a translation.

`{n}` and the like stand for what is filled in; a translation may leave any of them out.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Words:
    plan: str = "San Andreas, turn {turn}"
    relief: str = "San Andreas, turn {turn}, seen from the south-west"
    section: str = "San Andreas, turn {turn}, section along {line}"
    summary: str = (
        "{tiles} tiles, {leaning} leaning, {steep} too steep; {cities}; {epicentres}. Points: {scores}."
    )
    cities: str = "cities: {list}"
    city: str = "{name} {n}"
    epicentres: str = "epicentres marked: {n} of 4"
    score: str = "{name} {n}"
    ocean: str = "Pacific Ocean"
    north: str = "N"
    east: str = "E"
    section_title: str = "Section A–A′ along {line}"
    row: str = "row {row}"
    column: str = "column {column}"
    section_note: str = "Heights in tile thicknesses"
    section_ends: tuple[str, str] = ("A", "A′")
    founders: str = "Founders"
    points: str = "Points"
    pawns: str = "Pawns in supply"
    seat: str = "Seat {n}"
    in_hand: str = "in hand: {n}"
    founded: str = "cities: {n}"
    lost: str = "lost coins: {coins}"
    null: str = "null"


ENGLISH = Words()
