"""Every command that a page prints runs as it is printed: in order, in a folder that was empty before."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import time
import urllib.request
from pathlib import Path
from typing import Any, cast

import pytest
import typer
from commands import CLI

from quakeboard.cli.app import app

ROOT = Path(__file__).parent.parent
PAGES = [
    ROOT / "README.md",
    *sorted((ROOT / "docs" / "guide").glob("*.md")),
    *sorted((ROOT / "docs").glob("*.md")),
    *(page for page in sorted((ROOT / "docs" / "research").glob("*.md")) if ".in." not in page.name),
]

ELSEWHERE = ("k3m4n5p6q7r8", "example.org", "://…", "dask://HOST", "/var/lib/", "hasty")
"""What names a table, a machine, a folder or a bot that is not here: of such a command the words are read."""
SLOW = ("play", "serve", "admin", "arena", "study", "dataset", "analyse", "bench")
TABLE = "a2b3c4d5e6f7"
"""The name of a table in the guide for hosts; here it is the one that was imported last."""
RUNS = {"arena", "study", "dataset"}
MANY = 20
"""Runs of more games are stopped when they have some, as a reader may do."""


def printed(page: Path) -> list[str]:
    """The commands in the blocks of a page, without their comments."""
    blocks = re.findall(r"^```sh\n(.*?)^```", page.read_text("utf-8"), re.M | re.S)
    lines = "".join(blocks).replace("\\\n", " ").splitlines()
    commands = [line.partition(" #")[0].rstrip() for line in lines]
    return [line for line in commands if re.search(r"(^|/| )quakeboard( |$)", line) and line[:4] != "pip "]


WITH_COMMANDS = [page for page in PAGES if printed(page)]


def test_commands_are_printed_as_they_are_typed() -> None:
    assert {page.name for page in WITH_COMMANDS} >= {"README.md", "host.md", "arena.md", "ppn.md"}
    for page in WITH_COMMANDS:
        assert [line for line in printed(page) if not line.startswith("quakeboard ")] == [], page


@pytest.mark.parametrize("page", WITH_COMMANDS, ids=lambda page: page.name)
def test_every_printed_command_can_be_read(page: Path) -> None:
    for line in printed(page):
        read(shlex.split(line)[1:])


def read(words: list[str]) -> None:
    """Read the words of a command as if it were to run; raises what would be refused."""
    name, command, context, rest = "quakeboard", cast(Any, typer.main.get_command(app)), None, words
    while True:
        context = command.make_context(name, rest, parent=context)
        rest = [*context._protected_args, *context.args]  # what a group leaves to its commands
        if not rest:
            return
        name, command, rest = context.command.resolve_command(context, rest)


@pytest.mark.parametrize("page", WITH_COMMANDS, ids=lambda page: page.name)
def test_the_quick_ones_run(page: Path, tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    for line in printed(page):
        if shlex.split(line)[1] not in SLOW:
            reader.type(line)


@pytest.mark.full
@pytest.mark.parametrize("page", WITH_COMMANDS, ids=lambda page: page.name)
def test_all_of_them_run(page: Path, tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    for line in printed(page):
        reader.type(line)


class Reader:
    """Somebody who types what a page prints, in an empty folder and with an empty home."""

    def __init__(self, home: Path) -> None:
        self.folder = home / "folder"
        self.folder.mkdir()
        self.environment = {**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home / "data")}
        self.environment |= {"QUAKEBOARD_LANGUAGE": "en"}
        self.table = ""

    def type(self, line: str) -> None:
        """Type a command, and see that it does its work."""
        if any(name in line for name in ELSEWHERE):
            return
        words = shlex.split(line.replace(TABLE, self.table))[1:]
        if words[0] == "serve":
            self._serve(words)
        elif words[0] in RUNS and int(words[words.index("--games") + 1]) > MANY:
            self._begin(words)
        else:
            done = subprocess.run(
                [*CLI, *words],
                cwd=self.folder,
                env=self.environment,
                input="quit\n",
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 0, (line, done.stderr)
            if words[:2] == ["admin", "import"]:
                self.table = re.findall(r"/t/(\w+)", done.stdout)[0]

    def _start(self, words: list[str]) -> subprocess.Popen[str]:
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        return subprocess.Popen([*CLI, *words], cwd=self.folder, env=self.environment, text=True, **pipes)

    def _serve(self, words: list[str]) -> None:
        """Somebody looks at the server and stops it. Another may have the port that is printed."""
        with self._start([*words, "--port", "0"]) as server:
            assert server.stdout is not None
            address = re.search(r"http://[^/]+/", server.stdout.readline())
            assert address is not None, server.communicate()
            with urllib.request.urlopen(f"{address[0]}healthz") as answer:
                assert answer.status == 200
            server.send_signal(signal.SIGINT)
            server.communicate()
        assert server.returncode == 0

    def _begin(self, words: list[str]) -> None:
        """A long run is begun, and stopped when it has a game, or a data set when it is planned."""
        out = self.folder / words[words.index("--out") + 1]
        with self._start(words) as run:
            while run.poll() is None and not [*out.rglob("*.quake.json"), *out.glob("dataset.json")]:
                time.sleep(0.1)
            run.send_signal(signal.SIGINT)
            _, said = run.communicate()
        assert run.returncode == 130, said
