"""The secret that a client of a test asks for in exchange for a link."""

from __future__ import annotations

from hashlib import sha256


def own_secret(token: str) -> str:
    """A secret for this link, the same whenever it is opened."""
    return sha256(f"exchanged for {token}".encode("utf-8", "replace")).hexdigest()
