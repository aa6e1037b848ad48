"""The kernel of San Andreas: one position with all its rules, updated step by step.

This file is Cython in pure-Python mode: compiled where there is a C compiler, plain Python elsewhere, the
same games either way. What it keeps, space by space (see `board` for their numbers):

- `show`: what shows there: `OCEAN`, `LAKE`, `SHORE` or `FIRST_TILE` + a tile (rulings A3, A8);
- `cover`: the tiles that cover it, a bit each, and the land's bit if it is land;
- `status`: whether the seat to move may found or mark there, as far as that does not depend on the seat.

Tile by tile: `planes`, its underside as a, b, c over d (see `settling`); `held`, what stands on each of its
four spaces: nothing, 1 + a coin, or `FIRST_PAWN` + a pawn. A coin's number is 6 * seat + value; no two coins
are the same, so a city is known by its coin. Everything else is in `tally`, named by the constants below;
there, the order of the tiles is kept as bits: for each tile and for the land, what lies above and what lies
below it among the things that it overlaps (ruling A5).

`step(code)` changes the position and does nothing else; `apply(action)` checks first and returns the events.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from fractions import Fraction
from typing import TYPE_CHECKING

import cython

from quakeboard.core.game import CHANCE, OVER, Outcome, odds
from quakeboard.core.kernel.rng import Rng
from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.rules import deal, events, lean, legality, notation, scoring, view
from quakeboard.games.sanandreas.rules.actions import (
    FIRST,
    FOUND,
    MARK,
    PASS,
    ROLL,
    ROLLS,
    SHIFT,
    SWAP,
    SanAndreasAction,
    decode,
    encode,
    roll_dice,
)
from quakeboard.games.sanandreas.rules.board import (
    COVER_MAP,
    FIRST_TILE,
    LAKE,
    LAND_MAP,
    OCEAN,
    OPEN_SEA,
    QUARTER_STEPS,
    SHORE,
    SIZE,
    STEPS,
    STRIDE,
    holds,
    number,
    space_of,
)
from quakeboard.games.sanandreas.rules.kernel.settling import TOO_FINE, Settler
from quakeboard.games.sanandreas.rules.pieces import (
    CLOSED,
    DESTROYED,
    IN_HAND,
    LAND,
    LAND_NAME,
    LAYOUT,
    PAWNS,
    PUSHES,
    TILES,
)
from quakeboard.games.sanandreas.rules.trace_state import trace_state

if TYPE_CHECKING:
    from quakeboard.games.sanandreas.rules.game import SanAndreas

# Phases, in the order of `PHASES`.
SET_UP = 0
TURN = 1
ROLLING = 2
SHIFTING = 3
SWAPPING = 4
ENDED = 5
PHASES = ("set-up", "turn", "roll", "shift", "swap", "over")

# Where things stand in `tally`.
AT = 0  # for each tile: its south-west space, or 0 if it has sunk
ABOVE = 24  # for each tile and the land: what lies above it, as bits
BELOW = 48  # for each tile and the land: what lies below it, as bits
WHERE = 72  # for each coin: in hand, destroyed, or FIRST_PLACE + where it stands in `held`
CITIES = 96  # the coins of the cities on the board, in the order of founding
PAWN_AT = 120  # for each pawn: 0, or 1 + where it stands in `held`
EPICENTRES = 124  # the pawns on the board, in the order of marking
DICE = 128  # for each pawn: what its die shows
HANDS = 132  # for each seat: how many coins it has in hand
SCORES = 136  # for each seat
SPOTS = 140  # the spaces on which a tile shows, sorted
TALLY = 232

FIRST_PLACE = 2
FIRST_PAWN = 25

# Bits of `status`.
MAY_FOUND = 1
MAY_MARK = 2

HELD = 92
PLANES = 92
BLOCK = 3 * SIZE + HELD + TALLY
SQUARABLE = 1 << 30  # products of larger numbers are left to Python
LAND_BIT = 1 << LAND
TILE_BITS = LAND_BIT - 1

LANDS = memoryview(LAND_MAP)
COVERS = memoryview(COVER_MAP)
SIDE_STEPS = memoryview(STEPS)
QUARTERS_AT = memoryview(QUARTER_STEPS)
# For each face of a die: where its tile goes, and whether it lifts.
PUSH_STEPS = memoryview(array("i", (0 if p is None else p.step[0] * STRIDE + p.step[1] for p in PUSHES)))
LIFTS = memoryview(array("i", (int(p is not None and p.lift) for p in PUSHES)))
SETTLER = Settler()  # shared in the compiled kernel, which no other thread interrupts

REASONS = ("", "coins", "standstill")  # ruling A15; and when no seat can ever act again


@cython.final
@cython.cclass
class Position:
    """One moment of a game of San Andreas."""

    game = cython.declare(object, visibility="readonly")
    journal = cython.declare(object, visibility="public")
    """None, or a list to which everything that happens is added."""

    block: cython.int[::1]
    show = cython.declare(cython.int[::1], visibility="readonly")
    cover = cython.declare(cython.int[::1], visibility="readonly")
    status = cython.declare(cython.int[::1], visibility="readonly")
    held = cython.declare(cython.int[::1], visibility="readonly")
    planes = cython.declare(cython.longlong[::1], visibility="readonly")
    tally = cython.declare(cython.int[::1], visibility="readonly")

    seats = cython.declare(cython.int, visibility="readonly")
    turn = cython.declare(cython.int, visibility="readonly")  # the seat whose turn it is, or -1
    asked = cython.declare(cython.int, visibility="readonly")
    phase = cython.declare(cython.int, visibility="readonly")
    turn_number = cython.declare(cython.int, visibility="readonly")
    passes = cython.declare(cython.int, visibility="readonly")  # turns passed in a row
    cities = cython.declare(cython.int, visibility="readonly")  # how many are on the board
    pawns = cython.declare(cython.int, visibility="readonly")  # how many are on the board
    spots = cython.declare(cython.int, visibility="readonly")
    foundable = cython.declare(cython.int, visibility="readonly")  # spaces on which a city may be founded
    markable = cython.declare(cython.int, visibility="readonly")  # spaces on which a pawn may be put
    swaps = cython.declare(cython.int, visibility="readonly")  # how many seats had their chance to swap
    rolled = cython.declare(cython.bint, visibility="readonly")
    known = cython.declare(cython.int, visibility="readonly")  # the coins that all may know, as bits
    reason = cython.declare(cython.int, visibility="readonly")
    coast_side: cython.int
    lakes: cython.bint  # whether ocean that is cut off from the open sea is no coast (ruling A3)
    closed: cython.bint  # whether a coin that is destroyed stays as secret as it was (ruling A14)

    def __init__(self, game: SanAndreas, seats: int) -> None:
        self.game = game
        self.journal = None
        self.seats = seats
        self.lakes = game.options.lakes
        self.closed = game.options.lost == CLOSED
        self.turn_number = self.passes = self.cities = self.pawns = self.swaps = 0
        self.spots = self.foundable = self.markable = self.known = self.reason = self.coast_side = 0
        self.rolled = False
        self.planes = memoryview(array("q", bytes(8 * PLANES)))
        self.block = memoryview(array("i", bytes(4 * BLOCK)))
        self._slice_block()
        self.arrange((tile, at, (), False) for tile, at in enumerate(LAYOUT))
        i: cython.int
        for i in range(seats):
            self.tally[HANDS + i] = 6
        self.phase = SET_UP
        self.asked = CHANCE
        self.turn = -1
        if game.options.first is not None:
            self._begin_turn(game.options.first)

    # ------------------------------------------------------------------ making and copying

    @cython.cfunc
    def _slice_block(self):
        """Let the arrays be slices of the one block that holds all that a copy must copy but the planes."""
        self.show = self.block[0:SIZE]
        self.cover = self.block[SIZE : 2 * SIZE]
        self.status = self.block[2 * SIZE : 3 * SIZE]
        self.held = self.block[3 * SIZE : 3 * SIZE + HELD]
        self.tally = self.block[3 * SIZE + HELD :]

    def copy(self) -> Position:
        """An independent position that is equal to this one, without its journal."""
        twin: Position = Position.__new__(Position)
        twin.game = self.game
        twin.journal = None
        twin.seats = self.seats
        twin.lakes = self.lakes
        twin.closed = self.closed
        twin._copy_state(self)
        twin.planes = memoryview(array("q", bytes(8 * PLANES)))
        twin.planes[:] = self.planes
        twin.block = memoryview(array("i", bytes(4 * BLOCK)))
        twin.block[:] = self.block
        twin._slice_block()
        return twin

    @cython.cfunc
    def _copy_state(self, other: Position):
        """Take over all of another position's state that is not in the blocks."""
        self.turn = other.turn
        self.asked = other.asked
        self.phase = other.phase
        self.turn_number = other.turn_number
        self.passes = other.passes
        self.cities = other.cities
        self.pawns = other.pawns
        self.spots = other.spots
        self.foundable = other.foundable
        self.markable = other.markable
        self.swaps = other.swaps
        self.rolled = other.rolled
        self.known = other.known
        self.reason = other.reason
        self.coast_side = 0

    def arrange(self, tiles: Iterable[tuple[int, Space, tuple[int | str, ...], bool]]) -> None:
        """Lay the tiles like this, each with its number, its south-west space, the numbers of all tiles that
        it overlaps and lies above, `land` among them if it lies on land, and whether it lies under land.

        Every two tiles that overlap must be in order, and every tile that overlaps land; otherwise, or if the
        order has a cycle, this raises `ValueError`. All tiles settle.
        """
        i: cython.int
        tile: cython.int
        bits: cython.int
        for i in range(SIZE):
            self.cover[i] = COVERS[i]
        for i in range(TILES + 1):
            self.tally[AT + i] = self.tally[ABOVE + i] = self.tally[BELOW + i] = 0
        orders = [(tile, at, tuple(over), under_land) for tile, at, over, under_land in tiles]
        for tile, at, _, _ in orders:
            if not (0 <= tile < TILES and holds(at) and holds((at[0] + 1, at[1] + 1))):
                raise ValueError(f"tile {tile} cannot lie there")
            self.tally[AT + tile] = number(at)
            self._add_cover(tile, 1 << tile)
        for tile, _, over, under_land in orders:
            for other in over:
                self._put_above(tile, LAND if other == LAND_NAME else other)
            if under_land:
                self._put_above(LAND, tile)
        for i in range(TILES):
            if self.tally[AT + i]:
                bits = self.tally[ABOVE + i] | self.tally[BELOW + i]
                if self._overlaps(i) != bits or self.tally[ABOVE + i] & self.tally[BELOW + i]:
                    raise ValueError(f"tile {i} is not in order with everything that it overlaps")
                if self._closure(ABOVE, i) >> i & 1:
                    raise ValueError(f"tile {i} lies above itself")
        bits = 0
        for tile, _, _, _ in orders:
            bits |= 1 << tile
            for i in range(4):
                self.planes[4 * tile + i] = 1 if i == 3 else 0
        self._settle(bits, bits, -1)
        for i in range(SIZE):
            self._update_show(i)
        if self.lakes:
            self._find_lakes()
        self._survey()

    def push(self, tile: int, face: int) -> list[events.SanAndreasEvent]:
        """Shift a tile as this face of a die says, without pawn or dice, and return all events.

        For looking ahead and for trying things out: no action of the game does this.
        """
        x, y = space_of(self.tally[AT + tile])
        dx, dy = PUSHES[face].step
        if not (self.tally[AT + tile] and holds((x + dx, y + dy)) and holds((x + dx + 1, y + dy + 1))):
            raise ValueError(f"tile {tile} cannot be pushed there")
        self.journal = []
        try:
            self._shift(tile, face, -1)
            self._survey()
            return events.from_journal(self.journal)
        finally:
            self.journal = None

    def resolve(self, pawn: cython.int, face: cython.int) -> None:
        """Resolve a pawn's die as if it showed this face, without a roll: for looking ahead.

        No seat is asked afterwards, and nothing sinks: `sink` is for the end of the quake.
        """
        if not (0 <= pawn < 4 and 0 < face < 6 and self.tally[PAWN_AT + pawn]):
            raise ValueError(f"pawn {pawn} cannot shift anything by {face}")
        self._resolve(pawn, face)

    def sink(self) -> None:
        """Remove what is cut off from all land, as at the end of a quake: for looking ahead."""
        self._sink()

    def landscape(self) -> bytes:
        """A key that is equal for two positions if their tiles lie alike and their cities stand alike."""
        return bytes(self.tally[:CITIES]) + bytes(self.planes)

    def restore(self, seen: view.SanAndreasView, rng: Rng | None = None) -> None:
        """Become a position that agrees with a view; this one must just have been started.

        Coins that the view does not show are dealt as it allows: at random, or without a generator in order.
        """
        self.arrange((tile.id, tile.at, tile.over, tile.under_land) for tile in seen.tiles)
        hands, cities, lost = deal.complete(seen, rng)
        for seat in range(self.seats):
            self.tally[SCORES + seat] = seen.scores[seat]
            self.tally[HANDS + seat] = len(hands[seat])
            for coin in seen.destroyed[seat]:
                self.tally[WHERE + 6 * seat + coin] = DESTROYED
                self.known |= 1 << (6 * seat + coin)
            for coin in lost[seat]:
                self.tally[WHERE + 6 * seat + coin] = DESTROYED
        for city, coin in zip(seen.cities, cities, strict=True):
            self._place_city(6 * city.seat + coin, self._place(city.tile, number(city.at)))
            if city.known:
                self.known |= 1 << (6 * city.seat + coin)
        for epicentre in seen.epicentres:
            place = self._place(epicentre.tile, number(epicentre.at))
            self._place_pawn(PAWNS.index(epicentre.pawn), place)
        self.rolled = seen.dice is not None
        for pawn, die in enumerate(seen.dice or ()):
            self.tally[DICE + pawn] = die
        self.turn, self.asked, self.turn_number = seen.turn, seen.actor, seen.turn_number
        self.phase = PHASES.index(seen.phase)
        self.passes = seen.passes
        if self.phase == SWAPPING:
            self.swaps = (self.asked + self.seats - self.turn) % self.seats
        self.reason = REASONS.index(seen.ended)
        self._survey()

    # ------------------------------------------------------------------ the protocol

    def actor(self) -> int:
        """The seat that is asked, `CHANCE` or `OVER`."""
        return self.asked

    @property
    def kernel(self) -> Position:
        """The same moment in numbers: this class is both."""
        return self

    def legal(self) -> list[SanAndreasAction]:
        """All that the actor may do, in canonical order."""
        return [decode(code) for code in self.codes()]

    def odds(self) -> list[tuple[SanAndreasAction, Fraction]]:
        """What chance may do and how likely; empty when a seat is asked."""
        return odds(self)

    def weights(self) -> list[int]:
        """Integers in proportion to the odds of what chance may do: all of it is equally likely."""
        return [1] * (self.seats if self.turn < 0 else ROLLS - 1)

    def encode(self, action: SanAndreasAction) -> int:
        """The number of an action, or -1 if it names something that does not exist."""
        return encode(action)

    def decode(self, code: int) -> SanAndreasAction:
        """The action with this number."""
        return decode(code)

    def texts(self) -> list[str]:
        """The notation of all that the actor may do, in canonical order."""
        return [notation.text(code) for code in self.codes()]

    def apply(self, action: SanAndreasAction) -> list[events.SanAndreasEvent]:
        """Apply the action and return its events; raises `IllegalAction` and changes nothing if it is not
        legal."""
        code = encode(action)
        if not self.is_legal(code):
            raise legality.refusal(self, action)
        return self.happen(code)

    def happen(self, code: int) -> list[events.SanAndreasEvent]:
        """Apply an action that is known to be legal, by its number, and return its events."""
        self.journal = []
        try:
            self.step(code)
            return events.from_journal(self.journal)
        finally:
            self.journal = None

    def state(self) -> dict[str, object]:
        """The whole position as a trace shows it, hidden coins too."""
        return trace_state(self)

    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        if self.phase != ENDED:
            return None
        scores = self.scores()
        return Outcome(REASONS[self.reason], scores, scoring.winners(scores))

    def view(self, seat: int | None) -> view.SanAndreasView:
        """What this seat may know: not the coins of others, unless they were scored or openly destroyed."""
        return view.make_view(self, seat)

    def full_view(self) -> view.SanAndreasView:
        """Everything, hidden coins too: for records and traces, never for a player."""
        return view.make_view(self, None, everything=True)

    # ------------------------------------------------------------------ queries

    def phase_name(self) -> str:
        return PHASES[self.phase]

    def end_reason(self) -> str:
        """Why the game ended, or nothing."""
        return REASONS[self.reason]

    def scores(self) -> tuple[int, ...]:
        return tuple(self.tally[SCORES : SCORES + self.seats])

    def tile_cell(self, tile: int) -> int:
        """The number of the tile's south-west space, or 0 if it has sunk."""
        return self.tally[AT + tile]

    def overlapped(self, tile: int) -> tuple[list[int], list[int]]:
        """What the tile overlaps, land included: the numbers of what lies below it and of what lies above."""
        below, above = self.tally[BELOW + tile], self.tally[ABOVE + tile]
        everything = range(TILES + 1)
        return [i for i in everything if below >> i & 1], [i for i in everything if above >> i & 1]

    def plane(self, tile: int) -> tuple[int, int, int, int]:
        """The tile's underside: slopes to the east and the north, height of the centre, all over the last."""
        return tuple(self.planes[4 * tile : 4 * tile + 4])

    def is_steep(self, tile: cython.int) -> bool:
        return self._is_steep(tile)

    def is_coastal(self, tile: cython.int) -> bool:
        """Whether a space of the tile shows and has ocean on one of its sides (ruling A10)."""
        return self._is_coastal(tile)

    def coast_on(self, cell: cython.int, side: cython.int) -> int | None:
        """The spaces between one on which a tile shows and the coast on this side; None if there is none."""
        self._check_shows_tile(cell)
        between: cython.int = to_coast_on(self.show, cell, SIDE_STEPS[side], STRIDE)
        return between if between < STRIDE else None

    def nearest_coast(self, cell: cython.int) -> tuple[int, int] | None:
        """The side of the coast that is nearest to a space on which a tile shows, and the spaces between.

        Of equal ones it is the first of N, E, S and W; None if no side has a coast.
        """
        self._check_shows_tile(cell)
        nearest: cython.int = STRIDE
        found: cython.int = -1
        between: cython.int
        side: cython.int
        for side in range(4):
            between = to_coast_on(self.show, cell, SIDE_STEPS[side], nearest)
            if between < nearest:
                nearest = between
                found = side
        return (found, nearest) if found >= 0 else None

    def coast_distance(self, cell: cython.int, limit: cython.int) -> int:
        """The spaces between one on which a tile shows and the nearest coast, but at most `limit`."""
        self._check_shows_tile(cell)
        return to_coast(self.show, cell, limit)

    def _check_shows_tile(self, cell: cython.int) -> None:
        """A line from such a space ends on the board: its rim shows no tile."""
        if self.show[cell] < FIRST_TILE:
            raise ValueError(f"no tile shows on {space_of(cell)}")

    def is_lake(self, cell: cython.int) -> bool:
        """Whether ocean shows there that is no coast (ruling A3)."""
        return self.show[cell] == LAKE

    def coins(self, seat: int, where: int) -> list[int]:
        """The seat's coins in hand (`IN_HAND`) or destroyed (`DESTROYED`)."""
        return [coin for coin in range(6) if self.tally[WHERE + 6 * seat + coin] == where]

    def city_coins(self) -> list[int]:
        """The coins of the cities on the board, as 6 * seat + value, in the order of founding."""
        return list(self.tally[CITIES : CITIES + self.cities])

    def city_place(self, coin: int) -> tuple[int, int]:
        """The tile and the space of the city with this coin."""
        place = self.tally[WHERE + coin] - FIRST_PLACE
        return place // 4, self._cell(place)

    def epicentres(self) -> list[tuple[int, int, int]]:
        """The pawns on the board, in the order of marking, each with its tile and its space."""
        found = []
        for i in range(self.pawns):
            pawn = self.tally[EPICENTRES + i]
            place = self.tally[PAWN_AT + pawn] - 1
            found.append((pawn, place // 4, self._cell(place)))
        return found

    def dice(self) -> list[int] | None:
        """The four dice while they are being resolved."""
        return list(self.tally[DICE : DICE + 4]) if self.rolled else None

    def codes(self) -> list[int]:
        """The numbers of all legal actions, in canonical order.

        On a turn: foundings by x, y and coin, then epicentres by x, y and pawn (S, M, C, A), or else passing.
        Rolls from the first die to the last; dice in the order of their pawns; swaps by coin, then passing.
        """
        out = self._code_buffer()
        return list(out[: self._list(out)])

    @cython.ccall
    def is_legal(self, code: cython.int) -> cython.bint:
        """Whether the action with this number is legal."""
        cell: cython.int
        if self.phase == TURN:
            if code >= FOUND:
                cell = (code - FOUND) // 6
                return (
                    cell < SIZE
                    and self.status[cell] & MAY_FOUND != 0
                    and self.tally[WHERE + 6 * self.turn + (code - FOUND) % 6] == IN_HAND
                )
            if code >= MARK:
                cell = (code - MARK) // 4
                return (
                    cell < SIZE
                    and self.status[cell] & MAY_MARK != 0
                    and self.tally[PAWN_AT + (code - MARK) % 4] == 0
                )
            return code == PASS and self._choices() == 0
        if self.phase == SHIFTING:
            return SHIFT <= code < SHIFT + 4 and self._is_open(code - SHIFT)
        if self.phase == SWAPPING:
            return code == PASS or (
                SWAP <= code < SWAP + 6 and self.tally[WHERE + 6 * self.asked + code - SWAP] == DESTROYED
            )
        if self.phase == ROLLING:
            return ROLL < code < ROLL + ROLLS
        if self.phase == SET_UP:
            return FIRST <= code < FIRST + self.seats
        return False

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.boundscheck(False)
    def _choices(self) -> cython.int:
        """How many foundings and epicentres the seat to move can choose from."""
        return self.foundable * self.tally[HANDS + self.turn] + self.markable * (4 - self.pawns)

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.boundscheck(False)
    def _is_open(self, pawn: cython.int) -> cython.bint:
        """Whether this pawn's die is still to be resolved (ruling A11)."""
        return self.tally[PAWN_AT + pawn] != 0 and self.tally[DICE + pawn] != 0

    def _code_buffer(self) -> array[int]:
        """A buffer for the numbers of all legal actions: there are never more than rolls."""
        return array("i", bytes(4 * ROLLS))

    @cython.cfunc
    def _list(self, out: cython.int[::1]) -> cython.int:
        """Write the numbers of all legal actions to `out`, in canonical order; return how many."""
        n: cython.int = 0
        i: cython.int
        if self.phase == TURN:
            return self._list_turn(out)
        if self.phase == SHIFTING:
            for i in range(4):
                if self._is_open(i):
                    out[n] = SHIFT + i
                    n += 1
        elif self.phase == SWAPPING:
            for i in range(6):
                if self.tally[WHERE + 6 * self.asked + i] == DESTROYED:
                    out[n] = SWAP + i
                    n += 1
            out[n] = PASS
            n += 1
        elif self.phase == ROLLING:
            for n in range(ROLLS - 1):  # all but four nulls, which are rolled again
                out[n] = ROLL + 1 + n
            n = ROLLS - 1
        elif self.phase == SET_UP:
            for i in range(self.seats):
                out[i] = FIRST + i
            n = self.seats
        return n

    @cython.cfunc
    def _list_turn(self, out: cython.int[::1]) -> cython.int:
        n: cython.int = 0
        i: cython.int
        j: cython.int
        cell: cython.int
        for i in range(self.spots):
            cell = self.tally[SPOTS + i]
            if self.status[cell] & MAY_FOUND:
                for j in range(6):
                    if self.tally[WHERE + 6 * self.turn + j] == IN_HAND:
                        out[n] = FOUND + 6 * cell + j
                        n += 1
        for i in range(self.spots):
            cell = self.tally[SPOTS + i]
            if self.status[cell] & MAY_MARK:
                for j in range(4):
                    if self.tally[PAWN_AT + j] == 0:
                        out[n] = MARK + 4 * cell + j
                        n += 1
        if n == 0:
            out[n] = PASS
            n = 1
        return n

    # ------------------------------------------------------------------ random play

    def sample(self, rng: Rng) -> int:
        """A legal action's number, each equally likely; for chance, as likely as its odds say."""
        return self._sample(rng)

    @cython.cfunc
    def _sample(self, rng: Rng) -> cython.int:
        n: cython.int
        if self.phase == TURN:
            n = self._choices()
            return self._choice(rng.below(n)) if n else PASS
        if self.phase == ROLLING:
            return ROLL + 1 + rng.below(ROLLS - 1)
        if self.phase == SHIFTING:
            return self._die(rng.below(self._count()))
        if self.phase == SWAPPING:
            return self._taken_back(rng.below(self._count()))
        return FIRST + rng.below(self.seats) if self.phase == SET_UP else PASS

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.boundscheck(False)
    def _count(self) -> cython.int:
        """How long the list of `_list` is."""
        n: cython.int = 0
        i: cython.int
        if self.phase == TURN:
            n = self._choices()
            return n if n else 1
        if self.phase == SHIFTING:
            for i in range(4):
                n += self._is_open(i)
        elif self.phase == SWAPPING:
            n = 1
            for i in range(6):
                n += self.tally[WHERE + 6 * self.asked + i] == DESTROYED
        elif self.phase == ROLLING:
            n = ROLLS - 1
        elif self.phase == SET_UP:
            n = self.seats
        return n

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.boundscheck(False)
    def _die(self, k: cython.int) -> cython.int:
        """The k-th die that is still to be resolved."""
        i: cython.int = 0
        while k or not self._is_open(i):
            k -= self._is_open(i)
            i += 1
        return SHIFT + i

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.boundscheck(False)
    def _taken_back(self, k: cython.int) -> cython.int:
        """The k-th coin that a null can be swapped for, or after them passing."""
        i: cython.int
        for i in range(6):
            if self.tally[WHERE + 6 * self.asked + i] == DESTROYED:
                if k == 0:
                    return SWAP + i
                k -= 1
        return PASS

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.boundscheck(False)
    def _choice(self, k: cython.int) -> cython.int:
        """The k-th founding or epicentre of `_list_turn`, without listing them."""
        each: cython.int = self.tally[HANDS + self.turn]
        j: cython.int
        cell: cython.int
        if k < self.foundable * each:
            cell = self._spot(MAY_FOUND, k // each)
            k = k % each
            for j in range(6):
                if self.tally[WHERE + 6 * self.turn + j] == IN_HAND:
                    if k == 0:
                        return FOUND + 6 * cell + j
                    k -= 1
        k -= self.foundable * each
        each = 4 - self.pawns
        cell = self._spot(MAY_MARK, k // each)
        k = k % each
        for j in range(4):
            if self.tally[PAWN_AT + j] == 0:
                if k == 0:
                    return MARK + 4 * cell + j
                k -= 1
        return -1

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.boundscheck(False)
    def _spot(self, bit: cython.int, k: cython.int) -> cython.int:
        """The k-th space with this bit in its status."""
        i: cython.int
        cell: cython.int
        for i in range(self.spots):
            cell = self.tally[SPOTS + i]
            if self.status[cell] & bit:
                if k == 0:
                    return cell
                k -= 1
        return -1

    def playout(self, rng: Rng) -> tuple[int, ...]:
        """Play to the end at random and return the scores."""
        while self.phase != ENDED:
            self._step(self._sample(rng))
        return self.scores()

    def playout_listed(self, rng: Rng) -> tuple[int, ...]:
        """The same game as `playout`, choosing from a list of all legal actions: for comparison."""
        out: cython.int[::1] = self._code_buffer()
        n: cython.int
        while self.phase != ENDED:
            n = self._list(out)
            self._step(PASS if out[0] == PASS else out[rng.below(n)])
        return self.scores()

    # ------------------------------------------------------------------ actions

    def step(self, code: cython.int) -> None:
        """Do the action with this number; raises `ValueError` if it is not legal."""
        if not self.is_legal(code):
            raise ValueError(f"{code} is the number of no legal action")
        self._step(code)

    @cython.cfunc
    def _step(self, code: cython.int):
        if code >= FOUND:
            self._found((code - FOUND) // 6, (code - FOUND) % 6)
        elif code >= MARK:
            self._mark((code - MARK) // 4, (code - MARK) % 4)
        elif code >= ROLL:
            self._roll(code - ROLL)
        elif code >= SWAP:
            self._swap(code - SWAP)
        elif code >= SHIFT:
            self._resolve(code - SHIFT, self.tally[DICE + code - SHIFT])
            self._next_die()
        elif code >= FIRST:
            if self.journal is not None:
                self.journal.append(("first", code - FIRST))
            self._begin_turn(code - FIRST)
        elif self.phase == SWAPPING:
            if self.journal is not None:
                self.journal.append(("kept", self.asked))
            self.swaps += 1
            self._next_swap()
        else:
            self._pass()

    @cython.cfunc
    def _begin_turn(self, seat: cython.int):
        self.turn = seat
        self.asked = seat
        self.turn_number += 1
        self.phase = TURN
        if self.journal is not None:
            self.journal.append(("turn", seat))

    @cython.cfunc
    def _next_turn(self):
        self._begin_turn((self.turn + 1) % self.seats)

    @cython.cfunc
    def _found(self, cell: cython.int, value: cython.int):
        """A city is founded (ruling A9)."""
        tile: cython.int = self.show[cell] - FIRST_TILE
        side: cython.int
        there: cython.int
        self._place_city(6 * self.turn + value, self._place(tile, cell))
        self.tally[HANDS + self.turn] -= 1
        self.passes = 0
        self._forbid(cell, MAY_FOUND | MAY_MARK)
        for side in range(4):
            there = cell + SIDE_STEPS[side]
            self._forbid(there, MAY_FOUND)
        if self.journal is not None:
            self.journal.append(("founded", self.turn, tile, cell, value))
        self._next_turn()

    @cython.cfunc
    def _mark(self, cell: cython.int, pawn: cython.int):
        """An epicentre is marked; the fourth sets off a quake (rulings A10, A11)."""
        tile: cython.int = self.show[cell] - FIRST_TILE
        self._place_pawn(pawn, self._place(tile, cell))
        self.passes = 0
        self._forbid(cell, MAY_FOUND | MAY_MARK)
        if self.journal is not None:
            self.journal.append(("marked", self.turn, tile, cell, pawn, self.pawns))
        if self.pawns < 4:
            self._next_turn()
            return
        self.phase = ROLLING
        self.asked = CHANCE

    @cython.cfunc
    def _pass(self):
        """The seat can do nothing (ruling A15). Once all have passed in a row, no seat will ever act
        again."""
        if self.journal is not None:
            self.journal.append(("passed", self.turn))
        self.passes += 1
        if self.passes == self.seats:
            self._finish(2)
        else:
            self._next_turn()

    @cython.cfunc
    def _finish(self, reason: cython.int):
        self.reason = reason
        self.phase = ENDED
        self.asked = OVER
        if self.journal is not None:
            self.journal.append(("over", REASONS[reason], self.scores()))

    # ------------------------------------------------------------------ pieces come and go

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.boundscheck(False)
    def _place(self, tile: cython.int, cell: cython.int) -> cython.int:
        """Where in `held` the tile's space on this cell stands."""
        step: cython.int = cell - self.tally[AT + tile]
        return 4 * tile + (step if step < 2 else step - STRIDE + 2)

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.boundscheck(False)
    def _cell(self, place: cython.int) -> cython.int:
        """The space on which a place in `held` lies."""
        return self.tally[AT + place // 4] + QUARTERS_AT[place % 4]

    @cython.cfunc
    def _place_city(self, coin: cython.int, place: cython.int):
        self.held[place] = 1 + coin
        self.tally[WHERE + coin] = FIRST_PLACE + place
        self.tally[CITIES + self.cities] = coin
        self.cities += 1

    @cython.cfunc
    def _place_pawn(self, pawn: cython.int, place: cython.int):
        self.held[place] = FIRST_PAWN + pawn
        self.tally[PAWN_AT + pawn] = 1 + place
        self.tally[EPICENTRES + self.pawns] = pawn
        self.pawns += 1

    @cython.cfunc
    def _lift_pawn(self, pawn: cython.int):
        """The pawn goes back to the supply."""
        i: cython.int = 0
        self.held[self.tally[PAWN_AT + pawn] - 1] = 0
        self.tally[PAWN_AT + pawn] = 0
        self.pawns -= 1
        while self.tally[EPICENTRES + i] != pawn:
            i += 1
        while i < self.pawns:
            self.tally[EPICENTRES + i] = self.tally[EPICENTRES + i + 1]
            i += 1

    @cython.cfunc
    def _destroy_city(self, index: cython.int):
        """Remove the city that stands there among `CITIES`; its coin is known to all, unless lost coins stay
        closed (ruling A14)."""
        coin: cython.int = self.tally[CITIES + index]
        self.held[self.tally[WHERE + coin] - FIRST_PLACE] = 0
        self.tally[WHERE + coin] = DESTROYED
        if not self.closed:
            self.known |= 1 << coin
        self.cities -= 1
        while index < self.cities:
            self.tally[CITIES + index] = self.tally[CITIES + index + 1]
            index += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.boundscheck(False)
    def _forbid(self, cell: cython.int, bits: cython.int) -> cython.void:
        """Note that these may no longer be done on a space, as something stands there or beside it."""
        bits &= self.status[cell]
        if bits & MAY_FOUND:
            self.foundable -= 1
        if bits & MAY_MARK:
            self.markable -= 1
        self.status[cell] ^= bits

    # ------------------------------------------------------------------ what shows (rulings A8, A9, A10)

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.boundscheck(False)
    def _update_show(self, cell: cython.int) -> cython.void:
        """Find out what shows on a space: the one thing there with nothing else there above it."""
        there: cython.int = self.cover[cell]
        i: cython.int = 0
        if there & (there - 1) == 0:
            if there == 0:
                self.show[cell] = OCEAN
                return
            while not (there >> i) & 1:
                i += 1
        else:
            while not ((there >> i) & 1 and self.tally[ABOVE + i] & there == 0):
                i += 1
        self.show[cell] = SHORE if i == LAND else FIRST_TILE + i

    @cython.cfunc
    def _find_lakes(self):
        """Tell lakes from the ocean that is joined to the open sea, side by side (ruling A3)."""
        found: list = [OPEN_SEA]
        i: cython.int
        cell: cython.int
        side: cython.int
        for i in range(SIZE):
            if self.show[i] == OCEAN:
                self.show[i] = LAKE
        self.show[OPEN_SEA] = OCEAN
        while found:
            cell = found.pop()
            for side in range(4):
                i = cell + SIDE_STEPS[side]
                if i >= 0 and self.show[i] == LAKE:
                    self.show[i] = OCEAN
                    found.append(i)

    @cython.cfunc
    def _is_steep(self, tile: cython.int) -> cython.bint:
        """Whether the slope is longer than 1 (ruling A7)."""
        a: cython.longlong = self.planes[4 * tile]
        b: cython.longlong = self.planes[4 * tile + 1]
        d: cython.longlong = self.planes[4 * tile + 3]
        if a > d or a < -d or b > d or b < -d:
            return True
        if d > SQUARABLE:
            return lean.is_steep(self.plane(tile))
        return a * a + b * b > d * d

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.boundscheck(False)
    def _is_coastal(self, tile: cython.int) -> cython.bint:
        i: cython.int
        side: cython.int
        cell: cython.int
        for i in range(4):
            cell = self.tally[AT + tile] + QUARTERS_AT[i]
            if self.show[cell] == FIRST_TILE + tile:
                for side in range(4):
                    if self.show[cell + SIDE_STEPS[side]] == OCEAN:
                        return True
        return False

    @cython.cfunc
    @cython.boundscheck(False)
    def _survey(self):
        """Find the spaces on which a tile shows, and what may be done on each."""
        i: cython.int
        j: cython.int
        cell: cython.int
        tile: cython.int
        spots: cython.int = 0
        coastal: cython.int = 0
        steep: cython.int = 0
        self.foundable = self.markable = 0
        for i in range(SIZE):
            self.status[i] = 0
            if self.show[i] >= FIRST_TILE:
                self.tally[SPOTS + spots] = i
                spots += 1
        self.spots = spots
        for i in range(TILES):
            if self.tally[AT + i]:
                if self._is_coastal(i):
                    coastal |= 1 << i
                if self._is_steep(i):
                    steep |= 1 << i
        for i in range(spots):
            cell = self.tally[SPOTS + i]
            tile = self.show[cell] - FIRST_TILE
            if self.held[self._place(tile, cell)]:
                continue
            if (coastal >> tile) & 1:
                self.status[cell] |= MAY_MARK
                self.markable += 1
            if not (steep >> tile) & 1:
                self.status[cell] |= MAY_FOUND
                self.foundable += 1
        for i in range(self.cities):
            cell = self._cell(self.tally[WHERE + self.tally[CITIES + i]] - FIRST_PLACE)
            for j in range(4):
                self._forbid(cell + SIDE_STEPS[j], MAY_FOUND)

    # ------------------------------------------------------------------ quakes (rulings A11, A12)

    @cython.cfunc
    def _roll(self, roll: cython.int):
        self.tally[DICE] = roll // 216
        self.tally[DICE + 1] = roll // 36 % 6
        self.tally[DICE + 2] = roll // 6 % 6
        self.tally[DICE + 3] = roll % 6
        self.rolled = True
        if self.journal is not None:
            self.journal.append(("rolled", self.turn, roll_dice(roll)))
        self._next_die()

    @cython.cfunc
    def _next_die(self):
        """Ask which die comes next; one that is left alone is resolved at once."""
        i: cython.int
        left: cython.int = 0
        pawn: cython.int = 0
        for i in range(4):
            if self._is_open(i):
                left += 1
                pawn = i
        if left > 1:
            self.phase = SHIFTING
            self.asked = self.turn
            return
        if left == 1:
            self._resolve(pawn, self.tally[DICE + pawn])
        self.rolled = False
        self._sink()
        self.swaps = 0
        self._next_swap()

    @cython.cfunc
    def _resolve(self, pawn: cython.int, face: cython.int):
        """Shift the tile of this pawn, and take the pawn back."""
        tile: cython.int = (self.tally[PAWN_AT + pawn] - 1) // 4
        self._lift_pawn(pawn)
        self._shift(tile, face, pawn)

    @cython.cfunc
    def _shift(self, tile: cython.int, face: cython.int, pawn: cython.int):
        """Shift a tile by one space: order, settling, destruction (rulings A5, A6, A8, A11)."""
        before: cython.int = self.tally[AT + tile]
        had: cython.int = self.tally[ABOVE + tile] | self.tally[BELOW + tile]
        affected: cython.int = self.tally[ABOVE + tile] | (1 << tile)
        has: cython.int
        new: cython.int
        over: cython.int
        i: cython.int
        self._add_cover(tile, 0)
        self.tally[AT + tile] = before + PUSH_STEPS[face]
        self._add_cover(tile, 1 << tile)
        has = self._overlaps(tile)
        self._forget_order(tile, had & ~has)
        new = has & ~had
        over = 0
        if new:
            # What the order already says between the two is kept; otherwise the tile lifts or dips.
            if LIFTS[face]:
                over = new & ~self._closure(ABOVE, tile)
            else:
                over = new & self._closure(BELOW, tile)
            for i in range(TILES + 1):
                if (over >> i) & 1:
                    self._put_above(tile, i)
                elif (new >> i) & 1:
                    self._put_above(i, tile)
        if self.journal is not None:
            below, above = self.tally[BELOW + tile], self.tally[ABOVE + tile]
            self.journal.append(("shifted", pawn, face, tile, before, over, new & ~over, below, above))
        affected = (affected | self.tally[ABOVE + tile]) & TILE_BITS
        affected = self._settle(self._all_above(affected), affected, tile)
        for i in range(4):
            self._update_show(before + QUARTERS_AT[i])
        for i in range(4):
            self._update_show(self.tally[AT + tile] + QUARTERS_AT[i])
        if self.lakes:
            self._find_lakes()
        self._destroy_cities(affected)

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.boundscheck(False)
    def _add_cover(self, tile: cython.int, bit: cython.int) -> cython.void:
        """Note on its four spaces that the tile covers them, or with bit 0 that it does no more."""
        i: cython.int
        cell: cython.int
        for i in range(4):
            cell = self.tally[AT + tile] + QUARTERS_AT[i]
            self.cover[cell] = (self.cover[cell] & ~(1 << tile)) | bit

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.boundscheck(False)
    def _overlaps(self, tile: cython.int) -> cython.int:
        """Everything that the tile overlaps, as bits; the land is among it."""
        i: cython.int
        bits: cython.int = 0
        for i in range(4):
            bits |= self.cover[self.tally[AT + tile] + QUARTERS_AT[i]]
        return bits & ~(1 << tile)

    @cython.cfunc
    def _put_above(self, upper: cython.int, lower: cython.int):
        self.tally[BELOW + upper] |= 1 << lower
        self.tally[ABOVE + lower] |= 1 << upper

    @cython.cfunc
    def _forget_order(self, tile: cython.int, others: cython.int):
        """Note that these no longer overlap the tile."""
        i: cython.int
        if others == 0:
            return
        self.tally[ABOVE + tile] &= ~others
        self.tally[BELOW + tile] &= ~others
        for i in range(TILES + 1):
            if (others >> i) & 1:
                self.tally[ABOVE + i] &= ~(1 << tile)
                self.tally[BELOW + i] &= ~(1 << tile)

    @cython.cfunc
    def _closure(self, row: cython.int, tile: cython.int) -> cython.int:
        """Everything above (`row` is ABOVE) or below (BELOW) the tile, directly or through others."""
        found: cython.int = self.tally[row + tile]
        todo: cython.int = found
        i: cython.int
        while todo:
            i = lowest_bit(todo)
            todo &= todo - 1
            todo |= self.tally[row + i] & ~found
            found |= self.tally[row + i]
        return found

    @cython.cfunc
    def _all_above(self, tiles: cython.int) -> cython.int:
        """These tiles and everything above them, but not through land, which nothing can lift."""
        found: cython.int = tiles
        todo: cython.int = tiles
        more: cython.int
        while todo:
            more = self.tally[ABOVE + lowest_bit(todo)] & ~found & TILE_BITS
            todo = (todo & (todo - 1)) | more
            found |= more
        return found

    @cython.cfunc
    def _destroy_cities(self, leaned: cython.int):
        """Destroy the cities on tiles whose lean changed, and those that no longer show."""
        i: cython.int = 0
        place: cython.int
        shows: cython.int
        while i < self.cities:
            place = self.tally[WHERE + self.tally[CITIES + i]] - FIRST_PLACE
            shows = self.show[self._cell(place)]
            if shows != FIRST_TILE + place // 4:
                if self.journal is not None:
                    by = LAND if shows == SHORE else shows - FIRST_TILE
                    self._journal_loss(self.tally[CITIES + i], "buried", by)
                self._destroy_city(i)
            elif (leaned >> (place // 4)) & 1:
                if self.journal is not None:
                    self._journal_loss(self.tally[CITIES + i], "lean", None)
                self._destroy_city(i)
            else:
                i += 1

    def _journal_loss(self, coin, why, by) -> None:
        tile, cell = self.city_place(coin)
        known = not self.closed or bool(self.known >> coin & 1)
        self.journal.append(("destroyed", coin, tile, cell, why, by, known))

    @cython.cfunc
    def _sink(self):
        """Remove the groups of tiles that are cut off from all land (ruling A12)."""
        afloat: cython.int = 0
        todo: cython.int = 0
        bits: cython.int
        i: cython.int
        for i in range(TILES):
            if self.tally[AT + i]:
                afloat |= 1 << i
                if self._touches(i) & LAND_BIT:
                    todo |= 1 << i
        afloat &= ~todo
        while todo and afloat:
            bits = self._touches(lowest_bit(todo)) & afloat
            todo = (todo & (todo - 1)) | bits
            afloat &= ~bits
        if afloat == 0:
            return
        if self.journal is not None:
            self._journal_sinking(afloat)
        i = 0
        while i < self.cities:
            if (afloat >> ((self.tally[WHERE + self.tally[CITIES + i]] - FIRST_PLACE) // 4)) & 1:
                if self.journal is not None:
                    self._journal_loss(self.tally[CITIES + i], "sank", None)
                self._destroy_city(i)
            else:
                i += 1
        for i in range(4):
            if self.tally[PAWN_AT + i] and (afloat >> ((self.tally[PAWN_AT + i] - 1) // 4)) & 1:
                self._lift_pawn(i)
        for i in range(TILES):
            if (afloat >> i) & 1:
                self._remove(i)
        if self.lakes:
            self._find_lakes()

    def _journal_sinking(self, afloat: int) -> None:
        tiles = [(tile, self.tally[AT + tile]) for tile in range(TILES) if afloat >> tile & 1]
        pawns = [pawn for pawn, tile, _ in self.epicentres() if afloat >> tile & 1]
        self.journal.append(("sank", tiles, pawns))

    @cython.cfunc
    @cython.exceptval(check=False)
    @cython.boundscheck(False)
    def _touches(self, tile: cython.int) -> cython.int:
        """Everything that covers a space of the tile or a space beside one, as bits; the land is among it."""
        at: cython.int = self.tally[AT + tile]
        i: cython.int
        side: cython.int
        bits: cython.int = 0
        for i in range(4):
            for side in range(4):
                bits |= self.cover[at + QUARTERS_AT[i] + SIDE_STEPS[side]]
        return bits

    @cython.cfunc
    def _remove(self, tile: cython.int):
        """The tile is out of the game."""
        at: cython.int = self.tally[AT + tile]
        i: cython.int
        self._add_cover(tile, 0)
        self._forget_order(tile, self.tally[ABOVE + tile] | self.tally[BELOW + tile])
        for i in range(4):
            self._update_show(at + QUARTERS_AT[i])
            self.planes[4 * tile + i] = 1 if i == 3 else 0
        self.tally[AT + tile] = 0

    # ------------------------------------------------------------------ settling (ruling A6)

    @cython.cfunc
    def _settle(self, waiting: cython.int, affected: cython.int, moved: cython.int) -> cython.int:
        """Let tiles settle from the bottom of the order upwards; return those whose lean changed, as bits.

        `affected` are those that something has changed for, `waiting` these and all that lie above them.
        """
        settler: Settler = SETTLER if cython.compiled else Settler()
        tile: cython.int
        bits: cython.int
        changed: cython.int
        leaned: cython.int = 0
        while waiting:
            bits = waiting
            tile = lowest_bit(bits)
            while self.tally[BELOW + tile] & waiting:
                bits &= bits - 1
                tile = lowest_bit(bits)
            waiting ^= 1 << tile
            if not (affected >> tile) & 1:
                continue
            changed = self._settle_tile(tile, settler)
            if changed or tile == moved:
                affected |= self.tally[ABOVE + tile]
            if changed & 2:
                leaned |= 1 << tile
        return leaned

    @cython.cfunc
    def _settle_tile(self, tile: cython.int, settler: Settler) -> cython.int:
        """Let one tile come to rest; return 0 if nothing changed, 1 if its height did, 3 if its lean did."""
        plane: cython.int = 4 * tile
        a: cython.longlong = self.planes[plane]
        b: cython.longlong = self.planes[plane + 1]
        c: cython.longlong = self.planes[plane + 2]
        d: cython.longlong = self.planes[plane + 3]
        changed: cython.int = 0
        if self.tally[BELOW + tile] == 0:
            settler.a = settler.b = settler.c = 0
            settler.d = 1
        else:
            self._raise_bounds(tile, settler)
            if not settler.rest():
                raise OverflowError(TOO_FINE)
        if a != settler.a or b != settler.b or c != settler.c or d != settler.d:
            changed = (
                1 if same_ratio(a, d, settler.a, settler.d) and same_ratio(b, d, settler.b, settler.d) else 3
            )
            self.planes[plane] = settler.a
            self.planes[plane + 1] = settler.b
            self.planes[plane + 2] = settler.c
            self.planes[plane + 3] = settler.d
            if self.journal is not None:
                self.journal.append(("settled", tile, (a, b, c, d), self.plane(tile)))
        return changed

    @cython.cfunc
    def _raise_bounds(self, tile: cython.int, settler: Settler):
        """Set the settler's heights: the tops of all that lies below the tile, at each of its nine points."""
        below: cython.int = self.tally[BELOW + tile]
        bits: cython.int = below & TILE_BITS
        i: cython.int
        point: cython.int
        settler.begin()
        while bits:
            if not settler.refine(self.planes[4 * lowest_bit(bits) + 3]):
                raise OverflowError(TOO_FINE)
            bits &= bits - 1
        if below & LAND_BIT:
            for i in range(4):
                if LANDS[self.tally[AT + tile] + QUARTERS_AT[i]]:
                    # The four points around a quarter of the tile: see `settling` for their places.
                    point = 3 * (i // 2) + i % 2
                    settler.heights[point] = settler.heights[point + 1] = settler.unit
                    settler.heights[point + 3] = settler.heights[point + 4] = settler.unit
        bits = below & TILE_BITS
        while bits:
            self._raise_over(tile, lowest_bit(bits), settler)
            bits &= bits - 1

    @cython.cfunc
    def _raise_over(self, tile: cython.int, lower: cython.int, settler: Settler):
        """Raise the bounds to the top of a lower tile, at the points that lie on it."""
        apart: cython.int = self.tally[AT + lower] - self.tally[AT + tile]
        dx: cython.int = (apart + STRIDE + STRIDE // 2) // STRIDE - 1
        dy: cython.int = apart - dx * STRIDE
        scale: cython.longlong = settler.unit // self.planes[4 * lower + 3]
        a: cython.longlong = scale * self.planes[4 * lower]
        b: cython.longlong = scale * self.planes[4 * lower + 1]
        top: cython.longlong = scale * self.planes[4 * lower + 2] + settler.unit - a * dx - b * dy
        u: cython.int
        v: cython.int
        i: cython.int
        height: cython.longlong
        for u in range(dx - 1 if dx > 0 else -1, dx + 2 if dx < 0 else 2):
            for v in range(dy - 1 if dy > 0 else -1, dy + 2 if dy < 0 else 2):
                i = 3 * u + v + 4
                height = top + a * u + b * v
                if height > settler.heights[i]:
                    settler.heights[i] = height

    # ------------------------------------------------------------------ scoring (rulings A13, A14, A15)

    @cython.cfunc
    def _next_swap(self):
        """Ask the next seat whose null city survived and which has a destroyed coin; then score."""
        seat: cython.int
        coin: cython.int
        while self.swaps < self.seats:
            seat = (self.turn + self.swaps) % self.seats
            if self.tally[WHERE + 6 * seat] >= FIRST_PLACE:
                for coin in range(1, 6):
                    if self.tally[WHERE + 6 * seat + coin] == DESTROYED:
                        self.phase = SWAPPING
                        self.asked = seat
                        self.known |= 1 << (6 * seat)  # who is asked has turned the null face up
                        return
            self.swaps += 1
        self._score()

    @cython.cfunc
    def _swap(self, value: cython.int):
        """The null joins the destroyed coins, and a destroyed coin takes its city."""
        null: cython.int = 6 * self.asked
        coin: cython.int = null + value
        i: cython.int = 0
        if self.journal is not None:
            tile, cell = self.city_place(null)
            known = bool(self.known >> coin & 1)
            self.journal.append(("swapped", self.asked, tile, cell, value, known))
        self.tally[WHERE + coin] = self.tally[WHERE + null]
        self.tally[WHERE + null] = DESTROYED
        self.held[self.tally[WHERE + coin] - FIRST_PLACE] = 1 + coin
        while self.tally[CITIES + i] != null:
            i += 1
        self.tally[CITIES + i] = coin
        self.swaps += 1
        self._next_swap()

    @cython.cfunc
    def _score(self):
        """Every surviving city scores; then the game ends, or goes on with the next seat."""
        i: cython.int
        coin: cython.int
        place: cython.int
        points: cython.int
        self.swaps = 0
        for i in range(self.cities):
            coin = self.tally[CITIES + i]
            place = self.tally[WHERE + coin] - FIRST_PLACE
            if self.journal is None:
                points = coin % 6 - to_coast(self.show, self._cell(place), coin % 6)
            else:
                score = scoring.city_score(self, coin // 6, place // 4, self._cell(place), coin % 6)
                self.journal.append(("scored", score))
                points = score.points
            self.tally[SCORES + coin // 6] += points
            self.known |= 1 << coin
        for i in range(self.seats):
            if self.tally[HANDS + i] == 0:
                self._survey()
                self._finish(1)
                return
        self._survey()
        self._next_turn()


@cython.cfunc
@cython.exceptval(check=False)
@cython.boundscheck(False)
def to_coast(show: cython.int[::1], cell: cython.int, limit: cython.int) -> cython.int:
    """The spaces between this one and the nearest coast, or `limit` if there are more or no coast."""
    side: cython.int
    for side in range(4):
        limit = to_coast_on(show, cell, SIDE_STEPS[side], limit)
    return limit


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
@cython.boundscheck(False)
def to_coast_on(show: cython.int[::1], cell: cython.int, step: cython.int, limit: cython.int) -> cython.int:
    """The spaces between this one and the coast on one side, or `limit` if there are more or no coast."""
    between: cython.int
    for between in range(limit):
        cell += step
        if show[cell] == SHORE:
            return limit
        if show[cell] == OCEAN:
            return between
    return limit


@cython.cfunc
def same_ratio(a: cython.longlong, b: cython.longlong, c: cython.longlong, d: cython.longlong) -> cython.bint:
    """Whether a / b is c / d; b and d are more than 0."""
    if b <= SQUARABLE and d <= SQUARABLE and -SQUARABLE <= a <= SQUARABLE and -SQUARABLE <= c <= SQUARABLE:
        return a * d == c * b
    return Fraction(a, b) == Fraction(c, d)


@cython.cfunc
@cython.inline
def lowest_bit(bits: cython.int) -> cython.int:
    """The number of the lowest bit that is set; one must be."""
    if not cython.compiled:
        return (bits & -bits).bit_length() - 1
    n: cython.int = 0
    while not (bits >> n) & 1:
        n += 1
    return n


# ---------------------------------------------------------------------- functions for other compiled modules
#
# Each takes a position as any object, so that position.pxd need not declare the class. Both games have the
# same ones, and Seismic two more.


@cython.cfunc
def advance_to_seat(position: object, rng: Rng) -> cython.int:
    """Let chance act until a seat is asked or the game is over; return who is asked."""
    here: Position = position
    while here.asked == CHANCE:
        here._step(here._sample(rng))
    return here.asked


@cython.cfunc
def sample_code(position: object, rng: Rng) -> cython.int:
    """What `sample` gives."""
    here: Position = position
    return here._sample(rng)


@cython.cfunc
def is_legal_code(position: object, code: cython.int) -> cython.bint:
    """What `is_legal` says."""
    here: Position = position
    return here.is_legal(code)


@cython.cfunc
def step_unchecked(position: object, code: cython.int):
    """What `step` does, without checking that the action is legal."""
    here: Position = position
    here._step(code)


@cython.cfunc
def count_choices(position: object) -> cython.int:
    """How many actions the seat that is asked can choose from; 0 when the game is over."""
    here: Position = position
    return here._count()


@cython.cfunc
def list_choices(position: object, out: cython.int[::1]) -> cython.int:
    """Write the numbers of all legal actions to `out`, in canonical order; return how many."""
    here: Position = position
    return here._list(out)


@cython.cfunc
def reset_to(position: object, start: object):
    """Become equal to another position of the same game with as many seats."""
    here: Position = position
    there: Position = start
    here.planes[:] = there.planes
    here.block[:] = there.block
    here._copy_state(there)


@cython.cfunc
def write_scores(position: object, out: cython.int[::1], at: cython.Py_ssize_t):
    """Write what each seat has scored, from `at` on."""
    here: Position = position
    seat: cython.int
    for seat in range(here.seats):
        out[at + seat] = here.tally[SCORES + seat]
