"""Bots and clocks: lets bots decide, and does what is due when time has passed."""

from __future__ import annotations

import asyncio

from quakeboard.core.game import AnyPosition
from quakeboard.service import absence
from quakeboard.service.background import BackgroundTasks, retry_while_unavailable
from quakeboard.service.bots import Asker, Attention, BotService
from quakeboard.service.clocks import Uptime
from quakeboard.service.live_table import LiveTable
from quakeboard.service.shared_time import TimeSource
from quakeboard.service.store import Store
from quakeboard.service.table import Proposal, Table
from quakeboard.service.timeouts import propose_due


class Scheduler:
    """What has to happen at tables by itself."""

    def __init__(
        self,
        store: Store,
        time: TimeSource,
        uptime: Uptime,
        background: BackgroundTasks,
        bots: BotService,
    ) -> None:
        self.store = store
        self.time = time
        self.uptime = uptime
        self.background = background
        self.bots = bots
        self.clock_timers: dict[str, asyncio.TimerHandle] = {}
        self.bots_deciding: set[tuple[str, str, int]] = set()
        """The tables, bots and positions (by identity) that are being decided; the task keeps each alive."""
        self._decisions: dict[str, tuple[AnyPosition, asyncio.Task[str]]] = {}
        """What the bots of tables are deciding, and about which position."""

    def close(self) -> None:
        for timer in self.clock_timers.values():
            timer.cancel()

    def table_changed(self, live_table: LiveTable, *, here: bool) -> None:
        """Set the clock; the process that stored the entry also runs the bot."""
        if here:
            self.schedule(live_table)
        else:
            self._cancel_outdated(live_table)
            self._set_clock_timer(live_table)

    def schedule(self, live_table: LiveTable) -> None:
        """Set the clock timer and, if a bot has to decide, start it."""
        self._set_clock_timer(live_table)
        table = live_table.table
        self._cancel_outdated(live_table)
        bot = table.asked_bot
        if bot is not None and (live_table.id, bot, id(table.position)) not in self.bots_deciding:
            self.bots_deciding.add((live_table.id, bot, id(table.position)))
            self.background.start(self._play_bot(live_table, bot, table))

    def stop(self, table: str) -> None:
        """Stop the clock timer of a table that is no longer live here."""
        timer = self.clock_timers.pop(table, None)
        if timer is not None:
            timer.cancel()

    def presence_changed(self, live_table: LiveTable) -> None:
        """Let the bot that is asked wait for its share according to who is connected now.

        When a bot plays on for somebody who is away depends on it too.
        """
        if live_table.table.bot_plays_at is not None and live_table.id in self.clock_timers:
            self._set_clock_timer(live_table)
        if live_table.id in self._decisions:
            self.bots.attend(_asker(live_table))

    def _cancel_outdated(self, live_table: LiveTable) -> None:
        """Cancel a decision about a position that is gone, so that it takes nobody's share."""
        position, decision = self._decisions.get(live_table.id, (None, None))
        if decision is not None and position is not live_table.table.position:
            del self._decisions[live_table.id]
            decision.cancel()

    async def _play_bot(self, live_table: LiveTable, bot: str, table: Table) -> None:
        """Let a bot decide; its decision counts as long as it is asked about the same position.

        Otherwise people could hold it up, and think meanwhile, by entries that change nothing in the game.
        """
        try:
            text = await self._decide(live_table, bot, table)

            def act(now: Table) -> Proposal | None:
                same = now.position is table.position and now.asked_bot == bot
                return now.play(text) if same else None

            await retry_while_unavailable(lambda: live_table.apply(act))
        finally:
            self.bots_deciding.discard((live_table.id, bot, id(table.position)))

    async def _decide(self, live_table: LiveTable, bot: str, table: Table) -> str:
        asker = _asker(live_table)
        decision = asyncio.create_task(self.bots.decide(table.game, bot, table.view(table.asked), asker))
        entry = self._decisions[live_table.id] = (table.position, decision)
        try:
            return await decision
        finally:
            if self._decisions.get(live_table.id) is entry:
                del self._decisions[live_table.id]

    def _set_clock_timer(self, live_table: LiveTable) -> None:
        self.stop(live_table.id)
        deadline = self._deadline(live_table)
        if deadline is not None:
            wait = max(0.0, (deadline - self.time.now()) / 1000)
            loop = asyncio.get_running_loop()
            self.clock_timers[live_table.id] = loop.call_later(wait, self.clock_ran_out, live_table)

    def _deadline(self, live_table: LiveTable) -> int | None:
        """When something is due: by the table's clocks, or because somebody is away for long."""
        deadline = live_table.table.deadline
        if live_table.table.bot_plays_at is None:
            return deadline
        bot_due = absence.bot_due(live_table.table, live_table.presence(), self.time.now())
        return min([at for at in (deadline, bot_due) if at is not None], default=None)

    def clock_ran_out(self, live_table: LiveTable) -> None:
        self.clock_timers.pop(live_table.id, None)
        self.background.start(self.apply_timeout(live_table))

    async def apply_timeout(self, live_table: LiveTable) -> None:
        """Store what is due: a clock has run out, a pause is over, a request has lapsed, or somebody is away
        for long."""

        def timeout(table: Table) -> Proposal | None:
            now = self.time.now()
            return propose_due(table, now) or absence.propose_bot(table, live_table.presence(), now)

        await retry_while_unavailable(self.refresh_outages)
        await retry_while_unavailable(lambda: live_table.apply(timeout))
        if not live_table.deleted:
            self._set_clock_timer(live_table)
            await self.postpone(live_table)

    async def postpone(self, live_table: LiveTable) -> None:
        """Tell the store when a person who was seen meanwhile is away for long, so that it is not due now."""
        table, due = live_table.table, self._deadline(live_table)
        if table.bot_plays_at is not None and due is not None and table.bot_plays_at <= self.time.now() < due:
            await retry_while_unavailable(lambda: self.store.set_due(table.id, table.seq, due))

    async def refresh_outages(self) -> None:
        """Read the outages again: this process may have been frozen while others stopped and started."""
        self.uptime.set_outages(await self.store.outages())


def _asker(live_table: LiveTable) -> Asker:
    """For whom the bot of a table decides."""
    presence, seats = live_table.presence(), live_table.table.seats
    attention: Attention = "watched" if presence.seats or presence.watchers else "unattended"
    if any(seats[seat].is_person and seats[seat].bot is None for seat in presence.seats):
        attention = "awaited"
    return Asker(attention, live_table.head.opener, live_table.id)
