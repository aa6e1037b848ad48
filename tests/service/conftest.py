"""A service on a real SQLite file, whose time passes when a test says so."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from in_a_loop import pytest_pyfunc_call, runner  # noqa: F401

from quakeboard.service import background, opening, table_service

from .application import FailingStore, FakeTimeService, InlineBots


@pytest.fixture
def store(tmp_path: Path, runner: asyncio.Runner) -> Iterator[FailingStore]:  # noqa: F811
    """An empty store, which fails when a test says so."""
    store = FailingStore(tmp_path / "games.db")
    runner.run(store.open())
    yield store
    runner.run(store.close())


@pytest.fixture
def service(
    store: FailingStore,
    runner: asyncio.Runner,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[FakeTimeService]:
    monkeypatch.setattr(table_service, "SWEEP_SECONDS", 0.001)
    monkeypatch.setattr(background, "RETRY_SECONDS", 0.001)
    # Tables get the same seeds in every run, so that what fails once fails again.
    monkeypatch.setattr(opening.secrets, "token_bytes", random.Random(1).randbytes)
    service = FakeTimeService("here", store, InlineBots())
    yield service
    runner.run(service.close())


@pytest.fixture
def other(
    store: FailingStore,
    runner: asyncio.Runner,  # noqa: F811
    service: FakeTimeService,
) -> Iterator[FakeTimeService]:
    """The service of another process on the same store, without pub/sub between the two."""
    other = FakeTimeService("there", store, InlineBots())
    yield other
    runner.run(other.close())
