"""The WebSocket endpoint of a table: a `hello` first, then messages handled one after the other.

The close code says why the server has closed a connection (docs/protocol.md): 4001 no hello in time, 4003 the
seat has a new token, 4008 the client does not read what it is sent, 4029 it floods.
"""

from __future__ import annotations

import asyncio
import logging
from time import perf_counter
from typing import Any

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from quakeboard.core.errors import QuakeboardError, Reason
from quakeboard.language import Language
from quakeboard.server.http.responses import FOREIGN_ORIGIN, INTERNAL, TOO_MANY_SOCKETS, refusal_response
from quakeboard.server.limits import TokenBucket, address
from quakeboard.server.state import AppState
from quakeboard.server.ws.outbox import Outbox, cannot_send_now
from quakeboard.server.ws.protocol import FLOODING, SEND_NOW
from quakeboard.service import messages
from quakeboard.service.errors import NOT_SEATED, Refused
from quakeboard.service.live_table import LiveTable
from quakeboard.service.messages import AnyClientMessage, AnyCommand, AnyServerMessage, encode_server_message
from quakeboard.service.names import check_distinct, check_name
from quakeboard.service.store import Key
from quakeboard.service.tokens import digest

log = logging.getLogger("quakeboard")

NO_HELLO, TOKEN_REVOKED, TOO_SLOW = 4001, 4003, 4008
POLICY, FAILED = 1008, 1011
HELLO_SECONDS = 10.0
RATE, BURST = 250.0, 1000.0  # messages a second for long, and at once
MAX_EXCESS = 250  # refused messages beyond the burst after which a connection is closed
MAX_JUNK = 20
COST_OF_REPLAYED_ENTRY = 0.5  # counted as requests of the address
COST_OF_HINT = 20.0  # counted as requests of the address: it takes a core for a while
COSTS: dict[type[Any], float] = {messages.History: 100.0, messages.Say: 10.0}
"""The cost of messages that count for more than one: they are much work, or stored for ever."""

BAD_MESSAGE = Reason("bad-message", "protocol", "This is no message that can be understood here: {why}.")
NOT_TWICE = Reason("hello-twice", "protocol", "Hello has been said.")
HELLO_FIRST = Reason("hello-first", "protocol", "The first message is “hello”.")
SLOW_DOWN = Reason("slow-down", "protocol", "Too many messages. Wait a little.")
STILL_THINKING = Reason(
    "still-thinking", "protocol", "One thing at a time: the last hint or forecast is still being thought out."
)
TOO_LONG = Reason("too-long", "tables", "What is said has 1 to {longest} characters.")
NOT_THE_HOST = Reason("not-the-host", "tables", "Only the host of the table can do that.")


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
        with state.connection_limiter.counted(client), state.metrics.connections.track_inprogress():
            await send({"type": "websocket.accept"})
            try:
                await Connection(state, scope, receive, send).serve()
            finally:
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


class Connection:
    """One WebSocket connection to one table."""

    def __init__(self, state: AppState, scope: Scope, receive: Receive, send: Send) -> None:
        self.state = state
        self.registry = state.registry
        self.table: str = scope["path_params"]["table"]
        self.session = state.sessions.read(HTTPConnection(scope))
        self.seat: int | None = None
        self.language: Language | None = None
        self.name = ""
        self.muted: frozenset[int | None] = frozenset()
        self._address = address(scope)
        self._receive = receive
        self._send = send
        self._bucket = TokenBucket(RATE, BURST, state.clock)
        self._excess = 0
        self._junk_count = 0
        self._closing: int | None = None
        self._handling = False
        extension = scope.get("extensions", {}).get(SEND_NOW, {})  # other ASGI servers have none
        send_now = extension.get("send_now", cannot_send_now)
        self._outbox = Outbox(
            self._write, lambda: self._close(TOO_SLOW, "slow"), send_now, state.batch_writer
        )
        self._reader: asyncio.Task[Any] | None = None
        self._hint_task: asyncio.Task[None] | None = None

    # ------------------------------------------------------------------ the `Listener` of a table

    def send(self, message: bytes) -> None:
        self._outbox.put(message)

    async def drain(self) -> None:
        await self._outbox.drain()

    def accepts_chat_from(self, seat: int | None) -> bool:
        return seat not in self.muted

    def close_revoked(self) -> None:
        self._close(TOKEN_REVOKED, "revoked")

    # ------------------------------------------------------------------ reading and closing

    async def serve(self) -> None:
        """Run until the client disconnects or the connection is closed here."""
        writer = asyncio.create_task(self._outbox.run())
        self._reader = asyncio.create_task(self._read_loop())
        live_table = None
        try:
            done, _ = await asyncio.wait((writer, self._reader), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                if not task.cancelled() and not isinstance(task.exception(), Disconnected | OSError | None):
                    log.error("a connection failed", exc_info=task.exception())
                    self._close(FAILED, "failed")
        finally:
            live_table = self.registry.live_tables.get(self.table)
            if live_table is not None and self in live_table.listeners:
                self.registry.leave(live_table, self)
            await self._finish(writer)

    async def _finish(self, writer: asyncio.Task[None]) -> None:
        """Write what can be written within a second, then close."""
        assert self._reader is not None
        self._reader.cancel()
        if self._hint_task is not None:
            self._hint_task.cancel()
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
        live_table = await self._handshake()
        while self._closing is None:
            message = self._decode(await self._receive_text())
            if not self._bucket.take(COSTS.get(type(message), 1.0)):
                await self._slow_down(None if message is None else message.id)
                continue
            if self._bucket.tokens > BURST / 2:
                self._excess = 0
            if message is not None:
                await self._start_handling(live_table, message)

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
        self._refuse(Refused(SLOW_DOWN), message_id)
        await asyncio.sleep(1 / RATE)  # read nothing meanwhile, so that TCP slows the client down

    def _decode(self, text: str | bytes) -> AnyClientMessage | None:
        try:
            return messages.decode_client_message(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            why = "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
            self._refuse(Refused(BAD_MESSAGE, why=why[:200]), None)
            self._count_junk()
            return None

    def _count_junk(self) -> None:
        self._junk_count += 1
        if self._junk_count > MAX_JUNK:
            self._close(POLICY, "junk")
            raise Disconnected

    # ------------------------------------------------------------------ hello

    async def _handshake(self) -> LiveTable:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await self._receive_hello()
        except TimeoutError:
            self._close(NO_HELLO, "no-hello")
            raise Disconnected from None
        try:
            if hello.language is not None:
                self.language = Language(hello.language)
            self.seat = await self.registry.authorize(self.table, hello.token)
            self.name = check_name(hello.name) if hello.name else ""
            live_table = await self.registry.get(self.table)
            host = self.session is not None and self.session == live_table.head.host
            if hello.have is not None and not self._may_replay(live_table.seq - hello.have):
                hello = msgspec.structs.replace(hello, have=None)  # it gets a full view instead
            await self.registry.join(live_table, self, hello, host=host)
        except QuakeboardError as error:
            self._refuse(error, hello.id)
            self._close(POLICY, error.code)
            raise Disconnected from None
        return live_table

    async def _receive_hello(self) -> messages.Hello:
        while True:
            message = self._decode(await self._receive_text())
            if isinstance(message, messages.Hello):
                return message
            if message is not None:
                self._refuse(Refused(HELLO_FIRST), message.id)
                self._count_junk()

    def _may_replay(self, entries: int) -> bool:
        """Whether the address may have `entries` entries replayed, over all its connections."""
        return self.state.request_limiter.take(self._address, max(0.0, COST_OF_REPLAYED_ENTRY * entries))

    # ------------------------------------------------------------------ handling messages

    async def _start_handling(self, live_table: LiveTable, message: AnyClientMessage) -> None:
        if isinstance(message, messages.Hint | messages.Forecast) and self._hint_task is None:
            # A hint takes a while: other messages are handled meanwhile.
            self._hint_task = asyncio.create_task(self._handle(live_table, message))
            self._hint_task.add_done_callback(self._hint_done)
            return
        self._handling = True
        try:
            await self._handle(live_table, message)
        finally:
            self._handling = False

    def _hint_done(self, task: asyncio.Task[None]) -> None:
        self._hint_task = None

    async def _handle(self, live_table: LiveTable, message: AnyClientMessage) -> None:
        """Handle a message and count it; errors become refusals."""
        began = perf_counter()
        kind, answer = type(message).__name__.lower(), "done"
        try:
            await self._dispatch(live_table, message)
        except QuakeboardError as error:
            answer = error.code
            self._refuse(error, message.id, live_table)
        except Exception:
            answer = "internal"
            log.exception("a command failed", extra={"kind": kind})
            self._refuse(Refused(INTERNAL), message.id, live_table)
        self.state.metrics.count(kind, answer, perf_counter() - began)

    async def _dispatch(self, live_table: LiveTable, message: AnyClientMessage) -> None:
        match message:
            case messages.Hello():
                raise Refused(NOT_TWICE)
            case messages.Ping():
                self._reply(messages.Pong(id=message.id, now=self.registry.now()))
            case messages.History():
                if not self._may_replay(messages.MAX_HISTORY):
                    raise Refused(SLOW_DOWN)
                self.send(await live_table.history(self, message.after, message.until, message.id))
            case messages.Hint() | messages.Forecast():
                await self._give_hint(live_table, message)
            case messages.Say():
                await self._say(live_table, message)
            case messages.Mute():
                self.muted = frozenset([*message.seats, *([None] if message.watchers else [])])
                self._reply(messages.Done(id=message.id))
            case messages.Speak():
                self.language = None if message.language is None else Language(message.language)
                self._reply(messages.Done(id=message.id))
            case messages.Hook():
                await self._set_webhook(live_table, message)
            case messages.Rematch():
                table = await self.registry.rematch(live_table, self._require_seat(), message)
                self._reply(messages.Done(id=message.id, table=table))
            case _:
                await self._submit(live_table, message)

    async def _submit(self, live_table: LiveTable, command: AnyCommand) -> None:
        seat = self._require_seat()
        keys: tuple[Key, ...] = ()
        sitter = None
        if isinstance(command, messages.HandOver):
            keys = (Key(digest(command.token), live_table.id, seat),)
        if isinstance(command, messages.Rename) and self.session is not None:
            sitter = (self.session, seat)
        await live_table.submit(
            seat, command, keys, sitter, lambda seq: self._reply(messages.Done(id=command.id, seq=seq))
        )

    async def _give_hint(self, live_table: LiveTable, message: messages.Hint | messages.Forecast) -> None:
        if asyncio.current_task() is not self._hint_task:
            raise Refused(STILL_THINKING)
        if not self.state.request_limiter.take(self._address, COST_OF_HINT):
            raise Refused(SLOW_DOWN)
        table, bots = live_table.table, self.registry.bots
        answer: messages.HintGiven | messages.Foretold
        if isinstance(message, messages.Hint):
            answer = await live_table.hints.hint(table, self._require_seat(), self.language, bots)
        else:
            answer = await live_table.hints.forecast(table, self.seat, bots)
        self._reply(msgspec.structs.replace(answer, id=message.id))

    async def _say(self, live_table: LiveTable, message: messages.Say) -> None:
        text = message.text.strip()
        if not 0 < len(text) <= messages.MAX_TEXT_LENGTH:
            raise Refused(TOO_LONG, longest=messages.MAX_TEXT_LENGTH)
        if self.seat is None:
            check_distinct(self.name, [seat.name for seat in live_table.table.seats])
        name = self.name if self.seat is None else live_table.table.names[self.seat]
        number = await self.registry.say(live_table, self.seat, name, text)
        self._reply(messages.Done(id=message.id, seq=number))

    async def _set_webhook(self, live_table: LiveTable, message: messages.Hook) -> None:
        if self.session is None or self.session != live_table.head.host:
            raise Refused(NOT_THE_HOST)
        await self.state.webhooks.set(live_table.id, message.url)
        self._reply(messages.Done(id=message.id))

    def _require_seat(self) -> int:
        if self.seat is None:
            raise Refused(NOT_SEATED)
        return self.seat

    def _reply(self, message: AnyServerMessage) -> None:
        self.send(encode_server_message(message))

    def _refuse(
        self, error: QuakeboardError, message_id: int | None, live_table: LiveTable | None = None
    ) -> None:
        refusal = error.to_json()
        sentence = refusal["sentence"] if self.language is None else self.language.refusal(error)
        self._reply(
            messages.Refusal(
                id=message_id,
                code=refusal["code"],
                ruling=refusal["ruling"],
                sentence=sentence,
                params=refusal["params"],
                next=None if live_table is None else live_table.seq + 1,
            )
        )
