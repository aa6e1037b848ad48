"""A rematch: the same people, everyone one seat further, with the links that they have."""

from __future__ import annotations

import asyncio
import random

import pytest

from quakeboard.service.errors import Refused
from quakeboard.service.messages import Abandon, Begin, Rematch, Rename, Resign
from quakeboard.service.table_setup import Series

from .application import BLITZ, FakeTimeService, TableHarness, begin, plan, play_on


async def finished(service: FakeTimeService, **others: object) -> TableHarness:
    harness = await begin(service, plan(**others))  # type: ignore[arg-type]
    dice = random.Random(4)
    while not harness.table.over:
        await play_on(harness, dice, 1)
        await service.settle()
    return harness


async def again(harness: TableHarness, seat: int) -> TableHarness:
    table = await harness.service.opening.rematch(
        harness.live_table, seat, Rematch(seq=harness.live_table.seq + 1)
    )
    return TableHarness(harness.service, harness.opened, await harness.service.registry.get(table))


async def test_everyone_sits_one_seat_further_on(service: FakeTimeService) -> None:
    harness = await finished(service, clock=BLITZ, public=True)
    new = await again(harness, 2)
    assert new.table.names == ["Ada", "Mara", "Jun"]
    assert [seat.colour for seat in new.table.seats] == [2, 0, 1]
    assert harness.table.rematch == new.live_table.id
    assert (new.live_table.head.before, new.live_table.head.host) == (harness.live_table.id, "hana")
    assert (new.live_table.head.set_up.clock, new.live_table.head.set_up.public) == (BLITZ, True)
    assert new.live_table.head.seed != harness.live_table.head.seed
    assert new.table.state == "open"


async def test_the_games_that_each_has_won_are_counted_over_all_rematches(service: FakeTimeService) -> None:
    harness = await finished(service)
    wins = dict.fromkeys(("Mara", "Jun", "Ada"), 0)
    dice = random.Random(8)
    for games in range(1, 5):
        outcome = harness.table.position.outcome()
        assert outcome is not None
        for winner in outcome.winners:
            wins[harness.table.names[winner]] += 1
        assert dict(zip(harness.table.names, harness.table.series.wins, strict=True)) == wins
        harness = await again(harness, 0)
        listener = await harness.listen(1, token=_token_of(harness, 1))
        told = listener.received("welcome")[0]["info"]["series"]
        assert told == {"games": games, "wins": [wins[name] for name in harness.table.names]}
        await harness.do(0, Begin)
        while not harness.table.over:
            await play_on(harness, dice, 1)
            await service.settle()
    assert sum(wins.values()) >= 4


async def test_a_game_that_was_not_played_to_its_end_counts_for_nobody(service: FakeTimeService) -> None:
    harness = await begin(service, plan(bots=(1, 2)))
    await harness.do(0, Abandon)
    new = await again(harness, 0)
    assert new.table.series == Series(0, [0, 0, 0])


def _token_of(harness: TableHarness, seat: int) -> str:
    """The secret of the seat: everyone sits one further with every game."""
    games = harness.table.series.games
    return harness.opened.seats[(seat - games) % 3]


async def test_a_rematch_is_played_without_forecasts_if_the_game_was(service: FakeTimeService) -> None:
    for allowed in (False, True):
        new = await again(await finished(service, forecast=allowed), 0)
        assert new.live_table.head.set_up.forecast is allowed


async def test_the_same_links_open_the_new_table(service: FakeTimeService) -> None:
    harness = await finished(service)
    new = await again(harness, 0)
    for seat, token in harness.opened.seats.items():
        assert await service.seats.authorize(new.live_table.id, token) == (seat + 1) % 3
        assert await service.seats.authorize(harness.live_table.id, token) == seat
    assert await service.seats.authorize(new.live_table.id, harness.opened.watch) is None


async def test_bots_move_on_with_their_colours(service: FakeTimeService) -> None:
    harness = await finished(service, bots=(2,))
    new = await again(harness, 0)
    assert [seat.name for seat in new.table.seats] == ["random", "Mara", "Jun"]
    assert [seat.bot for seat in new.table.seats] == ["random", None, None]
    assert [seat.colour for seat in new.table.seats] == [2, 0, 1]


async def test_all_who_ask_for_it_meet_at_the_same_table(
    service: FakeTimeService, other: FakeTimeService
) -> None:
    harness = await finished(service)
    there = TableHarness(other, harness.opened, await other.registry.get(harness.live_table.id))
    tables = await asyncio.gather(again(harness, 0), again(harness, 1), again(there, 2), again(harness, 0))
    assert len({found.live_table.id for found in tables}) == 1
    listed = await service.store.all_tables("", 100)
    assert {line.table for line in listed} == {harness.live_table.id, tables[0].live_table.id}


async def test_something_else_that_happens_meanwhile_does_not_hinder_it(
    service: FakeTimeService, other: FakeTimeService
) -> None:
    harness = await finished(service)
    elsewhere = await other.registry.get(harness.live_table.id)
    await elsewhere.submit(0, Rename(seq=elsewhere.seq + 1, name="Mara M.", colour=3))
    new = await again(harness, 1)
    assert new.table.names == ["Ada", "Mara M.", "Jun"]
    assert new.table.seats[1].colour == 3


async def test_there_is_none_before_the_game_is_over(service: FakeTimeService) -> None:
    harness = await begin(service)
    with pytest.raises(Refused, match="not over yet"):
        await again(harness, 0)


async def test_who_resigned_does_not_ask_but_is_asked_to_the_next_game(service: FakeTimeService) -> None:
    harness = await begin(service)
    await harness.do(1, Resign, bot="random")
    dice = random.Random(5)
    while not harness.table.over:
        await service.settle()
        await play_on(harness, dice, 1)
    with pytest.raises(Refused, match="has resigned"):
        await again(harness, 1)
    new = await again(harness, 0)
    assert new.table.people == [0, 1, 2]
    assert [seat.bot for seat in new.table.seats] == [None] * 3
