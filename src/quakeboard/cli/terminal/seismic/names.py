"""The things of Seismic by name, in the reader's language."""

from __future__ import annotations

from quakeboard.cli.terminal.output import Speech
from quakeboard.core.hexgrid import EDGE_NAMES, Cell
from quakeboard.games.seismic.language import nouns as seismic_words


def tile_text(speech: Speech, name: str) -> str:
    return seismic_words.tile(speech.language, name)


def town_text(speech: Speech, at: Cell) -> str:
    return speech.say("seismic-town", town=seismic_words.town(at))


def cell_text(at: Cell) -> str:
    return f"{at[0]},{at[1]}"


def edges_text(fragment: str) -> str:
    """A fragment by the compass: `NE–SW`; a stub by its edge."""
    return "–".join(EDGE_NAMES[int(edge)] for edge in fragment)
