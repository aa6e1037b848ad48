"""`serve` refuses a root path that it could not serve below, and says when it has no client to show."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from commands import CLI
from server_thread import ServerThread
from small_client import small_client
from starlette.routing import Route

from quakeboard.cli.serving.root_path import OWN_NAMES, read_root_path
from quakeboard.core.errors import BadOptions
from quakeboard.server.http import client_files
from quakeboard.server.http.routes import Routes

Run = Callable[..., subprocess.CompletedProcess[str]]

# ---------------------------------------------------------------------- --root-path


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ("", ""),
        ("/", ""),
        ("/quake", "/quake"),
        ("quake", "/quake"),
        ("/quake/", "/quake"),
        ("/~mara/games_2/quake-board", "/~mara/games_2/quake-board"),
    ],
)
def test_a_root_path_begins_with_a_slash_and_ends_without_one(given: str, read: str) -> None:
    assert read_root_path(given) == read


@pytest.mark.parametrize(
    "given",
    ["//", "//x", "/x//y", "/x//", " /x", "/x y", '/x"', "/x'", "/x<y>", "/x?y", "/x#y", "/x%20", "/../x",
     "/.", "/x.y", "/x\n", "\\x", "/bébé", "https://example.org/quake"],
)  # fmt: skip
def test_a_bad_root_path_is_refused(given: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        read_root_path(given)
    assert refusal.value.code == "bad-root-path"


@pytest.mark.parametrize("given", ["/t", "t/", "/api/quake"])
def test_a_root_path_that_begins_like_a_path_of_the_server_is_refused(given: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        read_root_path(given)
    assert refusal.value.code == "own-root-path"


def test_all_first_parts_of_paths_are_reserved(tmp_path: Path) -> None:
    server = ServerThread(tmp_path)
    routes = [*Routes(server.state).routes(), *client_files.routes(small_client(tmp_path))]
    server.stop()
    names = {route.path.split("/")[1] for route in routes if isinstance(route, Route)}
    assert {name for name in names if name and "." not in name} == OWN_NAMES  # no root path has a dot


def test_a_bad_root_path_is_reported_in_one_line(run: Run) -> None:
    done = run("serve", "--root-path", "/my quake", "--database", "tables.db")
    sentence = "A root path is made of letters, digits and “-”, “_”, “~” between slashes, like /quake;"
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"quakeboard: {sentence} “/my quake” is not. [server]\n"


# ---------------------------------------------------------------------- no client


def serve_without_client(folder: Path, stderr: int) -> bytes | None:
    """Start a server, stop it as soon as it listens, and return its standard error if that is a pipe."""
    environment = {**os.environ, "QUAKEBOARD_WEB": str(folder / "none"), "QUAKEBOARD_LANGUAGE": "en"}
    command = [*CLI, "serve", "--port", "0", "--database", str(folder / "tables.db")]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=stderr) as process:
        assert process.stdout is not None
        assert b"http://" in process.stdout.readline()
        process.terminate()
        return process.communicate()[1]


def test_a_missing_client_is_reported_on_a_terminal(tmp_path: Path) -> None:
    terminal, end = os.openpty()
    serve_without_client(tmp_path, end)
    line = os.read(terminal, 4096).decode()
    assert line.startswith("The browser client is not built: ")
    assert "make web" in line
    assert "pip install quakeboard" in line


def test_a_missing_client_is_logged_as_json(tmp_path: Path) -> None:
    written = serve_without_client(tmp_path, subprocess.PIPE) or b""
    line = json.loads(written.splitlines()[0])
    assert line["level"] == "warning"
    assert line["message"].startswith("The browser client is not built: ")
