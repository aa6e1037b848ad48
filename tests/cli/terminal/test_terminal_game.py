"""Whole games at the terminal, typed line by line."""

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

from quakeboard.cli.terminal.commands import ALIASES
from quakeboard.cli.terminal.save_file import SaveFile, seed_file
from quakeboard.cli.terminal.screens import DrawnScreen
from quakeboard.language import available
from quakeboard.language.words import words_of
from quakeboard.play.match import Match
from quakeboard.play.record import decode
from quakeboard.play.replay import load

COMMANDS = ("help", "?", "board", "scores", "story", "story all", "legend", "rules", "rules quakes", "hint")
SHOWING = (*COMMANDS, "forecast", "pile", "coins", "look 1,0", "look 3,12", "back", "undo", "save")
SCALES = ("small", "large", "fit", "pan e", "pan w", "board")


def drawn_on(output: StringIO, *, width: int = 80, ascii_only: bool = False) -> Any:
    return partial(
        DrawnScreen, Console(file=output, width=width, height=40, highlight=False), ascii_only=ascii_only
    )


def test_a_whole_game_ends_with_the_totals_and_the_proof(finished: dict[str, Any], key: str) -> None:
    game = finished[key]
    assert game.printed_line("Totals: ")
    assert game.printed_line("The draws were verified: ")
    assert game.printed[-1] == f"The record is in {game.path}."
    assert not seed_file(game.path).exists()
    assert load(game.path).outcome is not None


def test_what_is_shown_is_on_disk(finished: dict[str, Any], key: str) -> None:
    assert finished[key].unsaved == []


def test_the_seed_is_never_shown(finished: dict[str, Any], key: str) -> None:
    assert not finished[key].printed_line(finished[key].match.chance.reveal()[:12])


@pytest.mark.parametrize(("code", "people"), [*zip(available(), (1, 3, 1, 3), strict=True)])
def test_a_whole_game_by_numbers_in_sentences(
    typed_game: Any, tmp_path: Path, key: str, code: str, people: int
) -> None:
    game = typed_game(tmp_path, [], key, people, language=code, seed=code)
    game._lines = game.random_numbers(Random(code))
    assert game.run()


@pytest.mark.parametrize("code", available())
def test_a_whole_game_by_numbers_drawn(typed_game: Any, tmp_path: Path, key: str, code: str) -> None:
    output = StringIO()
    game = typed_game(tmp_path, [], key, screen=drawn_on(output), language=code, seed=code)
    game._lines = game.random_numbers(Random(code))
    assert game.run()
    lines = output.getvalue().split("\n")
    assert max(len(line) for line in lines if str(game.path) not in line) <= 80


@pytest.mark.parametrize("code", available())
def test_every_command_between_moves(typed_game: Any, tmp_path: Path, key: str, code: str) -> None:
    output = StringIO()
    game = typed_game(tmp_path, [], key, screen=drawn_on(output), language=code, seed=code)
    game._lines = islice(game.random_lines(Random(code), (*SHOWING, *SCALES)), 50)
    game.run()
    assert len(game.match.record.actions) > 12


@pytest.mark.parametrize(
    "variants", [["twin-cities", "aftershocks"], ["road-crews-dilemma", "big-one"], ["balance"]], ids="+".join
)
@pytest.mark.parametrize("drawn", [False, True], ids=["sentences", "drawn"])
def test_every_variant_can_be_played(
    typed_game: Any, tmp_path: Path, variants: list[str], drawn: bool
) -> None:
    screen = drawn_on(StringIO()) if drawn else None
    game = typed_game(tmp_path, [], screen=screen, variants=variants)
    game._lines = islice(game.random_numbers(Random(5)), 45)
    game.run()
    assert len(game.match.record.actions) > 25


def test_in_ascii(typed_game: Any, tmp_path: Path, key: str) -> None:
    output = StringIO()
    game = typed_game(tmp_path, [], key, screen=drawn_on(output, ascii_only=True))
    game._lines = islice(game.random_lines(Random(4), SHOWING), 60)
    game.run()
    assert output.getvalue().isascii()


def test_people_share_the_screen(typed_game: Any, tmp_path: Path) -> None:
    game = typed_game(tmp_path, [], people=2)
    game._lines = islice(game.random_lines(Random(1)), 3)
    game.run()
    assert game.printed_line("Person 0, this is for you.")
    assert game.printed_line("Person 1, this is for you.")


def test_a_tile_in_steps(typed_game: Any, tmp_path: Path) -> None:
    game = typed_game(tmp_path, ["2", "N9", "pass"])
    game.run()
    assert game.printed_line("2: a straight; places: 6.")
    assert game.printed_line("Which tile? 1–3")
    assert game.printed_line("lay a straight – Where? 1–6, or back")
    assert game.printed_line("1: from east to west: the road to San Andreas.")
    assert game.printed_line("Where to? 1–2")
    assert game.match.record.actions[4:6] == ["lay 03 1,0 r1", "pass"]


def test_a_city_in_steps(typed_game: Any, tmp_path: Path) -> None:
    game = typed_game(tmp_path, ["5", "C11", "found", "F19", "2"], "san-andreas")
    game.run()
    assert game.printed_line("1: found a city; your coins: 0 1 2 3 4 5.")
    assert game.printed_line("found a city with the 5 – Where? A12 …, or back")
    assert game.printed_line("Row 11: A, B, C, D, E, F.")
    assert game.printed_line("found a city at F19 – Which coin? 0–4, or back")
    assert game.printed_line("2: the 2; it would bring 1 there now.")
    assert game.match.record.actions[0] == "found 3,12 5"
    assert "found 6,4 2" in game.match.record.actions


def test_a_space_asks_for_a_coin_or_a_pawn(typed_game: Any, tmp_path: Path) -> None:
    game = typed_game(tmp_path, ["1,16", "7"], "san-andreas")
    game.run()
    assert game.printed_line("0: the null; it would bring 0 there now.")
    assert game.printed_line("7: Moon.")
    assert game.printed_line("A7 – What do you do? 0–9, or back")
    assert game.match.record.actions[0] == "mark 1,16 M"


def test_the_dice_of_a_quake_are_told_with_what_they_would_do(typed_game: Any, tmp_path: Path) -> None:
    marks = ["mark 1,15 S", "mark 1,13 M", "mark 1,11 C", "mark 2,9 A"]
    lines = [line for mark in marks for line in ("", mark)]
    game = typed_game(tmp_path, lines, "san-andreas", people=3, seed="2")
    game.run()
    assert game.match.record.actions[4] == "roll 5 2 1 0"
    assert game.printed_line(
        "1: Sun, 5: south, climbs over. The Sun’s tile (5) shifts south, climbs over the Moon’s tile"
    )
    assert game.printed_line("Which pawn? 1–3")


@pytest.mark.parametrize(
    ("key", "line", "answer"),
    [
        ("seismic", "5,5", "No highway leads to T14. [S7]"),
        ("seismic", "lay 0,0", "There is already a tile at M9. [S7]"),
        ("seismic", "m9", "There is already a tile at M9. [S7]"),
        ("seismic", "crew 14", "That must wait: it is time to lay a tile. [S6]"),
        ("seismic", "side e", "That must wait: it is time to lay a tile. [S6]"),
        ("seismic", "pass", "That must wait: it is time to lay a tile. [S6]"),
        ("seismic", "Q3", "No highway leads to Q3. [S7]"),
        ("seismic", "9", "There is no number 9 here: 1–3."),
        ("seismic", "what?", "“what?” is not understood."),
        ("seismic", "9,9,9", "“9,9 ,9” is not understood."),
        ("san-andreas", "found 0,3 5", "There is only ocean there. [A3]"),
        ("san-andreas", "0,3", "There is only ocean there. [A3]"),
        ("san-andreas", "mark 3,12 S", "The tile at C11 has no showing space beside the ocean. [A10]"),
        ("san-andreas", "mark C11", "The tile at C11 has no showing space beside the ocean. [A10]"),
        (
            "san-andreas",
            "pass",
            "Passing is only for those who can neither found a city nor mark an epicentre. [A15]",
        ),
        ("san-andreas", "swap 5", "That cannot be done now: found a city or mark an epicentre."),
        ("san-andreas", "99", "There is no number 99 here: 1–2."),
        ("san-andreas", "found 3,12 9", "“found 3,12 9” is not understood."),
    ],
)
def test_what_is_refused_costs_nothing(
    typed_game: Any, tmp_path: Path, key: str, line: str, answer: str
) -> None:
    game = typed_game(tmp_path, [line], key)
    assert not game.run()
    assert game.printed_line(answer), game.printed[-4:]
    assert all(action.startswith("draw") for action in game.match.record.actions)


def test_the_tried_action_is_named_where_only_a_part_was_typed(typed_game: Any, tmp_path: Path) -> None:
    game = typed_game(tmp_path, ["mark", "0,3"], "san-andreas")
    game.run()
    assert game.printed_line("mark 0,3 with the Sun: There is only ocean there. [A3]")


def test_an_empty_line_takes_the_only_choice_and_clears_others(typed_game: Any, tmp_path: Path) -> None:
    game = typed_game(tmp_path, [])
    asked = []

    def lines() -> Iterator[str]:
        while game.match.position.texts() != ["pass"]:
            yield game.match.position.texts()[0]
        asked.append(len(game.match.record.actions))
        yield ""
        assert game.match.record.actions[asked[0]] == "pass"
        yield "1"
        yield ""

    game._lines = lines()
    game.run()
    assert game.printed_line("Only one choice is left: send no crew. Enter takes it")
    assert game.printed[-2].startswith("Which tile?")


@pytest.mark.parametrize(
    "word", sorted({*COMMANDS, *ALIASES.values(), "do", "large", "pan", "save"} - {"quit"})
)
def test_every_command_says_something(typed_game: Any, tmp_path: Path, key: str, word: str) -> None:
    silent = typed_game(tmp_path, [], key)
    silent.run()
    resumed = typed_game(tmp_path, [], key)
    resumed.run()
    game = typed_game(tmp_path, [word], key)
    game.run()
    assert len(game.printed) > len(resumed.printed) + 1  # besides the prompt, which comes again
    assert not game.printed_line("is not understood")


def test_every_topic_of_the_rules_is_found(key: str) -> None:
    words = words_of(key)
    for name, rule in zip(words.topics, words.rules, strict=True):
        assert words.find_rule(name.upper().replace("-", " ")) == rule
    assert all(words.find_rule(word) == words.find_rule(name) for word, name in words.synonyms.items())
    assert words.find_rule("quake") == words.find_rule("quakes") is not None
    assert words.find_rule("parking") is None
    assert words.find_rule("") is None


def test_an_unknown_topic_names_those_that_there_are(typed_game: Any, tmp_path: Path) -> None:
    game = typed_game(tmp_path, ["rules parking", "rules Road Crew's Dilemma"])
    game.run()
    assert game.printed_line("There is no topic “parking”. Topics: aim, turn,")
    assert game.printed_line("Road Crew’s Dilemma: instead of sending a crew")


# ------------------------------------------------------------------ undo


def test_a_move_can_be_taken_back_with_what_bots_did_since(typed_game: Any, tmp_path: Path, key: str) -> None:
    game = typed_game(tmp_path, [], key)
    before: list[str] = []

    def lines() -> Iterator[str]:
        before.extend(game.match.record.actions)
        yield game.match.position.texts()[0]
        assert len(decode(game.path.read_bytes()).actions) > len(before)
        yield "undo"
        assert decode(game.path.read_bytes()).actions == before

    game._lines = lines()
    game.run()
    assert game.printed_line("Taken back: ")
    assert game.match.record.actions == before


def test_nothing_can_be_taken_back_once_a_tile_was_turned_up(typed_game: Any, tmp_path: Path) -> None:
    game = typed_game(tmp_path, [])

    def lines() -> Iterator[str]:
        yield game.match.position.texts()[0]
        yield "pass"
        actions = list(game.match.record.actions)
        yield "undo"
        assert game.match.record.actions == actions

    game._lines = lines()
    game.run()
    assert game.printed_line("Nothing can be taken back: since your last move something was drawn")


def test_no_roll_is_undone_and_no_coin_becomes_secret_again(typed_game: Any, tmp_path: Path) -> None:
    game = typed_game(tmp_path, [], "san-andreas", seed="5")
    dice = Random(5)
    secrets = game.game.secrets

    def known(match: Match) -> Any:
        return secrets.known(match.position.view(None))

    def rolls(match: Match) -> int:
        return sum(action.startswith("roll") for action in match.record.actions)

    def lines() -> Iterator[str]:
        for line in game.random_lines(dice):
            yield line
            yield dice.choice(game.match.position.texts())
            before = rolls(game.match), known(game.match)
            yield "undo"
            assert (rolls(game.match), known(game.match)) == before

    game._lines = islice(lines(), 150)
    game.run()
    assert game.printed_line("Nothing can be taken back")
    assert game.printed_line("Taken back: ")


def test_nothing_to_take_back_at_the_beginning(typed_game: Any, tmp_path: Path, key: str) -> None:
    game = typed_game(tmp_path, ["undo"], key)
    game.run()
    assert game.printed_line("There is nothing to take back yet.")


def test_what_was_taken_back_is_no_longer_in_the_story(typed_game: Any, tmp_path: Path) -> None:
    game = typed_game(tmp_path, ["found 3,12 5", "undo", "story all"], "san-andreas")
    game.run()
    after = game.printed[game.printed.index("Taken back: found a city at C11 with the 5.") :]
    assert not any("founds" in line for line in after)


# ------------------------------------------------------------------ hints, forecasts, saving


def test_a_hint_has_a_reason_and_can_be_followed(typed_game: Any, tmp_path: Path, key: str) -> None:
    game = typed_game(tmp_path, ["do", "hint", "do"], key)
    game.run()
    assert game.printed_line("Ask for a hint first.")
    number = [line.startswith("A strong bot would choose") for line in game.printed].index(True)
    assert game.printed[number + 1].endswith(".")
    assert any(not action.startswith("draw") for action in game.match.record.actions)


def test_a_forecast_tells_what_quakes_may_take(typed_game: Any, tmp_path: Path) -> None:
    game = typed_game(tmp_path, ["forecast", "hint", "do", "danger", "forecast all"])
    game.run()
    assert game.printed_line("No tile has been laid yet.")
    assert sum("gone by your next turn " in line for line in game.printed) >= 2


def test_a_game_without_forecasts_gives_neither_hint_nor_forecast(
    typed_game: Any, tmp_path: Path, key: str
) -> None:
    game = typed_game(tmp_path, ["hint", "forecast", "do"], key)
    game.match.record.forecast = False
    game.run()
    refused = "At this table everybody plays without hints and forecasts. [tables]"
    assert sum(line == refused for line in game.printed) == 2
    assert game.printed_line("Ask for a hint first.")


@pytest.mark.parametrize("lines", [["quit"], []], ids=["quit", "end of input"])
def test_leaving_says_how_to_resume(typed_game: Any, tmp_path: Path, key: str, lines: list[str]) -> None:
    game = typed_game(tmp_path, lines, key)
    assert not game.run()
    assert game.printed[-1].endswith(f"quakeboard play {key} --resume {game.path}")


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


def test_a_game_that_was_cut_off_is_resumed(
    typed_game: Any, tmp_path: Path, key: str, finished: dict[str, Any]
) -> None:
    """A game that is quit again and again is the game that is played without a break."""
    dice = Random(7)
    for answers in (1, 1, 1, 2, 3, 5, 8, 1000):
        game = typed_game(tmp_path, [], key)
        game._lines = islice(game.random_lines(dice), answers)
        if game.run():
            break
    assert load(game.path).actions == finished[key].match.record.actions


JUNK = st.one_of(
    st.text(max_size=20),
    st.sampled_from(
        [*SHOWING, *SCALES, *ALIASES, "do", "1", "2", "0", "5", "S", "r1", "pass", "crew", "lay"]
    ),
    st.sampled_from(
        ["look 99,99", "look", "rules \0", "lay 1", "mark A", "found", "3,12", "1,0", "mark 1,16 S"]
    ),
)


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(key=st.sampled_from(["seismic", "san-andreas"]), lines=st.lists(JUNK, max_size=25))
def test_junk_never_stops_a_game(
    typed_game: Any, tmp_path_factory: pytest.TempPathFactory, key: str, lines: list[str]
) -> None:
    harmless = [line for line in lines if not line.strip().lower().startswith("save")]
    game = typed_game(tmp_path_factory.mktemp("junk"), harmless, key)
    game.run()
    record, file = SaveFile.open(game.path)
    assert record.actions == game.match.record.actions
    assert file is not None
    file.close()
