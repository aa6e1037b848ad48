"""Whole sittings of San Andreas, typed line by line."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from io import StringIO
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from rich.console import Console

from quakeboard.cli.terminal.sanandreas.parsing import COMMANDS
from quakeboard.cli.terminal.save_file import GameFile, seed_file
from quakeboard.cli.terminal.screens import DrawnScreen
from quakeboard.language import available
from quakeboard.play.record import decode
from quakeboard.play.replay import load

TELLING = ("map", "coins", "scores", "story all", "look 3,12", "look 7", "look S", "legend", "help", "?")


def test_a_whole_game_ends_with_the_winner_and_the_proof(finished: Any) -> None:
    assert finished.heard("this quake was the last.")
    assert finished.heard("Totals: ")
    assert finished.heard("The draws were verified: ")
    assert finished.said[-1] == f"The record is in {finished.path}."
    assert not seed_file(finished.path).exists()
    assert load(finished.path).outcome is not None


def test_what_is_shown_is_on_disk(finished: Any) -> None:
    assert finished.behind == []


def test_a_finished_game_goes_through_every_phase(finished: Any) -> None:
    verbs = {action.split()[0] for action in finished.match.record.actions}
    assert {"found", "mark", "roll", "shift"} <= verbs


@pytest.mark.parametrize("code", available())
@pytest.mark.parametrize("people", [1, 3])
def test_every_language_plays_a_whole_game_in_sentences(
    sit: Any, tmp_path: Path, code: str, people: int
) -> None:
    game = sit(tmp_path, [], people, language=code, seed=code)
    game._lines = game.typed(Random(code), (*TELLING, "rules", "rules lean", "hint", "undo"))
    assert game.run()


def drawn_game(sit: Any, folder: Path, *, ascii_only: bool = False, language: str = "en") -> Any:
    """A sitting on a drawn screen, and the paper that it draws on."""
    paper = StringIO()
    console = Console(file=paper, width=80, highlight=False)
    screen = partial(DrawnScreen, console, ascii_only=ascii_only)
    return sit(folder, [], screen=screen, language=language, seed=language), paper


@pytest.mark.parametrize("code", available())
def test_every_language_plays_a_whole_game_drawn(sit: Any, tmp_path: Path, code: str) -> None:
    game, paper = drawn_game(sit, tmp_path, language=code)
    game._lines = game.typed(Random(code), (*TELLING, "small", "large", "fit", "5", "back"))
    assert game.run()
    lines = paper.getvalue().split("\n")
    assert max(len(line) for line in lines if str(game.path) not in line) <= 80


def test_in_ascii(sit: Any, tmp_path: Path) -> None:
    game, paper = drawn_game(sit, tmp_path, ascii_only=True)
    game._lines = game.typed(Random(4), TELLING)
    assert game.run()
    assert paper.getvalue().isascii()


def test_refused_moves_cost_nothing(sit: Any, tmp_path: Path) -> None:
    lines = ["found 0,3 5", "mark 3,12 S", "found 3,12 9", "pass", "swap 5", "what?", "3,3,3", "mark", "back"]
    game = sit(tmp_path, lines)
    assert not game.run()
    assert game.heard("There is only ocean at 0,3. [A3]")
    assert game.heard("Tile 7 at 3,12 has no showing space beside the ocean. [A10]")
    assert game.heard("A city is founded with a coin from 0 to 5, not 9. [A4]")
    assert game.heard("“what?” is not understood.")
    assert game.match.record.actions == []


def test_a_city_in_steps_and_its_numbers(sit: Any, tmp_path: Path) -> None:
    game = sit(tmp_path, ["5", "3,12", "6,4", "2"])
    game.run()
    assert game.heard("The 5 goes where?")
    assert game.heard("Row 12: 1–6.")
    assert game.heard("2: the 2 would bring 1 there now.")
    assert game.match.record.actions[0] == "found 3,12 5"
    assert "found 6,4 2" in game.match.record.actions


@pytest.mark.parametrize("word", sorted(set(COMMANDS) - {"quit", "back", "save!"}))
def test_every_command_says_something(sit: Any, tmp_path: Path, word: str) -> None:
    silent, game = sit(tmp_path, []), None
    silent.run()
    game = sit(tmp_path, [word])
    game.run()
    assert len(game.said) > len(silent.said) + 1  # besides the prompt, which comes again


def test_an_epicentre_in_steps(sit: Any, tmp_path: Path) -> None:
    game = sit(tmp_path, ["?", "mark", "1,16", "moon"])
    game.run()
    assert game.heard("Spaces for a city: 92; for an epicentre: 32.")
    assert game.heard("An epicentre goes where?")
    assert game.heard("Row 16: 1–2.")
    assert game.heard("Which pawn comes to 1,16? S M C A, or back")
    assert game.match.record.actions[0] == "mark 1,16 M"


def test_the_dice_of_a_quake_are_told_with_what_they_would_do(sit: Any, tmp_path: Path) -> None:
    marks = ["mark 1,15 S", "mark 1,13 M", "mark 1,11 C", "mark 2,9 A"]
    lines = ["", marks[0], "", marks[1], "", marks[2], "", marks[3]]
    game = sit(tmp_path, lines, people=3, seed="2")
    game.run()
    assert game.match.record.actions[4] == "roll 5 2 1 0"
    assert game.heard("1 or S: Sun 5 (south, lift). Tile 0 (Sun 5) shifts south, climbs over tile 3")
    assert game.heard("Which die? 1–3; look S looks closer")


def test_a_turn_can_be_taken_back_with_what_bots_did_since(sit: Any, tmp_path: Path) -> None:
    game = sit(tmp_path, [])

    def lines() -> Iterator[str]:
        yield "found 3,12 5"
        yield "undo"
        assert decode(game.path.read_bytes()).actions == []

    game._lines = lines()
    game.run()
    assert game.heard("Taken back: found 3,12 5.")


def test_nothing_is_taken_back_once_dice_were_rolled_or_a_coin_was_shown(sit: Any, tmp_path: Path) -> None:
    """Whatever is undone, no roll is undone and no coin becomes secret again (ruling A14)."""
    game = sit(tmp_path, [], seed="5")
    dice = Random(5)

    def lines() -> Iterator[str]:
        for line in game.typed(dice):
            yield line
            yield str(dice.choice(game.match.position.legal()))
            rolls = sum(action.startswith("roll") for action in game.match.record.actions)
            known = game.match.position.known
            yield "undo"
            assert sum(action.startswith("roll") for action in game.match.record.actions) == rolls
            assert game.match.position.known & known == known

    game._lines = islice(lines(), 150)
    game.run()
    assert game.heard("Nothing can be taken back: since your last move dice were rolled or a coin was shown.")
    assert game.heard("Taken back: ")


def test_a_hint_has_a_reason_and_can_be_followed(sit: Any, tmp_path: Path) -> None:
    game = sit(tmp_path, ["do", "hint", "do"])
    game.run()
    assert game.heard("Ask for a hint first.")
    number = [line.startswith("A strong bot would play") for line in game.said].index(True)
    assert game.said[number + 1].endswith(".")
    assert game.match.record.actions


def test_a_forecast_tells_which_cities_may_fall(sit: Any, tmp_path: Path) -> None:
    game = sit(tmp_path, ["forecast", "found 1,11 3", "forecast"], people=1)
    game.run()
    assert game.heard("There is no city yet.")
    last = game.said[-2:] + game.said
    assert any("your city: the next quake destroys it" in line or "destroys no city" in line for line in last)


def test_leaving_says_how_to_come_back(sit: Any, tmp_path: Path) -> None:
    game = sit(tmp_path, ["quit"])
    assert not game.run()
    assert game.said[-1].endswith(f"quakeboard play san-andreas --resume {game.path}")


def test_cut_off_and_taken_up_again(sit: Any, tmp_path: Path, finished: Any) -> None:
    """A game that is left again and again is the game that is played at one sitting."""
    dice = Random(7)
    for answers in (1, 1, 1, 2, 3, 5, 1000):
        game = sit(tmp_path, [])
        game._lines = islice(game.typed(dice), answers)
        if game.run():
            break
    assert load(game.path).actions == finished.match.record.actions


JUNK = st.one_of(
    st.text(max_size=20),
    st.sampled_from([*(form for word in COMMANDS for form in COMMANDS[word]), "1", "5", "S", "3,12", "pass"]),
    st.sampled_from(
        ["look 3,12", "look 99", "look tile 7", "mark 1,16 S", "mark A", "found", "story all", "swap"]
    ),
)


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(lines=st.lists(JUNK, max_size=25))
def test_junk_never_stops_a_sitting(
    sit: Any, tmp_path_factory: pytest.TempPathFactory, lines: list[str]
) -> None:
    harmless = [line for line in lines if not line.strip().lower().startswith("save")]
    game = sit(tmp_path_factory.mktemp("junk"), harmless)
    game.run()
    record, file = GameFile.take_up(game.path)
    assert record.actions == game.match.record.actions
    assert file is not None
    file.close()
