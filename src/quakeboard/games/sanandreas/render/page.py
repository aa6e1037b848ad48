"""What all pictures of San Andreas share: names, the sheet, the caption, the position in a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from quakeboard.games.sanandreas.render.labels import Words
from quakeboard.games.sanandreas.render.scene import Board
from quakeboard.games.sanandreas.rules.view import SanAndreasView
from quakeboard.render.svg.canvas import Canvas
from quakeboard.render.svg.labels import fill
from quakeboard.render.svg.lettering import TEXT, truncate
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

Crop = tuple[int, int, int, int]
"""A part of the table: from x, y of its south-west space to x, y of its north-east space."""

SMALL = 18.0
"""The scale, in pixels to a space, below which a picture is a thumbnail."""


def weight(scale: float) -> float:
    """The factor by which lines of a small map are thinner than usual."""
    return max(0.55, min(1.0, scale / 34))


_CAPTION = 26


def seat_names(view: SanAndreasView, names: Sequence[str], words: Words) -> list[str]:
    return [*names, *(fill(words.seat, n=n + 1) for n in range(len(names), view.seats))]


def sheet_for(
    window: Window,
    size: Size,
    *,
    frame: bool,
    title: str | None,
    panel_height: Callable[[float], float] | None = None,
    margins: Margins = FRAMED,
) -> Sheet:
    """The sheet; a map that turns out to be a thumbnail gets a thumbnail's margins."""

    def with_margins(chosen: Margins) -> Sheet:
        foot = _CAPTION if title else 0.0
        if panel_height:
            foot += panel_height(picture_width(size, window, chosen))
        return lay_out(window, size, chosen, foot)

    if not frame:
        return with_margins(BARE)
    framed = with_margins(margins)
    return framed if framed.scale >= SMALL else with_margins(THUMBNAIL)


def caption(canvas: Canvas, sheet: Sheet, title: str | None) -> str:
    """The title below the map."""
    if not title:
        return ""
    left, size = max(sheet.margins.left, 10), 13.5
    words = truncate(title, size, sheet.width - left - max(sheet.margins.right, 10))
    y = sheet.margins.top + sheet.map_height + sheet.margins.bottom + 14
    return canvas.text(words, left, y, size=size, font=TEXT, colour="ink-2", anchor="start")


def summary(view: SanAndreasView, board: Board, names: Sequence[str], words: Words) -> str:
    """The position in a sentence; no word of it depends on a secret."""
    count = Counter(city.seat for city in board.cities)
    cities = ", ".join(fill(words.city, name=name, n=count[seat]) for seat, name in enumerate(names))
    scores = ", ".join(
        fill(words.score, name=name, n=score) for name, score in zip(names, view.scores, strict=False)
    )
    return fill(
        words.summary,
        tiles=len(board.slabs),
        leaning=sum(slab.leans for slab in board.slabs),
        steep=sum(slab.steep for slab in board.slabs),
        cities=fill(words.cities, list=cities),
        epicentres=fill(words.epicentres, n=len(board.pins)),
        scores=scores,
    )
