"""Analyses wait for their turn: whoever asks for many waits behind whoever asks for one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

import pytest
from played import play_short

from quakeboard.service import analyses as analyses_module
from quakeboard.service.analyses import Analyses, AnalysisReader
from quakeboard.service.errors import Refused
from quakeboard.service.workers import StreamingTask

from .application import InlineWorkers

RECORD = play_short()


class EndlessWorkers(InlineWorkers):
    """Analyses that end when a test says so."""

    def __init__(self) -> None:
        self.ends: list[asyncio.Event] = []

    async def stream(self, task: StreamingTask, payload: bytes) -> AsyncGenerator[bytes, None]:
        end = asyncio.Event()
        self.ends.append(end)
        yield b"line"
        await end.wait()

    async def end(self) -> None:
        """End the analysis that began last."""
        self.ends[-1].set()
        await settle()


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


@pytest.fixture
def workers() -> EndlessWorkers:
    return EndlessWorkers()


@pytest.fixture
def analyses(workers: EndlessWorkers) -> Analyses:
    return Analyses(workers, 1, 60.0)


async def ask(analyses: Analyses, table: str, owner: str) -> AnalysisReader:
    reader = analyses.read(table, RECORD, owner)
    await settle()
    return reader


def begun(analyses: Analyses) -> set[str]:
    """The tables whose analyses have a line."""
    return {table for table, analysis in analyses._started.items() if analysis.lines}


async def test_25_analyses_of_one_visitor_do_not_lock_out_another(
    analyses: Analyses, workers: EndlessWorkers
) -> None:
    refusals = []
    for number in range(25):
        try:
            await ask(analyses, f"greedy {number}", "greedy")
        except Refused as refusal:
            refusals.append(refusal.code)
    assert refusals == ["own-analyses-wait"] * (24 - analyses_module.MAX_WAITING_PER_OWNER)
    assert begun(analyses) == {"greedy 0"}
    await ask(analyses, "other", "other")
    await workers.end()
    assert begun(analyses) == {"other"}
    await analyses.close()
    assert (analyses.running, analyses.waiting) == (0, 0)


async def test_the_queue_is_bounded_and_the_greediest_gives_way(
    analyses: Analyses, workers: EndlessWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses_module, "MAX_WAITING", 3)
    analyses = Analyses(workers, 1, 60.0)
    readers = [await ask(analyses, f"greedy {number}", "greedy") for number in range(4)]
    with pytest.raises(Refused) as refusal:
        await ask(analyses, "greedy 4", "greedy")
    assert refusal.value.code == "too-many-analyses"
    await ask(analyses, "other", "other")
    assert analyses.waiting == 3
    assert [line async for line in readers[3].lines()] == []  # the newest has given way
    await workers.end()
    assert begun(analyses) == {"other"}
    await analyses.close()


async def test_whoever_leaves_gives_up_the_place(analyses: Analyses, workers: EndlessWorkers) -> None:
    await ask(analyses, "first", "a")
    waiting = [await ask(analyses, "second", "b"), await ask(analyses, "second", "c")]
    assert (analyses.running, analyses.waiting) == (1, 1)  # both read the same
    waiting[0].close()
    await settle()
    assert analyses.waiting == 1
    waiting[1].close()
    await settle()
    assert analyses.waiting == 0
    await workers.end()
    assert len(workers.ends) == 1
    assert analyses.running == 0


async def test_the_time_of_an_analysis_begins_when_it_does(
    analyses: Analyses, workers: EndlessWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = []
    timeout = asyncio.timeout
    monkeypatch.setattr(asyncio, "timeout", lambda seconds: limits.append(seconds) or timeout(seconds))
    await ask(analyses, "first", "a")
    await ask(analyses, "second", "b")
    assert len(limits) == 1
    await workers.end()
    assert len(limits) == 2
    await analyses.close()
