"""The guide is true: its short examples run and print what it shows, and its long ones are understood."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from commands import CLI

pytestmark = pytest.mark.full

GUIDE = (Path(__file__).parents[2] / "docs" / "guide" / "arena.md").read_text("utf-8")
SHOWN = re.findall(r"```sh\nquakeboard ([^\n]*)\n```\n\n```text\n(.*?)```", GUIDE, re.S)


def run(*arguments: str, folder: Path) -> str:
    """What a command prints."""
    done = subprocess.run(
        arguments,
        cwd=folder,
        env={**os.environ, "QUAKEBOARD_LANGUAGE": "en"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def in_form(text: str) -> list[list[str]]:
    """The words of each line, with no figure but those of a heading: how bots play may change."""
    return [re.sub(r"[+-]?[\d,]+(\.\d)?%?", "#", line).split() for line in text.splitlines()]


@pytest.mark.parametrize(("command", "shown"), SHOWN, ids=["arena", "study"])
def test_an_example_prints_what_the_guide_shows(command: str, shown: str, tmp_path: Path) -> None:
    printed = run(*CLI, *shlex.split(command), folder=tmp_path)
    assert sorted(in_form(printed)) == sorted(in_form(shown))
    (folder,) = tmp_path.iterdir()
    assert {file.name for file in folder.iterdir()} - {".lock"} == set(
        re.findall(r"^\| `([a-z.]+)/?` \|", GUIDE, re.M)
    )


def test_every_option_of_the_guide_is_one() -> None:
    for name in ("arena", "study"):
        shown = run(*CLI, name, "--help", folder=Path())
        used = {
            option for line in re.findall(rf"^quakeboard {name} .*$", GUIDE, re.M) for option in line.split()
        }
        assert {option for option in used if option.startswith("--")} <= set(re.findall(r"--[a-z]+", shown))
    named = set(re.findall(r"`(--[a-z]+)", GUIDE))
    shown = run(*CLI, "arena", "--help", folder=Path()) + run(*CLI, "--help", folder=Path())
    assert named <= set(re.findall(r"--[a-z]+", shown)) | {"--setup"}


def test_the_example_in_python_runs(tmp_path: Path) -> None:
    (source,) = re.findall(r"```python\n(.*?)```", GUIDE, re.S)
    printed = run(sys.executable, "-c", source, folder=tmp_path).splitlines()
    assert printed[:-1] == [f"{finished} of 4" for finished in range(1, 5)]
    assert printed[-1].split()[0] in ("random", "uct:4")
