"""Who may do how much, and in which order: the counts themselves."""

from __future__ import annotations

import asyncio

import pytest

from quakeboard.server.fair_queue import fair_queue
from quakeboard.server.limits import LOCALHOST, AdmissionLimiter, ConnectionLimiter, RateLimiter, TokenBucket


def test_a_refusal_costs_nothing_and_time_counts_once() -> None:
    clock = [1000.0]
    bucket = TokenBucket(rate=4, burst=8, clock=lambda: clock[0])
    assert bucket.take(8)
    for _ in range(3):
        clock[0] += 0.25
        assert not bucket.take(5)
    clock[0] += 0.25
    assert not bucket.take(5)
    assert bucket.tokens == 4
    assert bucket.take(4)


def test_the_address_that_was_longest_unused_is_forgotten() -> None:
    limiter = RateLimiter(rate=1e-9, burst=1, max_addresses=2)
    assert [limiter.take(name) for name in ("a", "b", "a")] == [True, True, False]
    limiter.take("c")  # b goes
    assert [limiter.take("a"), limiter.take("c"), limiter.take("b")] == [False, False, True]


@pytest.mark.parametrize(("rate", "address"), [(0.0, "a"), (1e-9, LOCALHOST)])
def test_some_are_not_limited(rate: float, address: str) -> None:
    limiter = RateLimiter(rate, burst=1)
    assert all(limiter.take(address, 100) for _ in range(10))


def test_a_bucket_takes_as_much_as_it_is_asked_for() -> None:
    limiter = RateLimiter(rate=1e-9, burst=10)
    assert [limiter.take("a", 6), limiter.take("a", 5), limiter.take("a", 4)] == [True, False, True]


@pytest.mark.parametrize(
    ("limit", "address", "full"), [(1, "a", True), (0, "a", False), (1, LOCALHOST, False)]
)
def test_a_connection_limiter_is_full_if_it_has_a_limit(limit: int, address: str, full: bool) -> None:
    limiter = ConnectionLimiter(limit)
    assert not limiter.is_full(address)
    with limiter.counted(address):
        assert limiter.is_full(address) == full


def test_admission_is_full_in_all_and_by_address() -> None:
    limiter = AdmissionLimiter(max_requests=3, max_per_address=1)
    with limiter.counted("a"):
        assert limiter.is_full("a")
        assert not limiter.is_full("b")
        with limiter.counted("b"), limiter.counted(LOCALHOST):
            assert limiter.is_full("c")
            assert limiter.is_full(LOCALHOST)
    assert not limiter.is_full("a")


def test_one_who_leaves_makes_room_for_one() -> None:
    limiter = ConnectionLimiter(2)
    with limiter.counted("a"):
        with limiter.counted("a"):
            assert limiter.is_full("a")
        assert not limiter.is_full("a")
        assert limiter._counts == {"a": 1}


def test_a_turn_that_fails_does_not_stop_the_queue() -> None:
    turns: list[str] = []

    class Member:
        def __init__(self, name: str) -> None:
            self.name = name

        def run_turn(self) -> bool:
            turns.append(self.name)
            if self.name == "bad":
                raise ValueError
            return False

    async def run() -> int:
        loop = asyncio.get_running_loop()
        complaints: list[object] = []
        loop.set_exception_handler(lambda _, context: complaints.append(context))
        for name in ("bad", "good"):
            fair_queue(loop).enqueue(Member(name))
        for _ in range(4):
            await asyncio.sleep(0)
        return len(complaints)

    assert asyncio.run(run()) == 1
    assert turns == ["bad", "good"]
