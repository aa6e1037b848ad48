"""Protocols without a network: a transport that records its calls, and an event loop with a manual clock."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from quakeboard.server.http import protocol as http_protocol
from quakeboard.server.settings import Settings

FAR = "203.0.113.9"


class ManualLoop(asyncio.SelectorEventLoop):
    """An event loop whose iterations and time advance when a test says so."""

    now = 1000.0

    def time(self) -> float:
        return self.now

    def turn(self, times: int = 1) -> None:
        """Run so many iterations."""
        for _ in range(times):
            self.call_soon(self.stop)
            self.run_forever()

    def later(self, seconds: float) -> None:
        """Advance the time and run what is due."""
        self.now += seconds
        self.turn(2)

    def finish(self) -> None:
        """Cancel all tasks and close."""
        for task in asyncio.all_tasks(self):
            task.cancel()
        self.turn(3)
        self.close()


class FakeTransport(asyncio.Transport):
    """A transport that records what is written and done to it."""

    def __init__(self, address: str = FAR) -> None:
        self.written = b""
        self.closed = self.aborted = False
        self.reading = True
        self.unwritten = 0
        self.high_water: int | None = None
        self.options: list[tuple[int, ...]] = []
        self._protocol: Any = None
        self._socket = SimpleNamespace(
            getpeername=lambda: (address, 5555),
            getsockname=lambda: ("192.0.2.1", 8000),
            setsockopt=lambda *option: self.options.append(option),
            family=None,
        )

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._socket if name == "socket" else default

    def set_protocol(self, protocol: Any) -> None:
        self._protocol = protocol

    def get_protocol(self) -> Any:
        return self._protocol

    def write(self, data: Any) -> None:
        self.written += data

    def take(self) -> bytes:
        """What was written since this was last asked."""
        written, self.written = self.written, b""
        return written

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        self.high_water = high

    def get_write_buffer_size(self) -> int:
        return self.unwritten

    def is_closing(self) -> bool:
        return self.closed or self.aborted

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.aborted = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


def attach(
    kind: type[Any], app: Any, loop: asyncio.AbstractEventLoop, transport: FakeTransport, **app_state: Any
) -> Any:
    """A protocol of this class on a fake transport, with the server's own options."""
    config = uvicorn.Config(app, **http_protocol.uvicorn_options(Settings("unused.db")) | {"lifespan": "off"})
    config.load()
    protocol = kind(config=config, server_state=ServerState(), app_state=app_state, _loop=loop)
    transport.set_protocol(protocol)
    protocol.connection_made(transport)
    return protocol
