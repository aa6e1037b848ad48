"""Secret tokens: whoever has one may play a seat. Only their SHA-256 is stored: no store can leak one."""

from __future__ import annotations

from hashlib import sha256
from secrets import choice, token_urlsafe

SHORTEST_TOKEN = 32
LONGEST_TOKEN = 128
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_LENGTH = 12


def new_token() -> str:
    """A secret that nobody can guess."""
    return token_urlsafe(32)


def digest(token: str) -> bytes:
    """What is stored of a token. Finding it again by this compares no secrets, so that time tells nothing."""
    return sha256(token.encode()).digest()


def new_table_id() -> str:
    """A name for a table that can be read aloud and hardly be guessed."""
    return "".join(choice(_LETTERS) for _ in range(_LENGTH))
