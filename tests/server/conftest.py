"""Servers to test: one that most tests share, and others with settings of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from server_thread import ServerThread, frozen_clock

from quakeboard.bots.decision import Budget
from quakeboard.server import watchdog
from quakeboard.server.limits import Clock


@pytest.fixture(scope="session", autouse=True)
def slow_machine() -> Iterator[None]:
    """However slow the machine is, no server of a test logs that it was late."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(watchdog, "LATE_SECONDS", float("inf"))
        yield


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    """A server that sets no limits to one address, as all tests have the same; what one socket may say is
    counted, however long it takes."""
    server = ServerThread(tmp_path_factory.mktemp("hosted"), frozen_clock, unlimited=True)
    server.state.service.scheduler.bots.budget = Budget(nodes=100)
    yield server
    server.stop()


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., ServerThread]]:
    """Starts a server of one's own, with this clock and these settings."""
    servers: list[ServerThread] = []

    def start(clock: Clock = monotonic, **settings: Any) -> ServerThread:
        folder = tmp_path / str(len(servers))
        folder.mkdir()
        servers.append(ServerThread(folder, clock, **settings))
        return servers[-1]

    yield start
    for server in servers:
        server.stop()
