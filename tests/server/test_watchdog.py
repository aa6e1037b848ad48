"""The watchdog: how late the event loop is, and what held it up."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import Coroutine
from typing import Any

import pytest

from quakeboard.server import logs, watchdog
from quakeboard.server.metrics import Metrics
from quakeboard.server.watchdog import LOG_SECONDS, Watchdog

LATE_SECONDS = 0.1


@pytest.fixture(autouse=True)
def late(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watchdog, "LATE_SECONDS", LATE_SECONDS)


def logged(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    """What was logged in this thread: servers of other tests have threads of their own."""
    return [record for record in caplog.records if record.thread == threading.get_ident()]


def lags(metrics: Metrics) -> tuple[float, float]:
    """How many lags were measured, and their sum."""
    value = metrics.registry.get_sample_value
    count = value("quakeboard_loop_lag_seconds_count")
    total = value("quakeboard_loop_lag_seconds_sum")
    assert count is not None
    assert total is not None
    return count, total


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_every_lag_is_measured() -> None:
    async def measure() -> None:
        metrics = Metrics()
        dog = Watchdog(metrics)
        for late in (0.0, 0.25, -0.5):
            dog.sleeps_until(10.0)
            dog.woke(10.0 + late)
        assert lags(metrics) == (3, 0.25)

    run(measure())


def test_what_held_the_loop_up_is_logged_by_name(caplog: pytest.LogCaptureFixture) -> None:
    def busy(dog: Watchdog, secret: str) -> None:
        dog.look(10.0 + LATE_SECONDS / 2)
        dog.look(10.0 + 2 * LATE_SECONDS)

    async def hold_up() -> None:
        dog = Watchdog(Metrics())
        dog.sleeps_until(10.0)
        busy(dog, "a coin")
        dog.woke(10.0 + 3 * LATE_SECONDS)

    run(hold_up())
    (record,) = logged(caplog)
    line = json.loads(logs.JsonLines().format(record))
    assert (line["message"], line["seconds"]) == ("the event loop was late", round(3 * LATE_SECONDS, 3))
    assert line["running"][0].startswith("task ")
    assert "hold_up" in line["running"][0]
    assert any(".busy:" in name for name in line["running"])
    assert "a coin" not in json.dumps(line)


def test_a_short_lag_is_not_looked_at(caplog: pytest.LogCaptureFixture) -> None:
    async def measure() -> None:
        dog = Watchdog(Metrics())
        dog.look(10.0)  # before the first sleep
        dog.sleeps_until(10.0)
        dog.look(10.0 + LATE_SECONDS / 2)
        dog.woke(10.0 + LATE_SECONDS / 2)
        assert dog._seen is None

    run(measure())
    assert logged(caplog) == []


def test_a_loop_that_is_always_late_does_not_fill_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def measure() -> None:
        dog = Watchdog(Metrics())
        for number in range(10):
            dog.sleeps_until(number * LOG_SECONDS / 5)
            dog.woke(number * LOG_SECONDS / 5 + 2 * LATE_SECONDS)

    run(measure())
    assert len(logged(caplog)) == 2


def test_it_measures_until_it_is_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watchdog, "SLEEP_SECONDS", 0.0)

    async def measure() -> None:
        metrics = Metrics()
        dog = Watchdog(metrics)
        task = asyncio.create_task(dog.run())
        while lags(metrics)[0] < 3:
            await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert dog._stopped.is_set()

    run(measure())
