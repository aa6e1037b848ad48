"""The plan of a San Andreas table: a survey sheet of the coast, layer upon layer as they are printed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, floor

from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.render.labels import ENGLISH, Words
from quakeboard.games.sanandreas.render.page import Crop, caption, seat_names, sheet_for, summary
from quakeboard.games.sanandreas.render.plan.chart import Chart
from quakeboard.games.sanandreas.render.plan.marks import (
    cities,
    dice_in_the_corner,
    dip_signs,
    epicentres,
    legal_rings,
    selection,
    tile_names,
)
from quakeboard.games.sanandreas.render.plan.overprint import (
    buried_edges,
    coast_line,
    land_border,
    section_line,
    thrust_faults,
)
from quakeboard.games.sanandreas.render.plan.panel import Panel
from quakeboard.games.sanandreas.render.plan.paper import mainland, ocean_name, sea
from quakeboard.games.sanandreas.render.plan.ruler import Ruler, labels, scales
from quakeboard.games.sanandreas.render.plan.tiles import tile
from quakeboard.games.sanandreas.render.scene import Board, board_of
from quakeboard.games.sanandreas.rules.board import FIRST_X
from quakeboard.games.sanandreas.rules.places import column_letter, row_number
from quakeboard.games.sanandreas.rules.view import SanAndreasView
from quakeboard.render.svg.canvas import Canvas
from quakeboard.render.svg.elements import group, move
from quakeboard.render.svg.frame import Tick, map_frame
from quakeboard.render.svg.labels import fill
from quakeboard.render.svg.palette import Theme
from quakeboard.render.svg.sheet import Sheet, Size, Window

_WEST, _SOUTH, _EAST, _NORTH = -5.5, -1.4, 14.2, 18.2
"""The limits of what every plan shows at least."""
_NARROW_WEST, _NARROW_EAST, _PHONE = -1.3, 12.2, 600
"""The limits to the west and east in a picture narrower than `_PHONE`, which shows less sea."""
_DICE = 3.2
_MARGIN = 1.2
"""The least margin around all tiles, in spaces."""


def plan(
    view: SanAndreasView,
    *,
    theme: Theme = "light",
    legal: Iterable[Space] | None = None,
    marks: Iterable[Space] | None = None,
    highlight: Iterable[Space] | None = None,
    rulers: Iterable[Ruler] = (),
    numbers: bool = False,
    row: int | None = None,
    column: int | None = None,
    title: str | None = None,
    desc: str | None = None,
    frame: bool = True,
    panel: bool = False,
    names: Sequence[str] = (),
    words: Words = ENGLISH,
    size: Size = None,
    seed: str = "quakeboard",
    crop: Crop | None = None,
) -> str:
    """The map of a table from above.

    `legal` are the spaces where a city may be founded, `marks` those where an epicentre may be marked,
    `highlight` those that are selected; `rulers` measure from cities to the coast; `row` or `column` draws
    the line of a section. `title` is also the caption. `size` is a width, or a width and a height, in pixels;
    a scale below 18 pixels a space gives a thumbnail. `numbers` names the tiles; `crop` shows a part of the
    table only, without dice. The same arguments give the same bytes, the same `seed` the same depths and
    contours.
    """
    canvas, board = Canvas(theme), board_of(view)
    names = seat_names(view, names, words)
    below = Panel(canvas, view, board, names, words) if panel else None
    sheet = sheet_for(
        _part(crop) if crop else _window(board, narrow=_is_narrow(size), dice=view.dice is not None),
        size,
        frame=frame,
        title=title,
        panel_height=below.height if below else None,
    )
    body = _layers(
        Chart(canvas, board, sheet, seed),
        legal=sorted(set(legal or ())),
        marks=sorted(set(marks or ())),
        highlight=sorted(set(highlight or ())),
        rulers=list(rulers),
        numbers=numbers,
        cut=(row, column),
        words=words,
        rolled=(None if crop else view.dice, view.to_resolve),
    )
    if frame:
        body += map_frame(canvas, sheet, *_ticks(sheet))
    body += caption(canvas, sheet, title)
    if below:
        body += below.draw(sheet.width, sheet.height - below.height(sheet.width))
    return canvas.document(
        sheet.width,
        sheet.height,
        body,
        title=title or fill(words.plan, turn=view.turn_number),
        desc=summary(view, board, names, words) if desc is None else desc,
    )


def _is_narrow(size: Size) -> bool:
    return size is not None and (size if isinstance(size, int) else size[0]) < _PHONE


def _window(board: Board, *, narrow: bool, dice: bool) -> Window:
    """What a plan shows: the coast, all tiles, and room on the mainland for dice; on a phone less sea."""
    west, south, east, north = board.bounds()
    return Window(
        min(_NARROW_WEST if narrow else _WEST, west - _MARGIN),
        -max(_NORTH, north + _MARGIN),
        max(_NARROW_EAST if narrow else _EAST, east + (_DICE if dice else _MARGIN)),
        -min(_SOUTH, south - _MARGIN),
    )


def _part(crop: Crop) -> Window:
    west, south, east, north = crop
    return Window(west, -north - 1, east + 1, -south)


def _ticks(sheet: Sheet) -> tuple[list[Tick], list[Tick]]:
    """The ticks with the letters of columns and the numbers of rows, each at the middle of its space."""
    window, scale, (x, y) = sheet.window, sheet.scale, sheet.origin
    across = range(ceil(window.west - 0.3), floor(window.east - 0.7) + 1)
    down = range(floor(-window.north - 0.7), ceil(-window.south - 0.3) - 1, -1)
    return (
        [(x + (n + 0.5) * scale, column_letter(n) if n > FIRST_X else "") for n in across],
        [(y - (n + 0.5) * scale, str(row_number(n))) for n in down],
    )


def _layers(
    chart: Chart,
    *,
    legal: list[Space],
    marks: list[Space],
    highlight: list[Space],
    rulers: list[Ruler],
    numbers: bool,
    cut: tuple[int | None, int | None],
    words: Words,
    rolled: tuple[tuple[int, ...] | None, tuple[str, ...]],
) -> str:
    """All layers, the lowest first."""
    small = chart.small
    layers = {
        "sea": sea(chart),
        "ocean": "" if small else ocean_name(chart, words.ocean),
        "mainland": mainland(chart),
        "tiles": "".join(tile(chart, slab) for slab in chart.board.slabs),
        "buried": buried_edges(chart),
        "border": land_border(chart),
        "coast": coast_line(chart),
        "faults": thrust_faults(chart),
        "highlight": selection(chart, highlight),
        "legal": legal_rings(chart, legal, marks),
        "signs": "" if small else dip_signs(chart, legal),
        "numbers": tile_names(chart) if numbers else "",
        "section": section_line(chart, cut, words),
        "rulers": scales(chart, rulers),
        "cities": cities(chart),
        "epicentres": epicentres(chart),
        "labels": labels(chart, rulers),
        "dice": "" if small else dice_in_the_corner(chart, *rolled),
    }
    drawn = (group(layer, data_layer=name) for name, layer in layers.items())
    return group(*drawn, transform=move(*chart.sheet.origin))
