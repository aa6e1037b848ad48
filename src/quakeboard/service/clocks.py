"""How long each seat may still think. Times are milliseconds; clocks stand still while no server runs."""

from __future__ import annotations

from collections.abc import Iterable

from quakeboard.service.set_up import Clock
from quakeboard.service.store import Outage


class Calendar:
    """When a server was running. All tables of a process share one."""

    def __init__(self, outages: Iterable[Outage] = ()) -> None:
        self.outages = sorted(outages, key=lambda outage: outage.began)

    def note(self, outages: Iterable[Outage]) -> None:
        self.outages = sorted(outages, key=lambda outage: outage.began)

    def running(self, began: int, ended: int) -> int:
        """For how much of this time a server was running."""
        lost = 0
        for outage in reversed(self.outages):
            if outage.ended <= began:
                break
            lost += max(0, min(outage.ended, ended) - max(outage.began, began))
        return max(0, ended - began - lost)


class Clocks:
    """The clocks of one table. At most one of them runs."""

    def __init__(self, clock: Clock, seats: int, calendar: Calendar) -> None:
        self.clock = clock
        self.calendar = calendar
        self.full = round(clock.seconds * 1000)
        self.left = [self.full] * seats
        self.running: int | None = None
        self.since = 0

    @property
    def used(self) -> bool:
        return self.clock.kind != "none"

    def run(self, seat: int | None, at: int) -> None:
        """Stop whatever runs, and let this seat's clock run."""
        if not self.used:
            return
        if self.running is not None:
            self.left[self.running] = max(0, self.left_at(self.running, at))
        self.running = seat
        self.since = at

    def decide(self, seat: int, at: int) -> None:
        """The seat has decided: it gets its increment, or a full clock for its next decision."""
        if not self.used:
            return
        self.run(None, at)
        if self.clock.kind == "move":
            self.left[seat] = self.full
        else:
            self.left[seat] += round(self.clock.increment * 1000)

    def left_at(self, seat: int, now: int) -> int:
        """What a seat has left, not below zero by more than the truth."""
        if seat != self.running:
            return self.left[seat]
        return self.left[seat] - self.calendar.running(self.since, now)

    def has_run_out(self, now: int) -> bool:
        return self.running is not None and self.left_at(self.running, now) <= 0

    def deadline(self) -> int | None:
        """When the running clock runs out, if no server stops until then."""
        if self.running is None:
            return None
        now = self.since
        for outage in self.calendar.outages:  # those that are known already
            if outage.ended > self.since:
                now += outage.ended - max(outage.began, self.since)
        return now + self.left[self.running]
