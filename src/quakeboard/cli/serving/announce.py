"""Where a server listens: it says so, and opens a browser there if it was started for one person."""

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
SECONDS = 30.0
"""How long a server may take until it listens."""

CANNOT_LISTEN = Reason("cannot-listen", "server", "No server can listen at {address}: {why}.")


def free_port(host: str, wanted: int, tries: int = 1) -> int:
    """The port that is wanted or, of so many, the first that nobody uses; raises `BadOptions`."""
    why = ""
    for port in range(wanted, min(wanted + tries, 65536)):
        try:
            return _bound(host, port)
        except OSError as error:
            why = why or (error.strerror or "unknown").lower()
    raise BadOptions(CANNOT_LISTEN, address=f"{host}:{wanted}", why=why)


def _bound(host: str, port: int) -> int:
    family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    with socket.socket(family, kind) as trial:
        if sys.platform != "win32":  # there it would take a port from whoever uses it
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        trial.bind(address)
        return int(trial.getsockname()[1])


def show_when_open(host: str, port: int, root_path: str, *, browse: bool) -> None:
    """Once the server listens: print its address, and open it in a browser if that is wanted."""
    threading.Thread(target=_show, args=(host, port, root_path, browse), daemon=True).start()


def _show(host: str, port: int, root_path: str, browse: bool) -> None:
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        try:
            socket.create_connection((host, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
            continue
        name = "localhost" if host == "127.0.0.1" else f"[{host}]" if ":" in host else host
        address = f"http://{name}:{port}{root_path}/"
        with contextlib.suppress(OSError):  # nobody may be listening to what it says
            typer.echo(Language.chosen().sentence("serve-is-at", address=address))
        if browse:
            webbrowser.open(address)
        return
