"""Base64 for URLs, without padding, as Web Push writes keys and tokens."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode


def encoded(content: bytes) -> str:
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The content of a text, with padding or without; raises `ValueError`."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
