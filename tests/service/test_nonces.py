"""Words that seats add to the seed, so that nobody can know what will be drawn."""

from __future__ import annotations

from quakeboard.play.chance.seed import LONGEST_NONCE
from quakeboard.play.verify import verify
from quakeboard.service.messages import Abandon, AddNonce, Begin
from quakeboard.service.table import Table

from .application import FakeTimeService, begin, open_table, plan, seat_all


async def test_words_are_taken_in_the_order_of_seats_and_the_last_of_each_counts(
    service: FakeTimeService,
) -> None:
    harness = await seat_all(service, plan("seismic", options={}))
    await harness.do(2, AddNonce, nonce="crown")
    await harness.do(0, AddNonce, nonce="moon")
    await harness.do(0, AddNonce, nonce="sun")
    await harness.do(1, Begin)
    assert harness.table.nonces == ["sun", "", "crown"]
    assert harness.table.record().chance.nonces == ["sun", "", "crown"]


async def test_without_words_there_are_none(service: FakeTimeService) -> None:
    assert (await begin(service)).table.nonces == []


async def test_a_game_with_words_is_drawn_by_them_and_proves_it(service: FakeTimeService) -> None:
    harness = await seat_all(service, plan("seismic", bots=(1, 2), options={}))
    plain = Table.from_log(harness.live_table.head, harness.table.entries, service.uptime).begin([])
    await harness.do(0, AddNonce, nonce="a word of mine")
    await harness.do(0, Begin)
    assert harness.table.opening != [str(step.action) for step in plain.steps]
    await harness.do(0, Abandon)
    record = harness.table.record()
    assert verify(record) == len(harness.table.opening) + sum(
        len(move.chance) for move in harness.table.moves
    )


async def test_a_word_has_its_length_and_its_time(service: FakeTimeService) -> None:
    harness = await open_table(service)
    assert await harness.refused(0, AddNonce, nonce="x" * (LONGEST_NONCE + 1)) == "bad-nonce"
    harness = await begin(service)
    assert await harness.refused(0, AddNonce, nonce="too late") == "has-begun"


async def test_the_same_word_sent_again_is_one_entry(service: FakeTimeService) -> None:
    harness = await open_table(service)
    seq = await harness.do(0, AddNonce, nonce="sun")
    assert await harness.live_table.submit(0, AddNonce(seq=seq, nonce="sun")) == seq
    assert harness.log.count("NonceAdded") == 1
