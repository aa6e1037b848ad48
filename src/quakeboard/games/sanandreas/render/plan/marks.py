"""What is put on a plan: rings where a piece may go, signs of strike and dip, coins, pins, dice."""

from __future__ import annotations

from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.render.ground import dip, dip_sign
from quakeboard.games.sanandreas.render.pieces import (
    coin,
    coin_disc,
    coin_radius,
    dice,
    founding_ring,
    pin,
    pin_outline,
    shock_rings,
    tile_name,
)
from quakeboard.games.sanandreas.render.plan.chart import Chart
from quakeboard.render.svg.elements import element, group, move


def selection(chart: Chart, spaces: list[Space]) -> str:
    inset = 1.0
    side = chart.scale - 2 * inset
    return "".join(
        element(
            "rect",
            x=space[0] * chart.scale + inset,
            y=-(space[1] + 1) * chart.scale + inset,
            width=side,
            height=side,
            rx=2 if chart.small else 5,
            **chart.canvas.translucent("revision-wash"),
            stroke=chart.canvas["revision"],
            stroke_width=1.4 if chart.small else 2.6,
        )
        for space in spaces
    )


def legal_rings(chart: Chart, legal: list[Space], marks: list[Space]) -> str:
    """A ring of coin size where a city may be founded, a pin's outline for an epicentre."""
    canvas, radius = chart.canvas, coin_radius(chart.scale) - 2
    if legal:
        canvas.define("ring", founding_ring(canvas, radius))
    if marks:
        canvas.define("pin-ring", pin_outline(canvas, chart.scale))
    rings = [canvas.use("ring", move(*chart.at(space)), data_space=_name(space)) for space in legal]
    outlines = [canvas.use("pin-ring", move(*chart.at(space)), data_space=_name(space)) for space in marks]
    return "".join((*rings, *outlines))


def dip_signs(chart: Chart, legal: list[Space]) -> str:
    taken = [*(city.at for city in chart.board.cities), *(mark.at for mark in chart.board.pins), *legal]
    places = ((slab, dip(chart.board, slab, taken)) for slab in chart.board.slabs)
    return "".join(dip_sign(chart.canvas, slab, place, chart.scale) for slab, place in places if place)


def tile_names(chart: Chart) -> str:
    """The name of each tile, in the middle of what shows of it."""
    drawn = []
    for slab in chart.board.slabs:
        shown = [chart.at(space) for space in chart.board.shown(slab)]
        if shown:
            x, y = (sum(values) / len(shown) for values in zip(*shown, strict=True))
            drawn.append(tile_name(chart.canvas, slab.at, x, y))
    return "".join(drawn)


def cities(chart: Chart) -> str:
    radius = coin_radius(chart.scale)
    return "".join(
        group(
            coin_disc(chart.canvas, city, chart.scale) if chart.small else coin(chart.canvas, city, radius),
            transform=move(*chart.at(city.at)),
            data_space=_name(city.at),
        )
        for city in chart.board.cities
    )


def epicentres(chart: Chart) -> str:
    drawn = []
    for mark in chart.board.pins:
        hidden = not chart.board.shows_pin(mark.at)
        pawn = pin(chart.canvas, mark.pawn, chart.scale)
        # The tip stands a little below the middle, so that the pin stays on its space.
        stands = group(pawn, transform=move(0, 0.22 * chart.scale), opacity=0.55 if hidden else None)
        rings = shock_rings(chart.canvas, chart.scale, dotted=hidden)
        drawn.append(group(rings, stands, transform=move(*chart.at(mark.at)), data_space=_name(mark.at)))
    return "".join(drawn)


def dice_in_the_corner(chart: Chart, faces: tuple[int, ...] | None, left: tuple[str, ...]) -> str:
    """The dice in the lower right corner, on the mainland."""
    if faces is None:
        return ""
    window, scale = chart.sheet.window, chart.scale
    return dice(chart.canvas, faces, left, (window.east * scale, window.south * scale), scale)


def _name(space: Space) -> str:
    return f"{space[0]},{space[1]}"
