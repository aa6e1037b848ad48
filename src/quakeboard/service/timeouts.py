"""What happens by itself when time has passed: a clock runs out, a pause ends, a request lapses."""

from __future__ import annotations

from quakeboard.service import log_entries as entries
from quakeboard.service.table import Proposal, Table


def propose_due(table: Table, now: int) -> Proposal | None:
    """The proposal for what is due at the table; None if nothing is."""
    if table.clocks.has_run_out(now):
        return propose_timeout(table)
    if table.pauses.ends_at is not None and table.pauses.ends_at <= now:
        return Proposal(entries.Resumed())
    lapses_at = table.request_lapses_at
    if lapses_at is not None and lapses_at <= now:
        return Proposal(entries.RequestLapsed())
    return None


def propose_timeout(table: Table) -> Proposal:
    """The proposal for a seat whose clock has run out: a bot plays on, or this decision is passed."""
    seat = table.clocks.running
    assert seat is not None, "some clock runs"
    clock = table.head.set_up.clock
    if clock.when_over == "bot":
        return Proposal(entries.Flagged(seat, bot=clock.bot))
    played = table.play(str(table.game.timeout(table.position)))
    assert isinstance(played.fact, entries.Acted)
    acted = played.fact
    fact = entries.Flagged(seat, action=acted.action, chance=acted.chance, known=acted.known)
    return Proposal(fact, played.position, played.steps)
