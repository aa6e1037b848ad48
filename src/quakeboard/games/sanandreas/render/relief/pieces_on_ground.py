"""What lies and stands on the ground of a relief: coins in the plane of their tile, pins upright, rings."""

from __future__ import annotations

from math import hypot, sqrt

from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.render.pieces import coin_radius, face, figure_size, pin, rim, shock_rings
from quakeboard.games.sanandreas.render.relief.projection import LIFT, RIGHT, UP, Corner, Projection, project
from quakeboard.games.sanandreas.render.scene import City
from quakeboard.render.svg.crews import crew
from quakeboard.render.svg.elements import element, group, move, number, path
from quakeboard.render.svg.lettering import HEAVY


def cut_line(projection: Projection, space: Space, cut: tuple[int | None, int | None]) -> str:
    """The line of a section over this column."""
    ground = projection.ground(space)
    row, column = cut
    if ground is None or not (space[0] == column or space[1] == row):
        return ""
    (x, y, z), east, north = ground
    dx, dy = (0.0, 0.5) if space[0] == column else (0.5, 0.0)
    rise = east * dx + north * dy
    return path(
        projection.line((x + dx, y + dy, z + rise), (x - dx, y - dy, z - rise)),
        stroke=projection.canvas["fault"],
        stroke_width=1.6,
        stroke_dasharray="7 4",
    )


def selected(projection: Projection, space: Space) -> str:
    ground = projection.ground(space)
    if ground is None:
        return ""
    at, east, north = ground
    side = 0.94 * projection.scale
    return element(
        "rect",
        x=-side / 2,
        y=-side / 2,
        width=side,
        height=side,
        rx=0.12 * projection.scale,
        **projection.canvas.translucent("revision-wash"),
        stroke=projection.canvas["revision"],
        stroke_width=2.6,
        transform=projection.plane(at, east, north),
    )


def proposed(projection: Projection, space: Space, found: bool, mark: bool) -> str:
    ground = projection.ground(space)
    if ground is None:
        return ""
    at, east, north = ground
    drawn = projection.canvas.use("ring", projection.plane(at, east, north)) if found else ""
    if mark:
        x, y = project(*at)
        drawn += projection.canvas.use("pin-ring", move(x * projection.scale, (y - 0.22) * projection.scale))
    return drawn


def pieces(projection: Projection, space: Space) -> str:
    """The coin or the pin on a space, if its ground can be seen."""
    ground = projection.ground(space)
    if ground is None:
        return ""
    coins = (_coin(projection, city, *ground) for city in projection.board.cities if city.at == space)
    pins = (_pin(projection, mark.pawn, *ground) for mark in projection.board.pins if mark.at == space)
    return "".join((*coins, *(pins if projection.board.shows_pin(space) else ())))


def _coin(projection: Projection, city: City, at: Corner, east: float, north: float) -> str:
    """A coin in the plane of its tile; what is on it stays upright, so that it can be read."""
    canvas, radius = projection.canvas, coin_radius(projection.scale)
    x, y = (value * projection.scale for value in project(*at))
    plane, height = projection.plane(at, east, north), 0.1 * projection.scale
    edge = element("circle", r=radius + 0.6, fill=canvas["crew-line"])
    lower = group(edge, transform=f"translate(0 {number(0.04 * projection.scale)}) {plane}")
    upper = rim(canvas, city, radius)
    if projection.small:
        return lower + group(upper, transform=f"translate(0 {number(-height)}) {plane}")
    if city.coin is not None:
        upper += face(canvas, radius)
    coin = lower + group(upper, transform=f"translate(0 {number(-height)}) {plane}", data_part="coin")
    if city.coin is None:
        return coin + crew(canvas, city.seat, x, y - height, 1.2 * radius)
    size = figure_size(radius)
    thin = _thinnest(east, north) < 0.3
    words = canvas.text(
        str(city.coin),
        x,
        y - height + 0.36 * size,
        size=size,
        font=HEAVY,
        colour="shield-ink",
        # On a tile that leans away a coin is too thin to carry its figure.
        paint_order="stroke" if thin else None,
        stroke=canvas["shield"] if thin else None,
        stroke_width=3 if thin else None,
    )
    return coin + words + crew(canvas, city.seat, x + 1.15 * radius, y - height - 0.62 * radius, radius)


def _pin(projection: Projection, pawn: str, at: Corner, east: float, north: float) -> str:
    rings = group(
        shock_rings(projection.canvas, projection.scale), transform=projection.plane(at, east, north)
    )
    x, y = project(*at)
    stands = group(
        pin(projection.canvas, pawn, 1.05 * projection.scale),
        transform=move(x * projection.scale, y * projection.scale),
    )
    return rings + stands


def _thinnest(east: float, north: float) -> float:
    """The smallest part of its width that a circle keeps when it lies in a plane with these slopes."""
    a, b, c, d = RIGHT, -UP - LIFT * east, RIGHT, UP + LIFT * north
    area = abs(a * d - b * c)
    spread = a * a + b * b + c * c + d * d
    root = hypot(a * a + b * b - c * c - d * d, 2 * (a * c + b * d))
    return area / sqrt((spread + root) / 2)
