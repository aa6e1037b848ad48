"""Names of tiles, towns, cells and edges of Seismic in the reader's language."""

from __future__ import annotations

from quakeboard.cli.terminal.messages import Messages
from quakeboard.core.hexgrid import EDGE_NAMES, Cell
from quakeboard.games.seismic.language import nouns


def tile_text(messages: Messages, name: str) -> str:
    return nouns.tile(messages.language, name)


def town_text(messages: Messages, at: Cell) -> str:
    return messages.text("seismic-town", town=nouns.town(at))


def cell_text(at: Cell) -> str:
    return f"{at[0]},{at[1]}"


def edges_text(fragment: str) -> str:
    """The edges of a fragment or a stub by compass names: `NE–SW`."""
    return "–".join(EDGE_NAMES[int(edge)] for edge in fragment)
