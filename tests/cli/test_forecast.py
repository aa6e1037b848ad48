"""`quakeboard forecast`: in words and for programs, and what it refuses."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from played import play_random

from quakeboard.cli.forecast import forecast
from quakeboard.play.record import save

Run = Callable[..., subprocess.CompletedProcess[str]]
GAMES = Path(__file__).parents[2] / "docs" / "games"


@pytest.fixture
def forecast_output(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """What the command prints with these options, without a process of its own."""

    def run_here(game: str, **options: Any) -> str:
        forecast(GAMES / f"{game}.quake.json", **{"language": "en", **options})
        return capsys.readouterr().out

    return run_here


def test_tiles_are_listed_with_the_greatest_danger_first(forecast_output: Callable[..., str]) -> None:
    *lines, last = forecast_output("seismic", step=40, seat=1).splitlines()
    assert all("gone by your next turn" in line for line in lines)
    assert last.endswith("safe from all quakes.")
    soon = [int(line.split("turn ")[1].split()[0]) for line in lines]
    assert soon == sorted(soon, reverse=True)


def test_the_default_seat_is_the_one_to_act(forecast_output: Callable[..., str]) -> None:
    assert "gone by the next turn of " in forecast_output("seismic", step=40)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "the next quake destroys it in 33\u00a0% of all rolls, whatever the order."),
        ("de", "Das nächste Beben zerstört sie in 33\u00a0% aller Würfe, bei jeder Reihenfolge."),
        ("es", "la destruye en el 33\u00a0% de todas las tiradas, sea cual sea el orden."),
        ("fr", "le prochain séisme la détruit dans 33\u00a0% de tous les lancers, quel que soit l’ordre."),
    ],
)
def test_cities_are_listed_in_every_language(
    forecast_output: Callable[..., str], language: str, words: str
) -> None:
    assert words in forecast_output("san-andreas", step=40, language=language)


def test_json_has_every_tile_and_every_error(forecast_output: Callable[..., str]) -> None:
    found = json.loads(forecast_output("seismic", step=40, as_json=True))
    assert (found["step"], found["seat"]) == (40, None)
    assert len(found["dangers"]) > 5
    for danger in found["dangers"]:
        assert set(danger) == {"at", "seat", "odds"}
        assert set(danger["odds"]) == {"soon", "end"}
        assert all(set(odds) == {"p", "error"} for odds in danger["odds"].values())


def test_after_the_end_nothing_is_in_danger(forecast_output: Callable[..., str]) -> None:
    assert forecast_output("seismic") == "No quake can take any of the tiles.\n"


def test_a_missing_step_or_seat_is_refused(run: Run) -> None:
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
