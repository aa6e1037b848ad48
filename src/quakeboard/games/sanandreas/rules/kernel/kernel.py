"""The kernel of San Andreas: one moment of a game in numbers, and all its rules.

`stack` knows how the tiles lie, `board` what shows of them, `pieces` the coins, pawns and dice, `sites` where
something may be founded or marked. Here is the course of a game: each phase has its part of this file, which
says how many actions there are, which is the k-th, whether one is legal, and what it does. Actions are
numbers (see `actions`), in canonical order. If `journal` is a list, what happens is noted there in numbers
(see `phases`).

This file is Cython in pure-Python mode: compiled where there is a C compiler, plain Python elsewhere, the
same games either way.
"""

from __future__ import annotations

from array import array

import cython

from quakeboard.core.kernel.rng import Rng
from quakeboard.games.sanandreas.rules.board import STRIDE, holds, number, space_of
from quakeboard.games.sanandreas.rules.kernel.board import Board
from quakeboard.games.sanandreas.rules.kernel.pieces import Pieces
from quakeboard.games.sanandreas.rules.kernel.sites import Sites
from quakeboard.games.sanandreas.rules.phases import (
    NOTE_DESTROYED,
    NOTE_FIRST,
    NOTE_FOUNDED,
    NOTE_KEPT,
    NOTE_MARKED,
    NOTE_OVER,
    NOTE_PASSED,
    NOTE_ROLLED,
    NOTE_SANK,
    NOTE_SCORED,
    NOTE_SHIFTED,
    NOTE_SWAPPED,
    NOTE_TURN,
)
from quakeboard.games.sanandreas.rules.pieces import LAYOUT, PUSHES
from quakeboard.games.sanandreas.rules.snapshot import Snapshot

if not cython.compiled:
    from quakeboard.games.sanandreas.rules.kernel.constants import (
        BARE_LAND,
        BURIED,
        CHANCE,
        ENDED,
        FIRST,
        FIRST_TILE,
        FOUND,
        IN_HAND,
        LAND,
        LEANED,
        MARK,
        OUT_OF_COINS,
        OVER,
        PASS,
        ROLL,
        ROLLING,
        ROLLS,
        SANK,
        SET_UP,
        SHIFT,
        SHIFTING,
        SIZE,
        STANDSTILL,
        SWAP,
        SWAPPING,
        THINGS,
        TILES,
        TURN,
    )
    from quakeboard.games.sanandreas.rules.kernel.stack import Stack

# For each face of a die: where its tile goes, and whether it lifts.
PUSH_STEPS = memoryview(array("i", (0 if p is None else p.step[0] * STRIDE + p.step[1] for p in PUSHES)))
LIFTS = memoryview(array("i", (int(p is not None and p.lift) for p in PUSHES)))


def _buffer(size: int) -> array[int]:
    """Room for this many numbers."""
    return array("i", bytes(4 * size))


@cython.final
@cython.boundscheck(False)
@cython.cclass
class Kernel:
    """One moment of a game of San Andreas."""

    board = cython.declare(Board, visibility="readonly")
    pieces = cython.declare(Pieces, visibility="readonly")
    sites = cython.declare(Sites, visibility="readonly")
    journal = cython.declare(object, visibility="public")
    """None, or a list to which everything that happens is added."""

    seats = cython.declare(cython.Py_ssize_t, visibility="readonly")
    phase = cython.declare(cython.Py_ssize_t, visibility="readonly")
    asked = cython.declare(cython.Py_ssize_t, visibility="readonly")  # a seat, CHANCE or OVER
    turn = cython.declare(cython.Py_ssize_t, visibility="readonly")  # the seat whose turn it is, or -1
    turn_number = cython.declare(cython.Py_ssize_t, visibility="readonly")
    passes = cython.declare(cython.Py_ssize_t, visibility="readonly")  # turns passed in a row
    swaps = cython.declare(cython.Py_ssize_t, visibility="readonly")  # seats that had their chance to swap
    rolled = cython.declare(cython.bint, visibility="readonly")  # whether dice are being resolved
    reason = cython.declare(cython.Py_ssize_t, visibility="readonly")

    def __init__(self, seats: int, first: int, lakes: bool, closed: bool) -> None:
        """The table before the first action; `first` is the seat that begins, or -1 if chance picks it."""
        self.board = Board(lakes)
        self.pieces = Pieces(seats, closed)
        self.sites = Sites()
        self.journal = None
        self.seats = seats
        self.phase = SET_UP
        self.asked = CHANCE
        self.turn = -1
        self.turn_number = self.passes = self.swaps = self.reason = 0
        self.rolled = False
        self.board.load([number(at) for at in LAYOUT], [0] * THINGS)
        self.sites.survey(self.board, self.pieces)
        if first >= 0:
            self._begin_turn(first)

    # ------------------------------------------------------------------ copying, writing and loading

    def copy(self) -> Kernel:
        """An independent kernel that is equal to this one, without its journal."""
        twin: Kernel = Kernel.__new__(Kernel)
        twin.board = self.board.twin()
        twin.pieces = self.pieces.twin()
        twin.sites = self.sites.twin()
        twin.journal = None
        twin.seats = self.seats
        twin._set_numbers(self)
        return twin

    @cython.cfunc
    @cython.exceptval(check=False)
    def _set_numbers(self, other: Kernel) -> cython.void:
        self.phase = other.phase
        self.asked = other.asked
        self.turn = other.turn
        self.turn_number = other.turn_number
        self.passes = other.passes
        self.swaps = other.swaps
        self.rolled = other.rolled
        self.reason = other.reason

    def snapshot(self) -> bytes:
        """All numbers from which this moment can be made again, in the order of `rules.snapshot.Snapshot`."""
        header = [
            self.phase, self.asked, self.turn, self.turn_number, self.passes, self.swaps, self.rolled,
            self.reason, self.pieces.known, self.pieces.city_count,
        ]  # fmt: skip
        tiles = list(self.board.stack.at) + list(self.board.stack.below)
        return array("i", header + tiles + self.pieces.numbers()).tobytes()

    def load(self, snapshot: bytes) -> None:
        """Become the moment of a snapshot of the same game with as many seats.

        Raises `ValueError` and changes nothing if it is none, or if its tiles cannot lie like that: see
        `Snapshot.check` and `Stack.load`.
        """
        seen = Snapshot.read(snapshot)
        seen.check(self.seats)
        loaded: Kernel = self.copy()
        (
            loaded.phase, loaded.asked, loaded.turn, loaded.turn_number, loaded.passes, loaded.swaps,
            loaded.rolled, loaded.reason,
        ) = seen[:8]  # fmt: skip
        loaded.board.load(seen.at, seen.below)
        pieces = [*seen.where, *seen.dice, *seen.scores, *seen.cities, *seen.epicentres]
        loaded.pieces.load(seen.known, len(seen.cities), pieces)
        loaded.sites.survey(loaded.board, loaded.pieces)
        reset_to(self, loaded)

    # ------------------------------------------------------------------ what others may ask

    def actor(self) -> int:
        """The seat that is asked, `CHANCE` or `OVER`."""
        return self.asked

    def scores(self) -> tuple[int, ...]:
        """What each seat has scored."""
        return tuple(self.pieces.scores[: self.seats])

    def city_place(self, coin: cython.Py_ssize_t) -> tuple[int, int]:
        """The tile and the space of the city with this coin."""
        place: cython.Py_ssize_t = self.pieces.city_place(coin)
        return place // 4, self.board.stack.cell_of(place)

    def epicentres(self) -> list[tuple[int, int, int]]:
        """The pawns on the board, in the order of marking, each with its tile and its space."""
        found = []
        i: cython.Py_ssize_t
        place: cython.Py_ssize_t
        for i in range(self.pieces.pawn_count):
            place = self.pieces.pawn_place(self.pieces.marked[i])
            found.append((self.pieces.marked[i], place // 4, self.board.stack.cell_of(place)))
        return found

    def dice(self) -> list[int] | None:
        """The four dice while they are being resolved."""
        return list(self.pieces.dice) if self.rolled else None

    def landscape(self) -> bytes:
        """A key that is equal for two kernels if their tiles lie alike and their cities stand alike."""
        return self.board.stack.key() + bytes(self.pieces.where)

    # ------------------------------------------------------------------ all phases

    def codes(self) -> list[int]:
        """The numbers of all legal actions, in canonical order.

        On a turn: foundings by x, y and coin, then epicentres by x, y and pawn (S, M, C, A), or else passing.
        Rolls from the first die to the last; dice in the order of their pawns; swaps by coin, then passing.
        """
        out: cython.int[::1] = _buffer(self._count())
        return list(out[: self._list(out)])

    def weights(self) -> list[int]:
        """Integers in proportion to the odds of what chance may do: all of it is equally likely."""
        return [1] * self._count()

    @cython.cfunc
    @cython.exceptval(check=False)
    def _count(self) -> cython.Py_ssize_t:
        """How many actions are legal."""
        if self.phase == TURN:
            return max(self._count_choices(), 1)
        if self.phase == SHIFTING:
            return self.pieces.open_count()
        if self.phase == ROLLING:
            return ROLLS - 1  # four nulls are rolled again (ruling A11)
        if self.phase == SWAPPING:
            return self.pieces.destroyed_count(self.asked) + 1
        if self.phase == SET_UP:
            return self.seats
        return 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _nth(self, k: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """The k-th legal action, where there is a choice."""
        if self.phase == TURN:
            return self._nth_choice(k)
        if self.phase == SHIFTING:
            return SHIFT + self.pieces.nth_open(k)
        if self.phase == ROLLING:
            return ROLL + 1 + k
        if self.phase == SWAPPING:
            return self._nth_swap(k)
        return FIRST + k

    @cython.cfunc
    @cython.exceptval(check=False)
    def _list(self, out: cython.int[::1]) -> cython.Py_ssize_t:
        """Write the numbers of all legal actions to `out`, in canonical order; return how many."""
        k: cython.Py_ssize_t
        n: cython.Py_ssize_t
        if self.phase == TURN:
            return self._list_choices(out)
        n = self._count()
        for k in range(n):
            out[k] = self._nth(k)
        return n

    @cython.ccall
    def is_legal(self, code: cython.Py_ssize_t) -> cython.bint:
        """Whether the action with this number is legal."""
        if self.phase == TURN:
            return self._may_choose(code)
        if self.phase == SHIFTING:
            return SHIFT <= code < SHIFT + 4 and self.pieces.is_open(code - SHIFT)
        if self.phase == ROLLING:
            return ROLL < code < ROLL + ROLLS
        if self.phase == SWAPPING:
            return self._may_swap(code)
        if self.phase == SET_UP:
            return FIRST <= code < FIRST + self.seats
        return False

    def step(self, code: cython.Py_ssize_t) -> None:
        """Do the action with this number; raises `ValueError` if it is not legal."""
        if not self.is_legal(code):
            raise ValueError(f"{code} is the number of no legal action")
        self._step(code)

    @cython.cfunc
    def _step(self, code: cython.Py_ssize_t):
        if code >= FOUND:
            self._found((code - FOUND) // 6, (code - FOUND) % 6)
        elif code >= MARK:
            self._mark((code - MARK) // 4, (code - MARK) % 4)
        elif code >= ROLL:
            self._roll(code - ROLL)
        elif code >= SWAP:
            self._swap(code - SWAP)
        elif code >= SHIFT:
            self._resolve(code - SHIFT, self.pieces.dice[code - SHIFT])
            self._next_die()
        elif code >= FIRST:
            self._pick_first(code - FIRST)
        elif self.phase == SWAPPING:
            self._keep_null()
        else:
            self._pass()

    # ------------------------------------------------------------------ random play

    def sample(self, rng: Rng) -> int:
        """A legal action's number, each equally likely; for chance, as likely as its odds say."""
        return self._sample(rng)

    @cython.cfunc
    def _sample(self, rng: Rng) -> cython.Py_ssize_t:
        n: cython.Py_ssize_t = self._count_choices() if self.phase == TURN else self._count()
        return self._nth(rng.below(n)) if n else PASS

    def playout(self, rng: Rng) -> tuple[int, ...]:
        """Play to the end at random and return the scores."""
        while self.phase != ENDED:
            self._step(self._sample(rng))
        return self.scores()

    def playout_listed(self, rng: Rng) -> tuple[int, ...]:
        """The same game as `playout`, choosing from a list of all legal actions: for comparison."""
        out: cython.int[::1] = _buffer(ROLLS)  # there are never more
        n: cython.Py_ssize_t
        while self.phase != ENDED:
            n = self._list(out)
            self._step(PASS if out[0] == PASS else out[rng.below(n)])
        return self.scores()

    # ------------------------------------------------------------------ who begins, and the end (ruling A15)

    @cython.cfunc
    def _pick_first(self, seat: cython.Py_ssize_t):
        if self.journal is not None:
            self.journal.append((NOTE_FIRST, seat))
        self._begin_turn(seat)

    @cython.cfunc
    def _begin_turn(self, seat: cython.Py_ssize_t):
        self.turn = seat
        self.asked = seat
        self.turn_number += 1
        self.phase = TURN
        if self.journal is not None:
            self.journal.append((NOTE_TURN, seat))

    @cython.cfunc
    def _next_turn(self):
        self._begin_turn((self.turn + 1) % self.seats)

    @cython.cfunc
    def _pass(self):
        """The seat can neither found nor mark. Once all have passed in a row, no seat will ever act again."""
        if self.journal is not None:
            self.journal.append((NOTE_PASSED, self.turn))
        self.passes += 1
        if self.passes == self.seats:
            self._finish(STANDSTILL)
        else:
            self._next_turn()

    @cython.cfunc
    def _finish(self, reason: cython.Py_ssize_t):
        self.reason = reason
        self.phase = ENDED
        self.asked = OVER
        if self.journal is not None:
            self.journal.append((NOTE_OVER, reason))

    # ------------------------------------------------------------------ founding, marking (rulings A9, A10)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _foundings(self) -> cython.Py_ssize_t:
        """How many foundings the seat can choose from: any coin of its hand on any space."""
        return self.sites.foundable * self.pieces.hands[self.turn]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _count_choices(self) -> cython.Py_ssize_t:
        """Foundings, then epicentres: any pawn of the supply on any space of a coastal tile."""
        return self._foundings() + self.sites.markable * (4 - self.pieces.pawn_count)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _nth_choice(self, k: cython.Py_ssize_t) -> cython.Py_ssize_t:
        foundings: cython.Py_ssize_t = self._foundings()
        each: cython.Py_ssize_t
        if k < foundings:
            each = self.pieces.hands[self.turn]
            return (
                FOUND + 6 * self.sites.nth_to_found(k // each) + self.pieces.nth_in_hand(self.turn, k % each)
            )
        k -= foundings
        each = 4 - self.pieces.pawn_count
        return MARK + 4 * self.sites.nth_to_mark(k // each) + self.pieces.nth_supplied(k % each)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _list_choices(self, out: cython.int[::1]) -> cython.Py_ssize_t:
        sites: Sites = self.sites
        pieces: Pieces = self.pieces
        hand: cython.Py_ssize_t = 6 * self.turn
        n: cython.Py_ssize_t = 0
        i: cython.Py_ssize_t
        j: cython.Py_ssize_t
        cell: cython.Py_ssize_t
        for i in range(sites.space_count):
            cell = sites.spaces[i]
            if sites.may_found(cell):
                for j in range(6):
                    if pieces.where[hand + j] == IN_HAND:
                        out[n] = FOUND + 6 * cell + j
                        n += 1
        for i in range(sites.space_count):
            cell = sites.spaces[i]
            if sites.may_mark(cell):
                for j in range(4):
                    if pieces.pawn_at[j] == 0:
                        out[n] = MARK + 4 * cell + j
                        n += 1
        if n == 0:
            out[0] = PASS
            n = 1
        return n

    @cython.cfunc
    @cython.exceptval(check=False)
    def _may_choose(self, code: cython.Py_ssize_t) -> cython.bint:
        cell: cython.Py_ssize_t
        if code >= FOUND:
            cell = (code - FOUND) // 6
            return (
                cell < SIZE
                and self.sites.may_found(cell)
                and self.pieces.is_in_hand(6 * self.turn + (code - FOUND) % 6)
            )
        if code >= MARK:
            cell = (code - MARK) // 4
            return cell < SIZE and self.sites.may_mark(cell) and self.pieces.is_supplied((code - MARK) % 4)
        return code == PASS and self._count_choices() == 0  # ruling A15

    @cython.cfunc
    def _found(self, cell: cython.Py_ssize_t, value: cython.Py_ssize_t):
        """A city is founded (ruling A9)."""
        tile: cython.Py_ssize_t = self.board.show[cell] - FIRST_TILE
        coin: cython.Py_ssize_t = 6 * self.turn + value
        self.pieces.found(coin, self.board.stack.place_on(tile, cell))
        self.sites.take_for_city(cell)
        self.passes = 0
        if self.journal is not None:
            self.journal.append((NOTE_FOUNDED, coin, tile, cell))
        self._next_turn()

    @cython.cfunc
    def _mark(self, cell: cython.Py_ssize_t, pawn: cython.Py_ssize_t):
        """An epicentre is marked; the fourth sets off a quake (rulings A10, A11)."""
        tile: cython.Py_ssize_t = self.board.show[cell] - FIRST_TILE
        self.pieces.mark(pawn, self.board.stack.place_on(tile, cell))
        self.sites.take_for_pawn(cell)
        self.passes = 0
        if self.journal is not None:
            self.journal.append((NOTE_MARKED, self.turn, tile, cell, pawn, self.pieces.pawn_count))
        if self.pieces.pawn_count < 4:
            self._next_turn()
        else:
            self.phase = ROLLING
            self.asked = CHANCE

    # ------------------------------------------------------------------ a quake (rulings A5, A6, A8, A11)

    @cython.cfunc
    def _roll(self, roll: cython.Py_ssize_t):
        self.pieces.roll(roll)
        self.rolled = True
        if self.journal is not None:
            self.journal.append((NOTE_ROLLED, self.turn, *list(self.pieces.dice)))
        self._next_die()

    @cython.cfunc
    def _next_die(self):
        """Ask which die comes next; one that is left alone is resolved at once. Then the quake is over."""
        left: cython.Py_ssize_t = self.pieces.open_count()
        if left > 1:
            self.phase = SHIFTING
            self.asked = self.turn
            return
        if left == 1:
            pawn: cython.Py_ssize_t = self.pieces.nth_open(0)
            self._resolve(pawn, self.pieces.dice[pawn])
        self.rolled = False
        self._sink()
        self.swaps = 0
        self._next_swap()

    @cython.cfunc
    def _resolve(self, pawn: cython.Py_ssize_t, face: cython.Py_ssize_t):
        """Shift the tile of this pawn, and take the pawn back."""
        tile: cython.Py_ssize_t = self.pieces.pawn_place(pawn) // 4
        self.pieces.lift(pawn)
        self._shift(tile, face, pawn)

    @cython.cfunc
    def _shift(self, tile: cython.Py_ssize_t, face: cython.Py_ssize_t, pawn: cython.Py_ssize_t):
        """Shift a tile by one space: order, settling, what shows, losses (rulings A5, A6, A8, A11)."""
        board: Board = self.board
        stack: Stack = board.stack
        before: cython.Py_ssize_t = stack.at[tile]
        had: cython.Py_ssize_t = stack.above[tile] | stack.below[tile]
        affected: cython.Py_ssize_t = stack.move(tile, PUSH_STEPS[face], LIFTS[face] != 0)
        if self.journal is not None:
            has = stack.above[tile], stack.below[tile]
            self.journal.append((NOTE_SHIFTED, pawn, face, tile, before, had, *has))
        leaned: cython.Py_ssize_t = stack.settle(affected, tile, self.journal)
        board.look_at_tile(before)
        board.look_at_tile(stack.at[tile])
        board.find_lakes()
        self._destroy_cities(leaned)

    @cython.cfunc
    def _destroy_cities(self, leaned: cython.Py_ssize_t):
        """Destroy the cities that no longer show, and those on tiles whose lean changed (rulings A8, A11)."""
        i: cython.Py_ssize_t = 0
        place: cython.Py_ssize_t
        shows: cython.Py_ssize_t
        while i < self.pieces.city_count:
            place = self.pieces.city_place(self.pieces.cities[i])
            shows = self.board.show[self.board.stack.cell_of(place)]
            if shows != FIRST_TILE + place // 4:
                self._destroy_city(i, BURIED, LAND if shows == BARE_LAND else shows - FIRST_TILE)
            elif (leaned >> (place // 4)) & 1:
                self._destroy_city(i, LEANED, -1)
            else:
                i += 1

    @cython.cfunc
    def _destroy_city(self, index: cython.Py_ssize_t, why: cython.Py_ssize_t, by: cython.Py_ssize_t):
        coin: cython.Py_ssize_t = self.pieces.cities[index]
        if self.journal is not None:
            known = not self.pieces.closed or self.pieces.is_known(coin)
            self.journal.append((NOTE_DESTROYED, coin, *self.city_place(coin), why, by, known))
        self.pieces.destroy(index)

    # ------------------------------------------------------------------ what is cut off sinks (ruling A12)

    @cython.cfunc
    def _sink(self):
        """Remove the groups of tiles that are cut off from all land, with all that is on them."""
        pieces: Pieces = self.pieces
        adrift: cython.Py_ssize_t = self.board.stack.adrift()
        i: cython.Py_ssize_t = 0
        if adrift == 0:
            return
        if self.journal is not None:
            self._note_sinking(adrift)
        while i < pieces.city_count:
            if (adrift >> (pieces.city_place(pieces.cities[i]) // 4)) & 1:
                self._destroy_city(i, SANK, -1)
            else:
                i += 1
        for i in range(4):
            if not pieces.is_supplied(i) and (adrift >> (pieces.pawn_place(i) // 4)) & 1:
                pieces.lift(i)
        for i in range(TILES):
            if (adrift >> i) & 1:
                self.board.remove(i)
        self.board.find_lakes()

    def _note_sinking(self, adrift: int) -> None:
        pawns = [pawn for pawn, tile, _ in self.epicentres() if adrift >> tile & 1]
        note = [NOTE_SANK, len(pawns), *pawns]
        for tile in range(TILES):
            if adrift >> tile & 1:
                note += [tile, self.board.stack.at[tile]]
        self.journal.append(tuple(note))

    # ------------------------------------------------------------------ swaps (ruling A13)

    @cython.cfunc
    def _next_swap(self):
        """Ask the next seat whose null city survived and which has a destroyed coin; then score."""
        seat: cython.Py_ssize_t
        while self.swaps < self.seats:
            seat = (self.turn + self.swaps) % self.seats
            if self.pieces.is_city(6 * seat) and self.pieces.destroyed_count(seat):
                self.phase = SWAPPING
                self.asked = seat
                self.pieces.reveal(6 * seat)  # who is asked has turned the null face up (ruling A14)
                return
            self.swaps += 1
        self._score()

    @cython.cfunc
    @cython.exceptval(check=False)
    def _nth_swap(self, k: cython.Py_ssize_t) -> cython.Py_ssize_t:
        if k == self.pieces.destroyed_count(self.asked):
            return PASS
        return SWAP + self.pieces.nth_destroyed(self.asked, k)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _may_swap(self, code: cython.Py_ssize_t) -> cython.bint:
        if code == PASS:
            return True
        return SWAP <= code < SWAP + 6 and self.pieces.is_destroyed(6 * self.asked + code - SWAP)

    @cython.cfunc
    def _swap(self, value: cython.Py_ssize_t):
        null: cython.Py_ssize_t = 6 * self.asked
        if self.journal is not None:
            known = bool(self.pieces.is_known(null + value))
            self.journal.append((NOTE_SWAPPED, null + value, *self.city_place(null), known))
        self.pieces.swap(null, null + value)
        self.swaps += 1
        self._next_swap()

    @cython.cfunc
    def _keep_null(self):
        if self.journal is not None:
            self.journal.append((NOTE_KEPT, self.asked))
        self.swaps += 1
        self._next_swap()

    # ------------------------------------------------------------------ scoring (rulings A13, A14, A15)

    @cython.cfunc
    def _score(self):
        """Every surviving city scores; then the game ends, or goes on with the next seat."""
        pieces: Pieces = self.pieces
        i: cython.Py_ssize_t
        coin: cython.Py_ssize_t
        cell: cython.Py_ssize_t
        self.swaps = 0
        for i in range(pieces.city_count):
            coin = pieces.cities[i]
            cell = self.board.stack.cell_of(pieces.city_place(coin))
            # max(0, value - spaces to the ocean): what is farther counts as the value (ruling A13)
            pieces.scores[coin // 6] += coin % 6 - self.board.to_coast(cell, coin % 6)
            pieces.reveal(coin)
            if self.journal is not None:
                self.journal.append((NOTE_SCORED, coin, *self.city_place(coin)))
        self.sites.survey(self.board, pieces)
        for i in range(self.seats):
            if pieces.hands[i] == 0:
                self._finish(OUT_OF_COINS)
                return
        self._next_turn()

    # ------------------------------------------------------------------ looking ahead: no action does these

    @cython.boundscheck(True)
    def push(self, tile: cython.Py_ssize_t, face: cython.Py_ssize_t) -> None:
        """Shift a tile as this face of a die says, without pawn or dice."""
        x, y = space_of(self.board.stack.at[tile])
        dx, dy = PUSHES[face].step
        if not (self.board.stack.at[tile] and holds((x + dx, y + dy)) and holds((x + dx + 1, y + dy + 1))):
            raise ValueError(f"tile {tile} cannot be pushed there")
        self._shift(tile, face, -1)
        self.sites.survey(self.board, self.pieces)

    def resolve(self, pawn: cython.Py_ssize_t, face: cython.Py_ssize_t) -> None:
        """Resolve a pawn's die as if it showed this face, without a roll.

        No seat is asked afterwards, and nothing sinks: `sink` is for the end of the quake.
        """
        if not (0 <= pawn < 4 and 0 < face < 6) or self.pieces.is_supplied(pawn):
            raise ValueError(f"pawn {pawn} cannot shift anything by {face}")
        self._resolve(pawn, face)

    def sink(self) -> None:
        """Remove what is cut off from all land, as at the end of a quake."""
        self._sink()


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
    here.board.become(there.board)
    here.pieces.become(there.pieces)
    here.sites.become(there.sites)
    here._set_numbers(there)


@cython.cfunc
def write_scores(kernel: object, out: cython.int[::1], at: cython.Py_ssize_t):
    """Write what each seat has scored, from `at` on."""
    here: Kernel = kernel
    seat: cython.Py_ssize_t
    for seat in range(here.seats):
        out[at + seat] = here.pieces.scores[seat]
