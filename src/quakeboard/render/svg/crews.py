"""The four crews: Cone, Helmet, Barrier, Diamond, each in a box of 24. Shape and colour go together."""

from __future__ import annotations

from quakeboard.render.svg.canvas import Canvas
from quakeboard.render.svg.elements import element, group, number, path

SHAPES = ("cone", "helmet", "barrier", "diamond")
"""The shape of each seat's crew."""

BODY = {
    "cone": "M12 1.5Q13.6 1.5 14.1 3L18.6 18H21.5Q22.5 18 22.5 19V21Q22.5 22 21.5 22H2.5Q1.5 22 1.5 21V19"
    "Q1.5 18 2.5 18H5.4L9.9 3Q10.4 1.5 12 1.5Z",
    "helmet": "M12 3.5C18 3.5 21 8 21 14.5H22Q23 14.5 23 15.7V18Q23 19.3 21.8 19.3H2.2Q1 19.3 1 18V15.7"
    "Q1 14.5 2 14.5H3C3 8 6 3.5 12 3.5Z",
    "barrier": "M2 4.5H22Q23 4.5 23 5.5V13Q23 14 22 14H20V20.5H16.5V14H7.5V20.5H4V14H2Q1 14 1 13V5.5"
    "Q1 4.5 2 4.5Z",
    "diamond": "M10.9 1.2Q12 .2 13.1 1.2L22.8 10.9Q23.8 12 22.8 13.1L13.1 22.8Q12 23.8 10.9 22.8L1.2 13.1"
    "Q.2 12 1.2 10.9Z",
}


def _details(canvas: Canvas, shape: str) -> str:
    line, halo = canvas["crew-line"], canvas["crew-halo"]
    if shape == "cone":
        band = path("M8.55 7.5H15.45L16.8 12H7.2Z", fill=halo)
        return band + path("M2 18.2H22", stroke=line, stroke_width=1.3)
    if shape == "helmet":
        brim = path("M3 14.6H21", stroke=line, stroke_width=1.4)
        ribs = path("M9.3 4V11M14.7 4V11", stroke=line, stroke_width=1.4, stroke_linecap="round")
        return brim + ribs
    if shape == "barrier":
        bands = path("M3 14 9 4.5H13.4L7.4 14ZM12 14 18 4.5H22.4L16.4 14Z", fill=halo)
        return bands + path("M1.5 14H22.5", stroke=line, stroke_width=1.2)
    inner = path("M12 4.6 19.4 12 12 19.4 4.6 12Z", fill="none", stroke=line, stroke_width=1.4)
    return inner + element("circle", cx=12, cy=12, r=2.1, fill=line)


def _define(canvas: Canvas, seat: int) -> str:
    shape = SHAPES[seat % 4]
    name = f"crew-{shape}"
    if not canvas.has(name):
        body, join = BODY[shape], "round"
        outer = path(body, fill="none", stroke=canvas["crew-halo"], stroke_width=5, stroke_linejoin=join)
        inner = path(
            body,
            fill=canvas[f"crew-{seat % 4}"],
            stroke=canvas["crew-line"],
            stroke_width=1.7,
            stroke_linejoin=join,
        )
        canvas.define(name, group(outer, inner, _details(canvas, shape), transform="translate(-12 -12)"))
    return name


def crew(canvas: Canvas, seat: int, x: float, y: float, width: float) -> str:
    """A crew's piece with its middle at (x, y)."""
    scale = number(width / 24, 3)
    return canvas.use(_define(canvas, seat), f"translate({number(x)} {number(y)}) scale({scale})")


def disc(canvas: Canvas, seat: int, x: float, y: float, width: float) -> str:
    """A crew's piece on a thumbnail: a disc."""
    return element(
        "circle",
        cx=x,
        cy=y,
        r=width / 2,
        fill=canvas[f"crew-{seat % 4}"],
        stroke=canvas["crew-line"],
        stroke_width=1,
    )
