"""The nouns of San Andreas in words: pawns, dice, leans and the way to the coast.

A lean is written in every language as the figure that the board shows: `.7`, `1`, `1.4`.
"""

from __future__ import annotations

from collections.abc import Sequence

from quakeboard.games.sanandreas.rules.events import TileSettled
from quakeboard.games.sanandreas.rules.lean import figure
from quakeboard.games.sanandreas.rules.pieces import PAWNS, PUSHES
from quakeboard.games.sanandreas.rules.scoring import CoastLine
from quakeboard.language import lists
from quakeboard.language.language import Language


def pawn(language: Language, suit: str) -> str:
    return language.sentence("san-andreas-pawn", pawn=suit)


def die(language: Language, suit: str, face: int) -> str:
    """A die with what it asks: “Sun, 4: south, slips under”; it must not show null."""
    push = PUSHES[face]
    if push is None:
        raise ValueError("a die that shows null asks nothing")
    asks = language.sentence(
        "san-andreas-push", direction=push.direction, force="lift" if push.lift else "dip"
    )
    return language.sentence("san-andreas-die", pawn=suit, face=face, push=asks)


def roll(language: Language, dice: Sequence[int]) -> str:
    """What the dice of all pawns show: “Sun 2, Moon null, Crown 5, Arms 1”."""
    rolled = zip(PAWNS, dice, strict=True)
    shown = [language.sentence("san-andreas-rolled", pawn=pawn, face=face) for pawn, face in rolled]
    return lists.with_commas(language, shown)


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
