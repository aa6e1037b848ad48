"""WideAndNarrow screens: what fits, what is coloured, what stays ASCII."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from quakeboard.cli.terminal.screens import INKS, DrawnScreen
from quakeboard.cli.terminal.seismic.cards import Card, draw_cards
from quakeboard.cli.terminal.seismic.drawing import Drawing
from quakeboard.games.seismic.render.text.board import Extras
from quakeboard.games.seismic.render.text.stencils import LARGE, SMALL

SET_UP = ("draw 03", "draw 02", "draw +3:024")
A_ROAD = (*SET_UP, "lay 03 1,0 r1", "crew 14")


def screen(
    width: int = 80, height: int = 40, *, terminal: bool = False, ascii_only: bool = False
) -> tuple[DrawnScreen, StringIO]:
    output = StringIO()
    # Rich remembers how it wrote a style the first time, so all terminals here know the same colours.
    colours: Any = {"force_terminal": True, "color_system": "truecolor"} if terminal else {}
    console = Console(file=output, width=width, height=height, highlight=False, **colours)
    return DrawnScreen(console, lambda prompt: None, ascii_only=ascii_only), output


def test_the_scale_is_what_fits(played: Callable[..., Any]) -> None:
    view = played(*A_ROAD).view(None)
    assert Drawing(screen()[0]).board(view, Extras()) == (LARGE, False)
    assert Drawing(screen(height=15)[0]).board(view, Extras()) == (LARGE, False)
    assert Drawing(screen(height=15, terminal=True)[0]).board(view, Extras()) == (SMALL, False)
    assert Drawing(screen(width=30)[0]).board(view, Extras()) == (SMALL, False)
    assert Drawing(screen(width=18)[0]).board(view, Extras()) == (SMALL, True)


def test_a_chosen_scale_overrides_what_fits(played: Callable[..., Any]) -> None:
    drawn, output = screen(width=30)
    drawing = Drawing(drawn)
    drawing.chosen_scale = LARGE
    assert drawing.board(played(*A_ROAD).view(None), Extras()) == (LARGE, True)
    assert max(len(line) for line in output.getvalue().split("\n")) <= 30


def test_panning_moves_the_window(played: Callable[..., Any]) -> None:
    view = played(*A_ROAD).view(None)
    pictures = []
    for step in (-1, 1):
        drawn, output = screen(width=30)
        drawing = Drawing(drawn)
        drawing.chosen_scale = LARGE
        drawing.pan(step)
        drawing.board(view, Extras())
        pictures.append(output.getvalue())
    assert pictures[0] != pictures[1]


def test_colours_on_a_terminal_and_none_elsewhere(
    played: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    view = played(*A_ROAD).view(None)
    coloured, output = screen(terminal=True)
    Drawing(coloured).board(view, Extras())
    assert "\x1b[1;38;2;228;72;28m" in output.getvalue()  # the first seat's section
    plain, output = screen()
    Drawing(plain).board(view, Extras())
    assert "\x1b" not in output.getvalue()


def test_no_color_is_honoured(played: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    drawn, output = screen(terminal=True)
    Drawing(drawn).board(played(*A_ROAD).view(None), Extras())
    assert "38;2" not in output.getvalue()


def test_ascii_only(played: Callable[..., Any]) -> None:
    drawn, output = screen(ascii_only=True)
    Drawing(drawn).board(played(*A_ROAD).view(None), Extras())
    drawn.say("“{text}” × 2 – it’s …")
    Drawing(drawn).cards([Card("1", "02-14-35", 1), Card("2", "+4:0134")])
    drawn.ask("▲ ● ■ ◆?")
    assert output.getvalue().isascii()


def test_names_are_never_markup() -> None:
    drawn, output = screen()
    drawn.say("[red]Ada[/red] :smile: lays a tile.")
    assert output.getvalue() == "[red]Ada[/red] :smile: lays a tile.\n"


def test_every_ink_is_a_style() -> None:
    for style in INKS.values():
        Console().get_style(style)


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
