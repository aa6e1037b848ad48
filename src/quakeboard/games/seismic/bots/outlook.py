"""What the pile may still bring: which tiles, how many lays and quakes, and what they allow an open end.

Everything here follows from the view: the tiles that have not been seen lie in the pile or, a few of them, in
the box (ruling S5).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from quakeboard.core.hexgrid import EDGES
from quakeboard.games.seismic.rules.fitting import DEMANDS, FITS
from quakeboard.games.seismic.rules.kernel.kernel import Kernel
from quakeboard.games.seismic.rules.pieces import FACE_OF, FIRST_QUAKE, PARTNER, SINGLES, STUB

MAGNITUDES = range(1, 7)


@cache
def ways_out(tile: int, demand: int, edge: int) -> tuple[int, ...]:
    """Where a tile can lead a road that enters by this edge: to other edges, or to an end (`STUB`)."""
    bits = FITS[tile * DEMANDS + demand]
    faces = (FACE_OF[tile * 6 + rotation] for rotation in EDGES if bits >> rotation & 1)
    return tuple(sorted({PARTNER[face * 6 + edge] for face in faces}))


class Outlook:
    """What is to be expected from here on, once this turn has left these tiles face up."""

    def __init__(self, kernel: Kernel, row: Sequence[int], ready: float) -> None:
        self.coming = _expected_in_pile(kernel)
        """How many of each kind the pile is expected to hold."""
        self.quakes = sum(self.coming[FIRST_QUAKE:])
        """How many quakes are to be expected."""
        self.lays = max(1.0, kernel.pile.tiles - self.quakes + len(row))
        """How many tiles are still to be laid."""
        self.strength = [
            sum(self.coming[FIRST_QUAKE + least - 1 :]) / self.quakes if self.quakes else 0.0
            for least in MAGNITUDES
        ]
        """How likely a quake is to take at least one tile, two, ..., six."""
        self._supply = self.coming[:FIRST_QUAKE]
        for tile in row:
            self._supply[tile] += ready  # a tile that lies there counts for more than one that may come
        self._ways: dict[int, list[float]] = {}

    def ways(self, demand: int, edge: int) -> list[float]:
        """How many tiles lead a road on from this edge to each edge, or end it (at `STUB`)."""
        key = demand * 6 + edge
        found = self._ways.get(key)
        if found is None:
            found = [0.0] * (STUB + 1)
            for tile, count in enumerate(self._supply):
                if count > 0.0:
                    for way in ways_out(tile, demand, edge):
                        found[way] += count
            self._ways[key] = found
        return found


def _expected_in_pile(kernel: Kernel) -> list[float]:
    """What is unseen, less what of it the box is expected to hold."""
    pile = kernel.pile
    unseen = pile.unseen()
    expected = [float(count) for count in unseen]
    if not pile.boxed:
        return expected
    stock = pile.stock
    a, b, c = (unseen[tile] for tile in SINGLES)
    quakes = sum(unseen[tile] for tile in stock.mixed_quakes)
    hypotheses = list(stock.boxes((a, b, c), quakes, pile.set_up_draws))
    total = sum(weight for weight, _ in hypotheses)
    boxed_quakes = float(pile.boxed)
    for i, tile in enumerate(SINGLES):
        boxed = sum(weight * inside[i] for weight, inside in hypotheses) / total
        expected[tile] -= boxed
        boxed_quakes -= boxed
    for tile in stock.mixed_quakes:
        expected[tile] *= 1.0 - boxed_quakes / quakes if quakes else 0.0
    return expected
