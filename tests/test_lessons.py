"""The lessons of the browser are true: they are played by the rules, and what they ask for can be done."""

from __future__ import annotations

import json
import re
import runpy
import tomllib
from pathlib import Path
from typing import Any

import pytest

from quakeboard.core.registry import make_game

ROOT = Path(__file__).parent.parent
CLIENT_GAMES = ROOT / "web" / "src" / "games"
SCRIPT = tomllib.loads((ROOT / "docs" / "games" / "learn.toml").read_text("utf-8"))
GAMES = ("seismic", "san-andreas")
ASKED = ("act", "answer", "watch")


def lesson_file(game: str) -> Path:
    return Path(game.replace("-", "")) / "lesson.json"


def words_file(game: str, language: str) -> Path:
    return Path(game.replace("-", "")) / "words" / language / "learn.ftl"


def lesson(game: str) -> Any:
    return json.loads((CLIENT_GAMES / lesson_file(game)).read_text("utf-8"))


def steps(game: str) -> list[Any]:
    return list(lesson(game)["steps"])


def kind(step: Any) -> str:
    if step["goal"]:
        return "act"
    return "answer" if "answers" in step else "watch"


def fold(view: Any, change: Any, keyed: Any) -> Any:
    """The view after a change, as docs/protocol.md says."""
    view = {**view, **change["changes"]}
    for field, patch in change["patches"].items():
        key = keyed[field]
        gone = [*patch.get("take", []), *(thing[key] for thing in patch["put"])]
        view[field] = [thing for thing in view[field] if thing[key] not in gone] + patch["put"]
    return view


def test_the_lessons_are_what_the_script_plays_today(tmp_path: Path) -> None:
    runpy.run_path(str(ROOT / "docs" / "make_lessons.py"))["main"](tmp_path)
    for game in GAMES:
        assert (CLIENT_GAMES / lesson_file(game)).read_bytes() == (tmp_path / lesson_file(game)).read_bytes()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_has_ten_steps_of_every_kind(game: str) -> None:
    found = steps(game)
    assert len({step["name"] for step in found}) == len(found) == len(SCRIPT[game]) == 10
    assert {kind(step) for step in found} == set(ASKED)


@pytest.mark.parametrize("game", GAMES)
def test_what_fulfils_a_task_is_legal_and_leads_somewhere(game: str) -> None:
    for step in steps(game):
        assert set(step["goal"]) <= set(step["legal"])
        assert len(step["outcomes"]) == max(1, len(step["goal"]))
        for action, outcome in zip(step["goal"], step["outcomes"], strict=False):
            assert outcome["steps"][0]["action"] == action
            assert outcome["steps"][0]["events"]
            assert outcome["changes"] or outcome["patches"]


@pytest.mark.parametrize("game", GAMES)
def test_a_task_can_be_missed(game: str) -> None:
    for step in steps(game):
        if kind(step) == "act":
            assert set(step["legal"]) - set(step["goal"])
        if kind(step) == "answer":
            assert step["right"] in step["answers"]
            assert len(set(step["answers"])) >= 3


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_is_asked_and_sees_no_secret_of_others(game: str) -> None:
    view, keyed = lesson(game)["view"], lesson(game)["keyed"]
    for step in steps(game):
        view = fold(view, step, keyed)
        if kind(step) == "act":
            assert view["actor"] == step["seat"]
        for seat, hand in enumerate(view.get("hands", [])):
            assert (hand is None) == (seat != step["seat"])
        for city in view.get("cities", []):
            assert (city["coin"] is None) == (city["seat"] != step["seat"] and not city["known"])


def test_the_quake_hits_the_side_that_was_asked_for() -> None:
    found = {step["name"]: step for step in steps("seismic")}
    hits = [
        event
        for step in found["quake"]["outcomes"][0]["steps"]
        for event in step["events"]
        if event["event"] == "seismic-side-hit"
    ]
    assert [hit["side"] for hit in hits] == [found["longest"]["right"]]


def test_the_closed_section_brings_what_was_asked_for() -> None:
    found = {step["name"]: step for step in steps("seismic")}
    assert found["close"]["outcomes"][0]["facts"]["points"] == int(found["worth"]["right"])


def test_the_other_order_of_the_dice_buries_the_learners_city() -> None:
    game = make_game("san-andreas", {"first": 0})
    position = game.start(3)
    found = {step["name"]: step for step in SCRIPT["san-andreas"]}
    goal = next(step["goal"][0] for step in steps("san-andreas") if step["name"] == "fourth")
    for text in f"{found['fourth']['actions']}; {goal}; {found['fourth']['then']}; shift S".split(";"):
        position.apply(game.read(text.strip()))
    assert [city.seat for city in position.view(None).cities if city.seat != 2] == [1]


def test_eyes_of_another_seat_see_that_seats_coins_alone() -> None:
    view, keyed = lesson("san-andreas")["view"], lesson("san-andreas")["keyed"]
    for step in steps("san-andreas"):
        view = fold(view, step, keyed)
        if "eyes" in step:
            seen = fold(view, step["outcomes"][0], keyed)
            assert [city["coin"] is not None for city in seen["cities"]] == [False, True, False]
            assert seen["tiles"] == view["tiles"]


@pytest.mark.parametrize("language", ["en", "de", "es", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_every_step_has_its_sentences(game: str, language: str) -> None:
    text = (CLIENT_GAMES / words_file(game, language)).read_text("utf-8")
    needed = {"act": {"about", "how", "done", "wrong"}, "watch": {"about", "go", "done"}}
    needed["answer"] = needed["act"]
    for step in steps(game):
        found = re.search(rf"^learn-{game}-{step['name']} = .+\n((?:[ }}].*\n)*)", text, re.M)
        assert found, step["name"]
        words = {answer for answer in step.get("answers", []) if answer.isalpha() and answer.islower()}
        assert set(re.findall(r"^    \.([\w-]+) = ", found[1], re.M)) == needed[kind(step)] | words


@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_names_only_figures_that_every_outcome_has(game: str) -> None:
    text = (CLIENT_GAMES / words_file(game, "en")).read_text("utf-8")
    for step in steps(game):
        done = re.search(
            rf"^learn-{game}-{step['name']} = (?:.*\n)*?    \.done = ((?:.*\n)*?)(?=    \.|\w|\n)", text, re.M
        )
        assert done
        for outcome in step["outcomes"]:
            assert set(re.findall(r"\$(\w+)", done[1])) <= {*outcome["facts"], "right"}
