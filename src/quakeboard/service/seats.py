"""Who may see a table and who may play at it: tokens, links, sessions, free seats."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import NamedTuple

from quakeboard.service import caps, commands, seat_keys, tokens
from quakeboard.service import log_entries as entries
from quakeboard.service.client_limits import ClientLimits
from quakeboard.service.errors import (
    INVITATION_ONLY,
    IS_OVER,
    LINK_UNUSED,
    LINK_USED,
    NO_SUCH_SEAT,
    SEAT_TAKEN,
    SECRET_EXISTS,
    WRONG_KEY,
    Refused,
)
from quakeboard.service.live_table import LiveTable
from quakeboard.service.messages import Hello
from quakeboard.service.operator_store import NOBODY
from quakeboard.service.registry import TableRegistry
from quakeboard.service.seat_keys import KeyedProposal
from quakeboard.service.store import Key
from quakeboard.service.table import Proposal, Table
from quakeboard.service.unused_seats import UnusedSeats


class Access(NamedTuple):
    """What a client may do at a table, and with which token."""

    seat: int | None
    """The seat that it plays for; None: it watches."""
    token: str | None
    claimed: bool = False
    """Whether the token is the secret that it got in exchange for a link."""


class Seats:
    """Authorises tokens, exchanges links for secrets, and gives out seats."""

    def __init__(self, registry: TableRegistry, clients: ClientLimits, unused: UnusedSeats) -> None:
        self.registry = registry
        self.clients = clients
        self.unused = unused
        self.store = registry.store

    # ------------------------------------------------------------------ coming in

    async def enter(self, table: str, hello: Hello, session: str | None) -> Access:
        """Let a client in, and exchange its link if it has come with an unused one; raises `Refused`.

        The same hello gives the same access, whether or not its first answer arrived.
        """
        live_table = await self.registry.get(table)
        key = await self._key(live_table, hello.token)
        if key is None or key.kind in ("seat", "watch"):
            return Access(await self.authorize(table, hello.token), hello.token)
        if hello.new_token is None:
            raise _refusal(key)
        if key.kind == "invitation":
            commands.check_token(hello.new_token)
            await self._claim(live_table, key, hello.new_token, session)
        own = await self.store.key(table, tokens.digest(hello.new_token))
        if own is None or own.kind != "seat" or own.seat != key.seat:
            raise Refused(LINK_USED)
        return Access(key.seat, hello.new_token, claimed=True)

    async def _claim(self, live_table: LiveTable, link: Key, secret: str, session: str | None) -> None:
        """Exchange a link for a secret, unless the link was used meanwhile."""
        seat = link.seat
        assert seat is not None, "links to watch are not exchanged"
        own = Key(tokens.digest(secret), live_table.id, seat, "seat")

        async def claim(now: Table) -> KeyedProposal | None:
            # Read first: if it exists because of the same hello at another process, the link is used by now.
            known = await self.store.key(live_table.id, own.digest)
            if await self.store.key(live_table.id, link.digest) != link:
                return None
            if known is not None:
                raise Refused(SECRET_EXISTS)
            others = await seat_keys.keys_of_seat(self.store, live_table.id, seat, "seat")
            fact = entries.Claimed(seat, device=bool(others))
            # The session of the first device has the seat in its list of tables.
            sitter = None if others or session is None else (session, seat)
            return KeyedProposal(Proposal(fact), (seat_keys.ended(link), own), sitter)

        await live_table.apply_keyed(claim)

    async def authorize(self, table: str, token: str | None) -> int | None:
        """The seat that a secret opens, or None for a watcher; raises `Refused`."""
        live_table = await self.registry.get(table)
        key = await self._key(live_table, token)
        if key is None:
            return None
        if key.kind not in ("seat", "watch"):
            raise _refusal(key)
        return key.seat if key.kind == "seat" else None

    async def opened_by(self, table: str, secrets: Iterable[str]) -> set[int]:
        """The seats that these secrets open; those that open none are ignored."""
        keys = [await self.store.key(table, tokens.digest(secret)) for secret in secrets]
        return {key.seat for key in keys if key is not None and key.kind == "seat" and key.seat is not None}

    async def visible_table(self, table: str, session: str | None, token: str | None) -> LiveTable:
        """A table that may be seen: it is public, this session's own, or opened by the token or link."""
        live_table = await self.registry.get(table)
        if not live_table.head.set_up.public and session != live_table.head.host:
            key = await self._key(live_table, token)
            if key is not None and key.kind == "ended":
                raise _refusal(key)
        return live_table

    async def _key(self, live_table: LiveTable, token: str | None) -> Key | None:
        """The key of a token; None for a watcher of a public table."""
        if token is None:
            if not live_table.head.set_up.public:
                raise Refused(INVITATION_ONLY)
            return None
        key = await self.store.key(live_table.id, tokens.digest(token))
        if key is None:
            raise Refused(WRONG_KEY)
        return key

    # ------------------------------------------------------------------ seats and links

    async def take_seat(
        self, table: str, seat: int, session: str, name: str, colour: int | None, client: str = ""
    ) -> str:
        """Take a free seat at a public table, in any free colour by default, and return its secret.

        Raises `Refused` if the client holds too many at tables that have not begun.
        """
        live_table = await self.registry.get(table)
        if not live_table.head.set_up.public:
            raise Refused(INVITATION_ONLY)
        _check_seat(live_table, seat)
        token = tokens.new_token()

        async def take(now: Table) -> KeyedProposal:
            commands.check_open(now)
            if now.seats[seat].name is not None:
                raise Refused(SEAT_TAKEN)
            shown = now.free_colour(seat) if colour is None else colour
            proposal = commands.sit(now, seat, name, shown, fresh=True)
            key = Key(tokens.digest(token), table, seat, "seat")
            return KeyedProposal(proposal, await seat_keys.replacing(self.store, key), (session, seat))

        async with self.clients.taking_seat(client, table, seat):
            await live_table.apply_keyed(take)
        self.unused.taken(table, seat, live_table.table.names[seat])
        return token

    async def link_device(self, live_table: LiveTable, seat: int, tell: Callable[[str], None]) -> None:
        """Make a link for another device of a seat, in place of its unused ones, and tell its token."""

        async def make(now: Table, link: Key) -> KeyedProposal:
            commands.check_not_resigned(now, seat)
            unused = await seat_keys.keys_of_seat(self.store, now.id, seat, "invitation")
            return KeyedProposal(Proposal(entries.DeviceLinked(seat)), (*map(seat_keys.ended, unused), link))

        await self._make_link(live_table, seat, make, tell)

    async def reissue(self, live_table: LiveTable, seat: int, tell: Callable[[str], None]) -> None:
        """Make a new link for a seat, in place of all that opens it, and tell its token; for the host."""
        _check_seat(live_table, seat)
        if live_table.head.set_up.loaded is not None:
            raise Refused(IS_OVER)
        if live_table.table.seats[seat].is_bot_seat:
            raise Refused(SEAT_TAKEN)

        async def make(now: Table, link: Key) -> KeyedProposal:
            keys = await seat_keys.replacing(self.store, link)
            return KeyedProposal(Proposal(entries.Reissued(seat)), keys)

        await self._make_link(live_table, seat, make, tell)

    async def seat_bot(self, live_table: LiveTable, seat: int, bot: str) -> None:
        """Give a free seat to a bot, and end all that opens the seat; for the host."""
        _check_seat(live_table, seat)

        async def give(now: Table) -> KeyedProposal:
            proposal = commands.seat_bot(now, seat, bot)
            keys = await seat_keys.ending(self.store, now.id, seat)
            return KeyedProposal(proposal, keys, (NOBODY, seat))

        await live_table.apply_keyed(give)

    async def unseat_bot(self, live_table: LiveTable, seat: int, tell: Callable[[str], None]) -> None:
        """Take the seat of a bot away from it, and tell the token of the seat's link; for the host."""
        _check_seat(live_table, seat)

        async def make(now: Table, link: Key) -> KeyedProposal:
            return KeyedProposal(commands.unseat_bot(now, seat), (link,))

        await self._make_link(live_table, seat, make, tell)

    async def _make_link(
        self,
        live_table: LiveTable,
        seat: int,
        make: Callable[[Table, Key], Awaitable[KeyedProposal]],
        tell: Callable[[str], None],
    ) -> None:
        """Store a new link for a seat, and tell its token before anybody at the table is told."""
        token = tokens.new_token()
        link = Key(tokens.digest(token), live_table.id, seat, "invitation")

        async def make_link(now: Table) -> KeyedProposal:
            caps.check_entries(now)
            return await make(now, link)

        await live_table.apply_keyed(make_link, on_stored=lambda _: tell(token))


def _check_seat(live_table: LiveTable, seat: int) -> None:
    if not 0 <= seat < len(live_table.table.seats):
        raise Refused(NO_SUCH_SEAT, seat=seat)


def _refusal(key: Key) -> Refused:
    """Why a key does not let its holder play."""
    return Refused(LINK_UNUSED if key.kind == "invitation" else LINK_USED)
