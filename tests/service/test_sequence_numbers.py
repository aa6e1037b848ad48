"""Every entry has a number, and a command says which one it is to have."""

from __future__ import annotations

import pytest

from quakeboard.core.errors import QuakeboardError
from quakeboard.service.live_table import LiveTable
from quakeboard.service.messages import Act, AnyCommand, Begin, Give, HandOver, Pause, Rename, Undo
from quakeboard.service.tokens import new_token

from .application import FakeTimeService, begin, seat_all


async def code(live_table: LiveTable, seat: int, command: AnyCommand) -> str:
    with pytest.raises(QuakeboardError) as found:
        await live_table.submit(seat, command)
    return found.value.code


async def test_the_same_again_has_the_same_number_and_is_done_once(service: FakeTimeService) -> None:
    harness = await begin(service)
    act = Act(seq=harness.live_table.seq + 1, action="found 1,11 0")
    assert [await harness.live_table.submit(0, act) for _ in range(3)] == [act.seq] * 3
    assert harness.live_table.seq == act.seq
    await harness.act()
    assert await harness.live_table.submit(0, act) == act.seq
    assert len(harness.table.moves) == 2


async def test_each_time_it_is_acknowledged(service: FakeTimeService) -> None:
    harness = await begin(service)
    act = Act(seq=harness.live_table.seq + 1, action="found 1,11 0")
    sequences: list[int] = []
    for _ in range(3):
        await harness.live_table.submit(0, act, on_stored=sequences.append)
    assert sequences == [act.seq] * 3


async def test_an_action_is_acknowledged_before_it_is_broadcast(service: FakeTimeService) -> None:
    harness = await begin(service)
    listener = await harness.listen(1)
    sequences = len(listener.sent)
    act = Act(seq=harness.live_table.seq + 1, action="found 1,11 0")
    await harness.live_table.submit(0, act, on_stored=lambda _: listener.send(b'{"type":"done"}'))
    assert [message["type"] for message in listener.received()[sequences:]] == ["done", "update"]


async def test_something_else_with_a_number_that_is_taken_is_stale(service: FakeTimeService) -> None:
    harness = await begin(service)
    seq = harness.live_table.seq + 1
    await harness.act("found 1,11 0")
    for seat, other in [
        (0, Act(seq=seq, action="found 1,11 1")),
        (1, Act(seq=seq, action="found 1,11 0")),
        (0, Undo(seq=seq)),
        (0, Act(seq=0, action="found 1,11 0")),
        (0, Act(seq=-1, action="found 1,11 0")),
    ]:
        assert await code(harness.live_table, seat, other) == "stale-sequence"
    assert harness.live_table.seq == seq


async def test_a_number_that_is_not_due_yet_is_early(service: FakeTimeService) -> None:
    harness = await begin(service)
    assert (
        await code(harness.live_table, 0, Act(seq=harness.live_table.seq + 2, action="found 1,11 0"))
        == "early-sequence"
    )
    assert await code(harness.live_table, 1, Pause(seq=10**9)) == "early-sequence"


async def test_a_number_that_another_process_has_sent_is_not_early(
    service: FakeTimeService, other: FakeTimeService
) -> None:
    harness = await begin(service)
    elsewhere = await other.registry.get(harness.live_table.id)
    await harness.act("found 1,11 0")
    assert await elsewhere.submit(1, Act(seq=harness.live_table.seq + 1, action="found 1,13 0")) == 6
    assert elsewhere.seq == 6


async def test_two_processes_cannot_give_the_same_number(
    service: FakeTimeService, other: FakeTimeService
) -> None:
    harness = await begin(service)
    elsewhere = await other.registry.get(harness.live_table.id)
    seq = harness.live_table.seq + 1
    await elsewhere.submit(0, Act(seq=seq, action="found 1,11 0"))
    assert await code(harness.live_table, 0, Act(seq=seq, action="found 1,11 1")) == "stale-sequence"
    assert harness.live_table.seq == seq  # and now it knows
    assert await harness.live_table.submit(0, Act(seq=seq, action="found 1,11 0")) == seq


@pytest.mark.parametrize(
    "command",
    [
        Rename(seq=0, name="  Mara  M. ", colour=3),
        Begin(seq=0),
        Give(seq=0, bot="random"),
        Pause(seq=0),
    ],
)
async def test_every_command_can_be_sent_again(service: FakeTimeService, command: AnyCommand) -> None:
    harness = await seat_all(service)
    if not isinstance(command, Begin):
        await harness.do(0, Begin)
    numbered = type(command)(**{**_fields(command), "seq": harness.live_table.seq + 1})
    assert (
        await harness.live_table.submit(0, numbered)
        == await harness.live_table.submit(0, numbered)
        == numbered.seq
    )


def _fields(command: AnyCommand) -> dict[str, object]:
    return {name: getattr(command, name) for name in command.__struct_fields__}


async def test_another_secret_is_another_message(service: FakeTimeService) -> None:
    """An acknowledged client must have the valid token."""
    harness = await begin(service)
    seq = harness.live_table.seq + 1
    one, two = new_token(), new_token()
    hand_over = HandOver(seq=seq, token=one)
    assert await harness.live_table.submit(0, hand_over) == seq
    assert await harness.live_table.submit(0, hand_over) == seq
    with pytest.raises(QuakeboardError, match="moved on"):
        await harness.live_table.submit(0, HandOver(seq=seq, token=two))


async def test_what_the_rules_refuse_changes_nothing(service: FakeTimeService) -> None:
    harness = await begin(service)
    assert await harness.refused(0, Act, action="found 1,1 0") != ""
    assert await harness.refused(0, Act, action="fly") == "not-an-action"
    assert await harness.refused(1, Act, action="found 1,11 0") == "not-asked"
    assert await harness.refused(0, Act, action="roll 1 1 1 1") != ""  # chance is nobody's to decide
    assert await harness.refused(0, Act, action="first 1") != ""
    assert [entry.seq for entry in await harness.stored()] == [1, 2, 3, 4]
