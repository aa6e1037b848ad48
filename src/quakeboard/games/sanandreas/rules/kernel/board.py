"""What shows on the spaces of San Andreas, in numbers: tiles, land, ocean (rulings A3, A8, A10, A13).

`show` says of each space (see `rules.board` for their numbers) what shows there: `OCEAN`, `LAKE`, `BARE_LAND`
or `FIRST_TILE` + a tile. It follows from the stack of tiles, and is found anew where that changes. This file
is Cython in pure-Python mode, compiled or run as plain Python, the same either way.
"""

from __future__ import annotations

from array import array

import cython

from quakeboard.games.sanandreas.rules.board import QUARTER_STEPS, STEPS, space_of
from quakeboard.games.sanandreas.rules.kernel.stack import Stack

if not cython.compiled:
    from quakeboard.games.sanandreas.rules.kernel.constants import (
        BARE_LAND,
        FIRST_TILE,
        LAKE,
        LAND,
        OCEAN,
        OPEN_SEA,
        SIZE,
        STRIDE,
    )

SIDE_STEPS = memoryview(STEPS)
QUARTERS_AT = memoryview(QUARTER_STEPS)


@cython.final
@cython.boundscheck(False)
@cython.cclass
class Board:
    """The stack of tiles, and what shows of it on each space."""

    def __init__(self, lakes: bool) -> None:
        self.stack = Stack()
        self.lakes = lakes
        self.store = array("i", bytes(4 * SIZE))
        self.show = self.store if cython.compiled else memoryview(self.store)

    @cython.cfunc
    def twin(self) -> Board:
        """An independent board that is equal to this one."""
        found: Board = Board.__new__(Board)
        found.stack = self.stack.twin()
        found.lakes = self.lakes
        found.store = self.store[:]
        found.show = found.store if cython.compiled else memoryview(found.store)
        return found

    @cython.cfunc
    def become(self, other: Board):
        """Become equal to another board."""
        self.stack.become(other.stack)
        self.show[:] = other.show

    def load(self, at: list[int], below: list[int]) -> None:
        """Lay the tiles like this: see `Stack.load`."""
        cell: cython.Py_ssize_t
        self.stack.load(at, below)
        for cell in range(SIZE):
            self.look(cell)
        self.find_lakes()

    # ------------------------------------------------------------------ what shows (rulings A3, A8)

    @cython.cfunc
    @cython.exceptval(check=False)
    def look(self, cell: cython.Py_ssize_t) -> cython.void:
        """Find out what shows on a space."""
        top: cython.Py_ssize_t = self.stack.top(cell)
        self.show[cell] = OCEAN if top < 0 else BARE_LAND if top == LAND else FIRST_TILE + top

    @cython.cfunc
    @cython.exceptval(check=False)
    def look_at_tile(self, at: cython.Py_ssize_t) -> cython.void:
        """Find out what shows on the four spaces of a tile that lies there or lay there."""
        i: cython.Py_ssize_t
        for i in range(4):
            self.look(at + QUARTERS_AT[i])

    @cython.cfunc
    def find_lakes(self):
        """Tell lakes from the ocean that is joined to the open sea, side by side (ruling A3)."""
        found: list = [OPEN_SEA]
        i: cython.Py_ssize_t
        cell: cython.Py_ssize_t
        side: cython.Py_ssize_t
        if not self.lakes:
            return
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
    @cython.exceptval(check=False)
    def remove(self, tile: cython.Py_ssize_t) -> cython.void:
        """The tile is out of the game."""
        at: cython.Py_ssize_t = self.stack.at[tile]
        self.stack.remove(tile)
        self.look_at_tile(at)

    @cython.boundscheck(True)
    def is_lake(self, cell: cython.Py_ssize_t) -> bool:
        """Whether ocean shows there that is no coast (ruling A3)."""
        return self.show[cell] == LAKE

    # ------------------------------------------------------------------ the coast (rulings A10, A13)

    @cython.ccall
    @cython.exceptval(check=False)
    def is_coastal(self, tile: cython.Py_ssize_t) -> cython.bint:
        """Whether a space of the tile shows and has ocean on one of its sides (ruling A10)."""
        i: cython.Py_ssize_t
        side: cython.Py_ssize_t
        cell: cython.Py_ssize_t
        for i in range(4):
            cell = self.stack.at[tile] + QUARTERS_AT[i]
            if self.show[cell] == FIRST_TILE + tile:
                for side in range(4):
                    if self.show[cell + SIDE_STEPS[side]] == OCEAN:
                        return True
        return False

    @cython.cfunc
    @cython.exceptval(check=False)
    def to_coast(self, cell: cython.Py_ssize_t, limit: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """The spaces between this one and the nearest coast, or `limit` if there are more or no coast.

        A line that runs onto land that shows reaches no coast (ruling A13). On the space a tile must show.
        """
        side: cython.Py_ssize_t
        for side in range(4):
            limit = self._to_coast_on(cell, side, limit)
        return limit

    @cython.cfunc
    @cython.exceptval(check=False)
    def _to_coast_on(
        self, cell: cython.Py_ssize_t, side: cython.Py_ssize_t, limit: cython.Py_ssize_t
    ) -> cython.Py_ssize_t:
        """The spaces between this one and the coast on one side, or `limit` if there are more or no coast."""
        between: cython.Py_ssize_t
        step: cython.Py_ssize_t = SIDE_STEPS[side]
        for between in range(limit):
            cell += step
            if self.show[cell] == BARE_LAND:
                return limit
            if self.show[cell] == OCEAN:
                return between
        return limit

    @cython.boundscheck(True)
    def coast_on(self, cell: cython.Py_ssize_t, side: cython.Py_ssize_t) -> int | None:
        """The spaces between one on which a tile shows and the coast on this side; None if there is none."""
        self._check_shows_tile(cell)
        between: cython.Py_ssize_t = self._to_coast_on(cell, side, STRIDE)
        return between if between < STRIDE else None

    def nearest_coast(self, cell: cython.Py_ssize_t) -> tuple[int, int] | None:
        """The side of the coast that is nearest to a space on which a tile shows, and the spaces between.

        Of equal ones it is the first of N, E, S and W; None if no side has a coast.
        """
        self._check_shows_tile(cell)
        nearest: cython.Py_ssize_t = STRIDE
        found: cython.Py_ssize_t = -1
        between: cython.Py_ssize_t
        side: cython.Py_ssize_t
        for side in range(4):
            between = self._to_coast_on(cell, side, nearest)
            if between < nearest:
                nearest = between
                found = side
        return (found, nearest) if found >= 0 else None

    def coast_distance(self, cell: cython.Py_ssize_t, limit: cython.Py_ssize_t) -> int:
        """The spaces between one on which a tile shows and the nearest coast, but at most `limit`."""
        self._check_shows_tile(cell)
        return self.to_coast(cell, limit)

    @cython.boundscheck(True)
    def _check_shows_tile(self, cell: cython.Py_ssize_t) -> None:
        """A line from such a space ends on the board: its rim shows no tile."""
        if self.show[cell] < FIRST_TILE:
            raise ValueError(f"no tile shows on {space_of(cell)}")
