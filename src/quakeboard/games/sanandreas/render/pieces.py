"""The pieces of San Andreas on paper: coins, survey pins, dice, and the rings where a piece may go.

A coin is drawn about its middle, in pixels. A coin whose value is secret shows the seat's shape alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.render.scene import City
from quakeboard.games.sanandreas.rules import places
from quakeboard.render.svg.canvas import Canvas
from quakeboard.render.svg.crews import crew, disc
from quakeboard.render.svg.elements import element, group, move, number, path
from quakeboard.render.svg.lettering import HEAVY, MONO_BOLD

_COIN = 0.34
"""The radius of a coin, in spaces."""
_SMALLEST_COIN = 12.2
PAWNS = "SMCA"
_SUITS = {
    "S": "".join(
        f"M{x1} {y1}L{x2} {y2}"
        for x1, y1, x2, y2 in (
            (0, -6.2, 0, -9.4),
            (4.4, -4.4, 6.6, -6.6),
            (6.2, 0, 9.4, 0),
            (4.4, 4.4, 6.6, 6.6),
            (0, 6.2, 0, 9.4),
            (-4.4, 4.4, -6.6, 6.6),
            (-6.2, 0, -9.4, 0),
            (-4.4, -4.4, -6.6, -6.6),
        )
    ),
    "M": "M3.5-8.5A9 9 0 1 0 8.3 4.6A7.4 7.4 0 0 1 3.5-8.5Z",
    "C": "M-9 6.5V-5.5L-4.2-.4 0-8 4.2-.4 9-5.5V6.5Z",
    "A": "M-7.5-8H7.5V0Q7.5 6.4 0 9.4Q-7.5 6.4-7.5 0Z",
}
_PIN = "M0 10.8L-7.9-.7A10.4 10.4 0 1 1 7.9-.7Z"
"""The outline of a pin around the middle of its space, where its tip stands; 36 units to a space."""
_DIE = 36.0
_STRIDE = 46.0


def coin_radius(scale: float) -> float:
    """The radius of a coin in pixels: large enough for a readable figure, as far as the space allows."""
    return max(_COIN * scale, min(0.44 * scale, _SMALLEST_COIN))


def coin(canvas: Canvas, city: City, radius: float, *, badge: bool = True) -> str:
    """A coin about the point (0, 0)."""
    disc_of_seat = _disc(canvas, city, radius)
    if city.coin is None:
        return disc_of_seat + crew(canvas, city.seat, 0, 0, 1.34 * radius)
    figure = canvas.text(
        str(city.coin),
        0,
        0.37 * figure_size(radius),
        size=figure_size(radius),
        font=HEAVY,
        colour="shield-ink",
    )
    owner = crew(canvas, city.seat, 0.9 * radius, -0.82 * radius, max(12.0, 1.0 * radius)) if badge else ""
    return disc_of_seat + face(canvas, radius) + figure + owner


def figure_size(radius: float) -> float:
    return max(1.06 * radius, min(12.5, 1.2 * radius))


def face(canvas: Canvas, radius: float) -> str:
    """The white middle of a coin whose value may be seen."""
    return element(
        "circle", r=0.72 * radius, fill=canvas["shield"], stroke=canvas["crew-line"], stroke_width=0.8
    )


def _disc(canvas: Canvas, city: City, radius: float) -> str:
    """Halo, rim and seat's colour; the rim is dashed while the value is its owner's secret."""
    halo = element("circle", r=radius + 2, fill=canvas["crew-halo"])
    return halo + rim(canvas, city, radius)


def rim(canvas: Canvas, city: City, radius: float) -> str:
    dashed = city.coin is not None and not city.known
    return element(
        "circle",
        r=radius,
        fill=canvas[f"crew-{city.seat % 4}"],
        stroke=canvas["crew-line"],
        stroke_width=1.6,
        stroke_dasharray="3.2 2" if dashed else None,
        data_rim="secret" if dashed else None,
    )


def coin_disc(canvas: Canvas, city: City, scale: float) -> str:
    """A coin on a thumbnail: a disc."""
    return disc(canvas, city.seat, 0, 0, 0.62 * scale)


def suit(canvas: Canvas, pawn: str, colour: str, size: float, at: tuple[float, float]) -> str:
    """Sun, moon, crown or arms; `size` is a fraction of a box of 20."""
    place = f"{move(*at)} scale({number(size, 3)})"
    if pawn == "S":
        rays = path(_SUITS[pawn], stroke=canvas[colour], stroke_width=2.1, stroke_linecap="round")
        return group(element("circle", r=4.3), rays, transform=place, fill=canvas[colour])
    return path(_SUITS[pawn], transform=place, fill=canvas[colour])


def pin(canvas: Canvas, pawn: str, scale: float) -> str:
    """A dark survey pin, of no seat's colour, whose tip stands on the point (0, 0)."""
    body = path(
        _PIN,
        fill=canvas["shield-ink"],
        stroke=canvas["crew-halo"],
        stroke_width=1.6,
        stroke_linejoin="round",
    )
    drawn = body + suit(canvas, pawn, "crew-halo", 0.594, (0, -7.2))
    return group(drawn, transform=f"scale({number(_pin_scale(scale), 3)}) translate(0 -10.8)")


def _pin_scale(scale: float) -> float:
    return max(scale, min(30.0, 1.2 * scale)) / 36


def pin_outline(canvas: Canvas, scale: float) -> str:
    """The outline of a pin that marks a space where an epicentre can be marked."""
    halo = path(_PIN, stroke=canvas["sheet"], stroke_width=4.2, stroke_opacity=0.7)
    outline = path(
        _PIN,
        **canvas.translucent("legal-fill"),
        stroke=canvas["revision"],
        stroke_width=1.7,
        stroke_dasharray="3.2 2.4",
    )
    return group(halo, outline, fill="none", transform=f"scale({number(0.92 * scale / 36, 3)})")


def shock_rings(canvas: Canvas, scale: float, *, dotted: bool = False) -> str:
    """Two red rings about an epicentre; dotted where it lies under something."""
    dots = "1.5 2.5" if dotted else None
    outer = element("circle", r=0.46 * scale, stroke_width=1.1, stroke_opacity=0.75)
    inner = element("circle", r=0.33 * scale, stroke_width=1.5)
    return group(outer, inner, fill="none", stroke=canvas["quake"], stroke_dasharray=dots)


def founding_ring(canvas: Canvas, radius: float) -> str:
    """The ring that marks a space where a city can be founded."""
    halo = element("circle", r=radius, stroke=canvas["sheet"], stroke_width=3.8, stroke_opacity=0.7)
    ring = element(
        "circle",
        r=radius,
        **canvas.translucent("legal-fill"),
        stroke=canvas["revision"],
        stroke_width=1.7,
        stroke_dasharray="3.2 2.4",
    )
    return group(halo, ring, fill="none")


def tile_name(canvas: Canvas, south_west: Space, x: float, y: float) -> str:
    """The name of a tile about a point, with a halo for any ground."""
    return canvas.text(
        places.of_tile(south_west),
        x,
        y + 4.5,
        size=12.5,
        font=MONO_BOLD,
        colour="shield-ink",
        paint_order="stroke",
        stroke=canvas["crew-halo"],
        stroke_width=2.8,
        stroke_linejoin="round",
    )


def dice(
    canvas: Canvas, faces: Sequence[int], left: Sequence[str], corner: tuple[float, float], scale: float
) -> str:
    """The four dice, two by two, into the lower right corner of a map.

    Dice still to be resolved have a ring, the others are grey.
    """
    drawn = (
        group(_die(canvas, pawn, face_up, pawn in left), transform=move(n % 2 * _STRIDE, n // 2 * _STRIDE))
        for n, (pawn, face_up) in enumerate(zip(PAWNS, faces, strict=False))
    )
    size = min(1.0, scale / 34)
    side = size * (_STRIDE + _DIE) + 14
    return group(*drawn, transform=f"{move(corner[0] - side, corner[1] - side)} scale({number(size, 3)})")


def _die(canvas: Canvas, pawn: str, face_up: int, open_: bool) -> str:
    ring = element(
        "rect",
        x=-4,
        y=-4,
        width=_DIE + 8,
        height=_DIE + 8,
        rx=10,
        fill="none",
        stroke=canvas["revision"],
        stroke_width=2.2,
    )
    body = element(
        "rect",
        width=_DIE,
        height=_DIE,
        rx=7,
        fill=canvas["shield" if open_ else "rule"],
        stroke=canvas["shield-ink" if open_ else "ink-2"],
        stroke_width=1.6,
    )
    ink = "shield-ink" if open_ else "ink"
    words = canvas.text(str(face_up), 17, 26, size=20, font=HEAVY, colour=ink)
    return (ring if open_ else "") + body + words + suit(canvas, pawn, ink, 0.44, (29, 7.5))
