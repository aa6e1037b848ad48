"""The clocks of a table. Times are in milliseconds; clocks stop while no server runs."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy

import msgspec

from quakeboard.service.cluster import Outage
from quakeboard.service.persistent_list import PersistentList
from quakeboard.service.table_setup import Clock

OVERTIME_MS = 15_000  # for each decision of a seat that was taken over again after its time was up


class Uptime:
    """When a server was running, shared by all tables of a process."""

    def __init__(self, outages: Iterable[Outage] = ()) -> None:
        self.outages = sorted(outages, key=lambda outage: outage.began)

    def set_outages(self, outages: Iterable[Outage]) -> None:
        self.outages = sorted(outages, key=lambda outage: outage.began)

    def elapsed_ms(self, began: int, ended: int) -> int:
        """How many milliseconds of this interval a server was running."""
        lost = 0
        for outage in reversed(self.outages):
            if outage.ended <= began:
                break
            lost += max(0, min(outage.ended, ended) - max(outage.began, began))
        return max(0, ended - began - lost)


class ClockState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a snapshot keeps of the clocks of a table."""

    left: list[int]
    running: int | None
    since: int
    left_before: list[int]
    """What the deciding seat had left before each of the last decisions."""
    increments_given: list[int]
    overtime: list[bool]


class Clocks:
    """The clocks of one table. At most one of them runs."""

    def __init__(self, clock: Clock, seats: int, uptime: Uptime) -> None:
        self.clock = clock
        self.uptime = uptime
        self.full = round(clock.seconds * 1000)
        self.left = [self.full] * seats
        self.running: int | None = None
        self.since = 0
        self._left_before: PersistentList[int] = PersistentList()
        """What the deciding seat had left before each decision that counts."""
        self._increments_given = [0] * seats
        """The number of the last decision of each seat that got its increment."""
        self.overtime = [False] * seats
        """Whether each seat has used up its time for the game, and has a little for each decision."""

    def copy(self) -> Clocks:
        """Independent clocks in the same state."""
        clone = copy(self)
        clone.left, clone._increments_given = [*self.left], [*self._increments_given]
        clone.overtime = [*self.overtime]
        return clone

    def state(self, decisions: int) -> ClockState:
        """Their state, with what is needed to take back the decisions after the first so many."""
        return ClockState(
            [*self.left],
            self.running,
            self.since,
            self._left_before[decisions:],
            [*self._increments_given],
            [*self.overtime],
        )

    def set_state(self, state: ClockState, decisions: int) -> None:
        """Continue from a state that was taken after so many decisions."""
        self.left, self.running, self.since = [*state.left], state.running, state.since
        self._left_before = PersistentList.after(decisions, state.left_before)
        self._increments_given, self.overtime = [*state.increments_given], [*state.overtime]

    @property
    def enabled(self) -> bool:
        return self.clock.kind != "none"

    def run(self, seat: int | None, at: int) -> None:
        """Stop the running clock and start this seat's; None starts none."""
        if not self.enabled:
            return
        if self.running is not None:
            self.left[self.running] = max(0, self.left_at(self.running, at))
        self.running = seat
        self.since = at

    def record_decision(self, seat: int, at: int, number: int) -> None:
        """Stop the clock after a seat's decision of this number (0: by a bot), and refill or increment it.

        Each number gets its increment once, however often it is undone; decisions of bots get none.
        """
        if not self.enabled:
            return
        self.run(None, at)
        self._left_before = self._left_before.appended(self.left[seat])
        if self.is_per_decision(seat):
            self.left[seat] = self.full_for(seat)
        elif number > self._increments_given[seat]:
            self._increments_given[seat] = number
            self.left[seat] += round(self.clock.increment * 1000)

    def go_back(self, decisions: int, seat: int, at: int) -> None:
        """Undo: `decisions` decisions remain, and the next is this seat's again.

        A clock per decision gets back what it had left then; time used from a bank stays used.
        """
        if not self.enabled:
            return
        self.run(None, at)
        if self.clock.kind == "move":
            self.left = [self.full] * len(self.left)
        if self.is_per_decision(seat):
            self.left[seat] = min(self._left_before[decisions], self.full_for(seat))
        self._left_before = self._left_before.truncated(decisions)

    def is_per_decision(self, seat: int) -> bool:
        """Whether a seat has its time for each decision."""
        return self.clock.kind == "move" or self.overtime[seat]

    def full_for(self, seat: int) -> int:
        """What such a seat has for a decision."""
        return min(self.full, OVERTIME_MS) if self.overtime[seat] else self.full

    def is_spent(self, seat: int) -> bool:
        """Whether a seat whose clock does not run has no time left."""
        return self.enabled and self.left[seat] <= 0

    def grant_overtime(self, seat: int) -> None:
        """Give a seat that has used up its time for the game a little for each decision from now on."""
        if self.clock.kind == "bank" and self.left[seat] <= 0:
            self.overtime[seat] = True
            self.left[seat] = self.full_for(seat)

    def left_at(self, seat: int, now: int) -> int:
        """What a seat has left; negative once it has run out."""
        if seat != self.running:
            return self.left[seat]
        return self.left[seat] - self.uptime.elapsed_ms(self.since, now)

    def has_run_out(self, now: int) -> bool:
        return self.running is not None and self.left_at(self.running, now) <= 0

    def deadline(self) -> int | None:
        """When the running clock runs out, if there is no further outage; None if none runs."""
        if self.running is None:
            return None
        due = self.since + self.left[self.running]
        for outage in self.uptime.outages:  # known outages only
            if outage.ended > self.since and outage.began < due:
                due += outage.ended - max(outage.began, self.since)
        return due
