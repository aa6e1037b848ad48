"""How long each seat may still think. Times are milliseconds; clocks stand still while no server runs."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy

from quakeboard.service.store import Outage
from quakeboard.service.table_setup import Clock


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
        self._before: list[int] = []
        """What whoever decided had left, for each decision that counts."""
        self._paid = [0] * seats
        """How many decisions of a seat have had their increment."""

    def copy(self) -> Clocks:
        """Clocks that show the same and go their own way from here."""
        twin = copy(self)
        twin.left, twin._before, twin._paid = [*self.left], [*self._before], [*self._paid]
        return twin

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

    def decide(self, seat: int, at: int, number: int) -> None:
        """The seat's decision of this number was made (0: by a bot). It gets a full clock for its next one,
        or its increment: for a number once, however often it goes back, and never for what a bot decides."""
        if not self.used:
            return
        self.run(None, at)
        self._before.append(self.left[seat])
        if self.clock.kind == "move":
            self.left[seat] = self.full
        elif number > self._paid[seat]:
            self._paid[seat] = number
            self.left[seat] += round(self.clock.increment * 1000)

    def go_back(self, decisions: int, seat: int, at: int) -> None:
        """So many decisions count, and the next is this seat's again: with what it had left for it then, if
        each decision has its own time. Time that was used up from a bank stays used up."""
        if not self.used:
            return
        self.run(None, at)
        if self.clock.kind == "move":
            self.left = [self.full] * len(self.left)
            self.left[seat] = self._before[decisions]
        del self._before[decisions:]

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
        due = self.since + self.left[self.running]
        for outage in self.calendar.outages:  # those that are known already
            if outage.ended > self.since and outage.began < due:
                due += outage.ended - max(outage.began, self.since)
        return due
