"""The reports: one page each that needs nothing else, in every language, light and dark."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest
from arenas import TINY, random_results, small_plan

from quakeboard.arena.estimates import Estimate
from quakeboard.arena.plan import Setup
from quakeboard.arena.report import study_report
from quakeboard.arena.report.arena_report import report
from quakeboard.arena.report.plots import Bar, Distribution, distributions, intervals
from quakeboard.arena.standings import compute_standings
from quakeboard.arena.study import compute_study
from quakeboard.language import Language, available
from quakeboard.render.svg.palette import DARK, LIGHT

VOID = {"meta", "br"}


class Reader(HTMLParser):
    """Reads a page and remembers what it holds."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.images: list[dict[str, str | None]] = []
        self.text = ""
        self.feed(text)
        self.close()
        self.text = " ".join(self.text.split())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        known = dict(attrs)
        if known.get("id"):
            self.ids.append(str(known["id"]))
        if known.get("role") == "img":
            self.images.append(known)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data + "\n"


SETUPS = [Setup("base", 2, TINY), Setup("big-one+seats=3", 3, {**TINY, "variants": ["big-one"]})]
ARENA = small_plan("random uct:4", 3, sprt=(0.3, 0.45))
STUDY = small_plan("random", kind="study", tables="alike", setups=SETUPS)


def arena_page(language: str) -> str:
    results = random_results(ARENA)
    return report(compute_standings(ARENA, results), results, Language(language))


def study_page(language: str) -> str:
    results = random_results(STUDY)
    return study_report.report(compute_study(STUDY, results), results, Language(language))


@pytest.fixture(scope="module", params=available())
def pages(request: pytest.FixtureRequest) -> list[str]:
    return [arena_page(request.param), study_page(request.param)]


def test_a_page_is_well_formed_and_its_plots_have_names(pages: list[str]) -> None:
    for text, plots in zip(pages, (6, 7), strict=True):  # each of them wide and narrow
        read = Reader(text)
        assert read.open == []
        assert len(read.images) == 2 * plots
        assert all(image["aria-label"] for image in read.images)
        assert len(read.ids) == len(set(read.ids))


def test_a_page_needs_no_network_and_no_script(pages: list[str]) -> None:
    for text in pages:
        asked = re.findall(r'(?:src|href)="([^"#][^"]*)"|url\((?!#|data:)([^)]*)\)|@import', text)
        assert asked == []
        assert "<script" not in text
        assert "<link" not in text


def test_every_colour_is_a_token_of_both_themes(pages: list[str]) -> None:
    for text in pages:
        style = text[: text.index("</style>")]
        body = text[text.index("</style>") :]
        assert re.findall(r"#[0-9a-fA-F]{6}\b", body) == []
        for name in set(re.findall(r"var\(--([a-z0-9-]+)\)", text)) - {"sans", "mono"}:
            assert f"--{name}:{LIGHT[name]};" in style
            assert f"--{name}:{DARK[name]};" in style


def test_a_report_says_how_to_play_it_again() -> None:
    said = "--bots random,uct:4 --games 4 --seed 7 --seats 3 --option columns=7 --option rows=7"
    said += " --sprt 0.3,0.45"
    assert f"quakeboard arena --game seismic {said}" in Reader(arena_page("en")).text
    assert "--setup base --setup big-one+seats=3 --out FOLDER" in Reader(study_page("en")).text


def test_the_same_results_give_the_same_page() -> None:
    assert arena_page("en") == arena_page("en")


def test_a_plot_shows_every_row_and_its_figure() -> None:
    bars = [Bar("a <b>", Estimate(0.5, 0.4, 0.6), "50 %", 0.25), Bar("c", Estimate(0.1, 0.0, 0.2), "10 %")]
    for drawn in intervals("shares", bars, str, (0.0, 1.0)):
        for word in ("a &lt;b&gt;", "50 %", "c", "10 %"):
            assert f">{word}<" in drawn
        assert drawn.count("stroke-dasharray") == 1, "one row has a fair share"


def test_a_distribution_shows_its_median() -> None:
    rows = [Distribution("a", [1, 2, 2, 3, 90]), Distribution("b", [7])]
    for drawn in distributions("points", rows, lambda value: f"~{value:g}"):
        assert ">~2<" in drawn
        assert ">~7<" in drawn


WITHOUT = "import sys; sys.modules['matplotlib'] = None; from quakeboard.cli import main; main()"


def test_without_matplotlib_everything_is_there_but_the_report(tmp_path: Path) -> None:
    command = ["arena", "--bots", "random,uct:2", "--games", "2", "--executor", "threads", "--out", "run"]
    command += ["--option", "columns=7", "--option", "rows=7"]
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, *command],
        cwd=tmp_path,
        env={**os.environ, "QUAKEBOARD_LANGUAGE": "en"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == (
        "There is no report. This needs matplotlib, which is not installed here: "
        "pip install “quakeboard[arena]”.\n"
    )
    assert "random against uct:2" in done.stdout
    assert sorted(file.name for file in (tmp_path / "run").iterdir() if file.name[0] != ".") == [
        *("figures.jsonl", "games", "results.json", "run.json"),
    ]
