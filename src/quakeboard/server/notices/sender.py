"""Sends notices: to the webhook of a table, and to the targets that people have chosen for themselves.

A target could be used to reach what only this machine can reach. So a host name is resolved once, refused if
any of its addresses is private, and the request goes to an address that was checked. Redirects are not
followed. A target that does not answer holds up nobody else: requests share a bounded number of slots by host
and table, a target has one delivery for each table at a time, and a delivery that waits for its next attempt
has no slot. Addresses of targets are secrets: of them only the host is logged.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Callable
from contextlib import suppress
from time import monotonic, time
from typing import Literal, TypeAlias

from quakeboard.server.notices.delivery import Delivery
from quakeboard.server.notices.posting import Answer, Poster
from quakeboard.server.notices.presets import (
    Request,
    message_for,
    ntfy_topic,
    push_request,
    turn_request,
    webhook_request,
)
from quakeboard.server.notices.vapid import VapidKey
from quakeboard.server.public_addresses import (
    BAD_WEBHOOK,
    MAX_ENDPOINT_LENGTH,
    BadWebhook,
    check_url,
)
from quakeboard.service.fair_scheduling import Path, ShareRules
from quakeboard.service.fair_slots import FairSlots
from quakeboard.service.notice_store import MAX_FAILURES, NoticeTarget
from quakeboard.service.notices import Notice
from quakeboard.service.store import Store, StoreUnavailable

log = logging.getLogger("quakeboard")

RETRY_DELAYS = (0.0, 2.0, 15.0, 90.0)
"""Seconds before each attempt; the first is made at once."""
PRESENT_SECONDS = 30.0
"""How long a person who is connected has for a decision before they are told of it."""
MAX_PENDING = 1000
MAX_REQUESTS, MAX_REQUESTS_PER_HOST = 32, 4
MAX_KNOWN_UNSET, KNOWN_UNSET_SECONDS = 20_000, 10.0
USUAL_SECONDS = 1.0  # of a request, before its time is known

Outcome: TypeAlias = Literal["delivered", "failed", "dropped", "replaced"]
"""`replaced`: something newer happened at the table before it could be delivered."""


def request_rules(path: Path) -> ShareRules:
    """Hosts have equal shares, and each a bounded number of requests."""
    return ShareRules(max_running=MAX_REQUESTS_PER_HOST) if len(path) == 2 else ShareRules()


class NoticeSender:
    """The notices of all tables that are not delivered yet."""

    def __init__(
        self,
        store: Store,
        key: VapidKey,
        *,
        contact: str = "",
        allow_private: bool = False,
        retry_delays: tuple[float, ...] = RETRY_DELAYS,
        count: Callable[[Outcome], None] = lambda outcome: None,
        now: Callable[[], float] = time,
    ) -> None:
        self.store = store
        self.key = key
        self.contact = contact
        self.allow_private = allow_private
        self.retry_delays = retry_delays
        self.present_seconds = PRESENT_SECONDS
        self.count = count
        self.now = now
        self.slots = FairSlots(MAX_REQUESTS, request_rules)
        self._deliveries: dict[tuple[str, str], Delivery] = {}
        """By table and target; the target of a table's own webhook is empty."""
        self._unsorted: dict[str, deque[Notice]] = {}
        """The notices of each table whose targets are being looked up, in order."""
        self._lookups: set[asyncio.Task[None]] = set()
        self._known_unset: dict[str, float] = {}
        """Tables without a target, and until when the store need not be asked again."""
        self._poster = Poster(MAX_REQUESTS, allow_private=allow_private)

    @property
    def pending(self) -> int:
        """How many notices are not delivered yet."""
        return len(self._deliveries) + sum(map(len, self._unsorted.values()))

    # ------------------------------------------------------------------ targets

    def check(self, url: str) -> None:
        """Refuse a bad or literally private URL, without resolving its host."""
        check_url(url, allow_private=self.allow_private)

    def check_target(self, target: NoticeTarget) -> None:
        """Refuse a target that nothing can be sent to; raises `BadWebhook`."""
        if target.kind == "push":
            check_url(target.address, allow_private=self.allow_private, max_length=MAX_ENDPOINT_LENGTH)
            if not (self.allow_private or target.address.startswith("https://")):
                raise BadWebhook(BAD_WEBHOOK)
            return
        self.check(target.address)
        if target.kind == "ntfy":
            ntfy_topic(target.address)

    async def set(self, table: str, url: str | None) -> None:
        """Set or remove the webhook of a table; raises `BadWebhook`."""
        if url is not None:
            self.check(url)
        await self.store.set_webhook(table, url)
        self.targets_changed(table)

    def targets_changed(self, table: str) -> None:
        """Look up the targets of a table again at its next notice."""
        self._known_unset.pop(table, None)

    async def test(self, target: NoticeTarget, notice: Notice, seat: int) -> Answer:
        """Send a notice once, at once, and tell how it went; a target that works is on again."""
        delivery = Delivery(target, notice, seat)
        answer = await self._post_in_slot(delivery)
        self._report(delivery, "delivered" if answer.is_delivered else "failed", answer.reason)
        await self._note(delivery, answer)
        return answer

    # ------------------------------------------------------------------ announcing

    def is_wanted(self, table: str) -> bool:
        """Whether a table may have a target: false for a while after it was found to have none."""
        return self._known_unset.get(table, 0.0) <= monotonic()

    def announce(self, notice: Notice) -> None:
        """Announce something in the background, instead of what was not delivered yet."""
        if not self.is_wanted(notice.table):
            return
        waiting = self._unsorted.get(notice.table)
        if waiting is not None:
            waiting.append(notice)
            return
        self._unsorted[notice.table] = deque([notice])
        task = asyncio.create_task(self._look_up(notice.table))
        self._lookups.add(task)
        task.add_done_callback(self._lookups.discard)

    def turn_passed(self, table: str) -> None:
        """Withdraw turns of a table that people were not told of yet."""
        for (where, target), delivery in list(self._deliveries.items()):
            if where == table and target and delivery.is_about_turn and not delivery.is_posting:
                self._report(delivery, "replaced", "turn passed")
                self._remove(delivery)
                delivery.task.cancel()

    async def _look_up(self, table: str) -> None:
        """Find the targets of a table, and start the deliveries of its notices in order."""
        waiting = self._unsorted[table]
        try:
            hook = await self.store.webhook(table)
            targets = await self.store.notices.targets(table)
            if hook is None and not targets:
                self._remember_unset(table)
                return
            for notice in waiting:
                if hook is not None and notice.kind == "turn":
                    self._deliver(Delivery(_hook_target(hook), notice, notice.seat or 0))
                for seat, target in targets:
                    wanted = notice.kind in target.events and seat in notice.receivers
                    if wanted and not target.is_off:
                        self._deliver(Delivery(target, notice, seat))
        except StoreUnavailable:
            for notice in waiting:
                self._report(Delivery(_hook_target(""), notice, 0), "dropped", "store unavailable")
        finally:
            del self._unsorted[table]

    def _deliver(self, new: Delivery) -> None:
        delivery = self._deliveries.get(new.key)
        if delivery is None:
            self._deliveries[new.key] = new
            new.task = asyncio.create_task(self._attempt(new))
            new.task.add_done_callback(lambda _: self._remove(new))
            self._make_room(new)
            return
        if not delivery.is_posting:
            self._report(delivery, "replaced", "newer notice")
        delivery.replace(new)

    def _remove(self, delivery: Delivery) -> None:
        if self._deliveries.get(delivery.key) is delivery:
            del self._deliveries[delivery.key]

    def _first_delay(self, delivery: Delivery) -> float:
        waits = delivery.notice.present and delivery.key[1]
        return self.present_seconds if waits else self.retry_delays[0]

    async def _attempt(self, delivery: Delivery) -> None:
        """Send the latest notice, again after each pause, until it is delivered and no newer one has come."""
        answer = Answer("unreachable")
        delays = iter((self._first_delay(delivery), *self.retry_delays[1:]))
        while True:
            if delivery.newer.is_set():
                delivery.newer.clear()
                delays = iter((self._first_delay(delivery), *self.retry_delays[1:]))
            delay = next(delays, None)
            if delay is None:
                break
            if await delivery.newer_within(delay):
                continue
            answer = await self._post_in_slot(delivery)
            if answer.is_delivered:
                self._report(delivery, "delivered")
            elif delivery.newer.is_set():
                self._report(delivery, "replaced", "newer notice")
            if delivery.newer.is_set():
                continue
            if answer.is_delivered or not answer.is_worth_another_attempt:
                break
        if not answer.is_delivered:
            self._report(delivery, "failed", answer.reason)
        with suppress(StoreUnavailable):
            await self._note(delivery, answer)

    async def _post_in_slot(self, delivery: Delivery) -> Answer:
        """Wait for a slot, and send one request."""
        table, target = delivery.key
        slot = self.slots.request(("webhook", delivery.host, table, target), USUAL_SECONDS)
        try:
            await slot.wait()
            delivery.is_posting = True
            delivery.newer.clear()
            return await self._post(delivery)
        finally:
            delivery.is_posting = False
            slot.release()

    async def _post(self, delivery: Delivery) -> Answer:
        return await self._poster.post(self._request(delivery))

    def _request(self, delivery: Delivery) -> Request:
        target, notice = delivery.target, delivery.notice
        if not target.id:
            return turn_request(target.address, notice)
        message = message_for(target, notice, delivery.seat)
        if target.kind == "push":
            return push_request(target, message, self.key, self.contact, int(self.now()))
        return webhook_request(target, message)

    # ------------------------------------------------------------------ what became of it

    async def _note(self, delivery: Delivery, answer: Answer) -> None:
        """Note how it went for the person who has chosen the target; what is gone for good is removed."""
        target = delivery.target
        if not target.id:
            return
        if answer.is_delivered:
            if target.failures:
                await self.store.notices.note(target.id, 0, None, 0)
            return
        if target.kind == "push" and answer.failure == "gone":
            await self.store.notices.forget(target.id)
            return
        failures = MAX_FAILURES if answer.failure == "gone" else target.failures + 1
        await self.store.notices.note(target.id, failures, answer.failure, answer.status)

    def _make_room(self, delivery: Delivery) -> None:
        """If too many are pending, drop the newest of the host with most of them, maybe this one."""
        if len(self._deliveries) <= MAX_PENDING:
            return
        counts = Counter(pending.host for pending in self._deliveries.values())
        own = counts[delivery.host]
        host, most = counts.most_common(1)[0]
        dropped = delivery
        if most > own:
            dropped = next(pending for pending in reversed(self._deliveries.values()) if pending.host == host)
        self._report(dropped, "dropped", "too many pending")
        self._remove(dropped)
        dropped.task.cancel()

    def _report(self, delivery: Delivery, outcome: Outcome, reason: str = "") -> None:
        """Count what became of a notice, and log it if it was not delivered; a path may be a secret."""
        self.count(outcome)
        if outcome != "delivered":
            level = logging.INFO if outcome == "replaced" else logging.WARNING
            extra = {"table": delivery.notice.table, "host": delivery.host, "reason": reason}
            log.log(level, "a notice was not delivered", extra=extra)

    def _remember_unset(self, table: str) -> None:
        if len(self._known_unset) >= MAX_KNOWN_UNSET:
            self._known_unset.clear()
        self._known_unset[table] = monotonic() + KNOWN_UNSET_SECONDS

    async def close(self) -> None:
        tasks = [*self._lookups, *(delivery.task for delivery in self._deliveries.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._poster.close()


def _hook_target(url: str) -> NoticeTarget:
    """The webhook of a whole table."""
    return NoticeTarget(id="", kind="json", address=url, language="en", events=["turn"])
