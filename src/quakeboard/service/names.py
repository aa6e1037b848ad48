"""Names of people at a table: which are refused, and which look alike.

Two names are alike if they have the same letters and digits, or letters and digits that look the same,
whatever their case, accents, spaces and punctuation. Which characters look the same is a short list (that of
UTS 39 has thousands): Cyrillic and Greek letters with a Latin twin, Latin letters with strokes or in small
capitals, “I”, “l” and “1”, “O” and “0”, “rn” and “m”, “vv” and “w”.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from quakeboard.core.errors import BadOptions, Reason
from quakeboard.service.errors import NAME_TAKEN, Refused

MAX_NAME_LENGTH = 40

BAD_NAME = Reason("seat-name", "tables", "A name has 1 to {longest} characters that can be printed.")
BLANK_NAME = Reason("blank-name", "tables", "A name needs characters that can be seen, and no blank ones.")

_BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00016fe4\U0001d159")
"""Characters that count as printable and show nothing: fillers, joiners, the empty Braille cell."""
_VARIATION_SELECTORS = re.compile("[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
_ACCENT_CLASS = 200
"""The least combining class of marks above, below and across a letter; vowel signs and the like are less."""

_CAPITALS = str.maketrans(
    "АВЕЅІЈКМНОРСТУХԌԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧ",  # Cyrillic, then Greek
    "ABESIJKMHOPCTYXGQWABEZHIKMNOPTYX",
)
_SMALL = str.maketrans(
    "аеѕіјорсухѵӏԁһԛԝкгвмнтαικηνορτυχγω01|",  # Cyrillic, Greek, then digits
    "aesijopcyxvldhqwkrbmhtaiknvoptuxywoll",
)
_LATIN = re.compile(r"LATIN (?:SMALL |CAPITAL )?LETTER (?:SMALL CAPITAL |DOTLESS )?([A-Z])(?: WITH .*)?")


def check_name(name: str) -> str:
    """The name with single spaces and none around it; raises `BadOptions`."""
    found = " ".join(name.split())
    if not 0 < len(found) <= MAX_NAME_LENGTH or not found.isprintable():
        raise BadOptions(BAD_NAME, longest=MAX_NAME_LENGTH)
    if not _BLANKS.isdisjoint(found) or not any(unicodedata.category(mark)[0] in "LNPS" for mark in found):
        raise BadOptions(BLANK_NAME)
    return found


def check_distinct(name: str, others: Iterable[str | None]) -> None:
    """Refuse a name that looks like one of the others."""
    for other in others:
        if other is not None and alike(name, other):
            raise Refused(NAME_TAKEN, name=other)


def alike(one: str, other: str) -> bool:
    """Whether two names could be taken for each other."""
    return not _shapes(one).isdisjoint(_shapes(other))


@lru_cache(maxsize=1024)
def _shapes(name: str) -> frozenset[str]:
    """What a name has in common with those that are like it: its letters, and how they look."""
    plain = _VARIATION_SELECTORS.sub("", unicodedata.normalize("NFKD", name))
    plain = "".join(mark for mark in plain if unicodedata.combining(mark) < _ACCENT_CLASS)
    look = "".join(map(_latin, plain.translate(_CAPITALS).casefold().translate(_SMALL)))
    look = look.replace("i", "l").replace("rn", "m").replace("vv", "w")
    return frozenset((_without_punctuation(plain.casefold()), _without_punctuation(look)))


def _latin(mark: str) -> str:
    """The basic letter of a Latin one that has no decomposition, such as “ø”, “ł” or a small capital."""
    if mark.isascii():
        return mark
    found = _LATIN.fullmatch(unicodedata.name(mark, ""))
    return mark if found is None else found[1].lower()


def _without_punctuation(text: str) -> str:
    """The letters, digits, marks and pictures of a text; all of it if it has none."""
    return (
        "".join(mark for mark in text if unicodedata.category(mark)[0] in "LNM" or _is_picture(mark)) or text
    )


def _is_picture(mark: str) -> bool:
    return unicodedata.category(mark) == "So"
