"""Ctrl-C at the very moment when processes start: one line, exit code 130, and no traceback from anybody."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from commands import CLI
from serving import ask

# Python imports this module first of all. The first process that the environment names sends Ctrl-C to all to
# whom a terminal would send it, itself among them, before it could do anything about it.
HOOK = """
import os, signal, sys
if any(os.environ["INTERRUPT_AT"] in word for word in sys.orig_argv):
    try:
        os.close(os.open(os.environ["INTERRUPTED"], os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        pass
    else:
        os.killpg(0, signal.SIGINT)
"""


def start(folder: Path, at: str, *arguments: str, **output: int) -> subprocess.Popen[str]:
    """A command in a process group of its own, which is interrupted when a process of this kind starts."""
    (folder / "hook").mkdir()
    (folder / "hook" / "sitecustomize.py").write_text(HOOK)
    paths = [str(folder / "hook"), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {
        "INTERRUPT_AT": at,
        "INTERRUPTED": str(folder / "interrupted"),
        "PYTHONPATH": os.pathsep.join(paths),
        "QUAKEBOARD_LANGUAGE": "en",
    }
    return subprocess.Popen(
        [*CLI, *arguments],
        cwd=folder,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        **output,
    )


@pytest.mark.parametrize("at", ["spawn_main", "resource_tracker"])
@pytest.mark.parametrize(
    "command",
    [
        ["arena", "--bots", "greedy,random", "--games", "99999"],
        ["study", "--games", "99999"],
        ["dataset", "--bots", "random", "--games", "999999"],
    ],
    ids=lambda command: command[0],
)
def test_a_run_is_interrupted_in_one_line(command: list[str], at: str, tmp_path: Path) -> None:
    with start(tmp_path, at, *command, "--workers", "2", "--out", "run") as process:
        _, said = process.communicate(timeout=300)
    assert (tmp_path / "interrupted").exists()
    *kept, last = said.splitlines()
    assert (process.returncode, last) == (130, "quakeboard: interrupted")
    assert [line for line in kept if not line.startswith("Stopped. ")] == []
    assert len(kept) <= 1


@pytest.mark.parametrize("at", ["spawn_main", "resource_tracker"])
def test_a_server_stops_cleanly(at: str, tmp_path: Path) -> None:
    command = ["serve", "--port", "0", "--database", "tables.db", "--bot-processes", "2"]
    with start(tmp_path, at, *command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        base = process.stdout.readline().split("http://")[1].split("/")[0]
        # A bot that looks ahead thinks in a process apart.
        table = {"game": "seismic", "seats": [{}, {"bot": "sharp"}], "options": {"first": 1}}
        ask(base, "/api/tables", {**table, "seat": 0, "name": "Mara", "begin": True})
        _, said = process.communicate(timeout=300)
    assert (tmp_path / "interrupted").exists()
    assert (process.returncode, "Traceback" in said) == (0, False), said


def test_ctrl_c_while_modules_are_imported(tmp_path: Path) -> None:
    hook = "import builtins, os, signal\n"
    hook += "def importing(name, *rest, true=builtins.__import__):\n"
    hook += "    if name == 'typer': os.kill(os.getpid(), signal.SIGINT)\n"
    hook += "    return true(name, *rest)\n"
    hook += "builtins.__import__ = importing\n"
    done = subprocess.run(
        [CLI[0], "-c", hook + CLI[2], "trace", "none.quake.json"],
        env={**os.environ, "QUAKEBOARD_LANGUAGE": "en"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "quakeboard: interrupted\n")
