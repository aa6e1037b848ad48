"""Old tables are deleted by the server itself, once an hour, if the host wishes so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from server_thread import ServerThread

from quakeboard.server.expiry import INTERVAL_MS, JOB, Expiry

T = TypeVar("T")


def in_its_loop(server: ServerThread, work: Coroutine[Any, Any, T]) -> T:
    """Run it in the event loop of the server."""
    loop = server.state.service.background.running.copy().pop().get_loop()
    return asyncio.run_coroutine_threadsafe(work, loop).result()


def test_nothing_goes_by_itself(server: ServerThread) -> None:
    assert Expiry(server.state).ages == {}


def test_old_tables_go_once_an_hour(start_server: Callable[..., ServerThread]) -> None:
    server = start_server(unlimited=True, expire_open_ms=0)
    expiry = Expiry(server.state)
    assert expiry.ages == {"open": 0}
    with server.game() as clients:
        opened = server.open_table()
        with server.connect(opened, 0) as mara:
            in_its_loop(server, expiry.expire_if_due())
            assert mara.ask("ping")["type"] == "pong", "the server has looked when it started"
            forget_the_last_time(server)
            in_its_loop(server, expiry.expire_if_due())
            assert mara.close_code() == 4004
        assert clients[0].ask("ping")["type"] == "pong", "what is being played stays"
    assert server.state.metrics.registry.get_sample_value("quakeboard_tables_expired_total") == 1
    audit = in_its_loop(server, server.state.service.store.operators.audit(9))
    assert [(entry.operator, entry.action, entry.detail) for entry in audit] == [
        ("server", "expire", "1 tables")
    ]


def forget_the_last_time(server: ServerThread) -> None:
    """Make it an hour later for the next claim."""
    store, now = server.state.service.store, server.state.service.now()
    in_its_loop(server, store.operators.claim_job(JOB, now - INTERVAL_MS, -10 * INTERVAL_MS))
