"""The pages on research are true: tables are the code's, examples run, the guide can be typed as it is."""

from __future__ import annotations

import contextlib
import doctest
import io
import os
import re
import runpy
import shlex
import subprocess
from pathlib import Path
from typing import Any

import pytest
from commands import CLI

from quakeboard import __version__

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
GUIDE = (DOCS / "guide" / "research.md").read_text("utf-8")


def test_the_tables_are_what_the_code_says_today(tmp_path: Path) -> None:
    runpy.run_path(str(DOCS / "make_research.py"))["main"](tmp_path)
    made = sorted(tmp_path.iterdir())
    assert [page.name for page in made] == ["actions.md", "dataset.md", "tensors.md"]
    for page in made:
        assert page.read_text("utf-8") == (DOCS / "research" / page.name).read_text("utf-8"), "run make docs"


@pytest.mark.parametrize("page", ["actions", "tensors"])
def test_the_examples_of_a_page_run(page: str) -> None:
    found = doctest.testfile(str(DOCS / "research" / f"{page}.md"), module_relative=False, verbose=False)
    assert found.attempted >= 5
    assert found.failed == 0


@pytest.mark.full
def test_the_commands_for_data_sets_are_understood() -> None:
    page = (DOCS / "research" / "dataset.md").read_text("utf-8")
    shown = subprocess.run([*CLI, "dataset", "--help"], check=True, capture_output=True, text=True).stdout
    used = re.findall(r"^quakeboard dataset .*$", page, re.M)
    assert len(used) == 2
    for option in re.findall(r"--[a-z-]+", "".join(used)):
        assert option in shown


# The guide at a small scale: what the page says, and what is tried here instead.
SMALLER = {
    "--games 200": "--games 10 --per-file 10",
    "ROUNDS = 3": "ROUNDS = 1",
    "MATCHES = 100": "MATCHES = 2",
}


@pytest.mark.full
def test_the_examples_of_the_guide_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = GUIDE
    for said, smaller in SMALLER.items():
        assert said in text
        text = text.replace(said, smaller)
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    told = ""
    for kind, block in re.findall(r"```(sh|python|text)\n(.*?)```", text, re.S):
        if kind == "sh":
            command = [*CLI, *shlex.split(block)[1:], "--workers", "1"]
            subprocess.run(command, check=True, capture_output=True, env={**os.environ})
        elif kind == "python":
            told = output_of(block, names)
        else:
            assert without_figures(told) == without_figures(block)
    assert (tmp_path / "learning.svg").stat().st_size > 1000
    before, after = names["curve"][0], names["curve"][-1]
    assert after[0] > before[1], "it agrees with its teacher more often than a guess does"


def output_of(block: str, names: dict[str, Any]) -> str:
    with contextlib.redirect_stdout(io.StringIO()) as out:
        exec(compile(block, "guide", "exec"), names)
    return out.getvalue()


def without_figures(text: str) -> str:
    """What is printed, whatever the numbers and the tiles are."""
    return re.sub(r"\d[\d.]*", "0", re.sub(r"'face up [^']*'", "'face up'", text))


def test_the_citation_names_this_version() -> None:
    assert f"\nversion: {__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"version = {{{__version__}}}" in (DOCS / "research.md").read_text("utf-8")
