"""Ruling A14 at the screen: who shares it reads what everybody may know, and their own coins."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from quakeboard.cli.terminal.screens import DrawnScreen, PlainScreen, ReadLine, Screen
from quakeboard.games.sanandreas.rules.actions import Found
from quakeboard.play.replay import steps

SHOWING = ("board", "coins", "scores", "story all", "look 3,12", "legend", "help", "?", "forecast")
REFUSED = ("found 3,12 0", "found 1,15 3", "found 0,3 5", "0,3", "pass", "shift S", "swap 3", "99")


def replayed_with(record: Any, seat: int, order: list[int]) -> list[str]:
    """The record's actions before the first quake, one seat's coins exchanged by this order."""
    told = []
    for step in list(steps(record))[1:]:
        action: Any = step.action
        if str(action).startswith("roll"):
            break
        if isinstance(action, Found) and step.actor == seat:
            action = Found(action.at, order[action.coin or 0])
        told.append(str(action))
    return told


def pages_of(
    typed_game: Any, folder: Path, actions: list[str], *, drawn: bool = False
) -> list[tuple[int | None, str]]:
    """What three people at one screen were shown while they typed these actions: who had it, and the page."""
    output, pages, holder = StringIO(), [], [None]

    def turn_page() -> None:
        pages.append((holder[0], output.getvalue().replace(str(folder), "")))
        output.seek(0)
        output.truncate()

    def screen(lines: ReadLine) -> Screen:
        if drawn:
            return DrawnScreen(Console(file=output, width=80, highlight=False), lines, clear=turn_page)
        return PlainScreen(lambda sentence: print(sentence, file=output), lines, clear=turn_page)

    game = typed_game(folder, [], "san-andreas", people=3, screen=screen)

    def typing() -> Iterator[str]:
        for action in (*actions, "?"):
            if game.waits_for_person:
                holder[0] = game.match.actor
                yield ""
            yield from SHOWING
            yield from (line for line in REFUSED if line not in game.match.position.texts())
            yield action

    game._lines = typing()
    game.run()
    turn_page()
    return pages


@pytest.mark.parametrize("drawn", [False, True], ids=["sentences", "drawn"])
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_reads_anothers_coin_on_a_shared_screen(
    typed_game: Any, tmp_path_factory: pytest.TempPathFactory, finished: Any, seat: int, drawn: bool
) -> None:
    """Whatever coins a seat founds with, the pages of the others are the same, letter by letter."""
    others, own = [], []
    for order in ([0, 1, 2, 3, 4, 5], [3, 5, 0, 1, 2, 4]):
        actions = replayed_with(finished["san-andreas"].match.record, seat, order)
        pages = pages_of(typed_game, tmp_path_factory.mktemp("pages"), actions, drawn=drawn)
        others.append([text for reader, text in pages if reader != seat])
        own.append([text for reader, text in pages if reader == seat])
    assert others[0] == others[1]
    assert own[0] != own[1]
    assert len(others[0]) > 4


def test_the_screen_is_wiped_before_it_is_handed_over(typed_game: Any, tmp_path: Path) -> None:
    pages = pages_of(typed_game, tmp_path, ["found 5,14 3", "found 6,4 4", "mark 1,16 S"])
    assert [reader for reader, _ in pages[:3]] == [0, 1, 2]
    assert pages[1][1].startswith("Person 0 founds a city at E9.\nPerson 1 has the screen now;")
    assert "Person 0’s city at E9: coin unknown;" in pages[1][1]
    assert "E9 with the 3" not in pages[1][1]


def test_only_enter_takes_the_screen(typed_game: Any, tmp_path: Path) -> None:
    lines = ["coins", "found 3,12 5", "", "found 3,12 5", "board", "quit"]
    game = typed_game(tmp_path, lines, "san-andreas", people=2)
    assert not game.run()
    assert game.match.record.actions == ["found 3,12 5"]
    asked = [line for line in game.printed if line.endswith("press Enter.")]
    assert len(asked) == 5
    assert sum("your coins" in line for line in game.printed) == 1


def test_what_another_person_did_is_taken_back_without_its_coin(typed_game: Any, tmp_path: Path) -> None:
    lines = ["", "found 3,12 5", "", "undo", "", "mark 1,16 S", ""]
    game = typed_game(tmp_path, lines, "san-andreas", people=2)
    game.run()
    told = [line for line in game.printed if line.startswith(("Taken back", "Person 0 "))]
    assert told == [
        *["Person 0 has the screen now; the others look away. Person 0, press Enter."],
        "Person 0 founds a city at C11.",
        *["Person 0 founds a city at C11.", "Taken back: found a city at C11."],
        "Person 0 has the screen now; the others look away. Person 0, press Enter.",
        *["Taken back: found a city at C11.", "Person 0 marks A7 with the Sun."],
    ]


def test_one_person_among_bots_needs_no_hand_over(finished: Any) -> None:
    assert not finished["san-andreas"].printed_line("press Enter")
    assert finished["san-andreas"].printed_line("with your ")
