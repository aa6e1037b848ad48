"""Highway sections traced in a view: every fragment on the way, and what lies at both ends.

The kernel follows the roads of a position (`Position.trace`), a view has none. What a section scores is in
`rules.scoring`; this file only follows the roads, so that a section can be coloured and described from end to
end.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from quakeboard.core.hexgrid import Cell, neighbour, opposite
from quakeboard.games.seismic.rules.scoring import holders
from quakeboard.games.seismic.rules.view import LaidTile, SeismicView

JUNCTION = "junction"
OPEN = "open"


@dataclass(frozen=True)
class Ending:
    """Where a section stops: at an intersection or town, or open towards a cell."""

    kind: str
    at: Cell


@dataclass(frozen=True)
class SectionPath:
    """A section from end to end; a ring has no endings."""

    path: tuple[tuple[Cell, str], ...]
    """The cells and fragments of the section in order, stubs included."""
    endings: tuple[Ending, ...]
    crews: tuple[int, ...]
    """The number of crews on it, seat by seat."""

    @property
    def holders(self) -> tuple[int, ...]:
        """The seats with most crews on it."""
        return holders(self.crews)


class SectionTracer:
    """Follows the roads of one view."""

    def __init__(self, view: SeismicView) -> None:
        self.tiles = {tile.at: tile for tile in view.board}
        self.seats = view.seats

    def section(self, at: Cell, fragment: str) -> SectionPath:
        """The section that a fragment or stub of a laid tile belongs to."""
        tile = self.tiles[at]
        if len(fragment) == 1:
            path, far = self._follow(at, int(fragment))
            return self._walk([(at, fragment), *path], [Ending(JUNCTION, at), far])
        ahead, far = self._follow(at, int(fragment[1]), home=(at, fragment))
        if far is None:
            return self._walk([(at, fragment), *ahead], [])
        behind, near = self._follow(at, int(fragment[0]))
        return self._walk([*reversed(behind), (tile.at, fragment), *ahead], [near, far])

    def sections(self) -> Iterator[SectionPath]:
        """Every section once."""
        seen: set[tuple[Cell, str]] = set()
        for tile in self.tiles.values():
            for fragment in fragments(tile):
                if (tile.at, fragment) not in seen:
                    walk = self.section(tile.at, fragment)
                    seen.update(walk.path)
                    yield walk

    def _walk(self, path: list[tuple[Cell, str]], endings: list[Ending | None]) -> SectionPath:
        crews = [0] * self.seats
        for at, name in path:
            crew = self.tiles[at].crew
            if crew is not None and crew.fragment == name:
                crews[crew.seat] += 1
        return SectionPath(tuple(path), tuple(end for end in endings if end is not None), tuple(crews))

    def _follow(
        self, at: Cell, edge: int, home: tuple[Cell, str] | None = None
    ) -> tuple[list[tuple[Cell, str]], Ending | None]:
        """The section beyond an edge of a cell; no ending if the road leads back to its start."""
        path: list[tuple[Cell, str]] = []
        while True:
            at, entered = neighbour(at, edge), opposite(edge)
            tile = self.tiles.get(at)
            if tile is None:
                return path, Ending(OPEN, at)
            name = next(name for name in fragments(tile) if str(entered) in name)
            if (at, name) == home:
                return path, None
            path.append((at, name))
            if len(name) == 1:
                return path, Ending(JUNCTION, at)
            edge = int(name[0]) + int(name[1]) - entered


def fragments(tile: LaidTile) -> list[str]:
    """The fragments of a laid tile by their edges, stubs by their one edge."""
    return [f"{a}{b}" for a, b in tile.links] + [str(edge) for edge in tile.exits]
