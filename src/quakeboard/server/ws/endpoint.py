"""A table's socket: `hello` first, then whatever the client asks for, one thing after the other.

The number with which the server closes a socket says why (docs/protocol.md): 4001 no hello in time, 4003 the
seat's secret is worth nothing any more, 4008 the client does not read what it is sent, 4029 it floods.
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
from quakeboard.server.http.responses import FOREIGN_ORIGIN, INTERNAL, TOO_MANY_SOCKETS, refuse
from quakeboard.server.limits import Bucket, address
from quakeboard.server.state import House
from quakeboard.server.ws.outbox import Outbox, never
from quakeboard.server.ws.protocol import OFFER, TOO_MUCH
from quakeboard.service import messages
from quakeboard.service.errors import NOT_SEATED, Refused
from quakeboard.service.live_table import Desk
from quakeboard.service.messages import AnyAsk, AnyCommand, AnyTell, write_tell
from quakeboard.service.store import Key
from quakeboard.service.table_setup import check_name
from quakeboard.service.tokens import digest

log = logging.getLogger("quakeboard")

NO_HELLO, NO_KEY, TOO_SLOW = 4001, 4003, 4008
POLICY, FAILED = 1008, 1011
HELLO_SECONDS = 10.0
RATE, BURST = 250.0, 1000.0
"""Messages a second that a client may send for long, and at once."""
MOST_EXCESS = 250
"""Messages beyond that after which it is let go."""
MOST_JUNK = 20
COST_OF_PAST = 0.5
"""Requests that an entry which is told again counts for."""
COST_OF_THOUGHT = 20.0
"""Requests that a hint or a forecast counts for: it takes a core for a while."""
COSTS: dict[type[Any], float] = {messages.History: 100.0, messages.Say: 10.0}
"""What counts for more than one message: it is much work, or is kept for ever."""

BAD_MESSAGE = Reason("bad-message", "protocol", "This is no message that can be understood here: {why}.")
NOT_TWICE = Reason("hello-twice", "protocol", "Hello has been said.")
HELLO_FIRST = Reason("hello-first", "protocol", "The first message is “hello”.")
SLOW_DOWN = Reason("slow-down", "protocol", "Too many messages. Wait a little.")
STILL_THINKING = Reason(
    "still-thinking", "protocol", "One thing at a time: the last hint or forecast is still being thought out."
)
TOO_LONG = Reason("too-long", "tables", "What is said has 1 to {longest} characters.")
NOT_THE_HOST = Reason("not-the-host", "tables", "Only the host of the table can do that.")


class Gone(Exception):
    """The client has closed the socket, or was let go."""


class TableSocket:
    """The ASGI application behind `/api/tables/{table}/socket`."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        house, where = self.house, address(scope)
        await receive()
        if not house.is_welcome(HTTPConnection(scope)):
            await self._refuse(scope, send, Refused(FOREIGN_ORIGIN))
            return
        if house.sockets.is_full(where) or not house.handshakes.take(where):
            await self._refuse(scope, send, Refused(TOO_MANY_SOCKETS))
            return
        with house.sockets.joined(where), house.metrics.connections.track_inprogress():
            await send({"type": "websocket.accept"})
            try:
                await Connection(house, scope, receive, send).serve()
            finally:
                house.metrics.closed_so_far += 1

    async def _refuse(self, scope: Scope, send: Send, error: Refused) -> None:
        """Answer the handshake with what every refused request gets."""
        self.house.metrics.dropped.labels(error.code).inc()
        answer = await refuse(HTTPConnection(scope), error)
        headers = answer.raw_headers
        await send(
            {"type": "websocket.http.response.start", "status": answer.status_code, "headers": headers}
        )
        await send({"type": "websocket.http.response.body", "body": bytes(answer.body)})


class Connection:
    """One client at one table."""

    def __init__(self, house: House, scope: Scope, receive: Receive, send: Send) -> None:
        self.house = house
        self.lobby = house.lobby
        self.table: str = scope["path_params"]["table"]
        self.session = house.sessions.read(HTTPConnection(scope))
        self.seat: int | None = None
        self.language: Language | None = None
        self.name = ""
        self.muted: frozenset[int | None] = frozenset()
        self._where = address(scope)
        self._receive = receive
        self._send = send
        self._bucket = Bucket(RATE, BURST, house.clock)
        self._excess = 0
        self._junk = 0
        self._closing: int | None = None
        self._busy = False
        offer = scope.get("extensions", {}).get(OFFER, {}).get("offer", never)  # other servers offer nothing
        self._outbox = Outbox(self._carry, lambda: self._let_go(TOO_SLOW, "slow"), offer, house.postman)
        self._reader: asyncio.Task[Any] | None = None
        self._thinking: asyncio.Task[None] | None = None

    # ------------------------------------------------------------------ as a listener

    def send(self, message: bytes) -> None:
        self._outbox.put(message)

    async def ready(self) -> None:
        await self._outbox.ready()

    def hears(self, seat: int | None) -> bool:
        return seat not in self.muted

    def dismiss(self) -> None:
        self._let_go(NO_KEY, "key")

    # ------------------------------------------------------------------ life

    async def serve(self) -> None:
        """Until the client goes or is let go."""
        writer = asyncio.create_task(self._outbox.run())
        self._reader = asyncio.create_task(self._attend())
        desk = None
        try:
            done, _ = await asyncio.wait((writer, self._reader), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                if not task.cancelled() and not isinstance(task.exception(), Gone | OSError | None):
                    log.error("a socket failed", exc_info=task.exception())
                    self._let_go(FAILED, "failed")
        finally:
            desk = self.lobby.desks.get(self.table)
            if desk is not None and self in desk.listeners:
                self.lobby.leave(desk, self)
            await self._finish(writer)

    async def _finish(self, writer: asyncio.Task[None]) -> None:
        """Send what can be sent at once, then close."""
        assert self._reader is not None
        self._reader.cancel()
        if self._thinking is not None:
            self._thinking.cancel()
        self._outbox.close()
        if self._closing == TOO_SLOW:
            writer.cancel()
        await asyncio.wait((writer, self._reader), timeout=1.0)
        writer.cancel()
        await asyncio.gather(writer, self._reader, return_exceptions=True)
        self._reader = None  # its last exception knows this connection
        self._outbox.untie()
        if self._closing is not None:
            try:
                async with asyncio.timeout(1.0):
                    await self._send({"type": "websocket.close", "code": self._closing})
            except (OSError, RuntimeError, TimeoutError):
                pass

    def _let_go(self, code: int, reason: str) -> None:
        if self._closing is None:
            self._closing = code
            self.house.metrics.dropped.labels(reason).inc()
            if self._reader is not None and not self._busy:  # what was begun is finished
                self._reader.cancel()

    async def _carry(self, message: bytes) -> None:
        try:
            await self._send({"type": "websocket.send", "text": message.decode()})
        except RuntimeError:  # the socket was closed for a flood of frames
            raise Gone from None

    async def _attend(self) -> None:
        """Listen to the client."""
        desk = await self._greet()
        while self._closing is None:
            ask = self._read(await self._next())
            if not self._bucket.take(COSTS.get(type(ask), 1.0)):
                await self._slow_down(None if ask is None else ask.id)
                continue
            if self._bucket.drops > BURST / 2:
                self._excess = 0
            if ask is not None:
                await self._answer(desk, ask)

    async def _next(self) -> str | bytes:
        event = await self._receive()
        if event["type"] != "websocket.receive":
            raise Gone
        text: str | bytes = event.get("text") or event.get("bytes") or b""
        return text

    async def _slow_down(self, ask: int | None) -> None:
        self._excess += 1
        if self._excess > MOST_EXCESS:
            self._let_go(TOO_MUCH, "flood")
            raise Gone
        self._refuse(Refused(SLOW_DOWN), ask)
        await asyncio.sleep(1 / RATE)  # and read nothing, so that the flood stays where it comes from

    def _read(self, text: str | bytes) -> AnyAsk | None:
        try:
            return messages.read_ask(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            why = "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
            self._refuse(Refused(BAD_MESSAGE, why=why[:200]), None)
            self._count_junk()
            return None

    def _count_junk(self) -> None:
        self._junk += 1
        if self._junk > MOST_JUNK:
            self._let_go(POLICY, "junk")
            raise Gone

    # ------------------------------------------------------------------ hello

    async def _greet(self) -> Desk:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await self._hello()
        except TimeoutError:
            self._let_go(NO_HELLO, "silent")
            raise Gone from None
        try:
            if hello.language is not None:
                self.language = Language(hello.language)
            self.seat = await self.lobby.admit(self.table, hello.token)
            self.name = check_name(hello.name) if hello.name else ""
            desk = await self.lobby.desk(self.table)
            host = self.session is not None and self.session == desk.head.host
            if hello.have is not None and not self._may_hear(desk.told - hello.have):
                hello = msgspec.structs.replace(hello, have=None)  # how it stands now must be enough
            await self.lobby.join(desk, self, hello, host=host)
        except QuakeboardError as error:
            self._refuse(error, hello.id)
            self._let_go(POLICY, error.code)
            raise Gone from None
        return desk

    async def _hello(self) -> messages.Hello:
        while True:
            ask = self._read(await self._next())
            if isinstance(ask, messages.Hello):
                return ask
            if ask is not None:
                self._refuse(Refused(HELLO_FIRST), ask.id)
                self._count_junk()

    def _may_hear(self, entries: int) -> bool:
        """Whether so much may be told again. It is much work, so that one address can ask for it only so
        often, with however many sockets."""
        return self.house.requests.take(self._where, max(0.0, COST_OF_PAST * entries))

    # ------------------------------------------------------------------ answers

    async def _answer(self, desk: Desk, ask: AnyAsk) -> None:
        if isinstance(ask, messages.Hint | messages.Forecast) and self._thinking is None:
            # What is thought about holds nobody up who wants to play meanwhile.
            self._thinking = asyncio.create_task(self._try(desk, ask))
            self._thinking.add_done_callback(self._thought)
            return
        self._busy = True
        try:
            await self._try(desk, ask)
        finally:
            self._busy = False

    def _thought(self, task: asyncio.Task[None]) -> None:
        self._thinking = None

    async def _try(self, desk: Desk, ask: AnyAsk) -> None:
        """Do it, or say why not."""
        began = perf_counter()
        kind, answer = type(ask).__name__.lower(), "done"
        try:
            await self._do(desk, ask)
        except QuakeboardError as error:
            answer = error.code
            self._refuse(error, ask.id, desk)
        except Exception:
            answer = "internal"
            log.exception("a command failed", extra={"kind": kind})
            self._refuse(Refused(INTERNAL), ask.id, desk)
        self.house.metrics.count(kind, answer, perf_counter() - began)

    async def _do(self, desk: Desk, ask: AnyAsk) -> None:
        match ask:
            case messages.Hello():
                raise Refused(NOT_TWICE)
            case messages.Ping():
                self._tell(messages.Pong(id=ask.id, now=self.lobby.now()))
            case messages.History():
                if not self._may_hear(messages.MOST_HISTORY):
                    raise Refused(SLOW_DOWN)
                self.send(await desk.history(self, ask.after, ask.until, ask.id))
            case messages.Hint() | messages.Forecast():
                await self._think(desk, ask)
            case messages.Say():
                await self._say(desk, ask)
            case messages.Mute():
                self.muted = frozenset([*ask.seats, *([None] if ask.watchers else [])])
                self._tell(messages.Done(id=ask.id))
            case messages.Speak():
                self.language = None if ask.language is None else Language(ask.language)
                self._tell(messages.Done(id=ask.id))
            case messages.Hook():
                await self._set_hook(desk, ask)
            case messages.Rematch():
                table = await self.lobby.rematch(desk, self._own_seat(), ask)
                self._tell(messages.Done(id=ask.id, table=table))
            case _:
                await self._command(desk, ask)

    async def _command(self, desk: Desk, command: AnyCommand) -> None:
        seat = self._own_seat()
        keys: tuple[Key, ...] = ()
        sitter = None
        if isinstance(command, messages.HandOver):
            keys = (Key(digest(command.token), desk.id, seat),)
        if isinstance(command, messages.Rename) and self.session is not None:
            sitter = (self.session, seat)
        await desk.submit(
            seat, command, keys, sitter, lambda seq: self._tell(messages.Done(id=command.id, seq=seq))
        )

    async def _think(self, desk: Desk, ask: messages.Hint | messages.Forecast) -> None:
        if asyncio.current_task() is not self._thinking:
            raise Refused(STILL_THINKING)
        if not self.house.requests.take(self._where, COST_OF_THOUGHT):
            raise Refused(SLOW_DOWN)
        table, thinkers = desk.table, self.lobby.thinkers
        answer: messages.HintGiven | messages.Foretold
        if isinstance(ask, messages.Hint):
            answer = await desk.thoughts.hint(table, self._own_seat(), self.language, thinkers)
        else:
            answer = await desk.thoughts.forecast(table, self.seat, thinkers)
        self._tell(msgspec.structs.replace(answer, id=ask.id))

    async def _say(self, desk: Desk, ask: messages.Say) -> None:
        text = ask.text.strip()
        if not 0 < len(text) <= messages.LONGEST_TEXT:
            raise Refused(TOO_LONG, longest=messages.LONGEST_TEXT)
        name = self.name if self.seat is None else desk.table.names[self.seat]
        number = await self.lobby.say(desk, self.seat, name, text)
        self._tell(messages.Done(id=ask.id, seq=number))

    async def _set_hook(self, desk: Desk, ask: messages.Hook) -> None:
        if self.session is None or self.session != desk.head.host:
            raise Refused(NOT_THE_HOST)
        await self.house.hooks.set(desk.id, ask.url)
        self._tell(messages.Done(id=ask.id))

    def _own_seat(self) -> int:
        if self.seat is None:
            raise Refused(NOT_SEATED)
        return self.seat

    def _tell(self, message: AnyTell) -> None:
        self.send(write_tell(message))

    def _refuse(self, error: QuakeboardError, ask: int | None, desk: Desk | None = None) -> None:
        told = error.to_json()
        sentence = told["sentence"] if self.language is None else self.language.refusal(error)
        self._tell(
            messages.RefusedTell(
                id=ask,
                code=told["code"],
                ruling=told["ruling"],
                sentence=sentence,
                params=told["params"],
                next=None if desk is None else desk.told + 1,
            )
        )
