"""`serve` refuses a root path that it could not serve below, and says when it has no client to show."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from commands import CLI
from hosted import Hosted
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
    server = Hosted(tmp_path)
    routes = [*Routes(server.house).all(), *client_files.routes(small_client(tmp_path))]
    server.stop()
    names = {route.path.split("/")[1] for route in routes if isinstance(route, Route)}
    assert {name for name in names if name and "." not in name} == OWN_NAMES  # no root path has a dot


def test_a_bad_root_path_is_reported_in_one_line(run: Run) -> None:
    done = run("serve", "--root-path", "/my quake", "--database", "tables.db")
    sentence = "A root path is made of letters, digits and “-”, “_”, “~” between slashes, like /quake;"
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"quakeboard: {sentence} “/my quake” is not. [server]\n"


# ---------------------------------------------------------------------- no client


@contextmanager
def serving_without_client(folder: Path, stderr: int) -> Iterator[subprocess.Popen[bytes]]:
    environment = {**os.environ, "QUAKEBOARD_WEB": str(folder / "none"), "QUAKEBOARD_LANGUAGE": "en"}
    command = [*CLI, "serve", "--port", "0", "--database", str(folder / "tables.db")]
    process = subprocess.Popen(command, env=environment, stderr=stderr)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(60)


def test_a_missing_client_is_reported_on_a_terminal(tmp_path: Path) -> None:
    terminal, end = os.openpty()
    with serving_without_client(tmp_path, end), os.fdopen(terminal) as shown:
        os.close(end)
        line = shown.readline()
    assert line.startswith("The browser client is not built: ")
    assert "make web" in line
    assert "pip install quakeboard" in line


def test_a_missing_client_is_logged_as_json(tmp_path: Path) -> None:
    with serving_without_client(tmp_path, subprocess.PIPE) as process:
        assert process.stderr is not None
        line = json.loads(process.stderr.readline())
        process.stderr.close()
    assert line["level"] == "warning"
    assert line["message"].startswith("The browser client is not built: ")
