"""The lines of a San Andreas map that follow the sides of spaces: coast, border, thrust faults, buried edges.

A line is a set of steps. A step is one side of one space, and has that space on its right hand. Everything
here is plain geometry on the lattice; only `path_of` and `teeth` know pixels, with y to the south.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from quakeboard.core.squaregrid import SIDES, Space, neighbour
from quakeboard.games.sanandreas.render.scene import Board, Land, Layer, Slab
from quakeboard.render.svg.elements import number, numbers

Step = tuple[Space, int]
"""A space and one of its sides: 0 north, then clockwise."""
Lattice = tuple[int, int]

_ENDS = (((0, 1), (1, 1)), ((1, 1), (1, 0)), ((1, 0), (0, 0)), ((0, 0), (0, 1)))
"""The ends of each side, going clockwise, relative to the south-west corner of its space."""

TEETH = (1 / 6, 1 / 2, 5 / 6)
"""Where along a step the middles of its teeth are."""
_HALF_BASE, _HEIGHT = 0.1, 0.17


def ends(step: Step) -> tuple[Lattice, Lattice]:
    (x, y), side = step
    (ax, ay), (bx, by) = _ENDS[side]
    return (x + ax, y + ay), (x + bx, y + by)


def coast(board: Board, spaces: Iterable[Space]) -> list[Step]:
    """Wherever a tile or land meets open sea, inland holes too."""
    return [
        (space, side)
        for space in spaces
        if not board.is_sea(space)
        for side in SIDES
        if board.is_sea(neighbour(space, side))
    ]


def border(board: Board, spaces: Iterable[Space]) -> list[Step]:
    """Where land that shows meets a tile that neither lies on it nor under it there."""
    return [
        (space, side)
        for space in spaces
        if isinstance(board.top(space), Land)
        for side in SIDES
        if _is_border(board, space, neighbour(space, side))
    ]


def _is_border(board: Board, land: Space, other: Space) -> bool:
    tile = board.top(other)
    return isinstance(tile, Slab) and not board.land.covers(other) and not tile.covers(land)


def thrusts(board: Board, spaces: Iterable[Space]) -> list[Step]:
    """Where what shows on a space ends on top of something that goes on below its edge."""
    return [
        (space, side)
        for space in spaces
        if len(board.layers(space)) > 1
        for side in SIDES
        if _ends_on_another(board.layers(space), neighbour(space, side))
    ]


def _ends_on_another(layers: tuple[Layer, ...], beyond: Space) -> bool:
    *below, top = layers
    return not top.covers(beyond) and any(layer.covers(beyond) for layer in below)


def buried(board: Board, spaces: Iterable[Space]) -> list[Step]:
    """The edges that lie under something: what shows goes on beyond them."""
    found = []
    for space in spaces:
        *below, top = board.layers(space) or (None,)
        for side in SIDES:
            beyond = neighbour(space, side)
            if top and top.covers(beyond) and any(not layer.covers(beyond) for layer in below if layer):
                found.append((space, side))
    return found


def outline(spaces: Collection[Space]) -> list[Step]:
    """The sides of the spaces where they end."""
    return [(space, side) for space in spaces for side in SIDES if neighbour(space, side) not in spaces]


def runs(steps: Iterable[Step]) -> list[list[Lattice]]:
    """The steps joined end to end, each used once; a closed run ends where it began."""
    onward: dict[Lattice, list[Lattice]] = {}
    arriving: dict[Lattice, int] = {}
    for step in sorted(set(steps)):
        start, end = ends(step)
        onward.setdefault(start, []).append(end)
        arriving[end] = arriving.get(end, 0) + 1
    loose = [point for point, to in onward.items() for _ in range(len(to) - arriving.get(point, 0))]
    found = [_run(onward, start) for start in loose]
    for start, to in onward.items():
        while to:
            found.append(_run(onward, start))
    return found


def _run(onward: dict[Lattice, list[Lattice]], start: Lattice) -> list[Lattice]:
    run = [start]
    while onward.get(run[-1]):
        run.append(onward[run[-1]].pop(0))
    return run


def path_of(steps: Iterable[Step], scale: float) -> str:
    """The steps as a path: straight stretches in one piece, closed runs closed."""
    return "".join(_written(run, scale) for run in runs(steps))


def _written(run: list[Lattice], scale: float) -> str:
    closed = run[0] == run[-1]
    corners = [
        point
        for before, point, after in zip(run, run[1:], run[2:], strict=False)
        if (before[0] == point[0]) != (point[0] == after[0])
    ]
    if not closed:
        corners.append(run[-1])
    at = run[0]
    text = f"M{numbers(at[0] * scale, -at[1] * scale)}"
    for x, y in corners:
        text += f"V{number(-y * scale)}" if x == at[0] else f"H{number(x * scale)}"
        at = (x, y)
    return text + "Z" if closed else text


def teeth(steps: Iterable[Step], scale: float) -> str:
    """Three triangles a step, standing on it and pointing into its space."""
    found = []
    for step in sorted(set(steps)):
        (ax, ay), (bx, by) = ends(step)
        dx, dy = bx - ax, by - ay
        for at in TEETH:
            base = [(ax + dx * (at + off), ay + dy * (at + off)) for off in (-_HALF_BASE, _HALF_BASE)]
            # The space is on the right hand of its step.
            tip = (ax + dx * at + dy * _HEIGHT, ay + dy * at - dx * _HEIGHT)
            found.append("M" + "L".join(numbers(x * scale, -y * scale) for x, y in (*base, tip)) + "Z")
    return "".join(found)
