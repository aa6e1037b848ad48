"""The sockets that a server listens on, of IPv4 and IPv6, and running the server on them."""

from __future__ import annotations

import errno
import socket
import sys
from contextlib import ExitStack, suppress
from typing import Any

from quakeboard.core.errors import BadOptions, Reason

PORTS_TRIED = 20
WILDCARDS = ("0.0.0.0", "::")
STARTUP_FAILURE = 3  # as uvicorn exits

CANNOT_LISTEN = Reason("cannot-listen", "server", "No server can listen at {address}: {why}.")


def bind_sockets(host: str, wanted: int, tries: int = 1) -> list[socket.socket]:
    """Sockets for all addresses of a host, at the first free one of `tries` ports from this one on.

    They do not listen yet. Raises `BadOptions` if no port is free.
    """
    why = ""
    for port in range(wanted, min(wanted + tries, 65536)):
        try:
            return _bind_all(host, port)
        except OSError as error:
            why = why or (error.strerror or "unknown").lower()
    shown = f"[{host}]" if ":" in host else host
    raise BadOptions(CANNOT_LISTEN, address=f"{shown}:{wanted}", why=why)


def _bind_all(host: str, port: int) -> list[socket.socket]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    sockets: list[socket.socket] = []
    with ExitStack() as opened:
        for family, address in dict.fromkeys((family, address) for family, _, _, _, address in found):
            try:
                bound = _bind(family, (address[0], port, *address[2:]))
            except OSError as error:
                # “localhost” may have an address of IPv6 on a machine without it.
                if error.errno != errno.EADDRNOTAVAIL or len(found) == 1:
                    raise
                continue
            sockets.append(opened.enter_context(bound))
            port = bound.getsockname()[1]
        if not sockets:
            raise OSError(errno.EADDRNOTAVAIL, "no address can be used")
        opened.pop_all()
    return sockets


def _bind(family: int, address: Any) -> socket.socket:
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":  # there it would share a port that is in use
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            # “::” is for both families, whatever the system's default; asyncio would leave IPv4 out.
            bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, address[0] != "::")
        bound.bind(address)
    except BaseException:
        bound.close()
        raise
    return bound


def run_server(app: Any, sockets: list[socket.socket], **options: Any) -> None:
    """Run uvicorn on these sockets, as `uvicorn.run` does on its own."""
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    config = uvicorn.Config(app, **options)
    server = uvicorn.Server(config)
    with suppress(KeyboardInterrupt):
        if config.workers > 1:
            Multiprocess(config, sockets=sockets).run()
            return
        server.run(sockets=sockets)
    if not server.started:
        sys.exit(STARTUP_FAILURE)
