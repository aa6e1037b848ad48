"""A client that folds updates has the view of its seat, at every step, from any entry on."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from quakeboard.games.seismic.rules.options import VARIANTS
from quakeboard.service import live_table as live_table_module
from quakeboard.service.messages import Abandon, Agree, Pause, Rename, Resume, Undo
from quakeboard.service.undo_secrecy import reveals_since

from .application import BLITZ, FakeTimeService, RecordingListener, TableHarness, begin, plan
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


def check(harness: TableHarness, listener: RecordingListener, client: Client) -> None:
    """A client that folds all messages of this listener has the present view."""
    for message in listener.received():
        client.take(message)
    listener.sent.clear()
    assert client.seq == harness.live_table.seq
    assert client.view == expected(harness.table, listener.seat)
    table = harness.table
    assert (client.info["state"], client.info.get("asked")) == (table.state, table.asked)
    assert client.info["moves"] == len(table.moves)
    assert [seat["name"] for seat in client.info["seats"]] == [seat.name for seat in table.seats]
    legal = [str(action) for action in table.legal()] if listener.seat == table.asked is not None else None
    assert (client.question and client.question["legal"]) == legal


@pytest.mark.parametrize("name", GAMES)
async def test_a_whole_game(service: FakeTimeService, name: str) -> None:
    harness = await begin(service, plan(**GAMES[name]))
    dice = random.Random(name)
    clients = [(await harness.listen(seat), Client()) for seat in (*harness.opened.seats, None)]
    late = 0
    while harness.table.asked is not None:
        await harness.act(str(dice.choice(harness.table.legal())))
        for listener, client in clients:
            check(harness, listener, client)
        if dice.random() < 0.05 and late < 5:
            late += 1  # and somebody who comes in the middle
            seat = dice.choice((*harness.opened.seats, None))
            clients.append((await harness.listen(seat, speaks=dice.choice(["en", "fr"])), Client()))
    assert harness.table.state == "over"


@pytest.mark.parametrize("name", ["san andreas", "seismic, aftershocks"])
async def test_a_game_in_which_people_go_back_and_pause(service: FakeTimeService, name: str) -> None:
    harness = await begin(service, plan(**GAMES[name], clock=BLITZ))
    seats = list(harness.opened.seats)
    dice = random.Random(name)
    clients = [(await harness.listen(seat), Client()) for seat in (*seats, None)]
    for _ in range(120):
        if harness.table.asked is None:
            break
        asked = harness.table.asked
        match dice.randrange(6):
            case 0 if any(move.seat == asked and not move.flagged for move in harness.table.moves):
                own = max(
                    number
                    for number, move in enumerate(harness.table.moves)
                    if move.seat == asked and not move.flagged
                )
                if reveals_since(harness.table, own):
                    assert await harness.refused(asked, Undo) == "secret-shown"
                else:
                    await harness.do(asked, Undo)
                for seat in seats:
                    if harness.table.undo is not None and seat != asked:
                        await harness.do(seat, Agree)
            case 1:
                asker = dice.choice(seats)
                if not harness.table.pauses.left(asker):
                    assert await harness.refused(asker, Pause) == "pauses-used-up"
                    continue
                await harness.do(asker, Pause)
                for seat in seats:
                    if seat != asker:
                        await harness.do(seat, Agree)
                await harness.do(dice.choice(seats), Resume)
            case 2:
                await harness.do(
                    asked,
                    Rename,
                    name=f"{harness.table.names[asked].split()[0]} {dice.randrange(9)}",
                    colour=asked,
                )
            case _:
                await harness.act(str(dice.choice(harness.table.legal())))
        for listener, client in clients:
            check(harness, listener, client)


@pytest.mark.parametrize("name", ["san andreas", "seismic"])
async def test_whoever_comes_again_gets_exactly_what_is_missing(
    service: FakeTimeService, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """A replayed update equals the live one, except for presence, absence and the question."""
    monkeypatch.setattr(live_table_module, "MAX_HISTORY", 7)
    harness = await begin(service, plan(**GAMES[name], clock=BLITZ))
    dice = random.Random(name)
    live = {seat: await harness.listen(seat, have=0, speaks="de") for seat in (0, None)}
    for _ in range(30):
        await harness.act(str(dice.choice(harness.table.legal())))
    for seat, listener in live.items():
        live = [_timeless(message) for message in listener.received("update")]
        for have in (0, 3, 20, harness.live_table.seq - 1, harness.live_table.seq):
            again = await harness.listen(seat, have=have, speaks="de")
            assert [_timeless(message) for message in again.received("update")] == live[have:]
        piece = json.loads(await harness.live_table.history(listener, 5, 10, 7))
        assert (piece["id"], piece["after"], piece["until"]) == (7, 5, 10)
        assert [_timeless(update) for update in piece["updates"]] == live[5:10]


def _timeless(update: dict[str, Any]) -> dict[str, Any]:
    update.pop("question", None)
    update["info"].pop("watchers", None)
    update["info"].pop("away", None)
    for seat in update["info"]["seats"]:
        seat.pop("here", None)
    return update


@pytest.mark.parametrize("name", ["san andreas", "seismic"])
async def test_history_leads_from_any_moment_to_the_present(
    service: FakeTimeService, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(live_table_module, "MAX_HISTORY", 10)
    harness = await begin(service, plan(**GAMES[name]))
    dice = random.Random(name)
    for _ in range(25):
        await harness.act(str(dice.choice(harness.table.legal())))
    for seat in (1, None):
        listener, client = RecordingListener(seat), Client()
        for after in range(0, harness.live_table.seq, 10):
            before = dict(client.view)
            piece = json.loads(await harness.live_table.history(listener, after, after + 10, None))
            if before:
                assert by_key(json.loads(json.dumps(piece["view"]))) == before
            client.take(piece)
        assert (client.seq, client.view) == (harness.live_table.seq, expected(harness.table, seat))


@pytest.mark.parametrize(
    ("after", "until", "found"), [(-5, 3, (0, 3)), (2, 1, (2, 2)), (99, 120, (6, 6)), (4, 10**9, (4, 6))]
)
async def test_history_stays_within_what_happened(
    service: FakeTimeService, after: int, until: int, found: tuple[int, int]
) -> None:
    harness = await begin(service)
    await harness.act()
    await harness.act()
    piece = json.loads(await harness.live_table.history(RecordingListener(None), after, until, None))
    assert (piece["after"], piece["until"], len(piece["updates"])) == (*found, found[1] - found[0])


@pytest.mark.parametrize("have", [-1, 99])
async def test_whoever_claims_to_have_what_is_not_there_gets_the_whole_view(
    service: FakeTimeService, have: int
) -> None:
    harness = await begin(service)
    listener = await harness.listen(1, have=have)
    check(harness, listener, Client())


async def test_welcome_describes_the_table(service: FakeTimeService) -> None:
    harness = await begin(service, plan(clock=BLITZ, public=True))
    listener = await harness.listen(2, speaks="en")
    (welcome,) = listener.received("welcome")
    assert (welcome["game"], welcome["seat"], welcome["public"]) == ("san-andreas", 2, True)
    assert welcome["commitment"] == harness.table.commitment
    assert welcome["clock"]["seconds"] == 60
    assert welcome["info"]["clocks"] == {"left": [60_000] * 3, "running": 0}
    assert harness.live_table.head.seed.hex().encode() not in listener.sent[0]


async def test_stories_are_told_in_ones_own_language(service: FakeTimeService) -> None:
    harness = await begin(service)
    english, german = await harness.listen(1, speaks="en"), await harness.listen(2, speaks="de")
    silent = await harness.listen(None)
    await harness.act("found 1,11 0")
    assert english.received("update")[0]["story"] != german.received("update")[0]["story"] != []
    assert "story" not in silent.received("update")[0]
    assert english.received("update")[0]["question"]["sentence"]


async def test_whoever_orders_the_dice_sees_what_each_would_do(service: FakeTimeService) -> None:
    harness = await begin(service)
    listeners = [await harness.listen(seat) for seat in (*range(harness.table.position.seats), None)]
    rnd = random.Random(4)
    while harness.table.position.phase_name() != "shift":
        legal = [str(action) for action in harness.table.legal()]
        await harness.act(rnd.choice([action for action in legal if action.startswith("mark")] or legal))
    questions = [listener.received("update")[-1].get("question") for listener in listeners]
    (question,) = [question for question in questions if question is not None]
    assert questions[harness.table.asked or 0] is question
    assert list(question["previews"]) == question["legal"]
    for events in question["previews"].values():
        assert events[0]["event"] == "san-andreas-tile-shifted"


async def test_listeners_who_may_know_the_same_get_the_same_bytes(service: FakeTimeService) -> None:
    harness = await begin(service, plan("seismic", 3))
    listeners = [await harness.listen(seat) for seat in (2, 1, None)]
    while harness.table.asked == 0:
        for listener in listeners:
            listener.sent.clear()
        await harness.act()
        if harness.table.asked == 0:
            assert listeners[0].sent == listeners[1].sent == listeners[2].sent


async def test_entries_without_listeners_are_sent_on_joining(service: FakeTimeService) -> None:
    """The last view of an audience is dropped when it has no listeners."""
    harness = await begin(service)
    listener, client = await harness.listen(1), Client()
    check(harness, listener, client)
    service.leave(harness.live_table, listener)
    await harness.act()
    listener = await harness.listen(1, have=client.seq)
    check(harness, listener, client)
    await harness.act()
    check(harness, listener, client)


async def test_an_open_table_can_be_watched(service: FakeTimeService) -> None:
    harness = await begin(service, plan(bots=(1, 2)))
    listener, client = await harness.listen(None), Client()
    await harness.do(0, Abandon)
    check(harness, listener, client)


async def test_everybody_is_you_in_their_own_story_unless_a_screen_is_shared(
    service: FakeTimeService,
) -> None:
    harness = await begin(service, plan(game="seismic", seats=2, options={"first": 0}))
    own, other, sharing = [await harness.listen(seat, speaks="en") for seat in (0, 1, 0)]
    sharing.shared = True
    await harness.act(harness.table.position.texts()[0])
    stories = [listener.received()[-1]["story"][0] for listener in (own, other, sharing)]
    assert stories[0].startswith("You lay ")
    assert stories[1].startswith(f"{harness.table.names[0]} lays ")
    assert stories[2] == stories[1]
