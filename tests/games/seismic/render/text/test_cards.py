"""Loose tiles side by side, and the pictures of choices."""

from __future__ import annotations

from typing import Any

from set_up import play_seismic

from quakeboard.core.choices import Choices
from quakeboard.games.seismic.render.text.cards import Card, draw_cards
from quakeboard.games.seismic.render.text.terminal import SeismicBoard
from quakeboard.render.text.board import Window
from tests.games.seismic.rules.test_aftershocks import shaken

SET_UP = ("draw 03", "draw 02", "draw +3:024")


def test_cards_side_by_side() -> None:
    canvas = draw_cards([Card("1", "03", 1, ["r1"]), Card("2", "01-23-45", 0, ["a b"])], 80)
    assert canvas.text().split("\n") == [
        "1   ·       2   ·",
        "              ╲   ╱",
        "·       ·   ·  ) (  ·",
        "─────────   ──╯   ╰──",
        "·       ·   ·  ╭─╮  ·",
        "              ╱   ╲",
        "    ·           ·",
        "r1          a b",
    ]


def test_a_fragments_label_stands_at_both_its_ends() -> None:
    canvas = draw_cards([Card("", "02-13", 1, labels={"13": "1", "24": "2"})], 80)
    assert canvas.text().split("\n")[3:6] == ["2──╮ ╭──1", "·   ╳   ·", "  1   2"]


def test_cards_go_on_in_the_next_row() -> None:
    canvas = draw_cards([Card(str(n), "03") for n in range(6)], 40)
    assert len(canvas.columns) <= 40
    assert len(canvas.lines) == 15


def drawn(position: Any, *words: str) -> tuple[str, str]:
    """The board and the pictures beside it after these words."""
    choices = Choices(position.texts(), position.game.spec.verbs)
    assert all(choices.narrow(word) for word in words)
    board, view = SeismicBoard(), position.view(0)
    beside = board.draw_choices(view, choices.offered, Window())
    return board.draw(view, choices.offered, Window()).text(), beside.text() if beside else ""


def test_tiles_then_cells_then_rotations() -> None:
    position = play_seismic(*SET_UP)
    board, tiles = drawn(position)
    assert tiles.split("\n")[0].split() == ["1", "·", "2", "·", "3", "·"]
    assert "N9" in board
    board, beside = drawn(position, "02")
    assert beside == ""
    assert "[+6]───   6 N9" in board
    _, rotations = drawn(position, "02", "1,0")
    assert rotations.split("\n")[-1].split() == ["N9", "N9"]


def test_a_tile_that_fits_nowhere_has_no_number() -> None:
    position = play_seismic(*SET_UP)
    choices = Choices([text for text in position.texts() if " 02 " not in text], position.game.spec.verbs)
    beside = SeismicBoard().draw_choices(position.view(0), choices.offered, Window())
    assert beside is not None
    assert beside.text().split("\n")[0].split() == ["1", "·", "–", "·", "2", "·"]


def test_the_tile_just_laid_shows_where_a_crew_can_go() -> None:
    _, beside = drawn(play_seismic(*SET_UP, "lay 03 1,0 r1"))
    assert "1───────1" in beside


def test_turns_are_shown_with_the_crew_where_it_goes() -> None:
    """Ruling S16: a crew on the +6 stands at another of its stubs after each turn."""
    position = shaken("+6:012345 at 1,0 r0 crew 4 by 0")
    _, turns = drawn(position)
    assert turns.split("\n")[-1].split() == ["N9"] * 5
    assert turns.count("▲") == 5
