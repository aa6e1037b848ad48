"""San Andreas in numbers: its actions as those of a policy, its positions as the planes of a tensor.

This file is Cython in pure-Python mode, compiled with the kernel or run as plain Python, the same either way.
What numbers and planes mean stands in `layout`; here they are found, quickly. Of a coin that the
seat may not know (ruling A14) nothing is read but where its city stands.
"""

from __future__ import annotations

import cython

from quakeboard.games.sanandreas.rules.board import QUARTER_STEPS, SIZE, number
from quakeboard.games.sanandreas.rules.pieces import CLOSED
from quakeboard.games.sanandreas.tensors.layout import (
    AT_COASTAL,
    AT_COIN,
    AT_DIE,
    AT_HEIGHT,
    AT_LAND,
    AT_OPEN,
    AT_PASSES,
    AT_PAWN,
    AT_PHASE,
    AT_QUARTER,
    AT_SHOWS,
    AT_SLOPE,
    AT_STEEP,
    AT_TILE,
    SEATED,
    grid,
)
from quakeboard.tensors.kernel.arrays import TableArrays

if not cython.compiled:
    from quakeboard.games.sanandreas.rules.kernel import kernel as rules
    from quakeboard.games.sanandreas.rules.kernel.board import Board
    from quakeboard.games.sanandreas.rules.kernel.constants import (
        BARE_LAND,
        FIRST_TILE,
        FOUND,
        LAKE,
        LAND,
        MARK,
        PASS,
        ROLL,
        SHIFT,
        SWAP,
        TILES,
    )
    from quakeboard.games.sanandreas.rules.kernel.pieces import Pieces
    from quakeboard.games.sanandreas.rules.kernel.stack import Stack

QUARTERS_AT = memoryview(QUARTER_STEPS)
COINS = 6
PAWNS = 4
DIE_FACES = 5  # that shift a tile
SWAPS = 5


@cython.final
@cython.cclass
class SanAndreasArrays(TableArrays):
    """The action numbers and the planes for this number of seats."""

    def __init__(self, game, seats: int) -> None:
        self.lay_out([number(space) for space in grid()], SIZE, seats, SEATED)
        self.at_lake = self.at_secret = 0
        if game.options.lakes:
            self.at_lake = SEATED + (5 + 2 * COINS) * seats
        if game.options.lost == CLOSED:
            self.at_secret = SEATED + (5 + 2 * COINS) * seats + game.options.lakes

    # ------------------------------------------------------------------ actions

    def advance_to_seat(self, kernel, rng) -> cython.Py_ssize_t:
        return rules.advance_to_seat(kernel, rng)

    def sample_code(self, kernel, rng) -> cython.Py_ssize_t:
        return rules.sample_code(kernel, rng)

    def is_legal_code(self, kernel, code: cython.Py_ssize_t) -> cython.bint:
        return rules.is_legal_code(kernel, code)

    def step_unchecked(self, kernel, code: cython.Py_ssize_t):
        rules.step_unchecked(kernel, code)

    def count_choices(self, kernel) -> cython.Py_ssize_t:
        return rules.count_choices(kernel)

    def list_choices(self, kernel, out: cython.int[::1]) -> cython.Py_ssize_t:
        return rules.list_choices(kernel, out)

    def reset_to(self, kernel, start):
        rules.reset_to(kernel, start)

    def write_scores(self, kernel, out: cython.int[::1], at: cython.Py_ssize_t):
        rules.write_scores(kernel, out, at)

    def number(self, kernel, code: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """The number of the player's action that the kernel knows by this code."""
        rest: cython.Py_ssize_t = COINS * self.cells
        if code >= FOUND:
            code -= FOUND
            return code % COINS * self.cells + self.place_of[code // COINS]
        if code >= MARK:
            code -= MARK
            return rest + code % PAWNS * self.cells + self.place_of[code // PAWNS]
        rest += PAWNS * self.cells
        if code == PASS:
            return rest + PAWNS + SWAPS
        if code < SHIFT or code >= ROLL:
            raise ValueError(f"{code} is no action of a player")
        return rest + code - SHIFT if code < SWAP else rest + PAWNS + code - SWAP - 1

    def code(self, kernel, number: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """The kernel's code for the action with this number, legal or not."""
        if number < 0 or number > (COINS + PAWNS) * self.cells + PAWNS + SWAPS:
            raise ValueError(f"{number} is the number of no action")
        if number < COINS * self.cells:
            return FOUND + self.cell_at[number % self.cells] * COINS + number // self.cells
        number -= COINS * self.cells
        if number < PAWNS * self.cells:
            return MARK + self.cell_at[number % self.cells] * PAWNS + number // self.cells
        number -= PAWNS * self.cells
        if number < PAWNS:
            return SHIFT + number
        return SWAP + 1 + number - PAWNS if number < PAWNS + SWAPS else PASS

    # ------------------------------------------------------------------ planes

    def encode(self, kernel, seat: cython.Py_ssize_t, out: cython.float[::1]) -> None:
        """Write what the seat may see, from its own side."""
        out[:] = 0.0
        self._draw_stacks(kernel, out)
        self._draw_surface(kernel, out)
        self._draw_pawns(kernel, out)
        self._draw_cities(kernel, seat, out)
        self._tell_coins(kernel, seat, out)
        self._tell_moment(kernel, seat, out)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _depth(self, above: cython.int) -> cython.double:
        """1 over one more than the number of things above."""
        n: cython.double = 1.0
        while above:
            above &= above - 1
            n += 1.0
        return 1.0 / n

    @cython.cfunc
    def _draw_stacks(self, kernel, out: cython.float[::1]):
        """What lies on each space, and how deep."""
        board: Board = kernel.board
        stack: Stack = board.stack
        tile: cython.Py_ssize_t
        i: cython.Py_ssize_t
        cell: cython.Py_ssize_t
        for i in range(self.cells):
            cell = self.cell_at[i]
            if (stack.cover[cell] >> LAND) & 1:
                self._set_cell(out, AT_LAND, cell, self._depth(stack.cover[cell] & stack.above[LAND]))
        for tile in range(TILES):
            if stack.at[tile]:
                for i in range(4):
                    cell = stack.at[tile] + QUARTERS_AT[i]
                    self._set_cell(
                        out, AT_TILE + tile, cell, self._depth(stack.cover[cell] & stack.above[tile])
                    )

    @cython.cfunc
    def _draw_surface(self, kernel, out: cython.float[::1]):
        """What shows on each space, and how it lies."""
        board: Board = kernel.board
        show: cython.int[::1] = board.show
        tile: cython.Py_ssize_t
        i: cython.Py_ssize_t
        cell: cython.Py_ssize_t
        for i in range(self.cells):
            cell = self.cell_at[i]
            tile = 2 if show[cell] >= FIRST_TILE else 1 if show[cell] == BARE_LAND else 0
            self._set_cell(out, AT_SHOWS + tile, cell, 1.0)
            if show[cell] == LAKE:
                self._set_cell(out, self.at_lake, cell, 1.0)
        for tile in range(TILES):
            if board.stack.at[tile]:
                self._draw_lie(board, tile, out)

    @cython.cfunc
    def _draw_lie(self, board: Board, tile: cython.Py_ssize_t, out: cython.float[::1]):
        """How a tile lies, where it shows.

        Whether it is steep or coastal is asked anew: the kernel keeps what may be done on a space only for
        the seat to move.
        """
        stack: Stack = board.stack
        d: cython.double = stack.planes[4 * tile + 3]
        steep: cython.double = 1.0 if stack.is_steep(tile) else 0.0
        coastal: cython.double = 1.0 if board.is_coastal(tile) else 0.0
        i: cython.Py_ssize_t
        cell: cython.Py_ssize_t
        for i in range(4):
            cell = stack.at[tile] + QUARTERS_AT[i]
            if board.show[cell] == FIRST_TILE + tile:
                self._set_cell(out, AT_QUARTER + i, cell, 1.0)
                self._set_cell(out, AT_SLOPE, cell, stack.planes[4 * tile] / d)
                self._set_cell(out, AT_SLOPE + 1, cell, stack.planes[4 * tile + 1] / d)
                self._set_cell(out, AT_HEIGHT, cell, stack.planes[4 * tile + 2] / d)
                self._set_cell(out, AT_STEEP, cell, steep)
                self._set_cell(out, AT_COASTAL, cell, coastal)

    @cython.cfunc
    def _draw_pawns(self, kernel, out: cython.float[::1]):
        """The pawns, covered ones too, and the dice that are still to be resolved."""
        board: Board = kernel.board
        stack: Stack = board.stack
        pieces: Pieces = kernel.pieces
        rolled: cython.bint = kernel.rolled
        pawn: cython.Py_ssize_t
        place: cython.Py_ssize_t
        cell: cython.Py_ssize_t
        for pawn in range(PAWNS):
            if pieces.is_supplied(pawn):
                continue
            place = pieces.pawn_place(pawn)
            cell = stack.cell_of(place)
            self._set_cell(
                out, AT_PAWN + pawn, cell, self._depth(stack.cover[cell] & stack.above[place // 4])
            )
            if rolled and pieces.is_open(pawn):
                self._fill_plane(out, AT_DIE + pawn * DIE_FACES + pieces.dice[pawn] - 1, 1.0)

    @cython.cfunc
    def _draw_cities(self, kernel, seat: cython.Py_ssize_t, out: cython.float[::1]):
        board: Board = kernel.board
        pieces: Pieces = kernel.pieces
        i: cython.Py_ssize_t
        coin: cython.Py_ssize_t
        cell: cython.Py_ssize_t
        for i in range(pieces.city_count):
            coin = pieces.cities[i]
            cell = board.stack.cell_of(pieces.city_place(coin))
            self._set_cell(out, self._seated(0, coin // COINS, seat), cell, 1.0)
            if pieces.is_known(coin):
                self._set_cell(out, AT_OPEN, cell, 1.0)
            if pieces.is_known(coin) or coin // COINS == seat:
                self._set_cell(out, AT_COIN + coin % COINS, cell, 1.0)

    @cython.cfunc
    def _tell_coins(self, kernel, seat: cython.Py_ssize_t, out: cython.float[::1]):
        """Which coins are destroyed, openly or known to me alone; which of mine are in hand; which of others
        are where I cannot see."""
        pieces: Pieces = kernel.pieces
        destroyed: cython.Py_ssize_t = self.seated + 5 * self.seats
        held: cython.Py_ssize_t = destroyed + COINS * self.seats
        coin: cython.Py_ssize_t
        plane: cython.Py_ssize_t
        known: cython.bint
        for coin in range(COINS * self.seats):
            plane = self._after(coin // COINS, seat) * COINS + coin % COINS
            known = pieces.is_known(coin)
            if pieces.is_destroyed(coin) and (coin // COINS == seat or known):
                self._fill_plane(out, destroyed + plane, 1.0)
                if not known:
                    self._fill_plane(out, self.at_secret + coin % COINS, 1.0)
            elif not pieces.is_city(coin) or (coin // COINS != seat and not known):
                self._fill_plane(out, held + plane, 1.0)

    @cython.cfunc
    def _tell_moment(self, kernel, seat: cython.Py_ssize_t, out: cython.float[::1]):
        pieces: Pieces = kernel.pieces
        other: cython.Py_ssize_t
        self._fill_plane(out, AT_PHASE + kernel.phase, 1.0)
        self._fill_plane(out, AT_PASSES, kernel.passes / self.seats)
        for other in range(self.seats):
            self._fill_plane(out, self._seated(1, other, seat), pieces.hands[other] / 6.0)
            self._fill_plane(out, self._seated(2, other, seat), pieces.scores[other] / 20.0)
        self._fill_turn(kernel, out, seat, 3)
