"""Announces to the world outside that somebody is asked: a JSON POST to the address that a table has set.

A table could be used to reach what only this machine can reach. So an address is looked up once, refused if
any of its numbers is private, and the request goes to the number that was checked. Redirects are not
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

LONGEST_URL = 500
SECONDS = 10.0
PAUSES = (0.0, 2.0, 15.0, 90.0)
"""Seconds before each attempt."""
MOST_WAITING = 1000
MOST_REMEMBERED, REMEMBERED_SECONDS = 20_000, 10.0

BAD_HOOK = Reason("bad-hook", "tables", "Turns can be announced to http:// or https:// addresses only.")
PRIVATE_HOOK = Reason("private-hook", "tables", "Turns are not announced to private addresses.")


class BadHook(QuakeboardError):
    """Turns cannot be announced there."""


class Hooks:
    """Announcements of turns, on their way."""

    def __init__(self, store: Store, *, private: bool = False, pauses: tuple[float, ...] = PAUSES) -> None:
        self.store = store
        self.private = private
        self.pauses = pauses
        self._tasks: set[asyncio.Task[None]] = set()
        self._none_at: dict[str, float] = {}
        """Tables that have set no address, and until when that need not be asked again."""
        self._pool = httpcore.AsyncConnectionPool(network_backend=Guard(private=private))

    def check(self, url: str) -> None:
        """Refuse what can be refused without asking the net."""
        try:
            parts = urlsplit(url)
            fits = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
        except ValueError:
            raise BadHook(BAD_HOOK) from None
        if not fits or len(url) > LONGEST_URL or not url.isascii() or not url.isprintable() or " " in url:
            raise BadHook(BAD_HOOK)
        if not self.private and _is_plainly_private(str(parts.hostname)):
            raise BadHook(PRIVATE_HOOK)

    async def set(self, table: str, url: str | None) -> None:
        """Announce the turns of a table there from now on; raises `BadHook`."""
        if url is not None:
            self.check(url)
        await self.store.set_hook(table, url)
        self._none_at.pop(table, None)

    def announce(self, table: Table, seat: int) -> None:
        """Tell that this seat is asked; soon, and without holding anybody up."""
        if len(self._tasks) >= MOST_WAITING or self._none_at.get(table.id, 0.0) > monotonic():
            return
        news = {
            "table": table.id,
            "game": table.head.set_up.game,
            "seat": seat,
            "name": table.names[seat],
            "moves": len(table.moves),
        }
        task = asyncio.create_task(self._announce(table.id, news))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _announce(self, table: str, news: dict[str, Any]) -> None:
        try:
            url = await self.store.hook(table)
        except StoreUnavailable:
            return
        if url is None:
            if len(self._none_at) >= MOST_REMEMBERED:
                self._none_at.clear()
            self._none_at[table] = monotonic() + REMEMBERED_SECONDS
            return
        for pause in self.pauses:
            await asyncio.sleep(pause)
            if await self._post(table, url, msgspec.json.encode(news)):
                return
        log.warning("a turn could not be announced", extra={"table": table})

    async def _post(self, table: str, url: str, content: bytes) -> bool:
        """Whether there is no use in trying again."""
        limits = {"connect": SECONDS, "read": SECONDS, "write": SECONDS, "pool": SECONDS}
        headers = [("content-type", "application/json"), ("user-agent", "quakeboard")]
        try:
            async with (
                asyncio.timeout(2 * SECONDS),
                self._pool.stream(
                    "POST", url, headers=headers, content=content, extensions={"timeout": limits}
                ) as answer,
            ):  # what else it says is of no interest, and might never end
                return answer.status < 500 and answer.status != 429
        except BadHook:
            log.warning("a turn was not announced to a private address", extra={"table": table})
            return True
        except (
            httpcore.NetworkError,
            httpcore.TimeoutException,
            httpcore.ProtocolError,
            httpcore.UnsupportedProtocol,
            OSError,  # a timeout, too
        ):
            return False

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._pool.aclose()


class Guard(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only, and to the very number that was checked."""

    def __init__(self, *, private: bool) -> None:
        self.private = private
        self._net = httpcore.AnyIOBackend()

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
        numbers = [str(address[0]) for *_, address in found]
        if not numbers:
            raise httpcore.ConnectError("no address")
        if not self.private and not all(is_public(number) for number in numbers):
            raise BadHook(PRIVATE_HOOK)
        return await self._net.connect_tcp(numbers[0], port, timeout, local_address, socket_options)

    async def connect_unix_socket(
        self, path: str, timeout: float | None = None, socket_options: Iterable[Any] | None = None
    ) -> httpcore.AsyncNetworkStream:
        raise BadHook(PRIVATE_HOOK)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


def _is_plainly_private(host: str) -> bool:
    """Whether a host is a private number, however it is spelled, or this machine by its own name."""
    if host.rstrip(".").rpartition(".")[2] == "localhost":
        return True
    try:
        return not is_public(socket.inet_ntoa(socket.inet_aton(host)))  # 127.1, 0x7f000001, 2130706433 …
    except (OSError, UnicodeError):
        pass
    try:
        return not is_public(host)
    except ValueError:
        return False  # a name: see `Guard`


def is_public(number: str) -> bool:
    """Whether an IP address is one that all the world can reach, and that holds no other address."""
    address = ipaddress.ip_address(number.split("%", 1)[0])
    if isinstance(address, ipaddress.IPv6Address):
        return address in _WORLD and address.is_global and not any(address in part for part in _TUNNELS)
    return address.is_global and not address.is_multicast


_WORLD = ipaddress.IPv6Network("2000::/3")
_TUNNELS = (ipaddress.IPv6Network("2001::/32"), ipaddress.IPv6Network("2002::/16"))
"""They hold IPv4 addresses, which may be private."""
