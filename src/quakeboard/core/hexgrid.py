"""Pointy-top hexagons in axial coordinates (q, r), and nothing about any game.

Edges are numbered clockwise from the north-east, as ruling S1 has it. Edge e of a cell is edge `opposite(e)`
of its neighbour there.
"""

from __future__ import annotations

from collections.abc import Iterator

Cell = tuple[int, int]

EDGES = range(6)
EDGE_NAMES = ("NE", "E", "SE", "SW", "W", "NW")
DIRECTIONS: tuple[Cell, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))


def opposite(edge: int) -> int:
    return (edge + 3) % 6


def neighbour(cell: Cell, edge: int) -> Cell:
    dq, dr = DIRECTIONS[edge]
    return cell[0] + dq, cell[1] + dr


def column(cell: Cell) -> int:
    """The column of a cell on a table whose rows are shifted by half a cell in turn."""
    q, r = cell
    return q + r // 2


def rectangle(columns: int, rows: int) -> Iterator[Cell]:
    """The cells of a table of `columns` by `rows` with (0, 0) in its middle, by q, then r (ruling S4)."""
    half_columns, half_rows = columns // 2, rows // 2
    reach = half_columns + half_rows
    for q in range(-reach, reach + 1):
        for r in range(-half_rows, half_rows + 1):
            if abs(column((q, r))) <= half_columns:
                yield q, r


def ray(start: Cell, edge: int, length: int) -> Iterator[Cell]:
    """The cells in a straight line from `start`, which is not one of them, nearest first."""
    cell = start
    for _ in range(length):
        cell = neighbour(cell, edge)
        yield cell
