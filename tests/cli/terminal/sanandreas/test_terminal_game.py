"""Whole games of San Andreas, typed line by line."""

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
from quakeboard.cli.terminal.save_file import SaveFile, seed_file
from quakeboard.cli.terminal.screens import DrawnScreen
from quakeboard.language import available
from quakeboard.play.record import decode
from quakeboard.play.replay import load

SHOWING = ("map", "coins", "scores", "story all", "look 3,12", "look 7", "look S", "legend", "help", "?")


def test_a_whole_game_ends_with_the_winner_and_the_proof(finished: Any) -> None:
    assert finished.printed_line("this quake was the last.")
    assert finished.printed_line("Totals: ")
    assert finished.printed_line("The draws were verified: ")
    assert finished.printed[-1] == f"The record is in {finished.path}."
    assert not seed_file(finished.path).exists()
    assert load(finished.path).outcome is not None


def test_what_is_shown_is_on_disk(finished: Any) -> None:
    assert finished.unsaved == []


def test_a_finished_game_goes_through_every_phase(finished: Any) -> None:
    verbs = {action.split()[0] for action in finished.match.record.actions}
    assert {"found", "mark", "roll", "shift"} <= verbs


@pytest.mark.parametrize("code", available())
@pytest.mark.parametrize("people", [1, 3])
def test_every_language_plays_a_whole_game_in_sentences(
    typed_game_of_three: Any, tmp_path: Path, code: str, people: int
) -> None:
    game = typed_game_of_three(tmp_path, [], people, language=code, seed=code)
    game._lines = game.random_lines(Random(code), (*SHOWING, "rules", "rules lean", "hint", "undo"))
    assert game.run()


def drawn_game(
    typed_game_of_three: Any, folder: Path, *, ascii_only: bool = False, language: str = "en"
) -> Any:
    """A game on a drawn screen, and the output that it draws on."""
    output = StringIO()
    console = Console(file=output, width=80, highlight=False)
    screen = partial(DrawnScreen, console, ascii_only=ascii_only)
    return typed_game_of_three(folder, [], screen=screen, language=language, seed=language), output


@pytest.mark.parametrize("code", available())
def test_every_language_plays_a_whole_game_drawn(typed_game_of_three: Any, tmp_path: Path, code: str) -> None:
    game, output = drawn_game(typed_game_of_three, tmp_path, language=code)
    game._lines = game.random_lines(Random(code), (*SHOWING, "small", "large", "fit", "5", "back"))
    assert game.run()
    lines = output.getvalue().split("\n")
    assert max(len(line) for line in lines if str(game.path) not in line) <= 80


def test_in_ascii(typed_game_of_three: Any, tmp_path: Path) -> None:
    game, output = drawn_game(typed_game_of_three, tmp_path, ascii_only=True)
    game._lines = game.random_lines(Random(4), SHOWING)
    assert game.run()
    assert output.getvalue().isascii()


def test_refused_moves_cost_nothing(typed_game_of_three: Any, tmp_path: Path) -> None:
    lines = ["found 0,3 5", "mark 3,12 S", "found 3,12 9", "pass", "swap 5", "what?", "3,3,3", "mark", "back"]
    game = typed_game_of_three(tmp_path, lines)
    assert not game.run()
    assert game.printed_line("There is only ocean at 0,3. [A3]")
    assert game.printed_line("Tile 7 at 3,12 has no showing space beside the ocean. [A10]")
    assert game.printed_line("A city is founded with a coin from 0 to 5, not 9. [A4]")
    assert game.printed_line("“what?” is not understood.")
    assert game.match.record.actions == []


def test_a_city_in_steps_and_its_numbers(typed_game_of_three: Any, tmp_path: Path) -> None:
    game = typed_game_of_three(tmp_path, ["5", "3,12", "6,4", "2"])
    game.run()
    assert game.printed_line("The 5 goes where?")
    assert game.printed_line("Row 12: 1–6.")
    assert game.printed_line("2: the 2 would bring 1 there now.")
    assert game.match.record.actions[0] == "found 3,12 5"
    assert "found 6,4 2" in game.match.record.actions


@pytest.mark.parametrize("word", sorted(set(COMMANDS) - {"quit", "back", "save!"}))
def test_every_command_says_something(typed_game_of_three: Any, tmp_path: Path, word: str) -> None:
    silent, game = typed_game_of_three(tmp_path, []), None
    silent.run()
    game = typed_game_of_three(tmp_path, [word])
    game.run()
    assert len(game.printed) > len(silent.printed) + 1  # besides the prompt, which comes again


def test_an_epicentre_in_steps(typed_game_of_three: Any, tmp_path: Path) -> None:
    game = typed_game_of_three(tmp_path, ["?", "mark", "1,16", "moon"])
    game.run()
    assert game.printed_line("Spaces for a city: 92; for an epicentre: 32.")
    assert game.printed_line("An epicentre goes where?")
    assert game.printed_line("Row 16: 1–2.")
    assert game.printed_line("Which pawn comes to 1,16? S M C A, or back")
    assert game.match.record.actions[0] == "mark 1,16 M"


def test_the_dice_of_a_quake_are_told_with_what_they_would_do(
    typed_game_of_three: Any, tmp_path: Path
) -> None:
    marks = ["mark 1,15 S", "mark 1,13 M", "mark 1,11 C", "mark 2,9 A"]
    lines = ["", marks[0], "", marks[1], "", marks[2], "", marks[3]]
    game = typed_game_of_three(tmp_path, lines, people=3, seed="2")
    game.run()
    assert game.match.record.actions[4] == "roll 5 2 1 0"
    assert game.printed_line("1 or S: Sun 5 (south, lift). Tile 0 (Sun 5) shifts south, climbs over tile 3")
    assert game.printed_line("Which die? 1–3; look S looks closer")


def test_a_turn_can_be_taken_back_with_what_bots_did_since(typed_game_of_three: Any, tmp_path: Path) -> None:
    game = typed_game_of_three(tmp_path, [])

    def lines() -> Iterator[str]:
        yield "found 3,12 5"
        yield "undo"
        assert decode(game.path.read_bytes()).actions == []

    game._lines = lines()
    game.run()
    assert game.printed_line("Taken back: found 3,12 5.")


def test_nothing_is_taken_back_once_dice_were_rolled_or_a_coin_was_shown(
    typed_game_of_three: Any, tmp_path: Path
) -> None:
    """Whatever is undone, no roll is undone and no coin becomes secret again (ruling A14)."""
    game = typed_game_of_three(tmp_path, [], seed="5")
    dice = Random(5)

    def lines() -> Iterator[str]:
        for line in game.random_lines(dice):
            yield line
            yield str(dice.choice(game.match.position.legal()))
            rolls = sum(action.startswith("roll") for action in game.match.record.actions)
            known = game.match.position.known
            yield "undo"
            assert sum(action.startswith("roll") for action in game.match.record.actions) == rolls
            assert game.match.position.known & known == known

    game._lines = islice(lines(), 150)
    game.run()
    assert game.printed_line(
        "Nothing can be taken back: since your last move dice were rolled or a coin was shown."
    )
    assert game.printed_line("Taken back: ")


def test_a_hint_has_a_reason_and_can_be_followed(typed_game_of_three: Any, tmp_path: Path) -> None:
    game = typed_game_of_three(tmp_path, ["do", "hint", "do"])
    game.run()
    assert game.printed_line("Ask for a hint first.")
    number = [line.startswith("A strong bot would play") for line in game.printed].index(True)
    assert game.printed[number + 1].endswith(".")
    assert game.match.record.actions


def test_a_forecast_tells_which_cities_may_fall(typed_game_of_three: Any, tmp_path: Path) -> None:
    game = typed_game_of_three(tmp_path, ["forecast", "found 1,11 3", "forecast"], people=1)
    game.run()
    assert game.printed_line("There is no city yet.")
    last = game.printed[-2:] + game.printed
    assert any("your city: the next quake destroys it" in line or "destroys no city" in line for line in last)


def test_quitting_says_how_to_resume(typed_game_of_three: Any, tmp_path: Path) -> None:
    game = typed_game_of_three(tmp_path, ["quit"])
    assert not game.run()
    assert game.printed[-1].endswith(f"quakeboard play san-andreas --resume {game.path}")


def test_a_game_that_was_cut_off_is_resumed(typed_game_of_three: Any, tmp_path: Path, finished: Any) -> None:
    """A game that is quit again and again is the game that is played without a break."""
    dice = Random(7)
    for answers in (1, 1, 1, 2, 3, 5, 1000):
        game = typed_game_of_three(tmp_path, [])
        game._lines = islice(game.random_lines(dice), answers)
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
def test_junk_never_stops_a_game(
    typed_game_of_three: Any, tmp_path_factory: pytest.TempPathFactory, lines: list[str]
) -> None:
    harmless = [line for line in lines if not line.strip().lower().startswith("save")]
    game = typed_game_of_three(tmp_path_factory.mktemp("junk"), harmless)
    game.run()
    record, file = SaveFile.open(game.path)
    assert record.actions == game.match.record.actions
    assert file is not None
    file.close()
