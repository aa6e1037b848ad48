"""A plot names everybody, shows shapes, and is the same for the same analysis."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from played import play_short

from quakeboard.analysis import plots
from quakeboard.analysis.annotate import walk
from quakeboard.analysis.levels import Level
from quakeboard.analysis.plot_markers import CLOSE, MOVE, outline
from quakeboard.language import Language
from quakeboard.render.svg.crews import BODY

RECORD = play_short("plot")
FOUND = list(walk(RECORD, Level(nodes=2, rivals=1), first=len(RECORD.actions) - 6))


def test_an_svg_says_in_words_who_is_who(tmp_path: Path) -> None:
    file = tmp_path / "plot.svg"
    plots.draw(RECORD, FOUND, file, Language("de"))
    text = file.read_text("utf-8")
    words = re.findall(r">([^<>\n]+)</text>", text)
    assert {"Aussicht auf den Sieg, %", "Glück bisher, %", "Durch Entscheidungen verloren, %"} <= set(words)
    assert (words.count("Seat 0"), words.count("Seat 1")) == (2, 2)
    plots.draw(RECORD, FOUND, tmp_path / "again.svg", Language("de"))
    assert (tmp_path / "again.svg").read_text("utf-8") == text


def test_a_png_is_one(tmp_path: Path) -> None:
    plots.draw(RECORD, FOUND, tmp_path / "plot.png", Language("en"))
    assert (tmp_path / "plot.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("name", ["plot", "plot.jpg", "plot.svg.gz"])
def test_other_files_are_refused(name: str) -> None:
    with pytest.raises(plots.NoPlot) as refused:
        plots.check(Path(name))
    assert refused.value.code == "bad-plot"


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(plots.BadRecord) as refused:
        plots.draw(RECORD, FOUND, tmp_path / "none" / "plot.png", Language("en"))
    assert refused.value.code == "file-unwritable"


@pytest.mark.parametrize("shape", BODY)
def test_a_crews_shape_becomes_a_closed_line_in_its_box(shape: str) -> None:
    corners, codes = outline(BODY[shape])
    assert len(corners) == len(codes)
    assert (codes[0], codes[-1], codes.count(MOVE)) == (MOVE, CLOSE, 1)
    assert corners[-1] == corners[0]
    assert all(0 <= x <= 24 and 0 <= y <= 24 for x, y in corners)
    assert max(x for x, _ in corners) - min(x for x, _ in corners) > 20


@given(st.lists(st.floats(0, 1), min_size=2, max_size=4))
def test_names_do_not_lie_on_each_other_or_beyond_the_sheet(heights: list[float]) -> None:
    moved = plots.apart(heights, 0.1)
    assert all(-1e-9 <= height <= 1 + 1e-9 for height in moved)
    ordered = sorted(moved)
    assert all(b - a >= 0.1 - 1e-9 for a, b in pairwise(ordered))
    order = sorted(range(len(heights)), key=lambda one: heights[one])
    assert order == sorted(range(len(moved)), key=lambda one: (moved[one], order.index(one)))
