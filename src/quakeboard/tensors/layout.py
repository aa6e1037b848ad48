"""The types that describe arrays: blocks of action numbers, planes of a tensor, symmetries."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

VERSION = 1
"""The version of action numbers and planes, as in `seismic_v1`; docs/research.md says when it is raised."""


@dataclass(frozen=True, slots=True)
class Block:
    """A range of action numbers with one meaning."""

    name: str
    first: int
    size: int
    index: str
    """How a number is composed, relative to the first of the block."""
    meaning: str


@dataclass(frozen=True, slots=True)
class Plane:
    """One plane of a tensor."""

    name: str
    meaning: str
    everywhere: bool = False
    """Whether the whole plane holds one number."""
    graded: bool = False
    """Whether its cells may hold other numbers than 0 and 1."""


@dataclass(frozen=True, slots=True)
class Group:
    """Consecutive planes with one meaning."""

    name: str
    members: tuple[str, ...]
    """The names that distinguish the planes; one empty text for a single plane."""
    meaning: str
    """The meaning, with `{}` for the member."""
    everywhere: bool = False
    graded: bool = False

    def planes(self) -> Iterator[Plane]:
        for member in self.members:
            name = f"{self.name} {member}".strip()
            yield Plane(name, self.meaning.format(member), self.everywhere, self.graded)


SINGLE_PLANE = ("",)


def all_planes(groups: Iterable[Group]) -> tuple[Plane, ...]:
    return tuple(plane for group in groups for plane in group.planes())


def first_plane(groups: Iterable[Group], name: str) -> int:
    """The number of the first plane of the group with this name."""
    first = 0
    for group in groups:
        if group.name == name:
            return first
        first += len(group.members)
    raise KeyError(name)


def relative_seats(seats: int) -> tuple[str, ...]:
    """The names of the seats as seen by one of them: itself first, then in order."""
    return ("me", *(f"me+{after}" for after in range(1, seats)))


def consecutive_blocks(sizes: Iterable[tuple[str, int, str, str]]) -> tuple[Block, ...]:
    """Consecutive blocks from their names, sizes, indices and meanings."""
    blocks: list[Block] = []
    first = 0
    for name, size, index, meaning in sizes:
        blocks.append(Block(name, first, size, index, meaning))
        first += size
    return tuple(blocks)


@dataclass(frozen=True, slots=True)
class Moves:
    """How a symmetry permutes planes, cells and action numbers."""

    name: str
    planes: dict[str, str]
    """By plane: the plane that it becomes."""
    cells: list[int]
    """For each cell, row by row, the cell it comes from; -1 where it was off the table."""
    numbers: list[int]
    """For each action number, the one that it becomes; -1 where it would be off the table."""
    unsafe: list[bool]
    """For each cell, whether this is no symmetry if there is a tile."""
    solid: list[str]
    """The planes that show tiles."""
