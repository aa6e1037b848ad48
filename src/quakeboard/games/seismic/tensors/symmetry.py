"""Turns and mirror images of Seismic's table around its middle: how they move planes, cells and numbers.

A mirror image turns some tiles into others (ruling S2), so it is one only if both are in the box as often. In
Twin Cities the towns must come to lie on the towns.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from quakeboard.core.hexgrid import EDGE_NAMES, EDGES, Cell, neighbour
from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.games.seismic.rules.options import Options
from quakeboard.games.seismic.rules.pieces import FIRST_QUAKE, TILES, TOWN, laid
from quakeboard.games.seismic.rules.turning import SIXTHS
from quakeboard.games.seismic.tensors.layout import (
    FACES,
    FRAGMENT_NAMES,
    KINDS,
    MOST_TOWNS,
    blocks,
    grid,
    groups,
)
from quakeboard.tensors.layout import Moves, all_planes


@dataclass(frozen=True, slots=True)
class Motion:
    """A mirror image from north to south, or none, and then turns clockwise."""

    mirrored: bool
    turns: int

    @property
    def name(self) -> str:
        return f"turned {60 * self.turns}°" + (" mirrored" if self.mirrored else "")

    def cell(self, cell: Cell) -> Cell:
        q, r = cell
        if self.mirrored:
            q, r = q + r, -r
        for _ in range(self.turns):
            q, r = -r, q + r
        return q, r

    def edge(self, edge: int) -> int:
        return ((2 - edge if self.mirrored else edge) + self.turns) % 6

    def fragment(self, name: str) -> str:
        """The fragment that this one becomes, by its edges, or the stub."""
        return "".join(sorted(str(self.edge(int(edge))) for edge in name))


def moves(game: Seismic, seats: int) -> Iterator[Moves]:
    """How each symmetry of this game moves things; the first changes nothing."""
    for mirrored, turns in product((False, True), range(6)):
        motion = Motion(mirrored, turns)
        if _is_symmetry(game.options, motion):
            yield _moves(game.options, seats, motion)


def _is_symmetry(options: Options, motion: Motion) -> bool:
    """Whether this leads from town to town and from tile to tile."""
    kinds = _kinds(motion)
    tiles = options.tiles
    return {motion.cell(town) for town in options.towns} == set(options.towns) and all(
        tiles.get(kind, 0) == tiles.get(kinds[kind], 0) for kind in KINDS[:FIRST_QUAKE]
    )


def _moves(options: Options, seats: int, motion: Motion) -> Moves:
    cells = grid(options.size)
    place_of = {cell: place for place, cell in enumerate(cells)}
    goes_to = [place_of.get(motion.cell(cell), -1) for cell in cells]
    comes_from = [-1] * len(cells)
    for place, other in enumerate(goes_to):
        if other >= 0:
            comes_from[other] = place
    return Moves(
        name=motion.name,
        planes=_planes(options, seats, motion),
        cells=comes_from,
        numbers=_numbers(options, motion, goes_to),
        unsafe=[False] * len(cells) if -1 not in goes_to else _unsafe(cells, motion),
        solid=["town", *(f"road {name}" for name in FRAGMENT_NAMES)],
    )


def _unsafe(cells: tuple[Cell, ...], motion: Motion) -> list[bool]:
    """The cells that are at the table's edge, or are moved there or off the table."""
    table = set(cells)
    inner = {cell for cell in cells if all(neighbour(cell, edge) in table for edge in EDGES)}
    return [cell not in inner or motion.cell(cell) not in inner for cell in cells]


def _kinds(motion: Motion) -> dict[str, str]:
    """Which kind of tile each becomes."""
    return {kind: TILES[number].name for kind, number in zip(KINDS, _kind_numbers(motion), strict=True)}


def _kind_numbers(motion: Motion) -> list[int]:
    faces = _faces(motion)
    by_name = {tile.name: number for number, tile in enumerate(TILES)}
    first_face = {laid(face).tile.name: face for face in range(TOWN - 1, 0, -1)}
    highways = [by_name[laid(faces[first_face[kind]]).tile.name] for kind in KINDS[:FIRST_QUAKE]]
    return highways + list(range(FIRST_QUAKE, len(TILES)))


def _faces(motion: Motion) -> dict[int, int]:
    """Which face each becomes."""
    by_roads = {frozenset(laid(face).fragments()): face for face in range(1, TOWN)}
    return {
        face: by_roads[frozenset(motion.fragment(name) for name in laid(face).fragments())]
        for face in range(1, TOWN)
    }


def _town(options: Options, motion: Motion, town: int) -> int:
    """The number of the town that this one becomes; a second town stays the same on a table with one."""
    if town >= len(options.towns):
        return town
    return options.towns.index(motion.cell(options.towns[town]))


def _planes(options: Options, seats: int, motion: Motion) -> dict[str, str]:
    found = {plane.name: plane.name for plane in all_planes(groups(seats))}
    for name in FRAGMENT_NAMES:
        for group in ("road", "crewed"):
            found[f"{group} {name}"] = f"{group} {motion.fragment(name)}"
    for edge in EDGES:
        other = EDGE_NAMES[motion.edge(edge)]
        for group in ("wants road", "wants green"):
            found[f"{group} {EDGE_NAMES[edge]}"] = f"{group} {other}"
        for town in range(MOST_TOWNS):
            found[f"side {town} {EDGE_NAMES[edge]}"] = f"side {_town(options, motion, town)} {other}"
    for kind, becomes in _kinds(motion).items():
        found[f"unseen {kind}"] = f"unseen {becomes}"
        if f"face up {kind}" in found:
            found[f"face up {kind}"] = f"face up {becomes}"
    return found


def _numbers(options: Options, motion: Motion, goes_to: list[int]) -> list[int]:
    faces = _faces(motion)
    found: list[int] = []
    for face in range(FACES):
        first = (faces[face + 1] - 1) * len(goes_to)
        found += [first + place if place >= 0 else -1 for place in goes_to]
    for block in blocks(options.size)[1:]:
        if block.name == "turn":
            found += _turns(block.first, motion, goes_to)
        else:
            found += [block.first + other for other in _within(block.name, options, motion)]
    return found


def _turns(first: int, motion: Motion, goes_to: list[int]) -> list[int]:
    """Where the numbers of turns go: a mirror image changes their direction."""
    found: list[int] = []
    for sixths in SIXTHS:
        block = first + ((6 - sixths if motion.mirrored else sixths) - 1) * len(goes_to)
        found += [block + place if place >= 0 else -1 for place in goes_to]
    return found


def _within(block: str, options: Options, motion: Motion) -> list[int]:
    """Where the numbers of a small block go, counted from its first."""
    if block == "crew":
        return [FRAGMENT_NAMES.index(motion.fragment(name)) for name in FRAGMENT_NAMES]
    if block == "side":
        return [motion.edge(edge) for edge in EDGES]
    if block == "town":
        return [_town(options, motion, town) for town in range(MOST_TOWNS)]
    return [0]
