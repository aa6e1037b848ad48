"""What is told: whoever folds it sees the position, at every step, from any seat, from any moment on."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from quakeboard.games.seismic.rules.options import VARIANTS
from quakeboard.service import live_table as desk_module
from quakeboard.service.messages import Abandon, Agree, Pause, Rename, Resume, Undo

from .application import BLITZ, Ear, Party, SlowLobby, begin, plan
from .client import Client, by_key, expected

GAMES: dict[str, dict[str, Any]] = {
    "san andreas": {"seats": 4, "options": {}},
    "san andreas, three": {"seats": 3},
    "seismic": {"game": "seismic", "seats": 2, "options": {}},
    "seismic, three variants": {
        "game": "seismic",
        "seats": 4,
        "options": {"variants": ["big-one", "road-crews-dilemma", "aftershocks"], "columns": 15, "rows": 9},
    },
}
for variant in VARIANTS:
    options = {"variants": [variant], "columns": 15, "rows": 11}
    GAMES[f"seismic, {variant}"] = {"game": "seismic", "seats": 2, "options": options}


def check(party: Party, ear: Ear, client: Client) -> None:
    """Whoever took in all that this listener was told knows how the table stands."""
    for message in ear.told():
        client.take(message)
    ear.letters.clear()
    assert client.seq == party.desk.told
    assert client.view == expected(party.table, ear.seat)
    table = party.table
    assert (client.info["state"], client.info.get("asked")) == (table.state, table.asked)
    assert client.info["moves"] == len(table.moves)
    assert [seat["name"] for seat in client.info["seats"]] == [seat.name for seat in table.seats]
    legal = [str(action) for action in table.legal()] if ear.seat == table.asked is not None else None
    assert (client.question and client.question["legal"]) == legal


@pytest.mark.parametrize("name", GAMES)
async def test_a_whole_game(lobby: SlowLobby, name: str) -> None:
    party = await begin(lobby, plan(**GAMES[name]))
    dice = random.Random(name)
    clients = [(await party.listen(seat), Client()) for seat in (*party.opened.seats, None)]
    late = 0
    while party.table.asked is not None:
        await party.act(str(dice.choice(party.table.legal())))
        for ear, client in clients:
            check(party, ear, client)
        if dice.random() < 0.05 and late < 5:
            late += 1  # and somebody who comes in the middle
            seat = dice.choice((*party.opened.seats, None))
            clients.append((await party.listen(seat, speaks=dice.choice(["en", "fr"])), Client()))
    assert party.table.state == "over"


@pytest.mark.parametrize("name", ["san andreas", "seismic, aftershocks"])
async def test_a_game_in_which_people_go_back_and_pause(lobby: SlowLobby, name: str) -> None:
    party = await begin(lobby, plan(**GAMES[name], clock=BLITZ))
    seats = list(party.opened.seats)
    dice = random.Random(name)
    clients = [(await party.listen(seat), Client()) for seat in (*seats, None)]
    for _ in range(120):
        if party.table.asked is None:
            break
        asked = party.table.asked
        match dice.randrange(6):
            case 0 if any(move.seat == asked and not move.flagged for move in party.table.moves):
                await party.do(asked, Undo)
                for seat in seats:
                    if party.table.undo is not None and seat != asked:
                        await party.do(seat, Agree)
            case 1:
                await party.do(dice.choice(seats), Pause)
                await party.do(dice.choice(seats), Resume)
            case 2:
                await party.do(asked, Rename, name=f"Mara {dice.randrange(9)}", colour=asked)
            case _:
                await party.act(str(dice.choice(party.table.legal())))
        for ear, client in clients:
            check(party, ear, client)


@pytest.mark.parametrize("name", ["san andreas", "seismic"])
async def test_whoever_comes_again_gets_exactly_what_is_missing(
    lobby: SlowLobby, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Told again it is what was told live, but for who is there now and what was asked then."""
    monkeypatch.setattr(desk_module, "MOST_HISTORY", 7)
    party = await begin(lobby, plan(**GAMES[name], clock=BLITZ))
    dice = random.Random(name)
    live = {seat: await party.listen(seat, have=0, speaks="de") for seat in (0, None)}
    for _ in range(30):
        await party.act(str(dice.choice(party.table.legal())))
    for seat, ear in live.items():
        told = [_timeless(message) for message in ear.told("update")]
        for have in (0, 3, 20, party.desk.told - 1, party.desk.told):
            again = await party.listen(seat, have=have, speaks="de")
            assert [_timeless(message) for message in again.told("update")] == told[have:]
        piece = json.loads(await party.desk.history(ear, 5, 10, 7))
        assert (piece["id"], piece["after"], piece["until"]) == (7, 5, 10)
        assert [_timeless(update) for update in piece["updates"]] == told[5:10]


def _timeless(update: dict[str, Any]) -> dict[str, Any]:
    update.pop("question", None)
    update["info"].pop("watchers", None)
    for seat in update["info"]["seats"]:
        seat.pop("here", None)
    return update


@pytest.mark.parametrize("name", ["san andreas", "seismic"])
async def test_history_leads_from_any_moment_to_the_present(
    lobby: SlowLobby, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(desk_module, "MOST_HISTORY", 10)
    party = await begin(lobby, plan(**GAMES[name]))
    dice = random.Random(name)
    for _ in range(25):
        await party.act(str(dice.choice(party.table.legal())))
    for seat in (1, None):
        ear, client = Ear(seat), Client()
        for after in range(0, party.desk.told, 10):
            before = dict(client.view)
            piece = json.loads(await party.desk.history(ear, after, after + 10, None))
            if before:
                assert by_key(json.loads(json.dumps(piece["view"]))) == before
            client.take(piece)
        assert (client.seq, client.view) == (party.desk.told, expected(party.table, seat))


@pytest.mark.parametrize(
    ("after", "until", "found"), [(-5, 3, (0, 3)), (2, 1, (2, 2)), (99, 120, (6, 6)), (4, 10**9, (4, 6))]
)
async def test_history_stays_within_what_happened(
    lobby: SlowLobby, after: int, until: int, found: tuple[int, int]
) -> None:
    party = await begin(lobby)
    await party.act()
    await party.act()
    piece = json.loads(await party.desk.history(Ear(None), after, until, None))
    assert (piece["after"], piece["until"], len(piece["updates"])) == (*found, found[1] - found[0])


@pytest.mark.parametrize("have", [-1, 99])
async def test_whoever_claims_to_have_what_is_not_there_gets_the_whole_view(
    lobby: SlowLobby, have: int
) -> None:
    party = await begin(lobby)
    ear = await party.listen(1, have=have)
    check(party, ear, Client())


async def test_welcome_tells_what_the_table_is(lobby: SlowLobby) -> None:
    party = await begin(lobby, plan(clock=BLITZ, public=True))
    ear = await party.listen(2, speaks="en")
    (welcome,) = ear.told("welcome")
    assert (welcome["game"], welcome["seat"], welcome["public"]) == ("san-andreas", 2, True)
    assert welcome["commitment"] == party.table.commitment
    assert welcome["clock"]["seconds"] == 60
    assert welcome["info"]["clocks"] == {"left": [60_000] * 3, "running": 0}
    assert party.desk.head.seed.hex().encode() not in ear.letters[0]


async def test_stories_are_told_in_ones_own_language(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    english, german = await party.listen(1, speaks="en"), await party.listen(2, speaks="de")
    silent = await party.listen(None)
    await party.act("found 1,11 0")
    assert english.told("update")[0]["story"] != german.told("update")[0]["story"] != []
    assert "story" not in silent.told("update")[0]
    assert english.told("update")[0]["question"]["sentence"]


async def test_whoever_orders_the_dice_sees_what_each_would_do(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    ears = [await party.listen(seat) for seat in (*range(party.table.position.seats), None)]
    rnd = random.Random(4)
    while party.table.position.phase_name() != "shift":
        legal = [str(action) for action in party.table.legal()]
        await party.act(rnd.choice([action for action in legal if action.startswith("mark")] or legal))
    questions = [ear.told("update")[-1].get("question") for ear in ears]
    (question,) = [question for question in questions if question is not None]
    assert questions[party.table.asked or 0] is question
    assert list(question["previews"]) == question["legal"]
    for events in question["previews"].values():
        assert events[0]["event"] == "san-andreas-tile-shifted"


async def test_listeners_who_may_know_the_same_get_the_same_bytes(lobby: SlowLobby) -> None:
    party = await begin(lobby, plan("seismic", 3))
    ears = [await party.listen(seat) for seat in (2, 1, None)]
    while party.table.asked == 0:
        for ear in ears:
            ear.letters.clear()
        await party.act()
        if party.table.asked == 0:
            assert ears[0].letters == ears[1].letters == ears[2].letters


async def test_a_table_nobody_listens_to_is_told_of_later(lobby: SlowLobby) -> None:
    """What an audience was last told is forgotten when nobody of it is there."""
    party = await begin(lobby)
    ear, client = await party.listen(1), Client()
    check(party, ear, client)
    lobby.leave(party.desk, ear)
    await party.act()
    ear = await party.listen(1, have=client.seq)
    check(party, ear, client)
    await party.act()
    check(party, ear, client)


async def test_an_open_table_can_be_watched(lobby: SlowLobby) -> None:
    party = await begin(lobby, plan(bots=(1, 2)))
    ear, client = await party.listen(None), Client()
    await party.do(0, Abandon)
    check(party, ear, client)
