"""Tables that were opened by an older version of a game's rules, in either store."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from played import CHANCE_VERBS
from store_tables import head

from quakeboard.play.replay import check
from quakeboard.play.verify import verify
from quakeboard.service import log_entries as entries
from quakeboard.service.clocks import Uptime
from quakeboard.service.log_entries import AnyFact, Entry
from quakeboard.service.logged_actions import LoggedActions
from quakeboard.service.messages import Act
from quakeboard.service.store import Append, Store
from quakeboard.service.table import Table
from quakeboard.service.table_loader import TableLoader
from quakeboard.service.table_setup import SeatPlan, SetUp
from tests.service.application import FakeTimeService, InlineBots

GAMES = Path(__file__).parents[2] / "golden" / "games"


@pytest.fixture
def service(store: Store, runner: asyncio.Runner) -> Iterator[FakeTimeService]:
    service = FakeTimeService("here", store, InlineBots())
    yield service
    runner.run(service.close())


def old_log(name: str) -> tuple[SetUp, list[AnyFact], bytes]:
    """The log of a table at which this game of version 1 was played, with the actions as they stood then."""
    old: dict[str, Any] = json.loads((GAMES / f"{name}.quake.json").read_text("utf-8"))
    assert old["rules_version"] == 1
    set_up = SetUp("seismic", [SeatPlan() for _ in old["seats"]], old["options"])
    facts: list[AnyFact] = [entries.Sat(seat, f"N{seat}", seat) for seat in range(len(set_up.seats))]
    chance: list[str] = []
    facts.append(entries.Began([], chance))
    logged = LoggedActions.of(set_up)
    position = logged.game.start(len(set_up.seats))
    for text in old["actions"]:
        if text.split()[0] in CHANCE_VERBS:
            chance.append(text)
        else:
            chance = []
            facts.append(entries.Acted(position.actor(), text, chance))
        logged.repeat(position, text)
    return set_up, facts, bytes.fromhex(old["chance"]["seed"])


async def stored(store: Store, name: str, count: int | None = None) -> Table:
    """A table with the first so many entries of such a log."""
    set_up, facts, seed = old_log(name)
    opened = head(set_up=set_up, seed=seed)
    log = [Entry(seq, opened.opened_at + seq, fact) for seq, fact in enumerate(facts[:count], start=1)]
    table = Table.from_log(opened, log, Uptime())
    await store.create(opened, table.standing(), [])
    for entry in log:
        assert await store.append(Append(opened.table, entry, table.standing()))
    return table


@pytest.mark.parametrize("name", ["aftershocks", "aftershocks-passes", "everything"])
async def test_a_finished_game_of_version_1_can_be_read(store: Store, name: str) -> None:
    loader = TableLoader(store, Uptime())
    whole = await stored(store, name)
    found = await loader.load("t1")
    assert found is not None
    assert found.state == "over"
    assert not found.is_outdated
    record = await loader.record(found)
    assert record.rules_version == 2
    assert verify(record) > 1
    expected = json.loads((GAMES / f"{name}.quake.json").read_text("utf-8"))["outcome"]
    assert check(record).outcome().scores == tuple(expected["scores"])  # type: ignore[union-attr]
    for seq in range(0, whole.seq, 37):
        earlier = await loader.at(found, seq)
        assert earlier.seq == seq
        assert check(await loader.record(earlier)).state() == earlier.position.state()


async def test_folding_tells_the_passes_that_version_2_asks_for(store: Store) -> None:
    whole = await stored(store, "aftershocks-passes")
    table = Table(whole.head, Uptime())
    steps = [step for entry in whole.entries for step in table.fold(entry).steps]
    assert [str(step.action) for step in steps] == whole.record().actions
    assert table.position.state() == whole.position.state()


@pytest.mark.parametrize("count", [2, 60])
async def test_a_running_game_of_version_1_with_aftershocks_is_ended(
    store: Store, service: FakeTimeService, count: int
) -> None:
    before = await stored(store, "aftershocks", count)
    assert before.is_outdated
    live_table = await service.registry.get("t1")
    assert live_table.table.state == "abandoned"
    log = await store.entries("t1", 0)
    assert [entry.fact for entry in log[:-1]] == [entry.fact for entry in before.entries]
    assert log[-1].fact == entries.RulesChanged()
    (listed,) = await store.all_tables("", 9)
    assert listed.standing.state == "abandoned"
    assert check(await live_table.record()).state() == before.position.state()
    service.registry.remove("t1")
    del live_table
    again = await service.registry.get("t1")
    assert again.seq == count + 1, "it is ended once"


async def test_a_running_game_that_is_played_alike_goes_on(store: Store, service: FakeTimeService) -> None:
    before = await stored(store, "balance", 60)
    live_table = await service.registry.get("t1")
    assert (live_table.table.state, live_table.seq) == ("playing", 60)
    seat = live_table.table.asked
    assert seat is not None
    await live_table.submit(seat, Act(seq=61, action=live_table.table.position.texts()[0]))
    assert len(live_table.table.moves) == len(before.moves) + 1
