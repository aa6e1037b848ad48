"""The tiles of Seismic and the ways they can lie on the table.

A *tile* is one of the 36 kinds in the box: 17 highways, 13 intersections, 6 quakes (rulings S2, S3). A *face*
is a tile in one of its rotations, as it shows on the table; rotations that give the same roads are one face,
known by the smallest of them. The byte tables at the end are what the kernel looks things up in.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import combinations

from quakeboard.core.hexgrid import EDGES
from quakeboard.core.manifest import read_manifest

Link = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Tile:
    """A kind of tile in the rotation that names it."""

    name: str
    kind: str
    """The kind: `highway`, `intersection`, `quake` or `town`."""
    links: tuple[Link, ...] = ()
    exits: tuple[int, ...] = ()
    value: int = 0
    """What an intersection adds to a section that ends there, or a quake's magnitude."""


@dataclass(frozen=True, slots=True)
class Face:
    """A tile as it lies: after rotation."""

    tile: Tile
    rotation: int
    links: tuple[Link, ...]
    exits: tuple[int, ...]

    @property
    def roads(self) -> frozenset[int]:
        """The edges that a road crosses."""
        return frozenset(self.exits).union(*self.links)

    def fragments(self) -> tuple[str, ...]:
        """The fragments by their edges, stubs by their one edge: what a crew can be sent to."""
        return _fragments(self.links, self.exits)


@cache
def _fragments(links: tuple[Link, ...], exits: tuple[int, ...]) -> tuple[str, ...]:
    return (*(f"{a}{b}" for a, b in links), *map(str, exits))


def turned_links(links: tuple[Link, ...], rotation: int) -> tuple[Link, ...]:
    turned = (sorted(((a + rotation) % 6, (b + rotation) % 6)) for a, b in links)
    return tuple(sorted((a, b) for a, b in turned))


def turned_exits(exits: tuple[int, ...], rotation: int) -> tuple[int, ...]:
    return tuple(sorted((edge + rotation) % 6 for edge in exits))


def _highways() -> list[Tile]:
    """Every set of one to three fragments with no edge used twice, up to rotation (ruling S2)."""
    tiles = []
    for count in (1, 2, 3):
        patterns = set()
        for links in combinations(combinations(EDGES, 2), count):
            if len({edge for link in links for edge in link}) == 2 * count:
                patterns.add(min(turned_links(links, rotation) for rotation in EDGES))
        for pattern in sorted(patterns):
            name = "-".join(f"{a}{b}" for a, b in pattern)
            tiles.append(Tile(name, "highway", links=pattern))
    return tiles


def _intersections() -> list[Tile]:
    """Every non-empty set of exits, up to rotation; the value is their number (ruling S3)."""
    tiles = []
    for count in range(1, 7):
        patterns = {
            min(turned_exits(exits, rotation) for rotation in EDGES) for exits in combinations(EDGES, count)
        }
        for pattern in sorted(patterns):
            name = f"+{count}:" + "".join(map(str, pattern))
            tiles.append(Tile(name, "intersection", exits=pattern, value=count))
    return tiles


def _quakes() -> list[Tile]:
    return [Tile(f"Q{magnitude}", "quake", value=magnitude) for magnitude in range(1, 7)]


TILES: tuple[Tile, ...] = (*_highways(), *_intersections(), *_quakes())
"""All kinds of tiles; a kind's place here is its number inside the kernel."""

TILE_NUMBER = {tile.name: number for number, tile in enumerate(TILES)}

TOWN_TILE = Tile("town", "town", exits=tuple(EDGES), value=6)
"""San Andreas has six exits and counts as +6 (ruling S3)."""

FIRST_INTERSECTION = TILE_NUMBER["+1:0"]
FIRST_QUAKE = TILE_NUMBER["Q1"]
SINGLES = tuple(TILE_NUMBER[name] for name in ("03", "02", "01"))
"""Straight, loose curve, tight curve: the kinds that are mixed with the quakes (ruling S5)."""


MANIFEST = read_manifest(files(__package__).joinpath("manifest.toml").read_text("utf-8"))
"""How many of each highway and intersection are in one box."""

RECONSTRUCTION = {
    tile.name: 1 if tile.exits else 6 if len(tile.links) == 1 else 3 for tile in TILES if tile.kind != "quake"
}
"""The counts of rulings S2 and S3. A record names its manifest only where it differs from this one."""

# Faces. Number 0 is the empty cell, the towns come last, 255 is what lies beyond the table's edge.

EMPTY = 0
BEYOND = 255

_ALL_FACES: list[Face] = []
_FACE_OF: dict[tuple[int, int], int] = {}


def _list_faces() -> None:
    for number, tile in enumerate(TILES[:FIRST_QUAKE]):
        seen = set()
        for rotation in EDGES:
            face = Face(
                tile, rotation, turned_links(tile.links, rotation), turned_exits(tile.exits, rotation)
            )
            if (face.links, face.exits) not in seen:
                seen.add((face.links, face.exits))
                _ALL_FACES.append(face)
                _FACE_OF[number, rotation] = len(_ALL_FACES)


_list_faces()
_ALL_FACES.append(Face(TOWN_TILE, 0, (), TOWN_TILE.exits))

FACES: tuple[Face | None, ...] = (None, *_ALL_FACES)
"""Faces by their number; 0 is no face."""

TOWN = len(_ALL_FACES)
"""The face number of San Andreas."""
TOWN_BONUS = 10
"""What a section from one town to another scores besides (ruling S17)."""


def face_number(tile: int, rotation: int) -> int:
    """The face of a tile in a rotation, or 0 if a smaller rotation gives the same roads."""
    return _FACE_OF.get((tile, rotation), 0)


def laid(face: int) -> Face:
    """The face with this number; only for cells that hold a tile."""
    found = FACES[face]
    assert found is not None
    return found


# The kernel's tables, indexed by face (or face * 6 + edge, tile * 6 + rotation).

STUB = 6
"""In `PARTNER`: the road ends here, at an intersection or a town."""
GREEN = 7
"""In `PARTNER`: no road crosses this edge."""


def _partner(face: Face | None, edge: int) -> int:
    if face is None:
        return GREEN
    for a, b in face.links:
        if edge in (a, b):
            return a + b - edge
    return STUB if edge in face.exits else GREEN


PARTNER = bytes(_partner(face, edge) for face in FACES for edge in EDGES)
"""Where a road that crosses this edge of a face goes on: the other edge, `STUB` or `GREEN`."""

TILE_OF = bytes(255 if f is None or f.tile is TOWN_TILE else TILE_NUMBER[f.tile.name] for f in FACES)
ROTATION_OF = bytes(0 if face is None else face.rotation for face in FACES)
VALUE_OF = bytes(0 if face is None else face.tile.value for face in FACES)
"""What a face adds to a section that ends there; 0 for highways."""

FACE_OF = bytes(face_number(tile, rotation) for tile in range(FIRST_QUAKE) for rotation in EDGES)
