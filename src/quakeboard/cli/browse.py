"""Where a server is that was started for one person: it says so, and opens a browser there."""

from __future__ import annotations

import socket
import threading
import time
import webbrowser

import typer

from quakeboard.language import Language

PORTS_TRIED = 20
SECONDS = 30.0
"""How long a server may take until it listens."""


def first_free_port(host: str, wanted: int) -> int:
    """The port that is wanted, or the next one that nobody uses."""
    for port in range(wanted, wanted + PORTS_TRIED):
        with socket.socket() as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind((host, port))
            except OSError:
                continue
            return int(trial.getsockname()[1])
    return wanted


def show_when_open(host: str, port: int) -> None:
    """Once somebody listens there: print the address, and open it."""
    threading.Thread(target=_show, args=(host, port), daemon=True).start()


def _show(host: str, port: int) -> None:
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        try:
            socket.create_connection((host, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
            continue
        address = f"http://{'localhost' if host == '127.0.0.1' else host}:{port}/"
        typer.echo(Language.chosen().sentence("serve-is-at", address=address))
        webbrowser.open(address)
        return
