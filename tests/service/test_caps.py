"""What one table may hold, and that what is larger already still comes to its end."""

from __future__ import annotations

import random

import pytest
from played import play_random

from quakeboard.service import caps, import_and_branch
from quakeboard.service.errors import Refused
from quakeboard.service.messages import (
    Abandon,
    Act,
    Agree,
    Decline,
    Give,
    HandOver,
    Pause,
    Rename,
    Resign,
    Resume,
    TakeBack,
    Undo,
)

from .application import FakeTimeService, begin, plan, play_on


async def test_a_game_has_so_many_actions(service: FakeTimeService, monkeypatch: pytest.MonkeyPatch) -> None:
    harness = await begin(service)
    await play_on(harness, random.Random(1), 3)
    table = harness.table
    monkeypatch.setattr(caps, "MAX_ACTIONS", len(table.moves) + table.drawn)
    assert table.asked is not None
    text = str(table.legal()[0])
    assert await harness.refused(table.asked, Act, action=text) == "game-too-long"
    await harness.do(table.asked, Resign, bot="random")
    await service.settle()
    assert len(harness.table.moves) > len(table.moves), "bots play on"


async def test_what_a_branch_took_over_does_not_count(
    service: FakeTimeService, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = play_random("1", 3, game="seismic", first=0)
    opened = await service.opening.import_record("hana", record)
    source = await service.registry.get(opened.table)
    branch = await import_and_branch.branch(source.loader, source.table, source.seq - 20, 3)
    monkeypatch.setattr(caps, "MAX_ACTIONS", 10)
    harness = await begin(service, plan("seismic", 3, branch=branch))
    await harness.act()


async def test_a_full_log_takes_only_what_ends_the_game(
    service: FakeTimeService, monkeypatch: pytest.MonkeyPatch
) -> None:
    harness = await begin(service)
    await play_on(harness, random.Random(1), 3)
    await harness.do(0, Give, bot="random")
    await harness.do(0, TakeBack)
    await harness.do(1, Undo)
    monkeypatch.setattr(caps, "MAX_ENTRIES", harness.table.seq)
    await harness.do(0, Decline)
    for kind, fields in (
        (Undo, {}),
        (Pause, {}),
        (Give, {"bot": "random"}),
        (Rename, {"name": "N", "colour": 3}),
        (HandOver, {"token": "a secret that nobody can guess: 12345"}),
    ):
        assert await harness.refused(1, kind, **fields) == "table-full"
    await play_on(harness, random.Random(2))
    assert harness.table.over


async def test_a_full_log_keeps_no_game_paused_or_waiting(
    service: FakeTimeService, monkeypatch: pytest.MonkeyPatch
) -> None:
    harness = await begin(service)
    await harness.act("found 1,11 0", "found 1,13 0")
    await harness.do(0, Undo)
    await harness.do(2, Pause)
    monkeypatch.setattr(caps, "MAX_ENTRIES", 1)
    await harness.do(2, Resume)
    await harness.do(1, Agree)
    await harness.do(2, Agree)
    assert harness.table.moves == []
    for seat in (1, 2):
        await harness.do(seat, Resign, bot="random")
    await harness.do(0, Abandon)
    assert harness.table.over


async def test_a_table_has_so_many_undos(service: FakeTimeService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caps, "MAX_UNDOS", 2)
    harness = await begin(service)
    for _ in range(2):
        await harness.act("found 1,11 0")
        await harness.do(0, Undo)
    await harness.act("found 1,11 0")
    assert await harness.refused(0, Undo) == "too-many-undos"
    stored = await service.store.load(harness.live_table.id)
    assert stored is not None
    assert type(harness.table).from_log(stored.head, stored.entries, service.uptime).undos == 2


async def test_an_undo_goes_so_far_back(service: FakeTimeService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caps, "MAX_UNDONE_MOVES", 2)
    harness = await begin(service)
    await harness.act("found 1,11 0", "found 1,13 0", "found 1,15 0")
    assert await harness.refused(0, Undo) == "undo-too-far"
    await harness.do(1, Undo)
    assert harness.table.undo is not None
    assert harness.table.undo.actions == 1


async def test_loaded_and_branched_games_have_so_many_actions(
    service: FakeTimeService, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = play_random("1", 3, game="seismic", first=0)
    opened = await service.opening.import_record("hana", record)
    monkeypatch.setattr(caps, "MAX_ACTIONS", 50)
    source = await service.registry.get(opened.table)
    with pytest.raises(Refused, match="too long"):
        await service.opening.import_record("hana", record)
    with pytest.raises(Refused, match="too long"):
        await import_and_branch.branch(source.loader, source.table, source.seq - 3, 3)
    assert len((await import_and_branch.branch(source.loader, source.table, 20, 3)).actions) <= 50
