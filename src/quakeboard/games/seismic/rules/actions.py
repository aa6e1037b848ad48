"""What can be done in Seismic. Players and chance alike act by these; `str()` gives the notation.

Inside the kernel an action is a whole number; `encode` and `decode` map both ways. No record, client or view
ever holds such a number.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from quakeboard.core.hexgrid import EDGE_NAMES, Cell
from quakeboard.games.seismic.rules.pieces import TILE_NUMBER, TILES
from quakeboard.games.seismic.rules.table import Table

# Numbers of actions inside the kernel. Turns follow, a cell and sixths each; then lays, a tile, a cell and a
# rotation each.
PASS = 0
FIRST = 1
CREW = 8
SIDE = 16
TOWN_CHOICE = 24
DRAW = 32
TURN = 128


@dataclass(frozen=True, slots=True)
class First:
    """Chance picks the seat that begins."""

    seat: int

    def __str__(self) -> str:
        return f"first {self.seat}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance turns up a tile."""

    tile: str

    def __str__(self) -> str:
        return f"draw {self.tile}"


@dataclass(frozen=True, slots=True)
class Lay:
    """Place a face-up tile."""

    tile: str
    at: Cell
    rotation: int

    def __str__(self) -> str:
        return f"lay {self.tile} {self.at[0]},{self.at[1]} r{self.rotation}"


@dataclass(frozen=True, slots=True)
class SendCrew:
    """Claim a fragment of the tile just laid: its two edges as laid, or a stub's one edge."""

    fragment: str

    def __str__(self) -> str:
        return f"crew {self.fragment}"


@dataclass(frozen=True, slots=True)
class ChooseSide:
    """Choose among the longest sides the one that the quake hits."""

    side: str

    def __str__(self) -> str:
        return f"side {self.side}"


@dataclass(frozen=True, slots=True)
class ChooseTown:
    """Twin Cities: choose the town that the quake hits first."""

    at: Cell

    def __str__(self) -> str:
        return f"town {self.at[0]},{self.at[1]}"


@dataclass(frozen=True, slots=True)
class Turn:
    """Aftershocks: turn a laid tile clockwise by one to five sixths, its crew with it."""

    at: Cell
    sixths: int

    def __str__(self) -> str:
        return f"turn {self.at[0]},{self.at[1]} +{self.sixths}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Decline what is optional."""

    def __str__(self) -> str:
        return "pass"


SeismicAction = First | Draw | Lay | SendCrew | ChooseSide | ChooseTown | Turn | Pass


def encode(table: Table, action: SeismicAction) -> int:
    """The action's number, or -1 if it names something that this table does not have."""
    match action:
        case Lay(tile, at, rotation):
            if tile not in TILE_NUMBER or not table.holds(at):
                return -1
            cell = (TILE_NUMBER[tile] + 1) * table.size + table.number(at)
            return TURN + cell * 6 + rotation
        case Pass():
            return PASS
        case First(seat):
            return FIRST + seat if 0 <= seat < CREW - FIRST else -1
        case Draw(tile):
            return DRAW + TILE_NUMBER[tile] if tile in TILE_NUMBER else -1
        case SendCrew(fragment):
            return CREW + int(fragment[0])
        case ChooseSide(side):
            return SIDE + EDGE_NAMES.index(side)
        case ChooseTown(at):
            return TOWN_CHOICE + table.towns.index(at) if at in table.towns else -1
        case Turn(at, sixths):
            return TURN + table.number(at) * 6 + sixths if table.holds(at) else -1


def decode(table: Table, code: int, fragments: dict[int, str]) -> SeismicAction:
    """The action with this number; `fragments` names those of the tile just laid by their first edge."""
    if code >= TURN:
        return _decode_turn(table, code)
    if code >= DRAW:
        return Draw(TILES[code - DRAW].name)
    if code >= TOWN_CHOICE:
        return ChooseTown(table.towns[code - TOWN_CHOICE])
    if code >= SIDE:
        return ChooseSide(EDGE_NAMES[code - SIDE])
    if code >= CREW:
        return SendCrew(fragments[code - CREW])
    return First(code - FIRST) if code else Pass()


@lru_cache(maxsize=2**16)
def _decode_turn(table: Table, code: int) -> Lay | Turn:
    """A lay or a turn. There are hundreds in a list, and mostly the same ones again."""
    rest, turned = divmod(code - TURN, 6)
    tile, cell = divmod(rest, table.size)
    at = table.cell(cell)
    return Lay(TILES[tile - 1].name, at, turned) if tile else Turn(at, turned)
