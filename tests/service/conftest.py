"""A lobby on a real SQLite file, whose time passes when a test says so."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from in_a_loop import pytest_pyfunc_call, runner  # noqa: F401

from quakeboard.service import registry as lobby_module

from .application import AtOnce, FailingStore, SlowLobby


@pytest.fixture
def store(tmp_path: Path, runner: asyncio.Runner) -> Iterator[FailingStore]:  # noqa: F811
    """An empty store, which fails when it is told to."""
    store = FailingStore(tmp_path / "games.db")
    runner.run(store.open())
    yield store
    runner.run(store.close())


@pytest.fixture
def lobby(
    store: FailingStore,
    runner: asyncio.Runner,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[SlowLobby]:
    monkeypatch.setattr(lobby_module, "SWEEP", 0.001)
    # Tables get the same seeds in every run, so that what fails once fails again.
    monkeypatch.setattr(lobby_module.secrets, "token_bytes", random.Random(1).randbytes)
    lobby = SlowLobby("here", store, AtOnce())
    yield lobby
    runner.run(lobby.close())


@pytest.fixture
def other(store: FailingStore, runner: asyncio.Runner, lobby: SlowLobby) -> Iterator[SlowLobby]:  # noqa: F811
    """Another process that shares the store; it hears nothing of what the first one does."""
    other = SlowLobby("there", store, AtOnce())
    yield other
    runner.run(other.close())
