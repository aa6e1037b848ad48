"""Messages go out at once while a client keeps up, in order when it does not, and never beyond a bound."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable, Sequence
from functools import wraps

from quakeboard.server.ws.outbox import MAX_QUEUED_BYTES, BatchWriter, Outbox

HALF = MAX_QUEUED_BYTES // 2


class Client:
    """Takes messages at once while it keeps up; otherwise one each time it is allowed to."""

    def __init__(self) -> None:
        self.keeps_up = True
        self.writes: list[list[bytes]] = []
        self.sent: list[bytes] = []
        self.room: asyncio.Queue[None] = asyncio.Queue()
        self.overflows = 0

    def send_now(self, messages: Sequence[bytes]) -> bool:
        self.writes.append(list(messages))
        return self.keeps_up

    async def send(self, message: bytes) -> None:
        await self.room.get()
        self.sent.append(message)

    def overflow(self) -> None:
        self.overflows += 1

    def takes(self, messages: int) -> None:
        for _ in range(messages):
            self.room.put_nowait(None)


def in_a_loop(test: Callable[[Client, Outbox], Awaitable[None]]) -> Callable[[], None]:
    async def run() -> None:
        client = Client()
        outbox = Outbox(client.send, client.overflow, client.send_now)
        running = asyncio.create_task(outbox.run())
        await around()
        await test(client, outbox)
        running.cancel()

    @wraps(test)
    def with_a_client() -> None:
        asyncio.run(run())

    del with_a_client.__wrapped__  # pytest would look for fixtures
    return with_a_client


async def around(times: int = 3) -> None:
    """Let the loop go round."""
    for _ in range(times):
        await asyncio.sleep(0)


@in_a_loop
async def test_messages_of_one_round_are_one_write(client: Client, outbox: Outbox) -> None:
    outbox.put(b"one")
    outbox.put(b"two")
    assert client.writes == []
    await around()
    outbox.put(b"three")
    await around()
    assert client.writes == [[b"one", b"two"], [b"three"]]
    assert client.sent == []


@in_a_loop
async def test_one_callback_flushes_all_outboxes_of_a_batch_writer(client: Client, outbox: Outbox) -> None:
    batch_writer, rounds = BatchWriter(), []
    go = batch_writer._flush_all
    batch_writer._flush_all = lambda: (rounds.append(len(batch_writer._scheduled)), go())  # type: ignore[method-assign, assignment]
    boxes = [Outbox(client.send, client.overflow, client.send_now, batch_writer) for _ in range(4)]
    for number in (1, 2):
        for box in boxes:
            box.put(b"%d" % number)
        await around()
    assert rounds == [4, 4]
    assert client.writes == [[b"1"]] * 4 + [[b"2"]] * 4


@in_a_loop
async def test_what_comes_after_something_that_waits_waits_too(client: Client, outbox: Outbox) -> None:
    client.keeps_up = False
    outbox.put(b"1")
    await around()
    client.keeps_up = True
    outbox.put(b"2")
    outbox.put(b"3")
    await around()
    assert client.writes == [[b"1"]]
    client.takes(2)
    await around()
    outbox.put(b"4")
    await around()
    client.takes(2)
    await around()
    assert client.sent == [b"1", b"2", b"3", b"4"]
    outbox.put(b"5")  # nothing waits any more
    await around()
    assert client.writes == [[b"1"], [b"5"]]


@in_a_loop
async def test_what_nobody_carries_yet_is_carried_later(client: Client, outbox: Outbox) -> None:
    client.keeps_up = False
    outbox = Outbox(client.send, client.overflow, client.send_now)
    outbox.put(b"early")
    outbox.flush()
    running = asyncio.create_task(outbox.run())
    client.takes(1)
    await around()
    assert client.sent == [b"early"]
    running.cancel()


@in_a_loop
async def test_what_was_sent_does_not_count(client: Client, outbox: Outbox) -> None:
    for _ in range(5):
        outbox.put(b"x" * MAX_QUEUED_BYTES)
        await around()
    assert len(client.writes) == 5
    client.keeps_up = False
    for _ in range(5):
        outbox.put(b"x" * MAX_QUEUED_BYTES)
        client.takes(1)
        await around()
    assert len(client.sent) == 5
    assert client.overflows == 0


@in_a_loop
async def test_one_byte_too_much_overflows_once_and_sends_nothing(client: Client, outbox: Outbox) -> None:
    outbox.put(b"x" * MAX_QUEUED_BYTES)
    assert client.overflows == 0
    outbox.put(b"x")
    outbox.put(b"x")
    assert (client.overflows, outbox.closed) == (1, True)
    await around()
    assert client.writes == []


@in_a_loop
async def test_whoever_has_much_to_send_waits_until_half_is_gone(client: Client, outbox: Outbox) -> None:
    client.keeps_up = False
    outbox.put(b"x" * HALF)
    await outbox.drain()
    outbox.put(b"y" * HALF)
    waiting = asyncio.create_task(outbox.drain())
    await around()
    assert not waiting.done()
    client.takes(1)
    await around()
    assert waiting.done()


@in_a_loop
async def test_drain_does_not_return_too_early(client: Client, outbox: Outbox) -> None:
    client.keeps_up = False
    for message in (b"a", b"b" * (HALF + 1), b"c"):
        outbox.put(message)
    waiting = asyncio.create_task(outbox.drain())
    client.takes(1)
    await around()
    assert client.sent == [b"a"]
    assert not waiting.done()
    client.takes(1)
    await around()
    assert waiting.done()


@in_a_loop
async def test_closing_sends_what_is_to_be_sent_soon(client: Client, outbox: Outbox) -> None:
    outbox.put(b"goodbye")
    outbox.close()
    assert client.writes == [[b"goodbye"]]
    await around()
    assert client.writes == [[b"goodbye"]]


def test_an_outbox_without_cycles_refers_to_nobody() -> None:
    client = Client()
    outbox = Outbox(client.send, client.overflow, client.send_now)
    gone = weakref.ref(client)
    gc.disable()
    try:
        outbox.break_cycles()
        del client
        assert gone() is None
    finally:
        gc.enable()
    outbox.put(b"x" * (MAX_QUEUED_BYTES + 1))  # overflows without a callback
