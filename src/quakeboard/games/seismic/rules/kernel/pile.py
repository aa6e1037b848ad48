"""The hidden pile of Seismic in numbers: how many of each tile are unseen, and drawing one by the odds.

The pile is known only as far as a player can know it: what has not been turned up lies in the pile or,
unseen, in the box (ruling S5). `rules.pile` tells the exact odds; here a tile is drawn by them. Balance
deals a pile to each seat (ruling S19), The Big One hides the 6.0 at the bottom (ruling S14). This file is
Cython in pure-Python mode, compiled or run as plain Python, the same either way.
"""

from __future__ import annotations

import cython

from quakeboard.core.kernel.rng import Rng
from quakeboard.games.seismic.rules import pile
from quakeboard.games.seismic.rules.pieces import TILES

if not cython.compiled:
    from quakeboard.games.seismic.rules.kernel.constants import (
        FIRST_INTERSECTION,
        FIRST_QUAKE,
        JUNCTIONS,
        LARGEST_QUAKE,
        LOOSE,
        OWN,
        STRAIGHT,
        TIGHT,
    )

KINDS = len(TILES)

COUNTS = 44
"""How many counters there are: unseen tiles of each kind, each seat's pile, and the intersections in it."""


@cython.final
@cython.boundscheck(False)
@cython.cclass
class Pile:
    """What has not been turned up. Its fields are explained in pile.pxd."""

    def __init__(self, stock, store: cython.ushort[::1]) -> None:
        """All that this stock has; `store` is room for `COUNTS` numbers."""
        i: cython.Py_ssize_t
        self.stock = stock
        self.single_weights = stock.single_weights
        self.quake_weights = stock.quake_weights
        self.widths0, self.widths1, self.widths2 = stock.widths
        self.packet = stock.packet
        self.balance = stock.balance
        self.tiles = stock.pile
        self.boxed = stock.box
        self.set_up_draws = 0
        self.dealt = False
        self.straights = self.loose = self.tight = 0
        self.counts = store
        for i in range(KINDS):
            self.counts[i] = stock.counts[i]

    def load(self, tiles: int, boxed: int, set_up_draws: int, dealt: bool, counts: list[int]) -> None:
        """Become a pile of which this is known; `counts` is in the order of `numbers`."""
        i: cython.Py_ssize_t
        self.tiles, self.boxed, self.set_up_draws = tiles, boxed, set_up_draws
        self.dealt = dealt
        for i in range(COUNTS):
            self.counts[i] = counts[i]

    def numbers(self) -> list[int]:
        """The unseen tiles of each kind, then each seat's pile, then the intersections in it."""
        return [self.counts[i] for i in range(COUNTS)]

    # ------------------------------------------------------------------ copying

    @cython.cfunc
    def twin(self, store: cython.ushort[::1]) -> Pile:
        """An independent pile that is equal to this one, with a copy of its store."""
        found: Pile = Pile.__new__(Pile)
        found.stock = self.stock
        found.single_weights = self.single_weights
        found.quake_weights = self.quake_weights
        found.widths0 = self.widths0
        found.widths1 = self.widths1
        found.widths2 = self.widths2
        found.packet = self.packet
        found.balance = self.balance
        found.counts = store
        found.set_numbers(self)
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def set_numbers(self, other: Pile) -> cython.void:
        """Become equal to another pile of the same stock, but for the store."""
        self.tiles = other.tiles
        self.boxed = other.boxed
        self.set_up_draws = other.set_up_draws
        self.dealt = other.dealt
        self.straights = self.loose = self.tight = 0

    # ------------------------------------------------------------------ what is known

    @cython.cfunc
    @cython.exceptval(check=False)
    def unseen_of(self, tile: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """How many tiles of this kind have not been turned up."""
        return self.counts[tile]

    def unseen(self) -> list[int]:
        """For each kind of tile, how many have not been turned up."""
        return [self.counts[tile] for tile in range(KINDS)]

    @cython.cfunc
    @cython.exceptval(check=False)
    def own(self, seat: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """Balance: how many tiles the seat's own pile holds."""
        return self.counts[OWN + seat]

    @cython.cfunc
    @cython.exceptval(check=False)
    def junctions_of(self, seat: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """Balance: how many of these are dealt intersections."""
        return self.counts[JUNCTIONS + seat]

    @cython.cfunc
    @cython.exceptval(check=False)
    def supply(self, seat: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """How many tiles the seat can still draw."""
        return self.own(seat) if self.balance else self.tiles

    def slots(self, seat: int) -> pile.Slots:
        """The pile that the seat draws from, for the odds."""
        if not self.balance:
            return pile.Slots(self.tiles)
        if not self.dealt:
            return pile.Slots(self.tiles, without_quakes=True)
        return pile.Slots(self.own(seat), self.junctions_of(seat))

    def weights(self, seat: int) -> tuple[tuple[int, int], ...]:
        """The kinds that the seat may turn up next, each with its weight."""
        return pile.weights(self.stock, self.unseen(), self.boxed, self.slots(seat), self.set_up_draws)

    # ------------------------------------------------------------------ tiles leave it

    @cython.cfunc
    @cython.exceptval(check=False)
    def take(self, tile: cython.Py_ssize_t, seat: cython.Py_ssize_t) -> cython.void:
        """The seat turns up a tile, from its own pile once these are dealt."""
        self.counts[tile] -= 1
        self.tiles -= 1
        if self.dealt:
            self.counts[OWN + seat] -= 1
            if FIRST_INTERSECTION < tile and tile < FIRST_QUAKE:
                self.counts[JUNCTIONS + seat] -= 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def deal(self, seats: cython.Py_ssize_t) -> cython.void:
        """Balance: deal what is left into one pile a player, the intersections evenly (ruling S19)."""
        seat: cython.Py_ssize_t
        junctions: cython.Py_ssize_t = self._junctions()
        for seat in range(seats):
            self.counts[OWN + seat] = self.tiles // seats
            self.counts[JUNCTIONS + seat] = junctions // seats
        self.dealt = True

    @cython.cfunc
    @cython.exceptval(check=False)
    def _junctions(self) -> cython.Py_ssize_t:
        """How many of the intersections that Balance deals evenly, all but the +1, are unseen."""
        tile: cython.Py_ssize_t
        found: cython.Py_ssize_t = 0
        for tile in range(FIRST_INTERSECTION + 1, FIRST_QUAKE):
            found += self.counts[tile]
        return found

    # ------------------------------------------------------------------ drawing by the odds

    @cython.cfunc
    @cython.exceptval(check=False)
    def sample(self, seat: cython.Py_ssize_t, rng: Rng) -> cython.Py_ssize_t:
        """The tile that the seat turns up, as likely as the odds say."""
        tiles: cython.Py_ssize_t = self.tiles
        if self.dealt:
            tiles = self.own(seat)
            if rng.below(tiles) < self.junctions_of(seat):
                return self._sample_junction(rng)
        if self.packet and tiles <= self.packet and rng.below(tiles) < self.counts[LARGEST_QUAKE]:
            return LARGEST_QUAKE
        return self._sample_shuffled(rng)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _sample_shuffled(self, rng: Rng) -> cython.Py_ssize_t:
        """One of the tiles that are neither dealt intersections nor the 6.0 of The Big One.

        First it is decided what the box holds; every other such tile is then equally likely.
        """
        tiles: cython.Py_ssize_t = self.tiles
        last: cython.Py_ssize_t = FIRST_QUAKE
        tile: cython.Py_ssize_t
        k: cython.Py_ssize_t
        self._sample_box(rng)
        if self.packet:
            tiles -= self.counts[LARGEST_QUAKE]
        if self.balance:
            last = FIRST_INTERSECTION + 1
            tiles -= self._junctions()
            if not self.dealt:  # the set-up passes over quakes
                tiles -= self._mixed_quakes() - self._boxed_quakes()
        k = rng.below(tiles)
        for tile in range(3):
            k -= self.counts[tile] - self._boxed_single(tile)
            if k < 0:
                return tile
        for tile in range(3, last):
            k -= self.counts[tile]
            if k < 0:
                return tile
        return self._nth_quake(rng.below(self._mixed_quakes()))

    @cython.cfunc
    @cython.exceptval(check=False)
    def _sample_junction(self, rng: Rng) -> cython.Py_ssize_t:
        tile: cython.Py_ssize_t
        k: cython.Py_ssize_t = rng.below(self._junctions())
        for tile in range(FIRST_INTERSECTION + 1, FIRST_QUAKE):
            k -= self.counts[tile]
            if k < 0:
                return tile
        return -1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _nth_quake(self, k: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """The k-th unseen quake of the mix."""
        tile: cython.Py_ssize_t
        for tile in range(FIRST_QUAKE, LARGEST_QUAKE + 1):
            k -= self.counts[tile]
            if k < 0:
                return tile
        return -1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _mixed_quakes(self) -> cython.Py_ssize_t:
        """How many quakes of the mix are unseen; The Big One keeps the 6.0 out of it (ruling S14)."""
        tile: cython.Py_ssize_t
        quakes: cython.Py_ssize_t = 0
        for tile in range(FIRST_QUAKE, LARGEST_QUAKE if self.packet else LARGEST_QUAKE + 1):
            quakes += self.counts[tile]
        return quakes

    # ------------------------------------------------------------------ the box (ruling S5)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _boxed_quakes(self) -> cython.Py_ssize_t:
        """How many quakes the box holds if it holds the singles last sampled."""
        return self.boxed - self.straights - self.loose - self.tight

    @cython.cfunc
    @cython.exceptval(check=False)
    def _boxed_single(self, tile: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """How many of one of the first three kinds of tiles the box holds, as last sampled."""
        return self.straights if tile == STRAIGHT else self.loose if tile == LOOSE else self.tight

    @cython.cfunc
    @cython.exceptval(check=False)
    def _sample_box(self, rng: Rng) -> cython.void:
        """Choose how many straights, loose and tight curves the box holds, by the weights of the stock."""
        total: cython.longlong = 0
        k: cython.longlong = -1
        weight: cython.longlong
        a: cython.Py_ssize_t
        b: cython.Py_ssize_t
        c: cython.Py_ssize_t
        i: cython.Py_ssize_t
        self.straights = self.loose = self.tight = 0
        if self.boxed == 0:
            return
        # A row has eight weights, of which those that cannot be are 0.
        row0: cython.Py_ssize_t = self.counts[STRAIGHT] * 8
        row1: cython.Py_ssize_t = (64 + self.counts[LOOSE]) * 8
        row2: cython.Py_ssize_t = (128 + self.counts[TIGHT]) * 8
        row3: cython.Py_ssize_t = (self.set_up_draws * 16 + self._mixed_quakes()) * 16
        for i in range(2):
            for a in range(self.widths0):
                for b in range(self.widths1):
                    weight = self.single_weights[row0 + a] * self.single_weights[row1 + b]
                    if weight == 0:
                        continue
                    for c in range(self.widths2):
                        if i == 0:
                            total += (
                                weight * self.single_weights[row2 + c] * self.quake_weights[row3 + a + b + c]
                            )
                            continue
                        k -= weight * self.single_weights[row2 + c] * self.quake_weights[row3 + a + b + c]
                        if k < 0:
                            self.straights = a
                            self.loose = b
                            self.tight = c
                            return
            k = rng.below(total)

    @cython.cfunc
    @cython.exceptval(check=False)
    def settle(self, rng: Rng) -> cython.void:
        """Decide what the box holds and take it out of what is unseen: for playouts and searches only.

        Drawing from what is left then has, on the whole, the same odds as drawing tile by tile before.
        """
        if self.boxed == 0:
            return
        self._sample_box(rng)
        self.counts[STRAIGHT] -= self.straights
        self.counts[LOOSE] -= self.loose
        self.counts[TIGHT] -= self.tight
        for _ in range(self._boxed_quakes()):
            self.counts[self._nth_quake(rng.below(self._mixed_quakes()))] -= 1
        self.boxed = 0
        self.straights = self.loose = self.tight = 0
