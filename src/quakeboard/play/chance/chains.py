"""Hash chains: secrets that are fixed before a game and revealed one by one (docs/adr/0021)."""

from __future__ import annotations

import hmac
from hashlib import sha256
from secrets import token_bytes

LENGTH = 1024
"""How many links a chain has."""
LINK_BYTES = 32
STRIDE = 64  # links between two that are kept in memory

_LINK = b"quakeboard link\n"
_SERVER = b"quakeboard chain\n"


class HashChain:
    """The links of one participant, made from a secret root."""

    __slots__ = ("_kept",)

    def __init__(self, root: bytes) -> None:
        self._kept = [root]
        """Every so many links, from the last one down to the end."""
        for _ in range(LENGTH // STRIDE):
            self._kept.append(hashed(self._kept[-1], STRIDE))

    @classmethod
    def fresh(cls) -> HashChain:
        """A chain that cannot be guessed."""
        return cls(token_bytes(LINK_BYTES))

    @property
    def end(self) -> bytes:
        """What is published before the first link is used."""
        return self._kept[-1]

    def link(self, number: int) -> bytes:
        """The link that answers the question with this number, counted from 1."""
        above, steps = divmod(LENGTH - number, STRIDE)
        return hashed(self._kept[above], steps)


def server_chain(seed: bytes, number: int) -> HashChain:
    """The server's chain with this number, counted from 0."""
    return HashChain(hmac.digest(seed, _SERVER + number.to_bytes(8, "big"), "sha256"))


def hashed(link: bytes, times: int) -> bytes:
    """The link so many places before this one."""
    for _ in range(times):
        link = sha256(_LINK + link).digest()
    return link
