"""Seismic as a terminal draws it: the board with numbered cells, and the tiles to choose from as cards."""

from __future__ import annotations

from collections.abc import Sequence

from quakeboard.core.choices import Choice
from quakeboard.core.hexgrid import Cell
from quakeboard.games.seismic.render.scar_tracker import ScarTracker
from quakeboard.games.seismic.render.text.board import CREWS, Extras, HexBoard
from quakeboard.games.seismic.render.text.cards import Card, draw_cards
from quakeboard.games.seismic.render.text.stencils import LARGE, SMALL
from quakeboard.games.seismic.rules.events import SeismicEvent
from quakeboard.games.seismic.rules.places import Places
from quakeboard.games.seismic.rules.view import SeismicView
from quakeboard.render.text.board import Window
from quakeboard.render.text.canvas import Canvas


class SeismicBoard:
    """Draws a game of Seismic."""

    places = frozenset(("cell",))
    cards = frozenset(("tile", "rotation", "sixths"))

    def __init__(self) -> None:
        self.scars = ScarTracker()

    def update(self, events: Sequence[SeismicEvent]) -> None:
        self.scars.update(list(events))

    def draw(self, view: SeismicView, choices: Sequence[Choice], window: Window) -> Canvas:
        """The board; the rim stands beside the columns that the window shows."""
        numbers = {read_cell(choice.word): choice.label for choice in choices if choice.part == "cell"}
        extras = Extras(numbers, self.scars.last, self.scars.cells)
        board = HexBoard(view, LARGE if window.large else SMALL, extras)
        return board.draw(window.width if window.cut else None, window.offset)

    def draw_choices(self, view: SeismicView, choices: Sequence[Choice], window: Window) -> Canvas | None:
        """Tiles, rotations of one tile, or the tile just laid with its fragments labelled."""
        makers = _crew_cards, _tile_cards, _rotation_cards, _turn_cards
        cards = [card for make in makers for card in make(view, choices)]
        return draw_cards(cards, window.width) if cards else None


def read_cell(word: str) -> Cell:
    """The cell that a word of the notation means."""
    q, r = word.split(",")
    return int(q), int(r)


def _crew_cards(view: SeismicView, choices: Sequence[Choice]) -> list[Card]:
    labels = {choice.word: choice.label for choice in choices if choice.part == "fragment"}
    laid = next((tile for tile in view.board if tile.at == view.under_way.laid), None)
    return [Card("", laid.tile, laid.rotation, labels=labels)] if labels and laid else []


def _tile_cards(view: SeismicView, choices: Sequence[Choice]) -> list[Card]:
    """All tiles that lie face up, with a dash where one fits nowhere."""
    labels = {choice.word: choice.label for choice in choices if choice.part == "tile"}
    if not labels:
        return []
    return [Card(labels.get(tile, "–"), tile) for tile in dict.fromkeys(view.face_up)]


def _rotation_cards(view: SeismicView, choices: Sequence[Choice]) -> list[Card]:
    cards = []
    for choice in choices:
        if choice.part == "rotation":
            _, tile, cell, rotation = choice.words
            cards.append(Card(choice.label, tile, int(rotation[1:]), [_place(view, cell)]))
    return cards


def _turn_cards(view: SeismicView, choices: Sequence[Choice]) -> list[Card]:
    """A laid tile as each turn would leave it, with its crew at the ends of the road that it is on."""
    tiles = {tile.at: tile for tile in view.board}
    cards = []
    for choice in choices:
        if choice.part == "sixths":
            _, cell, sixths = choice.words
            tile, by = tiles[read_cell(cell)], int(sixths)
            labels = {}
            if tile.crew is not None:
                fragment = "".join(str((int(edge) + by) % 6) for edge in tile.crew.fragment)
                labels[fragment] = CREWS[tile.crew.seat]
            rotation = (tile.rotation + by) % 6
            cards.append(Card(choice.label, tile.tile, rotation, [_place(view, cell)], labels))
    return cards


def _place(view: SeismicView, word: str) -> str:
    q, r = word.split(",")
    return Places(view.columns, view.rows).name((int(q), int(r)))
