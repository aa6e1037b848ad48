"""What happens in San Andreas, in the players' words, with all that a log line or an animation needs.

The kernel keeps a terse journal while an action is applied; `tell` turns it into these events. They are the
whole truth: `seen_by` hides from a seat what it may not know.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from quakeboard.core.game import EventKind
from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.rules.board import space_of
from quakeboard.games.sanandreas.rules.lean import Plane, Underside, is_steep, underside
from quakeboard.games.sanandreas.rules.pieces import COINS, LAND, LAND_NAME, PAWNS, PUSHES, TILES
from quakeboard.games.sanandreas.rules.scoring import CityScore, winners


@dataclass(frozen=True, slots=True)
class FirstSeat:
    """Chance has picked the seat that begins."""

    key: ClassVar[str] = "san-andreas-first-seat"
    kind: ClassVar[EventKind] = "other"
    seat: int


@dataclass(frozen=True, slots=True)
class TurnBegins:
    key: ClassVar[str] = "san-andreas-turn-begins"
    kind: ClassVar[EventKind] = "turn"
    seat: int


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """The seat could neither found nor mark (ruling A15)."""

    key: ClassVar[str] = "san-andreas-turn-passed"
    kind: ClassVar[EventKind] = "other"
    seat: int


@dataclass(frozen=True, slots=True)
class CityFounded:
    key: ClassVar[str] = "san-andreas-city-founded"
    kind: ClassVar[EventKind] = "build"
    seat: int
    tile: int
    at: Space
    coin: int | None
    """The coin of the city; None for all but the founder (ruling A14)."""


@dataclass(frozen=True, slots=True)
class EpicentreMarked:
    key: ClassVar[str] = "san-andreas-epicentre-marked"
    kind: ClassVar[EventKind] = "other"
    seat: int
    tile: int
    at: Space
    pawn: str
    quake: bool
    """Whether it is the fourth epicentre, so that a quake follows (ruling A11)."""


@dataclass(frozen=True, slots=True)
class DiceRolled:
    key: ClassVar[str] = "san-andreas-dice-rolled"
    kind: ClassVar[EventKind] = "quake"
    seat: int
    dice: tuple[int, int, int, int]
    """The faces of the dice of the pawns S, M, C and A."""


@dataclass(frozen=True, slots=True)
class TileShifted:
    """A tile goes one space; its pawn is back in the supply."""

    key: ClassVar[str] = "san-andreas-tile-shifted"
    kind: ClassVar[EventKind] = "other"
    tile: int
    pawn: str | None
    """The pawn whose die shifts the tile; None for a shift without a pawn: see `Position.push`."""
    die: int
    direction: str
    """The direction of the shift: `N`, `E` or `S`."""
    lift: bool
    """Whether the die says lift; otherwise it says dip."""
    before: Space
    after: Space
    climbs_over: tuple[int | str, ...]
    """What the tile newly overlaps and lies above: tiles, `land`."""
    slides_under: tuple[int | str, ...]
    """What the tile newly overlaps and lies below: tiles, `land`."""
    over: tuple[int | str, ...]
    """All that the tile now overlaps and lies above: tiles, `land`."""
    under: tuple[int | str, ...]
    """All that the tile now overlaps and lies below: tiles, `land`."""

    @property
    def against_the_die(self) -> tuple[int | str, ...]:
        """What the tile meets in the opposite way to the die, because the order was fixed (ruling A5)."""
        return self.slides_under if self.lift else self.climbs_over


@dataclass(frozen=True, slots=True)
class TileSettled:
    """A tile has come to lie otherwise: higher, lower or with another lean (ruling A6)."""

    key: ClassVar[str] = "san-andreas-tile-settled"
    kind: ClassVar[EventKind] = "other"
    tile: int
    before: Underside
    after: Underside
    steep: bool
    """Whether the tile is now too steep for a coin."""

    @property
    def leans_otherwise(self) -> bool:
        return self.before.lean != self.after.lean


@dataclass(frozen=True, slots=True)
class CityDestroyed:
    key: ClassVar[str] = "san-andreas-city-destroyed"
    kind: ClassVar[EventKind] = "loss"
    seat: int
    tile: int
    at: Space
    coin: int | None
    """The coin of the city; None for a viewer who may not know it, in a preview or lost face down."""
    why: str
    """The reason: `buried`, `lean` (its tile's lean changed) or `sank`."""
    under: int | str | None
    """What buries the city: a tile, or `land`."""
    known: bool = True
    """Whether all may know the coin once the city is destroyed (ruling A14)."""


@dataclass(frozen=True, slots=True)
class TilesSank:
    """Tiles that are cut off from all land leave the game (ruling A12)."""

    key: ClassVar[str] = "san-andreas-tiles-sank"
    kind: ClassVar[EventKind] = "other"
    tiles: tuple[int, ...]
    at: tuple[Space, ...]
    pawns: tuple[str, ...]
    """The pawns that go back to the supply."""


@dataclass(frozen=True, slots=True)
class CoinSwapped:
    """A null city takes back a destroyed coin (ruling A13)."""

    key: ClassVar[str] = "san-andreas-coin-swapped"
    kind: ClassVar[EventKind] = "other"
    seat: int
    tile: int
    at: Space
    coin: int | None
    """The coin that the city takes back; None for all but its owner if they may not know it yet."""
    known: bool = True
    """Whether all may know the coin before it is scored: it was not lost face down."""


@dataclass(frozen=True, slots=True)
class SwapDeclined:
    key: ClassVar[str] = "san-andreas-swap-declined"
    kind: ClassVar[EventKind] = "other"
    seat: int


@dataclass(frozen=True, slots=True)
class CityScored:
    """A city brings points, perhaps none; from now on all may know its coin (ruling A14)."""

    key: ClassVar[str] = "san-andreas-city-scored"
    kind: ClassVar[EventKind] = "score"
    score: CityScore


@dataclass(frozen=True, slots=True)
class GameEnds:
    key: ClassVar[str] = "san-andreas-game-ends"
    kind: ClassVar[EventKind] = "end"
    reason: str
    """Why the game ends: `coins` (ruling A15), or `standstill` if no seat can ever act again."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]


SanAndreasEvent = (
    FirstSeat
    | TurnBegins
    | TurnPassed
    | CityFounded
    | EpicentreMarked
    | DiceRolled
    | TileShifted
    | TileSettled
    | CityDestroyed
    | TilesSank
    | CoinSwapped
    | SwapDeclined
    | CityScored
    | GameEnds
)


def seen_by(event: SanAndreasEvent, seat: int | None) -> SanAndreasEvent:
    """The event as this seat, or a spectator, may know it."""
    match event:
        case CityFounded(seat=owner) if owner != seat:
            return replace(event, coin=None)
        case CityDestroyed(seat=owner, known=False) | CoinSwapped(seat=owner, known=False) if owner != seat:
            return replace(event, coin=None)
    return event


def from_journal(journal: list[tuple[Any, ...]]) -> list[SanAndreasEvent]:
    """The events of an action that has just been applied, in the order in which they happened."""
    return [_EVENT_MAKERS[word](*facts) for word, *facts in journal]


def _name(number: int) -> int | str:
    return LAND_NAME if number == LAND else number


def _names(bits: int) -> tuple[int | str, ...]:
    return tuple(_name(number) for number in range(TILES + 1) if bits >> number & 1)


def _shifted(
    pawn: int, die: int, tile: int, before: int, new_over: int, new_under: int, over: int, under: int
) -> TileShifted:
    push = PUSHES[die]
    assert push is not None
    x, y = space_of(before)
    return TileShifted(
        tile=tile,
        pawn=PAWNS[pawn] if pawn >= 0 else None,
        die=die,
        direction=push.direction,
        lift=push.lift,
        before=(x, y),
        after=(x + push.step[0], y + push.step[1]),
        climbs_over=_names(new_over),
        slides_under=_names(new_under),
        over=_names(over),
        under=_names(under),
    )


def _settled(tile: int, before: Plane, after: Plane) -> TileSettled:
    return TileSettled(tile, underside(before), underside(after), is_steep(after))


def _destroyed(coin: int, tile: int, cell: int, why: str, by: int | None, known: bool) -> CityDestroyed:
    seat, value = divmod(coin, len(COINS))
    return CityDestroyed(seat, tile, space_of(cell), value, why, None if by is None else _name(by), known)


def _sank(tiles: list[tuple[int, int]], pawns: list[int]) -> TilesSank:
    return TilesSank(
        tuple(tile for tile, _ in tiles),
        tuple(space_of(cell) for _, cell in tiles),
        tuple(PAWNS[pawn] for pawn in pawns),
    )


_EVENT_MAKERS: dict[str, Callable[..., SanAndreasEvent]] = {
    "first": FirstSeat,
    "turn": TurnBegins,
    "passed": TurnPassed,
    "founded": lambda seat, tile, cell, coin: CityFounded(seat, tile, space_of(cell), coin),
    "marked": lambda seat, tile, cell, pawn, count: EpicentreMarked(
        seat, tile, space_of(cell), PAWNS[pawn], quake=count == len(PAWNS)
    ),
    "rolled": DiceRolled,
    "shifted": _shifted,
    "settled": _settled,
    "destroyed": _destroyed,
    "sank": _sank,
    "swapped": lambda seat, tile, cell, coin, known: CoinSwapped(seat, tile, space_of(cell), coin, known),
    "kept": SwapDeclined,
    "scored": CityScored,
    "over": lambda reason, scores: GameEnds(reason, scores, winners(scores)),
}
