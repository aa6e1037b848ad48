"""A position of San Andreas as the pictures need it: slabs in their order, and what lies on each space.

This is the only module of the pictures that knows how a view spells things. What shows is worked out from
nothing but places and the order (rulings A5, A8): at each space the highest tile, or land.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from math import hypot

from quakeboard.core.squaregrid import Space, square
from quakeboard.games.sanandreas.rules.pieces import LAND_NAME, WIDTH, is_land
from quakeboard.games.sanandreas.rules.view import LaidTile, SanAndreasView

_BANDS = (Fraction(1, 4), Fraction(3, 4), Fraction(5, 4), Fraction(7, 4), Fraction(5, 2))
"""Up to these rises a space has the tints h0, h1 and so on; above the last, h5."""


def tint(rise: Fraction) -> str:
    """The token that a space of this rise is painted with."""
    return f"h{sum(rise > limit for limit in _BANDS)}"


@dataclass(frozen=True, slots=True)
class Land:
    """The mainland, which takes part in the order like a tile; its top is at 1 (ruling A6)."""

    depth: int

    def covers(self, space: Space) -> bool:
        return is_land(space)


@dataclass(frozen=True, slots=True)
class Slab:
    """A tile as it lies: its underside is a plane, its top is one thickness above it."""

    id: int
    at: Space
    depth: int
    """How many layers of tiles and land are below it at most: what is higher in the order has more."""
    base: Fraction
    """The height of the underside at the south-west corner."""
    east: Fraction
    north: Fraction
    """The rise of the tile in a space, to the east (`east`) and to the north."""
    steep: bool

    @property
    def spaces(self) -> tuple[Space, ...]:
        return tuple(square(self.at, WIDTH))

    @property
    def middle(self) -> tuple[float, float]:
        return self.at[0] + WIDTH / 2, self.at[1] + WIDTH / 2

    @property
    def leans(self) -> bool:
        return bool(self.east or self.north)

    @property
    def lean(self) -> float:
        return hypot(self.east, self.north)

    @property
    def downhill(self) -> tuple[float, float]:
        """The direction in which it falls, of length 1; only for one that leans."""
        return -self.east / self.lean, -self.north / self.lean

    def covers(self, space: Space) -> bool:
        return 0 <= space[0] - self.at[0] < WIDTH and 0 <= space[1] - self.at[1] < WIDTH

    def underside(self, x: float, y: float) -> float:
        return float(self.base) + float(self.east) * (x - self.at[0]) + float(self.north) * (y - self.at[1])

    def top(self, x: float, y: float) -> float:
        return self.underside(x, y) + 1

    def rise(self, space: Space) -> Fraction:
        """How far the middle of a space is lifted."""
        half = Fraction(1, 2)
        dx, dy = space[0] - self.at[0] + half, space[1] - self.at[1] + half
        return self.base + self.east * dx + self.north * dy


Layer = Slab | Land


@dataclass(frozen=True, slots=True)
class City:
    at: Space
    seat: int
    coin: int | None
    """The coin of the city; None if it is secret."""
    known: bool


@dataclass(frozen=True, slots=True)
class Pin:
    at: Space
    pawn: str
    tile: int


@dataclass(frozen=True)
class Board:
    slabs: tuple[Slab, ...]
    """The tiles from the bottom of the order to its top."""
    land: Land
    cities: tuple[City, ...]
    pins: tuple[Pin, ...]
    lakes: tuple[Space, ...]
    """The ocean spaces that are no coast (ruling A3)."""
    _by_space: Mapping[Space, tuple[Layer, ...]] = field(repr=False)

    def layers(self, space: Space) -> tuple[Layer, ...]:
        """All that lies on a space, from the bottom to the top."""
        found = self._by_space.get(space)
        if found is None:
            return (self.land,) if is_land(space) else ()
        return found

    def top(self, space: Space) -> Layer | None:
        """What shows on a space (ruling A8); None for open sea."""
        layers = self.layers(space)
        return layers[-1] if layers else None

    def is_sea(self, space: Space) -> bool:
        return not self.layers(space)

    def shown(self, slab: Slab) -> list[Space]:
        """The spaces of a tile that show."""
        return [space for space in slab.spaces if self.top(space) is slab]

    def shows_pin(self, space: Space) -> bool:
        """Whether the pawn on a space stands on what shows; one that is covered stays with its tile (A10)."""
        top = self.top(space)
        return isinstance(top, Slab) and any(pin.at == space and pin.tile == top.id for pin in self.pins)

    def bounds(self) -> tuple[int, int, int, int]:
        """West, south, east and north of all tiles, in lattice lines."""
        xs = [slab.at[0] for slab in self.slabs] or [1]
        ys = [slab.at[1] for slab in self.slabs] or [1]
        return min(xs), min(ys), max(xs) + WIDTH, max(ys) + WIDTH


def board_of(view: SanAndreasView) -> Board:
    """The board of a view; a ValueError if its order goes round in a circle."""
    depths = _depths(view.tiles)
    slabs = sorted((_slab(tile, depths[tile.id]) for tile in view.tiles), key=lambda s: (s.depth, s.id))
    land = Land(depths[LAND_NAME])
    return Board(
        slabs=tuple(slabs),
        land=land,
        cities=tuple(City(city.at, city.seat, city.coin, city.known) for city in view.cities),
        pins=tuple(Pin(mark.at, mark.pawn, mark.tile) for mark in view.epicentres),
        lakes=view.lakes,
        _by_space=_layers(slabs, land),
    )


def _slab(tile: LaidTile, depth: int) -> Slab:
    east, north = tile.underside.lean
    return Slab(
        id=tile.id,
        at=tile.at,
        depth=depth,
        base=tile.underside.heights[0],
        east=east,
        north=north,
        steep=tile.steep,
    )


def _depths(tiles: Iterable[LaidTile]) -> dict[int | str, int]:
    """For each tile and the land, the length of the longest chain below it."""
    below: dict[int | str, set[int | str]] = {LAND_NAME: set()}
    for tile in tiles:
        below[tile.id] = set(tile.over)
        if tile.under_land:
            below[LAND_NAME].add(tile.id)
    depths: dict[int | str, int] = {}

    def depth(name: int | str, above: tuple[int | str, ...]) -> int:
        if name in above:
            raise ValueError(f"the order of the tiles goes round in a circle at {name}")
        if name not in depths:
            depths[name] = max((depth(lower, (*above, name)) + 1 for lower in below[name]), default=0)
        return depths[name]

    for name in below:
        depth(name, ())
    return depths


def _layers(slabs: list[Slab], land: Land) -> dict[Space, tuple[Layer, ...]]:
    found: dict[Space, list[Layer]] = {}
    for slab in slabs:
        for space in slab.spaces:
            found.setdefault(space, []).append(slab)
    for space, layers in found.items():
        if is_land(space):
            at = sum(layer.depth < land.depth for layer in layers)
            layers.insert(at, land)
    return {space: tuple(layers) for space, layers in found.items()}


def spaces_between(west: int, south: int, east: int, north: int) -> Iterator[Space]:
    """The spaces between four lattice lines."""
    for x in range(west, east):
        for y in range(south, north):
            yield x, y
