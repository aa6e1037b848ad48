"""What the guide to analyses shows can be typed and run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from commands import CLI
from played import play_short

from quakeboard.analysis.levels import LEVELS
from quakeboard.play.record import save

pytestmark = pytest.mark.full

PAGE = (Path(__file__).parent.parent / "docs" / "guide" / "analyse.md").read_text("utf-8")
COMMANDS = re.findall(r"^quakeboard (analyse .+)$", PAGE, re.M)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "games").mkdir()
    save(play_short("guide"), tmp_path / "games" / "seismic-000000.quake.json")
    return tmp_path


def run(folder: Path, *command: str) -> str:
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "QUAKEBOARD_LANGUAGE": "en"},
        check=True,
        capture_output=True,
        text=True,
        timeout=300,
    )
    return done.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_does_what_it_says(command: str, folder: Path) -> None:
    told = run(folder, *CLI, *command.split(), "--level", "gentle:1")  # the last one counts
    if "--json" in command:
        assert told.splitlines()[-1].startswith('{"type":"summary"')
    else:
        head = re.search(r"^Step .*$", PAGE, re.M)
        assert head is not None
        shown = told.splitlines()[2].replace("Seat 0", "Mara").replace("Seat 1", "Jun")
        assert shown.split() == head[0].split()
    assert (folder / "game.svg").exists() == ("--plot" in command)


def test_the_program_runs(folder: Path) -> None:
    (source,) = re.findall(r"```python\n# losses\.py\n(.*?)```", PAGE, re.S)
    (folder / "losses.py").write_text(source, "utf-8")
    assert re.fullmatch(r"\[-?[\d.]+, -?[\d.]+\]", run(folder, sys.executable, "losses.py").splitlines()[-1])


def test_the_levels_are_those_that_there_are() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (\d+) times", PAGE, re.M)
    assert {name: int(nodes) for name, nodes in rows} == {name: level.nodes for name, level in LEVELS.items()}
