"""Playing a plan: what is not yet finished goes to the workers, what comes back goes to disk."""

from __future__ import annotations

from collections.abc import Generator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass

import msgspec

from quakeboard.arena.executors import Workers
from quakeboard.arena.folder import Folder
from quakeboard.arena.plan import Fixture, Plan
from quakeboard.arena.played import BadWorker, Figures, play
from quakeboard.rules.game import Reason

WORKER_GONE = Reason(
    "worker-gone",
    "arena",
    "A worker has gone: {why}. What is finished is kept, and the same command goes on.",
)

AHEAD = 2
"""So many games are handed out for each worker: one to play, and one so that it need not wait."""


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
        """Play what is left, and yield the number of finished games after each.

        Whatever ends this early (Ctrl-C, a worker that dies) drops the games that are being played.
        """
        due = (fixture for fixture in self._fixtures if fixture.name not in self._finished)
        at_play: dict[Future[tuple[bytes, bytes]], Fixture] = {}
        try:
            while True:
                for fixture in due:
                    at_play[self._hand_out(workers, fixture)] = fixture
                    if len(at_play) >= AHEAD * workers.number:
                        break
                if not at_play:
                    return
                for future in wait(at_play, return_when=FIRST_COMPLETED).done:
                    self._keep(at_play.pop(future), *future.result())
                    yield self.finished
        except workers.troubles as error:
            raise BadWorker(WORKER_GONE, why=str(error).rstrip(".") or type(error).__name__) from error
        finally:
            for future, fixture in at_play.items():
                if future.done() and not future.cancelled() and future.exception() is None:
                    self._keep(fixture, *future.result())
            workers.drop()

    def _hand_out(self, workers: Workers, fixture: Fixture) -> Future[tuple[bytes, bytes]]:
        options = self.plan.all_tables()[fixture.table].setup.options
        return workers.executor.submit(
            play, self.plan.version, self.plan.game, options, fixture.bots, fixture.seed
        )

    def _keep(self, fixture: Fixture, record: bytes, figures: bytes) -> None:
        counted = msgspec.json.decode(figures, type=Figures)
        self.folder.keep(fixture.name, record, counted)
        self._finished[fixture.name] = counted
