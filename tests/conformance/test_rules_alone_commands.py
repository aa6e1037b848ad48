"""A game of another package, which brings its rules alone, on the command line."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest
import tremor
from commands import CLI

PACKAGES = str(Path(tremor.__file__).parents[1])


def run(folder: Path, *arguments: str, stdin: str = "") -> str:
    """What a command prints."""
    done = subprocess.run(
        [*CLI, *arguments],
        cwd=folder,
        env={**os.environ, "QUAKEBOARD_LANGUAGE": "en", "NO_COLOR": "1", "PYTHONPATH": PACKAGES},
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout if done.returncode == 0 else done.stderr


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a record."""
    made = tmp_path_factory.mktemp("small-game")
    told = run(made, "simulate", "--game", "tremor", "--seed", "1", "--bot", "uct:50", "--out", ".")
    assert told.startswith("1 game")
    return made


RECORD = "tremor-000000.quake.json"


def test_all_bots_play_it(tmp_path: Path) -> None:
    bots = [word for bot in ("greedy", "steady", "sharp", "fierce:20") for word in ("--bot", bot)]
    found = json.loads(run(tmp_path, "simulate", "--game", "tremor", "--seed", "2", *bots, "--json"))
    assert sum(seat["wins"] for seat in found["seats"]) == 1


def test_a_record_is_told_traced_and_verified(folder: Path) -> None:
    story = run(folder, "replay", RECORD).splitlines()
    assert story[0].startswith("tremor-tower-built: seat 0, height ")
    events = [json.loads(line) for line in run(folder, "replay", RECORD, "--json").splitlines()]
    assert [event["event"] for event in events].count("tremor-ground-shook") == 2
    states = [json.loads(line)["state"] for line in run(folder, "trace", RECORD).splitlines()]
    assert [len(state["moves"]) for state in states] == list(range(11))
    assert run(folder, "verify", RECORD).startswith("10 actions replay, and 2 draws were derived again")


def test_it_is_played_at_the_terminal(folder: Path) -> None:
    words = ("play", "tremor", "--seats", "you,greedy", "--seed", "1", "--file", "played.quake.json")
    story = run(folder, *words, stdin="hint\nbuild 1\nundo\n2\nstay\n3\nleave\n")
    assert "The bot has played on from here at random, and won most often after this." in story
    assert "tremor-tower-built: seat 1, height None" in story
    assert run(folder, "verify", "played.quake.json").startswith("10 actions replay")


def test_its_positions_are_counted(folder: Path) -> None:
    """Three towers each, two decisions, three strengths; two towers in the second round."""
    found = json.loads(run(folder, "perft", "--game", "tremor", "--depth", "11", "--json"))
    assert found["perft"] == [1, 3, 9, 18, 36, 108, 216, 432, 864, 1728, 5184, 0]


def test_a_game_is_analysed_by_random_rollouts(folder: Path) -> None:
    lines = run(folder, "analyse", RECORD, "--level", "gentle", "--json").splitlines()
    *steps, summary = [json.loads(line) for line in lines]
    assert [step["step"] for step in steps] == list(range(1, 11))
    assert sum(summary["luck"]) == pytest.approx(0.0, abs=1e-3)
    assert "Seat 0: luck" in run(folder, "analyse", RECORD, "--level", "gentle")


@pytest.mark.parametrize("executor", ["processes", "threads"])
def test_bots_meet_in_an_arena(folder: Path, executor: str) -> None:
    words = ("--game", "tremor", "--bots", "random,uct:20", "--games", "4", "--seed", "3")
    told = run(folder, "arena", *words, "--out", executor, "--executor", executor, "--workers", "1")
    assert "random against uct:20" in told
    assert "A game has 8.0 turns" in told


def test_numbers_of_seats_are_studied(folder: Path) -> None:
    told = run(folder, "study", "--game", "tremor", "--games", "4", "--out", "study", "--executor", "threads")
    assert [line.split()[0] for line in told.splitlines() if line.startswith("seats=")][:3] == [
        "seats=2",
        "seats=3",
        "seats=4",
    ]


def test_what_it_does_not_bring_is_refused_in_a_sentence(folder: Path) -> None:
    assert "There are no forecasts for this game." in run(folder, "forecast", RECORD)
    assert "Only San Andreas can be written as PPN" in run(folder, "convert", RECORD, "game.ppn")
    assert "Tremor has no option “variants”." in run(folder, "simulate", "--game", "tremor", "--variant", "x")
