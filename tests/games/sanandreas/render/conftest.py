"""San Andreas positions written as text, one tile, city or pawn a line."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from math import lcm
from pathlib import Path

import pytest

from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.sanandreas.rules.lean import Underside
from quakeboard.games.sanandreas.rules.view import City, Epicentre, LaidTile, SanAndreasView

TILE = re.compile(
    r"(?P<id>\d+) at (?P<x>-?\d+),(?P<y>-?\d+)(?: corners (?P<corners>[-\d/ ]+?))?"
    r"(?: over (?P<over>(?:\d+|land)(?: \d+| land)*))?(?P<under> under land)?"
)
CITY = re.compile(
    r"city (?P<x>-?\d+),(?P<y>-?\d+) tile (?P<tile>\d+) seat (?P<seat>\d)"
    r"(?: coin (?P<coin>\d))?(?P<known> known)?"
)
PAWN = re.compile(r"pawn (?P<pawn>[SMCA]) (?P<x>-?\d+),(?P<y>-?\d+) tile (?P<tile>\d+)")


def laid_tile(found: re.Match[str]) -> LaidTile:
    south_west, south_east, north_west, north_east = heights = [
        Fraction(corner) for corner in (found["corners"] or "0 0 0 0").split()
    ]
    assert south_west + north_east == south_east + north_west, "a tile is a plane"
    unit = lcm(*(height.denominator for height in heights))
    a, b, c, d = (int(height * unit) for height in heights)
    underside = Underside((a, b, c, d), unit)
    east, north = underside.lean
    over = tuple(name if name == "land" else int(name) for name in (found["over"] or "").split())
    return LaidTile(
        id=int(found["id"]),
        at=(int(found["x"]), int(found["y"])),
        over=over,
        under_land=bool(found["under"]),
        underside=underside,
        steep=east**2 + north**2 > 1,
        coastal=False,
        showing=(),
        coasts=(),
    )


def lay(text: str, *, seat: int | None = 0, **changes: object) -> SanAndreasView:
    """What a seat sees of a table with these tiles and pieces, and nothing else on it."""
    tiles, cities, pawns = [], [], []
    for line in filter(None, map(str.strip, text.splitlines())):
        if found := TILE.fullmatch(line):
            tiles.append(laid_tile(found))
        elif found := CITY.fullmatch(line):
            owner, known = int(found["seat"]), bool(found["known"])
            coin = int(found["coin"]) if found["coin"] and (known or owner == seat) else None
            cities.append(City(int(found["tile"]), (int(found["x"]), int(found["y"])), owner, coin, known))
        else:
            found = PAWN.fullmatch(line)
            assert found, line
            pawns.append(Epicentre(found["pawn"], int(found["tile"]), (int(found["x"]), int(found["y"]))))
    start: SanAndreasView = SanAndreas().start(4).view(seat)
    return replace(
        start,
        tiles=tuple(tiles),
        cities=tuple(cities),
        epicentres=tuple(pawns),
        pawns=tuple(pawn for pawn in "SMCA" if pawn not in {mark.pawn for mark in pawns}),
        **changes,  # type: ignore[arg-type]
    )


@pytest.fixture(scope="session", name="lay")
def lay_fixture() -> Callable[..., SanAndreasView]:
    return lay


@pytest.fixture(scope="session")
def start() -> SanAndreasView:
    """The table before the first turn: 23 flat tiles."""
    return SanAndreas().start(4).view(0)


@pytest.fixture(scope="session")
def turn_37() -> SanAndreasView:
    """Turn 37 of a game of four, as seat 0 sees it: seven leaning tiles, two that have slid under land."""
    return lay(
        Path(__file__).with_name("turn_37.txt").read_text("utf-8"),
        turn=0,
        turn_number=37,
        phase="turn",
        hands=((1, 4), None, None, None),
        hand_sizes=(2, 1, 1, 0),
        destroyed=((0,), (0, 1, 2), (2, 4), (2, 5)),
        scores=(32, 19, 8, 17),
    )
