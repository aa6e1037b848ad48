"""Opening tables: new ones, imported records, branches and rematches."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Collection
from typing import NamedTuple

import msgspec

from quakeboard.core.errors import BadOptions
from quakeboard.play.chance.chains import server_chain
from quakeboard.play.record import Record
from quakeboard.service import commands, import_and_branch, messages, tokens
from quakeboard.service import log_entries as entries
from quakeboard.service.api_types import OpenTable
from quakeboard.service.chunked_work import ChunkedWork
from quakeboard.service.client_limits import ClientLimits
from quakeboard.service.clocks import Uptime
from quakeboard.service.errors import BAD_REQUEST, NO_SUCH_SEAT, SEAT_TAKEN, SEATS_FREE, Refused
from quakeboard.service.live_table import LiveTable
from quakeboard.service.names import check_distinct, check_name
from quakeboard.service.registry import TableRegistry
from quakeboard.service.shared_time import TimeSource
from quakeboard.service.store import Head, Key
from quakeboard.service.table import Proposal, Table
from quakeboard.service.table_setup import BAD_COLOUR, COLOURS, SeatPlan, SetUp, check_setup, with_dealing


class NewTable(NamedTuple):
    """A new table and its tokens."""

    table: str
    seats: dict[int, str]
    """A token for each seat that is for a person: the secret of the host's own seat, and links to others."""
    watch: str
    own: frozenset[int] = frozenset()
    """The seats whose tokens are secrets, not links."""


class TableOpening:
    """Opens tables and stores them."""

    def __init__(
        self, registry: TableRegistry, time: TimeSource, uptime: Uptime, clients: ClientLimits
    ) -> None:
        self.registry = registry
        self.clients = clients
        self.store = registry.store
        self.time = time
        self.uptime = uptime

    async def open_table(
        self,
        session: str,
        wanted: OpenTable,
        source: LiveTable | None,
        opener: str = "",
        prepare: Callable[[str], Awaitable[None]] | None = None,
    ) -> NewTable:
        """Open a table as a client wants it, and seat its host; `source` is the table to branch from.

        Before anybody sits down, `prepare` is called with the id of the table. Raises `Refused` if its opener
        has too many public tables that have not begun.
        """
        plan = check_setup(with_dealing(await _set_up(wanted, source), wanted.dealing, wanted.alone))
        _check_seat_and_colour(wanted, plan)
        own = () if wanted.seat is None else (wanted.seat,)
        async with self.clients.opening_table(opener if plan.public else ""):
            opened = await self.create(session, plan, own, opener)
        if prepare is not None:
            await prepare(opened.table)
        if wanted.seat is not None and wanted.name is not None:
            await self._seat_host(await self.registry.get(opened.table), wanted, session)
        return opened

    async def create(
        self, session: str, wanted: SetUp, own: Collection[int] = (), opener: str = ""
    ) -> NewTable:
        """Open a table; raises `BadOptions` if it cannot be played.

        The tokens of the seats in `own` are their secrets; those of the others are for links.
        """
        checked = check_setup(wanted)
        head = self._head(session, checked, opener=opener)
        seats = {number: tokens.new_token() for number, plan in enumerate(checked.seats) if plan.bot is None}
        watch = tokens.new_token()
        keys = [
            Key(tokens.digest(token), head.table, seat, "seat" if seat in own else "invitation")
            for seat, token in seats.items()
        ]
        await self._create(head, [*keys, _watch_key(head, watch)])
        return NewTable(head.table, seats, watch, frozenset(own))

    async def import_record(self, session: str, record: Record) -> NewTable:
        """Open a table to look through a record; raises `BadRecord` if it does not replay."""
        # Nothing is drawn from the seed of such a table.
        head = self._head(session, import_and_branch.setup_of_record(record, public=False))
        table = await import_and_branch.table_of_record(record, head)
        watch = tokens.new_token()
        await import_and_branch.store_table(self.store, table, [_watch_key(head, watch)])
        await self.registry.loader.store_snapshot(table)
        self.registry.add(head, table)
        return NewTable(head.table, {}, watch)

    def _head(self, session: str, set_up: SetUp, before: str | None = None, opener: str = "") -> Head:
        seed = secrets.token_bytes(32)
        if set_up.dealing is not None:
            dealing = msgspec.structs.replace(set_up.dealing, end=server_chain(seed, 0).end.hex())
            set_up = msgspec.structs.replace(set_up, dealing=dealing)
        return Head(
            table=tokens.new_table_id(),
            opened_at=self.time.now(),
            host=session,
            set_up=set_up,
            seed=seed,
            before=before,
            opener=opener,
        )

    async def _create(self, head: Head, keys: list[Key]) -> None:
        async with ChunkedWork() as work:
            table = await work.run(Table.loading(head, (), self.uptime))
        await self.store.create(head, table.standing(), keys)
        if head.set_up.branch is not None:
            await self.registry.loader.store_snapshot(table)
        self.registry.add(head, table)

    async def _seat_host(self, live_table: LiveTable, wanted: OpenTable, session: str) -> None:
        seat, name = wanted.seat, wanted.name
        assert seat is not None
        assert name is not None
        colour = seat if wanted.colour is None else wanted.colour
        await live_table.apply(lambda table: commands.sit(table, seat, name, colour), (session, seat))
        if wanted.begin:
            await live_table.apply(commands.begin)

    # ------------------------------------------------------------------ rematches

    async def rematch(self, live_table: LiveTable, seat: int, command: messages.Rematch) -> str:
        """Open one table for the same people, everyone one seat further, with the same secrets and links."""
        while live_table.table.rematch is None:
            commands.check_not_resigned(live_table.table, seat)
            commands.propose(live_table.table, seat, command)
            await self._try_rematch(live_table)
        return live_table.table.rematch

    async def _try_rematch(self, live_table: LiveTable) -> None:
        """Open the rematch, unless an entry is added meanwhile: its token would have to open it too."""
        before = live_table.table
        head = self._rotated(before)
        await self._create(head, await self._rotated_keys(head))
        fact = entries.Rematched(head.table)
        if await live_table.apply(lambda now: Proposal(fact) if now.seq == before.seq else None):
            await self._reseat(before, head.table)
        else:
            self.registry.remove(head.table)
            await self.store.delete(head.table)

    def _rotated(self, before: Table) -> Head:
        """The head of a rematch: everyone one seat further on, without the branch."""
        old = before.head
        plans = [SeatPlan(seat.bot if seat.is_bot_seat else None) for seat in before.seats]
        seats = [plans[-1], *plans[:-1]]
        version = old.set_up.make_game().rules_version
        series = before.series.one_seat_further()
        set_up = msgspec.structs.replace(
            old.set_up, seats=seats, branch=None, rules_version=version, series=series
        )
        if set_up.dealing is None:
            set_up = with_dealing(set_up)
        return self._head(old.host, set_up, old.table, old.opener)

    async def _rotated_keys(self, head: Head) -> list[Key]:
        assert head.before is not None
        size = len(head.set_up.seats)
        return [
            Key(key.digest, head.table, None if key.seat is None else (key.seat + 1) % size, key.kind)
            for key in await self.store.keys_of(head.before)
        ]

    async def _reseat(self, before: Table, table: str) -> None:
        """Give everyone at a rematch the name and colour they had, bots too."""
        live_table = await self.registry.get(table)
        for number, sitter in enumerate(before.seats):
            if sitter.name is not None:
                fact = entries.Sat((number + 1) % len(before.seats), sitter.name, sitter.colour)
                await live_table.apply(lambda _, fact=fact: Proposal(fact))  # type: ignore[misc]


def _watch_key(head: Head, token: str) -> Key:
    return Key(tokens.digest(token), head.table, None, "watch")


async def _set_up(wanted: OpenTable, source: LiveTable | None) -> SetUp:
    """The set-up of a new table. A branch has the game of its source."""
    if source is None or wanted.branch is None:
        if wanted.game is None:
            raise Refused(BAD_REQUEST, why="it names neither a game nor a branch")
        return SetUp(
            wanted.game,
            wanted.seats,
            wanted.options,
            wanted.clock,
            wanted.public,
            forecast=wanted.forecast is not False,
            away=wanted.away,
        )
    if wanted.game is not None or wanted.options:
        raise Refused(BAD_REQUEST, why="a branch has the game and the options of the other table")
    branch = await import_and_branch.branch(source.loader, source.table, wanted.branch.seq, len(wanted.seats))
    old = source.head.set_up
    forecast = old.forecast if wanted.forecast is None else wanted.forecast
    return SetUp(
        old.game,
        wanted.seats,
        old.options,
        wanted.clock,
        wanted.public,
        branch,
        forecast=forecast,
        away=wanted.away,
    )


def _check_seat_and_colour(wanted: OpenTable, plan: SetUp) -> None:
    """Refuse an impossible seat, name or colour of the host before the table is opened."""
    if (wanted.seat is None) != (wanted.name is None):
        raise Refused(BAD_REQUEST, why="who sits down needs both a seat and a name")
    if wanted.seat is not None and wanted.name is not None:
        if not 0 <= wanted.seat < len(wanted.seats):
            raise Refused(NO_SUCH_SEAT, seat=wanted.seat)
        if wanted.seats[wanted.seat].bot is not None:
            raise Refused(SEAT_TAKEN)
        check_distinct(check_name(wanted.name), plan.bot_names())
    if wanted.colour is not None and not 0 <= wanted.colour < COLOURS:
        raise BadOptions(BAD_COLOUR, most=COLOURS - 1)
    free = [number for number, seat in enumerate(wanted.seats) if seat.bot is None and number != wanted.seat]
    if wanted.begin and free:
        raise Refused(SEATS_FREE, free=len(free))
