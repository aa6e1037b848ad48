"""Notices of operators: how they are published, and what a server does when one arrives."""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Awaitable, Callable

from quakeboard.service import chat
from quakeboard.service.background import retry_while_unavailable
from quakeboard.service.blocks import Blocks
from quakeboard.service.operator import (
    BLOCKS_CHANGED,
    LINE_REMOVED,
    TABLE_CHANGED,
    TABLE_REWRITTEN,
    Notice,
    Operator,
)
from quakeboard.service.registry import TableRegistry
from quakeboard.service.store import Store

log = logging.getLogger("quakeboard")


def publisher(store: Store, process: str | None = None) -> Callable[[Notice], Awaitable[None]]:
    """A function that publishes notices to all servers, in the name of a process that is none by default."""
    sender = process or secrets.token_hex(8)

    async def publish(notice: Notice) -> None:
        await store.publish(json.dumps({"from": sender, **notice}))

    return publish


class OperatorNotices:
    """Makes a server act on what operators changed, in this process or in another one."""

    def __init__(self, process: str, store: Store, registry: TableRegistry) -> None:
        self.process = process
        self.store = store
        self.registry = registry
        self.blocks = Blocks()
        self.on_blocks_changed: Callable[[], None] = lambda: None
        """Called after the blocks were read again."""
        self._publish = publisher(store, process)

    def operator(self, name: str) -> Operator:
        """An operator who works in this process."""
        return Operator(self.store, name, self.send)

    async def send(self, notice: Notice) -> None:
        """Act on a notice here, and publish it to the other processes."""
        await self.handle(notice)
        await self._publish(notice)

    async def load_blocks(self) -> None:
        self.blocks.load(await self.store.operators.blocks())
        self.on_blocks_changed()

    async def receive(self) -> None:
        """Act on the notices of other processes."""
        async for text in self.store.peer_messages():
            if '"operator"' in text:  # most messages are of other kinds
                try:
                    await self._receive(json.loads(text))
                except Exception:  # the next ones are to be received all the same
                    log.exception("a notice of an operator failed")

    async def _receive(self, notice: Notice) -> None:
        if "operator" in notice and notice["from"] != self.process:
            await self.handle(notice)

    async def receive_missed(self) -> None:
        """Read the blocks again whenever messages of other processes were missed."""
        async for tables in self.store.changes():
            if not tables:
                await retry_while_unavailable(self.load_blocks)

    async def handle(self, notice: Notice) -> None:
        if notice["operator"] == BLOCKS_CHANGED:
            await retry_while_unavailable(self.load_blocks)
            return
        live_table = await self.registry.find(str(notice["table"]))
        if live_table is None:
            return
        if notice["operator"] == TABLE_CHANGED:
            await retry_while_unavailable(live_table.refresh)
        elif notice["operator"] == TABLE_REWRITTEN:
            await retry_while_unavailable(live_table.reload)
        elif notice["operator"] == LINE_REMOVED and isinstance(notice["number"], int):
            chat.removed(live_table, notice["number"])
