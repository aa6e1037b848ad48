"""Taking back: one's own action at once; what was turned up or another did since, if everyone agrees."""

from __future__ import annotations

import random

from quakeboard.play.verify import verify
from quakeboard.service.log_entries import Acted, UndoAgreed, Undone
from quakeboard.service.messages import Act, Agree, Decline, Give, Pause, Resign, Resume, TakeBack, Undo

from .application import Party, SlowLobby, begin, plan, play_on


async def test_ones_own_action_is_taken_back_at_once(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    before = party.table.view(0)
    await party.act("found 1,11 0")
    await party.do(0, Undo)
    assert party.table.view(0) == before
    assert (party.table.asked, party.table.moves, party.table.undo) == (0, [], None)
    await party.act("found 1,11 1")


async def test_nothing_is_erased_from_the_log(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    await party.act("found 1,11 0")
    await party.do(0, Undo)
    await party.act("found 1,11 1")
    assert party.log[-3:] == ["Acted", "Undone", "Acted"]
    assert [entry.fact for entry in await party.stored()] == [entry.fact for entry in party.table.entries]
    assert party.table.record().actions == ["found 1,11 1"]


async def test_there_must_be_something_to_take_back(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    assert await party.refused(0, Undo) == "nothing-to-undo"
    await party.act()
    assert await party.refused(1, Undo) == "nothing-to-undo"


async def test_once_another_acted_everyone_must_agree(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    await party.act("found 1,11 0", "found 1,13 0")
    await party.do(0, Undo)
    assert party.table.undo is not None
    assert (party.table.undo.seat, party.table.undo.actions) == (0, 0)
    assert await party.refused(1, Undo) == "undo-asked"
    assert await party.refused(0, Agree) == "own-undo"
    await party.do(1, Agree)
    assert len(party.table.moves) == 2  # somebody has still to say something
    await party.do(2, Agree)
    assert (party.table.moves, party.table.asked, party.table.undo) == ([], 0, None)
    assert party.table.entries[-1].fact == UndoAgreed(2, 0)


async def test_once_a_tile_was_turned_up_everyone_must_agree(lobby: SlowLobby) -> None:
    party = await _turn_up(lobby)
    await party.do(0, Undo)
    assert party.log[-1] == "UndoAsked"
    await party.do(1, Agree)
    assert party.table.asked == 0


async def _turn_up(lobby: SlowLobby) -> Party:
    """Seat 0 has ended its turn, and a tile was turned up for seat 1."""
    party = await begin(lobby, plan("seismic", 2))
    while party.table.asked == 0:
        await party.act()
    assert party.table.moves[-1].chance
    return party


async def test_the_same_tile_is_turned_up_again(lobby: SlowLobby) -> None:
    """Whoever goes back learns nothing that helps, and the proof of chance still holds."""
    party = await _turn_up(lobby)
    first = party.table.moves[-1]
    await party.do(0, Undo)
    await party.do(1, Agree)
    await party.do(0, Act, action=first.action)
    assert party.table.moves[-1].chance == first.chance


async def test_one_who_declines_is_enough(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    await party.act("found 1,11 0", "found 1,13 0")
    assert await party.refused(1, Decline) == "undo-not-asked"
    assert await party.refused(1, Agree) == "undo-not-asked"
    await party.do(0, Undo)
    await party.do(1, Agree)
    await party.do(2, Decline)
    assert (len(party.table.moves), party.table.undo) == (2, None)
    assert await party.refused(1, Agree) == "undo-not-asked"


async def test_who_asked_may_withdraw(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    await party.act("found 1,11 0", "found 1,13 0")
    await party.do(0, Undo)
    await party.do(0, Decline)
    assert party.table.undo is None


async def test_an_action_settles_it(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    await party.act("found 1,11 0", "found 1,13 0")
    await party.do(0, Undo)
    await party.act()
    assert (len(party.table.moves), party.table.undo) == (3, None)


async def test_bots_agree_by_themselves(lobby: SlowLobby) -> None:
    party = await begin(lobby, plan(bots=(1, 2)))
    await party.act("found 1,11 0")
    await lobby.settle()
    assert [move.seat for move in party.table.moves] == [0, 1, 2]
    await party.do(0, Undo)
    assert (party.table.moves, party.table.asked) == ([], 0)
    assert party.table.entries[-1].fact == Undone(0, 0)


async def test_a_bot_waits_while_people_talk_about_it(lobby: SlowLobby) -> None:
    party = await begin(lobby, plan(bots=(2,)))
    await party.act("found 1,11 0")
    await party.do(1, Pause)  # so that the bot cannot act at once
    await party.do(1, Resume)
    seat_1 = Act(seq=party.desk.told + 1, action=str(party.table.legal()[0]))
    await party.desk.submit(1, seat_1)
    await party.desk.submit(0, Undo(seq=seat_1.seq + 1))
    await lobby.settle()
    assert (party.table.asked, party.table.undo is not None) == (2, True)
    assert party.table.standing().due is None
    await party.do(1, Decline)
    await lobby.settle()
    assert (party.table.asked, len(party.table.moves)) == (0, 3)


async def test_who_resigned_need_not_agree(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    await party.act("found 1,11 0", "found 1,13 0")
    await party.do(0, Undo)
    await party.do(2, Resign)
    assert party.table.undo is None  # those who are left may ask again, before the bot acts
    await party.do(0, Undo)
    await party.do(1, Agree)
    assert party.table.moves == []


async def test_one_cannot_take_back_what_ones_bot_did(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    await party.do(0, Give, bot="random")
    await lobby.settle()
    assert await party.refused(0, Undo) == "bot-plays"
    await party.do(0, TakeBack)
    await party.do(0, Undo)
    assert party.table.asked == 0


async def test_nothing_is_taken_back_in_a_pause_or_after_the_end(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    await party.act()
    await party.do(1, Pause)
    assert await party.refused(0, Undo) == "is-paused"
    await party.do(1, Resume)
    await play_on(party, random.Random(1))
    assert await party.refused(0, Undo) == "is-over"


async def test_the_record_holds_what_counts_and_can_be_verified(lobby: SlowLobby) -> None:
    party = await begin(lobby, plan("seismic", 2, options={}))
    dice = random.Random(3)
    while party.table.asked is not None:
        await play_on(party, dice, 1)
        seat = dice.randrange(2)
        has_acted = any(move.seat == seat for move in party.table.moves)
        if dice.random() < 0.2 and party.table.asked is not None and has_acted:
            await party.do(seat, Undo)
            if party.table.undo is not None:
                await party.do(1 - seat, Agree)
    record = party.table.record()
    acted = sum(isinstance(entry.fact, Acted) for entry in party.table.entries)
    assert len(party.table.moves) < acted
    assert len(record.actions) == len(party.table.opening) + sum(
        1 + len(move.chance) for move in party.table.moves
    )
    assert verify(record) == party.table.drawn
