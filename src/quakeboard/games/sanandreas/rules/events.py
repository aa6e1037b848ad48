"""What happens in San Andreas, in the players' words, with all that a log line or an animation needs.

The kernel keeps a journal of numbers while an action is applied; `from_journal` turns it into these events.
They are the whole truth: `seen_by` hides from a seat what it may not know.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from quakeboard.core.game import EventKind
from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.rules import phases
from quakeboard.games.sanandreas.rules.board import space_of
from quakeboard.games.sanandreas.rules.lean import Underside, is_steep, underside
from quakeboard.games.sanandreas.rules.pieces import COINS, LAND, LAND_NAME, PAWNS, PUSHES, TILES
from quakeboard.games.sanandreas.rules.scoring import CityScore, city_score, winners

if TYPE_CHECKING:
    from quakeboard.games.sanandreas.rules.position import Position


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


def from_journal(position: Position, journal: list[tuple[int, ...]]) -> list[SanAndreasEvent]:
    """The events of an action that has just been applied, in the order in which they happened."""
    return [_EVENT_MAKERS[word](position, *facts) for word, *facts in journal]


def _name(number: int) -> int | str:
    return LAND_NAME if number == LAND else number


def _names(bits: int) -> tuple[int | str, ...]:
    return tuple(_name(number) for number in range(TILES + 1) if bits >> number & 1)


def _founded(_: Position, coin: int, tile: int, cell: int) -> CityFounded:
    seat, value = divmod(coin, len(COINS))
    return CityFounded(seat, tile, space_of(cell), value)


def _marked(_: Position, seat: int, tile: int, cell: int, pawn: int, count: int) -> EpicentreMarked:
    return EpicentreMarked(seat, tile, space_of(cell), PAWNS[pawn], quake=count == len(PAWNS))


def _shifted(
    _: Position, pawn: int, die: int, tile: int, before: int, had: int, above: int, below: int
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
        climbs_over=_names(below & ~had),
        slides_under=_names(above & ~had),
        over=_names(below),
        under=_names(above),
    )


def _settled(_: Position, tile: int, *planes: int) -> TileSettled:
    a, b, c, d, *now = planes
    after = (now[0], now[1], now[2], now[3])
    return TileSettled(tile, underside((a, b, c, d)), underside(after), is_steep(after))


def _destroyed(_: Position, coin: int, tile: int, cell: int, why: int, by: int, known: bool) -> CityDestroyed:
    seat, value = divmod(coin, len(COINS))
    buried_by = _name(by) if why == phases.BURIED else None
    return CityDestroyed(seat, tile, space_of(cell), value, phases.LOSSES[why], buried_by, known)


def _sank(_: Position, pawns: int, *facts: int) -> TilesSank:
    tiles = facts[pawns:]
    return TilesSank(
        tiles[::2], tuple(map(space_of, tiles[1::2])), tuple(PAWNS[pawn] for pawn in facts[:pawns])
    )


def _swapped(_: Position, coin: int, tile: int, cell: int, known: bool) -> CoinSwapped:
    seat, value = divmod(coin, len(COINS))
    return CoinSwapped(seat, tile, space_of(cell), value, known)


def _scored(position: Position, coin: int, tile: int, cell: int) -> CityScored:
    seat, value = divmod(coin, len(COINS))
    return CityScored(city_score(position, seat, tile, cell, value))


def _over(position: Position, reason: int) -> GameEnds:
    scores = position.scores()
    return GameEnds(phases.REASONS[reason], scores, winners(scores))


_EVENT_MAKERS: dict[int, Callable[..., SanAndreasEvent]] = {
    phases.NOTE_FIRST: lambda _, seat: FirstSeat(seat),
    phases.NOTE_TURN: lambda _, seat: TurnBegins(seat),
    phases.NOTE_PASSED: lambda _, seat: TurnPassed(seat),
    phases.NOTE_FOUNDED: _founded,
    phases.NOTE_MARKED: _marked,
    phases.NOTE_ROLLED: lambda _, seat, *dice: DiceRolled(seat, dice),
    phases.NOTE_SHIFTED: _shifted,
    phases.NOTE_SETTLED: _settled,
    phases.NOTE_DESTROYED: _destroyed,
    phases.NOTE_SANK: _sank,
    phases.NOTE_SWAPPED: _swapped,
    phases.NOTE_KEPT: lambda _, seat: SwapDeclined(seat),
    phases.NOTE_SCORED: _scored,
    phases.NOTE_OVER: _over,
}
