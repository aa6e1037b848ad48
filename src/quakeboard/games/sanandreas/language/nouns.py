"""The nouns of San Andreas in words: spaces, pawns, dice, tiles, leans and the way to the coast.

A lean is written in every language as the figure that the board shows: `.7`, `1`, `1.4`.
"""

from __future__ import annotations

from collections.abc import Sequence

from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.rules.events import TileSettled
from quakeboard.games.sanandreas.rules.lean import figure
from quakeboard.games.sanandreas.rules.pieces import LAND_NAME, PUSHES
from quakeboard.games.sanandreas.rules.scoring import CoastLine
from quakeboard.language import lists
from quakeboard.language.language import Language


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


def settled(language: Language, event: TileSettled) -> str:
    """How a tile lies now, as what it does: “now leans by .7”."""
    told = language.sentence(event.key, how=_how(event), figure=figure(event.after.lean))
    if event.steep and event.leans_otherwise:
        return language.sentence("san-andreas-too-steep", leans=told)
    return told


def _how(event: TileSettled) -> str:
    after = figure(event.after.lean)
    if not event.leans_otherwise:
        return "higher" if sum(event.after.heights) > sum(event.before.heights) else "lower"
    if after == "0":
        return "flat"
    return "another-way" if figure(event.before.lean) == after else "leans"


def inland(language: Language, coast: CoastLine | None) -> str:
    """How far a city is from the coast: “two spaces inland”."""
    if coast is None:
        return language.sentence("san-andreas-no-coast")
    return language.sentence("san-andreas-inland", spaces=coast.between)
