"""A `quakeboard serve` process beside a test."""

from __future__ import annotations

import json
import subprocess
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import SO_REUSEADDR, SOL_SOCKET, socket
from time import sleep
from typing import Any

from commands import CLI

TIMEOUT = 300.0
"""Seconds to wait for what must happen sooner or later, on however slow a machine."""


@contextmanager
def serving(database: Path | str, *options: str) -> Iterator[str]:
    """Runs a server; yields host and port."""
    with keep_port() as place:
        base = f"127.0.0.1:{place.getsockname()[1]}"
        command = [*CLI, "serve", "--port", base.split(":")[1], "--database", str(database), *options]
        process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        try:
            while not _is_well(base):
                assert process.poll() is None, "the server has stopped"
                sleep(0.05)
            yield base
        finally:
            process.terminate()
            process.wait(TIMEOUT)


def keep_port(port: int = 0) -> socket:
    """Keeps a port, or some free one, for a server that is not there yet or not there any more.

    A server may listen where a socket is bound that does not; nobody else is given the port meanwhile.
    """
    place = socket()
    place.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
    place.bind(("127.0.0.1", port))
    return place


def _is_well(base: str) -> bool:
    try:
        urllib.request.urlopen(f"http://{base}/healthz").close()
    except OSError:
        return False
    return True


def ask(base: str, path: str, body: Any = None, token: str | None = None) -> Any:
    """What the server answers: to a POST if there is a body."""
    request = urllib.request.Request(f"http://{base}{path}")
    if body is not None:
        request.data = json.dumps(body).encode()
        request.add_header("content-type", "application/json")
    if token is not None:
        request.add_header("authorization", f"Bearer {token}")
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)
