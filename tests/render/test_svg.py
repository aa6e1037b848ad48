"""The grammar: short numbers, clean words, fonts only where they are needed."""

from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quakeboard.render.svg.canvas import Canvas
from quakeboard.render.svg.elements import clean, element, escape, group, number, numbers
from quakeboard.render.svg.labels import fill
from quakeboard.render.svg.lettering import BOLD, FONT_FILES, TEXT, font_faces, truncate, width


@pytest.mark.parametrize(
    ("value", "written"),
    [(1.5, "1.5"), (0.25, ".25"), (-0.25, "-.25"), (-0.001, "0"), (3.0, "3"), (10, "10"), (100.004, "100")],
)
def test_numbers_are_short(value: float, written: str) -> None:
    assert number(value) == written


def test_numbers_are_parted_only_where_they_must_be() -> None:
    assert numbers(1, -2.5, 0.5) == "1-2.5 .5"


@given(st.floats(-1e6, 1e6))
def test_a_number_is_read_back(value: float) -> None:
    assert abs(float(number(value)) - value) <= 0.005001


def test_an_element() -> None:
    assert element("path", d="M0 0", stroke_width=1.5, fill=None) == '<path d="M0 0" stroke-width="1.5"/>'
    assert element("text", "a", class_='"<') == '<text class="&quot;&lt;">a</text>'
    assert group("", "") == ""


@given(st.text())
def test_any_words_can_stand_in_a_document(words: str) -> None:
    root = ET.fromstring(f'<a b="{escape(clean(words))}">{escape(clean(words))}</a>')
    assert (root.text or "") == root.get("b") == clean(words)


def test_cleaning_takes_out_what_breaks_a_line_or_turns_it_around() -> None:
    assert clean("a\x00\x01b\ud800\ufffe\x1b[31m") == "ab[31m"
    assert clean(" two\n\tlines ") == "two lines"
    assert clean("left\u202eright\u2066") == "leftright"
    assert clean("Zoë 名前 🦊") == "Zoë 名前 🦊"


def test_only_the_parts_of_a_font_that_are_shown_travel() -> None:
    assert font_faces({}) == ""
    plain, accented = font_faces({BOLD: {"a"}}), font_faces({BOLD: {"a", "ë"}})
    assert plain.count("@font-face") == 1
    assert accented.count("@font-face") == 2
    assert font_faces({BOLD: {"名"}}) == ""


def test_every_font_file_is_there_and_small() -> None:
    for file in FONT_FILES:
        assert len(font_faces({file.font: {next(filter(file.draws, "1aéMN"))}})) < 14_000, file.name


def test_words_are_cut_to_fit() -> None:
    assert truncate("Jun", 15, 100) == "Jun"
    short = truncate("Bartholomew the Third of Long Names", 15, 100)
    assert short.endswith("…")
    assert width(short, 15) <= 100
    assert width("ww", 15, TEXT) > width("ii", 15, TEXT)


def test_gaps_are_filled_once() -> None:
    assert fill("{name}: {n}, {other", name="{n}", n=3) == "{n}: 3, {other"


def test_a_part_is_defined_once_and_found_by_its_address(read: Callable[[str], Any]) -> None:
    canvas = Canvas("dark")
    canvas.define("dot", element("circle", r=1))
    canvas.define("dot", element("circle", r=2))
    drawing = read(canvas.document(9, 9, canvas.use("dot"), title="dot", desc=""))
    (circle,) = (e for e in drawing.root.iter() if e.tag.endswith("circle"))
    (use,) = drawing.uses("dot")
    assert circle.get("r") == "1"
    assert use.get("href") == "#" + circle.get("id")


def test_a_translucent_colour_is_not_used_as_a_plain_one() -> None:
    canvas = Canvas("light")
    with pytest.raises(AssertionError, match="translucent"):
        canvas["gravel"]
    assert canvas.translucent("gravel", "stroke") == {
        "stroke": "#36332E",
        "stroke_opacity": pytest.approx(0.502, abs=1e-3),
    }
