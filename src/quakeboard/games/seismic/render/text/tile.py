"""One tile in characters: its roads over and under each other, its shield, its crew."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from quakeboard.games.seismic.render.text.stencils import LARGE, Scale, Spot, Stroke
from quakeboard.games.seismic.rules.pieces import Link

BRIDGE = "═"
CROSS = "╳"

_ASLANT_LOOSE = ((1, 3), (2, 4), (1, 5), (0, 4))
_ASLANT_STRAIGHT = ((0, 3), (2, 5))


@dataclass(frozen=True)
class Glyph:
    """A character of a tile, and the fragment that it belongs to ("" for none: shields)."""

    sign: str
    fragment: str


Picture = dict[Spot, Glyph]


def highway(scale: Scale, links: tuple[Link, ...]) -> Picture:
    """The roads of a highway tile, as laid."""
    picture: Picture = {}
    for link, stroke in _strokes(scale, links).items():
        for spot, sign in stroke.items():
            mark = Glyph(sign, f"{link[0]}{link[1]}")
            picture[spot] = _over(picture[spot], mark) if spot in picture else mark
    return picture


def junction(scale: Scale, exits: Iterable[int], value: int, *, town: bool) -> Picture:
    """The stubs of an intersection or a town, around its shield."""
    picture = {spot: Glyph(sign, str(edge)) for edge in exits for spot, sign in scale.stubs[edge].items()}
    for x, sign in _shield(scale, value, town):
        picture[x, 0] = Glyph(sign, "")
    return picture


def _shield(scale: Scale, value: int, town: bool) -> list[tuple[int, str]]:
    if scale is LARGE:
        text = f"[+{value}]" if town else f"(+{value})"
    else:
        text = "⌂" if town else str(value)
    return [(x - len(text) // 2, sign) for x, sign in enumerate(text)]


def crew_spot(scale: Scale, links: tuple[Link, ...], fragment: str) -> Spot:
    """Where a crew stands: far out on a stub; near the middle of a fragment, off the other roads."""
    edges = {scale.middle_of_edge(int(edge)) for edge in fragment}
    if len(fragment) == 1:
        stub = scale.stubs[int(fragment)]
        return max(set(stub) - edges or stub, key=lambda spot: _far(spot, (0, 0)))
    strokes = _strokes(scale, links)
    own = strokes.pop((int(fragment[0]), int(fragment[1])))
    free = {spot for spot in own if not any(spot in other for other in strokes.values())}
    middle = _middle(own)
    return min(free - edges or free or own, key=lambda spot: (_far(spot, middle), spot))


def _strokes(scale: Scale, links: tuple[Link, ...]) -> dict[Link, Stroke]:
    """The lowest road first: loose curves, then tight ones, then straights."""
    aslant = sum(link in _ASLANT_LOOSE for link in links)
    crowded = aslant + sum(link in _ASLANT_STRAIGHT for link in links) > 1
    strokes = {}
    for link in sorted(links, key=_level):
        aside = scale.aside.get(link) if crowded else None
        strokes[link] = aside or scale.roads[link]
    return strokes


def _level(link: Link) -> tuple[int, int]:
    span = min(link[1] - link[0], 6 - link[1] + link[0])
    return {2: 0, 1: 1, 3: 2}[span], link[0]


def _over(below: Glyph, above: Glyph) -> Glyph:
    """What shows where one road crosses another: a road that runs level is a bridge over the other."""
    for mark in (above, below):
        if mark.sign in ("─", BRIDGE):
            return Glyph(BRIDGE, mark.fragment)
    return Glyph(CROSS, above.fragment) if {below.sign, above.sign} == {"╱", "╲"} else above


def _middle(stroke: Stroke) -> tuple[float, float]:
    return sum(x for x, _ in stroke) / len(stroke), sum(y for _, y in stroke) / len(stroke)


def _far(spot: Spot, middle: tuple[float, float]) -> float:
    # A line is about twice as high as a character is wide.
    return abs(spot[0] - middle[0]) + 2 * abs(spot[1] - middle[1])
