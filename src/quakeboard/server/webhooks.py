"""Webhooks: a JSON POST to the URL of a table whenever it is a person's turn.

A webhook could be used to reach what only this machine can reach. So a host name is resolved once, refused if
any of its addresses is private, and the request goes to an address that was checked. Redirects are not
followed. A target that does not answer holds up nobody else: requests share a bounded number of slots by host
and table, a table has one delivery at a time, and a delivery that waits for its next attempt has no slot.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any, Literal, TypeAlias
from urllib.parse import urlsplit

import httpcore
import msgspec

from quakeboard.server.public_addresses import (
    BAD_WEBHOOK,
    PRIVATE_WEBHOOK,
    BadWebhook,
    PublicAddressBackend,
    is_literally_private,
)
from quakeboard.service.fair_scheduling import Path, ShareRules
from quakeboard.service.fair_slots import FairSlots
from quakeboard.service.scheduler import TurnKind
from quakeboard.service.store import Store, StoreUnavailable
from quakeboard.service.table import Table

log = logging.getLogger("quakeboard")

MAX_URL_LENGTH = 500
TIMEOUT_SECONDS = 10.0
RETRY_DELAYS = (0.0, 2.0, 15.0, 90.0)
"""Seconds before each attempt; the first is made at once."""
MAX_PENDING_WEBHOOKS = 1000
MAX_REQUESTS, MAX_REQUESTS_PER_HOST = 32, 4
MAX_KNOWN_UNSET, KNOWN_UNSET_SECONDS = 20_000, 10.0
USUAL_SECONDS = 1.0  # of a request, before its time is known

Outcome: TypeAlias = Literal["delivered", "failed", "dropped", "replaced"]
"""`replaced`: a newer turn of the table came before it could be delivered."""


def request_rules(path: Path) -> ShareRules:
    """Hosts have equal shares, and each a bounded number of requests."""
    return ShareRules(max_running=MAX_REQUESTS_PER_HOST) if len(path) == 2 else ShareRules()


class Delivery:
    """The latest turn of a table, which is to be announced."""

    def __init__(self, table: str, payload: dict[str, Any]) -> None:
        self.table = table
        self.payload = payload
        self.host = ""
        self.is_posting = False
        self.newer = asyncio.Event()
        """Set if the payload has not been sent yet and replaces an earlier one."""
        self.task: asyncio.Task[None]

    async def newer_within(self, seconds: float) -> bool:
        """Wait so long, or until there is a newer turn; whether there is."""
        if seconds and not self.newer.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self.newer.wait()
        return self.newer.is_set()


class Webhooks:
    """The webhooks of all tables, and their pending deliveries."""

    def __init__(
        self,
        store: Store,
        *,
        allow_private: bool = False,
        retry_delays: tuple[float, ...] = RETRY_DELAYS,
        count: Callable[[Outcome], None] = lambda outcome: None,
    ) -> None:
        self.store = store
        self.allow_private = allow_private
        self.retry_delays = retry_delays
        self.count = count
        self.slots = FairSlots(MAX_REQUESTS, request_rules)
        self._deliveries: dict[str, Delivery] = {}
        """One for each table with a turn to announce."""
        self._known_unset: dict[str, float] = {}
        """Tables without a webhook, and until when the store need not be asked again."""
        self._pool = httpcore.AsyncConnectionPool(
            max_connections=MAX_REQUESTS, network_backend=PublicAddressBackend(allow_private=allow_private)
        )

    @property
    def pending(self) -> int:
        """How many tables have a turn that is not announced yet."""
        return len(self._deliveries)

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
        if not self.allow_private and is_literally_private(str(parts.hostname)):
            raise BadWebhook(PRIVATE_WEBHOOK)

    async def set(self, table: str, url: str | None) -> None:
        """Set or remove the webhook of a table; raises `BadWebhook`."""
        if url is not None:
            self.check(url)
        await self.store.set_webhook(table, url)
        self._known_unset.pop(table, None)

    def notify_turn(self, table: Table, seat: int, kind: TurnKind = "turn") -> None:
        """Announce a turn in the background, instead of an earlier one that was not delivered yet."""
        if self._known_unset.get(table.id, 0.0) > monotonic():
            return
        payload = {
            "table": table.id,
            "game": table.head.set_up.game,
            "seat": seat,
            "name": table.names[seat],
            "moves": len(table.moves),
        }
        if kind != "turn":
            payload["kind"] = kind
        delivery = self._deliveries.get(table.id)
        if delivery is None:
            delivery = self._deliveries[table.id] = Delivery(table.id, payload)
            delivery.task = asyncio.create_task(self._deliver(delivery))
            return
        if not delivery.is_posting:
            self._report(delivery, "replaced", "newer turn")
        delivery.payload = payload
        delivery.newer.set()

    async def _deliver(self, delivery: Delivery) -> None:
        try:
            url = await self.store.webhook(delivery.table)
            if url is None:
                self._remember_unset(delivery.table)
                return
            delivery.host = urlsplit(url).hostname or ""
            self._make_room(delivery)
            await self._attempt(delivery, url)
        except StoreUnavailable:
            self._report(delivery, "dropped", "store unavailable")
        finally:
            del self._deliveries[delivery.table]

    async def _attempt(self, delivery: Delivery, url: str) -> None:
        """Send the latest turn, again after each pause, until it is delivered and no newer one has come."""
        delays = iter(self.retry_delays)
        while (delay := next(delays, None)) is not None:
            if await delivery.newer_within(delay):
                delays = iter(self.retry_delays[1:])
            if await self._post_in_slot(delivery, url):
                self._report(delivery, "delivered")
                if not delivery.newer.is_set():
                    return
            elif delivery.newer.is_set():
                self._report(delivery, "replaced", "newer turn")
            if delivery.newer.is_set():
                delays = iter(self.retry_delays)
        self._report(delivery, "failed", "no answer")

    async def _post_in_slot(self, delivery: Delivery, url: str) -> bool:
        """Wait for a slot, and send one request; False if it is worth another attempt."""
        slot = self.slots.request(("webhook", delivery.host, delivery.table), USUAL_SECONDS)
        try:
            await slot.wait()
            delivery.is_posting = True
            delivery.newer.clear()
            return await self._post(delivery.table, url, msgspec.json.encode(delivery.payload))
        finally:
            delivery.is_posting = False
            slot.release()

    def _make_room(self, delivery: Delivery) -> None:
        """If too many are pending, drop the newest of the host with most of them, maybe this one."""
        if self.pending <= MAX_PENDING_WEBHOOKS:
            return
        counts = Counter(pending.host for pending in self._deliveries.values() if pending.host)
        own = counts[delivery.host]
        host, most = counts.most_common(1)[0]
        dropped = delivery
        if most > own:
            dropped = next(pending for pending in reversed(self._deliveries.values()) if pending.host == host)
        self._report(dropped, "dropped", "too many pending")
        dropped.task.cancel()

    def _report(self, delivery: Delivery, outcome: Outcome, reason: str = "") -> None:
        """Count what became of a turn, and log it if it was not delivered; the path of a URL is a secret."""
        self.count(outcome)
        if outcome != "delivered":
            level = logging.INFO if outcome == "replaced" else logging.WARNING
            extra = {"table": delivery.table, "host": delivery.host, "reason": reason}
            log.log(level, "a webhook was not delivered", extra=extra)

    def _remember_unset(self, table: str) -> None:
        if len(self._known_unset) >= MAX_KNOWN_UNSET:
            self._known_unset.clear()
        self._known_unset[table] = monotonic() + KNOWN_UNSET_SECONDS

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
        tasks = [delivery.task for delivery in self._deliveries.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._pool.aclose()
