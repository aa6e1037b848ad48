"""Plays a plan: dispatches unfinished games to workers and stores the results."""

from __future__ import annotations

from collections.abc import Generator
from concurrent.futures import Future
from contextlib import closing
from dataclasses import dataclass
from functools import partial

import msgspec

from quakeboard.arena.dispatch import dispatch
from quakeboard.arena.executors import Workers
from quakeboard.arena.plan import Fixture, Plan
from quakeboard.arena.play_game import Figures, play
from quakeboard.arena.results import RunFolder


@dataclass(frozen=True, slots=True)
class Result:
    """A game of the plan and its figures."""

    fixture: Fixture
    figures: Figures

    def share(self, bot: str) -> float:
        """The bot's share of the win."""
        winners = self.figures.winners
        return sum(self.fixture.bots[seat] == bot for seat in winners) / len(winners)


class Run:
    """The execution of a plan in its folder."""

    def __init__(self, plan: Plan, folder: RunFolder) -> None:
        self.plan = plan
        self.folder = folder
        self._fixtures = list(plan.fixtures())
        self._finished = folder.finished(self._fixtures)

    @property
    def games(self) -> int:
        return len(self._fixtures)

    @property
    def finished(self) -> int:
        return len(self._finished)

    def results(self) -> list[Result]:
        """The finished games in the order of the plan, independent of when each was played."""
        return [
            Result(fixture, self._finished[fixture.name])
            for fixture in self._fixtures
            if fixture.name in self._finished
        ]

    def play(self, workers: Workers) -> Generator[int]:
        """Play what is left, and yield the number of finished games after each."""
        unfinished = (fixture for fixture in self._fixtures if fixture.name not in self._finished)
        with closing(
            dispatch(workers, unfinished, partial(self._submit, workers), self._store)
        ) as finished_tasks:
            for _ in finished_tasks:
                yield self.finished

    def _submit(self, workers: Workers, fixture: Fixture) -> Future[tuple[bytes, bytes]]:
        options = self.plan.all_tables()[fixture.table].setup.options
        return workers.executor.submit(
            play, self.plan.version, self.plan.game, options, fixture.bots, fixture.seed
        )

    def _store(self, fixture: Fixture, played: tuple[bytes, bytes]) -> None:
        record, figures = played
        counted = msgspec.json.decode(figures, type=Figures)
        self.folder.add(fixture.name, record, counted)
        self._finished[fixture.name] = counted
