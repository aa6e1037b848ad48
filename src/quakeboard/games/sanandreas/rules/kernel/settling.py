"""How a tile comes to rest on what lies below it (ruling A6), in whole numbers only.

A tile's underside is a plane z = c + a·u + b·v over its nine lattice points, u to the east, v to the north,
both -1, 0 or 1. Each point gives a lower bound h(u, v). `Settler.rest` finds the plane that the ruling wants.

*The lowest centre.* By the duality of linear programmes the lowest possible c is the largest average of the
bounds at points whose average is the centre: the centre itself, four pairs of opposite points, four triangles
of a corner and the two far edge middles, and four of an edge middle (which counts twice) and the two far
corners. No other triangle of lattice points holds the centre without holding one of the pairs.

*The lowest corner.* With c fixed, the eight other bounds make (a, b) lie in an octagon whose sides have the
eight fixed directions. First each side is pushed in until it touches the octagon; then the eight crossings of
neighbouring sides are its corners, each as often as sides shrank to nothing there. The lowest corner of a
plane lies c - |a| - |b| high, so the extreme planes with the largest |a| + |b| are wanted, and their average.

All of it is exact. Heights come as whole numbers over a common `unit`; the result is a, b, c over d in lowest
terms. Nothing overflows: see `FINEST` and `LARGEST`.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from fractions import Fraction
from math import gcd

import cython

FINEST = 1 << 36
"""No common denominator may be larger.

A tile's centre is no higher than the highest top below it, and no corner is more than twice as high as the
centre; so each of 23 tiles at most doubles the height and adds 1, and no centre is 2**24 high. Its slopes add
up to no more than the height of its centre. Hence a bound, and all on the way to it, is below 3 · 2**60 + 1.
"""
LARGEST = 1 << 50
"""No bound may be larger, in units.

Then `rest`, which multiplies bounds by at most 24 and subtracts two of those (2**55), adds up to three of the
results (2**57), subtracts two of such sums (2**58) and adds at most eight of these, stays below 2**61.

No game comes near. Over thousands of random games the largest denominator was 32, over a hundred thousand
wild shifts 384; a search that did nothing but look for large ones got stuck at 32,768.
"""
CASES: dict[tuple[tuple[int, ...], int], tuple[int, int, int, int]] = {}
"""The planes that were found already, by the nine bounds and their unit."""
MOST_CASES = 50_000
TOO_FINE = "the heights of these tiles take larger numbers than the kernel reckons with"

# Where the points stand in `heights`: by u, then v.
SW = 0
W = 1
NW = 2
S = 3
C = 4
N = 5
SE = 6
E = 7
NE = 8


@cython.final
@cython.cclass
class Settler:
    """Finds where tiles come to rest.

    `begin`; `refine` the unit until it suits everything below; set `heights`; `rest`; read `a` to `d`.
    `refine` and `rest` return False, which never happens in play, if numbers become too large for them.
    """

    def __init__(self) -> None:
        self.heights = memoryview(array("q", bytes(8 * 9)))
        self.east = memoryview(array("q", bytes(8 * 8)))
        self.north = memoryview(array("q", bytes(8 * 8)))
        self.unit = 1
        self.a = self.b = self.c = 0
        self.d = 1

    @cython.ccall
    def begin(self):
        """A tile on level ground: no bound but 0."""
        i: cython.int
        self.unit = 1
        for i in range(9):
            self.heights[i] = 0

    @cython.ccall
    def refine(self, d: cython.longlong) -> cython.bint:
        """Make the unit fine enough for heights with the denominator d."""
        if self.unit % d:
            d = d // divisor(self.unit, d)
            if d > FINEST // self.unit:
                return False
            self.unit *= d
        return True

    @cython.ccall
    def rest(self) -> cython.bint:
        """Find the plane."""
        if not cython.compiled:
            # Plain Python caches the planes. Compiled, finding them is faster than looking them up.
            return self._solve_cached()
        return self._solve()

    def _solve_cached(self) -> bool:
        case = (tuple(self.heights), self.unit)
        found = CASES.get(case)
        if found is None:
            if not self._solve():
                return False
            if len(CASES) >= MOST_CASES:
                CASES.clear()
            CASES[case] = self.a, self.b, self.c, self.d
            return True
        self.a, self.b, self.c, self.d = found
        return True

    @cython.cfunc
    def _solve(self) -> cython.bint:
        if not self._is_tractable():
            return False
        twelve_c: cython.longlong = self._lowest_centre()
        planes: cython.int = self._lowest_corners(twelve_c)
        self.c = 2 * planes * twelve_c
        self.d = 24 * planes * self.unit
        self._reduce()
        return self.d <= FINEST

    @cython.cfunc
    def _is_tractable(self) -> cython.bint:
        i: cython.int
        for i in range(9):
            if self.heights[i] > LARGEST:
                return False
        return True

    @cython.cfunc
    def _lowest_centre(self) -> cython.longlong:
        """Twelve times the lowest height of the centre, in units."""
        h: cython.longlong[::1] = self.heights
        best: cython.longlong = 12 * h[C]
        best = larger(best, 6 * (h[SW] + h[NE]))
        best = larger(best, 6 * (h[NW] + h[SE]))
        best = larger(best, 6 * (h[W] + h[E]))
        best = larger(best, 6 * (h[S] + h[N]))
        best = larger(best, 4 * (h[SW] + h[E] + h[N]))
        best = larger(best, 4 * (h[NW] + h[E] + h[S]))
        best = larger(best, 4 * (h[SE] + h[W] + h[N]))
        best = larger(best, 4 * (h[NE] + h[W] + h[S]))
        best = larger(best, 3 * (2 * h[N] + h[SW] + h[SE]))
        best = larger(best, 3 * (2 * h[S] + h[NW] + h[NE]))
        best = larger(best, 3 * (2 * h[E] + h[SW] + h[NW]))
        best = larger(best, 3 * (2 * h[W] + h[SE] + h[NE]))
        return best

    @cython.cfunc
    def _lowest_corners(self, twelve_c: cython.longlong) -> cython.int:
        """Sum the slopes of the wanted planes up in `a` and `b`, over 24 units; return how many there are."""
        h: cython.longlong[::1] = self.heights
        east: cython.longlong[::1] = self.east
        north: cython.longlong[::1] = self.north
        # The bounds of a, b, a + b and a - b.
        a_min: cython.longlong = 2 * (12 * h[E] - twelve_c)
        a_max: cython.longlong = 2 * (twelve_c - 12 * h[W])
        b_min: cython.longlong = 2 * (12 * h[N] - twelve_c)
        b_max: cython.longlong = 2 * (twelve_c - 12 * h[S])
        sum_min: cython.longlong = 2 * (12 * h[NE] - twelve_c)
        sum_max: cython.longlong = 2 * (twelve_c - 12 * h[SW])
        gap_min: cython.longlong = 2 * (12 * h[SE] - twelve_c)
        gap_max: cython.longlong = 2 * (twelve_c - 12 * h[NW])
        # The same, pushed in until each touches the octagon. All numbers are even: halves are whole.
        a_low: cython.longlong = larger(a_min, (sum_min + gap_min) // 2)
        a_low = larger(a_low, larger(sum_min - b_max, gap_min + b_min))
        a_high: cython.longlong = smaller(a_max, (sum_max + gap_max) // 2)
        a_high = smaller(a_high, smaller(sum_max - b_min, gap_max + b_max))
        b_low: cython.longlong = larger(b_min, (sum_min - gap_max) // 2)
        b_low = larger(b_low, larger(sum_min - a_max, a_min - gap_max))
        b_high: cython.longlong = smaller(b_max, (sum_max - gap_min) // 2)
        b_high = smaller(b_high, smaller(sum_max - a_min, a_max - gap_min))
        sum_low: cython.longlong = larger(sum_min, a_min + b_min)
        sum_low = larger(sum_low, larger(2 * a_min - gap_max, gap_min + 2 * b_min))
        sum_high: cython.longlong = smaller(sum_max, a_max + b_max)
        sum_high = smaller(sum_high, smaller(2 * a_max - gap_min, gap_max + 2 * b_max))
        gap_low: cython.longlong = larger(gap_min, a_min - b_max)
        gap_low = larger(gap_low, larger(2 * a_min - sum_max, sum_min - 2 * b_max))
        gap_high: cython.longlong = smaller(gap_max, a_max - b_min)
        gap_high = smaller(gap_high, smaller(2 * a_max - sum_min, sum_max - 2 * b_min))
        # Once around: where neighbouring sides cross.
        east[0], north[0] = a_high, sum_high - a_high
        east[1], north[1] = sum_high - b_high, b_high
        east[2], north[2] = gap_low + b_high, b_high
        east[3], north[3] = a_low, a_low - gap_low
        east[4], north[4] = a_low, sum_low - a_low
        east[5], north[5] = sum_low - b_low, b_low
        east[6], north[6] = gap_high + b_low, b_low
        east[7], north[7] = a_high, a_high - gap_high
        steepest: cython.longlong = larger(larger(sum_high, -sum_low), larger(gap_high, -gap_low))
        planes: cython.int = 0
        i: cython.int
        before: cython.int = 7
        self.a = self.b = 0
        for i in range(8):
            # |a| + |b| is the largest of ±(a + b) and ±(a - b).
            if larger(size(east[i] + north[i]), size(east[i] - north[i])) == steepest and (
                east[i] != east[before] or north[i] != north[before]
            ):
                self.a += east[i]
                self.b += north[i]
                planes += 1
            before = i
        if planes == 0:  # one plane only: the octagon is a point
            self.a, self.b = east[0], north[0]
            planes = 1
        return planes

    @cython.cfunc
    def _reduce(self):
        """Bring the plane to lowest terms."""
        common: cython.longlong = divisor(divisor(self.d, self.c), divisor(size(self.a), size(self.b)))
        self.a = self.a // common  # exact, so that rounding, which C does another way, plays no part
        self.b = self.b // common
        self.c = self.c // common
        self.d = self.d // common


def resting_plane(heights: Sequence[Fraction]) -> tuple[Fraction, Fraction, Fraction]:
    """The plane a, b, c that a tile takes over these nine bounds, which stand by u, then v."""
    settler: Settler = Settler()
    i: cython.int
    settler.begin()
    fine: cython.bint = all(settler.refine(height.denominator) for height in heights)
    for i in range(9):
        settler.heights[i] = int(heights[i] * settler.unit)
    if not (fine and settler.rest()):
        raise OverflowError(TOO_FINE)
    return Fraction(settler.a, settler.d), Fraction(settler.b, settler.d), Fraction(settler.c, settler.d)


@cython.cfunc
@cython.inline
def larger(a: cython.longlong, b: cython.longlong) -> cython.longlong:
    return a if a > b else b


@cython.cfunc
@cython.inline
def smaller(a: cython.longlong, b: cython.longlong) -> cython.longlong:
    return a if a < b else b


@cython.cfunc
@cython.inline
def size(a: cython.longlong) -> cython.longlong:
    return a if a >= 0 else -a


@cython.cfunc
def divisor(a: cython.longlong, b: cython.longlong) -> cython.longlong:
    """The greatest common divisor of two numbers that are not negative."""
    if not cython.compiled:
        return gcd(a, b)
    rest: cython.longlong
    while b:
        rest = a % b
        a = b
        b = rest
    return a
