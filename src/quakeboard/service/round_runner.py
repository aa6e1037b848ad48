"""Runs rounds of chance: opens those that wait for people, collects answers, and deals in time."""

from __future__ import annotations

import asyncio

from quakeboard.service import dealing
from quakeboard.service.background import BackgroundTasks, retry_while_unavailable
from quakeboard.service.live_table import LiveTable
from quakeboard.service.peers import PeerChannel
from quakeboard.service.shared_time import TimeSource
from quakeboard.service.table import Proposal, Table


class RoundRunner:
    """The rounds of one process; the process that stored a table's last entry ends its round."""

    def __init__(self, time: TimeSource, background: BackgroundTasks, channel: PeerChannel) -> None:
        self.time = time
        self.background = background
        self.channel = channel
        self.timers: dict[str, asyncio.TimerHandle] = {}

    def close(self) -> None:
        for timer in self.timers.values():
            timer.cancel()

    def stop(self, table: str) -> None:
        """Leave the round of a table to others."""
        timer = self.timers.pop(table, None)
        if timer is not None:
            timer.cancel()

    def table_changed(self, live_table: LiveTable, *, here: bool) -> None:
        if here:
            self.schedule(live_table)
        else:
            self.stop(live_table.id)

    def schedule(self, live_table: LiveTable) -> None:
        """Wait for the answers of the open round, or begin the one that waits for people if it can."""
        self.stop(live_table.id)
        table = live_table.table
        if table.rounds is None or not table.waits_for_chance:
            return
        if table.rounds.open is None:
            self.participants_changed(live_table)
            return
        now = self.time.now()
        wait = live_table.participants.deadline(table.rounds.open, now) - now
        if wait <= 0:
            self.end_round(live_table)
            return
        loop = asyncio.get_running_loop()
        self.timers[live_table.id] = loop.call_later(wait / 1000, self.end_round, live_table)

    def participants_changed(self, live_table: LiveTable) -> None:
        """Begin the round that a table has waited with, now that somebody else may be there."""
        table = live_table.table
        if table.rounds is None or table.rounds.open is not None or not table.waits_for_chance:
            return
        if dealing.open_round(table, live_table.presence().chains) is not None:
            self.background.start(self._open(live_table))

    async def _open(self, live_table: LiveTable) -> None:
        def ask(table: Table) -> Proposal | None:
            return dealing.open_round(table, live_table.presence().chains)

        await retry_while_unavailable(lambda: live_table.apply(ask))

    def answer(self, live_table: LiveTable, chain: int, number: int, link: str) -> None:
        """Take the answer of a client of this process; raises `BadChance` if it does not fit."""
        deals_here = live_table.id in self.timers
        self._note(live_table, chain, number, link)
        if not deals_here:
            self.channel.post({"reveal": link, "chain": chain, "round": number, "table": live_table.id})

    def answered_elsewhere(self, live_table: LiveTable, chain: int, number: int, link: str) -> None:
        """Take the answer of a client of another process."""
        rounds = live_table.table.rounds
        if rounds is not None and rounds.open is not None and rounds.open.number == number:
            self._note(live_table, chain, number, link)

    def _note(self, live_table: LiveTable, chain: int, number: int, link: str) -> None:
        live_table.note_answer(chain, number, link)
        if live_table.id in self.timers:
            self.schedule(live_table)

    def end_round(self, live_table: LiveTable) -> None:
        self.stop(live_table.id)
        self.background.start(self.deal(live_table))

    async def deal(self, live_table: LiveTable) -> None:
        """Store the draws of the open round with the answers that there are."""

        def close(table: Table) -> Proposal | None:
            opened = None if table.rounds is None else table.rounds.open
            return dealing.close_round(table, live_table.participants.links_for(opened))

        await retry_while_unavailable(lambda: live_table.apply(close))
