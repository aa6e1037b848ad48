"""`serve` that cannot start says one sentence and exits by its cause; start and stop are logged."""

from __future__ import annotations

import json
import os
import signal
import socket
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from commands import CLI

Run = Callable[..., subprocess.CompletedProcess[str]]
NOBODY = "postgresql://quake@127.0.0.1:1/quake"


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield listener.getsockname()[1]


def last_line(done: subprocess.CompletedProcess[str]) -> str:
    """The sentence; before it there are only lines of the log."""
    *log, sentence = done.stderr.splitlines()
    assert {json.loads(line)["message"] for line in log} <= {"starting", "migrated"}
    return sentence


def test_a_port_that_is_taken(run: Run, taken: int) -> None:
    done = run("serve", "--port", str(taken), "--database", "tables.db")
    assert done.returncode == 69
    why = f"No server can listen at 127.0.0.1:{taken}: address already in use"
    assert done.stderr == f"quakeboard: {why}. [server]\n"


def test_an_address_that_is_none(run: Run) -> None:
    done = run("serve", "--host", "256.0.0.1", "--port", "0", "--database", "tables.db")
    assert done.returncode == 69
    assert last_line(done).startswith("quakeboard: No server can listen at 256.0.0.1:0")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_database_that_does_not_answer(run: Run, workers: str) -> None:
    done = run("serve", "--port", "0", "--workers", workers, "--database", NOBODY)
    assert done.returncode == 69
    assert last_line(done).startswith("quakeboard: The database does not answer")


@pytest.mark.parametrize("database", ["none/tables.db", ".", "game.quake.json", "game.quake.json/tables.db"])
def test_a_store_that_cannot_be_opened(run: Run, tmp_path: Path, database: str) -> None:
    (tmp_path / "game.quake.json").write_text("{}" * 1000)
    done = run("serve", "--port", "0", "--database", database)
    assert done.returncode == 78
    assert last_line(done).startswith("quakeboard: The store cannot be opened")


def test_a_schema_that_is_newer(run: Run, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("CREATE TABLE schema_version (version INTEGER PRIMARY KEY)")
        connection.execute("INSERT INTO schema_version VALUES (999)")
    connection.close()
    done = run("serve", "--port", "0", "--database", str(tmp_path / "tables.db"))
    assert done.returncode == 78
    assert "its schema is 999" in last_line(done)


@pytest.mark.parametrize("option", [("--port", "99999"), ("--workers", "2"), ("--root-path", "/my quake")])
def test_a_bad_option(run: Run, option: tuple[str, str]) -> None:
    assert run("serve", "--database", "tables.db", *option).returncode == 2


def test_start_and_stop_are_logged(tmp_path: Path) -> None:
    command = [*CLI, "serve", "--port", "0", "--database", str(tmp_path / "tables.db")]
    environment = {**os.environ, "QUAKEBOARD_LANGUAGE": "en"}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment, stdout=pipe, stderr=pipe) as process:
        assert process.stdout is not None
        assert b"http://" in process.stdout.readline()
        process.send_signal(signal.SIGTERM)
        written = process.communicate()[1]
    assert process.returncode == 0
    told = [line["message"] for line in map(json.loads, written.splitlines()) if line["level"] == "info"]
    assert told[0] == "starting"
    assert set(told[1:-3]) == {"migrated"}
    assert told[-3:] == ["ready", "stopping", "stopped"]
