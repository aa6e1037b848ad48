"""Translates events into moves of pieces on the table.

PPN has one stack; the rules only order tiles that overlap (ruling A5). The stack is kept in agreement with
the rules: a tile that shifts goes to the top if nothing lies above it, to the bottom if nothing lies below
it, otherwise just under the lowest that lies above it. Now and then tiles that lie apart must first be put
into another order for this: they move by nothing, `<0,0>`. So does a pawn that a tile has come to cover.
"""

from __future__ import annotations

from collections.abc import Iterable

from quakeboard.core.game import Event
from quakeboard.games.sanandreas.ppn.pieces import (
    RANKS,
    SUITS,
    TILE_NAMES,
    Spot,
    coin_name,
    on_space,
    on_tile,
)
from quakeboard.games.sanandreas.ppn.table import (
    BOTTOM,
    TOP,
    UNDER,
    Change,
    Move,
    Put,
    Remove,
    Table,
    TableMove,
    Turn,
)
from quakeboard.games.sanandreas.rules.events import (
    CityDestroyed,
    CityFounded,
    CityScored,
    CoinSwapped,
    DiceRolled,
    EpicentreMarked,
    TileShifted,
    TilesSank,
    TurnPassed,
)
from quakeboard.games.sanandreas.rules.pieces import NULL
from quakeboard.games.sanandreas.rules.position import Position

STAY: Spot = (0, 0)
DICE_AT: dict[str, Spot] = {f"d{suit}": (0, 2 * (4 - n)) for n, suit in enumerate(SUITS)}
"""Where the dice lie: west of all tiles, for nothing ever shifts to the west."""


class PieceMover:
    """Keeps the pieces on one table where the rules say."""

    def __init__(self) -> None:
        self.table = Table()
        self._over: dict[str, set[str]] = {tile: set() for tile in TILE_NAMES}
        """For each tile, those that it overlaps and lies above."""
        self._bearer: dict[str, str] = {}
        """The tile on which each coin and each pawn stands."""
        self._done: list[TableMove] = []

    def follow(self, events: Iterable[Event], position: Position) -> list[TableMove]:
        """Make the moves that an action has led to and return them; the position is the one after it."""
        self._done = []
        for event in events:
            self._follow(event)
        if position.phase_name() == "swap":
            self._turn_up(coin_name(position.actor(), NULL))  # who is asked has shown it (ruling A13)
        return self._done

    def above(self, tile: str) -> frozenset[str]:
        """The tiles that overlap this one and lie above it."""
        return frozenset(upper for upper, lower in self._over.items() if tile in lower)

    def below(self, tile: str) -> frozenset[str]:
        return frozenset(self._over.get(tile, ()))

    def _do(self, move: TableMove) -> None:
        self.table.apply(move)
        self._done.append(move)

    def _follow(self, event: Event) -> None:
        match event:
            case TurnPassed():
                self._turn_all_down()
            case CityFounded(seat, tile, at, coin):
                assert coin is not None
                self._turn_all_down()
                self._put(coin_name(seat, coin), tile, on_space(at), "b")
            case EpicentreMarked(tile=tile, at=at, pawn=pawn):
                self._turn_all_down()
                self._put(f"p{pawn}", tile, on_space(at), "")
            case DiceRolled(dice=dice):
                for suit, die in zip(SUITS, dice, strict=True):
                    self._roll(f"d{suit}", RANKS[die])
            case TileShifted():
                self._shift(event)
            case CityDestroyed(seat=seat, coin=int(coin)):
                self._remove(coin_name(seat, coin))
            case TilesSank(tiles=tiles, pawns=pawns):
                for tile in tiles:
                    self._sink(TILE_NAMES[tile])
                for pawn in pawns:
                    self._remove(f"p{pawn}")
            case CoinSwapped(seat, tile, at, int(coin), known):
                self._remove(coin_name(seat, NULL))
                self._put(coin_name(seat, coin), tile, on_space(at), "f" if known else "b")
            case CityScored(score):
                self._turn_up(coin_name(score.seat, score.coin))

    # ------------------------------------------------------------------ coins, pawns, dice

    def _put(self, piece: str, tile: int, at: Spot, shows: str) -> None:
        self._do(Put(piece, at, shows))
        self._bearer[piece] = TILE_NAMES[tile]

    def _remove(self, piece: str) -> None:
        self._do(Remove(piece))
        del self._bearer[piece]

    def _roll(self, die: str, rank: str) -> None:
        self._do(Change(die, rank) if die in self.table else Put(die, DICE_AT[die], rank))

    def _turn_up(self, coin: str) -> None:
        if self.table.shows[coin] == "b":
            self._do(Turn(coin))

    def _turn_all_down(self) -> None:
        """Before the next turn, what was scored is turned down again (San Andreas, SCORING)."""
        for coin in list(self.table.stack):
            if coin[0] == "c" and self.table.shows[coin] == "f":
                self._do(Turn(coin))

    # ------------------------------------------------------------------ tiles

    def _shift(self, event: TileShifted) -> None:
        assert event.pawn is not None
        tile = TILE_NAMES[event.tile]
        before, after = on_tile(event.before), on_tile(event.after)
        step = after[0] - before[0], after[1] - before[1]
        self._remove(f"p{event.pawn}")
        self._forget(tile, {other for other in self._over if not self._overlaps(after, other)})
        for other in event.climbs_over:
            if isinstance(other, int):
                self._over[tile].add(TILE_NAMES[other])
        for other in event.slides_under:
            if isinstance(other, int):
                self._over[TILE_NAMES[other]].add(tile)
        level, upper = self._level(tile)
        self._move(tile, step, level, upper)
        for piece in [piece for piece in self.table.stack if self._bearer.get(piece) == tile]:
            self._move(piece, step, UNDER if upper else TOP, upper)
        self._tuck_pawns()

    def _level(self, tile: str) -> tuple[str, str]:
        """Where the tile belongs in the stack, and the lowest tile above it; makes room for it there."""
        above = self.above(tile)
        if not above:
            return TOP, ""
        lowest = min(above, key=self.table.stack.index)
        if not self._over[tile]:
            return BOTTOM, lowest
        limit = self.table.stack.index(lowest)
        for lower in [piece for piece in self.table.stack[limit:] if piece in self._all_below(tile)]:
            self._move(lower, STAY, UNDER, lowest)
        return UNDER, lowest

    def _move(self, piece: str, step: Spot, level: str, upper: str) -> None:
        x, y = self.table.at[piece]
        to = x + step[0], y + step[1]
        other = upper if level == UNDER else ""
        self._do(Move(piece, step, to, level, other, self.above(piece), self.below(piece)))

    def _tuck_pawns(self) -> None:
        """Put every pawn that a tile covers just under it."""
        for pawn in [piece for piece in self.table.stack if piece[0] == "p"]:
            stack = self.table.stack
            covering = [tile for tile in self.above(self._bearer[pawn]) if self._covers(tile, pawn)]
            lowest = min(covering, key=stack.index, default="")
            if lowest and stack.index(pawn) > stack.index(lowest):
                self._move(pawn, STAY, UNDER, lowest)

    def _sink(self, tile: str) -> None:
        self._do(Remove(tile))
        self._forget(tile, set(self._over))

    def _overlaps(self, middle: Spot, other: str) -> bool:
        """Whether a tile with its middle there overlaps another one."""
        if other not in self.table:
            return False
        x, y = self.table.at[other]
        return abs(x - middle[0]) < 4 and abs(y - middle[1]) < 4

    def _covers(self, tile: str, piece: str) -> bool:
        (x, y), (u, v) = self.table.at[tile], self.table.at[piece]
        return abs(x - u) == 1 and abs(y - v) == 1

    def _forget(self, tile: str, others: set[str]) -> None:
        """Note that these do not overlap the tile."""
        self._over[tile] -= others
        for other in others:
            self._over[other].discard(tile)

    def _all_below(self, tile: str) -> set[str]:
        """Everything below the tile, directly or through others."""
        found: set[str] = set()
        todo = set(self._over[tile])
        while todo:
            lower = todo.pop()
            found.add(lower)
            todo |= self._over[lower] - found
        return found
