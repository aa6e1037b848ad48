"""Tables as lists show them."""

from __future__ import annotations

from collections.abc import Iterable

from quakeboard.service.api_types import SeatLine, TableLine
from quakeboard.service.live_table import LiveTable
from quakeboard.service.store import Store, TableSummary

MAX_LISTED = 100


async def public_tables(store: Store, live_tables: Iterable[LiveTable]) -> list[TableLine]:
    """Public tables that are not over, shared fairly among those who opened them."""
    present = [live_table.id for live_table in live_tables if live_table.presence().anybody]
    return [table_line(listed) for listed in await store.public_tables(MAX_LISTED, present)]


async def tables_of(store: Store, session: str | None) -> list[TableLine]:
    """Tables that a session opened or sits at."""
    found = [] if session is None else await store.tables_of(session, MAX_LISTED)
    return [table_line(listed) for listed in found]


def line_of(live_table: LiveTable) -> TableLine:
    """One table."""
    table, head = live_table.table, live_table.head
    return table_line(
        TableSummary(
            table=live_table.id,
            opened_at=head.opened_at,
            changed_at=table.entries[-1].at if table.entries else head.opened_at,
            set_up=head.set_up,
            standing=table.standing(),
            seq=table.seq,
        )
    )


def table_line(listed: TableSummary) -> TableLine:
    standing, plan = listed.standing, listed.set_up
    return TableLine(
        table=listed.table,
        game=plan.game,
        options=plan.options,
        clock=plan.clock,
        public=plan.public,
        state=standing.state,
        seats=[
            SeatLine(name=name, bot=seat.bot) for name, seat in zip(standing.names, plan.seats, strict=True)
        ],
        free=standing.free_seats,
        asked=standing.asked,
        opened_at=listed.opened_at,
        changed_at=listed.changed_at,
        mine=listed.seats,
        loaded=plan.loaded is not None,
        forecast=plan.forecast,
    )
