"""The fonts of the pictures, Overpass and Overpass Mono, in files small enough to embed, and text widths.

Each font comes in several files (figures, ASCII, the rest of Latin). A picture embeds only those whose
characters it shows; for all others the reader's system chooses a font.
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
class Font:
    """A typeface in one weight."""

    family: str
    weight: int


TEXT = Font(SANS, 400)
BOLD = Font(SANS, 700)
HEAVY = Font(SANS, 800)
MONO_MEDIUM = Font(MONO, 500)
MONO_BOLD = Font(MONO, 700)

_FIGURES = "+-.,:×0123456789"
_ASCII = "".join(map(chr, range(0x20, 0x7F)))
_ASCII_RANGE = "U+20-7E"
_LATIN_RANGE = "U+A1-FF,U+131,U+152-153,U+2013-2014,U+2018-201E,U+2026,U+2032-2033"


def _in_latin(character: str) -> bool:
    return "\xa1" <= character <= "\xff" or character in "ıŒœ–—‘’“”„…′″"


@dataclass(frozen=True, slots=True)
class FontFile:
    """A font file, with the characters that it holds."""

    font: Font
    name: str
    range: str
    characters: str | None = None
    """The characters of the file; None means those of `_in_latin`."""

    def draws(self, character: str) -> bool:
        return _in_latin(character) if self.characters is None else character in self.characters


def _range(characters: str) -> str:
    return ",".join(f"U+{ord(character):X}" for character in sorted(characters))


def _font_files() -> list[FontFile]:
    letters = "".join(character for character in _ASCII if character not in _FIGURES)
    return [
        FontFile(TEXT, "overpass-400-ascii", _ASCII_RANGE, _ASCII),
        FontFile(TEXT, "overpass-400-latin", _LATIN_RANGE),
        FontFile(BOLD, "overpass-700-ascii", _ASCII_RANGE, _ASCII),
        FontFile(BOLD, "overpass-700-latin", _LATIN_RANGE),
        FontFile(HEAVY, "overpass-800-figures", _range(_FIGURES + "M"), _FIGURES + "M"),
        FontFile(MONO_MEDIUM, "overpass-mono-500-figures", _range(_FIGURES + "NESW"), _FIGURES + "NESW"),
        FontFile(MONO_BOLD, "overpass-mono-700-figures", _range(_FIGURES), _FIGURES),
        FontFile(MONO_BOLD, "overpass-mono-700-ascii", _range(letters), letters),
        FontFile(MONO_BOLD, "overpass-mono-700-latin", _LATIN_RANGE),
    ]


FONT_FILES = _font_files()


@cache
def _font_face(file: FontFile) -> str:
    font = files(__package__).joinpath("fonts", file.name + ".woff2").read_bytes()
    family = file.font.family.split(",")[0]
    return (
        f'@font-face{{font-family:"{family}";font-weight:{file.font.weight};unicode-range:{file.range};'
        f'src:url(data:font/woff2;base64,{b64encode(font).decode()})format("woff2")}}'
    )


def font_faces(shown: dict[Font, set[str]]) -> str:
    """The style rules with the font files for the characters that are shown in each font."""
    wanted = (file for file in FONT_FILES if any(map(file.draws, shown.get(file.font, ()))))
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


def width(text: str, size: float, font: Font = BOLD) -> float:
    """About how wide the words are; regular weight is a little narrower than this says."""
    if font.family is MONO:
        return 0.616 * size * len(text)
    return sum(map(_width, text)) * size / 1000


def truncate(text: str, size: float, room: float, font: Font = BOLD) -> str:
    """The words, cut short with an ellipsis if they are wider than the room."""
    if width(text, size, font) <= room:
        return text
    while text and width(text + "…", size, font) > room:
        text = text[:-1]
    return text.rstrip() + "…"
