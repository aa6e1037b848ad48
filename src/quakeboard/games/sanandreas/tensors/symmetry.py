"""The symmetries of San Andreas: its four pawns may trade places, with their dice.

Nothing else may. The dice push tiles to the east, the north and the south alone, the coast lies in the west,
and the tiles' layout is no mirror image of itself (rulings A2, A3), so the board has one way to lie. Seats
differ by their order, and a tensor always begins with the seat that observes.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.sanandreas.rules.pieces import CLOSED, PAWNS
from quakeboard.games.sanandreas.tensors.layout import COLUMNS, ROWS, blocks, groups
from quakeboard.tensors.layout import Block, Moves, all_planes


def moves(game: SanAndreas, seats: int) -> Iterator[Moves]:
    """How each trade of places moves things; the first changes nothing."""
    for order in permutations(range(len(PAWNS))):
        yield Moves(
            name=f"{PAWNS} as {''.join(PAWNS[pawn] for pawn in order)}",
            planes=_planes(game, seats, order),
            cells=list(range(ROWS * COLUMNS)),
            numbers=[block.first + number for block in blocks() for number in _within(block, order)],
            unsafe=[False] * (ROWS * COLUMNS),
            solid=[],
        )


def _planes(game: SanAndreas, seats: int, order: tuple[int, ...]) -> dict[str, str]:
    found = {}
    options = game.options
    for plane in all_planes(groups(seats, lakes=options.lakes, closed=options.lost == CLOSED)):
        group, _, member = plane.name.partition(" ")
        if group in ("pawn", "die"):
            pawn = PAWNS[order[PAWNS.index(member[0])]]
            found[plane.name] = f"{group} {pawn}{member[1:]}"
        else:
            found[plane.name] = plane.name
    return found


def _within(block: Block, order: tuple[int, ...]) -> list[int]:
    """Where the numbers of a block go, counted from its first."""
    if block.name not in ("mark", "shift"):
        return list(range(block.size))
    each = block.size // len(PAWNS)
    return [order[pawn] * each + rest for pawn in range(len(PAWNS)) for rest in range(each)]
