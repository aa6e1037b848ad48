"""Connections to public addresses only, so that nobody reaches what only this machine can reach."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

import httpcore

from quakeboard.core.errors import QuakeboardError, Reason

BAD_WEBHOOK = Reason(
    "bad-hook", "tables", "Notices go to http:// or https:// addresses only; with ntfy that of a topic."
)
PRIVATE_WEBHOOK = Reason("private-hook", "tables", "Notices do not go to private addresses.")


MAX_URL_LENGTH = 500
MAX_ENDPOINT_LENGTH = 1000  # of a push service, which chooses it


class BadWebhook(QuakeboardError):
    """This URL cannot be a webhook."""


class PublicAddressBackend(httpcore.AsyncNetworkBackend):
    """A network backend that connects to public addresses only, and to the very address it checked."""

    def __init__(self, *, allow_private: bool) -> None:
        self.allow_private = allow_private
        self._backend = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except OSError as error:
            raise httpcore.ConnectError(str(error)) from error
        addresses = [str(address[0]) for *_, address in found]
        if not addresses:
            raise httpcore.ConnectError("no address")
        if not self.allow_private and not all(is_public(address) for address in addresses):
            raise BadWebhook(PRIVATE_WEBHOOK)
        return await self._backend.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def connect_unix_socket(
        self, path: str, timeout: float | None = None, socket_options: Iterable[Any] | None = None
    ) -> httpcore.AsyncNetworkStream:
        raise BadWebhook(PRIVATE_WEBHOOK)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


def check_url(url: str, *, allow_private: bool, max_length: int = MAX_URL_LENGTH) -> None:
    """Refuse a bad or literally private URL, without resolving its host; raises `BadWebhook`."""
    try:
        parts = urlsplit(url)
        is_valid = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        raise BadWebhook(BAD_WEBHOOK) from None
    if not is_valid or len(url) > max_length or not url.isascii() or not url.isprintable() or " " in url:
        raise BadWebhook(BAD_WEBHOOK)
    if not allow_private and is_literally_private(str(parts.hostname)):
        raise BadWebhook(PRIVATE_WEBHOOK)


def is_literally_private(host: str) -> bool:
    """Whether a host is a private IP address in any spelling, or localhost."""
    if host.rstrip(".").rpartition(".")[2] == "localhost":
        return True
    try:
        return not is_public(socket.inet_ntoa(socket.inet_aton(host)))  # 127.1, 0x7f000001, 2130706433 …
    except (OSError, UnicodeError):
        pass
    try:
        return not is_public(host)
    except ValueError:
        return False  # a host name: `PublicAddressBackend` resolves it


def is_public(host: str) -> bool:
    """Whether an IP address is globally routable and no tunnel to an IPv4 address."""
    address = ipaddress.ip_address(host.split("%", 1)[0])
    if isinstance(address, ipaddress.IPv6Address):
        return (
            address in _GLOBAL_UNICAST and address.is_global and not any(address in part for part in _TUNNELS)
        )
    return address.is_global and not address.is_multicast


_GLOBAL_UNICAST = ipaddress.IPv6Network("2000::/3")
_TUNNELS = (ipaddress.IPv6Network("2001::/32"), ipaddress.IPv6Network("2002::/16"))
"""Teredo and 6to4: they embed IPv4 addresses, which may be private."""
