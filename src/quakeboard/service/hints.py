"""Hints and forecasts at a table, computed once for all seats and watchers that may know the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Generic, TypeVar

from quakeboard.analysis.forecast import Danger
from quakeboard.language import Language
from quakeboard.language.people import People
from quakeboard.language.reasons import why
from quakeboard.play.record import FORECAST_FORBIDDEN
from quakeboard.service.bots import BotService
from quakeboard.service.commands import check_asked
from quakeboard.service.errors import IS_OVER, IS_PAUSED, NOT_BEGUN, Refused
from quakeboard.service.messages import DangerInfo, Foretold, HintGiven, OddsInfo
from quakeboard.service.table import Table
from quakeboard.service.tasks import Advice

PROBABILITY_DIGITS = 5

Result = TypeVar("Result")


class HintCache:
    """The hints and forecasts for the present position of one table."""

    def __init__(self) -> None:
        self._hints: SeatCache[Advice] = SeatCache()
        self._forecasts: SeatCache[list[Danger]] = SeatCache()

    async def hint(
        self, table: Table, seat: int, language: Language | None, bots: BotService, owner: str = ""
    ) -> HintGiven:
        """A good action for the seat, and why; raises `Refused` if it is not its turn, or hints are off."""
        _check_allowed(table)
        check_asked(table, seat)
        hint = await self._hints.get(
            table.seq, seat, lambda: bots.advise(table.game, table.view(seat), owner, table.id)
        )
        people = People(language or Language("en"), table.names, you=seat)
        return HintGiven(action=hint.action, sentence=why(people, hint.reasons))

    async def forecast(self, table: Table, seat: int | None, bots: BotService, owner: str = "") -> Foretold:
        """What quakes may destroy, from the view of a seat or watcher.

        Raises `Refused` if no game is under way, a game with a clock is paused, or forecasts are off.
        """
        _check_allowed(table)
        if table.over:
            raise Refused(IS_OVER)
        if table.state == "open":
            raise Refused(NOT_BEGUN)
        if table.clocks_paused:  # nobody is helped to think in a pause
            raise Refused(IS_PAUSED)
        seq = table.seq
        dangers = await self._forecasts.get(
            seq, seat, lambda: bots.forecast(table.game, table.view(seat), owner, table.id)
        )
        return Foretold(seq=seq, dangers=[_danger_info(danger) for danger in dangers])


class SeatCache(Generic[Result]):
    """What was computed for each seat, or for watchers, in the present position."""

    def __init__(self) -> None:
        self._seq = -1
        self._tasks: dict[int | None, asyncio.Task[Result]] = {}

    async def get(
        self, seq: int, seat: int | None, compute: Callable[[], Coroutine[None, None, Result]]
    ) -> Result:
        """The result for this seat, computed once; a caller that is cancelled does not cancel the others."""
        if seq != self._seq:
            self._seq, self._tasks = seq, {}
        task = self._tasks.get(seat)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._tasks[seat] = asyncio.create_task(compute())
            task.add_done_callback(_retrieve_exception)
        return await asyncio.shield(task)


def _retrieve_exception(task: asyncio.Task[Result]) -> None:
    """Mark the exception as retrieved: all callers may have been cancelled."""
    if not task.cancelled():
        task.exception()


def _check_allowed(table: Table) -> None:
    if not table.head.set_up.forecast:
        raise Refused(FORECAST_FORBIDDEN)


def _danger_info(danger: Danger) -> DangerInfo:
    odds = {
        name: OddsInfo(p=round(odds.p, PROBABILITY_DIGITS), error=round(odds.error, PROBABILITY_DIGITS))
        for name, odds in danger.odds.items()
    }
    return DangerInfo(at=danger.at, seat=danger.seat, odds=odds)
