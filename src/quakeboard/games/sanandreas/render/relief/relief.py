"""The relief of a San Andreas table: a block of land and sea, seen from the south-west."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.render.labels import ENGLISH, Words
from quakeboard.games.sanandreas.render.page import Crop, caption, seat_names, sheet_for, summary
from quakeboard.games.sanandreas.render.pieces import coin_radius, dice, founding_ring, pin_outline
from quakeboard.games.sanandreas.render.relief.block import FLOOR, block_faces, compass, paper, surface
from quakeboard.games.sanandreas.render.relief.columns import Columns
from quakeboard.games.sanandreas.render.relief.projection import RIGHT, Block, Projection, project
from quakeboard.games.sanandreas.render.scene import Board, Slab, board_of
from quakeboard.games.sanandreas.rules.view import SanAndreasView
from quakeboard.render.svg.canvas import Canvas
from quakeboard.render.svg.elements import group, move
from quakeboard.render.svg.frame import map_frame
from quakeboard.render.svg.labels import fill
from quakeboard.render.svg.palette import Theme
from quakeboard.render.svg.sheet import Margins, Size, Window

_WEST, _SOUTH, _EAST, _NORTH = -2, -1, 12, 18
"""The limits of the smallest block, in lattice lines."""
_MARGINS = Margins(16, 16, 16, 16)


def relief(
    view: SanAndreasView,
    *,
    theme: Theme = "light",
    legal: Iterable[Space] | None = None,
    marks: Iterable[Space] | None = None,
    highlight: Iterable[Space] | None = None,
    row: int | None = None,
    column: int | None = None,
    title: str | None = None,
    desc: str | None = None,
    frame: bool = True,
    names: Sequence[str] = (),
    words: Words = ENGLISH,
    size: Size = None,
    seed: str = "quakeboard",
    crop: Crop | None = None,
) -> str:
    """The block diagram of a table, or of a part of it. The arguments mean what they mean for a plan."""
    canvas, board = Canvas(theme), board_of(view)
    block = _part(crop) if crop else _block(board)
    sheet = sheet_for(_window(board, block), size, frame=frame, title=title, margins=_MARGINS)
    body = _layers(
        Projection(canvas, board, block, sheet, seed),
        legal=set(legal or ()),
        marks=set(marks or ()),
        highlight=set(highlight or ()),
        cut=(row, column),
        words=words,
        rolled=(view.dice, view.to_resolve),
    )
    if frame:
        body += map_frame(canvas, sheet, [], [])
    body += caption(canvas, sheet, title)
    return canvas.document(
        sheet.width,
        sheet.height,
        body,
        title=title or fill(words.relief, turn=view.turn_number),
        desc=summary(view, board, seat_names(view, names, words), words) if desc is None else desc,
    )


def _block(board: Board) -> Block:
    west, south, east, north = board.bounds()
    return min(_WEST, west - 1), min(_SOUTH, south - 1), max(_EAST, east + 1), max(_NORTH, north + 1)


def _part(crop: Crop) -> Block:
    west, south, east, north = crop
    return west, south, east + 1, north + 1


def _window(board: Board, block: Block) -> Window:
    west, south, east, north = block
    within = [
        (slab, x, y)
        for slab in board.slabs
        for x, y in _corners(slab)
        if west <= x <= east and south <= y <= north
    ]
    tops = [project(x, y, slab.top(x, y))[1] for slab, x, y in within]
    return Window(
        RIGHT * (west - north),
        min([project(east, north, 1)[1], *tops]),
        RIGHT * (east - south),
        project(west, south, FLOOR)[1],
    ).grown(0.6)


def _corners(slab: Slab) -> list[tuple[int, int]]:
    x, y = slab.at
    return [(x, y), (x + 2, y), (x, y + 2), (x + 2, y + 2)]


def _layers(
    projection: Projection,
    *,
    legal: set[Space],
    marks: set[Space],
    highlight: set[Space],
    cut: tuple[int | None, int | None],
    words: Words,
    rolled: tuple[tuple[int, ...] | None, tuple[str, ...]],
) -> str:
    """All layers, the farthest first."""
    canvas = projection.canvas
    if legal:
        canvas.define("ring", founding_ring(canvas, coin_radius(projection.scale) - 2))
    if marks:
        canvas.define("pin-ring", pin_outline(canvas, projection.scale))
    layers = {
        "paper": paper(projection),
        "block": block_faces(projection),
        "sea": surface(projection, words.ocean),
        "columns": Columns(projection).draw(legal, marks, highlight, cut),
        "compass": "" if projection.small else compass(projection, words),
        "dice": "" if projection.small else _dice(projection, *rolled),
    }
    # Attributes that hundreds of paths have in common are set on their group.
    common = {"fill": "none", "stroke_linejoin": "round"}
    drawn = (group(layer, data_layer=name, **common) for name, layer in layers.items())
    return group(*drawn, transform=move(*projection.sheet.origin))


def _dice(projection: Projection, faces: tuple[int, ...] | None, left: tuple[str, ...]) -> str:
    """The dice in the lower right corner."""
    if faces is None:
        return ""
    window, scale = projection.sheet.window, projection.scale
    return dice(projection.canvas, faces, left, (window.east * scale, window.south * scale), scale)
