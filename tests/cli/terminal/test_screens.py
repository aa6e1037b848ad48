"""Wide and narrow screens: what fits, what is coloured, what stays ASCII."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console
from set_up import play_seismic

from quakeboard.cli.terminal.display import Display
from quakeboard.cli.terminal.screens import INKS, DrawnScreen
from quakeboard.language import Language
from quakeboard.language.people import People

A_ROAD = ("draw 03", "draw 02", "draw +3:024", "lay 03 1,0 r1", "crew 14")


def screen(
    width: int = 80, height: int = 40, *, terminal: bool = False, ascii_only: bool = False
) -> tuple[DrawnScreen, StringIO]:
    output = StringIO()
    # Rich remembers how it wrote a style the first time, so all terminals here know the same colours.
    colours: Any = {"force_terminal": True, "color_system": "truecolor"} if terminal else {}
    console = Console(file=output, width=width, height=height, highlight=False, **colours)
    return DrawnScreen(console, lambda prompt: None, ascii_only=ascii_only), output


def shown(*, large: bool | None = None, offset: int = 0, **size: Any) -> str:
    """A board with one road, as a screen of this size shows it."""
    position = play_seismic(*A_ROAD)
    drawn, output = screen(**size)
    display = Display(position.game, drawn, People(Language("en"), ["Ada", "Ben"]))
    display.large, display.offset = large, offset
    display.show_board(position.view(None))
    return output.getvalue()


SMALL, CUT = "The board is drawn small", "The board is wider than"


@pytest.mark.parametrize(
    ("size", "sign", "said"),
    [
        ({}, "[+6]", ""),
        ({"height": 15}, "[+6]", ""),  # a pipe has no height
        ({"height": 15, "terminal": True}, "⌂", SMALL),
        ({"width": 30}, "⌂", SMALL),
        ({"width": 18}, "─▲──", CUT),
        ({"large": False}, "⌂", ""),
        ({"width": 30, "large": True}, "+6", CUT),
    ],
)
def test_the_scale_is_what_fits_or_what_was_chosen(size: dict[str, Any], sign: str, said: str) -> None:
    text = " ".join(shown(**size).split())
    assert sign in text
    assert [sentence for sentence in (SMALL, CUT) if sentence in text] == ([said] if said else [])


def test_a_cut_board_is_no_wider_than_the_window() -> None:
    assert max(len(line) for line in shown(width=30, large=True).split("\n")) <= 30


def test_panning_moves_the_window() -> None:
    assert shown(width=30, large=True, offset=-40) != shown(width=30, large=True, offset=40)


def test_colours_on_a_terminal_and_none_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    assert "\x1b[1;38;2;228;72;28m" in shown(terminal=True)  # the first seat's section
    assert "\x1b" not in shown()


def test_no_color_is_honoured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert "38;2" not in shown(terminal=True)


def test_ascii_only() -> None:
    assert shown(ascii_only=True).isascii()
    drawn, output = screen(ascii_only=True)
    drawn.say("“{text}” × 2 – it’s … 5 ± 3\u00a0%")
    drawn.ask("▲ ● ■ ◆?")
    assert output.getvalue().isascii()


def test_names_are_never_markup() -> None:
    drawn, output = screen()
    drawn.say("[red]Ada[/red] :smile: lays a tile.")
    assert output.getvalue() == "[red]Ada[/red] :smile: lays a tile.\n"


def test_every_ink_is_a_style() -> None:
    for style in INKS.values():
        Console().get_style(style)
