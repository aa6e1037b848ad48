"""Servers to test: one that most tests share, and others with settings of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hosted import Hosted


@pytest.fixture(scope="session")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """A server that sets no limits to one address: all tests have the same."""
    server = Hosted(tmp_path_factory.mktemp("hosted"), unlimited=True)
    yield server
    server.stop()


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Callable[..., Hosted]]:
    """Starts a server of one's own, with these settings."""
    servers: list[Hosted] = []

    def start(**settings: Any) -> Hosted:
        folder = tmp_path / str(len(servers))
        folder.mkdir()
        servers.append(Hosted(folder, **settings))
        return servers[-1]

    yield start
    for server in servers:
        server.stop()
