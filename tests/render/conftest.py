"""Boards written as text, and drawings read back."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from quakeboard.rules.hexgrid import EDGES, ray
from quakeboard.rules.seismic.game import Seismic
from quakeboard.rules.seismic.options import Options
from quakeboard.rules.seismic.pieces import TILES, TOWN_TILE, turned_exits, turned_links
from quakeboard.rules.seismic.view import Crew, LaidTile, SeismicView

SVG = "{http://www.w3.org/2000/svg}"
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


class Drawing:
    """An SVG, parsed; parsing fails if it is not well-formed."""

    def __init__(self, svg: str) -> None:
        self.svg = svg
        self.root = ET.fromstring(svg)

    def layer(self, name: str) -> list[ET.Element]:
        """The elements of a layer of the map; none if the layer is empty."""
        found = self.root.find(f".//*[@data-layer='{name}']")
        return [] if found is None else list(found)

    def layers(self) -> list[str]:
        return [name for element in self.root.iter() if (name := element.get("data-layer"))]

    def texts(self) -> list[str]:
        return [element.text or "" for element in self.root.iter(f"{SVG}text")]

    def text(self, words: str) -> ET.Element:
        found = [element for element in self.root.iter(f"{SVG}text") if element.text == words]
        assert len(found) == 1, words
        return found[0]

    def uses(self, name: str) -> list[ET.Element]:
        """Where a defined part is shown."""
        return [use for use in self.root.iter(f"{SVG}use") if use.get("href", "").partition("-")[2] == name]

    def colours(self) -> set[str]:
        style = {"fill", "stroke", "flood-color", "stop-color", "color"}
        values = (e.get(key, "") for e in self.root.iter() for key in style)
        return {value for value in values if value and value != "none" and not value.startswith("url(")}


def numbers_in(path: str) -> list[float]:
    return [float(word) for word in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", path)]


def placed(element: ET.Element) -> tuple[float, float]:
    """The translation at the start of an element's transform."""
    found = re.match(r"translate\(([^)]*)\)", element.get("transform", ""))
    assert found, element.attrib
    x, y = numbers_in(found[1])
    return x, y


@pytest.fixture(scope="session", name="lay")
def lay_fixture() -> Callable[..., SeismicView]:
    return lay


@pytest.fixture(scope="session", name="laid_tile")
def laid_tile_fixture() -> Callable[[str], LaidTile]:
    return laid_tile


@pytest.fixture(scope="session")
def read() -> Callable[[str], Drawing]:
    return Drawing


@pytest.fixture(scope="session", name="placed")
def placed_fixture() -> Callable[[ET.Element], tuple[float, float]]:
    return placed


@pytest.fixture(scope="session", name="numbers_in")
def numbers_in_fixture() -> Callable[[str], list[float]]:
    return numbers_in


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
