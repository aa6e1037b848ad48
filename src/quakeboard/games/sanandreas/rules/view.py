"""What a seat may know of a San Andreas position: everything but the coins of others (ruling A14).

A coin in hand, and a city's coin until it is scored, is its owner's secret; so is one that was lost before
that, at a table that keeps lost coins closed. A view only shows how many of them there are, and which values
they could have.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from quakeboard.core.squaregrid import Space, square
from quakeboard.games.sanandreas.rules.board import FIRST_TILE, SIZE, number, space_of
from quakeboard.games.sanandreas.rules.lean import Underside, is_steep, underside
from quakeboard.games.sanandreas.rules.pieces import (
    COINS,
    DESTROYED,
    IN_HAND,
    LAND,
    LAND_NAME,
    PAWNS,
    TILES,
    WIDTH,
)

if TYPE_CHECKING:
    from quakeboard.games.sanandreas.rules.kernel.position import Position


@dataclass(frozen=True, slots=True)
class LaidTile:
    """A tile on the board, as it lies."""

    id: int
    at: Space
    """The tile's south-west space."""
    over: tuple[int | str, ...]
    """The tiles that it overlaps and lies above, and `land` if it lies on land."""
    under_land: bool
    underside: Underside
    steep: bool
    """Whether it is too steep for a coin (ruling A7)."""
    coastal: bool
    """Whether an epicentre may be marked on it (ruling A10)."""
    showing: tuple[Space, ...]
    """The spaces of the tile that show."""
    coasts: tuple[tuple[int, int] | None, ...]
    """For each space that shows: the side of the nearest coast (0 to 3: N, E, S, W) and how many spaces lie
    between; None if there is no coast."""


@dataclass(frozen=True, slots=True)
class City:
    tile: int
    at: Space
    seat: int
    coin: int | None
    """The coin of the city; None if the viewer may not know it."""
    known: bool
    """Whether all may know the coin."""


@dataclass(frozen=True, slots=True)
class Epicentre:
    pawn: str
    tile: int
    at: Space


@dataclass(frozen=True, slots=True)
class SanAndreasView:
    keyed: ClassVar[Mapping[str, str]] = {"tiles": "id"}
    derived: ClassVar[frozenset[str]] = frozenset(
        (
            "seats",
            "underside",
            "steep",
            "coastal",
            "showing",
            "coasts",
            "pawns",
            "unknown",
            "lakes",
            "to_resolve",
        )
    )
    seat: int | None
    seats: int
    actor: int
    """The seat that is asked, `CHANCE` or `OVER`."""
    turn: int
    """The seat whose turn it is, or which set off the quake; -1 before the first turn."""
    turn_number: int
    """The number of turns begun so far."""
    phase: str
    """The phase: `set-up`, `turn`, `roll`, `shift`, `swap` or `over`."""
    tiles: tuple[LaidTile, ...]
    """The tiles by number; those that have sunk are missing."""
    cities: tuple[City, ...]
    """The cities in the order of founding."""
    epicentres: tuple[Epicentre, ...]
    """The epicentres in the order of marking."""
    pawns: tuple[str, ...]
    """The pawns that can be placed."""
    hands: tuple[tuple[int, ...] | None, ...]
    """The coins in each seat's hand; None if the viewer may not know them."""
    hand_sizes: tuple[int, ...]
    unknown: tuple[tuple[int, ...], ...]
    """For each seat, the coins that are in hand, in a city or lost, where the viewer cannot know in which."""
    destroyed: tuple[tuple[int, ...], ...]
    """For each seat, its destroyed coins that all may know."""
    lost: tuple[tuple[int | None, ...], ...]
    """For each seat, its destroyed coins that only it may know, at a table that keeps them closed; None for
    each that the viewer may not know."""
    scores: tuple[int, ...]
    lakes: tuple[Space, ...]
    """The ocean spaces that are no coast, at a table with lakes (ruling A3)."""
    dice: tuple[int, ...] | None
    """What the dice of the pawns S, M, C and A show, while they are being resolved."""
    to_resolve: tuple[str, ...]
    """The pawns whose dice are still to be resolved."""
    passes: int
    """How many turns in a row were passed."""
    ended: str
    """Why the game ended: `coins`, `standstill`, or nothing while it goes on."""


def make_view(position: Position, seat: int | None, *, everything: bool = False) -> SanAndreasView:
    """The view of a position."""
    seats = range(position.seats)
    cities, hands, unknown, lost = _coins(position, seat, everything=everything)
    epicentres = tuple(
        Epicentre(PAWNS[pawn], tile, space_of(cell)) for pawn, tile, cell in position.epicentres()
    )
    dice = position.dice()
    marked = {epicentre.pawn for epicentre in epicentres}
    return SanAndreasView(
        seat=seat,
        seats=position.seats,
        actor=position.actor(),
        turn=position.turn,
        turn_number=position.turn_number,
        phase=position.phase_name(),
        tiles=tuple(_laid_tile(position, tile) for tile in range(TILES) if position.tile_cell(tile)),
        cities=cities,
        epicentres=epicentres,
        pawns=tuple(pawn for pawn in PAWNS if pawn not in marked),
        hands=hands,
        hand_sizes=tuple(len(position.coins(other, IN_HAND)) for other in seats),
        unknown=unknown,
        destroyed=tuple(_destroyed(position, other, known=True) for other in seats),
        lost=lost,
        scores=position.scores(),
        lakes=_lakes(position),
        dice=None if dice is None else tuple(dice),
        to_resolve=tuple(
            pawn for pawn, die in zip(PAWNS, dice or (), strict=False) if die and pawn in marked
        ),
        passes=position.passes,
        ended=position.end_reason(),
    )


def view_for_seat(position: Position, view: SanAndreasView, seat: int | None) -> SanAndreasView:
    """The view of another seat at the same moment: only what it knows of coins differs."""
    cities, hands, unknown, lost = _coins(position, seat, everything=False)
    return replace(view, seat=seat, cities=cities, hands=hands, unknown=unknown, lost=lost)


Hands = tuple[tuple[int, ...] | None, ...]
Lost = tuple[tuple[int | None, ...], ...]


def _coins(
    position: Position, seat: int | None, *, everything: bool
) -> tuple[tuple[City, ...], Hands, tuple[tuple[int, ...], ...], Lost]:
    """What this seat knows of coins: cities, hands, what could be where it cannot know, and lost ones."""
    seats = range(position.seats)
    seen = frozenset(other for other in seats if everything or other == seat)
    cities = tuple(_cities(position, seen))
    hands = tuple(tuple(position.coins(other, IN_HAND)) if other in seen else None for other in seats)
    unknown = tuple(
        () if other in seen else _unknown(other, cities, _destroyed(position, other, known=True))
        for other in seats
    )
    lost = (_destroyed(position, other, known=False) for other in seats)
    shown = tuple(coins if other in seen else (None,) * len(coins) for other, coins in enumerate(lost))
    return cities, hands, unknown, shown


def _destroyed(position: Position, seat: int, *, known: bool) -> tuple[int, ...]:
    """The seat's destroyed coins that all may know, or those that only it may know."""
    coins = position.coins(seat, DESTROYED)
    return tuple(coin for coin in coins if bool(position.known >> (seat * len(COINS) + coin) & 1) == known)


def _lakes(position: Position) -> tuple[Space, ...]:
    if not position.game.options.lakes:
        return ()
    return tuple(space_of(cell) for cell in range(SIZE) if position.is_lake(cell))


def _laid_tile(position: Position, tile: int) -> LaidTile:
    at = space_of(position.tile_cell(tile))
    below, above = position.overlapped(tile)
    plane = position.plane(tile)
    showing = [space for space in square(at, WIDTH) if position.show[number(space)] == FIRST_TILE + tile]
    return LaidTile(
        id=tile,
        at=at,
        over=tuple(LAND_NAME if other == LAND else other for other in below),
        under_land=LAND in above,
        underside=underside(plane),
        steep=is_steep(plane),
        coastal=bool(position.is_coastal(tile)),
        showing=tuple(showing),
        coasts=tuple([position.nearest_coast(number(space)) for space in showing]),
    )


def _cities(position: Position, open_seats: frozenset[int]) -> Iterator[City]:
    for number_of_coin in position.city_coins():
        seat, coin = divmod(number_of_coin, len(COINS))
        tile, cell = position.city_place(number_of_coin)
        known = bool(position.known >> number_of_coin & 1)
        visible = known or seat in open_seats
        yield City(tile, space_of(cell), seat, coin if visible else None, known)


def _unknown(seat: int, cities: tuple[City, ...], destroyed: tuple[int, ...]) -> tuple[int, ...]:
    """The seat's coins that are neither openly destroyed nor seen on the board."""
    seen = {city.coin for city in cities if city.seat == seat} | set(destroyed)
    return tuple(coin for coin in COINS if coin not in seen)
