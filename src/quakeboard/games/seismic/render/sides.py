"""The six sides of a town: fault lines out to a figure beyond the last tile, the longest with a warning."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass

from quakeboard.core.hexgrid import EDGES, Cell, ray
from quakeboard.games.seismic.render.signs import count_disc, diamond
from quakeboard.games.seismic.rules.view import SeismicView
from quakeboard.render.svg.canvas import Canvas
from quakeboard.render.svg.elements import numbers, path
from quakeboard.render.svg.hexes import centre
from quakeboard.render.svg.lettering import BOLD


@dataclass(frozen=True, slots=True)
class Side:
    """A straight line of tiles from a town (ruling S10)."""

    town: int
    start: Cell
    edge: int
    count: int
    longest: bool
    """Whether the town's next quake may hit it."""
    cells: tuple[Cell, ...]
    """The cells that its line crosses; its count stands on the last."""
    shared: bool
    """Whether it runs through another town, so that its count does not show which town it belongs to."""

    @property
    def end(self) -> Cell:
        return self.cells[-1]


def sides(view: SeismicView, legal: Container[Cell]) -> list[Side]:
    """All sides of all towns; a count stands on the first cell beyond the last tile that is free for it."""
    tiles = {tile.at for tile in view.board}
    taken: set[Cell] = set()
    found = []
    for town, edge in _from_the_nearest(view):
        start, counts = view.towns[town], view.sides[town]
        cells = list(ray(start, edge, view.columns + view.rows + len(view.towns) + 2))
        last = max((index for index, cell in enumerate(cells) if cell in tiles), default=-1)
        end = last + 1
        while cells[end] in legal or cells[end] in taken:
            end += 1
        taken.add(cells[end])
        longest = counts[edge] == max(counts) > 0
        shared = any(cell in view.towns for cell in cells)
        found.append(Side(town, start, edge, counts[edge], longest, tuple(cells[: end + 1]), shared))
    return found


def _from_the_nearest(view: SeismicView) -> list[tuple[int, int]]:
    """The town and edge of each side; where sides of two towns end together, the nearer town comes first."""
    all_sides = [(town, edge) for town in range(len(view.towns)) for edge in EDGES]
    reach = view.columns + view.rows

    def runs_through_a_town(side: tuple[int, int]) -> bool:
        town, edge = side
        return any(cell in view.towns for cell in ray(view.towns[town], edge, reach))

    return sorted(all_sides, key=runs_through_a_town)


def fault_lines(canvas: Canvas, found: Sequence[Side], scale: float, *, fine: bool = False) -> str:
    """The sides as dash-dot red lines; the longest are heavier and drawn last. `fine` is for thumbnails."""
    lines = []
    thin, heavy, dashes = (0.7, 1.5, "4.5 1.5 1 1.5") if fine else (1.3, 2.4, "9 3 2 3")
    for side in sorted(found, key=lambda side: side.longest):
        (x, y), (to_x, to_y) = centre(side.start), centre(side.end)
        d = f"M{numbers(x * scale, y * scale)}L{numbers(to_x * scale, to_y * scale)}"
        lines.append(
            path(
                d,
                fill="none",
                stroke=canvas["quake"],
                stroke_width=heavy if side.longest else thin,
                stroke_dasharray=dashes,
                opacity=None if side.longest else 0.75,
            )
        )
    return "".join(lines)


def counts(canvas: Canvas, found: Sequence[Side], scale: float, towns: Sequence[str]) -> str:
    """The figures at the ends: a disc, or a warning diamond on the longest sides."""
    return "".join(_count(canvas, side, scale, towns) for side in found)


def _count(canvas: Canvas, side: Side, scale: float, towns: Sequence[str]) -> str:
    x, y = centre(side.end)
    at = (x * scale, y * scale)
    # Figures stay 12.5 pixels high at least.
    if side.longest:
        sign = diamond(canvas, side.count, at, max(0.74, min(1, scale / 30)))
    else:
        sign = count_disc(canvas, side.count, at, max(0.9, min(1, scale / 30)))
    if not side.shared:
        return sign
    return sign + canvas.text(
        short_names(towns)[side.town],
        at[0],
        at[1] + 33,
        size=12.5,
        font=BOLD,
        colour="quake",
        paint_order="stroke",
        stroke=canvas["paper"],
        stroke_width=3,
        stroke_linejoin="round",
    )


def short_names(towns: Sequence[str]) -> list[str]:
    """The names of the towns without the words that all of them begin with."""
    words = [name.split() for name in towns]
    shortest = min(map(len, words))
    same = 0
    while same < shortest - 1 and len({name[same] for name in words}) == 1:
        same += 1
    return [" ".join(name[same:]) for name in words]
