"""A bad line: a TCP proxy that breaks connections after some bytes, in the middle of whatever they carry."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress


class Proxy:
    """A proxy before a server. `byte_budget()` says after how many bytes, of both directions, the next
    connection breaks; after so many cuts none does."""

    def __init__(self, base: str, byte_budget: Callable[[], int], most: int) -> None:
        host, _, port = base.partition(":")
        self._behind = host, int(port)
        self._byte_budget = byte_budget
        self._most = most
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._dangling: list[asyncio.StreamWriter] = []
        self.cuts = 0

    async def __aenter__(self) -> Proxy:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._abort_dangling()

    @property
    def base(self) -> str:
        assert self._server is not None
        return f"127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._serve(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            behind = await asyncio.open_connection(*self._behind)
        except OSError:
            writer.transport.abort()
            return
        connection = ProxiedConnection(self._byte_budget() if self.cuts < self._most else None)
        ways = [
            asyncio.create_task(connection.carry(reader, behind[1])),
            asyncio.create_task(connection.carry(behind[0], writer)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            self._cut(connection, writer, behind[1])

    def _cut(
        self, connection: ProxiedConnection, near: asyncio.StreamWriter, far: asyncio.StreamWriter
    ) -> None:
        """Break the near end. Now and then the far end learns of it only with the next cut."""
        near.transport.abort()
        self._abort_dangling()
        if not connection.broken:
            far.transport.abort()
            return
        self.cuts += 1
        if self.cuts % 3:
            far.transport.abort()
        else:
            self._dangling.append(far)

    def _abort_dangling(self) -> None:
        for writer in self._dangling:
            writer.transport.abort()
        self._dangling.clear()


class ProxiedConnection:
    """One connection, as long as it holds."""

    def __init__(self, left: int | None) -> None:
        self.left = left
        self.broken = False

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(4096):
                if self.left is not None:
                    data, self.left = data[: self.left], self.left - len(data)
                writer.write(data)
                await writer.drain()
                if self.left is not None and self.left <= 0:
                    self.broken = True
                    return
