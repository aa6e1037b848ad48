"""What a city is worth: its coin less the spaces between it and the coast (rulings A13, A15)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from quakeboard.core.squaregrid import DIRECTIONS, SIDE_NAMES, SIDES, Space
from quakeboard.games.sanandreas.rules.board import number, space_of

if TYPE_CHECKING:
    from quakeboard.games.sanandreas.rules.position import Position


@dataclass(frozen=True, slots=True)
class CoastLine:
    """The straight way from a space to the coast on one side."""

    side: str
    """The direction of the coast: `N`, `E`, `S` or `W`."""
    between: int
    """The number of spaces between the space and the coast."""
    coast: Space
    """The first ocean space on the way."""


def coast_lines(position: Position, at: Space) -> list[CoastLine]:
    """The ways to the coast from a space on which a tile shows, at most one a side; none runs across land."""
    cell = number(at)
    found = ((side, position.kernel.board.coast_on(cell, side)) for side in SIDES)
    return [_line(at, side, between) for side, between in found if between is not None]


def nearest_coast(position: Position, at: Space) -> CoastLine | None:
    """The shortest way to the coast, the first of `N`, `E`, `S`, `W` among equals; None if there is none."""
    found = position.kernel.board.nearest_coast(number(at))
    return None if found is None else _line(at, *found)


def _line(at: Space, side: int, between: int) -> CoastLine:
    dx, dy = DIRECTIONS[side]
    return CoastLine(SIDE_NAMES[side], between, (at[0] + (between + 1) * dx, at[1] + (between + 1) * dy))


def points(coin: int, between: int) -> int:
    """What a coin scores with this many spaces between its city and the coast (ruling A13)."""
    return max(0, coin - between)


@dataclass(frozen=True, slots=True)
class CityScore:
    """What one city brings, and by which way to the coast."""

    seat: int
    at: Space
    tile: int
    coin: int
    coast: CoastLine | None
    """The shortest way to the coast, the first of `N`, `E`, `S`, `W` among equals; None if there is none."""
    points: int


def city_score(position: Position, seat: int, tile: int, cell: int, coin: int) -> CityScore:
    """What the city with this coin would bring if it were scored now."""
    at = space_of(cell)
    coast = nearest_coast(position, at)
    return CityScore(seat, at, tile, coin, coast, points(coin, coast.between) if coast else 0)


def winners(scores: tuple[int, ...]) -> tuple[int, ...]:
    """The seats with the highest score share the win (ruling A15)."""
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))
