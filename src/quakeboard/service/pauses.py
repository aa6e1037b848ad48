"""Pauses of a table with a clock: they need the consent of the others, are few, and end by themselves."""

from __future__ import annotations

from dataclasses import dataclass, replace

from quakeboard.service.table_setup import DAY, Clock

MAX_PAUSES = 3  # of each seat in a game
SHORT_PAUSE_MS = 30 * 60 * 1000
LONG_PAUSE_MS = DAY * 1000
SHORT_REQUEST_MS = 60 * 1000
LONG_REQUEST_MS = DAY * 1000


def longest_pause_ms(clock: Clock) -> int:
    """How long a pause lasts at most."""
    return LONG_PAUSE_MS if clock.seconds >= DAY else SHORT_PAUSE_MS


def longest_request_ms(clock: Clock) -> int:
    """How long a request for a pause or an undo waits for an answer."""
    return LONG_REQUEST_MS if clock.seconds >= DAY else SHORT_REQUEST_MS


@dataclass(frozen=True, slots=True)
class PauseRequest:
    seat: int
    asked_at: int
    agreed: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Pauses:
    """The pauses of one table: how many each seat was granted, the pending request, the end of the present
    one."""

    granted: tuple[int, ...]
    request: PauseRequest | None = None
    ends_at: int | None = None
    """When the present pause ends by itself; None if there is none, or it has no end."""

    def left(self, seat: int) -> int:
        """How many more pauses a seat may be granted."""
        return max(0, MAX_PAUSES - self.granted[seat])

    def with_request(self, seat: int, at: int) -> Pauses:
        return replace(self, request=PauseRequest(seat, at))

    def with_consent(self, seat: int) -> Pauses:
        assert self.request is not None, "somebody asked for a pause"
        return replace(self, request=replace(self.request, agreed=self.request.agreed | {seat}))

    def without_request(self) -> Pauses:
        return self if self.request is None else replace(self, request=None)

    def begun(self, seat: int, ends_at: int) -> Pauses:
        """A pause that this seat asked for begins, and counts."""
        granted = tuple(count + (number == seat) for number, count in enumerate(self.granted))
        return Pauses(granted, None, ends_at)

    def ended(self) -> Pauses:
        return replace(self, ends_at=None)
