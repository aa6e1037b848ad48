"""What a seat may know of a San Andreas position: everything but the coins of others (ruling A14).

A coin in hand, and a city's coin until it is scored, is its owner's secret; so is one that was lost before
that, at a table that keeps lost coins closed. A view only shows how many of them there are, and which values
they could have.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from quakeboard.core.squaregrid import Space, square
from quakeboard.games.sanandreas.rules import deal
from quakeboard.games.sanandreas.rules.board import FIRST_TILE, QUARTER_STEPS, SIZE, number, space_of
from quakeboard.games.sanandreas.rules.lean import Underside, is_steep, underside
from quakeboard.games.sanandreas.rules.phases import PHASES, REASONS, SWAPPING
from quakeboard.games.sanandreas.rules.pieces import (
    COINS,
    DESTROYED,
    IN_HAND,
    LAND,
    LAND_NAME,
    PAWNS,
    QUARTERS,
    TILES,
    WIDTH,
)
from quakeboard.games.sanandreas.rules.snapshot import FIRST_PLACE, SEATS, Snapshot

if TYPE_CHECKING:
    from quakeboard.core.kernel.rng import Rng
    from quakeboard.games.sanandreas.rules.kernel.board import Board
    from quakeboard.games.sanandreas.rules.position import Position


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
    kernel = position.kernel
    now = Snapshot.read(kernel.snapshot())
    seats = range(kernel.seats)
    cities, hands, unknown, lost = _coins(now, kernel.seats, seat, everything=everything)
    epicentres = tuple(_epicentre(now, number) for number in now.epicentres)
    marked = {epicentre.pawn for epicentre in epicentres}
    return SanAndreasView(
        seat=seat,
        seats=kernel.seats,
        actor=now.asked,
        turn=now.turn,
        turn_number=now.turn_number,
        phase=PHASES[now.phase],
        tiles=tuple(_laid_tile(now, kernel.board, tile) for tile in range(TILES) if now.at[tile]),
        cities=cities,
        epicentres=epicentres,
        pawns=tuple(pawn for pawn in PAWNS if pawn not in marked),
        hands=hands,
        hand_sizes=tuple(len(now.coins(other, IN_HAND)) for other in seats),
        unknown=unknown,
        destroyed=tuple(_destroyed(now, other, known=True) for other in seats),
        lost=lost,
        scores=tuple(now.scores[: kernel.seats]),
        lakes=_lakes(kernel.board),
        dice=tuple(now.dice) if now.rolled else None,
        to_resolve=tuple(
            pawn for pawn, die in zip(PAWNS, now.dice, strict=True) if now.rolled and die and pawn in marked
        ),
        passes=now.passes,
        ended=REASONS[now.reason],
    )


def view_for_seat(position: Position, view: SanAndreasView, seat: int | None) -> SanAndreasView:
    """The view of another seat at the same moment: only what it knows of coins differs."""
    now = Snapshot.read(position.kernel.snapshot())
    cities, hands, unknown, lost = _coins(now, view.seats, seat, everything=False)
    return replace(view, seat=seat, cities=cities, hands=hands, unknown=unknown, lost=lost)


Hands = tuple[tuple[int, ...] | None, ...]
Lost = tuple[tuple[int | None, ...], ...]


def _coins(
    now: Snapshot, seats: int, seat: int | None, *, everything: bool
) -> tuple[tuple[City, ...], Hands, tuple[tuple[int, ...], ...], Lost]:
    """What this seat knows of coins: cities, hands, what could be where it cannot know, and lost ones."""
    others = range(seats)
    seen = frozenset(other for other in others if everything or other == seat)
    cities = tuple(_city(now, coin, seen) for coin in now.cities)
    hands = tuple(now.coins(other, IN_HAND) if other in seen else None for other in others)
    unknown = tuple(
        () if other in seen else _unknown(other, cities, _destroyed(now, other, known=True))
        for other in others
    )
    lost = (_destroyed(now, other, known=False) for other in others)
    shown = tuple(coins if other in seen else (None,) * len(coins) for other, coins in enumerate(lost))
    return cities, hands, unknown, shown


def _destroyed(now: Snapshot, seat: int, *, known: bool) -> tuple[int, ...]:
    """The seat's destroyed coins that all may know, or those that only it may know."""
    coins = now.coins(seat, DESTROYED)
    return tuple(coin for coin in coins if now.is_known(seat * len(COINS) + coin) == known)


def _lakes(board: Board) -> tuple[Space, ...]:
    return tuple(space_of(cell) for cell in range(SIZE) if board.is_lake(cell)) if board.lakes else ()


def _laid_tile(now: Snapshot, board: Board, tile: int) -> LaidTile:
    at = space_of(now.at[tile])
    plane = board.stack.plane(tile)
    showing = [space for space in square(at, WIDTH) if board.show[number(space)] == FIRST_TILE + tile]
    return LaidTile(
        id=tile,
        at=at,
        over=tuple(
            LAND_NAME if other == LAND else other
            for other in range(TILES + 1)
            if now.below[tile] >> other & 1
        ),
        under_land=bool(now.below[LAND] >> tile & 1),
        underside=underside(plane),
        steep=is_steep(plane),
        coastal=board.is_coastal(tile),
        showing=tuple(showing),
        coasts=tuple([board.nearest_coast(number(space)) for space in showing]),
    )


def _city(now: Snapshot, numbered_coin: int, open_seats: frozenset[int]) -> City:
    seat, coin = divmod(numbered_coin, len(COINS))
    tile, at = _where(now, now.place(numbered_coin))
    known = now.is_known(numbered_coin)
    return City(tile, at, seat, coin if known or seat in open_seats else None, known)


def _epicentre(now: Snapshot, placed_pawn: int) -> Epicentre:
    place, pawn = divmod(placed_pawn, len(PAWNS))
    return Epicentre(PAWNS[pawn], *_where(now, place))


def _where(now: Snapshot, place: int) -> tuple[int, Space]:
    """The tile and the space of a place."""
    tile, quarter = divmod(place, QUARTERS)
    return tile, space_of(now.at[tile] + QUARTER_STEPS[quarter])


def _unknown(seat: int, cities: tuple[City, ...], destroyed: tuple[int, ...]) -> tuple[int, ...]:
    """The seat's coins that are neither openly destroyed nor seen on the board."""
    seen = {city.coin for city in cities if city.seat == seat} | set(destroyed)
    return tuple(coin for coin in COINS if coin not in seen)


# ---------------------------------------------------------------------- back from a view


def snapshot_of(seen: SanAndreasView, rng: Rng | None) -> Snapshot:
    """A moment that agrees with a view, for the kernel to load.

    Coins that the view does not show are dealt as it allows: at random, or without a generator in order.
    """
    _, coins, lost = deal.complete(seen, rng)
    origins = {tile.id: tile.at for tile in seen.tiles}
    where = [IN_HAND] * SEATS * len(COINS)
    known = 0
    for seat in range(seen.seats):
        for coin in (*seen.destroyed[seat], *lost[seat]):
            where[seat * len(COINS) + coin] = DESTROYED
        for coin in seen.destroyed[seat]:
            known |= 1 << (seat * len(COINS) + coin)
    cities = [city.seat * len(COINS) + coin for city, coin in zip(seen.cities, coins, strict=True)]
    for coin, city in zip(cities, seen.cities, strict=True):
        where[coin] = FIRST_PLACE + _place(origins[city.tile], city.tile, city.at)
        known |= city.known << coin
    return Snapshot(
        PHASES.index(seen.phase),
        seen.actor,
        seen.turn,
        seen.turn_number,
        seen.passes,
        (seen.actor - seen.turn) % seen.seats if seen.phase == PHASES[SWAPPING] else 0,
        seen.dice is not None,
        REASONS.index(seen.ended),
        known,
        [],
        [],
        where,
        list(seen.dice or [0] * len(PAWNS)),
        [*seen.scores, *[0] * (SEATS - seen.seats)],
        cities,
        [
            len(PAWNS) * _place(origins[mark.tile], mark.tile, mark.at) + PAWNS.index(mark.pawn)
            for mark in seen.epicentres
        ],
    ).with_tiles((tile.id, tile.at, tile.over, tile.under_land) for tile in seen.tiles)


def _place(origin: Space, tile: int, at: Space) -> int:
    """The place of a tile that lies on this space."""
    return QUARTERS * tile + QUARTER_STEPS.index(number(at) - number(origin))
