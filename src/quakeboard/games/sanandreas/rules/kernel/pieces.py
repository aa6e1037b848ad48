"""The coins, pawns, dice and scores of San Andreas in numbers (rulings A4, A9 to A11, A13, A14).

A coin's number is 6 * seat + value; no two coins are the same, so a city is known by its coin. All coins are
kept openly here; `known` tells which of them all players may know. A place is a space of a tile, so that what
stands there goes with the tile: 4 * tile + quarter. This file is Cython in pure-Python mode, compiled or run
as plain Python, the same either way.
"""

from __future__ import annotations

from array import array

import cython

if not cython.compiled:
    from quakeboard.games.sanandreas.rules.kernel.constants import (
        DESTROYED,
        FIRST_PAWN,
        FIRST_PLACE,
        IN_HAND,
    )

SIZE = 160
"""The room for what stands on places, for 24 coins twice, and for four seats or pawns five times."""


@cython.final
@cython.boundscheck(False)
@cython.cclass
class Pieces:
    """Where the coins and pawns are, what the dice show, and the scores. See pieces.pxd for its fields."""

    def __init__(self, seats: int, closed: bool) -> None:
        """All coins in hand, all pawns in the supply."""
        seat: cython.Py_ssize_t
        self.seats = seats
        self.closed = closed
        self.known = self.city_count = self.pawn_count = 0
        self.store = array("i", bytes(4 * SIZE))
        self._slice_block()
        for seat in range(seats):
            self.hands[seat] = 6

    # ------------------------------------------------------------------ copying, writing and loading

    @cython.cfunc
    def _slice_block(self):
        """Let the arrays be slices of the one block that a copy copies."""
        self.block = self.store if cython.compiled else memoryview(self.store)
        self.held = self.block[0:92]
        self.where = self.block[92:116]
        self.cities = self.block[116:140]
        self.pawn_at = self.block[140:144]
        self.marked = self.block[144:148]
        self.hands = self.block[148:152]
        self.dice = self.block[152:156]
        self.scores = self.block[156:160]

    @cython.cfunc
    def twin(self) -> Pieces:
        """Independent pieces that are equal to these."""
        found: Pieces = Pieces.__new__(Pieces)
        found.seats = self.seats
        found.closed = self.closed
        found.store = self.store[:]
        found._slice_block()
        found._set_numbers(self)
        return found

    @cython.cfunc
    def become(self, other: Pieces):
        """Become equal to other pieces of the same game with as many seats."""
        self.block[:] = other.block
        self._set_numbers(other)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _set_numbers(self, other: Pieces) -> cython.void:
        self.known = other.known
        self.city_count = other.city_count
        self.pawn_count = other.pawn_count

    def numbers(self) -> list[int]:
        """Where each coin is, the dice, the scores, the cities as coins and the epicentres as
        4 * place + pawn: what `load` takes."""
        epicentres = []
        i: cython.Py_ssize_t
        for i in range(self.pawn_count):
            epicentres.append(4 * self.pawn_place(self.marked[i]) + self.marked[i])
        return list(self.where) + list(self.dice) + list(self.scores) + self.city_coins() + epicentres

    def load(self, known: int, city_count: int, numbers: list[int]) -> None:
        """Become pieces of which this is known; `numbers` is in the order of `numbers`."""
        i: cython.Py_ssize_t
        for i in range(SIZE):
            self.block[i] = 0
        self.known = known
        self.city_count = self.pawn_count = 0
        for i in range(24):
            self.where[i] = numbers[i]
        for i in range(4):
            self.dice[i] = numbers[24 + i]
            self.scores[i] = numbers[28 + i]
        for i in range(self.seats):
            self.hands[i] = 6 - self.destroyed_count(i)
        for coin in numbers[32 : 32 + city_count]:
            self.found(coin, numbers[coin] - FIRST_PLACE)
        for epicentre in numbers[32 + city_count :]:
            self.mark(epicentre % 4, epicentre // 4)

    # ------------------------------------------------------------------ coins (rulings A4, A14)

    @cython.cfunc
    @cython.exceptval(check=False)
    def is_in_hand(self, coin: cython.Py_ssize_t) -> cython.bint:
        return self.where[coin] == IN_HAND

    @cython.cfunc
    @cython.exceptval(check=False)
    def is_destroyed(self, coin: cython.Py_ssize_t) -> cython.bint:
        return self.where[coin] == DESTROYED

    @cython.cfunc
    @cython.exceptval(check=False)
    def is_city(self, coin: cython.Py_ssize_t) -> cython.bint:
        return self.where[coin] >= FIRST_PLACE

    @cython.cfunc
    @cython.exceptval(check=False)
    def is_known(self, coin: cython.Py_ssize_t) -> cython.bint:
        """Whether all may know where this coin is (ruling A14)."""
        return (self.known >> coin) & 1 != 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def reveal(self, coin: cython.Py_ssize_t) -> cython.void:
        """From now on all may know where this coin is (ruling A14)."""
        self.known |= 1 << coin

    @cython.boundscheck(True)
    def coins(self, seat: int, where: int) -> list[int]:
        """The values of the seat's coins in hand (`IN_HAND`) or destroyed (`DESTROYED`)."""
        return [value for value in range(6) if self.where[6 * seat + value] == where]

    @cython.cfunc
    @cython.exceptval(check=False)
    def nth_in_hand(self, seat: cython.Py_ssize_t, k: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """The value of the k-th coin in the seat's hand."""
        value: cython.Py_ssize_t = 0
        while True:
            if self.where[6 * seat + value] == IN_HAND:
                if k == 0:
                    return value
                k -= 1
            value += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def destroyed_count(self, seat: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """How many of the seat's coins are destroyed."""
        value: cython.Py_ssize_t
        found: cython.Py_ssize_t = 0
        for value in range(6):
            found += self.where[6 * seat + value] == DESTROYED
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def nth_destroyed(self, seat: cython.Py_ssize_t, k: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """The value of the seat's k-th destroyed coin."""
        value: cython.Py_ssize_t = 0
        while True:
            if self.where[6 * seat + value] == DESTROYED:
                if k == 0:
                    return value
                k -= 1
            value += 1

    # ------------------------------------------------------------------ cities (rulings A9, A11, A13)

    def city_coins(self) -> list[int]:
        """The coins of the cities on the board, in the order of founding."""
        return list(self.cities[: self.city_count])

    @cython.cfunc
    @cython.exceptval(check=False)
    def city_place(self, coin: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """The place of the city with this coin."""
        return self.where[coin] - FIRST_PLACE

    @cython.cfunc
    @cython.exceptval(check=False)
    def found(self, coin: cython.Py_ssize_t, place: cython.Py_ssize_t) -> cython.void:
        """A coin leaves its seat's hand for a city."""
        self.hands[coin // 6] -= 1
        self.held[place] = 1 + coin
        self.where[coin] = FIRST_PLACE + place
        self.cities[self.city_count] = coin
        self.city_count += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def destroy(self, index: cython.Py_ssize_t) -> cython.void:
        """Remove the city that stands there among `cities`; its coin is known to all, unless lost coins stay
        closed (ruling A14)."""
        coin: cython.Py_ssize_t = self.cities[index]
        self.held[self.city_place(coin)] = 0
        self.where[coin] = DESTROYED
        if not self.closed:
            self.reveal(coin)
        self.city_count -= 1
        while index < self.city_count:
            self.cities[index] = self.cities[index + 1]
            index += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def swap(self, null: cython.Py_ssize_t, coin: cython.Py_ssize_t) -> cython.void:
        """The null joins the destroyed coins, and a destroyed coin takes its city (ruling A13)."""
        i: cython.Py_ssize_t = 0
        self.where[coin] = self.where[null]
        self.where[null] = DESTROYED
        self.held[self.city_place(coin)] = 1 + coin
        while self.cities[i] != null:
            i += 1
        self.cities[i] = coin

    # ------------------------------------------------------------------ pawns (rulings A10, A11)

    @cython.cfunc
    @cython.exceptval(check=False)
    def is_supplied(self, pawn: cython.Py_ssize_t) -> cython.bint:
        """Whether the pawn is in the supply."""
        return self.pawn_at[pawn] == 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def nth_supplied(self, k: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """The k-th pawn of the supply."""
        pawn: cython.Py_ssize_t = 0
        while k or self.pawn_at[pawn]:
            k -= self.pawn_at[pawn] == 0
            pawn += 1
        return pawn

    @cython.cfunc
    @cython.exceptval(check=False)
    def pawn_place(self, pawn: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """The place of a pawn that is on the board."""
        return self.pawn_at[pawn] - 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def mark(self, pawn: cython.Py_ssize_t, place: cython.Py_ssize_t) -> cython.void:
        """A pawn leaves the supply for an epicentre."""
        self.held[place] = FIRST_PAWN + pawn
        self.pawn_at[pawn] = 1 + place
        self.marked[self.pawn_count] = pawn
        self.pawn_count += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def lift(self, pawn: cython.Py_ssize_t) -> cython.void:
        """The pawn goes back to the supply."""
        i: cython.Py_ssize_t = 0
        self.held[self.pawn_place(pawn)] = 0
        self.pawn_at[pawn] = 0
        self.pawn_count -= 1
        while self.marked[i] != pawn:
            i += 1
        while i < self.pawn_count:
            self.marked[i] = self.marked[i + 1]
            i += 1

    # ------------------------------------------------------------------ dice (ruling A11)

    @cython.cfunc
    @cython.exceptval(check=False)
    def roll(self, roll: cython.Py_ssize_t) -> cython.void:
        """The four dice show the roll with this number: see `actions`."""
        self.dice[0] = roll // 216
        self.dice[1] = roll // 36 % 6
        self.dice[2] = roll // 6 % 6
        self.dice[3] = roll % 6

    @cython.cfunc
    @cython.exceptval(check=False)
    def is_open(self, pawn: cython.Py_ssize_t) -> cython.bint:
        """Whether this pawn's die is still to be resolved."""
        return self.pawn_at[pawn] != 0 and self.dice[pawn] != 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def open_count(self) -> cython.Py_ssize_t:
        """How many dice are still to be resolved."""
        pawn: cython.Py_ssize_t
        found: cython.Py_ssize_t = 0
        for pawn in range(4):
            found += self.is_open(pawn)
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def nth_open(self, k: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """The pawn of the k-th die that is still to be resolved."""
        pawn: cython.Py_ssize_t = 0
        while k or not self.is_open(pawn):
            k -= self.is_open(pawn)
            pawn += 1
        return pawn
