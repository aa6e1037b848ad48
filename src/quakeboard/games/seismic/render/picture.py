"""Pictures of Seismic positions: the whole table as one self-contained SVG, from a view and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from quakeboard.core.hexgrid import Cell
from quakeboard.games.seismic.render.map import seismic_map
from quakeboard.games.seismic.render.panel import Panel
from quakeboard.games.seismic.render.scene import Overprint, Scene, built_window, count_window, table_window
from quakeboard.games.seismic.render.tile_roads import SMALL
from quakeboard.games.seismic.rules.places import Places
from quakeboard.games.seismic.rules.view import LaidTile, SeismicView
from quakeboard.render.svg.canvas import Canvas
from quakeboard.render.svg.frame import map_frame, ticks
from quakeboard.render.svg.hexes import ROOT3
from quakeboard.render.svg.labels import ENGLISH, Words, fill
from quakeboard.render.svg.lettering import TEXT, truncate
from quakeboard.render.svg.palette import Theme
from quakeboard.render.svg.sheet import (
    BARE,
    FRAMED,
    THUMBNAIL,
    Margins,
    Sheet,
    Size,
    Window,
    lay_out,
    picture_width,
)

Crop = Literal["table"] | tuple[float, float, float, float] | None
"""The part shown: None for what is built, the whole table, or column, row to column, row of the frame."""

_CAPTION = 26


def picture(
    view: SeismicView,
    *,
    theme: Theme = "light",
    scars: Iterable[Cell] = (),
    last: Cell | None = None,
    legal: Mapping[Cell, int] | None = None,
    highlight: Iterable[tuple[Cell, str]] | None = None,
    preview: LaidTile | None = None,
    title: str | None = None,
    desc: str | None = None,
    frame: bool = True,
    panel: bool = False,
    names: Sequence[str] = (),
    towns: Sequence[str] | None = None,
    words: Words = ENGLISH,
    size: Size = None,
    seed: str = "quakeboard",
    crop: Crop = None,
) -> str:
    """The map of a table.

    `legal` says for each cell how many rotations fit, `highlight` which fragments light up as a section,
    `last` where the last tile was laid. `title` is also the caption below the map. `size` is a width, or a
    width and a height, in pixels; a scale below 14 pixels gives a thumbnail. The same arguments give the same
    bytes, the same `seed` gives the same land.
    """
    canvas = Canvas(theme)
    overprint = Overprint(tuple(scars), last, legal or {}, tuple(highlight or ()), preview)
    names = [*names, *(fill(words.seat, n=n + 1) for n in range(len(names), view.seats))]
    row = Panel(canvas, view, names, words) if panel else None
    sheet = _sheet(_window(view, overprint, crop), size, frame, title, row)
    town_names = towns or ((words.town,) if len(view.towns) == 1 else words.twin_towns)
    body = seismic_map(Scene(canvas, view, overprint, sheet), seed, town_names)
    body += _around(canvas, view, sheet, frame) + _caption(canvas, sheet, title)
    if row:
        body += row.draw(sheet.width, sheet.height - row.height(sheet.width))
    return canvas.document(
        sheet.width,
        sheet.height,
        body,
        title=title or fill(words.title, turn=view.turn_number),
        desc=_summary(view, names, words) if desc is None else desc,
    )


def _window(view: SeismicView, overprint: Overprint, crop: Crop) -> Window:
    if crop is None:
        return built_window(view, overprint)
    if crop == "table":
        return table_window(view).around(count_window(view, overprint)).grown(0.6)
    west, north, east, south = crop
    return Window(ROOT3 * west, 1.5 * north, ROOT3 * east, 1.5 * south)


def _sheet(window: Window, size: Size, frame: bool, title: str | None, row: Panel | None) -> Sheet:
    """The sheet; a map that turns out to be a thumbnail gets a thumbnail's margins."""

    def with_margins(margins: Margins) -> Sheet:
        foot = (_CAPTION if title else 0) + (row.height(picture_width(size, window, margins)) if row else 0)
        return lay_out(window, size, margins, foot)

    if not frame:
        return with_margins(BARE)
    framed = with_margins(FRAMED)
    return framed if framed.scale >= SMALL else with_margins(THUMBNAIL)


def _around(canvas: Canvas, view: SeismicView, sheet: Sheet, frame: bool) -> str:
    if not frame:
        return ""
    (x, y), margins, scale = sheet.origin, sheet.margins, sheet.scale
    places, spacing = Places(view.columns, view.rows), ROOT3 * scale
    right, bottom = margins.left + sheet.map_width, margins.top + sheet.map_height
    # Every second row lies half a cell to the east: a letter stands between both.
    west = x + spacing / 4
    across = ticks(margins.left, right, spacing, west, view.columns // 2, places.column_letters)
    down = ticks(margins.top, bottom, 1.5 * scale, y, view.rows // 2, places.row_number)
    return map_frame(canvas, sheet, across, down)


def _caption(canvas: Canvas, sheet: Sheet, title: str | None) -> str:
    if not title:
        return ""
    left, size = max(sheet.margins.left, 10), 13.5
    words = truncate(title, size, sheet.width - left - max(sheet.margins.right, 10))
    y = sheet.margins.top + sheet.map_height + sheet.margins.bottom + 14
    return canvas.text(words, left, y, size=size, font=TEXT, colour="ink-2", anchor="start")


def _summary(view: SeismicView, names: Sequence[str], words: Words) -> str:
    scores = ", ".join(
        fill(words.score, name=name, n=score) for name, score in zip(names, view.scores, strict=False)
    )
    return fill(words.summary, tiles=len(view.board), pile=view.pile, scores=scores)
