"""The documentation is true: examples run, links lead somewhere, pictures are the program's own."""

from __future__ import annotations

import doctest
import re
import runpy
import tomllib
from pathlib import Path
from typing import Any

import pytest

from quakeboard.games.sanandreas.rules.events import CityDestroyed, CityScored, TileShifted
from quakeboard.games.sanandreas.rules.game import SanAndreas

ROOT = Path(__file__).parent.parent
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]


def test_the_examples_of_the_readme_run() -> None:
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False, verbose=False)
    assert found.attempted >= 5
    assert found.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_and_picture_is_there(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", page.read_text("utf-8")):
        if "://" not in target and not target.startswith("#"):
            assert (page.parent / target.split("#")[0]).exists(), target


def test_the_pictures_are_what_the_program_draws_today(tmp_path: Path) -> None:
    runpy.run_path(str(ROOT / "docs" / "make_pictures.py"))["main"](tmp_path)
    kept = {path.name: path.read_bytes() for path in (ROOT / "docs" / "pictures").glob("*.svg")}
    drawn = {path.name: path.read_bytes() for path in tmp_path.glob("*.svg")}
    assert kept.keys() == drawn.keys()
    assert [name for name in kept if kept[name] != drawn[name]] == []


def test_every_picture_is_small_and_on_some_page() -> None:
    text = "".join(page.read_text("utf-8") for page in PAGES)
    for path in (ROOT / "docs" / "pictures").glob("*.svg"):
        assert path.stat().st_size < 150_000, path.name
        assert f"pictures/{path.name})" in text


@pytest.mark.parametrize(("page", "rulings"), [("seismic", 19), ("san-andreas", 15)])
def test_a_rule_page_has_every_ruling(page: str, rulings: int) -> None:
    text = (ROOT / "docs" / "rules" / f"{page}.md").read_text("utf-8")
    letter = page[0].upper() if page == "seismic" else "A"
    assert [n for n in range(1, rulings + 1) if not re.search(rf"\b{letter}{n}\b", text)] == []
    assert text.index("## Version history") > text.index("## The end")


LESSONS = tomllib.loads((ROOT / "docs" / "games" / "san-andreas-lessons.toml").read_text("utf-8"))


def taught(name: str) -> tuple[Any, list[Any]]:
    """The position at the end of a lesson, and all that happened."""
    game = SanAndreas.from_json({"first": 0})
    position = game.start(3)
    events = []
    for text in filter(None, (text.strip() for text in LESSONS[name]["actions"].split(";"))):
        events += position.apply(game.read(text))
    return position, events


@pytest.mark.parametrize(
    ("name", "tile", "over", "under_land", "corners"),
    [
        ("lift", 3, (0,), False, (0, 0, 2, 2)),
        ("dip", 0, (3,), False, (2, 2, 0, 0)),
        ("bridge", 3, (0, 6), False, (1, 1, 1, 1)),
        ("leaning", 6, (3,), False, (0, 0, 2, 2)),
        ("over-land", 0, ("land",), False, (0, 0, 2, 2)),
        ("under-land", 0, (), True, (0, 0, 0, 0)),
    ],
)
def test_a_lesson_ends_as_the_page_says(
    name: str, tile: int, over: tuple[Any, ...], under_land: bool, corners: tuple[int, ...]
) -> None:
    (found,) = [laid for laid in taught(name)[0].view(None).tiles if laid.id == tile]
    assert (found.over, found.under_land) == (over, under_land)
    assert found.underside.heights == corners
    assert not found.steep


def test_the_lesson_on_burial_destroys_what_the_page_says() -> None:
    _, events = taught("burial")
    fallen = {(e.at, e.coin, e.why, e.under) for e in events if isinstance(e, CityDestroyed)}
    assert fallen == {((2, 15), 5, "buried", 3), ((1, 14), 2, "lean", None)}
    assert [e.score.at for e in events if isinstance(e, CityScored)] == [(1, 16)]


def test_the_lesson_on_scores_has_a_city_at_the_coast_and_three_further_in() -> None:
    _, events = taught("scores")
    scores = [e.score for e in events if isinstance(e, CityScored)]
    assert sorted((s.coast.between, s.coin, s.points) for s in scores if s.coast) == [
        *((0, 4, 4), (1, 2, 1), (1, 3, 2), (3, 5, 2)),
    ]
    assert len([e for e in events if isinstance(e, TileShifted)]) == 1
