"""Plays a plan: dispatches unfinished games to workers and stores the results."""

from __future__ import annotations

from collections.abc import Generator
from concurrent.futures import Future
from contextlib import closing
from functools import partial

import msgspec

from quakeboard.arena.dispatch import dispatch
from quakeboard.arena.executors import Workers
from quakeboard.arena.plan import Fixture, Plan
from quakeboard.arena.play_game import Figures, play
from quakeboard.arena.result import Result
from quakeboard.arena.results import RunFolder
from quakeboard.arena.tested_table import TestedTable


class Run:
    """The execution of a plan in its folder."""

    def __init__(self, plan: Plan, folder: RunFolder) -> None:
        self.plan = plan
        self.folder = folder
        self._fixtures = list(plan.fixtures())
        self._finished = folder.finished(self._fixtures, plan.measures_luck)
        self._tested = [TestedTable(plan.sprt, table.lineup[0]) for table in plan.all_tables()]
        for fixture in self._fixtures:
            self._tested[fixture.table].expect(fixture)
        for tested in self._tested:
            tested.advance(self._finished)

    @property
    def games(self) -> int:
        return len(self._fixtures)

    @property
    def finished(self) -> int:
        return len(self._finished)

    @property
    def is_over(self) -> bool:
        """Whether all is played that has to be."""
        return all(self._is_needless(fixture) for fixture in self._fixtures)

    def results(self) -> list[Result]:
        """The finished games in the order of the plan, independent of when each was played.

        Games that were still being played when the test of their table ended do not count.
        """
        return [
            Result(fixture, self._finished[fixture.name])
            for fixture in self._fixtures
            if fixture.name in self._finished and not self._tested[fixture.table].ended_before(fixture)
        ]

    def play(self, workers: Workers) -> Generator[int]:
        """Play what is left, and yield the number of finished games after each."""
        unfinished = (fixture for fixture in self._fixtures if not self._is_needless(fixture))
        with closing(
            dispatch(workers, unfinished, partial(self._submit, workers), self._store)
        ) as finished_tasks:
            for _ in finished_tasks:
                yield self.finished
                if self.plan.sprt is not None and self.is_over:
                    return

    def _is_needless(self, fixture: Fixture) -> bool:
        return fixture.name in self._finished or self._tested[fixture.table].ended_before(fixture)

    def _submit(self, workers: Workers, fixture: Fixture) -> Future[tuple[bytes, bytes]]:
        options = self.plan.all_tables()[fixture.table].setup.options
        return workers.executor.submit(
            play,
            self.plan.version,
            self.plan.game,
            options,
            fixture.bots,
            fixture.seed,
            self.plan.measures_luck,
        )

    def _store(self, fixture: Fixture, played: tuple[bytes, bytes]) -> None:
        record, figures = played
        counted = msgspec.json.decode(figures, type=Figures)
        self.folder.add(fixture.name, record, counted)
        self._finished[fixture.name] = counted
        self._tested[fixture.table].advance(self._finished)
