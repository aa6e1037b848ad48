"""Hints and forecasts for those at a table: thought out once for all who may know the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from quakeboard.analysis.forecast import Danger
from quakeboard.bots.protocol import Hint
from quakeboard.language import Language
from quakeboard.language.people import People
from quakeboard.language.reasons import why
from quakeboard.play.record import FORECAST_FORBIDDEN
from quakeboard.service.bot_pool import Thinkers
from quakeboard.service.commands import check_asked
from quakeboard.service.errors import IS_OVER, NOT_BEGUN, Refused
from quakeboard.service.messages import DangerInfo, Foretold, HintGiven, OddsInfo
from quakeboard.service.table import Table

DIGITS = 5
"""As many of a probability are told."""


class Thoughts:
    """What has been thought about one table as it stands."""

    def __init__(self) -> None:
        self._seq = -1
        self._known: dict[tuple[str, int | None], asyncio.Task[Any]] = {}

    async def hint(self, table: Table, seat: int, language: Language | None, thinkers: Thinkers) -> HintGiven:
        """What the seat could do, and why; raises `Refused` if it is not asked, or the table forbids it."""
        _check_allowed(table)
        check_asked(table, seat)
        plan = table.head.set_up
        hint: Hint = await self._once(
            table.seq,
            ("hint", seat),
            lambda: thinkers.advise(plan.game, plan.options, table.view(seat), table.legal()),
        )
        people = People(language or Language("en"), table.names, you=seat)
        return HintGiven(action=str(hint.action), sentence=why(people, hint.reasons))

    async def forecast(self, table: Table, seat: int | None, thinkers: Thinkers) -> Foretold:
        """What quakes may take, as the seat or a watcher may know it; raises `Refused` if there is no game
        under way, or the table forbids it."""
        _check_allowed(table)
        if table.over:
            raise Refused(IS_OVER)
        if table.state == "open":
            raise Refused(NOT_BEGUN)
        plan, seq = table.head.set_up, table.seq
        dangers: list[Danger] = await self._once(
            seq, ("forecast", seat), lambda: thinkers.forecast(plan.game, plan.options, table.view(seat))
        )
        return Foretold(seq=seq, dangers=[_told(danger) for danger in dangers])

    async def _once(
        self, seq: int, what: tuple[str, int | None], think: Callable[[], Coroutine[Any, Any, Any]]
    ) -> Any:
        """Think about it unless somebody has. Who asked may go: others may wait for the same."""
        if seq != self._seq:
            self._seq, self._known = seq, {}
        task = self._known.get(what)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._known[what] = asyncio.create_task(think())
            task.add_done_callback(_hear)
        return await asyncio.shield(task)


def _hear(task: asyncio.Task[Any]) -> None:
    """Everyone who waited may have gone: then nobody else hears what went wrong."""
    if not task.cancelled():
        task.exception()


def _check_allowed(table: Table) -> None:
    if not table.head.set_up.forecast:
        raise Refused(FORECAST_FORBIDDEN)


def _told(danger: Danger) -> DangerInfo:
    odds = {
        name: OddsInfo(p=round(odds.p, DIGITS), error=round(odds.error, DIGITS))
        for name, odds in danger.odds.items()
    }
    return DangerInfo(at=danger.at, seat=danger.seat, odds=odds)
