"""The nouns of San Andreas in words: spaces, pawns, dice, tiles, leans and the way to the coast.

A lean is written in every language as the figure that the board shows: `.7`, `1`, `1.4`.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import sqrt

from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.rules.events import TileSettled
from quakeboard.games.sanandreas.rules.pieces import LAND_NAME, PUSHES
from quakeboard.games.sanandreas.rules.scoring import CoastLine
from quakeboard.language import lists
from quakeboard.language.language import Language

_MOST_FIGURES = 9


def space(at: Space) -> str:
    """A space by its coordinates, as the notation has them."""
    return f"{at[0]},{at[1]}"


def pawn(language: Language, suit: str) -> str:
    return language.sentence("san-andreas-pawn", pawn=suit)


def die(language: Language, suit: str, face: int) -> str:
    """A die with what it asks: “Sun 2 (north, dip)”; it must not show null."""
    push = PUSHES[face]
    if push is None:
        raise ValueError("a die that shows null asks nothing")
    asks = language.sentence(
        "san-andreas-push", direction=push.direction, force="lift" if push.lift else "dip"
    )
    return language.sentence("san-andreas-die", pawn=suit, face=face, push=asks)


def numbers(language: Language, tiles: Sequence[int]) -> str:
    """The numbers of tiles: “4, 5 and 7”."""
    return lists.with_and(language, [str(tile) for tile in tiles])


def things(language: Language, names: Sequence[int | str]) -> str:
    """What a tile meets, as an object: “tiles 4 and 7 and the land”."""
    tiles = [name for name in names if isinstance(name, int)]
    parts = []
    if tiles:
        parts.append(language.sentence("san-andreas-tiles", count=len(tiles), tiles=numbers(language, tiles)))
    if LAND_NAME in names:
        parts.append(language.sentence("san-andreas-land"))
    return lists.with_and(language, parts)


def figure(lean: tuple[str, str]) -> str:
    """A lean in as few digits as possible: never 0 or 1 for what is not exactly that."""
    east, north = (Fraction(part) for part in lean)
    square = east * east + north * north
    if square in (0, 1):
        return str(square)
    length = sqrt(square)
    texts = (f"{length:.{places}f}" for places in range(1, _MOST_FIGURES + 1))
    text = next((text for text in texts if float(text) not in (0, 1)), f"{length:.{_MOST_FIGURES}f}")
    return text.rstrip("0").rstrip(".").removeprefix("0")


def settled(language: Language, event: TileSettled) -> str:
    """How a tile lies now, as what it does: “now leans by .7”."""
    told = language.sentence(event.key, how=_how(event), figure=figure(event.lean_after))
    if event.steep and event.leans_otherwise:
        return language.sentence("san-andreas-too-steep", leans=told)
    return told


def _how(event: TileSettled) -> str:
    after = figure(event.lean_after)
    if not event.leans_otherwise:
        return "higher" if _height(event.after) > _height(event.before) else "lower"
    if after == "0":
        return "flat"
    return "another-way" if figure(event.lean_before) == after else "leans"


def _height(corners: Sequence[str]) -> Fraction:
    return sum((Fraction(corner) for corner in corners), Fraction(0))


def inland(language: Language, coast: CoastLine | None) -> str:
    """How far a city is from the coast: “two spaces inland”."""
    if coast is None:
        return language.sentence("san-andreas-no-coast")
    return language.sentence("san-andreas-inland", spaces=coast.between)
