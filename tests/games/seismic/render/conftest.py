"""Boards written as text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from quakeboard.core.hexgrid import EDGES, ray
from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.games.seismic.rules.options import Options
from quakeboard.games.seismic.rules.pieces import TILES, TOWN_TILE, turned_exits, turned_links
from quakeboard.games.seismic.rules.view import Crew, LaidTile, SeismicView

KINDS = {tile.name: tile for tile in (*TILES, TOWN_TILE)}
LINE = re.compile(
    r"(?P<q>-?\d+),(?P<r>-?\d+) (?P<tile>\S+) r(?P<turn>\d)(?: crew (?P<on>\d+) seat (?P<by>\d))?"
)


def laid_tile(line: str) -> LaidTile:
    """`-1,2 02 r4 crew 04 seat 0`: a loose curve, as laid, with a crew."""
    found = LINE.fullmatch(line.strip())
    assert found, line
    tile, turn = KINDS[found["tile"]], int(found["turn"])
    return LaidTile(
        at=(int(found["q"]), int(found["r"])),
        tile=tile.name,
        kind=tile.kind,
        rotation=turn,
        links=turned_links(tile.links, turn),
        exits=turned_exits(tile.exits, turn),
        value=tile.value,
        crew=Crew(found["on"], int(found["by"])) if found["on"] else None,
    )


def lay(text: str = "", *, seats: int = 4, options: Options | None = None, **changes: object) -> SeismicView:
    """A view of a table with the towns and these tiles, one a line."""
    start: SeismicView = Seismic(options or Options()).start(seats).view(None)
    tiles = [laid_tile(line) for line in text.strip().splitlines()]
    board = tuple(sorted((*start.board, *tiles), key=lambda tile: tile.at))
    taken = {tile.at for tile in board}
    sides = tuple(
        tuple(sum(cell in taken for cell in ray(town, edge, start.columns + start.rows)) for edge in EDGES)
        for town in start.towns
    )
    return replace(start, board=board, sides=sides, **changes)  # type: ignore[arg-type]


@pytest.fixture(scope="session", name="lay")
def lay_fixture() -> Callable[..., SeismicView]:
    return lay


@pytest.fixture(scope="session", name="laid_tile")
def laid_tile_fixture() -> Callable[[str], LaidTile]:
    return laid_tile


@pytest.fixture(scope="session")
def turn_49() -> SeismicView:
    """Turn 49 of a game of four: 40 tiles, three longest sides, a gap where a quake was."""
    text = Path(__file__).with_name("turn_49.txt").read_text("utf-8")
    return lay(
        text,
        turn=1,
        turn_number=49,
        phase="lay",
        face_up=("02-13", "+4:0134", "03"),
        pile=18,
        crews_left=(12, 18, 15, 16),
        scores=(37, 33, 47, 18),
    )


@pytest.fixture
def all_highways() -> Iterator[LaidTile]:
    """Every highway tile in every rotation."""
    return (
        laid_tile(f"3,3 {tile.name} r{turn}") for tile in TILES if tile.kind == "highway" for turn in EDGES
    )
