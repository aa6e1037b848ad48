"""The block that a relief is cut from: paper around it, its faces, the water, the compass."""

from __future__ import annotations

from quakeboard.games.sanandreas.render.labels import Words
from quakeboard.games.sanandreas.render.lines import coast, path_of
from quakeboard.games.sanandreas.render.plan.paper import sea_floor
from quakeboard.games.sanandreas.render.relief.projection import RIGHT, UP, Block, Projection, project
from quakeboard.games.sanandreas.render.scene import Board, spaces_between
from quakeboard.render.svg.contours import contours, resample, smooth
from quakeboard.render.svg.elements import element, group, move, number, numbers, path
from quakeboard.render.svg.lettering import TEXT
from quakeboard.render.svg.terrain import INDEX, INTERVAL, Terrain

FLOOR = -1.5
"""The height at which the block ends below."""
_NAMED = (-2, 3, 0, 14)
"""West, south, east, north, in lattice lines: a block with this much sea shows the ocean's name."""


def paper(projection: Projection) -> str:
    """Paper with the faint contours that every sheet has."""
    canvas, window, scale = projection.canvas, projection.sheet.window, projection.scale
    ground = element(
        "rect",
        x=window.west * scale,
        y=window.north * scale,
        width=projection.sheet.map_width,
        height=projection.sheet.map_height,
        fill=canvas["paper"],
    )
    patch = Terrain(f"{projection.seed}, paper").patch(
        window.west - 1, window.north - 1, window.east + 1, window.south + 1, 0.5
    )
    lines = [line for line in contours(patch, 2 * INTERVAL) if line.length > 3]
    fine, firm = (
        "".join(
            smooth(resample(line, 0.9), line.closed, scale)
            for line in lines
            if (line.step % (INDEX // 2) == 0) == index
        )
        for index in (False, True)
    )
    return ground + group(
        path(fine, stroke=canvas["contour"], stroke_width=0.8),
        path(firm, stroke=canvas["contour-index"], stroke_width=1.2),
        fill="none",
        opacity=0.5,
    )


def block_faces(projection: Projection) -> str:
    """The visible faces of the block below the sea: water, and the ground under it."""
    west, south, east, north = projection.block
    canvas = projection.canvas
    steps = [north - n / 2 for n in range(2 * (north - south) + 1)]
    bed = [(west, y, _bed(projection, west, y)) for y in steps]
    rock = projection.polygon(*bed, (west, south, FLOOR), (west, north, FLOOR))
    return "".join(
        (
            path(
                projection.polygon(
                    (west, north, 0), (west, south, 0), (west, south, FLOOR), (west, north, FLOOR)
                ),
                fill=canvas["sea-4"],
            ),
            path(rock, fill=canvas["rock-w"], stroke=canvas["strata"], stroke_width=0.8),
            # Half of this line is hidden by the land: it ends the block at the back.
            path(
                _back(projection),
                fill="none",
                stroke=canvas["strata"],
                stroke_width=2.4,
                stroke_linejoin="round",
            ),
            path(
                projection.polygon(
                    (west, south, 0), (east, south, 0), (east, south, FLOOR), (west, south, FLOOR)
                ),
                fill=canvas["rock-s"],
                stroke=canvas["strata"],
                stroke_width=0.8,
            ),
            path(
                projection.line(*((x, y, (z + FLOOR) / 2) for x, y, z in bed), (east, south, FLOOR / 2)),
                fill="none",
                stroke=canvas["strata"],
                stroke_width=1.2,
                stroke_linejoin="round",
                opacity=0.5,
            ),
        )
    )


def _back(projection: Projection) -> str:
    """The far edges of the block, as far as land lies there."""
    west, south, east, north = projection.block
    land = projection.board.land
    far = [((x, north, 1), (x + 1, north, 1)) for x in range(west, east) if land.covers((x, north - 1))]
    side = [
        ((east, y + 1, 1), (east, y, 1))
        for y in range(north - 1, south - 1, -1)
        if land.covers((east - 1, y))
    ]
    return "".join(projection.line(a, b) for a, b in (*far, *side))


def _bed(projection: Projection, x: float, y: float) -> float:
    """How deep the sea is drawn at the face of the block."""
    return -min(1.15, 0.24 * max(0.0, projection.waters.depth(x, -y) - 0.15))


def surface(projection: Projection, ocean: str) -> str:
    west, south, east, north = projection.block
    canvas, scale = projection.canvas, projection.scale
    surface = {
        "x": west * scale,
        "y": -north * scale,
        "width": (east - west) * scale,
        "height": (north - south) * scale,
    }
    canvas.define("within", element("clipPath", element("rect", **surface)))
    water = element("rect", **surface, fill=canvas["sea-0"])
    water += sea_floor(canvas, projection.waters, scale, lines=not projection.small)
    shore = path(
        coast_path(projection.board, projection.block, scale),
        fill="none",
        stroke=canvas["shore"],
        stroke_width=1.6 if projection.small else 3.4,
        stroke_linejoin="round",
    )
    flat = group(water, shore, clip_path=canvas.url("within"), transform=projection.plane((0, 0, 0)))
    named = not projection.small and west <= _NAMED[0] and south <= _NAMED[1] and north >= _NAMED[3]
    return flat + _ocean(projection, ocean) if named else flat


def _ocean(projection: Projection, name: str) -> str:
    """The name lies on the water along its western edge, where no tile ever comes."""
    size = 0.72 * projection.scale
    x, y = project(-1.35, 8.5, 0)
    matrix = (
        f"matrix({RIGHT} {UP} {-RIGHT} {UP} {number(x * projection.scale)} {number(y * projection.scale)})"
    )
    return projection.canvas.text(
        name.upper(),
        0,
        0,
        size=round(size, 1),
        font=TEXT,
        colour="sea-ink",
        font_style="italic",
        letter_spacing=number(0.25 * projection.scale, 1),
        transform=matrix,
    )


def compass(projection: Projection, words: Words) -> str:
    canvas, window, scale = projection.canvas, projection.sheet.window, projection.scale
    north, east = (-46 * RIGHT, -46 * UP), (30 * RIGHT, -30 * UP)
    drawn = "".join(
        (
            path(f"M0 0L{numbers(*north)}", stroke=canvas["ink"], stroke_width=2.4, stroke_linecap="round"),
            path(f"M0 0L{numbers(*east)}", stroke=canvas["ink"], stroke_width=1.3, stroke_linecap="round"),
            element("circle", r=3.4, fill=canvas["ink"]),
            canvas.text(words.north, north[0] - 11, north[1] - 2, size=16),
            canvas.text(words.east, east[0] + 9, east[1] - 1, size=14, colour="ink-2"),
        )
    )
    return group(drawn, transform=move(window.west * scale + 84, window.north * scale + 56))


def coast_path(board: Board, block: Block, scale: float) -> str:
    """The line where the water of the block ends."""
    west, south, east, north = block
    return path_of(coast(board, spaces_between(west, south, east, north)), scale)
