"""A game of another package, which brings its rules alone, at the tables of a real server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from server_thread import ServerThread, TableClient

from quakeboard.bots.decision import Budget
from quakeboard.play.record import decode
from quakeboard.play.verify import verify

SENTENCES = {
    "en": ("It is not this seat's turn.", "There are no forecasts for this game."),
    "de": ("Dieser Platz ist nicht am Zug.", "Für dieses Spiel gibt es keine Vorhersagen."),
    "es": ("No es el turno de este asiento.", "Para este juego no hay pronósticos."),
    "fr": ("Ce n’est pas le tour de cette place.", "Il n’y a pas de prévisions pour ce jeu."),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    server = ServerThread(tmp_path_factory.mktemp("small-game"), unlimited=True)
    server.state.service.scheduler.bots.budget = Budget(nodes=50)
    yield server
    server.stop()


def act(client: TableClient, action: str) -> None:
    assert client.command("act", action=action)["type"] == "done"


def test_the_catalogue_lists_it_with_its_options(server: ServerThread) -> None:
    games = {game["game"]: game for game in server.http.get("/api/games").json()["games"]}
    assert list(games)[-1] == "tremor"
    found = games["tremor"]
    assert (found["least_seats"], found["most_seats"], found["variants"]) == (2, 4, [])
    assert [option["name"] for option in found["options"]] == ["rounds"]
    assert {"random", "greedy", "gentle", "fierce"} <= set(found["bots"])


@pytest.mark.parametrize("bot", ["greedy", "gentle", "fierce"])
def test_a_person_plays_it_against_bots_to_the_end(server: ServerThread, bot: str) -> None:
    seats = [{}, {"bot": bot}, {"bot": "random"}]
    opened = server.open_table(game="tremor", seats=seats, options={"rounds": 2})
    with server.connect(opened, 0, language="en") as mara:
        mara.command("begin")
        while mara.received[-1]["info"]["state"] == "playing":
            if mara.question is None:
                mara.receive("update")
            else:
                assert "sentence" not in mara.question or mara.question["sentence"] is None
                mara.act()
        assert mara.received[-1]["info"]["state"] == "over"
        story = [line for message in mara.received for line in message.get("story", ())]
        assert any("tremor-ground-shook" in line for line in story)


def test_what_is_hidden_stays_hidden_until_it_is_shown(server: ServerThread) -> None:
    with server.game(2, game="tremor", options={"rounds": 1}) as (mara, jun):
        act(mara, "build 3")
        jun.until_seq(mara.seq)
        told = jun.received[-1]
        assert told["steps"] == [
            {
                "actor": 0,
                "action": "build",
                "events": [{"event": "tremor-tower-built", "seat": 0, "height": None}],
            }
        ]
        assert told["changes"]["moves"] == ["build"]
        act(jun, "build 1")
        mara.until_seq(jun.seq)
        act(mara, "stay")
        jun.until_seq(mara.seq)
        act(jun, "leave")
        assert jun.received[-1]["changes"]["moves"][:4] == ["build 3", "build 1", "stay", "leave"]
        mara.until_seq(jun.seq)
        assert mara.received[-1]["changes"]["moves"][:4] == ["build 3", "build", "stay", "leave"]


def test_a_move_is_taken_back_alone_until_it_has_shown_a_secret(server: ServerThread) -> None:
    with server.game(2, game="tremor") as (mara, jun):
        act(mara, "build 3")
        assert mara.command("undo")["type"] == "done"
        assert mara.question is not None
        assert "build 3" in mara.question["legal"]
        act(mara, "build 1")
        for client, other, action in ((jun, mara, "build 2"), (mara, jun, "stay"), (jun, mara, "stay")):
            client.until_seq(other.seq)
            act(client, action)
        assert jun.command("undo")["code"] == "secret-shown"  # Mara has seen the tower
        past = mara.ask("history", after=3, until=jun.seq)
        actions = [step["action"] for update in past["updates"] for step in update.get("steps", ())]
        assert actions[:5] == ["build 3", "build 1", "build", "stay", "stay"]


@pytest.mark.parametrize("language", SENTENCES)
def test_refusals_are_told_in_the_readers_language(server: ServerThread, language: str) -> None:
    with server.game(2, game="tremor") as (mara, jun):
        jun.ask("speak", language=language)
        refused = [jun.command("act", action="build 1"), jun.ask("forecast")]
        assert tuple(refusal["sentence"] for refusal in refused) == SENTENCES[language]
        act(mara, "build 1")
        jun.until_seq(mara.seq)
        illegal = jun.command("act", action="stay")
        assert (illegal["code"], illegal["sentence"]) == ("tremor-not-now", "“stay” cannot be done now.")


def test_a_hint_names_a_legal_action_with_a_plain_reason(server: ServerThread) -> None:
    with server.game(2, game="tremor") as (mara, _):
        told = mara.ask("hint")
        assert mara.question is not None
        assert told["action"] in mara.question["legal"]
        assert told["sentence"] == "The bot has played on from here at random, and won most often after this."


def test_a_clock_that_runs_out_lets_a_bot_play_on(server: ServerThread) -> None:
    clock = {"kind": "move", "seconds": 1}
    with server.game(2, game="tremor", clock=clock, options={"rounds": 1}) as (mara, jun):
        while mara.received[-1]["info"]["state"] == "playing":
            mara.receive("update")
        assert mara.received[-1]["info"]["seats"][0]["bot"] == "greedy"
        jun.until_seq(mara.seq)
        assert jun.command("resign")["code"] == "is-over"


def test_a_seat_is_given_to_a_bot_and_taken_back(server: ServerThread) -> None:
    with server.game(2, game="tremor") as (mara, jun):
        assert jun.command("give")["type"] == "done"
        assert jun.command("take-back")["type"] == "done"
        mara.until_seq(jun.seq)
        assert mara.command("resign")["type"] == "done"


def test_a_finished_game_is_downloaded_verified_and_loaded_again(server: ServerThread) -> None:
    opened = server.open_table(people=1, bots=1, game="tremor")
    with server.connect(opened, 0) as mara:
        mara.command("begin")
        while mara.received[-1]["info"]["state"] == "playing":
            mara.receive("update") if mara.question is None else mara.act()
    token = {"authorization": f"Bearer {opened['watch']}"}
    place = f"/api/tables/{opened['table']}"
    content = server.http.get(f"{place}/record", headers=token).content
    record = decode(content)
    assert (record.game, verify(record)) == ("tremor", 2)
    assert server.http.get(f"{place}/verification", headers=token).json()["result"] == "verified"
    assert server.http.get(f"{place}/draws", headers=token).json()["odds"][0]["shares"] == [3, 2, 1]
    again = server.http.post("/api/records", content=content, headers={"content-type": "application/json"})
    assert again.status_code == 201
    with server.connect(again.json(), None) as watcher:
        assert len(watcher.first["view"]["moves"]) == len(record.actions)
