"""The row below a plan: what each seat has in hand, has founded and lost, its points; the pawns in supply."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from quakeboard.games.sanandreas.render.labels import Words
from quakeboard.games.sanandreas.render.pieces import coin, pin
from quakeboard.games.sanandreas.render.scene import Board, City
from quakeboard.games.sanandreas.rules.view import SanAndreasView
from quakeboard.render.svg.canvas import Canvas
from quakeboard.render.svg.crews import crew
from quakeboard.render.svg.elements import element, group, move
from quakeboard.render.svg.labels import fill
from quakeboard.render.svg.lettering import BOLD, MONO_BOLD, TEXT, truncate, width

_EDGE = 20.0
_ROW = 52.0
_HEAD = 36.0
_SUPPLY = 64.0
_COIN = 12.5
_TWO_COLUMNS = 640


class Panel:
    """The row below a plan, laid out for a width and drawn at a height."""

    def __init__(
        self, canvas: Canvas, view: SanAndreasView, board: Board, names: Sequence[str], words: Words
    ) -> None:
        self._canvas = canvas
        self._view = view
        self._cities = Counter(city.seat for city in board.cities)
        self._names = names
        self._words = words

    def height(self, total: float) -> float:
        return _HEAD + _ROW * -(-self._view.seats // self._columns(total)) + _SUPPLY

    def draw(self, total: float, top: float) -> str:
        """The row with its upper edge at `top`, right across the picture."""
        inner = total - 2 * _EDGE
        return group(
            element("rect", width=total, height=self.height(total), fill=self._canvas["sheet"]),
            element("rect", width=total, height=1, fill=self._canvas["rule"]),
            group(self._seats(inner, self._columns(total)), transform=move(_EDGE, 0)),
            group(self._supply(), transform=move(_EDGE, self.height(total) - _SUPPLY)),
            transform=move(0, top),
        )

    def _columns(self, total: float) -> int:
        return 2 if total >= _TWO_COLUMNS else 1

    def _seats(self, inner: float, columns: int) -> str:
        eyebrow = self._canvas.eyebrow
        head = eyebrow(self._words.founders, 8) + eyebrow(self._words.points, inner - 8, end=True)
        breadth = inner / columns
        seats = (
            group(
                self._seat(seat, breadth - (8 if columns > 1 else 0)),
                transform=move(seat % columns * breadth, _HEAD - 2 + seat // columns * _ROW),
            )
            for seat in range(self._view.seats)
        )
        return head + "".join(seats)

    def _seat(self, seat: int, breadth: float) -> str:
        canvas, view = self._canvas, self._view
        ring = element(
            "rect",
            x=0.75,
            y=0.75,
            width=breadth - 1.5,
            height=_ROW - 5.5,
            rx=9,
            fill=canvas["paper"],
            stroke=canvas["edge"],
            stroke_width=1.5,
        )
        points = str(view.scores[seat]) if seat < len(view.scores) else ""
        hand = self._hand(seat)
        room = breadth - 46 - 14 * len(points) - 28 - 2 * (_COIN + 3) * len(hand)
        coins = (
            group(
                coin(canvas, coin_in_hand, _COIN, badge=False),
                transform=move(breadth - 34 - 14 * len(points) - (n + 0.5) * 2 * (_COIN + 3), 23),
            )
            for n, coin_in_hand in enumerate(reversed(hand))
        )
        return "".join(
            (
                ring if view.phase != "over" and seat == view.turn else "",
                crew(canvas, seat, 24, 23, 24),
                canvas.text(
                    truncate(self._names[seat], 15, room), 46, 21, size=15, font=BOLD, anchor="start"
                ),
                canvas.text(
                    truncate(self._held(seat), 12.5, room),
                    46,
                    37,
                    size=12.5,
                    font=TEXT,
                    colour="ink-2",
                    anchor="start",
                ),
                *coins,
                canvas.text(points, breadth - 10, 31, size=22, font=MONO_BOLD, anchor="end"),
            )
        )

    def _hand(self, seat: int) -> list[City]:
        """The coins in hand: with their values only if the view shows them."""
        values = self._view.hands[seat]
        if values is None:
            return [City((0, 0), seat, None, False) for _ in range(self._view.hand_sizes[seat])]
        return [City((0, 0), seat, value, False) for value in values]

    def _held(self, seat: int) -> str:
        parts = [
            fill(self._words.in_hand, n=self._view.hand_sizes[seat]),
            fill(self._words.founded, n=self._cities[seat]),
        ]
        # A bare 0 would read as none at all.
        lost = [str(coin or self._words.null) for coin in self._view.destroyed[seat]]
        lost += ["?" if coin is None else f"({coin or self._words.null})" for coin in self._view.lost[seat]]
        if lost:
            parts.append(fill(self._words.lost, coins=" ".join(lost)))
        return ", ".join(parts)

    def _supply(self) -> str:
        head = self._canvas.eyebrow(self._words.pawns, 8)
        start = 8 + width(self._words.pawns.upper(), 11, MONO_BOLD) * 1.18 + 30
        pawns = (
            group(pin(self._canvas, pawn, 42), transform=move(start + 34 * n, 34))
            for n, pawn in enumerate(self._view.pawns)
        )
        return head + "".join(pawns)
