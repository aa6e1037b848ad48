"""Finds a free port, prints the address of a server once it listens, and opens a browser."""

from __future__ import annotations

import contextlib
import socket
import sys
import threading
import time
import webbrowser

import typer

from quakeboard.core.errors import BadOptions, Reason
from quakeboard.language import Language

PORTS_TRIED = 20
START_SECONDS = 30.0
"""The time limit for a server to start."""

CANNOT_LISTEN = Reason("cannot-listen", "server", "No server can listen at {address}: {why}.")


def free_port(host: str, wanted: int, tries: int = 1) -> int:
    """The first free one of `tries` ports from this one on; raises `BadOptions` if none is free."""
    why = ""
    for port in range(wanted, min(wanted + tries, 65536)):
        try:
            return _bind(host, port)
        except OSError as error:
            why = why or (error.strerror or "unknown").lower()
    raise BadOptions(CANNOT_LISTEN, address=f"{host}:{wanted}", why=why)


def _bind(host: str, port: int) -> int:
    family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    with socket.socket(family, kind) as trial:
        if sys.platform != "win32":  # there it would share a port that is in use
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        trial.bind(address)
        return int(trial.getsockname()[1])


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
        name = "localhost" if host == "127.0.0.1" else f"[{host}]" if ":" in host else host
        address = f"http://{name}:{port}{root_path}/"
        with contextlib.suppress(OSError):  # standard output may be closed
            typer.echo(Language.chosen().sentence("serve-is-at", address=address))
        if browse:
            webbrowser.open(address)
        return
