"""The WebSocket endpoint of a table: reads, limits and writes the messages of a connection.

The close code says why the server has closed a connection (docs/protocol.md): 4001 no hello in time, 4003 the
seat has a new token, 4004 the table was deleted, 4008 the client does not read what it is sent, 4029 it
floods.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from quakeboard.core.errors import QuakeboardError, Reason
from quakeboard.server.http.responses import FOREIGN_ORIGIN, TOO_MANY_SOCKETS, refusal_response
from quakeboard.server.limits import TokenBucket, address, client_host
from quakeboard.server.state import AppState
from quakeboard.server.ws.outbox import Outbox, cannot_send_now
from quakeboard.server.ws.protocol import FLOODING, SEND_NOW
from quakeboard.service import messages
from quakeboard.service.connection import SLOW_DOWN, Connection
from quakeboard.service.errors import Refused
from quakeboard.service.messages import AnyClientMessage

log = logging.getLogger("quakeboard")

NO_HELLO, TOKEN_REVOKED, DELETED, TOO_SLOW = 4001, 4003, 4004, 4008
POLICY, FAILED = 1008, 1011
HELLO_SECONDS = 10.0
RATE, BURST = 250.0, 1000.0  # messages a second for long, and at once
MAX_EXCESS = 250  # refused messages beyond the burst after which a connection is closed
MAX_JUNK = 20
COSTS: dict[type[Any], float] = {
    messages.History: 100.0,
    messages.Say: 10.0,
    messages.DeviceLink: 10.0,
    messages.Reissue: 10.0,
    messages.SeatBot: 10.0,
}
"""The cost of messages that count for more than one: they are much work, or stored for ever."""

BAD_MESSAGE = Reason("bad-message", "protocol", "This is no message that can be understood here: {why}.")
HELLO_FIRST = Reason("hello-first", "protocol", "The first message is “hello”.")


class Disconnected(Exception):
    """The client has closed the connection, or it is being closed here."""


class TableEndpoint:
    """The ASGI application behind `/api/tables/{table}/socket`."""

    def __init__(self, state: AppState) -> None:
        self.state = state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        state, client = self.state, address(scope)
        await receive()
        if not state.origin_allowed(HTTPConnection(scope)):
            await self._refuse(scope, send, Refused(FOREIGN_ORIGIN))
            return
        if state.connection_limiter.is_full(client) or not state.handshake_limiter.take(client):
            await self._refuse(scope, send, Refused(TOO_MANY_SOCKETS))
            return
        try:
            state.check_request_blocked(scope)
        except Refused as error:
            await self._refuse(scope, send, error)
            return
        with state.connection_limiter.counted(client), state.metrics.connections.track_inprogress():
            socket = Socket(state, scope, receive, send)
            state.sockets.add(socket)
            try:
                await send({"type": "websocket.accept"})
                await socket.serve()
            finally:
                state.sockets.discard(socket)
                state.metrics.closed_connections += 1

    async def _refuse(self, scope: Scope, send: Send, error: Refused) -> None:
        """Answer the handshake with the HTTP response of a refused request."""
        self.state.metrics.connections_closed.labels(error.code).inc()
        answer = await refusal_response(HTTPConnection(scope), error)
        headers = answer.raw_headers
        await send(
            {"type": "websocket.http.response.start", "status": answer.status_code, "headers": headers}
        )
        await send({"type": "websocket.http.response.body", "body": bytes(answer.body)})


class Socket:
    """One WebSocket connection: the `Transport` of a connection to a table."""

    def __init__(self, state: AppState, scope: Scope, receive: Receive, send: Send) -> None:
        self.state = state
        extension = scope.get("extensions", {}).get(SEND_NOW, {})  # other ASGI servers have none
        send_now = extension.get("send_now", cannot_send_now)
        self._outbox = Outbox(
            self._write, lambda: self._close(TOO_SLOW, "slow"), send_now, state.batch_writer
        )
        self.send = self._outbox.put
        self.connection = Connection(
            state.service,
            state.notices,
            self,
            scope["path_params"]["table"],
            state.sessions.read(HTTPConnection(scope)),
            state.metrics.count,
        )
        self.client = address(scope)
        self._host = client_host(scope)
        self._receive = receive
        self._send = send
        self._bucket = TokenBucket(RATE, BURST, state.clock)
        self._excess = 0
        self._junk_count = 0
        self._closing: int | None = None
        self._handling = False
        self._reader: asyncio.Task[Any] | None = None

    # ------------------------------------------------------------------ the `Transport` of the connection

    async def drain(self) -> None:
        await self._outbox.drain()

    def close_revoked(self) -> None:
        self._close(TOKEN_REVOKED, "revoked")

    def close_deleted(self) -> None:
        self._close(DELETED, "deleted")

    def close_if_blocked(self) -> None:
        """Close the connection if its address or session is blocked by now."""
        try:
            self.state.check_blocked(self._host, self.connection.session)
        except Refused as error:
            self.connection.refuse(error, None)
            self._close(POLICY, error.code)

    def may_spend(self, requests: float) -> bool:
        return self.state.request_limiter.take(self.client, requests)

    def may_open_table(self) -> bool:
        return self.state.table_limiter.take(self.client)

    # ------------------------------------------------------------------ reading and closing

    async def serve(self) -> None:
        """Run until the client disconnects or the connection is closed here."""
        writer = asyncio.create_task(self._outbox.run())
        self._reader = asyncio.create_task(self._read_loop())
        try:
            await _first_done(writer, self._reader)
            for task in (writer, self._reader):
                if not task.done() or task.cancelled():
                    continue
                if not isinstance(task.exception(), Disconnected | OSError | None):
                    log.error("a connection failed", exc_info=task.exception())
                    self._close(FAILED, "failed")
        finally:
            self.connection.leave()
            await self._finish(writer)

    async def _finish(self, writer: asyncio.Task[None]) -> None:
        """Write what can be written within a second, then close."""
        assert self._reader is not None
        self._reader.cancel()
        self._outbox.close()
        if self._closing == TOO_SLOW:
            writer.cancel()
        await asyncio.wait((writer, self._reader), timeout=1.0)
        writer.cancel()
        await asyncio.gather(writer, self._reader, return_exceptions=True)
        self._reader = None  # its exception refers to this connection
        self._outbox.break_cycles()
        if self._closing is not None:
            try:
                async with asyncio.timeout(1.0):
                    await self._send({"type": "websocket.close", "code": self._closing})
            except (OSError, RuntimeError, TimeoutError):
                pass
        del self.connection  # the two refer to each other

    def _close(self, code: int, reason: str) -> None:
        if self._closing is None:
            self._closing = code
            self.state.metrics.connections_closed.labels(reason).inc()
            if (
                self._reader is not None and not self._handling
            ):  # a message that is being handled is finished first
                self._reader.cancel()

    async def _write(self, message: bytes) -> None:
        try:
            await self._send({"type": "websocket.send", "text": message.decode()})
        except RuntimeError:  # the protocol has closed the connection for flooding
            raise Disconnected from None

    async def _read_loop(self) -> None:
        """Handle the messages of the client, within its rate limit."""
        await self._handshake()
        while self._closing is None:
            message = self._decode(await self._receive_text())
            if not self._bucket.take(COSTS.get(type(message), 1.0)):
                await self._slow_down(None if message is None else message.id)
                continue
            if self._bucket.tokens > BURST / 2:
                self._excess = 0
            if message is not None:
                await self._wait_for_share()
                await self._handle(message)

    async def _wait_for_share(self) -> None:
        """Wait if the address sends more than its share on all its sockets, so that others are served."""
        wait = self.state.message_limiter.owe(self.client)
        if wait:
            await asyncio.sleep(wait)

    async def _receive_text(self) -> str | bytes:
        event = await self._receive()
        if event["type"] != "websocket.receive":
            raise Disconnected
        text: str | bytes = event.get("text") or event.get("bytes") or b""
        return text

    async def _slow_down(self, message_id: int | None) -> None:
        self._excess += 1
        if self._excess > MAX_EXCESS:
            self._close(FLOODING, "flood")
            raise Disconnected
        self.connection.refuse(Refused(SLOW_DOWN), message_id)
        await asyncio.sleep(1 / RATE)  # read nothing meanwhile, so that TCP slows the client down

    def _decode(self, text: str | bytes) -> AnyClientMessage | None:
        try:
            return messages.decode_client_message(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            why = "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
            self.connection.refuse(Refused(BAD_MESSAGE, why=why[:200]), messages.find_id(text))
            self._count_junk()
            return None

    def _count_junk(self) -> None:
        self._junk_count += 1
        if self._junk_count > MAX_JUNK:
            self._close(POLICY, "junk")
            raise Disconnected

    async def _handle(self, message: AnyClientMessage) -> None:
        self._handling = True
        try:
            await self.connection.handle(message)
        finally:
            self._handling = False

    # ------------------------------------------------------------------ hello

    async def _handshake(self) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await self._receive_hello()
        except TimeoutError:
            self._close(NO_HELLO, "no-hello")
            raise Disconnected from None
        try:
            await self.connection.greet(hello)
        except QuakeboardError as error:
            self.connection.refuse(error, hello.id)
            self._close(POLICY, error.code)
            raise Disconnected from None

    async def _receive_hello(self) -> messages.Hello:
        while True:
            message = self._decode(await self._receive_text())
            if isinstance(message, messages.Hello):
                return message
            if message is not None:
                self.connection.refuse(Refused(HELLO_FIRST), message.id)
                self._count_junk()


async def _first_done(*tasks: asyncio.Task[Any]) -> None:
    """Wait until one of these tasks is done: what `asyncio.wait` does, in half the memory."""
    ended = asyncio.get_running_loop().create_future()

    def end(task: asyncio.Task[Any]) -> None:
        if not ended.done():
            ended.set_result(None)

    for task in tasks:
        task.add_done_callback(end)
    await ended
