"""`quakeboard forecast`: in words and for programs, and what it refuses."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from played import play_random

from quakeboard.play.record import save

Run = Callable[..., subprocess.CompletedProcess[str]]
GAMES = Path(__file__).parents[2] / "docs" / "games"


def test_tiles_are_told_with_the_greatest_danger_first(run: Run) -> None:
    told = run("forecast", str(GAMES / "seismic.quake.json"), "--step", "40", "--seat", "1")
    lines = told.stdout.splitlines()
    assert told.returncode == 0, told.stderr
    assert all("gone by your next turn" in line for line in lines[:-1])
    assert lines[-1].endswith("safe from all quakes.")
    soon = [int(line.split("turn ")[1].split()[0]) for line in lines[:-1]]
    assert soon == sorted(soon, reverse=True)


def test_without_a_seat_it_is_about_whose_turn_it_is(run: Run) -> None:
    told = run("forecast", str(GAMES / "seismic.quake.json"), "--step", "40")
    assert "gone by the next turn of " in told.stdout


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "the next quake destroys it in 33\u00a0% of all rolls, whatever the order."),
        ("de", "Das nächste Beben zerstört sie in 33\u00a0% aller Würfe, bei jeder Reihenfolge."),
        (
            "es",
            "el próximo terremoto la destruye en el 33\u00a0% de todas las tiradas, sea cual sea el orden.",
        ),
        ("fr", "le prochain séisme la détruit dans 33\u00a0% de tous les lancers, quel que soit l’ordre."),
    ],
)
def test_cities_are_told_in_every_language(run: Run, language: str, words: str) -> None:
    told = run("forecast", str(GAMES / "san-andreas.quake.json"), "--step", "40", "--language", language)
    assert words in told.stdout


def test_programs_get_every_tile_and_every_error(run: Run) -> None:
    told = json.loads(run("forecast", str(GAMES / "seismic.quake.json"), "--step", "40", "--json").stdout)
    assert (told["step"], told["seat"]) == (40, None)
    assert len(told["dangers"]) > 5
    for danger in told["dangers"]:
        assert set(danger) == {"at", "seat", "odds"}
        assert set(danger["odds"]) == {"soon", "end"}
        assert all(set(odds) == {"p", "error"} for odds in danger["odds"].values())


def test_after_the_end_nothing_is_in_danger(run: Run) -> None:
    assert (
        run("forecast", str(GAMES / "seismic.quake.json")).stdout == "No quake can take any of the tiles.\n"
    )


def test_what_is_not_there_is_refused(run: Run) -> None:
    file = str(GAMES / "seismic.quake.json")
    for wish, words in (
        (("--seat", "9"), "There is no seat 9"),
        (("--step", "9999"), "there is no step 9999"),
    ):
        refused = run("forecast", file, *wish)
        assert refused.returncode == 2
        assert words in refused.stderr


def test_a_game_that_goes_on_without_forecasts_gets_none(run: Run, tmp_path: Path) -> None:
    record = play_random("forbidden")
    record.forecast = False
    save(record, tmp_path / "over.quake.json")
    assert run("forecast", "over.quake.json", "--step", "30").returncode == 0  # it is over: anybody may look
    record.actions, record.outcome = record.actions[:30], None
    save(record, tmp_path / "on.quake.json")
    refused = run("forecast", "on.quake.json")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "plays without hints and forecasts" in refused.stderr
