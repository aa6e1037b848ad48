"""Free seats that were taken at public tables by clients that never connected."""

from __future__ import annotations

from quakeboard.service import log_entries as entries
from quakeboard.service.live_table import LiveTable
from quakeboard.service.shared_time import TimeSource
from quakeboard.service.table import Proposal, Table

CONNECT_MS = 120_000  # how long a seat is kept for a client that has not connected


class UnusedSeats:
    """The seats that were taken in this process and whose clients have not connected yet."""

    def __init__(self, time: TimeSource) -> None:
        self.time = time
        self._names: dict[tuple[str, int], tuple[str, int]] = {}
        """The name of each such seat, and until when it is kept."""

    def taken(self, table: str, seat: int, name: str) -> None:
        self._names[table, seat] = name, self.time.now() + CONNECT_MS

    def connected(self, live_table: LiveTable) -> None:
        """Somebody is connected to a table: the seats of those who are belong to them."""
        if self._names:
            for seat in live_table.presence().seats:
                self._names.pop((live_table.id, seat), None)

    def tables(self) -> set[str]:
        return {table for table, _ in self._names}

    def pop_overdue(self) -> list[tuple[str, int, str]]:
        """The tables, seats and names for which nobody has connected in time, each once."""
        now = self.time.now()
        found = [(table, seat, name) for (table, seat), (name, until) in self._names.items() if until <= now]
        for table, seat, _ in found:
            del self._names[table, seat]
        return found


def free_seat(table: Table, seat: int, name: str) -> Proposal | None:
    """Free a seat, unless the game has begun or somebody else has it."""
    is_unused = table.state == "open" and table.seats[seat].is_person and table.seats[seat].name == name
    return Proposal(entries.Left(seat)) if is_unused else None
