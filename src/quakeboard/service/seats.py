"""Who may see a table and who may play at it: tokens, sessions, free seats."""

from __future__ import annotations

from quakeboard.service import commands, tokens
from quakeboard.service.client_limits import ClientLimits
from quakeboard.service.errors import INVITATION_ONLY, NO_SUCH_SEAT, SEAT_TAKEN, WRONG_KEY, Refused
from quakeboard.service.live_table import LiveTable
from quakeboard.service.registry import TableRegistry
from quakeboard.service.store import Key
from quakeboard.service.table import Proposal, Table
from quakeboard.service.unused_seats import UnusedSeats


class Seats:
    """Authorises tokens and gives out free seats."""

    def __init__(self, registry: TableRegistry, clients: ClientLimits, unused: UnusedSeats) -> None:
        self.registry = registry
        self.clients = clients
        self.unused = unused
        self.store = registry.store

    async def authorize(self, table: str, token: str | None) -> int | None:
        """The seat that a token opens, or None for a watcher; raises `Refused`."""
        live_table = await self.registry.get(table)
        if token is None:
            if not live_table.head.set_up.public:
                raise Refused(INVITATION_ONLY)
            return None
        key = await self.store.key(table, tokens.digest(token))
        if key is None:
            raise Refused(WRONG_KEY)
        return key.seat

    async def visible_table(self, table: str, session: str | None, token: str | None) -> LiveTable:
        """A table that may be seen: it is public, this session's own, or opened by the token."""
        live_table = await self.registry.get(table)
        if not live_table.head.set_up.public and session != live_table.head.host:
            await self.authorize(table, token)
        return live_table

    async def take_seat(
        self, table: str, seat: int, session: str, name: str, colour: int | None, client: str = ""
    ) -> str:
        """Take a free seat at a public table, in any free colour by default, and return its token.

        Raises `Refused` if the client holds too many at tables that have not begun.
        """
        live_table = await self.registry.get(table)
        if not live_table.head.set_up.public:
            raise Refused(INVITATION_ONLY)
        if not 0 <= seat < len(live_table.table.seats):
            raise Refused(NO_SUCH_SEAT, seat=seat)
        token = tokens.new_token()

        def take(now: Table) -> Proposal:
            commands.check_open(now)
            if now.seats[seat].name is not None:
                raise Refused(SEAT_TAKEN)
            shown = now.free_colour(seat) if colour is None else colour
            return commands.sit(now, seat, name, shown, fresh=True)

        async with self.clients.taking_seat(client, table, seat):
            await live_table.apply(take, (Key(tokens.digest(token), table, seat),), (session, seat))
        self.unused.taken(table, seat, live_table.table.names[seat])
        return token
