"""The tiles of San Andreas as they lie on each other and on the land, in numbers (rulings A1, A5 to A7, A12).

What is kept is explained in stack.pxd. The order of the tiles is kept as bits: for each tile and the land,
what lies above and what lies below it among the things that it overlaps (ruling A5). See `settling` for how a
tile comes to rest. This file is Cython in pure-Python mode, compiled or run as plain Python, the same either
way.
"""

from __future__ import annotations

from array import array
from fractions import Fraction

import cython

from quakeboard.games.sanandreas.rules import lean
from quakeboard.games.sanandreas.rules.board import COVER_MAP, LAND_MAP, QUARTER_STEPS, STEPS
from quakeboard.games.sanandreas.rules.kernel.settling import TOO_FINE, Settler
from quakeboard.games.sanandreas.rules.phases import NOTE_SETTLED

if not cython.compiled:
    from quakeboard.games.sanandreas.rules.kernel.constants import (
        LAND_BIT,
        SIZE,
        SQUARABLE,
        STRIDE,
        THINGS,
        TILE_BITS,
        TILES,
    )

LANDS = memoryview(LAND_MAP)
COVERS = memoryview(COVER_MAP)
SIDE_STEPS = memoryview(STEPS)
QUARTERS_AT = memoryview(QUARTER_STEPS)
SETTLER = Settler()  # shared in the compiled kernel, which no other thread interrupts


@cython.final
@cython.boundscheck(False)
@cython.cclass
class Stack:
    """The tiles on the board and the land: where they lie, in which order, and how they lean."""

    def __init__(self) -> None:
        """Only the land."""
        i: cython.Py_ssize_t
        self.store = array("i", bytes(4 * (SIZE + 3 * THINGS)))
        self.plane_store = array("q", bytes(8 * 4 * TILES))
        self._slice_block()
        for i in range(SIZE):
            self.cover[i] = COVERS[i]
        for i in range(TILES):
            self._lay_flat(i)

    # ------------------------------------------------------------------ copying and loading

    @cython.cfunc
    def _slice_block(self):
        """Let the arrays be slices of the block that a copy copies, and of the planes."""
        self.block = self.store if cython.compiled else memoryview(self.store)
        self.planes = self.plane_store if cython.compiled else memoryview(self.plane_store)
        self.cover = self.block[0:SIZE]
        self.at = self.block[SIZE : SIZE + THINGS]
        self.above = self.block[SIZE + THINGS : SIZE + 2 * THINGS]
        self.below = self.block[SIZE + 2 * THINGS :]

    @cython.cfunc
    def twin(self) -> Stack:
        """An independent stack that is equal to this one."""
        found: Stack = Stack.__new__(Stack)
        found.store = self.store[:]
        found.plane_store = self.plane_store[:]
        found._slice_block()
        return found

    @cython.cfunc
    def become(self, other: Stack):
        """Become equal to another stack."""
        self.block[:] = other.block
        self.planes[:] = other.planes

    def load(self, at: list[int], below: list[int]) -> None:
        """Lay each tile on its south-west space, 0 for those that have sunk, and let all settle.

        Of each tile and of the land, `below` tells as bits what it overlaps and lies above. Every two things
        that overlap must be in order; otherwise, or if the order has a cycle, this raises `ValueError`.
        """
        tile: cython.Py_ssize_t
        i: cython.Py_ssize_t
        laid: cython.Py_ssize_t = 0
        for i in range(SIZE):
            self.cover[i] = COVERS[i]
        for i in range(THINGS):
            self.at[i] = self.above[i] = self.below[i] = 0
        for tile in range(TILES):
            self._lay_flat(tile)
            if at[tile]:
                laid |= 1 << tile
                self.at[tile] = at[tile]
                self._add_cover(tile, 1 << tile)
        for tile in range(THINGS):
            for i in range(THINGS):
                if below[tile] >> i & 1:
                    self._put_above(tile, i)
        for tile in range(TILES):
            if (laid >> tile) & 1:
                self._check_order(tile)
        self.settle(laid, -1, None)

    def _check_order(self, tile: cython.Py_ssize_t) -> None:
        above: cython.Py_ssize_t = self.above[tile]
        below: cython.Py_ssize_t = self.below[tile]
        if self.overlaps(tile) != above | below or above & below:
            raise ValueError(f"tile {tile} is not in order with everything that it overlaps")
        if (self._all_over(tile) >> tile) & 1:
            raise ValueError(f"tile {tile} lies above itself")

    @cython.cfunc
    @cython.exceptval(check=False)
    def _lay_flat(self, tile: cython.Py_ssize_t) -> cython.void:
        self.planes[4 * tile] = self.planes[4 * tile + 1] = self.planes[4 * tile + 2] = 0
        self.planes[4 * tile + 3] = 1

    # ------------------------------------------------------------------ what others may ask

    @cython.boundscheck(True)
    def plane(self, tile: cython.Py_ssize_t) -> tuple[int, int, int, int]:
        """The tile's underside: slopes to the east and the north, height of the centre, all over the last."""
        i: cython.Py_ssize_t = 4 * tile
        return self.planes[i], self.planes[i + 1], self.planes[i + 2], self.planes[i + 3]

    @cython.boundscheck(True)
    def overlapped(self, tile: cython.Py_ssize_t) -> tuple[list[int], list[int]]:
        """What the tile overlaps, land included: the numbers of what lies below it and of what lies above."""
        below, above = self.below[tile], self.above[tile]
        everything = range(THINGS)
        return [i for i in everything if below >> i & 1], [i for i in everything if above >> i & 1]

    def key(self) -> bytes:
        """Bytes that are equal for two stacks if their tiles lie alike."""
        return bytes(self.block[SIZE:]) + bytes(self.planes)

    # ------------------------------------------------------------------ tiles and spaces (ruling A1)

    @cython.cfunc
    @cython.exceptval(check=False)
    def place_on(self, tile: cython.Py_ssize_t, cell: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """The place of the tile that lies on this space, as 4 * tile + quarter."""
        step: cython.Py_ssize_t = cell - self.at[tile]
        return 4 * tile + (step if step < 2 else step - STRIDE + 2)

    @cython.cfunc
    @cython.exceptval(check=False)
    def cell_of(self, place: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """The space on which a place of a tile lies."""
        return self.at[place // 4] + QUARTERS_AT[place % 4]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _add_cover(self, tile: cython.Py_ssize_t, bit: cython.Py_ssize_t) -> cython.void:
        """Note on its four spaces that the tile covers them, or with bit 0 that it does no more."""
        i: cython.Py_ssize_t
        cell: cython.Py_ssize_t
        others: cython.Py_ssize_t = ~(1 << tile)
        for i in range(4):
            cell = self.at[tile] + QUARTERS_AT[i]
            self.cover[cell] = (self.cover[cell] & others) | bit

    @cython.cfunc
    @cython.exceptval(check=False)
    def overlaps(self, tile: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """Everything that the tile overlaps, as bits; the land is among it."""
        i: cython.Py_ssize_t
        bits: cython.Py_ssize_t = 0
        for i in range(4):
            bits |= self.cover[self.at[tile] + QUARTERS_AT[i]]
        return bits & ~(1 << tile)

    @cython.cfunc
    @cython.exceptval(check=False)
    def top(self, cell: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """The one thing on a space with nothing else there above it (ruling A8); -1 if nothing is there."""
        there: cython.Py_ssize_t = self.cover[cell]
        if there & (there - 1) == 0:
            return lowest_bit(there) if there else -1
        i: cython.Py_ssize_t = 0
        while not ((there >> i) & 1 and self.above[i] & there == 0):
            i += 1
        return i

    # ------------------------------------------------------------------ the order (ruling A5)

    @cython.cfunc
    @cython.exceptval(check=False)
    def move(self, tile: cython.Py_ssize_t, step: cython.Py_ssize_t, lifts: cython.bint) -> cython.Py_ssize_t:
        """Shift a tile by one space, over what it newly overlaps on a lift and under it on a dip.

        What the order already says between the two is kept. Returns the tiles for which something has
        changed, as bits; they must settle.
        """
        had: cython.Py_ssize_t = self.above[tile] | self.below[tile]
        affected: cython.Py_ssize_t = self.above[tile] | 1 << tile
        other: cython.Py_ssize_t
        over: cython.Py_ssize_t
        self._add_cover(tile, 0)
        self.at[tile] += step
        self._add_cover(tile, 1 << tile)
        has: cython.Py_ssize_t = self.overlaps(tile)
        self._forget_order(tile, had & ~has)
        new: cython.Py_ssize_t = has & ~had
        if new:
            # What the order through other tiles already fixes is kept, so that no cycle can arise.
            over = new & ~self._all_over(tile) if lifts else new & self._all_under(tile)
            for other in range(THINGS):
                if (over >> other) & 1:
                    self._put_above(tile, other)
                elif (new >> other) & 1:
                    self._put_above(other, tile)
        return (affected | self.above[tile]) & TILE_BITS

    @cython.cfunc
    @cython.exceptval(check=False)
    def _put_above(self, upper: cython.Py_ssize_t, lower: cython.Py_ssize_t) -> cython.void:
        self.below[upper] |= 1 << lower
        self.above[lower] |= 1 << upper

    @cython.cfunc
    @cython.exceptval(check=False)
    def _forget_order(self, tile: cython.Py_ssize_t, others: cython.Py_ssize_t) -> cython.void:
        """Note that these no longer overlap the tile."""
        i: cython.Py_ssize_t
        if others == 0:
            return
        self.above[tile] &= ~others
        self.below[tile] &= ~others
        for i in range(THINGS):
            if (others >> i) & 1:
                self.above[i] &= ~(1 << tile)
                self.below[i] &= ~(1 << tile)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _all_over(self, tile: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """Everything above the tile, directly or through others, as bits."""
        found: cython.Py_ssize_t = self.above[tile]
        todo: cython.Py_ssize_t = found
        more: cython.Py_ssize_t
        while todo:
            more = self.above[lowest_bit(todo)] & ~found
            todo = (todo & (todo - 1)) | more
            found |= more
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def _all_under(self, tile: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """Everything below the tile, directly or through others, as bits."""
        found: cython.Py_ssize_t = self.below[tile]
        todo: cython.Py_ssize_t = found
        more: cython.Py_ssize_t
        while todo:
            more = self.below[lowest_bit(todo)] & ~found
            todo = (todo & (todo - 1)) | more
            found |= more
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def _lifted_by(self, tiles: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """These tiles and everything above them, but not through land, which nothing can lift."""
        found: cython.Py_ssize_t = tiles
        todo: cython.Py_ssize_t = tiles
        more: cython.Py_ssize_t
        while todo:
            more = self.above[lowest_bit(todo)] & ~found & TILE_BITS
            todo = (todo & (todo - 1)) | more
            found |= more
        return found

    # ------------------------------------------------------------------ settling (ruling A6)

    @cython.cfunc
    def settle(
        self, affected: cython.Py_ssize_t, moved: cython.Py_ssize_t, journal: object
    ) -> cython.Py_ssize_t:
        """Let tiles settle from the bottom of the order upwards; return those whose lean changed, as bits.

        `affected` are those that something has changed for, `moved` is one that was shifted, or -1. What
        settles is noted in the journal, if it is a list.
        """
        settler: Settler = SETTLER if cython.compiled else Settler()
        waiting: cython.Py_ssize_t = self._lifted_by(affected)
        tile: cython.Py_ssize_t
        bits: cython.Py_ssize_t
        changed: cython.Py_ssize_t
        leaned: cython.Py_ssize_t = 0
        while waiting:
            bits = waiting
            tile = lowest_bit(bits)
            while self.below[tile] & waiting:
                bits &= bits - 1
                tile = lowest_bit(bits)
            waiting ^= 1 << tile
            if not (affected >> tile) & 1:
                continue
            changed = self._settle_tile(tile, settler, journal)
            if changed or tile == moved:
                affected |= self.above[tile]
            if changed & 2:
                leaned |= 1 << tile
        return leaned

    @cython.cfunc
    def _settle_tile(self, tile: cython.Py_ssize_t, settler: Settler, journal: object) -> cython.Py_ssize_t:
        """Let one tile come to rest; return 0 if nothing changed, 1 if its height did, 3 if its lean did."""
        plane: cython.Py_ssize_t = 4 * tile
        a: cython.longlong = self.planes[plane]
        b: cython.longlong = self.planes[plane + 1]
        c: cython.longlong = self.planes[plane + 2]
        d: cython.longlong = self.planes[plane + 3]
        leans_alike: cython.bint
        if self.below[tile] == 0:
            settler.a = settler.b = settler.c = 0
            settler.d = 1
        else:
            self._raise_bounds(tile, settler)
            if not settler.rest():
                raise OverflowError(TOO_FINE)
        if a == settler.a and b == settler.b and c == settler.c and d == settler.d:
            return 0
        leans_alike = same_ratio(a, d, settler.a, settler.d) and same_ratio(b, d, settler.b, settler.d)
        self.planes[plane] = settler.a
        self.planes[plane + 1] = settler.b
        self.planes[plane + 2] = settler.c
        self.planes[plane + 3] = settler.d
        if journal is not None:
            journal.append((NOTE_SETTLED, tile, a, b, c, d, *self.plane(tile)))
        return 1 if leans_alike else 3

    @cython.cfunc
    def _raise_bounds(self, tile: cython.Py_ssize_t, settler: Settler):
        """Set the settler's heights: the tops of all that lies below the tile, at each of its nine points."""
        below: cython.Py_ssize_t = self.below[tile]
        bits: cython.Py_ssize_t = below & TILE_BITS
        i: cython.Py_ssize_t
        point: cython.Py_ssize_t
        settler.begin()
        while bits:
            if not settler.refine(self.planes[4 * lowest_bit(bits) + 3]):
                raise OverflowError(TOO_FINE)
            bits &= bits - 1
        if below & LAND_BIT:
            for i in range(4):
                if LANDS[self.at[tile] + QUARTERS_AT[i]]:
                    # The four points around a quarter of the tile: see `settling` for their places.
                    point = 3 * (i // 2) + i % 2
                    settler.heights[point] = settler.heights[point + 1] = settler.unit
                    settler.heights[point + 3] = settler.heights[point + 4] = settler.unit
        bits = below & TILE_BITS
        while bits:
            self._raise_over(tile, lowest_bit(bits), settler)
            bits &= bits - 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _raise_over(self, tile: cython.Py_ssize_t, lower: cython.Py_ssize_t, settler: Settler) -> cython.void:
        """Raise the bounds to the top of a lower tile, at the points that lie on it."""
        # dx, dy: where the lower tile lies from this one, in spaces; u, v: points of this one, from -1 to 1.
        apart: cython.Py_ssize_t = self.at[lower] - self.at[tile]
        dx: cython.Py_ssize_t = (apart + STRIDE + STRIDE // 2) // STRIDE - 1
        dy: cython.Py_ssize_t = apart - dx * STRIDE
        scale: cython.longlong = settler.unit // self.planes[4 * lower + 3]
        a: cython.longlong = scale * self.planes[4 * lower]
        b: cython.longlong = scale * self.planes[4 * lower + 1]
        top: cython.longlong = scale * self.planes[4 * lower + 2] + settler.unit - a * dx - b * dy
        u: cython.Py_ssize_t
        v: cython.Py_ssize_t
        i: cython.Py_ssize_t
        height: cython.longlong
        for u in range(dx - 1 if dx > 0 else -1, dx + 2 if dx < 0 else 2):
            for v in range(dy - 1 if dy > 0 else -1, dy + 2 if dy < 0 else 2):
                i = 3 * u + v + 4
                height = top + a * u + b * v
                if height > settler.heights[i]:
                    settler.heights[i] = height

    # ------------------------------------------------------------------ lean (ruling A7)

    @cython.ccall
    def is_steep(self, tile: cython.Py_ssize_t) -> cython.bint:
        """Whether the tile is too steep for a coin: its slope is longer than 1 (ruling A7)."""
        a: cython.longlong = self.planes[4 * tile]
        b: cython.longlong = self.planes[4 * tile + 1]
        d: cython.longlong = self.planes[4 * tile + 3]
        if a > d or a < -d or b > d or b < -d:
            return True
        if d > SQUARABLE:
            return lean.is_steep(self.plane(tile))
        return a * a + b * b > d * d

    # ------------------------------------------------------------------ sinking (ruling A12)

    @cython.cfunc
    @cython.exceptval(check=False)
    def adrift(self) -> cython.Py_ssize_t:
        """The tiles of all groups that neither lie on land nor touch it, as bits (ruling A12)."""
        found: cython.Py_ssize_t = 0
        todo: cython.Py_ssize_t = 0
        more: cython.Py_ssize_t
        tile: cython.Py_ssize_t
        for tile in range(TILES):
            if self.at[tile]:
                if self._touches(tile) & LAND_BIT:
                    todo |= 1 << tile
                else:
                    found |= 1 << tile
        while todo and found:
            more = self._touches(lowest_bit(todo)) & found
            todo = (todo & (todo - 1)) | more
            found &= ~more
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def _touches(self, tile: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """Everything that covers a space of the tile or a space beside one, as bits; the land is among it."""
        cell: cython.Py_ssize_t
        i: cython.Py_ssize_t
        side: cython.Py_ssize_t
        bits: cython.Py_ssize_t = 0
        for i in range(4):
            cell = self.at[tile] + QUARTERS_AT[i]
            for side in range(4):
                bits |= self.cover[cell + SIDE_STEPS[side]]
        return bits

    @cython.cfunc
    @cython.exceptval(check=False)
    def remove(self, tile: cython.Py_ssize_t) -> cython.void:
        """The tile is out of the game; what lies above it does not settle anew."""
        self._add_cover(tile, 0)
        self._forget_order(tile, self.above[tile] | self.below[tile])
        self._lay_flat(tile)
        self.at[tile] = 0


@cython.cfunc
def same_ratio(a: cython.longlong, b: cython.longlong, c: cython.longlong, d: cython.longlong) -> cython.bint:
    """Whether a / b is c / d; b and d are more than 0."""
    if b <= SQUARABLE and d <= SQUARABLE and -SQUARABLE <= a <= SQUARABLE and -SQUARABLE <= c <= SQUARABLE:
        return a * d == c * b
    return Fraction(a, b) == Fraction(c, d)


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def lowest_bit(bits: cython.Py_ssize_t) -> cython.Py_ssize_t:
    """The number of the lowest bit that is set; one must be."""
    if not cython.compiled:
        return (bits & -bits).bit_length() - 1
    n: cython.Py_ssize_t = 0
    while not (bits >> n) & 1:
        n += 1
    return n
