"""Prints the address of a server once it listens, and opens a browser."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
import webbrowser

import typer

from quakeboard.cli.serving.listening import WILDCARDS
from quakeboard.language import Language

START_SECONDS = 30.0
"""The time limit for a server to start."""


def show_when_open(host: str, port: int, root_path: str, *, browse: bool) -> None:
    """Print the address of the server once it listens, and open it in a browser if asked."""
    threading.Thread(target=_show, args=(host, port, root_path, browse), daemon=True).start()


def _show(host: str, port: int, root_path: str, browse: bool) -> None:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end:
        try:
            socket.create_connection((host, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
            continue
        address = url_of(host, port, root_path)
        with contextlib.suppress(OSError):  # standard output may be closed
            typer.echo(Language.chosen().sentence("serve-is-at", address=address))
        if browse:
            webbrowser.open(address)
        return


def url_of(host: str, port: int, root_path: str) -> str:
    """The URL at which a browser of this machine finds the server."""
    name = "localhost" if host in ("127.0.0.1", *WILDCARDS) else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}{root_path}/"
