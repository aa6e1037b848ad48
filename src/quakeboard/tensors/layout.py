"""The words in which the arrays of both games are described: blocks of action numbers, planes of a tensor."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

VERSION = 0
"""Of all action numbers and planes together: the 0 of `seismic_v0`. Raised when one of them comes to mean
something else; docs/research.md says when."""


@dataclass(frozen=True, slots=True)
class Block:
    """A run of action numbers with one meaning."""

    name: str
    first: int
    size: int
    index: str
    """What a number is made of, counted from the block's first."""
    meaning: str


@dataclass(frozen=True, slots=True)
class Plane:
    """One plane of a tensor."""

    name: str
    meaning: str
    everywhere: bool = False
    """The whole plane holds one number."""
    graded: bool = False
    """It may hold other numbers than 0 and 1, from cell to cell."""


@dataclass(frozen=True, slots=True)
class Group:
    """Planes that belong together and stand one after the other."""

    name: str
    members: tuple[str, ...]
    """What tells them apart; one empty text for a plane that stands alone."""
    meaning: str
    """`{}` stands for the member."""
    everywhere: bool = False
    graded: bool = False

    def planes(self) -> Iterator[Plane]:
        for member in self.members:
            name = f"{self.name} {member}".strip()
            yield Plane(name, self.meaning.format(member), self.everywhere, self.graded)


ALONE = ("",)


def all_planes(groups: Iterable[Group]) -> tuple[Plane, ...]:
    return tuple(plane for group in groups for plane in group.planes())


def first_of(groups: Iterable[Group], name: str) -> int:
    """The number of the first plane of the group with this name."""
    first = 0
    for group in groups:
        if group.name == name:
            return first
        first += len(group.members)
    raise KeyError(name)


def seats_seen(seats: int) -> tuple[str, ...]:
    """The seats as the one that looks sees them: itself first, then as they follow."""
    return ("me", *(f"me+{after}" for after in range(1, seats)))


def in_blocks(sizes: Iterable[tuple[str, int, str, str]]) -> tuple[Block, ...]:
    """Blocks one after the other, from their names, sizes, indices and meanings."""
    blocks: list[Block] = []
    first = 0
    for name, size, index, meaning in sizes:
        blocks.append(Block(name, first, size, index, meaning))
        first += size
    return tuple(blocks)


@dataclass(frozen=True, slots=True)
class Moves:
    """How a symmetry moves things."""

    name: str
    planes: dict[str, str]
    """Which plane each plane becomes, by their names."""
    cells: list[int]
    """From which cell each cell comes, row by row; -1 where it was off the table."""
    numbers: list[int]
    """Which action number each becomes; -1 where it would be off the table."""
    unsafe: list[bool]
    """For each cell, whether a tile there keeps this from being a symmetry."""
    solid: list[str]
    """The planes that show tiles."""
