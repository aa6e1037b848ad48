"""Reads from a log alone who consented to each pause, and how long people to decide had no running clock."""

from __future__ import annotations

from collections.abc import Sequence

from quakeboard.service import log_entries as entries
from quakeboard.service.clocks import Uptime
from quakeboard.service.log_entries import Entry
from quakeboard.service.store import Head
from quakeboard.service.table import Table


def check_pauses(head: Head, log: Sequence[Entry], late: int = 0) -> int:
    """The milliseconds of all pauses; every person who played then had consented, and none was too long.

    `late` is how much later than due an entry may be.
    """
    people = {seat for seat, plan in enumerate(head.set_up.seats) if plan.bot is None}
    longest = 24 * 3_600_000 if head.set_up.clock.seconds >= 24 * 3600 else 30 * 60_000
    consents: set[int] = set()
    asker, began, total = -1, None, 0
    granted: dict[int, int] = {}
    for entry in log:
        match entry.fact:
            case entries.GivenToBot(seat=seat) | entries.Resigned(seat=seat):
                people = people - {seat}
            case entries.Flagged(seat=seat, action=None):
                people = people - {seat}
            case entries.TakenBack(seat=seat):
                people = people | {seat}
            case entries.PauseAsked(seat=seat):
                asker, consents = seat, {seat}
            case entries.PauseAgreed(seat=seat):
                consents = consents | {seat}
            case entries.Paused(seat=seat):
                asker, consents = seat, {seat}
        match entry.fact:
            case entries.Paused() | entries.PauseAgreed(lasts=int()):
                assert people <= consents, "everyone has consented"
                granted[asker] = granted.get(asker, 0) + 1
                assert granted[asker] <= 3
                began = entry.at
            case entries.Resumed() | entries.Abandoned() if began is not None:
                assert entry.at - began <= longest + late
                total, began = total + entry.at - began, None
    return total + (0 if began is None else log[-1].at - began)


def stopped_ms(head: Head, log: Sequence[Entry]) -> int:
    """How long a person had to decide and no clock ran, up to the last entry."""
    table, stopped = Table(head, Uptime()), 0
    for entry, following in zip(log, [*log[1:], None], strict=True):
        table.fold(entry)
        actor = table.position.actor()
        is_decision = table.state in ("playing", "paused") and actor >= 0 and table.seats[actor].bot is None
        if following is not None and is_decision and table.clocks.running is None:
            stopped += following.at - entry.at
    return stopped
