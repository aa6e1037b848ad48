"""Every tile in every rotation, in characters, at both scales."""

from __future__ import annotations

import pytest

from quakeboard.core.hexgrid import EDGES, opposite
from quakeboard.games.seismic.render.text.stencils import LARGE, SMALL, Scale
from quakeboard.games.seismic.render.text.tile import Picture, crew_spot, highway, junction
from quakeboard.games.seismic.rules.pieces import FACES, TILE_NUMBER, TOWN_TILE, Face, face_number, laid

ALL_FACES = [face for face in FACES if face is not None]
SCALES = pytest.mark.parametrize("scale", [LARGE, SMALL], ids=lambda scale: scale.name)
FACE = pytest.mark.parametrize("face", ALL_FACES, ids=lambda face: f"{face.tile.name} r{face.rotation}")

CROSSES_AN_EDGE = {0: "╱", 1: "─", 2: "╲", 3: "╱", 4: "─", 5: "╲"}
"""How a road looks where it crosses each edge: the same from both of its sides."""


def picture_of(scale: Scale, face: Face) -> Picture:
    if face.links:
        return highway(scale, face.links)
    return junction(scale, face.exits, face.tile.value, town=face.tile is TOWN_TILE)


def face_of(name: str, rotation: int) -> Face:
    return laid(face_number(TILE_NUMBER[name], rotation))


def text_of(scale: Scale, picture: Picture) -> str:
    lines = []
    for y in range(-scale.height // 2, scale.height // 2 + 1):
        signs = (
            picture[x, y].sign if (x, y) in picture else " "
            for x in range(-scale.width // 2, scale.width // 2 + 1)
        )
        lines.append("".join(signs).rstrip())
    return "\n".join(lines)


@FACE
@SCALES
def test_a_road_crosses_the_middle_of_every_road_edge_and_of_no_green_one(scale: Scale, face: Face) -> None:
    picture = picture_of(scale, face)
    crossed = {edge for edge in EDGES if scale.middle_of_edge(edge) in picture}
    assert crossed == face.roads
    for edge in crossed:
        assert picture[scale.middle_of_edge(edge)].sign == CROSSES_AN_EDGE[edge]


@SCALES
def test_neighbours_share_the_middle_of_their_edge(scale: Scale) -> None:
    towards = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
    for edge in EDGES:
        q, r = towards[edge]
        x, y = q * scale.width + r * scale.width // 2, r * scale.height
        dx, dy = scale.middle_of_edge(opposite(edge))
        assert scale.middle_of_edge(edge) == (x + dx, y + dy)
        assert CROSSES_AN_EDGE[edge] == CROSSES_AN_EDGE[opposite(edge)]


@SCALES
def test_no_two_faces_look_alike(scale: Scale) -> None:
    pictures = {text_of(scale, picture_of(scale, face)) for face in ALL_FACES}
    assert len(pictures) == len(ALL_FACES)


@SCALES
def test_every_road_is_one_line_from_edge_to_edge(scale: Scale) -> None:
    for (a, b), stroke in [*scale.roads.items(), *scale.aside.items()]:
        assert {scale.middle_of_edge(a), scale.middle_of_edge(b)} <= set(stroke)
        reached, waiting = set(), [scale.middle_of_edge(a)]
        while waiting:
            x, y = waiting.pop()
            reached.add((x, y))
            waiting += [s for s in stroke if s not in reached and abs(s[0] - x) <= 2 and abs(s[1] - y) <= 1]
        assert reached == set(stroke)


def test_every_road_has_a_stencil() -> None:
    pairs = {(a, b) for a in EDGES for b in EDGES if a < b}
    assert set(LARGE.roads) == set(SMALL.roads) == pairs
    assert set(LARGE.stubs) == set(SMALL.stubs) == set(EDGES)


@FACE
@SCALES
def test_every_crew_stands_on_its_own_road(scale: Scale, face: Face) -> None:
    picture = picture_of(scale, face)
    spots = {name: crew_spot(scale, face.links, name) for name in face.fragments()}
    assert len(set(spots.values())) == len(spots)
    assert all(picture[spot].fragment == name for name, spot in spots.items())


@pytest.mark.parametrize(
    ("name", "rotation", "expected"),
    [
        ("03", 0, ["      ╱", "     ╱", "    ╱", "   ╱", "  ╱"]),
        ("02", 1, ["", "", "    ╭────", "   ╱", "  ╱"]),
        ("01-23-45", 0, ["  ╲   ╱", "   ) (", "──╯   ╰──", "   ╭─╮", "  ╱   ╲"]),
        ("02-14-35", 0, ["  ╲   ╱", "   ╲ ╱", "───═─═───", "   ╱ ╲", "  ╱   ╲"]),
        ("02-14-35", 1, ["  ╲   ╱", "   ╲╱", "───╯╲╭───", "    ╱╲", "  ╱   ╲"]),
        ("02-13", 1, ["", "", "───╮ ╭───", "    ╳", "  ╱   ╲"]),
        ("+4:0134", 0, ["      ╱", "     ╱", "──(+4)───", "   ╱", "  ╱"]),
    ],
)
def test_some_tiles_at_the_large_scale(name: str, rotation: int, expected: list[str]) -> None:
    assert text_of(LARGE, picture_of(LARGE, face_of(name, rotation))).split("\n") == expected


@pytest.mark.parametrize(
    ("name", "rotation", "expected"),
    [
        ("03", 1, ["", "─────", ""]),
        ("01", 2, ["", "", " ╱‾╲"]),
        ("01-23-45", 0, [" ╲ ╱", "─╯ ╰─", " ╱‾╲"]),
        ("+4:0134", 0, ["   ╱", "──4──", " ╱"]),
    ],
)
def test_some_tiles_at_the_small_scale(name: str, rotation: int, expected: list[str]) -> None:
    assert text_of(SMALL, picture_of(SMALL, face_of(name, rotation))).split("\n") == expected
