"""Running the command line as a person would: a process with its exit code and what it printed."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from commands import CLI

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """`run("trace", "game.quake.json")` in an empty folder."""

    def command(*arguments: str, stdin: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*CLI, *arguments],
            cwd=tmp_path,
            env={**os.environ, "QUAKEBOARD_LANGUAGE": "en", "NO_COLOR": "1", **environment},
            input=stdin,
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )

    return command


@pytest.fixture
def game(run: Run, tmp_path: Path) -> Path:
    """A recorded game."""
    done = run("simulate", "--seats", "3", "--seed", "5", "--out", ".")
    assert done.returncode == 0, done.stderr
    return tmp_path / "seismic-000000.quake.json"
