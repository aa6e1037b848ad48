"""Whole games at the terminal, typed line by line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from quakeboard.cli.terminal.save_file import SaveFile, seed_file
from quakeboard.play.record import decode
from quakeboard.play.replay import load


@pytest.fixture(scope="module")
def finished(typed_game: Any, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A whole game, with every printed line compared with the save file."""
    game = typed_game(tmp_path_factory.mktemp("finished"), [])
    assert game.play_randomly(Random(7))
    return game


def test_a_whole_game_ends_with_the_count_the_winner_and_the_proof(finished: Any) -> None:
    assert finished.printed_line("the count begins")
    assert finished.printed_line("Totals: ")
    assert finished.printed_line("The draws were verified: all ")
    assert finished.printed[-1] == f"The record is in {finished.path}."
    assert not seed_file(finished.path).exists()
    assert load(finished.path).outcome is not None


def test_what_is_shown_is_on_disk(finished: Any) -> None:
    assert finished.unsaved == []


def test_the_seed_is_never_shown(finished: Any) -> None:
    secret = finished.match.chance.reveal()
    assert not finished.printed_line(secret[:12])


@pytest.mark.parametrize(
    "variants", [["twin-cities", "aftershocks"], ["road-crews-dilemma", "big-one"], ["balance"]], ids="+".join
)
def test_every_variant_can_be_played(typed_game: Any, tmp_path: Path, variants: list[str]) -> None:
    game = typed_game(tmp_path, [], variants=variants)
    game._lines = islice(game.random_lines(Random(5)), 40)
    game.run()
    assert len(game.match.record.actions) > 80


def test_people_share_the_screen(typed_game: Any, tmp_path: Path) -> None:
    game = typed_game(tmp_path, ["lay 1 1,0 r1", "pass"], people=2, bots=0)
    assert not game.run()
    assert game.printed_line("Person 0, this is for you.")
    assert game.printed_line("Person 1, this is for you.")


def test_refused_moves_cost_nothing(typed_game: Any, tmp_path: Path) -> None:
    lines = ["lay 9 1,0", "lay 1 7,7", "crew 14", "lay 1 0,0", "pass", "what?", "side E", "r", "9,9,9"]
    game = typed_game(tmp_path, lines)
    assert not game.run()
    assert game.printed_line("No highway leads to the cell 7,7. [S7]")
    assert game.printed_line("There is already a tile at 0,0. [S7]")
    assert game.printed_line("“crew 14” must wait: it is time to lay a tile. [S6]")
    assert game.printed_line("“what?” is not understood.")
    assert all(action.startswith("draw") for action in game.match.record.actions)


def test_a_lay_can_be_taken_back(typed_game: Any, tmp_path: Path) -> None:
    game = typed_game(tmp_path, [])
    before = []

    def lines() -> Iterator[str]:
        before.extend(game.match.record.actions)
        lay = str(game.match.position.legal()[0])
        yield lay
        assert decode(game.path.read_bytes()).actions == [*before, lay]
        yield "undo"
        assert decode(game.path.read_bytes()).actions == before

    game._lines = lines()
    game.run()
    assert game.printed_line("Taken back: lay ")
    assert game.match.record.actions == before


def test_nothing_can_be_taken_back_once_a_tile_was_turned_up(typed_game: Any, tmp_path: Path) -> None:
    game = typed_game(tmp_path, [])

    def lines() -> Iterator[str]:
        yield str(game.match.position.legal()[0])
        yield "pass"
        actions = list(game.match.record.actions)
        yield "undo"
        assert game.match.record.actions == actions

    game._lines = lines()
    game.run()
    assert game.printed_line("Nothing can be taken back: since your last move a tile was turned up.")


def test_nothing_to_take_back_at_the_beginning(typed_game: Any, tmp_path: Path) -> None:
    game = typed_game(tmp_path, ["undo"])
    game.run()
    assert game.printed_line("There is nothing to take back yet.")


def test_a_hint_is_legal_and_can_be_followed(typed_game: Any, tmp_path: Path) -> None:
    game = typed_game(tmp_path, ["do", "hint", "do", "hint", "do"])
    game.run()
    assert game.printed_line("Ask for a hint first.")
    assert game.printed_line("A strong bot would play lay ")
    assert sum(action.startswith("lay") for action in game.match.record.actions) >= 2


def test_a_hint_has_a_reason(typed_game: Any, tmp_path: Path) -> None:
    game = typed_game(tmp_path, ["hint"])
    game.run()
    after = game.printed[
        [line.startswith("A strong bot would play") for line in game.printed].index(True) + 1
    ]
    assert after.endswith(".")
    assert not after.startswith("Which tile?")


def test_a_forecast_tells_what_quakes_may_take(typed_game: Any, tmp_path: Path) -> None:
    game = typed_game(tmp_path, ["forecast", "hint", "do", "danger", "forecast all"])
    game.run()
    assert game.printed_line("No tile has been laid yet.")
    told = [line for line in game.printed if re.match(r"-?\d+,-?\d+(, .*)?: gone by your next turn ", line)]
    assert len(told) == 2


def test_a_game_without_forecasts_gives_neither_hint_nor_forecast(typed_game: Any, tmp_path: Path) -> None:
    game = typed_game(tmp_path, ["hint", "forecast", "do"])
    game.match.record.forecast = False
    game.run()
    refused = "At this table everybody plays without hints and forecasts. [tables]"
    assert sum(line == refused for line in game.printed) == 2
    assert game.printed_line("Ask for a hint first.")


def test_quitting_says_how_to_resume(typed_game: Any, tmp_path: Path) -> None:
    game = typed_game(tmp_path, ["quit"])
    assert not game.run()
    assert game.printed[-1].endswith(f"quakeboard play seismic --resume {game.path}")


def test_the_end_of_the_input_is_like_quitting(typed_game: Any, tmp_path: Path) -> None:
    game = typed_game(tmp_path, [])
    assert not game.run()
    assert game.printed[-1].endswith(f"--resume {game.path}")


def test_saving_a_copy(typed_game: Any, tmp_path: Path) -> None:
    copy, taken = tmp_path / "a copy.json", tmp_path / "taken"
    taken.write_text("mine")
    itself, nowhere = tmp_path / "game.quake.json", tmp_path / "no" / "folder"
    fields = ["", copy, taken, nowhere, itself, "~nobody-of-this-name/x", "x" * 280]
    game = typed_game(tmp_path, [f"save {wish}" for wish in fields])
    game.run()
    assert game.printed_line(f"Every move is on disk already, in {game.path}.")
    assert game.printed_line(f"A copy is in {copy}")
    assert load(copy).actions == game.match.record.actions
    assert game.printed_line(f"There is already a file {taken}. To replace it: save! {taken}")
    assert taken.read_text() == "mine"
    assert game.printed_line("cannot be written")
    assert game.printed_line("is where the game is kept anyway")


def test_a_file_is_replaced_only_by_save_with_an_exclamation_mark(typed_game: Any, tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("mine")
    game = typed_game(tmp_path, [f"save! {taken}"])
    game.run()
    assert game.printed_line(f"The file {taken} was there and is replaced")
    assert load(taken).actions == game.match.record.actions


def test_a_game_that_was_cut_off_is_resumed(typed_game: Any, tmp_path: Path, finished: Any) -> None:
    """A game that is quit again and again is the game that is played without a break."""
    dice = Random(7)
    for answers in (1, 1, 1, 2, 3, 5, 8, 1000):
        game = typed_game(tmp_path, [])
        game._lines = islice(game.random_lines(dice), answers)
        game.run()
    assert load(game.path).actions == finished.match.record.actions


JUNK = st.one_of(
    st.text(max_size=20),
    st.sampled_from(
        [
            "?",
            "1",
            "2",
            "3",
            "0",
            "help",
            "board",
            "scores",
            "pile",
            "hint",
            "do",
            "undo",
            "back",
            "rules",
            "look",
            "save",
            "large",
            "pan",
            "pass",
            "crew",
            "lay",
            "r1",
        ]
    ),
    st.sampled_from(
        ["look 1,0", "look 99,99", "rules quakes", "rules \0", "lay 1", "pan w", "crew NE", "lay 2 0,1"]
    ),
)


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(lines=st.lists(JUNK, max_size=25))
def test_junk_never_stops_a_game(
    typed_game: Any, tmp_path_factory: pytest.TempPathFactory, lines: list[str]
) -> None:
    harmless = [line for line in lines if not line.strip().lower().startswith("save")]
    game = typed_game(tmp_path_factory.mktemp("junk"), harmless)
    game.run()
    record, file = SaveFile.open(game.path)
    assert record.actions == game.match.record.actions
    assert file is not None
    file.close()
