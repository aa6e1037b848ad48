"""The map in characters."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest
from set_up import play_on, play_san_andreas

from quakeboard.core.squaregrid import SIDES, neighbour
from quakeboard.games.sanandreas.render.text.board import LARGE, SMALL, Scale, SquareBoard
from quakeboard.games.sanandreas.render.text.ground import Ground, downhill, figure, height
from quakeboard.games.sanandreas.rules.places import name
from quakeboard.render.text.canvas import to_ascii

QUAKE = ("mark 1,15 S", "mark 1,13 M", "mark 1,11 C", "mark 2,9 A")


@pytest.fixture(scope="session")
def played() -> Callable[..., Any]:
    return play_san_andreas


@pytest.fixture(scope="session")
def shaken() -> Callable[..., Any]:
    """`shaken(seed, steps)`: a position somewhere in a random game."""
    return lambda seed, steps: play_on(play_san_andreas(), seed, steps)


def drawn(position: Any, scale: Scale = LARGE, seat: int | None = 0, **extras: Any) -> list[str]:
    return SquareBoard(position.view(seat), scale, **extras).draw().text().split("\n")


def test_a_corner_of_the_map_before_the_first_turn(played: Callable[..., Any]) -> None:
    assert [line[:34] for line in drawn(played())[:7]] == [
        "            A     B     C     D   ",
        " 6  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░",
        "   ╺━━━━━┱───────────┬───────────┬",
        " 7    ~  ┃  ·     ·  │  ·     ·  │",
        "         ┃           │           │",
        " 8    ~  ┃  ·     ·  │  ·     ·  │",
        "         ┠───────────┼───────────┼",
    ]


def test_the_same_corner_small(played: Callable[..., Any]) -> None:
    assert [line[:34] for line in drawn(played(), SMALL)[:4]] == [
        "            A     B     C     D   ",
        " 6  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░",
        " 7    ~  ┃  ·     ·  │  ·     ·  │",
        " 8    ~  ┃  ·     ·  │  ·     ·  │",
    ]


def test_a_lifted_tile_leans_and_a_tooth_points_into_it(played: Callable[..., Any]) -> None:
    """The Moon lifts tile 3 over tile 0; ocean opens behind it."""
    position = played(*QUAKE, "roll 0 3 0 0")
    assert [line[:22] for line in drawn(position)[3:9]] == [
        " 7    ~  ┃  ·     ·  │",
        "         ┠────▾─────▾┤",
        " 8    ~  ┃1.5↓  1.5↓ │",
        "         ┃           ├",
        " 9    ~  ┃ .5↓   .5↓ │",
        "         ┗━━━━━━━━━━━┪",
    ]
    assert drawn(position, ascii_only=True)[5][:22] == " 8    ~  ┃1.5s  1.5s │"
    assert drawn(position, SMALL)[3][:22] == " 8    ~  ┃1.5↓  1.5↓ │"


def test_a_dipped_tile_gets_a_tooth_that_points_away(played: Callable[..., Any]) -> None:
    """The Sun slides tile 0 under the land."""
    assert drawn(played(*QUAKE, "roll 2 0 0 0"))[2][:22] == "   ╺━━━━━┱────▴─────▴┬"


def test_everybody_sees_what_they_may(played: Callable[..., Any]) -> None:
    position = played("found 1,16 5", "found 9,2 4", "found 5,5 3")
    own, other, nobody = ("\n".join(drawn(position, seat=seat)) for seat in (0, 1, None))
    assert "(▲5)" in own
    assert "(●?)" in own
    assert "(▲?)" in other
    assert "(●4)" in other
    assert all(f"({sign}?)" in nobody for sign in "▲●■")


def test_a_scored_coin_stands_in_square_brackets(played: Callable[..., Any]) -> None:
    position = played("found 5,12 5", "found 9,2 4", *QUAKE, "roll 0 0 0 1")
    text = "\n".join(drawn(position, seat=2))
    assert "[▲5]" in text
    assert "[●4]" in text


def test_choices_are_marked(played: Callable[..., Any]) -> None:
    for scale in (LARGE, SMALL):
        text = "\n".join(drawn(played(), scale, labels={(3, 12): "+33", (9, 2): "+44"}))
        assert "+33 " in text
        assert "+44 " in text


@pytest.mark.parametrize("scale", [LARGE, SMALL], ids=lambda scale: scale.name)
def test_every_map_fits_into_eighty_columns(shaken: Callable[..., Any], scale: Scale) -> None:
    for seed in range(12):
        lines = drawn(shaken(seed, 60), scale)
        assert max(len(line) for line in lines) <= 80
        ascii_lines = drawn(shaken(seed, 60), scale, ascii_only=True)
        assert to_ascii("\n".join(ascii_lines)).isascii()
        assert len(ascii_lines) == len(lines)


def test_every_space_that_shows_is_where_the_rim_says(shaken: Callable[..., Any]) -> None:
    for seed in range(10):
        position = shaken(seed, 50)
        board = SquareBoard(position.view(0), LARGE)
        canvas = board.draw()
        for city in position.view(0).cities:
            x, y = board.place(city.at)
            assert canvas.signs[x + 1, y][0] == "▲●■◆"[city.seat]
            assert "".join(canvas.signs[-3 + i, y][0] for i in (0, 1)).strip() == name(city.at)[1:]


def test_a_line_runs_wherever_two_things_meet(shaken: Callable[..., Any]) -> None:
    for seed in range(10):
        view = shaken(seed, 50).view(None)
        board, ground = SquareBoard(view, LARGE), Ground(view)
        canvas = board.draw()
        for at in ground.tiles:
            x, y = board.place(at)
            west = ground.shows((at[0] - 1, at[1]))
            line = canvas.signs.get((x - 1, y), (" ", ""))[0]
            expected = " " if west == ground.shows(at) else "┃" if west is None else "│◂▸"
            assert line in expected


def test_what_is_upper_goes_on_below_nothing(shaken: Callable[..., Any]) -> None:
    """At a fault the lower tile is hidden behind the line, the upper one ends there (ruling A5)."""
    faults = 0
    for seed in range(15):
        ground = Ground(shaken(seed, 60).view(None))
        for at, tile in ground.tiles.items():
            for side in SIDES:
                beyond = ground.tile(neighbour(at, side))
                if beyond is not None and ground.upper(at, side) == "here":
                    assert beyond.id in tile.over
                    faults += 1
    assert faults


def test_heights_and_leans_agree_with_the_corners(shaken: Callable[..., Any]) -> None:
    for seed in range(15):
        for tile in shaken(seed, 60).view(None).tiles:
            x, y = tile.at
            middle = sum(height(tile, at) for at in ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1))) / 4
            assert middle == sum(tile.underside.heights) / 4
            down = downhill(tile)
            assert (down is None) == (not any(tile.underside.lean))
            if down == "W":
                assert height(tile, (x, y)) < height(tile, (x + 1, y))


@pytest.mark.parametrize(
    ("number", "text"),
    [("0", "0"), ("1", "1"), ("1/2", ".5"), ("5/4", "1.2"), ("7/2", "3.5"), ("1/100", "0")],
)
def test_a_height_in_few_characters(number: str, text: str) -> None:
    assert figure(Fraction(number)) == text
