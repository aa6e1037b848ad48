"""Who may do how much, and in which order: the counts themselves."""

from __future__ import annotations

import asyncio

import pytest

from quakeboard.server.fair_queue import turns
from quakeboard.server.limits import THIS_MACHINE, Bucket, Buckets, Crowd


def test_a_refusal_costs_nothing_and_time_counts_once() -> None:
    clock = [1000.0]
    bucket = Bucket(rate=4, size=8, clock=lambda: clock[0])
    assert bucket.take(8)
    for _ in range(3):
        clock[0] += 0.25
        assert not bucket.take(5)
    clock[0] += 0.25
    assert not bucket.take(5)
    assert bucket.drops == 4
    assert bucket.take(4)


def test_the_address_that_was_longest_unused_is_forgotten() -> None:
    buckets = Buckets(rate=1e-9, size=1, most=2)
    assert [buckets.take(name) for name in ("a", "b", "a")] == [True, True, False]
    buckets.take("c")  # b goes
    assert [buckets.take("a"), buckets.take("c"), buckets.take("b")] == [False, False, True]


@pytest.mark.parametrize(("rate", "address"), [(0.0, "a"), (1e-9, THIS_MACHINE)])
def test_some_are_not_limited(rate: float, address: str) -> None:
    buckets = Buckets(rate, size=1)
    assert all(buckets.take(address, 100) for _ in range(10))


def test_a_bucket_takes_as_much_as_it_is_asked_for() -> None:
    buckets = Buckets(rate=1e-9, size=10)
    assert [buckets.take("a", 6), buckets.take("a", 5), buckets.take("a", 4)] == [True, False, True]


@pytest.mark.parametrize(
    ("most", "address", "full"), [(1, "a", True), (0, "a", False), (1, THIS_MACHINE, False)]
)
def test_a_crowd_is_full_if_it_has_a_limit(most: int, address: str, full: bool) -> None:
    crowd = Crowd(most)
    assert not crowd.is_full(address)
    with crowd.joined(address):
        assert crowd.is_full(address) == full


def test_one_who_leaves_makes_room_for_one() -> None:
    crowd = Crowd(2)
    with crowd.joined("a"):
        with crowd.joined("a"):
            assert crowd.is_full("a")
        assert not crowd.is_full("a")
        assert crowd._here == {"a": 1}


def test_a_turn_that_fails_does_not_stop_the_line() -> None:
    heard: list[str] = []

    class Guest:
        def __init__(self, name: str) -> None:
            self.name = name

        def take_turn(self) -> bool:
            heard.append(self.name)
            if self.name == "bad":
                raise ValueError
            return False

    async def evening() -> int:
        loop = asyncio.get_running_loop()
        complaints: list[object] = []
        loop.set_exception_handler(lambda _, context: complaints.append(context))
        for name in ("bad", "good"):
            turns(loop).take(Guest(name))
        for _ in range(4):
            await asyncio.sleep(0)
        return len(complaints)

    assert asyncio.run(evening()) == 1
    assert heard == ["bad", "good"]
