"""Parses `--origin`, the origin of web pages that may use the server besides its own."""

from __future__ import annotations

import re
from ipaddress import ip_address
from urllib.parse import urlsplit

from quakeboard.core.errors import BadOptions, Reason

DEFAULT_PORTS = {"http": 80, "https": 443}

BAD_ORIGIN = Reason(
    "bad-origin",
    "server",
    "An origin is a scheme, a host and perhaps a port, like https://play.example.org; “{origin}” is not.",
)

_HOST = re.compile(r"[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?")


def read_origin(text: str) -> str:
    """The origin as browsers send it, without its default port; raises `BadOptions`."""
    try:
        parts = urlsplit(text)
        host, port = _read_host(parts.hostname or ""), parts.port
    except ValueError:  # UnicodeError too
        raise BadOptions(BAD_ORIGIN, origin=text[:80]) from None
    shown = host if port in (None, DEFAULT_PORTS.get(parts.scheme)) else f"{host}:{port}"
    has_more = parts.path not in ("", "/") or not parts.scheme or any(mark in text for mark in "@?#\\")
    if has_more or not text.isprintable() or " " in text:
        raise BadOptions(BAD_ORIGIN, origin=text[:80])
    return f"{parts.scheme}://{shown}"


def _read_host(host: str) -> str:
    """A host as browsers write it; raises `ValueError`."""
    if ":" in host:
        return f"[{ip_address(host)}]"
    ascii_host = host.encode("idna").decode().lower()
    if not _HOST.fullmatch(ascii_host):
        raise ValueError(host)
    return ascii_host
