"""A connection to a table, whatever carries it: a `hello` first, then messages one after the other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import perf_counter
from typing import Protocol

import msgspec

from quakeboard.core.errors import QuakeboardError, Reason
from quakeboard.language import Language
from quakeboard.play.chance.rounds import NO_ROUND
from quakeboard.play.chance.seed import BadChance
from quakeboard.service import messages
from quakeboard.service.errors import (
    CHAIN_OF_OTHERS,
    INTERNAL,
    NOT_SEATED,
    TABLE_DELETED,
    TOO_MANY_TABLES,
    Refused,
)
from quakeboard.service.live_table import LiveTable
from quakeboard.service.messages import AnyClientMessage, AnyCommand, AnyServerMessage, encode_server_message
from quakeboard.service.names import check_distinct, check_name
from quakeboard.service.table_service import TableService

log = logging.getLogger("quakeboard")

# What work counts for, in requests of the client's address, over all its connections.
COST_OF_REPLAYED_ENTRY = 0.5
COST_OF_HINT = 20.0  # it takes a core for a while
COST_OF_LISTENER = 0.1  # of each that a chat line is sent to
COST_OF_WEBHOOK = 5.0
COST_OF_ITEM = 0.01  # of a transcript that is sent, after those that a usual game has
USUAL_ITEMS = 500

NOT_TWICE = Reason("hello-twice", "protocol", "Hello has been said.")
SLOW_DOWN = Reason("slow-down", "protocol", "Too many messages. Wait a little.")
STILL_THINKING = Reason(
    "still-thinking", "protocol", "One thing at a time: the last hint or forecast is still being thought out."
)
TOO_LONG = Reason("too-long", "tables", "What is said has 1 to {longest} characters.")
NOT_THE_HOST = Reason("not-the-host", "tables", "Only the host of the table can do that.")


class Transport(Protocol):
    """What carries the messages of a connection, and limits them."""

    @property
    def client(self) -> str:
        """The address by which the client is limited."""

    def send(self, message: bytes) -> None:
        """Queue a message without waiting for the client."""

    async def drain(self) -> None:
        """Wait until at most half of the queued messages are sent."""

    def close_revoked(self) -> None:
        """Close the connection because its seat has a new token."""

    def close_deleted(self) -> None:
        """Close the connection because its table was deleted."""

    def may_spend(self, requests: float) -> bool:
        """Whether the client's address may have work done now that counts as so many requests."""

    def may_open_table(self) -> bool:
        """Whether the client's address may open one more table now."""


class TurnWebhooks(Protocol):
    """Where the webhooks of tables are set."""

    async def set(self, table: str, url: str | None) -> None: ...


_THOUGHT_OUT = (messages.Hint, messages.Forecast)

Count = Callable[[str, str, float], None]
"""Counts a message by its kind and answer, and the seconds that it took."""


class Connection:
    """One client at one table: the `Listener` that the table sends to."""

    def __init__(
        self,
        service: TableService,
        webhooks: TurnWebhooks,
        transport: Transport,
        table: str,
        session: str | None,
        count: Count,
    ) -> None:
        self.service = service
        self.webhooks = webhooks
        self.transport = transport
        self.send = transport.send
        self.table = table
        self.session = session
        self.seat: int | None = None
        self.beside: set[int] = set()
        self.chain: int | None = None
        self.claimed = False
        self.language: Language | None = None
        self.shared = False
        self.name = ""
        self.muted: frozenset[int | None] = frozenset()
        self._count = count
        self._live_table: LiveTable | None = None
        self._hint_task: asyncio.Task[None] | None = None

    # ------------------------------------------------------------------ the `Listener` of a table

    async def drain(self) -> None:
        await self.transport.drain()

    def accepts_chat_from(self, seat: int | None) -> bool:
        return seat not in self.muted

    def close_revoked(self) -> None:
        self.transport.close_revoked()

    def close_deleted(self) -> None:
        self.refuse(Refused(TABLE_DELETED), None)
        self.transport.close_deleted()

    # ------------------------------------------------------------------ joining and leaving

    async def greet(self, hello: messages.Hello) -> None:
        """Join the table; raises what is refused."""
        if hello.language is not None:
            self.language = Language(hello.language)
        self.shared = hello.shared
        self.name = check_name(hello.name) if hello.name else ""
        self.seat, token, self.claimed = await self.service.seats.enter(self.table, hello, self.session)
        hello = msgspec.structs.replace(hello, token=token)
        beside = hello.beside[: messages.MAX_BESIDE]
        self.beside = await self.service.seats.opened_by(self.table, beside) - {self.seat}
        live_table = await self.service.registry.get(self.table)
        if hello.have is not None and not self._may_replay(live_table.seq - hello.have):
            hello = msgspec.structs.replace(hello, have=None)  # it gets a full view instead
        self._live_table = live_table
        rounds = live_table.table.rounds
        missing = 0 if rounds is None or hello.have is not None else rounds.items - hello.noted
        await self.service.join(
            live_table,
            self,
            hello,
            host=self._is_host(live_table),
            with_transcript=self.transport.may_spend(COST_OF_ITEM * max(0, missing - USUAL_ITEMS)),
        )

    def leave(self) -> None:
        """Leave the table, and ask for nothing more."""
        if self._live_table is not None and self in self._live_table.listeners:
            self.service.leave(self._live_table, self)
        if self._hint_task is not None:
            self._hint_task.cancel()

    def _is_host(self, live_table: LiveTable) -> bool:
        return self.session is not None and self.session == live_table.head.host

    # ------------------------------------------------------------------ handling messages

    async def handle(self, message: AnyClientMessage) -> None:
        """Handle a message; a hint or a forecast is computed while the next messages are handled."""
        self._note_sign_of_life()
        if isinstance(message, _THOUGHT_OUT) and self._hint_task is None:
            self._hint_task = asyncio.create_task(self._handle(message))
            self._hint_task.add_done_callback(self._hint_done)
        else:
            await self._handle(message)

    def _note_sign_of_life(self) -> None:
        """Take part in rounds of chance again after having missed one."""
        live_table = self._live_table
        if live_table is not None and self.chain in live_table.participants.silent:
            live_table.participants.silent.discard(self.chain)
            self.service.presence.changed(live_table)

    def _hint_done(self, task: asyncio.Task[None]) -> None:
        self._hint_task = None

    async def _handle(self, message: AnyClientMessage) -> None:
        """Handle a message and count it; errors become refusals."""
        began = perf_counter()
        kind, answer = type(message).__name__.lower(), "done"
        live_table = self._live_table
        assert live_table is not None, "the client has said hello"
        try:
            await self._dispatch(live_table, message)
        except QuakeboardError as error:
            answer = error.code
            self.refuse(error, message.id)
        except Exception:
            answer = "internal"
            log.exception("a command failed", extra={"kind": kind})
            self.refuse(Refused(INTERNAL), message.id)
        self._count(kind, answer, perf_counter() - began)

    async def _dispatch(self, live_table: LiveTable, message: AnyClientMessage) -> None:
        match message:
            case messages.Act():  # most messages
                await self._submit(live_table, message)
            case messages.Hello():
                raise Refused(NOT_TWICE)
            case messages.Ping():
                self._reply(messages.Pong(id=message.id, now=self.service.now()))
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
            case messages.DeviceLink():
                await self.service.seats.link_device(
                    live_table,
                    self._require_seat(),
                    lambda token: self._reply(messages.Done(id=message.id, token=token)),
                )
            case messages.Reissue():
                await self._reissue(live_table, message)
            case messages.SeatBot():
                await self._seat_bot(live_table, message)
            case messages.AddChain():
                await self._add_chain(live_table, message)
            case messages.Reveal():
                self._reveal(live_table, message)
            case messages.Rematch():
                if live_table.table.rematch is None and not self.transport.may_open_table():
                    raise Refused(TOO_MANY_TABLES)
                table = await self.service.opening.rematch(live_table, self._require_seat(), message)
                self._reply(messages.Done(id=message.id, table=table))
            case _:
                await self._submit(live_table, message)

    async def _submit(self, live_table: LiveTable, command: AnyCommand) -> None:
        seat = self._require_seat()
        sitter = None
        if isinstance(command, messages.Rename) and self.session is not None:
            sitter = (self.session, seat)
        await live_table.submit(
            seat, command, sitter, lambda seq: self._reply(messages.Done(id=command.id, seq=seq))
        )

    async def _give_hint(self, live_table: LiveTable, message: messages.Hint | messages.Forecast) -> None:
        if asyncio.current_task() is not self._hint_task:
            raise Refused(STILL_THINKING)
        if not self.transport.may_spend(COST_OF_HINT):
            raise Refused(SLOW_DOWN)
        table, bots = live_table.table, self.service.scheduler.bots
        answer: messages.HintGiven | messages.Foretold
        if isinstance(message, messages.Hint):
            answer = await live_table.hints.hint(
                table, self._require_seat(), self.language, bots, self.transport.client
            )
        else:
            answer = await live_table.hints.forecast(table, self.seat, bots, self.transport.client)
        self._reply(msgspec.structs.replace(answer, id=message.id))

    async def _say(self, live_table: LiveTable, message: messages.Say) -> None:
        text = message.text.strip()
        if not 0 < len(text) <= messages.MAX_TEXT_LENGTH:
            raise Refused(TOO_LONG, longest=messages.MAX_TEXT_LENGTH)
        if not self.transport.may_spend(COST_OF_LISTENER * len(live_table.listeners)):
            raise Refused(SLOW_DOWN)
        if self.seat is None:
            check_distinct(self.name, [seat.name for seat in live_table.table.seats])
        name = self.name if self.seat is None else live_table.table.names[self.seat]
        number = await self.service.chat.say(live_table, self.seat, name, text)
        self._reply(messages.Done(id=message.id, seq=number))

    async def _set_webhook(self, live_table: LiveTable, message: messages.Hook) -> None:
        if not self._is_host(live_table):
            raise Refused(NOT_THE_HOST)
        if not self.transport.may_spend(COST_OF_WEBHOOK):
            raise Refused(SLOW_DOWN)
        await self.webhooks.set(live_table.id, message.url)
        self._reply(messages.Done(id=message.id))

    def _may_replay(self, entries: int) -> bool:
        return self.transport.may_spend(max(0.0, COST_OF_REPLAYED_ENTRY * entries))

    async def _reissue(self, live_table: LiveTable, message: messages.Reissue) -> None:
        if not self._is_host(live_table):
            raise Refused(NOT_THE_HOST)
        await self.service.seats.reissue(
            live_table,
            message.seat,
            lambda token: self._reply(messages.Done(id=message.id, token=token)),
        )

    async def _seat_bot(self, live_table: LiveTable, message: messages.SeatBot) -> None:
        if not self._is_host(live_table):
            raise Refused(NOT_THE_HOST)
        seats, seat = self.service.seats, message.seat
        if message.bot is None:
            await seats.unseat_bot(
                live_table, seat, lambda token: self._reply(messages.Done(id=message.id, token=token))
            )
        else:
            await seats.seat_bot(live_table, seat, message.bot)
            self._reply(messages.Done(id=message.id))

    async def _add_chain(self, live_table: LiveTable, message: messages.AddChain) -> None:
        seat = self._require_seat()
        if not self._may_use(live_table, seat, message.end):
            raise Refused(CHAIN_OF_OTHERS)
        self.chain = await live_table.add_chain(seat, message.end)
        if self.session is not None:
            live_table.participants.sessions.add((self.chain, self.session))
        self._reply(messages.Done(id=message.id, chain=self.chain))
        self.service.presence.changed(live_table)

    def _may_use(self, live_table: LiveTable, seat: int, end: str) -> bool:
        """Whether a chain is new, of this seat, or of another seat of the same browser.

        Ends are public: without this a seat could pass off the chain of another one as its own.
        """
        rounds = live_table.table.rounds
        number = None if rounds is None else rounds.chain_at(end)
        if rounds is None or number is None or seat in rounds.chains[number].seats:
            return True
        return (number, self.session) in live_table.participants.sessions

    def _reveal(self, live_table: LiveTable, message: messages.Reveal) -> None:
        if self.chain is None:
            raise BadChance(NO_ROUND)
        self.service.rounds.answer(live_table, self.chain, message.round, message.link)
        self._reply(messages.Done(id=message.id))

    def _require_seat(self) -> int:
        if self.seat is None:
            raise Refused(NOT_SEATED)
        return self.seat

    def _reply(self, message: AnyServerMessage) -> None:
        self.send(encode_server_message(message))

    def refuse(self, error: QuakeboardError, message_id: int | None) -> None:
        """Send a refusal, with the number of the next entry once the client has joined."""
        refusal = error.to_json()
        sentence = refusal["sentence"] if self.language is None else self.language.refusal(error)
        self._reply(
            messages.Refusal(
                id=message_id,
                code=refusal["code"],
                ruling=refusal["ruling"],
                sentence=sentence,
                params=refusal["params"],
                next=None if self._live_table is None else self._live_table.seq + 1,
            )
        )
