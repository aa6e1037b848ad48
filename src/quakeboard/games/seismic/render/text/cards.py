"""Draws loose tiles side by side: the face-up row, rotations to choose from, the tile just laid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from quakeboard.games.seismic.render.text.board import FAINT, MARK, ROAD, SHIELD
from quakeboard.games.seismic.render.text.stencils import LARGE
from quakeboard.games.seismic.render.text.tile import highway, junction
from quakeboard.games.seismic.rules.pieces import TILE_NUMBER, TILES, Link, turned_exits, turned_links
from quakeboard.render.text.canvas import Canvas

GAP = 3
_CORNERS = ((0, -3), (4, -1), (4, 1), (0, 3), (-4, 1), (-4, -1))


@dataclass(frozen=True)
class Card:
    """A tile in a rotation, with its label and the lines below it."""

    label: str
    tile: str
    rotation: int = 0
    lines: Sequence[str] = ()
    labels: Mapping[str, str] = field(default_factory=dict)
    """By fragment: a label that is drawn at both its ends."""

    @property
    def links(self) -> tuple[Link, ...]:
        return turned_links(TILES[TILE_NUMBER[self.tile]].links, self.rotation)


def draw_cards(cards: Sequence[Card], width: int) -> Canvas:
    """The cards from left to right, as many as fit into a row of this width."""
    canvas = Canvas()
    column = max((len(line) for card in cards for line in (card.label, *card.lines)), default=0)
    column = max(column, LARGE.width + 1) + GAP
    a_row = max(1, width // column)
    top = 0
    for start in range(0, len(cards), a_row):
        row = cards[start : start + a_row]
        for number, card in enumerate(row):
            _draw(canvas, card, number * column, top)
        top += 8 + max(len(card.lines) for card in row)
    return canvas


def _draw(canvas: Canvas, card: Card, left: int, top: int) -> None:
    canvas.write(left, top, card.label, MARK)
    x, y = left + LARGE.width // 2, top + 3
    for dx, dy in _CORNERS:
        if canvas.free(x + dx, y + dy):
            canvas.put(x + dx, y + dy, "·", FAINT)
    piece = TILES[TILE_NUMBER[card.tile]]
    if piece.links:
        picture = highway(LARGE, card.links)
    else:
        picture = junction(LARGE, turned_exits(piece.exits, card.rotation), piece.value, town=False)
    for (dx, dy), mark in picture.items():
        canvas.put(x + dx, y + dy, mark.sign, ROAD if mark.fragment else SHIELD)
    for fragment, label in card.labels.items():
        for edge in fragment:
            dx, dy = LARGE.middle_of_edge(int(edge))
            canvas.put(x + dx, y + dy, label, MARK)
    for number, line in enumerate(card.lines):
        canvas.write(left, y + 4 + number, line, FAINT)
