"""The kernel of Seismic: one moment of a game in numbers, and all its rules.

`board` holds the tiles, `pile` what has not been turned up, `sections` knows roads. Here is the course of a
game: each phase has its part of this file, which says how many actions there are, lists them, samples one,
says whether one is legal, and what it does. `_count`, `_list`, `_sample`, `is_legal` and `_step` find the
phase. Actions are numbers (see `actions`), in canonical order. If `journal` is a list, what happens is noted
there in numbers (see `phases`).

This file is Cython in pure-Python mode: compiled where there is a C compiler, plain Python elsewhere, the
same games either way.
"""

from __future__ import annotations

from array import array

import cython

from quakeboard.core.kernel.rng import Rng
from quakeboard.games.seismic.rules.kernel.board import Board, Ground, store_size
from quakeboard.games.seismic.rules.kernel.pile import COUNTS as PILE_SIZE
from quakeboard.games.seismic.rules.kernel.pile import Pile
from quakeboard.games.seismic.rules.kernel.sections import Section
from quakeboard.games.seismic.rules.phases import (
    NOTE_CREW,
    NOTE_DECLINED,
    NOTE_DESTROYED,
    NOTE_DISCARDED,
    NOTE_FIRST,
    NOTE_HARMLESS,
    NOTE_HIT,
    NOTE_LAID,
    NOTE_OVER,
    NOTE_SKIPPED,
    NOTE_TURN,
    NOTE_TURNED,
    NOTE_TURNED_UP,
)
from quakeboard.games.seismic.rules.pieces import FACE_OF, PARTNER, ROTATION_OF, TILE_OF
from quakeboard.games.seismic.rules.snapshot import Snapshot
from quakeboard.games.seismic.rules.turning import DIFFERENT_TURNS, TURNED_FACE

if not cython.compiled:
    from quakeboard.games.seismic.rules.kernel.board import BITS, FITTING, NTH_BIT
    from quakeboard.games.seismic.rules.kernel.constants import (
        AFTERSHOCK,
        BEYOND,
        CHANCE,
        CHOOSING_SIDE,
        CHOOSING_TOWN,
        CLAIMING,
        CLOSED,
        CREW,
        DEMANDS,
        DRAW,
        DRAWING,
        EMPTY,
        ENDED,
        FIRST,
        FIRST_QUAKE,
        LARGEST_QUAKE,
        LAYING,
        NO_CREW,
        OUT_OF_TILES,
        OVER,
        PASS,
        SET_UP,
        SIDE,
        TOWN,
        TOWN_CHOICE,
        TURN,
        UNPLACEABLE,
    )
    from quakeboard.games.seismic.rules.kernel.sections import count_scores, unclaimed, unpack

PARTNERS = bytearray(PARTNER)
TILES_OF = bytearray(TILE_OF)
ROTATIONS = bytearray(ROTATION_OF)
FACE_NUMBERS = bytearray(FACE_OF)
TURNED_FACES = bytearray(TURNED_FACE)
TURNS = bytearray(DIFFERENT_TURNS)


def _buffer(size: int) -> array[int]:
    """Room for this many numbers."""
    return array("i", bytes(4 * size))


@cython.final
@cython.boundscheck(False)
@cython.cclass
class Kernel:
    """One moment of a game of Seismic."""

    board = cython.declare(Board, visibility="readonly")
    pile = cython.declare(Pile, visibility="readonly")
    journal = cython.declare(object, visibility="public")
    """None, or a list to which everything that happens is added."""

    store: object
    block: cython.ushort[::1]  # the same: first the board's numbers, then the pile's
    pile_at: cython.Py_ssize_t

    seats = cython.declare(cython.Py_ssize_t, visibility="readonly")
    dilemma = cython.declare(cython.bint, visibility="readonly")
    aftershocks: cython.bint
    size: cython.Py_ssize_t  # of the table

    phase = cython.declare(cython.Py_ssize_t, visibility="readonly")
    asked = cython.declare(cython.Py_ssize_t, visibility="readonly")  # a seat, CHANCE or OVER
    turn = cython.declare(cython.Py_ssize_t, visibility="readonly")  # the seat whose turn it is, or -1
    turn_number = cython.declare(cython.Py_ssize_t, visibility="readonly")
    to_draw = cython.declare(cython.Py_ssize_t, visibility="readonly")
    lays = cython.declare(cython.Py_ssize_t, visibility="readonly")  # how many lays are legal
    laid = cython.declare(cython.Py_ssize_t, visibility="readonly")  # the cell just laid, or 0
    claims = cython.declare(cython.Py_ssize_t, visibility="readonly")  # first edges of fragments, as bits
    doubled = cython.declare(cython.bint, visibility="readonly")  # two tiles were laid: see ruling S15
    quake = cython.declare(cython.Py_ssize_t, visibility="readonly")  # its magnitude, or 0
    town = cython.declare(cython.Py_ssize_t, visibility="readonly")  # the one that is hit
    towns_hit = cython.declare(cython.Py_ssize_t, visibility="readonly")
    shocks = cython.declare(cython.Py_ssize_t, visibility="readonly")  # seats that had their aftershock
    turned_size = cython.declare(cython.Py_ssize_t, visibility="readonly")
    turned_cells: cython.longlong  # the cells turned for this quake, 16 bits each
    reason = cython.declare(cython.Py_ssize_t, visibility="readonly")

    def __init__(
        self, table, stock, seats: int, crews: int, first: int, dilemma: bool, aftershocks: bool
    ) -> None:
        """The table before the first action; `first` is the seat that begins, or -1 if chance picks it."""
        seat: cython.Py_ssize_t
        self.pile_at = store_size(table.size)
        self._open_store(array("H", bytes(2 * (self.pile_at + PILE_SIZE))))
        self.board = Board(Ground(table), self.block[: self.pile_at])
        self.pile = Pile(stock, self.block[self.pile_at :])
        self.journal = None
        self.seats = seats
        self.dilemma = dilemma
        self.aftershocks = aftershocks
        self.size = table.size
        for seat in range(seats):
            self.board.set_crews_of(seat, crews)
        self.phase = SET_UP
        self.asked = CHANCE
        self.turn = first
        self.turn_number = self.to_draw = self.lays = self.laid = self.claims = 0
        self.doubled = False
        self.quake = self.town = self.towns_hit = self.shocks = self.turned_size = self.reason = 0
        self.turned_cells = 0

    # ------------------------------------------------------------------ copying, writing and loading

    @cython.cfunc
    def _open_store(self, store):
        """Let this array be the store of the board and the pile: all that a copy copies but a few numbers."""
        self.store = store
        self.block = store if cython.compiled else memoryview(store)

    def copy(self) -> Kernel:
        """An independent kernel that is equal to this one, without its journal."""
        twin: Kernel = Kernel.__new__(Kernel)
        twin.pile_at = self.pile_at
        twin._open_store(self.store[:])
        twin.board = self.board.twin(twin.block[: self.pile_at])
        twin.pile = self.pile.twin(twin.block[self.pile_at :])
        twin.journal = None
        twin.seats = self.seats
        twin.dilemma = self.dilemma
        twin.aftershocks = self.aftershocks
        twin.size = self.size
        twin._set_numbers(self)
        return twin

    @cython.cfunc
    @cython.exceptval(check=False)
    def _set_numbers(self, other: Kernel) -> cython.void:
        self.phase = other.phase
        self.asked = other.asked
        self.turn = other.turn
        self.turn_number = other.turn_number
        self.to_draw = other.to_draw
        self.lays = other.lays
        self.laid = other.laid
        self.claims = other.claims
        self.doubled = other.doubled
        self.quake = other.quake
        self.town = other.town
        self.towns_hit = other.towns_hit
        self.shocks = other.shocks
        self.turned_size = other.turned_size
        self.turned_cells = other.turned_cells
        self.reason = other.reason

    def snapshot(self) -> bytes:
        """All numbers from which this moment can be made again, in the order of `rules.snapshot.Snapshot`."""
        return array("i", [
            self.phase, self.asked, self.turn, self.turn_number, self.to_draw, self.laid, self.doubled,
            self.quake, self.town, self.towns_hit, self.shocks, self.reason,
            self.pile.tiles, self.pile.boxed, self.pile.set_up_draws, self.board.row_size, self.turned_size,
            *self.pile.numbers(), *[self.board.crews_of(seat) for seat in range(4)],
            *self.board.row(), *self.turned(), *self.tiles(),
        ]).tobytes()  # fmt: skip

    def load(self, snapshot: bytes) -> None:
        """Become the moment of a snapshot of the same game with as many seats.

        Raises `ValueError` and changes nothing if it is none: see `Snapshot.check`.
        """
        seat: cython.Py_ssize_t
        seen = Snapshot.read(snapshot)
        ground: Ground = self.board.ground
        seen.check(self.seats, ground.towns, ground.blank, ground.steps, self.pile.stock)
        (
            self.phase, self.asked, self.turn, self.turn_number, self.to_draw, self.laid, self.doubled,
            self.quake, self.town, self.towns_hit, self.shocks, self.reason,
        ) = seen[:12]  # fmt: skip
        dealt = self.pile.balance and self.phase != SET_UP
        counts = [*seen.unseen, *seen.piles, *seen.junctions]
        self.pile.load(seen.pile, seen.boxed, seen.set_up_draws, dealt, counts)
        self.board.clear()
        for seat in range(4):
            self.board.set_crews_of(seat, seen.crews_left[seat])
        self._load_tiles(seen.tiles)
        for tile in seen.row:
            self.board.turn_up(tile)
        self.turned_size = 0
        self.turned_cells = 0
        for cell in seen.turned:
            self._remember_turned(cell)
        self.claims = self.lays = 0
        if self.laid:
            self._find_claims()
        if self.phase == LAYING or (self.phase == CLAIMING and self.dilemma):
            self.lays = self.board.count_lays()

    def _load_tiles(self, tiles: list[int]) -> None:
        for tile in tiles:
            if tile >> 8 & 255 != TOWN:
                self.board.put_down(tile >> 16, tile >> 8 & 255)
                self.board.crews[tile >> 16] = tile & 255

    # ------------------------------------------------------------------ what others may ask

    def actor(self) -> int:
        """The seat that is asked, `CHANCE` or `OVER`."""
        return self.asked

    def tiles(self) -> list[int]:
        """Every tile that lies, by its cell: cell << 16 | face << 8 | crew."""
        board: Board = self.board
        found = []
        i: cython.Py_ssize_t
        for i in range(self.size):
            if board.cells[i] != EMPTY and board.cells[i] != BEYOND:
                found.append(i << 16 | board.cells[i] << 8 | board.crews[i])
        return found

    def turned(self) -> list[int]:
        """Aftershocks: the cells turned for this quake."""
        return [unpack(self.turned_cells, i) for i in range(self.turned_size)]

    def crews_left(self) -> list[int]:
        """How many crews each seat can still send."""
        return [self.board.crews_of(seat) for seat in range(self.seats)]

    def section(self, cell: int, edge: int) -> Section:
        """The section of the fragment at this edge of a laid tile."""
        found = Section(self.board)
        found.measure(cell, edge)
        return found

    def scores(self) -> tuple[int, ...]:
        """What each seat scores if the game ends now."""
        scores: cython.longlong = count_scores(self.board)
        return tuple([unpack(scores, seat) for seat in range(self.seats)])

    # ------------------------------------------------------------------ what all phases are asked

    def codes(self) -> list[int]:
        """The numbers of all legal actions, in canonical order."""
        out: cython.int[::1] = _buffer(self._count())
        found = []
        i: cython.Py_ssize_t
        for i in range(self._list(out)):
            found.append(out[i])
        return found

    def weights(self) -> list[int]:
        """Integers in proportion to the odds of what chance may do."""
        if self.turn < 0:
            return [1] * self.seats
        return [weight for _, weight in self.pile.weights(self.turn)]

    @cython.cfunc
    @cython.exceptval(-1)
    def _count(self) -> cython.Py_ssize_t:
        """How many actions are legal."""
        if self.phase == LAYING:
            return self.lays
        if self.phase == CLAIMING:
            return self._count_claims()
        if self.asked == CHANCE:
            return self._count_chance()
        if self.phase == CHOOSING_TOWN:
            return self.board.ground.towns
        if self.phase == CHOOSING_SIDE:
            return self._count_sides()
        if self.phase == AFTERSHOCK:
            return self._count_turns()
        return 0

    @cython.cfunc
    @cython.exceptval(-1)
    def _list(self, out: cython.int[::1]) -> cython.Py_ssize_t:
        """Write the numbers of all legal actions to `out`, in canonical order; return how many."""
        if self.phase == LAYING:
            return self.board.list_lays(out, 0)
        if self.phase == CLAIMING:
            return self._list_claims(out)
        if self.asked == CHANCE:
            return self._list_chance(out)
        if self.phase == CHOOSING_TOWN:
            return self._list_towns(out)
        if self.phase == CHOOSING_SIDE:
            return self._list_sides(out)
        if self.phase == AFTERSHOCK:
            return self._list_turns(out)
        return 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _sample(self, rng: Rng) -> cython.Py_ssize_t:
        """A legal action's number, each equally likely; for chance, as likely as its odds say."""
        if self.phase == LAYING:
            return self.board.nth_lay(rng.below(self.lays))
        if self.phase == CLAIMING:
            return self._sample_claim(rng)
        if self.asked == CHANCE:
            return self._sample_chance(rng)
        if self.phase == CHOOSING_TOWN:
            return TOWN_CHOICE + rng.below(self.board.ground.towns)
        if self.phase == CHOOSING_SIDE:
            return self._sample_side(rng)
        return self._sample_turn(rng)

    @cython.ccall
    def is_legal(self, code: cython.Py_ssize_t) -> cython.bint:
        """Whether the action with this number is legal."""
        if self.phase == LAYING:
            return self._may_lay(code)
        if self.phase == CLAIMING:
            return self._may_claim(code)
        if self.asked == CHANCE:
            return self._may_happen(code)
        if self.phase == CHOOSING_TOWN:
            return TOWN_CHOICE <= code < TOWN_CHOICE + self.board.ground.towns
        if self.phase == CHOOSING_SIDE:
            return self._may_choose_side(code)
        return self.phase == AFTERSHOCK and self._may_turn(code)

    def step(self, code: cython.Py_ssize_t) -> None:
        """Do the action with this number; raises `ValueError` if it is not legal.

        Of a draw only that such a tile is left is asked: `weights` knows better.
        """
        if not (self._is_left(code - DRAW) if DRAW <= code < TURN else self.is_legal(code)):
            raise ValueError(f"{code} is not the number of a legal action")
        self._step(code)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _step(self, code: cython.Py_ssize_t) -> cython.void:
        if code >= TURN:
            code -= TURN
            if code >= 6 * self.size:
                self._lay(code // 6 // self.size - 1, code // 6 % self.size, code % 6)
            else:
                self._turn_tile(code // 6, code % 6)
        elif code >= DRAW:
            self._turn_up(code - DRAW)
        elif code >= TOWN_CHOICE:
            self._strike_town(code - TOWN_CHOICE)
        elif code >= SIDE:
            self._hit_side(code - SIDE)
        elif code >= CREW:
            self._send_crew(code - CREW)
        elif code >= FIRST:
            self._pick_first(code - FIRST)
        elif self.phase == AFTERSHOCK:
            self._decline()
        else:
            self._end_turn()

    # ------------------------------------------------------------------ random play

    def sample(self, rng: Rng) -> int:
        """A legal action's number, each equally likely; for chance, as likely as its odds say."""
        return self._sample(rng)

    def settle_box(self, rng: Rng) -> None:
        """Decide what the box holds: for playouts and searches only (see `Pile.settle`)."""
        self.pile.settle(rng)

    def playout(self, rng: Rng) -> tuple[int, ...]:
        """Play to the end at random and return the scores."""
        self.pile.settle(rng)
        while self.phase != ENDED:
            self._step(self._sample(rng))
        return self.scores()

    def playout_listed(self, rng: Rng) -> tuple[int, ...]:
        """The same game as `playout`, choosing from a list of all legal actions: for comparison."""
        out: cython.int[::1] = _buffer(64)
        self.pile.settle(rng)
        while self.phase != ENDED:
            if self.asked == CHANCE:
                self._step(self._sample(rng))
            else:
                if self._count() > len(out):
                    out = _buffer(2 * self._count())
                self._step(out[rng.below(self._list(out))])
        return self.scores()

    # ------------------------------------------------------------------ chance: who begins, and draws
    #                                                                    (rulings S5, S6, S13, S19)

    def _count_chance(self) -> int:
        return self.seats if self.turn < 0 else len(self.pile.weights(self.turn))

    @cython.cfunc
    def _list_chance(self, out: cython.int[::1]) -> cython.Py_ssize_t:
        n: cython.Py_ssize_t = 0
        tile: cython.Py_ssize_t
        if self.turn < 0:
            for n in range(self.seats):
                out[n] = FIRST + n
            return self.seats
        for tile, _ in self.pile.weights(self.turn):
            out[n] = DRAW + tile
            n += 1
        return n

    @cython.cfunc
    @cython.exceptval(check=False)
    def _sample_chance(self, rng: Rng) -> cython.Py_ssize_t:
        if self.turn < 0:
            return FIRST + rng.below(self.seats)
        return DRAW + self.pile.sample(self.turn, rng)

    def _may_happen(self, code: int) -> bool:
        if self.turn < 0:
            return FIRST <= code < FIRST + self.seats
        return any(code == DRAW + tile for tile, _ in self.pile.weights(self.turn))

    @cython.cfunc
    @cython.exceptval(check=False)
    def _is_left(self, tile: cython.Py_ssize_t) -> cython.bint:
        """Whether chance turns up a tile now, and one of this kind has not been seen."""
        if self.asked != CHANCE or self.turn < 0 or tile > LARGEST_QUAKE:
            return False
        return self.pile.unseen_of(tile) > 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _pick_first(self, seat: cython.Py_ssize_t) -> cython.void:
        self.turn = seat
        if self.journal is not None:
            self.journal.append((NOTE_FIRST, seat))

    @cython.cfunc
    @cython.exceptval(check=False)
    def _turn_up(self, tile: cython.Py_ssize_t) -> cython.void:
        """A tile comes off the pile (rulings S5, S6, S19)."""
        self.pile.take(tile, self.turn)
        if self.journal is not None:
            self.journal.append((NOTE_TURNED_UP, self.turn, tile, self.phase == SET_UP))
        if tile < FIRST_QUAKE:
            self.board.turn_up(tile)
        if self.phase == SET_UP:
            self._go_on_with_set_up()
        elif tile < FIRST_QUAKE:
            self.to_draw -= 1
            self._go_on()
        else:
            self._begin_quake(tile - FIRST_QUAKE + 1)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _go_on_with_set_up(self) -> cython.void:
        """Turn up tiles until two lie face up; a quake drawn here has no effect (ruling S5)."""
        self.pile.set_up_draws = self.board.row_size
        if self.board.row_size == 2:
            if self.pile.balance:
                self.pile.deal(self.seats)
            self._begin_turn(self.turn)

    # ------------------------------------------------------------------ the course of a turn

    @cython.cfunc
    @cython.exceptval(check=False)
    def _begin_turn(self, seat: cython.Py_ssize_t) -> cython.void:
        self.turn = seat
        self.turn_number += 1
        self.laid = 0
        self.claims = 0
        if self.pile.balance:
            self.to_draw = 2 if self.doubled else 1  # rulings S19, S15
        else:
            self.to_draw = 3 - self.board.row_size
        self.doubled = False
        if self.journal is not None:
            self.journal.append((NOTE_TURN, seat))
        self._go_on()

    @cython.cfunc
    @cython.exceptval(check=False)
    def _go_on(self) -> cython.void:
        """Turn up what is to be turned up, then ask for a lay; discard what cannot be laid (ruling S6)."""
        supply: cython.Py_ssize_t = self.pile.supply(self.turn)
        while True:
            if self.to_draw > 0 and supply > 0:
                self.phase = DRAWING
                self.asked = CHANCE
                return
            self.to_draw = 0
            self.lays = self.board.count_lays()
            if self.lays > 0:
                self.phase = LAYING
                self.asked = self.turn
                return
            if self.pile.balance and self.board.row_size == 0:
                self._end_turn()  # ruling S19: none face up, the turn ends without a placement
                return
            if self.board.row_size > 0:
                if self.journal is not None:
                    self.journal.append((NOTE_DISCARDED, self.turn, *self.board.row()))
                self.board.discard_row()
            if supply == 0:
                if self.pile.balance and self.pile.tiles > 0:
                    self._end_turn()  # the others still have tiles: the turn ends without a placement
                else:
                    self._finish(UNPLACEABLE)
                return
            self.to_draw = 3  # ruling S6 (b): three new ones for those that were discarded

    @cython.cfunc
    @cython.exceptval(check=False)
    def _end_turn(self) -> cython.void:
        """The game ends, or the next seat's turn begins (rulings S11, S19)."""
        seat: cython.Py_ssize_t = self.turn
        if self.pile.tiles == 0 and self.board.row_size == 0:
            self._finish(OUT_OF_TILES)
            return
        if self.board.is_closed():
            self._finish(CLOSED)
            return
        for _ in range(self.seats):
            seat = seat + 1 if seat + 1 < self.seats else 0
            if self.board.row_size > 0 or self.pile.supply(seat) > 0:
                self._begin_turn(seat)
                return
            if self.journal is not None:
                self.journal.append((NOTE_SKIPPED, seat))

    @cython.cfunc
    @cython.exceptval(check=False)
    def _finish(self, reason: cython.Py_ssize_t) -> cython.void:
        self.reason = reason
        self.phase = ENDED
        self.asked = OVER
        self.laid = 0
        if self.journal is not None:
            self.journal.append((NOTE_OVER, reason))

    # ------------------------------------------------------------------ laying (rulings S7, S15)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _may_lay(self, code: cython.Py_ssize_t) -> cython.bint:
        lay: cython.Py_ssize_t = code - TURN
        tile: cython.Py_ssize_t = lay // 6 // self.size - 1
        return (
            lay >= 6 * self.size
            and tile < FIRST_QUAKE
            and self.board.may_lay(tile, lay // 6 % self.size, lay % 6)
        )

    @cython.cfunc
    @cython.exceptval(check=False)
    def _lay(
        self, tile: cython.Py_ssize_t, cell: cython.Py_ssize_t, rotation: cython.Py_ssize_t
    ) -> cython.void:
        if self.journal is not None:
            self.journal.append((NOTE_LAID, self.turn, tile, cell, rotation, self.phase == CLAIMING))
        self.board.take_from_row(tile)
        self.board.put_down(cell, FACE_NUMBERS[tile * 6 + rotation])
        if self.phase == CLAIMING:
            self.doubled = True  # ruling S15: a second tile instead of a claim
            self._end_turn()
            return
        self.laid = cell
        self.phase = CLAIMING
        self._find_claims()
        self.lays = self.board.count_lays() if self.dilemma else 0

    # ------------------------------------------------------------------ claiming (rulings S8, S15)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _find_claims(self) -> cython.void:
        """Who has a crew left may send it to a section that has none (ruling S8)."""
        self.claims = unclaimed(self.board, self.laid) if self.board.crews_of(self.turn) else 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _count_claims(self) -> cython.Py_ssize_t:
        """Claims, second lays if The Road Crew's Dilemma is played, and passing."""
        return BITS[self.claims] + self.lays + 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _sample_claim(self, rng: Rng) -> cython.Py_ssize_t:
        n: cython.Py_ssize_t = BITS[self.claims]
        k: cython.Py_ssize_t = rng.below(n + self.lays + 1)
        if k < n:
            return CREW + NTH_BIT[self.claims * 6 + k]
        return self.board.nth_lay(k - n) if k < n + self.lays else PASS

    @cython.cfunc
    @cython.exceptval(check=False)
    def _may_claim(self, code: cython.Py_ssize_t) -> cython.bint:
        if CREW <= code < CREW + 6:
            return (self.claims >> (code - CREW)) & 1
        return code == PASS or (self.dilemma and self._may_lay(code))

    @cython.cfunc
    def _list_claims(self, out: cython.int[::1]) -> cython.Py_ssize_t:
        n: cython.Py_ssize_t
        for n in range(BITS[self.claims]):
            out[n] = CREW + NTH_BIT[self.claims * 6 + n]
        n = BITS[self.claims]
        if self.dilemma:
            n = self.board.list_lays(out, n)
        out[n] = PASS
        return n + 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _send_crew(self, edge: cython.Py_ssize_t) -> cython.void:
        self.board.send_crew(self.laid, self.turn, edge)
        if self.journal is not None:
            self.journal.append((NOTE_CREW, self.turn, self.laid, edge))
        self._end_turn()

    # ------------------------------------------------------------- quakes: the town (rulings S10, S17, S19)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _begin_quake(self, magnitude: cython.Py_ssize_t) -> cython.void:
        if self.pile.balance:
            self.to_draw = 0  # ruling S19: after a quake nothing more is drawn
        self.quake = magnitude
        self.towns_hit = 0
        if self.board.ground.towns > 1:
            self.phase = CHOOSING_TOWN
            self.asked = self.turn
        else:
            self._strike_town(0)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _list_towns(self, out: cython.int[::1]) -> cython.Py_ssize_t:
        town: cython.Py_ssize_t
        for town in range(self.board.ground.towns):
            out[town] = TOWN_CHOICE + town
        return self.board.ground.towns

    @cython.cfunc
    @cython.exceptval(check=False)
    def _strike_town(self, town: cython.Py_ssize_t) -> cython.void:
        """The quake hits the side with most tiles; among equals the player whose turn it is chooses."""
        sides: cython.Py_ssize_t = self.board.fullest_sides(town)
        self.town = town
        if sides == 0:
            if self.journal is not None:
                self.journal.append((NOTE_HARMLESS, self.quake, town))
            self._next_town()
        elif BITS[sides] > 1:
            self.phase = CHOOSING_SIDE
            self.asked = self.turn
        else:
            self._hit_side(NTH_BIT[sides * 6])

    # ------------------------------------------------------------------ quakes: the side (ruling S10)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _count_sides(self) -> cython.Py_ssize_t:
        return BITS[self.board.fullest_sides(self.town)]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _list_sides(self, out: cython.int[::1]) -> cython.Py_ssize_t:
        sides: cython.Py_ssize_t = self.board.fullest_sides(self.town)
        k: cython.Py_ssize_t
        for k in range(BITS[sides]):
            out[k] = SIDE + NTH_BIT[sides * 6 + k]
        return BITS[sides]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _sample_side(self, rng: Rng) -> cython.Py_ssize_t:
        sides: cython.Py_ssize_t = self.board.fullest_sides(self.town)
        return SIDE + NTH_BIT[sides * 6 + rng.below(BITS[sides])]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _may_choose_side(self, code: cython.Py_ssize_t) -> cython.bint:
        return SIDE <= code < SIDE + 6 and (self.board.fullest_sides(self.town) >> (code - SIDE)) & 1 == 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _hit_side(self, side: cython.Py_ssize_t) -> cython.void:
        """Remove as many tiles as the magnitude says, nearest first, up to the table's edge; a town stays."""
        board: Board = self.board
        cell: cython.Py_ssize_t = board.ground.town_cells[self.town]
        left: cython.Py_ssize_t = self.quake
        if self.journal is not None:
            tiles: cython.Py_ssize_t = board.on_side(self.town, side)
            self.journal.append((NOTE_HIT, self.turn, self.quake, self.town, side, tiles))
        while left > 0:
            cell += board.ground.steps[side]
            if board.cells[cell] == BEYOND:
                break
            if board.cells[cell] != EMPTY and board.cells[cell] != TOWN:
                self._destroy(cell)
                left -= 1
        self._next_town()

    @cython.cfunc
    @cython.exceptval(check=False)
    def _destroy(self, cell: cython.Py_ssize_t) -> cython.void:
        if self.journal is not None:
            self.journal.append((NOTE_DESTROYED, cell, self.board.cells[cell], self.board.crews[cell]))
        self.board.call_back(cell)
        self.board.take_up(cell)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _next_town(self) -> cython.void:
        """Go on after a town was hit: with the other town, or with the aftershocks."""
        self.towns_hit += 1
        if self.towns_hit < self.board.ground.towns:
            self._strike_town(1 - self.town)
            return
        self.shocks = 0
        self.turned_size = 0
        self.turned_cells = 0
        if self.aftershocks:
            self._next_shock()
        else:
            self._end_quake()

    @cython.cfunc
    @cython.exceptval(check=False)
    def _end_quake(self) -> cython.void:
        self.quake = 0
        self._go_on()

    # ------------------------------------------------------------------ aftershocks (ruling S16)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _next_shock(self) -> cython.void:
        """Ask the next seat that could turn a tile; who cannot is not asked."""
        while self.shocks < self.seats:
            self.asked = (self.turn + self.shocks) % self.seats
            if self._can_turn():
                self.phase = AFTERSHOCK
                return
            self.shocks += 1
        self._end_quake()

    @cython.cfunc
    @cython.exceptval(check=False)
    def _turns(self, cell: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """The sixths by which the tile on this cell may be turned, as bits."""
        face: cython.Py_ssize_t = self.board.cells[cell]
        crew: cython.Py_ssize_t = self.board.crews[cell]
        i: cython.Py_ssize_t
        fits: cython.Py_ssize_t
        turns: cython.Py_ssize_t
        if face == EMPTY or face == BEYOND or face == TOWN:
            return 0
        fits = FITTING[TILES_OF[face] * DEMANDS + self.board.demand[cell]]
        if fits == 0:
            return 0  # a quake has cut it off from every road: it could not be laid here
        for i in range(self.turned_size):
            if unpack(self.turned_cells, i) == cell:
                return 0
        turns = TURNS[face * 7 + ((crew - 1) % 6 if crew else NO_CREW)]
        for i in range(1, 6):
            if not (fits >> ROTATIONS[TURNED_FACES[face * 6 + i]]) & 1:
                turns &= ~(1 << i)
        return turns

    @cython.cfunc
    @cython.exceptval(check=False)
    def _can_turn(self) -> cython.bint:
        cell: cython.Py_ssize_t
        for cell in range(self.size):
            if self._turns(cell):
                return True
        return False

    @cython.cfunc
    @cython.exceptval(check=False)
    def _count_turns(self) -> cython.Py_ssize_t:
        n: cython.Py_ssize_t = 1  # passing
        cell: cython.Py_ssize_t
        for cell in range(self.size):
            n += BITS[self._turns(cell)]
        return n

    @cython.cfunc
    def _list_turns(self, out: cython.int[::1]) -> cython.Py_ssize_t:
        """By cell, then sixths; passing comes last."""
        n: cython.Py_ssize_t = 0
        k: cython.Py_ssize_t
        cell: cython.Py_ssize_t
        bits: cython.Py_ssize_t
        for cell in range(self.size):
            bits = self._turns(cell)
            for k in range(BITS[bits]):
                out[n] = TURN + cell * 6 + NTH_BIT[bits * 6 + k]
                n += 1
        out[n] = PASS
        return n + 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _sample_turn(self, rng: Rng) -> cython.Py_ssize_t:
        k: cython.Py_ssize_t = rng.below(self._count_turns())
        cell: cython.Py_ssize_t
        bits: cython.Py_ssize_t
        for cell in range(self.size):
            bits = self._turns(cell)
            if k < BITS[bits]:
                return TURN + cell * 6 + NTH_BIT[bits * 6 + k]
            k -= BITS[bits]
        return PASS

    @cython.cfunc
    @cython.exceptval(check=False)
    def _may_turn(self, code: cython.Py_ssize_t) -> cython.bint:
        if TURN <= code < TURN + 6 * self.size:
            return (self._turns((code - TURN) // 6) >> (code - TURN) % 6) & 1
        return code == PASS

    @cython.cfunc
    @cython.exceptval(check=False)
    def _turn_tile(self, cell: cython.Py_ssize_t, sixths: cython.Py_ssize_t) -> cython.void:
        """Turn a laid tile; a crew stays on its fragment, which turns with the tile."""
        face: cython.Py_ssize_t = self.board.cells[cell]
        crew: cython.Py_ssize_t = self.board.crews[cell]
        edge: cython.Py_ssize_t
        partner: cython.Py_ssize_t
        if self.journal is not None:
            self.journal.append((NOTE_TURNED, self.asked, cell, face, crew, sixths))
        self.board.take_up(cell)
        face = TURNED_FACES[face * 6 + sixths]
        self.board.put_down(cell, face)
        if crew:
            edge = ((crew - 1) % 6 + sixths) % 6
            partner = PARTNERS[face * 6 + edge]
            self.board.crews[cell] = 1 + (crew - 1) // 6 * 6 + (partner if partner < edge else edge)
        self._remember_turned(cell)
        self.shocks += 1
        self._next_shock()

    @cython.cfunc
    @cython.exceptval(check=False)
    def _remember_turned(self, cell: cython.longlong) -> cython.void:
        """A tile is turned once for each quake."""
        self.turned_cells |= cell << 16 * self.turned_size
        self.turned_size += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _decline(self) -> cython.void:
        if self.journal is not None:
            self.journal.append((NOTE_DECLINED, self.asked))
        self.shocks += 1
        self._next_shock()


# ---------------------------------------------------------------------- functions for other compiled modules
#
# Each takes a kernel as any object, so that kernel.pxd need not declare the class. Both games have the
# same ones, and Seismic three more.


@cython.cfunc
def advance_to_seat(kernel: object, rng: Rng) -> cython.Py_ssize_t:
    """Let chance act until a seat is asked or the game is over; return who is asked."""
    here: Kernel = kernel
    while here.asked == CHANCE:
        here._step(here._sample(rng))
    return here.asked


@cython.cfunc
def sample_code(kernel: object, rng: Rng) -> cython.Py_ssize_t:
    """What `sample` gives."""
    here: Kernel = kernel
    return here._sample(rng)


@cython.cfunc
def is_legal_code(kernel: object, code: cython.Py_ssize_t) -> cython.bint:
    """What `is_legal` says."""
    here: Kernel = kernel
    return here.is_legal(code)


@cython.cfunc
def step_unchecked(kernel: object, code: cython.Py_ssize_t):
    """What `step` does, without checking that the action is legal."""
    here: Kernel = kernel
    here._step(code)


@cython.cfunc
def count_choices(kernel: object) -> cython.Py_ssize_t:
    """How many actions the seat that is asked can choose from; 0 when the game is over."""
    here: Kernel = kernel
    return here._count()


@cython.cfunc
def list_choices(kernel: object, out: cython.int[::1]) -> cython.Py_ssize_t:
    """Write the numbers of all legal actions to `out`, in canonical order; return how many."""
    here: Kernel = kernel
    return here._list(out)


@cython.cfunc
def reset_to(kernel: object, start: object):
    """Become equal to another kernel of the same game with as many seats."""
    here: Kernel = kernel
    there: Kernel = start
    here.block[:] = there.block
    here.board.set_numbers(there.board)
    here.pile.set_numbers(there.pile)
    here._set_numbers(there)


@cython.cfunc
def write_scores(kernel: object, out: cython.int[::1], at: cython.Py_ssize_t):
    """Write what each seat scores if the game ends now, from `at` on."""
    here: Kernel = kernel
    seat: cython.Py_ssize_t
    scores: cython.longlong = count_scores(here.board)
    for seat in range(here.seats):
        out[at + seat] = unpack(scores, seat)


@cython.cfunc
def face_at(kernel: object, cell: cython.Py_ssize_t) -> cython.Py_ssize_t:
    """What lies on a cell of the table."""
    here: Kernel = kernel
    return here.board.cells[cell]


@cython.cfunc
def crew_at(kernel: object, cell: cython.Py_ssize_t) -> cython.Py_ssize_t:
    """The crew on a cell of the table, as `Board.crews` keeps it; 0 if there is none."""
    here: Kernel = kernel
    return here.board.crews[cell]


@cython.cfunc
def laid_at(kernel: object) -> cython.Py_ssize_t:
    """The cell just laid, or 0."""
    here: Kernel = kernel
    return here.laid
