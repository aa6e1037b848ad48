"""A notice on its way to a target."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from urllib.parse import urlsplit

from quakeboard.service.notice_store import NoticeTarget
from quakeboard.service.notices import Notice


class Delivery:
    """The latest notice of a table for a target."""

    def __init__(self, target: NoticeTarget, notice: Notice, seat: int) -> None:
        self.target = target
        self.notice = notice
        self.seat = seat
        """The seat of the person who is told."""
        self.host = urlsplit(target.address).hostname or ""
        self.is_posting = False
        self.newer = asyncio.Event()
        """Set if the notice has not been sent yet and replaces an earlier one."""
        self.task: asyncio.Task[None]

    @property
    def key(self) -> tuple[str, str]:
        """The table and the target."""
        return self.notice.table, self.target.id

    @property
    def is_about_turn(self) -> bool:
        return self.notice.kind in ("turn", "reminder")

    def replace(self, other: Delivery) -> None:
        """Deliver this one instead."""
        self.target, self.notice, self.seat = other.target, other.notice, other.seat
        self.newer.set()

    async def newer_within(self, seconds: float) -> bool:
        """Wait so long, or until there is a newer notice; whether there is."""
        if seconds and not self.newer.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self.newer.wait()
        return self.newer.is_set()
