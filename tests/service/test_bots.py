"""Bots at tables: asked once for each decision, on all idle workers if that helps, and heard only in time."""

from __future__ import annotations

import asyncio
import json
from random import Random

import msgspec
import pytest

from quakeboard.bots import registry as bots
from quakeboard.bots.decision import Budget, Decision
from quakeboard.core.game import CHANCE, OVER, AnyGame, AnyPosition, View
from quakeboard.core.kernel.rng import Rng
from quakeboard.core.registry import make_game
from quakeboard.service import tasks
from quakeboard.service.bots import SOMEBODY, Asker, BotService
from quakeboard.service.fair_scheduling import Path
from quakeboard.service.messages import Pause, Rename, Resume, Undo
from quakeboard.service.tasks import Question
from quakeboard.service.workers import ANYBODY, Task

from .application import FakeTimeService, InlineBots, InlineWorkers, begin, plan


class Slow(InlineWorkers):
    """Answers when a test says so."""

    def __init__(self) -> None:
        self.may = asyncio.Event()
        self.asked = 0

    async def run(self, task: Task, payload: bytes, path: Path = ANYBODY, cost: float = 1.0) -> bytes:
        self.asked += 1
        await self.may.wait()
        return await super().run(task, payload, path, cost)


async def test_entries_that_change_nothing_in_the_game_hold_no_bot_up(service: FakeTimeService) -> None:
    """Otherwise people could think for as long as they like before a bot's move, while no clock runs."""
    slow = Slow()
    service.scheduler.bots = InlineBots(slow)
    harness = await begin(service, plan(bots=(1,)))
    await harness.act("found 1,11 0")
    while slow.asked < 1:
        await asyncio.sleep(0)
    await harness.do(2, Pause)
    await harness.do(2, Rename, name="Ada L.", colour=2)
    await harness.do(2, Resume)
    slow.may.set()
    await service.settle()
    assert slow.asked == 1
    assert [move.seat for move in harness.table.moves] == [0, 1]


class Scripted(InlineBots):
    """Gives these answers one after the other, when a test says so."""

    def __init__(self, *answers: str) -> None:
        super().__init__()
        self.answers = iter(answers)
        self.may = asyncio.Event()

    async def decide(self, game: AnyGame, bot: str, view: View, asker: Asker = SOMEBODY) -> str:
        answer = next(self.answers)
        await self.may.wait()
        return answer


async def test_what_a_bot_decided_counts_only_for_the_same_position(service: FakeTimeService) -> None:
    scripted = service.scheduler.bots = Scripted("found 1,15 0", "found 1,15 1")
    harness = await begin(service, plan(bots=(1,)))
    await harness.act("found 1,11 0")
    await asyncio.sleep(0)
    await harness.do(0, Undo)
    await harness.act("found 1,13 0")
    await asyncio.sleep(0)
    scripted.may.set()
    await service.settle()
    assert [move.action for move in harness.table.moves] == ["found 1,13 0", "found 1,15 1"]


async def test_a_bot_that_decided_in_a_pause_is_asked_again(service: FakeTimeService) -> None:
    slow = Slow()
    service.scheduler.bots = InlineBots(slow)
    harness = await begin(service, plan(bots=(1,)))
    await harness.act("found 1,11 0")
    await asyncio.sleep(0)
    await harness.do(2, Pause)
    slow.may.set()
    await service.settle()
    assert len(harness.table.moves) == 1
    await harness.do(2, Resume)
    await service.settle()
    assert [move.seat for move in harness.table.moves] == [0, 1]


async def test_a_bot_is_asked_once_about_each_decision(service: FakeTimeService) -> None:
    slow = Slow()
    service.scheduler.bots = InlineBots(slow)
    harness = await begin(service, plan(bots=(1,)))
    await harness.act("found 1,11 0")
    await asyncio.sleep(0)
    for _ in range(3):
        await service.take_over(harness.live_table.id)
    await asyncio.sleep(0.01)
    assert slow.asked == 1


class Idle(InlineWorkers):
    """Several workers that keep what they are asked."""

    size, idle = 4, 3

    def __init__(self) -> None:
        self.payloads: list[bytes] = []
        self.running, self.most = 0, 0

    async def run(self, task: Task, payload: bytes, path: Path = ANYBODY, cost: float = 1.0) -> bytes:
        self.payloads.append(payload)
        self.running += 1
        self.most = max(self.most, self.running)
        await asyncio.sleep(0)
        self.running -= 1
        return await super().run(task, payload, path, cost)


async def test_idle_workers_think_along_where_that_helps() -> None:
    workers = Idle()
    service = BotService(workers)
    service.budget = Budget(nodes=8)
    game, position = asked("seismic", 2)
    for bot, number in (("greedy", 1), ("fierce", 3)):
        workers.payloads.clear()
        text = await service.decide(game, bot, position.view(position.actor()))
        assert text in [str(action) for action in position.legal()]
        assert len({json.loads(payload)["seed"] for payload in workers.payloads}) == number


async def test_a_bot_that_nobody_waits_for_has_one_worker_at_most() -> None:
    workers = Idle()
    service = InlineBots(workers)
    game, position = asked("seismic", 2)
    await service.decide(game, "fierce", position.view(position.actor()), Asker("watched", "mara", "t"))
    assert len(workers.payloads) == 1


# ---------------------------------------------------------------------- tasks


def asked(key: str, seats: int, seed: str = "asked") -> tuple[bots.AnyGame, AnyPosition]:
    """A game, and a position of it in which a seat has something to decide."""
    game = make_game(key, {})
    position, rng = game.start(seats), Rng(seed)
    while position.actor() == CHANCE or len(position.legal()) == 1 or position.kernel.turn_number < 5:
        position.kernel.step(position.kernel.sample(rng))
    return game, position


@pytest.mark.parametrize("bot", ["greedy", "steady", "sharp", "fierce", "uct"])
def test_a_bot_that_is_kept_decides_like_a_new_one(bot: str) -> None:
    # The same bot decides at tables of several sizes in turn, and at each as if it had been made for it.
    tasks.find_bot.cache_clear()
    for key, sizes in (("seismic", (2, 4)), ("san-andreas", (3, 4))):
        game = make_game(key, {})
        positions = [game.start(seats) for seats in sizes]
        rng, compared = Rng(f"kept {bot}"), 0
        while any(position.actor() != OVER for position in positions) and compared < 24:
            for position in positions:
                if position.actor() >= 0 and compared < 24 and rng.below(6) == 0:
                    compared += 1
                    decision = Decision.of(position, Budget(nodes=24), Random(compared))
                    question = Question.about(game, decision.view, compared, decision.budget, bot)
                    (first, *_) = tasks.read_stats(tasks.decide(msgspec.json.encode(question)))
                    assert first.action == str(bots.make(bot, game).choose(decision))
                if position.actor() != OVER:
                    position.kernel.step(position.kernel.sample(rng))
    assert tasks.find_bot.cache_info().misses == 2


def test_games_of_other_options_and_rules_are_kept_apart() -> None:
    one, other = make_game("seismic", {}), make_game("seismic", {"columns": 9, "rows": 7})
    keys = [tasks.GameKey.of(game) for game in (one, other, make_game("seismic", {}))]
    assert tasks.find_game(keys[0]) == one
    assert tasks.find_game(keys[1]) == other
    assert tasks.find_game(keys[2]) is tasks.find_game(keys[0])
