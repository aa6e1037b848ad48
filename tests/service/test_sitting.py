"""Sitting down, names and colours, standing up, beginning."""

from __future__ import annotations

import pytest

from quakeboard.service import commands
from quakeboard.service.errors import Refused
from quakeboard.service.messages import Abandon, Act, Begin, Leave, Rename

from .application import FakeTimeService, begin, open_table, plan, seat_all


async def test_whoever_has_the_link_of_a_seat_sits_down_by_saying_a_name(service: FakeTimeService) -> None:
    harness = await open_table(service)
    assert harness.table.free_seats == [0, 1, 2]
    await harness.do(1, Rename, name=" Jun ", colour=3)
    seat = harness.table.seats[1]
    assert (seat.name, seat.colour, seat.is_person) == ("Jun", 3, True)
    assert harness.table.free_seats == [0, 2]


async def test_a_seat_that_is_free_is_called_by_its_number(service: FakeTimeService) -> None:
    harness = await open_table(service, plan(bots=(2,)))
    await harness.do(1, Rename, name="Jun", colour=1)
    assert harness.table.names == ["1", "Jun", "random"]
    assert harness.table.standing().names == [None, "Jun", "random"]


async def test_one_can_be_called_otherwise_at_any_time(service: FakeTimeService) -> None:
    harness = await begin(service)
    await harness.do(1, Rename, name="Juno", colour=3)
    assert harness.table.names == ["Mara", "Juno", "Ada"]
    await harness.do(0, Rename, name="Mara", colour=1)  # which is free now
    assert [seat.colour for seat in harness.table.seats] == [1, 3, 2]


async def test_no_two_have_the_same_colour(service: FakeTimeService) -> None:
    harness = await open_table(service, plan(bots=(2,)))
    await harness.do(0, Rename, name="Mara", colour=1)
    assert await harness.refused(1, Rename, name="Jun", colour=1) == "colour-taken"
    assert await harness.refused(1, Rename, name="Jun", colour=2) == "colour-taken"  # the bot's
    await harness.do(1, Rename, name="Jun", colour=0)


@pytest.mark.parametrize("colour", [-1, 4])
async def test_there_are_four_colours(service: FakeTimeService, colour: int) -> None:
    harness = await open_table(service)
    assert await harness.refused(0, Rename, name="Mara", colour=colour) == "bad-colour"


async def test_a_name_must_be_one(service: FakeTimeService) -> None:
    harness = await open_table(service)
    assert await harness.refused(0, Rename, name=" ", colour=0) == "seat-name"


async def test_nobody_sits_down_on_a_bot(service: FakeTimeService) -> None:
    harness = await open_table(service, plan(bots=(2,), public=True))
    with pytest.raises(Refused, match="sits there already"):
        commands.sit(harness.table, 2, "Mara", 3)
    with pytest.raises(Refused, match="sits there already"):
        await service.seats.take_seat(harness.live_table.id, 2, "somebody", "Mara", 3)


async def test_whoever_stands_up_can_sit_down_again(service: FakeTimeService) -> None:
    harness = await seat_all(service)
    await harness.do(1, Leave)
    assert harness.table.free_seats == [1]
    assert await harness.refused(1, Leave) == "not-seated"
    await harness.do(1, Rename, name="Jun", colour=1)
    assert harness.table.free_seats == []


async def test_nobody_stands_up_from_a_game(service: FakeTimeService) -> None:
    harness = await begin(service)
    assert await harness.refused(1, Leave) == "has-begun"


async def test_the_game_begins_when_all_seats_are_taken(service: FakeTimeService) -> None:
    harness = await seat_all(service, plan(bots=(2,)))
    await harness.do(1, Leave)
    assert await harness.refused(0, Begin) == "seats-free"
    await harness.do(1, Rename, name="Jun", colour=1)
    assert await harness.refused(0, Act, action="found 1,11 0") == "not-begun"
    await harness.do(1, Begin)
    assert (harness.table.state, harness.table.asked) == ("playing", 0)
    assert await harness.refused(0, Begin) == "has-begun"


async def test_the_first_tiles_are_turned_up_when_the_game_begins(service: FakeTimeService) -> None:
    harness = await begin(service, plan("seismic", 2))
    assert harness.table.view(None).face_up
    assert len(harness.table.opening) >= 3  # two, and one for the first turn
    assert {text.split()[0] for text in harness.table.opening} == {"draw"}


# ------------------------------------------------------------------ public tables


async def test_anyone_may_take_a_free_seat_at_a_public_table(service: FakeTimeService) -> None:
    harness = await open_table(service, plan(public=True))
    token = await service.seats.take_seat(harness.live_table.id, 1, "jun", "Jun", 1)
    assert await service.seats.authorize(harness.live_table.id, token) == 1
    with pytest.raises(Refused, match="sits there already"):
        await service.seats.take_seat(harness.live_table.id, 1, "ada", "Ada", 2)
    with pytest.raises(Refused, match="There is no seat 3"):
        await service.seats.take_seat(harness.live_table.id, 3, "ada", "Ada", 2)
    with pytest.raises(Refused, match="There is no seat -1"):
        await service.seats.take_seat(harness.live_table.id, -1, "ada", "Ada", 2)
    assert [listed.seats for listed in await service.store.tables_of("jun", 100)] == [[1]]


async def test_nobody_sits_down_by_himself_at_a_table_by_invitation(service: FakeTimeService) -> None:
    harness = await open_table(service)
    with pytest.raises(Refused, match="by invitation"):
        await service.seats.take_seat(harness.live_table.id, 1, "jun", "Jun", 1)
    with pytest.raises(Refused, match="by invitation"):
        await service.seats.authorize(harness.live_table.id, None)


async def test_nobody_sits_down_at_a_table_that_was_given_up(service: FakeTimeService) -> None:
    harness = await open_table(service, plan(public=True))
    await harness.do(0, Abandon)
    with pytest.raises(Refused, match="is over"):
        await service.seats.take_seat(harness.live_table.id, 1, "jun", "Jun", 1)


async def test_when_one_has_left_and_another_sits_down_the_old_link_is_dead(
    service: FakeTimeService,
) -> None:
    harness = await open_table(service, plan(public=True))
    first = await service.seats.take_seat(harness.live_table.id, 1, "jun", "Jun", 1)
    with pytest.raises(Refused, match="used or replaced"):
        await service.seats.authorize(
            harness.live_table.id, harness.opened.seats[1]
        )  # nor does the host's any more
    listener = await harness.listen(1, token=first)
    await harness.do(1, Leave)
    assert await service.seats.authorize(harness.live_table.id, first) == 1
    second = await service.seats.take_seat(harness.live_table.id, 1, "ada", "Ada", 1)
    with pytest.raises(Refused, match="used or replaced"):
        await service.seats.authorize(harness.live_table.id, first)
    assert await service.seats.authorize(harness.live_table.id, second) == 1
    assert listener.revoked == 1
    assert listener not in harness.live_table.listeners
