"""What waits for one client is bounded, and in order."""

from __future__ import annotations

import asyncio

from quakeboard.server.ws.outbox import MAX_QUEUED_BYTES, Outbox


class FakeClient:
    """Carries messages, unless it is held up."""

    def __init__(self) -> None:
        self.carried: list[bytes] = []
        self.free = asyncio.Event()
        self.free.set()
        self.overflowed = 0

    async def send(self, message: bytes) -> None:
        await self.free.wait()
        self.carried.append(message)

    def overflow(self) -> None:
        self.overflowed += 1


def test_messages_arrive_in_order() -> None:
    async def run() -> list[bytes]:
        carrier = FakeClient()
        outbox = Outbox(carrier.send, carrier.overflow)
        running = asyncio.create_task(outbox.run())
        for number in range(100):
            outbox.put(b"%d" % number)
            if number % 7 == 0:
                await asyncio.sleep(0)
        outbox.close()
        await running
        return carrier.carried

    assert asyncio.run(run()) == [b"%d" % number for number in range(100)]


def test_what_was_put_before_closing_is_carried() -> None:
    async def run() -> list[bytes]:
        carrier = FakeClient()
        outbox = Outbox(carrier.send, carrier.overflow)
        running = asyncio.create_task(outbox.run())
        await asyncio.sleep(0)  # it waits for something to carry
        outbox.put(b"goodbye")
        outbox.close()
        outbox.put(b"too late")
        await running
        return carrier.carried

    assert asyncio.run(run()) == [b"goodbye"]


def test_an_outbox_that_is_full_overflows_once_and_keeps_nothing() -> None:
    async def run() -> FakeClient:
        carrier = FakeClient()
        carrier.free.clear()
        outbox = Outbox(carrier.send, carrier.overflow)
        running = asyncio.create_task(outbox.run())
        for _ in range(MAX_QUEUED_BYTES // 1000 + 100):
            outbox.put(b"x" * 1000)
            await asyncio.sleep(0)
        carrier.free.set()
        await running
        return carrier

    carrier = asyncio.run(run())
    assert carrier.overflowed == 1
    assert len(carrier.carried) == 1  # the one that was on its way


def test_one_message_may_be_too_large_by_itself() -> None:
    async def run() -> int:
        carrier = FakeClient()
        outbox = Outbox(carrier.send, carrier.overflow)
        outbox.put(b"x" * (MAX_QUEUED_BYTES + 1))
        return carrier.overflowed

    assert asyncio.run(run()) == 1


def test_whoever_has_much_to_send_waits_for_room() -> None:
    async def run() -> int:
        carrier = FakeClient()
        outbox = Outbox(carrier.send, carrier.overflow)
        running = asyncio.create_task(outbox.run())
        for _ in range(10 * MAX_QUEUED_BYTES // 1000):
            await outbox.drain()
            outbox.put(b"x" * 1000)
        outbox.close()
        await running
        assert carrier.overflowed == 0
        return len(carrier.carried)

    assert asyncio.run(run()) == 10 * MAX_QUEUED_BYTES // 1000


def test_nobody_waits_for_room_in_an_outbox_that_is_closed() -> None:
    async def run() -> None:
        carrier = FakeClient()
        carrier.free.clear()
        outbox = Outbox(carrier.send, carrier.overflow)
        for _ in range(MAX_QUEUED_BYTES // 1000 - 1):
            outbox.put(b"x" * 1000)
        waiting = asyncio.create_task(outbox.drain())
        await asyncio.sleep(0)
        outbox.close()
        await waiting

    asyncio.run(asyncio.wait_for(run(), 60))
