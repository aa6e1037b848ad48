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
from typing import Any
from urllib.parse import urlsplit

import httpcore
import msgspec

from quakeboard.rules.game import QuakeboardError, Reason
from quakeboard.service.store import Store, StoreUnavailable
from quakeboard.service.table import Table

log = logging.getLogger("quakeboard")

LONGEST_URL = 500
SECONDS = 10.0
PAUSES = (0.0, 2.0, 15.0, 90.0)
"""Seconds before each attempt."""
MOST_WAITING = 1000

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
        self._pool = httpcore.AsyncConnectionPool(network_backend=Guard(private=private))

    def check(self, url: str) -> None:
        """Refuse what can be refused without asking the net."""
        parts = urlsplit(url)
        if len(url) > LONGEST_URL or parts.scheme not in ("http", "https") or not parts.hostname:
            raise BadHook(BAD_HOOK)
        try:
            number = ipaddress.ip_address(parts.hostname)
        except ValueError:
            return
        if not self.private and not is_public(str(number)):
            raise BadHook(PRIVATE_HOOK)

    def announce(self, table: Table, seat: int) -> None:
        """Tell that this seat is asked; soon, and without holding anybody up."""
        if len(self._tasks) >= MOST_WAITING:
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
            return
        for pause in self.pauses:
            await asyncio.sleep(pause)
            if await self._post(url, msgspec.json.encode(news)):
                return
        log.warning("a turn could not be announced", extra={"table": table})

    async def _post(self, url: str, content: bytes) -> bool:
        """Whether there is no use in trying again."""
        limits = {"connect": SECONDS, "read": SECONDS, "write": SECONDS, "pool": SECONDS}
        headers = [("content-type", "application/json"), ("user-agent", "quakeboard")]
        try:
            answer = await self._pool.request(
                "POST", url, headers=headers, content=content, extensions={"timeout": limits}
            )
        except BadHook:
            return True
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, OSError):
            return False
        return answer.status < 500 and answer.status != 429

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


def is_public(number: str) -> bool:
    """Whether an IP address is one that all the world can reach."""
    address = ipaddress.ip_address(number.split("%", 1)[0])
    mapped = getattr(address, "ipv4_mapped", None)
    address = mapped or address
    return address.is_global and not address.is_multicast
