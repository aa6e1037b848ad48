"""Words that seats add to the seed, so that nobody can know what will be drawn."""

from __future__ import annotations

from quakeboard.play.chance import LONGEST_NONCE
from quakeboard.play.verify import verify
from quakeboard.service.messages import Abandon, AddNonce, Begin
from quakeboard.service.table import Table

from .application import SlowLobby, begin, open_table, plan, seat_all


async def test_words_are_taken_in_the_order_of_seats_and_the_last_of_each_counts(lobby: SlowLobby) -> None:
    party = await seat_all(lobby, plan("seismic", options={}))
    await party.do(2, AddNonce, nonce="crown")
    await party.do(0, AddNonce, nonce="moon")
    await party.do(0, AddNonce, nonce="sun")
    await party.do(1, Begin)
    assert party.table.nonces == ["sun", "", "crown"]
    assert party.table.record().chance.nonces == ["sun", "", "crown"]


async def test_without_words_there_are_none(lobby: SlowLobby) -> None:
    assert (await begin(lobby)).table.nonces == []


async def test_a_game_with_words_is_drawn_by_them_and_proves_it(lobby: SlowLobby) -> None:
    party = await seat_all(lobby, plan("seismic", bots=(1, 2), options={}))
    plain = Table.opened(party.desk.head, party.table.entries, lobby.calendar).deal([])
    await party.do(0, AddNonce, nonce="a word of mine")
    await party.do(0, Begin)
    assert party.table.opening != [str(step.action) for step in plain.steps]
    await party.do(0, Abandon)
    record = party.table.record()
    assert verify(record) == len(party.table.opening) + sum(len(move.chance) for move in party.table.moves)


async def test_a_word_has_its_length_and_its_time(lobby: SlowLobby) -> None:
    party = await open_table(lobby)
    assert await party.refused(0, AddNonce, nonce="x" * (LONGEST_NONCE + 1)) == "bad-nonce"
    party = await begin(lobby)
    assert await party.refused(0, AddNonce, nonce="too late") == "has-begun"


async def test_the_same_word_sent_again_is_one_entry(lobby: SlowLobby) -> None:
    party = await open_table(lobby)
    seq = await party.do(0, AddNonce, nonce="sun")
    assert await party.desk.submit(0, AddNonce(seq=seq, nonce="sun")) == seq
    assert party.log.count("NonceAdded") == 1
