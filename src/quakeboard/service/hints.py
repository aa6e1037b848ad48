"""Hints and forecasts at a table, computed once for all seats and watchers that may know the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from quakeboard.analysis.forecast import Danger
from quakeboard.bots.protocol import AnyHint
from quakeboard.language import Language
from quakeboard.language.people import People
from quakeboard.language.reasons import why
from quakeboard.play.record import FORECAST_FORBIDDEN
from quakeboard.service.bot_pool import BotPool
from quakeboard.service.commands import check_asked
from quakeboard.service.errors import IS_OVER, NOT_BEGUN, Refused
from quakeboard.service.messages import DangerInfo, Foretold, HintGiven, OddsInfo
from quakeboard.service.table import Table

PROBABILITY_DIGITS = 5


class HintCache:
    """The hints and forecasts for the present position of one table."""

    def __init__(self) -> None:
        self._seq = -1
        self._tasks: dict[tuple[str, int | None], asyncio.Task[Any]] = {}

    async def hint(self, table: Table, seat: int, language: Language | None, bot_pool: BotPool) -> HintGiven:
        """A good action for the seat, and why; raises `Refused` if it is not its turn, or hints are off."""
        _check_allowed(table)
        check_asked(table, seat)
        plan = table.head.set_up
        hint: AnyHint = await self._cached(
            table.seq,
            ("hint", seat),
            lambda: bot_pool.advise(plan.game, plan.options, table.view(seat), table.legal()),
        )
        people = People(language or Language("en"), table.names, you=seat)
        return HintGiven(action=str(hint.action), sentence=why(people, hint.reasons))

    async def forecast(self, table: Table, seat: int | None, bot_pool: BotPool) -> Foretold:
        """What quakes may destroy, from the view of a seat or watcher.

        Raises `Refused` if no game is under way, or forecasts are off.
        """
        _check_allowed(table)
        if table.over:
            raise Refused(IS_OVER)
        if table.state == "open":
            raise Refused(NOT_BEGUN)
        plan, seq = table.head.set_up, table.seq
        dangers: list[Danger] = await self._cached(
            seq, ("forecast", seat), lambda: bot_pool.forecast(plan.game, plan.options, table.view(seat))
        )
        return Foretold(seq=seq, dangers=[_danger_info(danger) for danger in dangers])

    async def _cached(
        self, seq: int, key: tuple[str, int | None], compute: Callable[[], Coroutine[Any, Any, Any]]
    ) -> Any:
        """The result for this key, computed once; a caller that is cancelled does not cancel the others."""
        if seq != self._seq:
            self._seq, self._tasks = seq, {}
        task = self._tasks.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._tasks[key] = asyncio.create_task(compute())
            task.add_done_callback(_retrieve_exception)
        return await asyncio.shield(task)


def _retrieve_exception(task: asyncio.Task[Any]) -> None:
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
