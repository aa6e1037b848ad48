"""Who is away, for how long, and what may be done about it; presence says who is connected."""

from __future__ import annotations

from quakeboard.service import log_entries as entries
from quakeboard.service.away import REMIND_EVERY_MS, Absence, patience_ms
from quakeboard.service.errors import NOT_AWAY, REMINDED, Refused
from quakeboard.service.messages import AwayInfo, EndHere, LetBotPlay, Remind
from quakeboard.service.presence_state import PresenceState
from quakeboard.service.table import Proposal, Table

ABOUT_ABSENCE = (Remind, LetBotPlay, EndHere)


def absence(table: Table, presence: PresenceState, now: int) -> Absence | None:
    """The absence of the person who is asked; None if nobody is, or the person is connected."""
    turn = table.turn
    if turn is None or turn.seat in presence.seats:
        return None
    since = min(now, presence.seen.get(turn.seat, table.asked_since))
    return Absence(turn.seat, since, table.clocks.uptime.elapsed_ms(since, now))


def check_may(
    table: Table, command: Remind | LetBotPlay | EndHere, presence: PresenceState, now: int
) -> None:
    """Refuse what is done about somebody who is not away, or a second reminder on one day."""
    if table.turn is None:
        return
    found = absence(table, presence, now)
    if found is None or found.lasted_ms < patience_ms(table.head.set_up.clock):
        raise Refused(NOT_AWAY)
    reminded_at = table.away.reminded_at
    if isinstance(command, Remind) and reminded_at is not None and now < reminded_at + REMIND_EVERY_MS:
        raise Refused(REMINDED)


def is_acted_on(table: Table) -> bool:
    """Whether anything was done about somebody's absence that ends when the person is back."""
    return table.away.pending or any(seat.bot_until in ("turn", "back") for seat in table.seats)


def propose_back(table: Table, presence: PresenceState) -> Proposal | None:
    """The proposal for somebody who is back, if anything was done about the absence; None if nobody is."""
    asked = table.asked
    if asked in presence.seats and table.away.pending:
        assert asked is not None, "somebody is asked"
        return Proposal(entries.CameBack(asked))
    for seat in sorted(presence.seats):
        if table.seats[seat].bot_until in ("turn", "back") and not table.over:
            return Proposal(entries.CameBack(seat))
    return None


def bot_due(table: Table, presence: PresenceState, now: int) -> int | None:
    """When a bot plays on for the person who is asked, as far as is known now; None if none does."""
    away = table.head.set_up.away
    if away is None or table.turn is None:
        return None
    found = absence(table, presence, now)
    if found is None:  # the person is connected, and may go at any moment
        return now + away.bot_after_ms
    since = max(found.since, table.asked_since)
    return now + max(0, away.bot_after_ms - table.clocks.uptime.elapsed_ms(since, now))


def propose_bot(table: Table, presence: PresenceState, now: int) -> Proposal | None:
    """The proposal for a bot that plays on for a person who is away for as long as the set-up says."""
    due = bot_due(table, presence, now)
    if due is None or due > now:
        return None
    assert table.turn is not None, "a person is asked"
    return Proposal(entries.GivenToBot(table.turn.seat, table.head.set_up.clock.bot, away=True))


def away_info(table: Table, presence: PresenceState, now: int) -> AwayInfo | None:
    """What clients are told about the person who is asked and not connected."""
    found = absence(table, presence, now)
    if found is None:
        return None
    ready_in = max(0, patience_ms(table.head.set_up.clock) - found.lasted_ms)
    return AwayInfo(
        seat=found.seat,
        since=found.since,
        ready_at=now + ready_in,
        voters=sorted(table.voters),
        for_bot=sorted(table.away.for_bot),
        for_end=sorted(table.away.for_end),
        bot_at=bot_due(table, presence, now),
    )
