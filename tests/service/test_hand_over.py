"""A seat is handed over by a new secret. From then on the old one is worth nothing, anywhere."""

from __future__ import annotations

import asyncio

import pytest

from quakeboard.service import live_table as desk_module
from quakeboard.service.errors import Refused
from quakeboard.service.messages import Act, HandOver, Hello, Rename
from quakeboard.service.store import Key
from quakeboard.service.tokens import digest, new_token

from .application import Ear, Party, SlowLobby, begin


async def hand_over(party: Party, seat: int) -> str:
    token = new_token()
    command = HandOver(seq=party.desk.told + 1, token=token)
    await party.desk.submit(seat, command, (Key(digest(token), party.desk.id, seat),))
    return token


async def test_the_new_link_opens_the_seat_and_the_old_one_does_not(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    token = await hand_over(party, 1)
    assert await lobby.admit(party.desk.id, token) == 1
    with pytest.raises(Refused, match="does not open"):
        await lobby.admit(party.desk.id, party.opened.seats[1])
    assert await lobby.admit(party.desk.id, party.opened.seats[0]) == 0


@pytest.mark.parametrize("token", ["", "x" * 31, "x" * 129])
async def test_a_secret_is_neither_short_nor_endless(lobby: SlowLobby, token: str) -> None:
    party = await begin(lobby)
    assert await party.refused(1, HandOver, token=token) == "bad-token"


async def test_the_secret_stands_nowhere_but_with_its_owner(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    ears = [await party.listen(seat) for seat in (0, 1, None)]
    token = await hand_over(party, 1)
    letters = b"".join(letter for ear in ears for letter in ear.letters)
    assert token.encode() not in letters
    assert digest(token).hex().encode() not in letters
    assert token not in str(await party.stored())


async def test_who_came_with_the_old_link_is_let_go_once_and_told_nothing_more(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    old, watcher = await party.listen(0), await party.listen(None)
    token = await hand_over(party, 0)
    new = await party.listen(0, token=token)
    heard = len(old.letters)
    await hand_over(party, 1)
    await party.do(0, Act, action="found 1,11 5")
    assert (old.dismissed, len(old.letters)) == (1, heard)
    assert (new.dismissed, watcher.dismissed) == (0, 0)
    assert new.told("update")[-1]["steps"][0]["action"] == "found 1,11 5"


async def test_the_others_see_who_is_gone(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    watcher, _ = await party.listen(None), await party.listen(0)
    assert watcher.told("presence")[-1]["here"] == [0]
    await hand_over(party, 0)
    assert watcher.told("presence")[-1]["here"] == []


async def test_whoever_is_at_the_door_with_the_old_link_does_not_get_in(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    ear = Ear(0)
    hello = Hello(token=party.opened.seats[0])
    assert await lobby.admit(party.desk.id, hello.token) == 0
    await hand_over(party, 0)
    with pytest.raises(Refused, match="does not open"):
        await lobby.join(party.desk, ear, hello, host=False)
    assert ear.letters == []


async def test_whoever_is_being_told_the_past_is_let_go_too(
    lobby: SlowLobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk_module, "MOST_HISTORY", 2)
    party = await begin(lobby)
    for _ in range(9):
        await party.act()

    class Slow(Ear):
        async def ready(self) -> None:
            await asyncio.sleep(0)
            if not self.dismissed:
                await hand_over(party, 0)
                await party.act()

    ear = Slow(0)
    await lobby.join(party.desk, ear, Hello(token=party.opened.seats[0], have=0), host=False)
    assert ear.dismissed == 1
    assert ear not in party.desk.listeners
    assert [message["seq"] for message in ear.told("update")] == [1, 2]


async def test_the_new_holder_is_not_let_go_by_a_process_that_hears_of_it_late(
    lobby: SlowLobby, other: SlowLobby
) -> None:
    party = await begin(lobby)
    elsewhere = Party(other, party.opened, await other.desk(party.desk.id))
    token = await hand_over(party, 0)
    ear = await elsewhere.listen(0, token=token)
    await elsewhere.desk.refresh()
    assert (ear.dismissed, ear in elsewhere.desk.listeners) == (0, True)


async def test_the_old_holder_is_let_go_by_another_process_when_it_hears_of_it(
    lobby: SlowLobby, other: SlowLobby
) -> None:
    party = await begin(lobby)
    elsewhere = Party(other, party.opened, await other.desk(party.desk.id))
    ear = await elsewhere.listen(0)
    await hand_over(party, 0)
    rename = Rename(seq=party.desk.told, name="Mallory", colour=0)
    with pytest.raises(Refused, match="moved on"):
        await elsewhere.desk.submit(0, rename)
    assert ear.dismissed == 1
    assert party.table.names[0] == "Mara"
