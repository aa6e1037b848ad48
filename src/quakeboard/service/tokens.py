"""Secret tokens that open seats. Only their SHA-256 is stored, so that no store can leak one."""

from __future__ import annotations

from hashlib import sha256
from secrets import choice, token_urlsafe

MIN_TOKEN_LENGTH = 32
MAX_TOKEN_LENGTH = 128
_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
_TABLE_ID_LENGTH = 12


def new_token() -> str:
    """A secret that cannot be guessed."""
    return token_urlsafe(32)


def digest(token: str) -> bytes:
    """The stored digest of a token. Looking it up compares no secrets, so timing reveals nothing."""
    return sha256(token.encode()).digest()


def new_table_id() -> str:
    """A table id that can be read aloud and hardly be guessed."""
    return "".join(choice(_ALPHABET) for _ in range(_TABLE_ID_LENGTH))
