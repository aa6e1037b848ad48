"""Tables as lists show them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

import msgspec

from quakeboard.service.api_types import PublicView, SeatLine, TableLine
from quakeboard.service.errors import BAD_REQUEST, Refused
from quakeboard.service.live_table import LiveTable
from quakeboard.service.presence_state import PresenceState
from quakeboard.service.projection import full_view
from quakeboard.service.store import Store, TableSummary
from quakeboard.service.tokens import digest

MAX_LISTED = 100
MAX_KEYS = 100
"""Secrets that one request for a browser's own tables may hold."""


async def public_tables(store: Store, live_tables: Iterable[LiveTable]) -> list[TableLine]:
    """Public tables that are not over, shared fairly among those who opened them."""
    present = {table.id: found for table in live_tables if (found := table.presence()).anybody}
    return [
        table_line(listed, present.get(listed.table, PresenceState()).watchers)
        for listed in await store.public_tables(MAX_LISTED, list(present))
    ]


async def tables_of(
    store: Store, session: str | None, keys: Mapping[str, Sequence[str]] = MappingProxyType({})
) -> list[TableLine]:
    """Tables that a session opened or sits at, and those whose seats these secrets open."""
    secrets = [(table, digest(token)) for table, found in keys.items() for token in found]
    if len(secrets) > MAX_KEYS:
        raise Refused(BAD_REQUEST, why=f"it holds more than {MAX_KEYS} secrets")
    own = [] if session is None else await store.tables_of(session, MAX_LISTED)
    by_id = {listed.table: listed for listed in own}
    for listed in await store.tables_with_keys(secrets) if secrets else ():
        seats = sorted({*listed.seats, *by_id.get(listed.table, listed).seats})
        by_id[listed.table] = msgspec.structs.replace(listed, seats=seats)
    latest = sorted(by_id.values(), key=lambda listed: (-listed.changed_at, listed.table))
    return [table_line(listed) for listed in latest]


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
        ),
        live_table.presence().watchers,
    )


def public_view(live_table: LiveTable) -> PublicView:
    """What a watcher sees of a table: nobody's secrets, whoever asks."""
    return PublicView(seq=live_table.seq, view=full_view(live_table.table.view(None)))


def table_line(listed: TableSummary, watchers: int = 0) -> TableLine:
    standing, plan = listed.standing, listed.set_up
    colours = standing.colours or range(len(plan.seats))
    return TableLine(
        table=listed.table,
        game=plan.game,
        options=plan.options,
        clock=plan.clock,
        public=plan.public,
        state=standing.state,
        seats=[
            SeatLine(name=name, bot=seat.bot, colour=colour)
            for name, seat, colour in zip(standing.names, plan.seats, colours, strict=True)
        ],
        free=standing.free_seats,
        asked=standing.asked,
        opened_at=listed.opened_at,
        changed_at=listed.changed_at,
        mine=listed.seats,
        loaded=plan.loaded is not None,
        forecast=plan.forecast,
        seq=listed.seq,
        turn=standing.turn,
        points=standing.points,
        winners=standing.winners,
        clock_ends=standing.clock_ends,
        watchers=watchers,
    )
