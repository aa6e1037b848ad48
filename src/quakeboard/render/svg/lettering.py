"""The two faces of the house, Overpass and Overpass Mono, as parts small enough to travel in a picture.

Each cut comes in parts (figures, ASCII, the rest of Latin). A picture carries only the parts whose
characters it shows; whatever they lack, the reader's system supplies.
"""

from __future__ import annotations

import unicodedata
from base64 import b64encode
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

SANS = "Overpass,Highway Gothic,Segoe UI,system-ui,sans-serif"
MONO = "Overpass Mono,ui-monospace,SFMono-Regular,Menlo,Consolas,monospace"


@dataclass(frozen=True, slots=True)
class Cut:
    """A face in one weight."""

    family: str
    weight: int


TEXT = Cut(SANS, 400)
BOLD = Cut(SANS, 700)
HEAVY = Cut(SANS, 800)
MONO_MEDIUM = Cut(MONO, 500)
MONO_BOLD = Cut(MONO, 700)

_FIGURES = "+-.,:×0123456789"
_ASCII = "".join(map(chr, range(0x20, 0x7F)))
_ASCII_RANGE = "U+20-7E"
_LATIN_RANGE = "U+A1-FF,U+131,U+152-153,U+2013-2014,U+2018-201E,U+2026,U+2032-2033"


def _in_latin(character: str) -> bool:
    return "\xa1" <= character <= "\xff" or character in "ıŒœ–—‘’“”„…′″"


@dataclass(frozen=True, slots=True)
class Part:
    """A font file: which characters of which cut it draws."""

    cut: Cut
    file: str
    range: str
    characters: str | None = None
    """None: what `_in_latin` says."""

    def draws(self, character: str) -> bool:
        return _in_latin(character) if self.characters is None else character in self.characters


def _range(characters: str) -> str:
    return ",".join(f"U+{ord(character):X}" for character in sorted(characters))


def _parts() -> list[Part]:
    letters = "".join(character for character in _ASCII if character not in _FIGURES)
    return [
        Part(TEXT, "overpass-400-ascii", _ASCII_RANGE, _ASCII),
        Part(TEXT, "overpass-400-latin", _LATIN_RANGE),
        Part(BOLD, "overpass-700-ascii", _ASCII_RANGE, _ASCII),
        Part(BOLD, "overpass-700-latin", _LATIN_RANGE),
        Part(HEAVY, "overpass-800-figures", _range(_FIGURES + "M"), _FIGURES + "M"),
        Part(MONO_MEDIUM, "overpass-mono-500-figures", _range(_FIGURES + "NESW"), _FIGURES + "NESW"),
        Part(MONO_BOLD, "overpass-mono-700-figures", _range(_FIGURES), _FIGURES),
        Part(MONO_BOLD, "overpass-mono-700-ascii", _range(letters), letters),
        Part(MONO_BOLD, "overpass-mono-700-latin", _LATIN_RANGE),
    ]


PARTS = _parts()


@cache
def _font_face(part: Part) -> str:
    font = files(__package__).joinpath("fonts", part.file + ".woff2").read_bytes()
    family = part.cut.family.split(",")[0]
    return (
        f'@font-face{{font-family:"{family}";font-weight:{part.cut.weight};unicode-range:{part.range};'
        f'src:url(data:font/woff2;base64,{b64encode(font).decode()})format("woff2")}}'
    )


def font_faces(shown: dict[Cut, set[str]]) -> str:
    """The style rules that bring the fonts for the characters shown in each cut."""
    wanted = (part for part in PARTS if any(map(part.draws, shown.get(part.cut, ()))))
    return "".join(map(_font_face, wanted))


# How wide words are, in thousandths of their size: Overpass 700, ASCII from the space on.
_WIDTHS = (
    *(250, 300, 442, 702, 604, 852, 710, 245, 372, 372, 552, 636, 249, 414, 243, 522),
    *(658, 400, 612, 600, 642, 611, 614, 536, 629, 614, 243, 243, 636, 636, 636, 510),
    *(834, 717, 690, 638, 710, 624, 574, 682, 721, 296, 558, 708, 566, 810, 718, 722),
    *(638, 723, 690, 614, 602, 712, 682, 848, 678, 684, 639, 393, 522, 393, 636, 496),
    *(466, 557, 577, 542, 577, 557, 362, 578, 592, 283, 283, 559, 291, 876, 592, 566),
    *(578, 578, 416, 492, 392, 592, 558, 748, 577, 568, 544, 384, 301, 384, 636),
)


def _width(character: str) -> int:
    if " " <= character <= "~":
        return _WIDTHS[ord(character) - 0x20]
    if unicodedata.combining(character):
        return 0
    return 1000 if unicodedata.east_asian_width(character) in "WF" else 640


def width(text: str, size: float, cut: Cut = BOLD) -> float:
    """About how wide the words are; regular weight is a little narrower than this says."""
    if cut.family is MONO:
        return 0.616 * size * len(text)
    return sum(map(_width, text)) * size / 1000


def fit(text: str, size: float, room: float, cut: Cut = BOLD) -> str:
    """The words, cut short with an ellipsis if they would not fit into the room."""
    if width(text, size, cut) <= room:
        return text
    while text and width(text + "…", size, cut) > room:
        text = text[:-1]
    return text.rstrip() + "…"
