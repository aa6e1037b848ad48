"""How long a game of Seismic can be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quakeboard.games.seismic.rules.pieces import FIRST_QUAKE

if TYPE_CHECKING:
    from quakeboard.games.seismic.rules.game import Seismic


def most_decisions_and_draws(game: Seismic, seats: int) -> tuple[int, int]:
    """A bound: tiles may be laid and claimed; a quake asks for a town, two sides, a turn of each seat."""
    stock = game.options.stock(seats)
    return 2 * stock.pile + (3 + seats) * sum(stock.counts[FIRST_QUAKE:]), 1 + stock.pile
