"""Seismic by the letter: what the rulings say, worked out slowly from a view, apart from the kernel.

A tile is read from its name, a board is a dictionary of cells, a section is found by joining fragments one
pair of edges at a time. Whatever the kernel keeps up to date move by move is computed here from scratch.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quakeboard.games.seismic.rules.view import SeismicView

Cell = tuple[int, int]
Roads = dict[int, int]
"""For each edge that a road crosses, the edge where it leaves again, or `STUB`."""

STUB = -1
STEPS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))  # ruling S1
SIDES = ("NE", "E", "SE", "SW", "W", "NW")

# ------------------------------------------------------------------ tiles (rulings S1 to S3)


def roads(tile: str, rotation: int = 0) -> Roads:
    """Where roads cross the edges of a tile that lies in this rotation."""
    if tile == "town":
        return dict.fromkeys(range(6), STUB)
    if tile.startswith("+"):
        return {(int(edge) + rotation) % 6: STUB for edge in tile.split(":")[1]}
    found = {}
    for link in tile.split("-"):
        a, b = ((int(edge) + rotation) % 6 for edge in link)
        found[a], found[b] = b, a
    return found


def rotations(tile: str) -> list[int]:
    """The rotations that differ in their roads, the smallest of each."""
    return [k for k in range(6) if all(roads(tile, k) != roads(tile, smaller) for smaller in range(k))]


def fragments(laid: Roads) -> list[str]:
    """The fragments by their edges, stubs by their one edge."""
    return [f"{a}" if b == STUB else f"{a}{b}" for a, b in sorted(laid.items()) if b == STUB or a < b]


def value(tile: str) -> int:
    """What a section that ends here gets: San Andreas counts as +6."""
    return 6 if tile == "town" else int(tile[1]) if tile.startswith("+") else 0


def highways() -> list[str]:
    """The highway tiles: every set of one to three fragments, no edge used twice, up to rotation."""
    links = [f"{a}{b}" for a, b in combinations(range(6), 2)]
    names: list[str] = []
    for count in (1, 2, 3):
        sets = (s for s in combinations(links, count) if len(set("".join(s))) == 2 * count)
        names += sorted({min(_link_names(roads("-".join(s), k)) for k in range(6)) for s in sets})
    return names


def _link_names(laid: Roads) -> str:
    return "-".join(fragments(laid))


def intersections() -> list[str]:
    """The intersection tiles: every non-empty set of exits, up to rotation."""
    names: list[str] = []
    for count in range(1, 7):
        sets = combinations(range(6), count)
        exits = {min(tuple(sorted((e + k) % 6 for e in s)) for k in range(6)) for s in sets}
        names += [f"+{count}:" + "".join(map(str, s)) for s in sorted(exits)]
    return names


HIGHWAYS = highways()
INTERSECTIONS = intersections()
QUAKES = [f"Q{magnitude}" for magnitude in range(1, 7)]
BOX = (
    {tile: 3 if "-" in tile else 6 for tile in HIGHWAYS}
    | dict.fromkeys(INTERSECTIONS, 1)
    | dict.fromkeys(QUAKES, 1)
)
"""One box of the game, in canonical order (rulings S2, S3)."""

# ------------------------------------------------------------------ the board (rulings S4, S7)


@dataclass
class Board:
    """Tiles on a table."""

    columns: int
    rows: int
    tiles: dict[Cell, str] = field(default_factory=dict)
    roads: dict[Cell, Roads] = field(default_factory=dict)

    def put(self, cell: Cell, tile: str, rotation: int) -> None:
        self.tiles[cell] = tile
        self.roads[cell] = roads(tile, rotation)

    def holds(self, cell: Cell) -> bool:
        """Whether the cell is on the table (ruling S4)."""
        q, r = cell
        return abs(q + r // 2) <= self.columns // 2 and abs(r) <= self.rows // 2

    def wanted(self, cell: Cell) -> list[bool | None]:
        """For each edge: whether the neighbour has a road there, or None if there is no neighbour."""
        around = (self.roads.get(beside(cell, edge)) for edge in range(6))
        return [None if there is None else (edge + 3) % 6 in there for edge, there in enumerate(around)]

    def fits(self, cell: Cell, laid: Roads) -> bool:
        """Whether roads like these are a legal placement on this cell (ruling S7)."""
        wanted = self.wanted(cell)
        alike = all(want is None or want == (edge in laid) for edge, want in enumerate(wanted))
        return self.holds(cell) and alike and True in wanted

    def frontier(self) -> list[Cell]:
        """The empty cells of the table that a highway edge faces."""
        faced = {beside(cell, edge) for cell, laid in self.roads.items() for edge in laid}
        return sorted(cell for cell in faced if cell not in self.tiles and self.holds(cell))

    def line(self, town: Cell, side: int) -> list[Cell]:
        """The tiles on a straight line from a town to the edge of the table, nearest first (ruling S10)."""
        found = []
        cell = beside(town, side)
        while self.holds(cell):
            if cell in self.tiles:
                found.append(cell)
            cell = beside(cell, side)
        return found


def beside(cell: Cell, edge: int) -> Cell:
    return cell[0] + STEPS[edge][0], cell[1] + STEPS[edge][1]


def board_of(view: SeismicView) -> Board:
    board = Board(view.columns, view.rows)
    for tile in view.board:
        board.put(tile.at, tile.tile, tile.rotation)
    return board


# ------------------------------------------------------------------ sections (rulings S9, S12, S17)


@dataclass
class Section:
    """Fragments joined edge to edge, each as a cell and its name."""

    fragments: set[tuple[Cell, str]]
    ends: list[Cell]
    """Where stubs end it: the cells of intersections or towns."""
    crews: Counter[int]

    @property
    def complete(self) -> bool:
        return len(self.ends) == 2

    @property
    def through(self) -> int:
        return len(self.fragments) - len(self.ends)


def sections(view: SeismicView) -> list[Section]:
    """Every section on the table."""
    board = board_of(view)
    label = {(cell, name): (cell, name) for cell, laid in board.roads.items() for name in fragments(laid)}

    def root(node: tuple[Cell, str]) -> tuple[Cell, str]:
        while label[node] != node:
            node = label[node]
        return node

    for cell, laid in board.roads.items():
        for edge in laid:
            there = beside(cell, edge)
            if there in board.roads:
                here, beyond = fragment_at(laid, edge), fragment_at(board.roads[there], (edge + 3) % 6)
                label[root((cell, here))] = root((there, beyond))
    groups: dict[tuple[Cell, str], set[tuple[Cell, str]]] = {}
    for node in label:
        groups.setdefault(root(node), set()).add(node)
    crews = {(tile.at, tile.crew.fragment): tile.crew.seat for tile in view.board if tile.crew}
    return [
        Section(
            fragments=nodes,
            ends=sorted(cell for cell, name in nodes if len(name) == 1),
            crews=Counter(crews[node] for node in nodes if node in crews),
        )
        for nodes in groups.values()
    ]


def edges_of(section: Section) -> set[tuple[Cell, int]]:
    """The edges of cells that a section crosses."""
    return {(cell, int(edge)) for cell, name in section.fragments for edge in name}


def fragment_at(laid: Roads, edge: int) -> str:
    return next(name for name in fragments(laid) if str(edge) in name)


def points(view: SeismicView, section: Section) -> int:
    """What a section is worth (rulings S12, S17)."""
    if not section.complete:
        return 0
    tiles = {tile.at: tile.tile for tile in view.board}
    total = section.through + sum(value(tiles[end]) for end in section.ends)
    joins_two_towns = len(set(section.ends)) == 2 and all(end in view.towns for end in section.ends)
    return total + 10 * joins_two_towns


def scores(view: SeismicView) -> tuple[int, ...]:
    """What each seat would score now (ruling S12)."""
    totals = [0] * view.seats
    for section in sections(view):
        for seat, crews in section.crews.items():
            if crews == max(section.crews.values()):
                totals[seat] += points(view, section)
    return tuple(totals)


# ------------------------------------------------------------------ legal actions, in canonical order


def legal(view: SeismicView, dilemma: bool) -> list[str]:
    """All that a seat may do, in canonical order; `dilemma` says whether that variant is played."""
    match view.phase:
        case "lay":
            return list(lays(view))
        case "crew":
            return [*claims(view), *(lays(view) if dilemma else []), "pass"]
        case "side":
            counts = sides(view)[view.under_way.town]
            return [f"side {name}" for name, count in zip(SIDES, counts, strict=True) if count == max(counts)]
        case "town":
            return [f"town {q},{r}" for q, r in view.towns]
        case "aftershock":
            return [*turns(view), "pass"]
    raise ValueError(view.phase)


def lays(view: SeismicView) -> Iterator[str]:
    """By face-up tile, then cell, then rotation (rulings S6, S7)."""
    board = board_of(view)
    cells = {beside(cell, edge) for cell in board.tiles for edge in range(6)} - set(board.tiles)
    for tile in dict.fromkeys(view.face_up):
        for q, r in sorted(cells):
            for k in rotations(tile):
                if board.fits((q, r), roads(tile, k)):
                    yield f"lay {tile} {q},{r} r{k}"


def claims(view: SeismicView) -> Iterator[str]:
    """By the fragment's first edge (ruling S8)."""
    laid = view.under_way.laid
    free = {node for section in sections(view) if not section.crews for node in section.fragments}
    for cell, name in sorted(free):
        if cell == laid and view.crews_left[view.turn]:
            yield f"crew {name}"


@dataclass(frozen=True)
class TileTurn:
    """A turn that ruling S16 offers."""

    at: Cell
    sixths: int
    looks_alike: bool
    """Whether only the crew lies elsewhere after it."""

    def __str__(self) -> str:
        return f"turn {self.at[0]},{self.at[1]} +{self.sixths}"


def tile_turns(view: SeismicView) -> Iterator[TileTurn]:
    """By cell, then sixths (ruling S16)."""
    board = board_of(view)
    for tile in view.board:
        if tile.kind == "town" or tile.at in view.under_way.turned:
            continue
        laid = board.roads[tile.at]
        crew = set(map(int, tile.crew.fragment)) if tile.crew else set()
        seen = [(laid, crew)]
        for sixths in (1, 2, 3, 4, 5):
            laid = {(a + 1) % 6: b if b == STUB else (b + 1) % 6 for a, b in laid.items()}
            crew = {(edge + 1) % 6 for edge in crew}
            if (laid, crew) not in seen and board.fits(tile.at, laid):
                yield TileTurn(tile.at, sixths, laid == board.roads[tile.at])
            seen.append((laid, crew))


def turns(view: SeismicView) -> Iterator[str]:
    return map(str, tile_turns(view))


def sides(view: SeismicView) -> tuple[tuple[int, ...], ...]:
    """For each town, the tiles on its six lines (ruling S10)."""
    board = board_of(view)
    return tuple(tuple(len(board.line(town, side)) for side in range(6)) for town in view.towns)
