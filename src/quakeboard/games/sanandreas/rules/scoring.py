"""What a city is worth: its coin less the spaces between it and the coast (rulings A13, A15)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from quakeboard.core.squaregrid import SIDE_NAMES, SIDES, Space, ray
from quakeboard.games.sanandreas.rules.board import LAST_X, LAST_Y, OCEAN, SHORE, STRIDE, number, space_of

if TYPE_CHECKING:
    from quakeboard.games.sanandreas.rules.kernel.position import Position

_FARTHEST = LAST_X + LAST_Y + STRIDE


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
    """The ways to the coast, at most one a side; a line that runs onto land that shows reaches none."""
    lines = []
    for side in SIDES:
        for between, space in enumerate(ray(at, side, _FARTHEST)):
            shows = position.show[number(space)]
            if shows == OCEAN:
                lines.append(CoastLine(SIDE_NAMES[side], between, space))
            if shows in (OCEAN, SHORE):
                break
    return lines


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
    nearest = min(coast_lines(position, at), key=lambda line: line.between, default=None)
    points = max(0, coin - nearest.between) if nearest else 0
    return CityScore(seat, at, tile, coin, nearest, points)


def winners(scores: tuple[int, ...]) -> tuple[int, ...]:
    """The seats with the highest score share the win (ruling A15)."""
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))
