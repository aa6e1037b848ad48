"""The ground that a view shows, space by space: ocean, land or a tile, how high and with which lean."""

from __future__ import annotations

from fractions import Fraction
from math import atan2, pi

from quakeboard.core.squaregrid import Space, neighbour, square
from quakeboard.games.sanandreas.rules.pieces import LAND_NAME, WIDTH, is_land
from quakeboard.games.sanandreas.rules.view import City, Epicentre, LaidTile, SanAndreasView

COMPASS = ("E", "NE", "N", "NW", "W", "SW", "S", "SE")


class Ground:
    """What shows where, and what stands on it."""

    def __init__(self, view: SanAndreasView) -> None:
        self.view = view
        self.tiles: dict[Space, LaidTile] = {space: tile for tile in view.tiles for space in tile.showing}
        self.hidden: dict[Space, list[LaidTile]] = {}
        """The tiles on each space that something covers there."""
        for tile in view.tiles:
            for space in set(square(tile.at, WIDTH)) - set(tile.showing):
                self.hidden.setdefault(space, []).append(tile)
        self.lakes = frozenset(view.lakes)
        self.by_number = {tile.id: tile for tile in view.tiles}
        self.cities: dict[Space, City] = {city.at: city for city in view.cities}
        self.epicentres: dict[Space, Epicentre] = {
            mark.at: mark for mark in view.epicentres if mark.at in self.by_number[mark.tile].showing
        }
        """The epicentres that show; a pawn whose space is covered stays with its tile (ruling A10)."""

    def tile(self, at: Space) -> LaidTile | None:
        return self.tiles.get(at)

    def shows(self, at: Space) -> int | str | None:
        """The number of the tile that shows there, `land`, or None for ocean (rulings A3, A8)."""
        if at in self.tiles:
            return self.tiles[at].id
        return LAND_NAME if is_land(at) else None

    def upper(self, at: Space, side: int) -> str | None:
        """Which of two neighbours lies above the other, at their common edge: `here`, `there` or neither."""
        beyond = neighbour(at, side)
        if self._covers(self.shows(at), beyond):
            return "there"
        return "here" if self._covers(self.shows(beyond), at) else None

    def _covers(self, name: int | str | None, at: Space) -> bool:
        """Whether what is shown elsewhere goes on, hidden, below this space."""
        if name is None:
            return False
        if name == LAND_NAME:
            return at in self.tiles and is_land(at)
        return any(tile.id == name for tile in self.hidden.get(at, ()))


def height(tile: LaidTile, at: Space) -> Fraction:
    """How high the tile's underside lies at the middle of one of its spaces."""
    half = Fraction(1, 2)
    return tile.underside.height(at[0] - tile.at[0] + half, at[1] - tile.at[1] + half)


def downhill(tile: LaidTile) -> str | None:
    """The point of the compass to which the tile slopes down; None if it is flat."""
    east, north = tile.underside.lean
    if not east and not north:
        return None
    return COMPASS[round(atan2(-north, -east) / (pi / 4)) % 8]


def figure(number: Fraction) -> str:
    """A height in few characters: `0`, `.5`, `1`, `1.3`."""
    if number.denominator == 1:
        return str(number)
    return f"{float(number):.1f}".removeprefix("0").removesuffix(".0") or "0"
