"""What can be done in San Andreas. Players and chance alike act by these; `str()` gives the notation.

Inside the kernel an action is a whole number; `encode` and `decode` map both ways. No record, client or view
ever holds such a number.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.rules.board import holds, number, space_of
from quakeboard.games.sanandreas.rules.pieces import COINS, FACES, PAWNS

# Numbers of actions inside the kernel: a space and a pawn, or a space and a coin, follow MARK and FOUND.
PASS = 0
FIRST = 1
SHIFT = 8
SWAP = 16
ROLL = 32
MARK = 2048
FOUND = 8192

ROLLS = len(FACES) ** len(PAWNS)


@dataclass(frozen=True, slots=True)
class First:
    """Chance picks the seat that begins."""

    seat: int

    def __str__(self) -> str:
        return f"first {self.seat}"


@dataclass(frozen=True, slots=True)
class Found:
    """Found a city with a coin; None stands for a coin that the reader may not know."""

    at: Space
    coin: int | None

    def __str__(self) -> str:
        return f"found {self.at[0]},{self.at[1]} {'?' if self.coin is None else self.coin}"


@dataclass(frozen=True, slots=True)
class Mark:
    """Mark an epicentre with a pawn."""

    at: Space
    pawn: str

    def __str__(self) -> str:
        return f"mark {self.at[0]},{self.at[1]} {self.pawn}"


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance rolls the four dice, in the order of `PAWNS`."""

    dice: tuple[int, int, int, int]

    def __str__(self) -> str:
        return "roll " + " ".join(str(die) for die in self.dice)


@dataclass(frozen=True, slots=True)
class Shift:
    """Resolve the die of this pawn next."""

    pawn: str

    def __str__(self) -> str:
        return f"shift {self.pawn}"


@dataclass(frozen=True, slots=True)
class Swap:
    """Take back a destroyed coin for the null city; None stands for one that the reader may not know."""

    coin: int | None

    def __str__(self) -> str:
        return f"swap {'?' if self.coin is None else self.coin}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Decline a swap, or have nothing to do."""

    def __str__(self) -> str:
        return "pass"


SanAndreasAction = First | Found | Mark | Roll | Shift | Swap | Pass


def seen_by(
    action: SanAndreasAction, actor: int, seat: int | None, *, closed: bool = False
) -> SanAndreasAction:
    """The action as this seat may know it: the coin of another's new city is secret, and so is one that a
    null city takes back if it was lost face down, `closed` (ruling A14)."""
    if actor != seat and isinstance(action, Found | Swap if closed else Found):
        return replace(action, coin=None)
    return action


def encode(action: SanAndreasAction) -> int:
    """The action's number, or -1 if it names something that does not exist."""
    match action:
        case Pass():
            return PASS
        case First(seat):
            return FIRST + seat if 0 <= seat < SHIFT - FIRST else -1
        case Shift(pawn):
            return SHIFT + PAWNS.index(pawn)
        case Swap(coin):
            return SWAP + coin if coin is not None and coin in COINS else -1
        case Roll(dice):
            return ROLL + _roll_number(dice)
        case Mark(at, pawn):
            return MARK + number(at) * len(PAWNS) + PAWNS.index(pawn) if holds(at) else -1
        case Found(at, coin):
            known = coin is not None and coin in COINS
            return FOUND + number(at) * len(COINS) + (coin or 0) if known and holds(at) else -1


def decode(code: int) -> SanAndreasAction:
    """The action with this number."""
    if code >= FOUND:
        cell, coin = divmod(code - FOUND, len(COINS))
        return Found(space_of(cell), coin)
    if code >= MARK:
        cell, pawn = divmod(code - MARK, len(PAWNS))
        return Mark(space_of(cell), PAWNS[pawn])
    if code >= ROLL:
        return Roll(roll_dice(code - ROLL))
    if code >= SWAP:
        return Swap(code - SWAP)
    if code >= SHIFT:
        return Shift(PAWNS[code - SHIFT])
    return First(code - FIRST) if code else Pass()


def _roll_number(dice: tuple[int, int, int, int]) -> int:
    s, m, c, a = dice
    return ((s * 6 + m) * 6 + c) * 6 + a


def roll_dice(roll: int) -> tuple[int, int, int, int]:
    """The four dice of the roll with this number."""
    return roll // 216, roll // 36 % 6, roll // 6 % 6, roll % 6
