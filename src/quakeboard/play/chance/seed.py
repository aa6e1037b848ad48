"""Chance from a seed that one host holds: it cannot change a draw, but it can compute all of them.

Before the first action the host commits to a secret seed by publishing its SHA-256. Participants may add
nonces. The n-th chance action of a game is drawn from

    HMAC-SHA256(key = seed, message = nonces ‖ n ‖ attempt)

where a nonce is written as its length (4 bytes) and its UTF-8 text, a missing one as an empty text, and n
and attempt as 8 bytes each, all numbers big-endian, n and attempt counted from 0. The 256 bits are a whole
number x. With the odds as fractions over their least common denominator D, x is used if it is below the
largest multiple of D, otherwise the next attempt is; x mod D falls into the share of exactly one outcome, the
outcomes standing in their canonical order. So the odds are exact, and the same seed deals the same tiles
however the game is played, because n counts chance actions only.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from secrets import token_bytes

from quakeboard.core.errors import QuakeboardError, Reason
from quakeboard.play.chance.uniform import pick

SEED_BYTES = 32
LONGEST_NONCE = 200

BAD_SEED = Reason("bad-seed", "chance", "A seed is 64 hexadecimal digits.")
BAD_NONCE = Reason("bad-nonce", "chance", "A word is a text of at most {longest} characters.")


class BadChance(QuakeboardError):
    """A seed or nonce that cannot be used."""


def check_nonce(nonce: str) -> None:
    """Refuse a nonce that is too long."""
    if len(nonce) > LONGEST_NONCE:
        raise BadChance(BAD_NONCE, longest=LONGEST_NONCE)


class Chance:
    """Draws chance actions from a secret seed, which only `reveal` shows."""

    def __init__(self, seed: bytes, nonces: Sequence[str] = (), drawn: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise BadChance(BAD_SEED)
        for nonce in nonces:
            check_nonce(nonce)
        self._seed = seed
        self.nonces = tuple(nonces)
        self.drawn = drawn
        """How many chance actions have been drawn so far."""

    @classmethod
    def fresh(cls, nonces: Sequence[str] = ()) -> Chance:
        """Chance from a seed that cannot be guessed."""
        return cls(token_bytes(SEED_BYTES), nonces)

    @classmethod
    def from_text(cls, text: str, nonces: Sequence[str] = ()) -> Chance:
        """Chance from a number or word that a person chose, for games to be repeated."""
        return cls(sha256(b"quakeboard " + text.encode()).digest(), nonces)

    @classmethod
    def from_hex(cls, seed: str, nonces: Sequence[str] = (), drawn: int = 0) -> Chance:
        """Chance from a seed that was saved or published; raises `BadChance`."""
        try:
            return cls(bytes.fromhex(seed), nonces, drawn)
        except ValueError:
            raise BadChance(BAD_SEED) from None

    @property
    def commitment(self) -> str:
        """What is published before the first action: SHA-256 of the seed."""
        return sha256(self._seed).hexdigest()

    def reveal(self) -> str:
        """The seed, to be published when the game is over."""
        return self._seed.hex()

    def draw(self, weights: Sequence[int]) -> int:
        """The index of the next chance action, as likely as its weight."""
        nonces = b"".join(_length_prefixed(nonce) for nonce in self.nonces)
        index = pick(weights, self._seed, nonces + self.drawn.to_bytes(8, "big"))
        self.drawn += 1
        return index

    def skip(self, draws: int) -> None:
        """Leave out draws that were not made from this seed."""
        self.drawn += draws

    def __repr__(self) -> str:
        return f"Chance(commitment={self.commitment[:12]}…, drawn={self.drawn})"


def _length_prefixed(nonce: str) -> bytes:
    text = nonce.encode()
    return len(text).to_bytes(4, "big") + text
