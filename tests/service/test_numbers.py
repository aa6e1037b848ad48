"""Every entry has a number, and a command says which one it is to have."""

from __future__ import annotations

import pytest

from quakeboard.core.errors import QuakeboardError
from quakeboard.service.live_table import Desk
from quakeboard.service.messages import Act, AnyCommand, Begin, Give, HandOver, Pause, Rename, Undo
from quakeboard.service.store import Key
from quakeboard.service.tokens import digest, new_token

from .application import SlowLobby, begin, seat_all


async def code(desk: Desk, seat: int, command: AnyCommand) -> str:
    with pytest.raises(QuakeboardError) as found:
        await desk.submit(seat, command)
    return found.value.code


async def test_the_same_again_has_the_same_number_and_is_done_once(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    act = Act(seq=party.desk.told + 1, action="found 1,11 0")
    assert [await party.desk.submit(0, act) for _ in range(3)] == [act.seq] * 3
    assert party.desk.told == act.seq
    await party.act()
    assert await party.desk.submit(0, act) == act.seq
    assert len(party.table.moves) == 2


async def test_each_time_it_is_acknowledged(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    act = Act(seq=party.desk.told + 1, action="found 1,11 0")
    heard: list[int] = []
    for _ in range(3):
        await party.desk.submit(0, act, kept=heard.append)
    assert heard == [act.seq] * 3


async def test_an_action_is_acknowledged_before_others_are_told(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    ear = await party.listen(1)
    heard = len(ear.letters)
    act = Act(seq=party.desk.told + 1, action="found 1,11 0")
    await party.desk.submit(0, act, kept=lambda _: ear.send(b'{"type":"done"}'))
    assert [message["type"] for message in ear.told()[heard:]] == ["done", "update"]


async def test_something_else_with_a_number_that_is_taken_is_stale(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    seq = party.desk.told + 1
    await party.act("found 1,11 0")
    for seat, other in [
        (0, Act(seq=seq, action="found 1,11 1")),
        (1, Act(seq=seq, action="found 1,11 0")),
        (0, Undo(seq=seq)),
        (0, Act(seq=0, action="found 1,11 0")),
        (0, Act(seq=-1, action="found 1,11 0")),
    ]:
        assert await code(party.desk, seat, other) == "stale-sequence"
    assert party.desk.told == seq


async def test_a_number_that_is_not_due_yet_is_early(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    assert await code(party.desk, 0, Act(seq=party.desk.told + 2, action="found 1,11 0")) == "early-sequence"
    assert await code(party.desk, 1, Pause(seq=10**9)) == "early-sequence"


async def test_a_number_that_another_process_has_told_is_not_early(
    lobby: SlowLobby, other: SlowLobby
) -> None:
    party = await begin(lobby)
    elsewhere = await other.desk(party.desk.id)
    await party.act("found 1,11 0")
    assert await elsewhere.submit(1, Act(seq=party.desk.told + 1, action="found 1,13 0")) == 6
    assert elsewhere.told == 6


async def test_two_processes_cannot_give_the_same_number(lobby: SlowLobby, other: SlowLobby) -> None:
    party = await begin(lobby)
    elsewhere = await other.desk(party.desk.id)
    seq = party.desk.told + 1
    await elsewhere.submit(0, Act(seq=seq, action="found 1,11 0"))
    assert await code(party.desk, 0, Act(seq=seq, action="found 1,11 1")) == "stale-sequence"
    assert party.desk.told == seq  # and now it knows
    assert await party.desk.submit(0, Act(seq=seq, action="found 1,11 0")) == seq


@pytest.mark.parametrize(
    "command",
    [
        Rename(seq=0, name="  Mara  M. ", colour=3),
        Begin(seq=0),
        Give(seq=0, bot="random"),
        Pause(seq=0),
    ],
)
async def test_every_command_can_be_sent_again(lobby: SlowLobby, command: AnyCommand) -> None:
    party = await seat_all(lobby)
    if not isinstance(command, Begin):
        await party.do(0, Begin)
    numbered = type(command)(**{**_fields(command), "seq": party.desk.told + 1})
    assert await party.desk.submit(0, numbered) == await party.desk.submit(0, numbered) == numbered.seq


def _fields(command: AnyCommand) -> dict[str, object]:
    return {name: getattr(command, name) for name in command.__struct_fields__}


async def test_another_secret_is_another_message(lobby: SlowLobby) -> None:
    """Whoever is told that it is done must have the secret that counts."""
    party = await begin(lobby)
    seq = party.desk.told + 1
    one, two = new_token(), new_token()
    mine, theirs = (Key(digest(token), party.desk.id, 0) for token in (one, two))
    hand_over = HandOver(seq=seq, token=one)
    assert await party.desk.submit(0, hand_over, (mine,)) == seq
    assert await party.desk.submit(0, hand_over, (mine,)) == seq
    with pytest.raises(QuakeboardError, match="moved on"):
        await party.desk.submit(0, HandOver(seq=seq, token=two), (theirs,))


async def test_what_the_rules_refuse_changes_nothing(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    assert await party.refused(0, Act, action="found 1,1 0") != ""
    assert await party.refused(0, Act, action="fly") == "not-an-action"
    assert await party.refused(1, Act, action="found 1,11 0") == "not-asked"
    assert await party.refused(0, Act, action="roll 1 1 1 1") != ""  # chance is nobody's to decide
    assert await party.refused(0, Act, action="first 1") != ""
    assert [entry.seq for entry in await party.stored()] == [1, 2, 3, 4]
