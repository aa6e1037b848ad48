"""Whole boards in characters."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from quakeboard.core.game import CHANCE, OVER
from quakeboard.core.registry import make_game
from quakeboard.games.seismic.render.text.board import Extras, HexBoard
from quakeboard.games.seismic.render.text.stencils import LARGE, SMALL
from quakeboard.render.text.canvas import Canvas, to_ascii

SET_UP = ("draw 03", "draw 02", "draw +3:024")
A_SHORT_GAME = (
    *SET_UP,
    "lay 03 1,0 r1",
    "crew 14",
    "draw 01-23-45",
    "lay +3:024 2,0 r0",
    "crew 0",
    "draw 02-14",
    "lay 02 0,-1 r2",
    "crew 24",
)


def drawn(text: str) -> list[str]:
    """The lines of a picture, without the margin that the source code gives it."""
    lines = [line.removeprefix("        ").rstrip() for line in text.strip("\n").split("\n")]
    return lines[:-1] if not lines[-1].strip() else lines


def lines_of(canvas: Canvas) -> list[str]:
    return canvas.text().split("\n")


def test_the_town_alone(played: Callable[..., Any]) -> None:
    board = HexBoard(played(*SET_UP).view(None), LARGE).draw()
    assert lines_of(board) == drawn("""
         L8     L8      M8     M8
                     ·
                   ╲   ╱
                 ·  ╲ ╱  ·
         L9 L9   ──[+6]───  N9 N9
                 ·  ╱ ╲  ·
                   ╱   ╲
                     ·
        L10     L10     M10    M10
        """)


def test_roads_crews_sides_and_coordinates(played: Callable[..., Any]) -> None:
    board = HexBoard(played(*A_SHORT_GAME).view(None), LARGE).draw()
    assert lines_of(board) == drawn("""
                ‹1›
                     ·

                 ·       ·
         K8 K8   ───▲╮      M8       ·      O8      O8
                 ·    ╲  ·       ·       ·
                       ╲   ╱               ╱
                     ·  ╲ ╱  ·       ·    ●  ·
         L9     L9   ──[+6]──────▲─────(+3)     «2» O9
                     ·  ╱ ╲  ·       ·    ╲  ·
                       ╱   ╲               ╲
                         ·       ·       ·
        K10  ·      L10     M10      ·      O10     O10
        """)


def test_the_same_board_small(played: Callable[..., Any]) -> None:
    board = HexBoard(played(*A_SHORT_GAME).view(None), SMALL).draw()
    assert lines_of(board) == drawn("""
             ‹1›

         K8 · ─▲╮   ·   ·   ·    O8
                 ╲ ╱       ●
         L9   · ──⌂───▲───3  «2» O9
                 ╱ ╲       ╲
        K10 ·   ·   ·   ·   ·    O10
        """)


def test_the_same_board_in_ascii(played: Callable[..., Any]) -> None:
    text = to_ascii(HexBoard(played(*A_SHORT_GAME).view(None), LARGE).draw().text())
    assert text.isascii()
    assert [line.rstrip() for line in text.split("\n")] == drawn(r"""
                <1>
                     .

                 .       .
         K8 K8   ---A.      M8       .      O8      O8
                 .    \  .       .       .
                       \   /               /
                     .  \ /  .       .    B  .
         L9     L9   --[+6]------A-----(+3)     *2* O9
                     .  / \  .       .    \  .
                       /   \               \
                         .       .       .
        K10  .      L10     M10      .      O10     O10
        """)


def test_choices_have_numbers_and_torn_cells_a_scar(played: Callable[..., Any]) -> None:
    view = played(*SET_UP).view(None)
    board = HexBoard(view, LARGE, Extras(numbers={(1, 0): "1", (0, 1): "12"}, scars={(0, -1)})).draw()
    assert lines_of(board) == drawn("""
         L8     ×       ·     M8
                    ·
                  ╲   ╱
                ·  ╲ ╱  ·
         L9 ·   ──[+6]───   1 N9
                ·  ╱ ╲  ·
                  ╱   ╲
                    ·
        L10     ·      12     M10
        """)


def test_a_board_that_is_too_wide_is_cut_between_its_rims(played: Callable[..., Any]) -> None:
    board = HexBoard(played(*A_SHORT_GAME).view(None), LARGE).draw(34)
    assert len(board.columns) <= 34
    assert lines_of(board) == drawn("""
             ·

                 ·
         L8 ▲╮      M8       ·     N8
              ╲  ·       ·       ·
               ╲   ╱
             ·  ╲ ╱  ·       ·
         M9  ──[+6]──────▲─────(+3 O9
             ·  ╱ ╲  ·       ·
               ╱   ╲
                 ·       ·       ·
        L10 L10     M10      ·     N10
        """)


def test_the_cut_can_be_moved(played: Callable[..., Any]) -> None:
    view = played(*A_SHORT_GAME).view(None)
    west = HexBoard(view, LARGE).draw(34, -1000).text()
    east = HexBoard(view, LARGE).draw(34, 1000).text()
    assert "[+6]" in west
    assert "(+3)" not in west
    assert "(+3)" in east
    assert "[+6]" not in east


def test_a_section_has_its_holders_ink(played: Callable[..., Any]) -> None:
    canvas = HexBoard(played(*A_SHORT_GAME).view(None), LARGE).draw()
    assert canvas.signs[4, 0] == ("─", "seat0")
    assert canvas.signs[8, 0] == ("▲", "crew0")
    assert canvas.signs[17, -1] == ("●", "crew1")
    assert canvas.signs[17, 1] == ("╲", "road")


def test_an_ordinary_game_fits_80_columns_to_the_end() -> None:
    position = play_random_game()
    assert len(HexBoard(position.view(None), SMALL).draw().columns) <= 80


def play_random_game() -> Any:
    game = make_game("seismic", {"first": 0})
    position, dice = game.start(2), Random(3)
    while position.actor() != OVER:
        if position.actor() == CHANCE:
            position.apply(dice.choice([action for action, _ in position.odds()]))
        else:
            position.apply(dice.choice(position.legal()))
    return position
