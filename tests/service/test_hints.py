"""Hints and forecasts at a table: for whom, once, and not where the table forbids them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from quakeboard.core.errors import QuakeboardError
from quakeboard.language import Language
from quakeboard.service.fair_scheduling import Path
from quakeboard.service.messages import Foretold, Give, HintGiven, Pause, Rename
from quakeboard.service.workers import ANYBODY, Task

from .application import FakeTimeService, InlineBots, InlineWorkers, TableHarness, begin, plan, seat_all


async def forecast(harness: TableHarness, seat: int | None) -> Foretold:
    return await harness.live_table.hints.forecast(harness.table, seat, harness.service.scheduler.bots)


async def hint(harness: TableHarness, seat: int, language: str | None = None) -> HintGiven:
    speaks = None if language is None else Language(language)
    return await harness.live_table.hints.hint(harness.table, seat, speaks, harness.service.scheduler.bots)


async def refused(work: Any) -> str:
    with pytest.raises(QuakeboardError) as found:
        await work
    return found.value.code


async def test_everybody_may_ask_for_a_forecast(service: FakeTimeService) -> None:
    harness = await begin(service, plan("seismic", 2))
    await harness.act()
    await harness.act()
    (laid,) = [tile for tile in harness.table.view(None).board if tile.kind != "town"]
    for seat in (0, 1, None):
        answer = await forecast(harness, seat)
        assert answer.seq == harness.table.seq
        (danger,) = answer.dangers
        assert danger.at == f"{laid.at[0]},{laid.at[1]}"
        assert set(danger.odds) == {"soon", "end"}
        assert 0 < danger.odds["soon"].p < danger.odds["end"].p <= 1


async def test_a_city_has_its_owner_and_its_odds(service: FakeTimeService) -> None:
    harness = await begin(service)
    await harness.act("found 1,11 3", "mark 1,12 S")
    (danger,) = (await forecast(harness, 2)).dangers
    assert (danger.at, danger.seat) == ("1,11", 0)
    assert set(danger.odds) == {"average", "worst"}
    assert danger.odds["average"].error == 0


async def test_only_who_is_asked_gets_a_hint(service: FakeTimeService) -> None:
    harness = await begin(service)
    assert await refused(hint(harness, 1)) == "not-asked"
    assert (await hint(harness, 0)).action in [str(action) for action in harness.table.legal()]
    await harness.do(0, Give, bot="random")
    assert await refused(hint(harness, 0)) in ("bot-plays", "not-asked")


async def test_a_hint_speaks_the_language_of_whoever_asks(service: FakeTimeService) -> None:
    harness = await begin(service)
    answer = {language: (await hint(harness, 0, language)) for language in (None, "en", "de", "es", "fr")}
    assert len({one.action for one in answer.values()}) == 1
    assert answer[None].sentence == answer["en"].sentence
    assert len({one.sentence for one in answer.values()}) == 4
    assert all(one.sentence for one in answer.values())


async def test_there_is_nothing_to_foretell_before_or_after_the_game(service: FakeTimeService) -> None:
    harness = await seat_all(service)
    assert await refused(forecast(harness, 0)) == "not-begun"
    assert await refused(hint(harness, 0)) == "not-begun"
    harness = await begin(service, plan("seismic", 2))
    await harness.do(0, Pause)
    assert (await forecast(harness, 0)).dangers == []
    assert await refused(hint(harness, 0)) == "is-paused"


async def test_a_table_may_forbid_both(service: FakeTimeService) -> None:
    harness = await begin(service, plan(forecast=False))
    listener = await harness.listen(1)
    assert listener.received("welcome")[0]["info"]["forecast"] is False
    for work in (forecast(harness, 0), forecast(harness, None), hint(harness, 0)):
        assert await refused(work) == "forecast-forbidden"


async def test_tables_allow_both_unless_they_say_so(service: FakeTimeService) -> None:
    harness = await begin(service)
    listener = await harness.listen(1)
    assert "forecast" not in listener.received("welcome")[0]["info"]  # left out: it is as usual


class Counting(InlineWorkers):
    """Waits until a test lets it go on, and counts its tasks."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.computed = 0

    async def run(self, task: Task, payload: bytes, path: Path = ANYBODY, cost: float = 1.0) -> bytes:
        self.computed += 1
        await self.go.wait()
        return await super().run(task, payload)


async def test_the_same_hint_is_computed_once(service: FakeTimeService) -> None:
    workers = Counting()
    service.scheduler.bots = InlineBots(workers)
    harness = await begin(service, plan("seismic", 2))
    await harness.act()
    request_reader = [asyncio.create_task(forecast(harness, 0)) for _ in range(5)]
    await asyncio.sleep(0)
    request_reader[0].cancel()  # whoever asked first goes
    workers.go.set()
    answers = await asyncio.gather(*request_reader, return_exceptions=True)
    assert isinstance(answers[0], asyncio.CancelledError)
    assert workers.computed == 1
    assert all(answer == answers[1] for answer in answers[2:])
    assert await forecast(harness, 0) == answers[1]
    await forecast(harness, 1)
    assert workers.computed == 2
    await harness.do(1, Rename, name="Juna", colour=1)
    await forecast(harness, 0)
    assert workers.computed == 3  # the table has another number


async def test_a_hint_that_failed_is_computed_again(service: FakeTimeService) -> None:
    harness = await begin(service, plan("seismic", 2))

    class Failing(InlineWorkers):
        async def run(self, task: Task, payload: bytes, path: Path = ANYBODY, cost: float = 1.0) -> bytes:
            raise OSError("no process can be started")

    service.scheduler.bots, well = InlineBots(Failing()), service.scheduler.bots
    with pytest.raises(OSError, match="no process"):
        await forecast(harness, 0)
    service.scheduler.bots = well
    assert (await forecast(harness, 0)).dangers == []
