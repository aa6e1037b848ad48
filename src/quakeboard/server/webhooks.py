"""Webhooks: a JSON POST to the URL of a table whenever it is a person's turn.

A webhook could be used to reach what only this machine can reach. So a host name is resolved once, refused if
any of its addresses is private, and the request goes to an address that was checked. Redirects are not
followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
from collections.abc import Iterable
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

import httpcore
import msgspec

from quakeboard.core.errors import QuakeboardError, Reason
from quakeboard.service.store import Store, StoreUnavailable
from quakeboard.service.table import Table

log = logging.getLogger("quakeboard")

MAX_URL_LENGTH = 500
TIMEOUT_SECONDS = 10.0
RETRY_DELAYS = (0.0, 2.0, 15.0, 90.0)
"""Seconds before each attempt; the first is made at once."""
MAX_PENDING_WEBHOOKS = 1000
MAX_KNOWN_UNSET, KNOWN_UNSET_SECONDS = 20_000, 10.0

BAD_WEBHOOK = Reason("bad-hook", "tables", "Turns can be announced to http:// or https:// addresses only.")
PRIVATE_WEBHOOK = Reason("private-hook", "tables", "Turns are not announced to private addresses.")


class BadWebhook(QuakeboardError):
    """This URL cannot be a webhook."""


class Webhooks:
    """The webhooks of all tables, and their pending deliveries."""

    def __init__(
        self, store: Store, *, allow_private: bool = False, retry_delays: tuple[float, ...] = RETRY_DELAYS
    ) -> None:
        self.store = store
        self.allow_private = allow_private
        self.retry_delays = retry_delays
        self._tasks: set[asyncio.Task[None]] = set()
        self._known_unset: dict[str, float] = {}
        """Tables without a webhook, and until when the store need not be asked again."""
        self._pool = httpcore.AsyncConnectionPool(
            network_backend=PublicAddressBackend(allow_private=allow_private)
        )

    def check(self, url: str) -> None:
        """Refuse a bad or literally private URL, without resolving its host."""
        try:
            parts = urlsplit(url)
            is_valid = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
        except ValueError:
            raise BadWebhook(BAD_WEBHOOK) from None
        if (
            not is_valid
            or len(url) > MAX_URL_LENGTH
            or not url.isascii()
            or not url.isprintable()
            or " " in url
        ):
            raise BadWebhook(BAD_WEBHOOK)
        if not self.allow_private and _is_literally_private(str(parts.hostname)):
            raise BadWebhook(PRIVATE_WEBHOOK)

    async def set(self, table: str, url: str | None) -> None:
        """Set or remove the webhook of a table; raises `BadWebhook`."""
        if url is not None:
            self.check(url)
        await self.store.set_webhook(table, url)
        self._known_unset.pop(table, None)

    def notify_turn(self, table: Table, seat: int) -> None:
        """Start the delivery of a turn in the background."""
        if len(self._tasks) >= MAX_PENDING_WEBHOOKS or self._known_unset.get(table.id, 0.0) > monotonic():
            return
        payload = {
            "table": table.id,
            "game": table.head.set_up.game,
            "seat": seat,
            "name": table.names[seat],
            "moves": len(table.moves),
        }
        task = asyncio.create_task(self._deliver(table.id, payload))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _deliver(self, table: str, payload: dict[str, Any]) -> None:
        try:
            url = await self.store.webhook(table)
        except StoreUnavailable:
            return
        if url is None:
            if len(self._known_unset) >= MAX_KNOWN_UNSET:
                self._known_unset.clear()
            self._known_unset[table] = monotonic() + KNOWN_UNSET_SECONDS
            return
        for delay in self.retry_delays:
            await asyncio.sleep(delay)
            if await self._post(table, url, msgspec.json.encode(payload)):
                return
        log.warning("a webhook could not be delivered", extra={"table": table})

    async def _post(self, table: str, url: str, content: bytes) -> bool:
        """Send one request; False if it is worth another attempt."""
        limits = {
            "connect": TIMEOUT_SECONDS,
            "read": TIMEOUT_SECONDS,
            "write": TIMEOUT_SECONDS,
            "pool": TIMEOUT_SECONDS,
        }
        headers = [("content-type", "application/json"), ("user-agent", "quakeboard")]
        try:
            async with (
                asyncio.timeout(2 * TIMEOUT_SECONDS),
                self._pool.stream(
                    "POST", url, headers=headers, content=content, extensions={"timeout": limits}
                ) as answer,
            ):  # the body is not read: it might never end
                return answer.status < 500 and answer.status != 429
        except BadWebhook:
            log.warning("a webhook to a private address was refused", extra={"table": table})
            return True
        except (
            httpcore.NetworkError,
            httpcore.TimeoutException,
            httpcore.ProtocolError,
            httpcore.UnsupportedProtocol,
            OSError,  # timeouts too
        ):
            return False

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._pool.aclose()


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


def _is_literally_private(host: str) -> bool:
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
