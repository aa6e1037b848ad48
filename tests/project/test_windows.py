"""Quakeboard does not need what only POSIX systems have: it is imported and played without."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from commands import CLI
from played import play_short
from server_thread import TableClient
from serving import ask
from websockets.sync.client import connect

import quakeboard
from quakeboard.cli.console.messages import kernel_warning
from quakeboard.play.record import encode
from quakeboard.play.replay import load
from quakeboard.server.settings import default_database
from quakeboard.server.store.factory import open_store
from quakeboard.server.store.sqlite.store import SQLiteStore
from quakeboard.system.data_folder import data_folder

SUPPORT = Path(__file__).parents[1] / "support"
IMPORT_ALL = """
import importlib, pkgutil, quakeboard
for module in pkgutil.walk_packages(quakeboard.__path__, "quakeboard.", onerror=lambda name: None):
    try:
        importlib.import_module(module.name)
    except ImportError as error:
        print(module.name, error.name)
"""
TRY = """
__name__ = "quakeboard.tried"
import os, signal, sys
assert sys.platform == "win32"
os.getpid(), signal.SIGINT, signal.SIGTERM
for code, error in {
    "import fcntl": ImportError,
    "import uvloop": ImportError,
    "from os import fork": ImportError,
    "os.nice(1)": AttributeError,
    "signal.SIGKILL": AttributeError,
    "import multiprocessing; multiprocessing.get_context('fork')": ValueError,
    "open(os.devnull)": EncodingWarning,
}.items():
    try:
        exec(code)
    except error:
        continue
    raise AssertionError(code)
"""


@pytest.fixture
def windows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Processes that are started now have what Windows has; a folder for them."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(SUPPORT / "windows"), *sys.path]))
    monkeypatch.setenv("PYTHONWARNDEFAULTENCODING", "1")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("QUAKEBOARD_LANGUAGE", "en")
    monkeypatch.delenv("PYTHONIOENCODING", raising=False)
    return tmp_path


def run(*command: str | Path, typed: str = "") -> str:
    done = subprocess.run(command, input=typed, capture_output=True, encoding="utf-8", check=False)
    assert done.stderr in ("", f"{kernel_warning()}\n")
    assert done.returncode == 0
    return done.stdout


@pytest.mark.usefixtures("windows")
def test_what_is_hidden_is_hidden() -> None:
    run(sys.executable, "-c", TRY)


@pytest.mark.usefixtures("windows")
def test_every_module_can_be_imported() -> None:
    failed = run(sys.executable, "-c", IMPORT_ALL).splitlines()
    assert failed == ["quakeboard.research.openspiel pyspiel"]  # which is not made for Windows


def test_bots_play_and_their_records_replay(windows: Path) -> None:
    run(
        *CLI, "simulate", "--game", "san-andreas", "--bot", "greedy", "--games", "2", "--out", windows / "out"
    )
    assert [load(file).outcome is None for file in (windows / "out").iterdir()] == [False, False]


def test_a_text_game_is_played_through_a_pipe_in_any_characters(windows: Path) -> None:
    play = [*CLI, "play", "seismic", "--seats", "you,you", "--name", "Łucja", "--name", "Jun", "--seed", "1"]
    assert "Łucja" in run(*play, typed="1\n")
    (file,) = (windows / "quakeboard" / "games").glob("*.quake.json")
    assert "The draws were verified" in run(*CLI, "play", "--resume", file, typed="1\npass\n" * 400)
    assert load(file).outcome is not None
    assert list(file.parent.iterdir()) == [file]


@contextmanager
def serving(database: Path, *options: str) -> Iterator[str]:
    """A server that chooses its port: Windows lets nobody listen at one that is kept for it."""
    command = [*CLI, "serve", "--port", "0", "--database", database, *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        assert process.stdout is not None
        try:
            found = re.search(rb"http://localhost:(\d+)/", process.stdout.readline())
            assert found, "the server has stopped"
            yield f"127.0.0.1:{int(found[1])}"
        finally:
            process.terminate()


def test_a_table_on_a_server_is_played_and_kept(windows: Path) -> None:
    database = windows / "tables.sqlite3"
    seats = [{}, {"bot": "greedy"}]
    with serving(database) as base:
        opened = ask(base, "/api/tables", {"game": "seismic", "seats": seats, "seat": 0, "name": "Mara"})
        with client(base, opened) as mara:
            mara.command("begin")
            for _ in range(3):  # the bot thinks in between, in a process of its own
                while mara.question is None:
                    mara.receive("update")
                mara.act()
        with pytest.raises(AssertionError, match="the server has stopped"), serving(database):
            pass  # a second one on the same file
    with serving(database) as base, client(base, opened) as again:
        assert again.seq >= mara.seq


def client(base: str, opened: dict[str, Any]) -> TableClient:
    socket = connect(f"ws://{base}/api/tables/{opened['table']}/socket", proxy=None, compression=None)
    return TableClient(ExitStack().enter_context(socket), token=opened["seats"]["0"])


def test_a_finished_game_is_analysed(windows: Path) -> None:
    with serving(windows / "tables.sqlite3", "--analysis-seconds", "1") as base:
        loaded = ask(base, "/api/records", json.loads(encode(play_short())))
        request = urllib.request.Request(f"http://{base}/api/tables/{loaded['table']}/analysis")
        request.add_header("authorization", f"Bearer {loaded['watch']}")
        with urllib.request.urlopen(request) as answer:
            *_, summary = answer.read().splitlines()
    assert json.loads(summary)["type"] == "summary"


def test_text_is_read_and_written_in_a_named_encoding() -> None:
    """Otherwise it would be the code page of the system there."""
    rule = ["--isolated", "--preview", "--select", "PLW1514"]
    run(sys.executable, "-m", "ruff", "check", *rule, Path(quakeboard.__file__).parent)


# ---------------------------------------------------------------------- where data is kept


@pytest.mark.parametrize(
    ("platform", "there", "folder"),
    [
        ("linux", "", ".local/share/quakeboard"),
        ("win32", "", "AppData/Local/quakeboard"),
        ("darwin", "", "Library/Application Support/quakeboard"),
        ("darwin", ".local/share/quakeboard", ".local/share/quakeboard"),
    ],
)
def test_data_is_kept_where_the_system_keeps_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str, there: str, folder: str
) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr("quakeboard.system.data_folder.sys", SimpleNamespace(platform=platform))
    (tmp_path / there).mkdir(parents=True, exist_ok=True)
    assert data_folder() == tmp_path / folder


@pytest.mark.parametrize(("platform", "variable"), [("win32", "LOCALAPPDATA"), ("win32", "XDG_DATA_HOME")])
def test_data_is_kept_where_the_environment_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str, variable: str
) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv(variable, str(tmp_path / "100 % mine"))
    monkeypatch.setattr("quakeboard.system.data_folder.sys", SimpleNamespace(platform=platform))
    store = open_store(default_database())
    assert isinstance(store, SQLiteStore)
    assert store._file == tmp_path / "100 % mine" / "quakeboard" / "tables.sqlite3"
