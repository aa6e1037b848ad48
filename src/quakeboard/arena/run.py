"""Playing a plan: what is not yet finished goes to the workers, what comes back goes to disk."""

from __future__ import annotations

from collections.abc import Generator
from concurrent.futures import Future
from contextlib import closing
from dataclasses import dataclass
from functools import partial

import msgspec

from quakeboard.arena.dispatch import hand_out
from quakeboard.arena.executors import Workers
from quakeboard.arena.plan import Fixture, Plan
from quakeboard.arena.play_game import Figures, play
from quakeboard.arena.results import Folder


@dataclass(frozen=True, slots=True)
class Result:
    """A game that was planned and played."""

    fixture: Fixture
    figures: Figures

    def share(self, bot: str) -> float:
        """What of the win is this bot's: all, nothing, or its part of a shared one."""
        winners = self.figures.winners
        return sum(self.fixture.bots[seat] == bot for seat in winners) / len(winners)


class Run:
    """A plan in its folder, to be iterated over: it tells how many games are finished, whenever one is."""

    def __init__(self, plan: Plan, folder: Folder) -> None:
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
        """What is finished, in the order of the plan: it does not matter who played what when."""
        return [
            Result(fixture, self._finished[fixture.name])
            for fixture in self._fixtures
            if fixture.name in self._finished
        ]

    def play(self, workers: Workers) -> Generator[int]:
        """Play what is left, and yield the number of finished games after each."""
        due = (fixture for fixture in self._fixtures if fixture.name not in self._finished)
        with closing(hand_out(workers, due, partial(self._submit, workers), self._keep)) as doing:
            for _ in doing:
                yield self.finished

    def _submit(self, workers: Workers, fixture: Fixture) -> Future[tuple[bytes, bytes]]:
        options = self.plan.all_tables()[fixture.table].setup.options
        return workers.executor.submit(
            play, self.plan.version, self.plan.game, options, fixture.bots, fixture.seed
        )

    def _keep(self, fixture: Fixture, played: tuple[bytes, bytes]) -> None:
        record, figures = played
        counted = msgspec.json.decode(figures, type=Figures)
        self.folder.keep(fixture.name, record, counted)
        self._finished[fixture.name] = counted
