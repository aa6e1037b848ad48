"""Where a city may be founded and an epicentre marked in San Andreas, in numbers (rulings A9, A10).

It follows from the board and the pieces: `survey` finds it after tiles have moved, and between quakes spaces
are only taken. Which coin and which pawn may be used does not depend on the space. This file is Cython in
pure-Python mode, compiled or run as plain Python, the same either way.
"""

from __future__ import annotations

from array import array

import cython

from quakeboard.games.sanandreas.rules.board import STEPS

if not cython.compiled:
    from quakeboard.games.sanandreas.rules.kernel.board import Board
    from quakeboard.games.sanandreas.rules.kernel.constants import (
        FIRST_TILE,
        MAY_FOUND,
        MAY_MARK,
        PLACES,
        SIZE,
        TILES,
    )
    from quakeboard.games.sanandreas.rules.kernel.pieces import Pieces
    from quakeboard.games.sanandreas.rules.kernel.stack import Stack

SIDE_STEPS = memoryview(STEPS)


@cython.final
@cython.boundscheck(False)
@cython.cclass
class Sites:
    """What may be done on each space, as far as that does not depend on the seat."""

    def __init__(self) -> None:
        self.store = array("i", bytes(4 * (SIZE + PLACES)))
        self._slice_block()
        self.space_count = self.foundable = self.markable = 0

    # ------------------------------------------------------------------ copying

    @cython.cfunc
    def _slice_block(self):
        """Let the arrays be slices of the one block that a copy copies."""
        self.block = self.store if cython.compiled else memoryview(self.store)
        self.status = self.block[0:SIZE]
        self.spaces = self.block[SIZE:]

    @cython.cfunc
    def twin(self) -> Sites:
        """Independent sites that are equal to these."""
        found: Sites = Sites.__new__(Sites)
        found.store = self.store[:]
        found._slice_block()
        found._set_numbers(self)
        return found

    @cython.cfunc
    def become(self, other: Sites):
        """Become equal to other sites."""
        self.block[:] = other.block
        self._set_numbers(other)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _set_numbers(self, other: Sites) -> cython.void:
        self.space_count = other.space_count
        self.foundable = other.foundable
        self.markable = other.markable

    # ------------------------------------------------------------------ what others may ask

    @cython.cfunc
    @cython.exceptval(check=False)
    def may_found(self, cell: cython.Py_ssize_t) -> cython.bint:
        """Whether a city may be founded on this space (ruling A9)."""
        return self.status[cell] & MAY_FOUND != 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def may_mark(self, cell: cython.Py_ssize_t) -> cython.bint:
        """Whether an epicentre may be marked on this space (ruling A10)."""
        return self.status[cell] & MAY_MARK != 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def nth_to_found(self, k: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """The k-th space on which a city may be founded."""
        return self._nth(MAY_FOUND, k)

    @cython.cfunc
    @cython.exceptval(check=False)
    def nth_to_mark(self, k: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """The k-th space on which an epicentre may be marked."""
        return self._nth(MAY_MARK, k)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _nth(self, bit: cython.Py_ssize_t, k: cython.Py_ssize_t) -> cython.Py_ssize_t:
        i: cython.Py_ssize_t
        for i in range(self.space_count):
            if self.status[self.spaces[i]] & bit:
                if k == 0:
                    return self.spaces[i]
                k -= 1
        return -1

    # ------------------------------------------------------------------ what changes

    @cython.cfunc
    def survey(self, board: Board, pieces: Pieces):
        """Find what may be done on every space, after tiles have moved.

        A pawn that another tile covers does not take the space that shows above it (rulings A9, A10).
        """
        stack: Stack = board.stack
        i: cython.Py_ssize_t
        cell: cython.Py_ssize_t
        tile: cython.Py_ssize_t
        coastal: cython.Py_ssize_t = 0
        steep: cython.Py_ssize_t = 0
        self.space_count = self.foundable = self.markable = 0
        for i in range(SIZE):
            self.status[i] = 0
            if board.show[i] >= FIRST_TILE:
                self.spaces[self.space_count] = i
                self.space_count += 1
        for tile in range(TILES):
            if stack.at[tile]:
                if board.is_coastal(tile):
                    coastal |= 1 << tile
                if stack.is_steep(tile):
                    steep |= 1 << tile
        for i in range(self.space_count):
            cell = self.spaces[i]
            tile = board.show[cell] - FIRST_TILE
            if pieces.held[stack.place_on(tile, cell)]:
                continue
            if (coastal >> tile) & 1:
                self.status[cell] |= MAY_MARK
                self.markable += 1
            if not (steep >> tile) & 1:
                self.status[cell] |= MAY_FOUND
                self.foundable += 1
        for i in range(pieces.city_count):
            self._keep_apart(stack.cell_of(pieces.city_place(pieces.cities[i])))

    @cython.cfunc
    @cython.exceptval(check=False)
    def take_for_city(self, cell: cython.Py_ssize_t) -> cython.void:
        """A city stands here: nothing else may."""
        self._forbid(cell, MAY_FOUND | MAY_MARK)
        self._keep_apart(cell)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _keep_apart(self, cell: cython.Py_ssize_t) -> cython.void:
        """No city may be founded on the four spaces beside another one (ruling A9)."""
        side: cython.Py_ssize_t
        for side in range(4):
            self._forbid(cell + SIDE_STEPS[side], MAY_FOUND)

    @cython.cfunc
    @cython.exceptval(check=False)
    def take_for_pawn(self, cell: cython.Py_ssize_t) -> cython.void:
        """A pawn stands here: nothing else may (rulings A9, A10)."""
        self._forbid(cell, MAY_FOUND | MAY_MARK)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _forbid(self, cell: cython.Py_ssize_t, bits: cython.Py_ssize_t) -> cython.void:
        """Note that these may no longer be done on a space."""
        bits &= self.status[cell]
        if bits & MAY_FOUND:
            self.foundable -= 1
        if bits & MAY_MARK:
            self.markable -= 1
        self.status[cell] ^= bits
