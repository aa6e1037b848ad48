"""Parses `--contact`, whom push services may ask about the server."""

from __future__ import annotations

from quakeboard.core.errors import BadOptions, Reason

MAX_LENGTH = 200

BAD_CONTACT = Reason(
    "bad-contact",
    "server",
    "Whom push services may ask is an address that begins with mailto: or https://; “{contact}” does not.",
)


def read_contact(text: str) -> str:
    """The contact as push services expect it, or none; raises `BadOptions`."""
    is_address = text.startswith(("mailto:", "https://")) and text.isascii() and text.isprintable()
    if text and not (is_address and " " not in text and len(text) <= MAX_LENGTH):
        raise BadOptions(BAD_CONTACT, contact=text[:80])
    return text
