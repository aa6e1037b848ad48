"""A fast random number generator for playouts, the same whether compiled or not.

The rules never make one: it is passed in by the caller. Marsaglia's xorwow, on five 32-bit words and
a counter; every intermediate stays below 2**63. Games that people play never use it: see `play.chance`.
"""

from __future__ import annotations

from hashlib import sha256

import cython

WORD = 0xFFFFFFFF  # the largest number of 32 bits
HALF = 0x80000000
TOP = 0x4000000000000000


@cython.final
@cython.cclass
class Rng:
    """Random whole numbers, reproducible from a seed."""

    def __init__(self, seed: int | str) -> None:
        digest = sha256(str(seed).encode()).digest()
        words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 24, 4)]
        self.a, self.b, self.c, self.d, self.e, self.counter = words
        self.a |= 1  # all zeros would stay zeros

    @cython.cfunc
    @cython.exceptval(check=False)
    def word(self) -> cython.longlong:
        """The next 32 bits."""
        t: cython.longlong = self.a ^ (self.a >> 2)
        self.a = self.b
        self.b = self.c
        self.c = self.d
        self.d = self.e
        self.e = (self.e ^ (self.e << 4) ^ t ^ (t << 1)) & WORD
        self.counter = (self.counter + 362437) & WORD
        return (self.e + self.counter) & WORD

    @cython.ccall
    @cython.exceptval(check=False)
    def below(self, n: cython.longlong) -> cython.longlong:
        """A number from 0 to n - 1, each equally likely; n is at least 1 and at most 2**62."""
        product: cython.longlong
        threshold: cython.longlong
        if n < HALF:
            # Lemire's multiplication: the low half says when to try again, so that nothing is favoured.
            product = self.word() * n
            if (product & WORD) < n:
                threshold = (WORD + 1 - n) % n
                while (product & WORD) < threshold:
                    product = self.word() * n
            return product >> 32
        limit: cython.longlong = TOP - TOP % n
        while True:
            product = (self.word() << 30) | (self.word() >> 2)
            if product < limit:
                return product % n
