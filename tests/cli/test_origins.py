"""`serve --origin` takes origins as browsers send them, and refuses what is none."""

from __future__ import annotations

import subprocess
from collections.abc import Callable

import pytest

from quakeboard.cli.serving.origins import read_origin
from quakeboard.core.errors import BadOptions

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ("https://play.example.org", "https://play.example.org"),
        ("https://play.example.org/", "https://play.example.org"),
        ("HTTPS://Play.Example.ORG:443", "https://play.example.org"),
        ("http://localhost:5173", "http://localhost:5173"),
        ("http://127.0.0.1:80", "http://127.0.0.1"),
        ("https://example.org:80", "https://example.org:80"),
        ("http://[0:0::1]:3000", "http://[::1]:3000"),
        ("https://bücher.example", "https://xn--bcher-kva.example"),
        ("capacitor://localhost", "capacitor://localhost"),
    ],
)
def test_an_origin_is_read_as_browsers_send_it(given: str, read: str) -> None:
    assert read_origin(given) == read
    assert read_origin(read) == read


@pytest.mark.parametrize(
    "given",
    ["", "*", "null", "play.example.org", "//play.example.org", "https://", "https://x/quake", "https://x?",
     "https://x#y", "https://mara@x", "https://x:port", "https://x:99999", "https://x y", "https://x\\y",
     "https://*.example.org", "https://[::1", "https://x\n", "https://-", "https://x..y", "data:text/html,x"],
)  # fmt: skip
def test_what_is_no_origin_is_refused(given: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        read_origin(given)
    assert refusal.value.code == "bad-origin"


def test_a_bad_origin_is_reported_in_one_line(run: Run) -> None:
    done = run("serve", "--origin", "play.example.org", "--database", "tables.db")
    sentence = "An origin is a scheme, a host and perhaps a port, like https://play.example.org;"
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"quakeboard: {sentence} “play.example.org” is not. [server]\n"
