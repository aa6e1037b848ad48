"""What PPN calls the pieces of San Andreas and the places where they lie.

A piece is named by its kind (tile, coin, pawn, die), its suit and, for tiles and coins, its rank: `tSn`,
`cS3`, `pS`, `dS`. The tiles lie face down, in the order of the piecepack world's own set-up of the game, so
each has its name for good. The seats play Suns, Moons, Crowns and Arms, in this order.

Places are counted in half spaces: a coin lies on a whole space, the middle of a tile between four.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.rules.pieces import PAWNS, TILES

Spot = tuple[int, int]
"""A place or a step, in half spaces."""

SUITS = PAWNS
SUIT_NAMES = ("Suns", "Moons", "Crowns", "Arms")
RANKS = "na2345"
KINDS = "tcpd"
SIDES = "fb"

_ALGEBRAIC = re.compile(r"([a-z])([0-9]{1,2})", re.ASCII)
_NUMBER = r"(-?[0-9]{1,3}(?:\.[05]0?)?)"
_PAIR = re.compile(rf"\({_NUMBER},{_NUMBER}\)", re.ASCII)
_STEP = re.compile(rf"<{_NUMBER},{_NUMBER}>", re.ASCII)
_COMPASS = re.compile(r"([0-9]{1,2}(?:\.[05])?)([A-Z]{1,2})", re.ASCII)
_DIRECTIONS: dict[str, Spot] = {
    "N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0),
    "U": (0, 1), "R": (1, 0), "D": (0, -1), "L": (-1, 0),
    "NE": (1, 1), "SE": (1, -1), "SW": (-1, -1), "NW": (-1, 1),
    "UR": (1, 1), "DR": (1, -1), "DL": (-1, -1), "UL": (-1, 1),
}  # fmt: skip


def tile_name(tile: int) -> str:
    suit, rank = divmod(tile, len(RANKS))
    return f"t{SUITS[suit]}{RANKS[rank]}"


TILE_NAMES = tuple(tile_name(tile) for tile in range(TILES))


def coin_name(seat: int, value: int) -> str:
    return f"c{SUITS[seat]}{RANKS[value]}"


def on_space(space: Space) -> Spot:
    """Where something on a space lies."""
    return 2 * space[0], 2 * space[1]


def on_tile(south_west: Space) -> Spot:
    """Where the middle of a tile lies."""
    return 2 * south_west[0] + 1, 2 * south_west[1] + 1


def space_at(spot: Spot) -> Space | None:
    """The space whose middle this is."""
    return None if spot[0] % 2 or spot[1] % 2 else (spot[0] // 2, spot[1] // 2)


def spot_text(spot: Spot) -> str:
    """`c4`, or in parentheses what letters and digits cannot say."""
    space = space_at(spot)
    if space is not None and 1 <= space[0] <= 26 and space[1] >= 1:
        return f"{chr(ord('a') + space[0] - 1)}{space[1]}"
    return f"({spot[0] / 2:g},{spot[1] / 2:g})"


def step_text(step: Spot) -> str:
    return f"<{step[0] / 2:g},{step[1] / 2:g}>"


def read_spot(text: str) -> Spot | None:
    """The place that is called this, or None."""
    found = _ALGEBRAIC.fullmatch(text)
    if found:
        return 2 * (ord(found[1]) - ord("a") + 1), 2 * int(found[2])
    found = _PAIR.fullmatch(text)
    return (_halves(found[1]), _halves(found[2])) if found else None


def read_step(text: str) -> Spot | None:
    """The step that this means, as `<1,0>` or as `1E`; None if it is no step."""
    found = _STEP.fullmatch(text)
    if found:
        return _halves(found[1]), _halves(found[2])
    found = _COMPASS.fullmatch(text)
    if found is None or found[2] not in _DIRECTIONS:
        return None
    dx, dy = _DIRECTIONS[found[2]]
    return dx * _halves(found[1]), dy * _halves(found[1])


def _halves(number: str) -> int:
    return int(2 * float(number))


@dataclass(frozen=True, slots=True)
class Spec:
    """A piece as far as some letters describe it; what they do not say is empty."""

    kind: str = ""
    suit: str = ""
    rank: str = ""
    side: str = ""

    @property
    def name(self) -> str:
        """The name of the piece, if the letters say enough."""
        return self.kind + self.suit + (self.rank if self.kind in "tc" else "")


def read_spec(text: str) -> Spec | None:
    """The description in these letters, which come in any order; None if there is something else."""
    found = {"kind": "", "suit": "", "rank": "", "side": ""}
    for letter in text.replace("0", "n").replace("1", "a"):
        for part, letters in (("kind", KINDS), ("suit", SUITS), ("rank", RANKS), ("side", SIDES)):
            if letter in letters and not found[part]:
                found[part] = letter
                break
        else:
            return None
    if not found["kind"] and found["suit"] and found["rank"]:
        found["kind"] = "t"  # as PPN has it
    return Spec(**found)
