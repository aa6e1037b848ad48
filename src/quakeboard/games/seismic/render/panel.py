"""The row below a map: the tiles that lie face up, the pile, and what each seat has left and would score."""

from __future__ import annotations

from collections.abc import Sequence

from quakeboard.games.seismic.render.loose_tile import LooseTiles
from quakeboard.games.seismic.rules.view import SeismicView
from quakeboard.render.svg.canvas import Canvas
from quakeboard.render.svg.crews import crew
from quakeboard.render.svg.elements import element, group, move
from quakeboard.render.svg.labels import Words, fill
from quakeboard.render.svg.lettering import BOLD, MONO_BOLD, MONO_MEDIUM, TEXT, truncate

_TILE = 34.0
_SLOT = 76.0
_EDGE = 20.0
_ROW = 48.0
_HEAD = 36.0
_TILES = 3 * _SLOT
_TILES_HEIGHT = 128.0
_BESIDE, _TWO_COLUMNS = 520, 820
"""The widths from which the crews stand beside the tiles, and in two columns."""


class Panel:
    """The row below a map, laid out for a width and drawn at a height."""

    def __init__(self, canvas: Canvas, view: SeismicView, names: Sequence[str], words: Words) -> None:
        self._canvas = canvas
        self._view = view
        self._names = names
        self._words = words

    def height(self, width: float) -> float:
        seats = _HEAD + _ROW * -(-self._view.seats // self._columns(width))
        return max(_TILES_HEIGHT, seats) if width >= _BESIDE else _TILES_HEIGHT + seats

    def draw(self, width: float, top: float) -> str:
        """The row with its upper edge at `top`, right across the picture."""
        left, below = (_EDGE + _TILES + 32, 0.0) if width >= _BESIDE else (_EDGE, _TILES_HEIGHT)
        return group(
            element("rect", width=width, height=self.height(width), fill=self._canvas["sheet"]),
            element("rect", width=width, height=1, fill=self._canvas["rule"]),
            group(self._tiles(), transform=move(_EDGE, 0)),
            group(self._crews(width - left - _EDGE, self._columns(width)), transform=move(left, below)),
            transform=move(0, top),
        )

    def _columns(self, width: float) -> int:
        return 2 if width >= _TWO_COLUMNS else 1

    def _tiles(self) -> str:
        loose = LooseTiles(self._canvas, _TILE)
        pile = fill(self._words.pile, n=self._view.pile)
        head = self._canvas.eyebrow(self._words.face_up, 0) + self._canvas.eyebrow(pile, _TILES - 8, end=True)
        slots = (
            group(
                loose.draw(name),
                self._canvas.text(name, 0, 51, size=12.5, font=MONO_MEDIUM, colour="ink-2"),
                transform=move(_SLOT * slot + _SLOT / 2 - 4, 71),
            )
            for slot, name in enumerate(self._view.face_up)
        )
        return head + "".join(slots)

    def _crews(self, width: float, columns: int) -> str:
        eyebrow = self._canvas.eyebrow
        head = eyebrow(self._words.crews, 8) + eyebrow(self._words.if_ended, width - 8, end=True)
        breadth = width / columns
        seats = (
            group(
                self._seat(seat, breadth - (8 if columns > 1 else 0)),
                transform=move(seat % columns * breadth, _HEAD - 2 + seat // columns * _ROW),
            )
            for seat in range(self._view.seats)
        )
        return head + "".join(seats)

    def _seat(self, seat: int, width: float) -> str:
        turn = self._view.phase != "over" and seat == self._view.turn
        ring = element(
            "rect",
            x=0.75,
            y=0.75,
            width=width - 1.5,
            height=_ROW - 5.5,
            rx=9,
            fill=self._canvas["paper"],
            stroke=self._canvas["edge"],
            stroke_width=1.5,
        )
        points = str(self._view.scores[seat]) if seat < len(self._view.scores) else ""
        room = width - 46 - 14 * len(points) - 24
        return "".join(
            (
                ring if turn else "",
                crew(self._canvas, seat, 24, 21.5, 24),
                self._canvas.text(
                    truncate(self._names[seat], 15, room), 46, 19, size=15, font=BOLD, anchor="start"
                ),
                self._canvas.text(
                    truncate(self._left(seat), 12.5, room),
                    46,
                    35,
                    size=12.5,
                    font=TEXT,
                    colour="ink-2",
                    anchor="start",
                ),
                self._canvas.text(points, width - 10, 29, size=22, font=MONO_BOLD, anchor="end"),
            )
        )

    def _left(self, seat: int) -> str:
        name = self._words.crew_names[seat % len(self._words.crew_names)]
        left = fill(self._words.crews_left, crew=name, n=self._view.crews_left[seat])
        if not self._view.piles:
            return left
        return fill(self._words.own_pile, left=left, n=self._view.piles[seat])
