"""Signs that stand on the map: route shield, town sign, warning diamond, count, magnitude plate."""

from __future__ import annotations

from quakeboard.render.svg.canvas import Canvas
from quakeboard.render.svg.elements import element, group, move, number, path
from quakeboard.render.svg.lettering import BOLD, HEAVY, truncate, width

_SHIELD = (
    "M-10-9.2Q-6.5-11.8-3.4-9.6Q0-12.4 3.4-9.6Q6.5-11.8 10-9.2Q8.4-5.6 9.9-2Q12 4 6 8.2Q2 10.6 0 12.6"
    "Q-2 10.6-6 8.2Q-12 4-9.9-2Q-8.4-5.6-10-9.2Z"
)
_SHIELD_WIDTH = 22.06


def shield(canvas: Canvas, words: str, breadth: float, y: float = 0) -> str:
    """A white route shield with what an intersection counts, in black: never a seat's colour."""
    if not canvas.has("shield"):
        shape = path(
            _SHIELD,
            fill=canvas["shield"],
            stroke=canvas["shield-ink"],
            stroke_width=1.9,
            stroke_linejoin="round",
        )
        canvas.define("shield", shape)
    figure = canvas.text(words, -0.5, 5.2, size=13.5, font=HEAVY, colour="shield-ink", letter_spacing="-.6")
    scale = number(breadth / _SHIELD_WIDTH, 3)
    place = f"translate(0 {number(y)}) " if y else ""
    return group(canvas.use("shield"), figure, transform=f"{place}scale({scale})")


def town_sign(canvas: Canvas, name: str, scale: float, at: tuple[float, float]) -> str:
    """The green guide sign with a town's name, hung below the town. A long name makes it longer."""
    size = 0.226 * scale
    words = truncate(name, size, 3 * scale)
    breadth = max(1.42 * scale, width(words, size) + 0.2 * scale)
    height = 0.34 * scale
    plate = element(
        "rect",
        x=-breadth / 2,
        y=-height / 2,
        width=breadth,
        height=height,
        rx=0.07 * scale,
        fill=canvas["sign"],
        stroke=canvas["sign-ink"],
        stroke_width=max(1, 0.034 * scale),
    )
    text = canvas.text(words, 0, 0.36 * size, size=size, font=BOLD, colour="sign-ink")
    return group(plate, text, transform=move(at[0], at[1] + 0.72 * scale))


def diamond(canvas: Canvas, count: int, at: tuple[float, float], scale: float = 1) -> str:
    """A warning: this side is one of the longest."""
    if not canvas.has("diamond"):
        ink, turned = canvas["warn-ink"], "rotate(45)"
        outer = element(
            "rect", x=-15, y=-15, width=30, height=30, rx=4, fill=canvas["warn"], stroke=ink, stroke_width=2
        )
        inner = element("rect", x=-12, y=-12, width=24, height=24, rx=2.5, fill="none", stroke=ink)
        canvas.define("diamond", group(outer, inner, transform=turned))
    figure = canvas.text(str(count), 0, 6, size=17, font=HEAVY, colour="warn-ink")
    return group(canvas.use("diamond"), figure, transform=_placed(at, scale))


def count_disc(canvas: Canvas, count: int, at: tuple[float, float], scale: float = 1) -> str:
    """How many tiles lie on a side that is not among the longest."""
    ring = element("circle", r=13, fill=canvas["sheet"], stroke=canvas["quake"], stroke_width=1.5)
    figure = canvas.text(str(count), 0, 5, size=14, font=BOLD)
    return group(ring, figure, transform=_placed(at, scale))


def plate(canvas: Canvas, words: str, at: tuple[float, float], scale: float = 1) -> str:
    """The yellow plate of a quake: `M5.0`."""
    ink = canvas["warn-ink"]
    board = element(
        "rect", x=-19, y=-10, width=38, height=19, rx=3.5, fill=canvas["warn"], stroke=ink, stroke_width=1.2
    )
    text = canvas.text(words, 0, 4.6, size=13, font=HEAVY, colour="warn-ink")
    return group(board, text, transform=_placed(at, scale))


def _placed(at: tuple[float, float], scale: float) -> str:
    return move(*at) if scale == 1 else f"{move(*at)} scale({number(scale, 3)})"
