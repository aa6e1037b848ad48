"""The documentation is true: examples run, links lead somewhere, pictures are the program's own."""

from __future__ import annotations

import doctest
import re
import runpy
import shlex
from pathlib import Path

import pytest

from quakeboard.cli import app

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


def test_every_command_of_the_readme_is_a_command() -> None:
    names = {
        command.name or command.callback.__name__ for command in app.registered_commands if command.callback
    }
    names |= {group.name for group in app.registered_groups if group.name}
    used = re.findall(
        r"^(?:\.venv/bin/)?quakeboard (.*?)(?:\s{2,}#.*)?$", (ROOT / "README.md").read_text(), re.M
    )
    assert len(used) > 5
    for line in used:
        assert shlex.split(line)[0] in names, line


def test_the_pictures_are_what_the_program_draws_today(tmp_path: Path) -> None:
    runpy.run_path(str(ROOT / "docs" / "make_pictures.py"))["main"](tmp_path)
    kept = {path.name: path.read_bytes() for path in (ROOT / "docs" / "pictures").glob("*.svg")}
    drawn = {path.name: path.read_bytes() for path in tmp_path.glob("*.svg")}
    assert kept.keys() == drawn.keys()
    assert [name for name in kept if kept[name] != drawn[name]] == []
