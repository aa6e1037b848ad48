"""Plots of an analysis."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from played import play_short

from quakeboard.analysis import plots
from quakeboard.analysis.annotate import annotate
from quakeboard.analysis.levels import AnalysisLevel
from quakeboard.analysis.plots import CLOSE, MOVE, path_vertices
from quakeboard.language import Language
from quakeboard.render.svg.crews import BODY

RECORD = play_short("plot")
STEPS = list(annotate(RECORD, AnalysisLevel(nodes=2, alternatives=1), first=len(RECORD.actions) - 6))


def test_an_svg_names_the_players_in_text(tmp_path: Path) -> None:
    file = tmp_path / "plot.svg"
    plots.draw(RECORD, STEPS, file, Language("de"))
    text = file.read_text("utf-8")
    words = re.findall(r">([^<>\n]+)</text>", text)
    assert {"Siegchance, %", "Glück bisher, %", "Durch Entscheidungen verloren, %"} <= set(words)
    assert (words.count("Seat 0"), words.count("Seat 1")) == (2, 2)
    plots.draw(RECORD, STEPS, tmp_path / "again.svg", Language("de"))
    assert (tmp_path / "again.svg").read_text("utf-8") == text


def test_a_png_is_written(tmp_path: Path) -> None:
    plots.draw(RECORD, STEPS, tmp_path / "plot.png", Language("en"))
    assert (tmp_path / "plot.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("name", ["plot", "plot.jpg", "plot.svg.gz"])
def test_other_files_are_refused(name: str) -> None:
    with pytest.raises(plots.NoPlot) as refused:
        plots.check(Path(name))
    assert refused.value.code == "bad-plot"


def test_a_missing_folder_is_reported(tmp_path: Path) -> None:
    with pytest.raises(plots.BadRecord) as refused:
        plots.draw(RECORD, STEPS, tmp_path / "none" / "plot.png", Language("en"))
    assert refused.value.code == "file-unwritable"


@pytest.mark.parametrize("shape", BODY)
def test_a_crew_shape_becomes_a_closed_path_within_its_box(shape: str) -> None:
    vertices, codes = path_vertices(BODY[shape])
    assert len(vertices) == len(codes)
    assert (codes[0], codes[-1], codes.count(MOVE)) == (MOVE, CLOSE, 1)
    assert vertices[-1] == vertices[0]
    assert all(0 <= x <= 24 and 0 <= y <= 24 for x, y in vertices)
    assert max(x for x, _ in vertices) - min(x for x, _ in vertices) > 20


@given(st.lists(st.floats(0, 1), min_size=2, max_size=4))
def test_names_do_not_overlap_and_stay_on_the_plot(heights: list[float]) -> None:
    moved = plots.spread(heights, 0.1)
    assert all(-1e-9 <= height <= 1 + 1e-9 for height in moved)
    ordered = sorted(moved)
    assert all(b - a >= 0.1 - 1e-9 for a, b in pairwise(ordered))
    order = sorted(range(len(heights)), key=lambda one: heights[one])
    assert order == sorted(range(len(moved)), key=lambda one: (moved[one], order.index(one)))
