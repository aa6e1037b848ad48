"""People who are away: how long they are waited for, and what the others have agreed on meanwhile."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from quakeboard.service.table_setup import DAY, Clock

PATIENCE_MS = 2 * DAY * 1000  # in a game without a clock
REMIND_EVERY_MS = DAY * 1000


def patience_ms(clock: Clock) -> int:
    """How long somebody who is asked has to be away before the others can do something about it."""
    return PATIENCE_MS if clock.kind == "none" else round(clock.seconds * 1000 / 2)


class Absence(NamedTuple):
    """The person who is asked is not connected."""

    seat: int
    since: int
    """When the person was last seen, in milliseconds since 1970."""
    lasted_ms: int
    """For how long, without the time in which no server ran."""


Seen = Mapping[int, int]
"""When each seat was last seen that is not connected."""


@dataclass(frozen=True, slots=True)
class AwayVotes:
    """What the others want while they wait for the person who is asked."""

    for_bot: frozenset[int] = frozenset()
    """Those who would let a bot play this turn."""
    for_end: frozenset[int] = frozenset()
    """Those who would end the game here."""
    reminded_at: int | None = None
    """When the last reminder went out, to whomever it was."""
    reminded_by: int | None = None
    reminded_now: bool = False
    """Whether the person who is asked now was reminded of this turn."""

    @property
    def pending(self) -> bool:
        """Whether anything was done about the absence of the person who is asked."""
        return bool(self.for_bot or self.for_end or self.reminded_now)

    def with_bot_vote(self, seat: int) -> AwayVotes:
        return replace(self, for_bot=self.for_bot | {seat})

    def with_end_vote(self, seat: int) -> AwayVotes:
        return replace(self, for_end=self.for_end | {seat})

    def with_reminder(self, seat: int, at: int) -> AwayVotes:
        return replace(self, reminded_at=at, reminded_by=seat, reminded_now=True)

    def dropped(self) -> AwayVotes:
        """Without votes: somebody is back, or somebody else is asked."""
        return AwayVotes(reminded_at=self.reminded_at, reminded_by=self.reminded_by) if self.pending else self
