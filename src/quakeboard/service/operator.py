"""What an operator does with tables and people. All of it is stored, published and noted in the audit log.

An operator works beside the servers: it writes to the store, and every server process then reads again what a
notice names. So the command line, which is no server, and the HTTP API of a server do the same.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping

import msgspec

from quakeboard.bots import registry
from quakeboard.core.errors import BadOptions, Reason
from quakeboard.core.game import JSON
from quakeboard.service import commands, seat_keys, tokens
from quakeboard.service import log_entries as entries
from quakeboard.service.blocks import read_network, session_digest
from quakeboard.service.chunked_work import ChunkedWork
from quakeboard.service.clocks import Uptime
from quakeboard.service.errors import IS_OVER, NO_SUCH_SEAT, NO_SUCH_TABLE, NOT_BEGUN, Refused
from quakeboard.service.operator_store import (
    NOBODY,
    WATCHERS,
    AuditEntry,
    Block,
    BlockKind,
    OperatorToken,
)
from quakeboard.service.store import KEPT_CHAT_LINES, Append, ChatLine, Key, Store
from quakeboard.service.table import Proposal, Table

MAX_REASON_LENGTH = 200
SHOWN_CHAT_LINES = 50
MAX_BLOCK_MS = 10 * 365 * 24 * 3_600_000
"""Ten years: a longer block ends then."""

NOBODY_SITS = Reason("nobody-sits", "operator", "Nobody sits on seat {seat}.")
NO_SUCH_LINE = Reason("no-line", "operator", "There is no line {number} in the chat of that table.")
NOT_BLOCKED = Reason("not-blocked", "operator", "“{given}” is not blocked.")
LONG_REASON = Reason("long-reason", "operator", "A reason has at most {longest} characters in one line.")
BAD_TOKEN_NAME = Reason(
    "token-name", "operator", "The name of a token has 1 to 40 letters, digits, dots, dashes or underscores."
)
TOKEN_EXISTS = Reason("token-exists", "operator", "There is a token “{name}” already.")
NO_SUCH_TOKEN = Reason("no-token", "operator", "There is no token “{name}”.")

Notice = Mapping[str, JSON]
"""What servers are told: `operator` says what kind of change it is, `table` where."""
TABLE_CHANGED, TABLE_REWRITTEN, LINE_REMOVED, BLOCKS_CHANGED = "table", "rewritten", "line-removed", "blocks"


class SeatReport(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, as an operator sees it."""

    name: str | None
    bot: str | None
    session: str | None
    """The session that holds it, if it is known."""
    resigned: bool
    muted: bool


class TableReport(msgspec.Struct, frozen=True, kw_only=True):
    """A table, as an operator sees it."""

    table: str
    game: str
    state: str
    public: bool
    entries: int
    opened_at: int
    changed_at: int
    host: str
    """The session that opened it."""
    before: str | None
    """The table of which this is a rematch."""
    webhook: bool
    """Whether turns are announced somewhere."""
    watchers_muted: bool
    seats: list[SeatReport]
    lines: list[ChatLine]
    """The last lines of the chat."""


class Operator:
    """One operator at work: the name is for the audit log, `notify` tells all servers what has changed."""

    def __init__(self, store: Store, name: str, notify: Callable[[Notice], Awaitable[None]]) -> None:
        self.store = store
        self.name = name
        self.notify = notify

    # ------------------------------------------------------------------ tables

    async def show(self, table: str) -> TableReport:
        found = await self.load(table)
        sitters = await self.store.operators.sitters(table)
        mutes = await self.store.operators.mutes(table)
        head = found.head
        return TableReport(
            table=table,
            game=head.set_up.game,
            state=found.state,
            public=head.set_up.public,
            entries=found.seq,
            opened_at=head.opened_at,
            changed_at=found.entries[-1].at if found.seq else head.opened_at,
            host=head.host,
            before=head.before,
            webhook=await self.store.webhook(table) is not None,
            watchers_muted=WATCHERS in mutes,
            seats=[
                SeatReport(
                    name=seat.name,
                    bot=seat.bot,
                    session=sitters.get(number),
                    resigned=seat.resigned,
                    muted=number in mutes,
                )
                for number, seat in enumerate(found.seats)
            ],
            lines=await self.store.chat_lines(table, 0, SHOWN_CHAT_LINES),
        )

    async def end(self, table: str, reason: str = "") -> None:
        """End a game without a result."""
        found = " ".join(reason.split())
        if len(found) > MAX_REASON_LENGTH or not found.isprintable():
            raise BadOptions(LONG_REASON, longest=MAX_REASON_LENGTH)

        def propose(now: Table) -> Proposal:
            if now.over:
                raise Refused(IS_OVER)
            return Proposal(entries.Ended(found))

        await self.apply(table, propose)
        await self.audit("end", table)

    async def delete(self, table: str) -> None:
        """Remove a table with all that belongs to it; its people are told."""
        if not await self.remove(table):
            raise Refused(NO_SUCH_TABLE)
        await self.audit("delete", table)

    async def remove(self, table: str) -> bool:
        """Remove a table without noting it; False if there is none."""
        removed = await self.store.delete(table)
        if removed:
            await self.notify({"operator": TABLE_CHANGED, "table": table})
        return removed

    async def free_seat(self, table: str, seat: int) -> str:
        """Free a seat before the game begins, and return the token of its new link."""
        token = tokens.new_token()

        def propose(now: Table) -> Proposal:
            _check_person(now, seat)
            commands.check_open(now)
            return Proposal(entries.Freed(seat))

        link = Key(tokens.digest(token), table, seat, "invitation")
        await self.apply(table, propose, seat, (link,), (NOBODY, seat))
        await self.audit("free-seat", table, f"seat {seat}")
        return token

    async def close_seat(self, table: str, seat: int, bot: str = "greedy") -> None:
        """Let a bot play for a seat to the end; nobody has its token any more."""

        def propose(now: Table) -> Proposal:
            _check_person(now, seat)
            if now.over:
                raise Refused(IS_OVER)
            if now.state == "open":
                raise Refused(NOT_BEGUN)
            registry.make(bot, now.game)
            return Proposal(entries.ClosedSeat(seat, bot))

        await self.apply(table, propose, seat, sitter=(NOBODY, seat))
        await self.audit("close-seat", table, f"seat {seat}")

    async def rename(self, table: str, seat: int, name: str) -> None:
        """Give a seat another name; it keeps its colour."""

        def propose(now: Table) -> Proposal:
            _check_seat(now, seat)
            if now.seats[seat].name is None or now.seats[seat].is_bot_seat:
                raise Refused(NOBODY_SITS, seat=seat)
            return commands.sit(now, seat, name, now.seats[seat].colour)

        await self.apply(table, propose)
        await self.audit("rename", table, f"seat {seat}")

    # ------------------------------------------------------------------ chat

    async def mute(self, table: str, seat: int | None, *, muted: bool = True) -> None:
        """Refuse or allow what a seat says at a table; None: its watchers."""
        found = await self.load(table)
        if seat is not None:
            _check_seat(found, seat)
        number = WATCHERS if seat is None else seat
        await (self.store.operators.mute if muted else self.store.operators.unmute)(table, number)
        await self.audit("mute" if muted else "unmute", table, "watchers" if seat is None else f"seat {seat}")

    async def remove_line(self, table: str, number: int) -> None:
        """Remove a chat line, also from the screens of those who have it."""
        if not await self.store.exists(table):
            raise Refused(NO_SUCH_TABLE)
        if not 0 < number < 2**31 or not await self.store.operators.clear_chat_line(table, number):
            raise Refused(NO_SUCH_LINE, number=number)
        await self.notify({"operator": LINE_REMOVED, "table": table, "number": number})
        await self.audit("remove-line", table, f"line {number}")

    async def chat(self, table: str) -> list[ChatLine]:
        """All chat lines of a table that are kept."""
        if not await self.store.exists(table):
            raise Refused(NO_SUCH_TABLE)
        return await self.store.chat_lines(table, 0, KEPT_CHAT_LINES)

    # ------------------------------------------------------------------ blocks

    async def block_address(self, address: str, milliseconds: int, *, force: bool = False) -> Block:
        """Refuse an address or a network for a while; the server's own only if it is forced."""
        network = read_network(address, force=force)
        return await self._block("address", network, milliseconds, network)

    async def block_session(self, session: str, milliseconds: int) -> Block:
        """Refuse a session for a while."""
        digest = session_digest(session)
        return await self._block("session", digest, milliseconds, short(digest))

    async def _block(self, kind: BlockKind, value: str, milliseconds: int, target: str) -> Block:
        now = await self.store.now()
        block = Block(kind, value, now + min(milliseconds, MAX_BLOCK_MS))
        await self.store.operators.add_block(block, now)
        await self.notify({"operator": BLOCKS_CHANGED})
        await self.audit("block", f"{block.kind} {target}")
        return block

    async def unblock(self, given: str) -> None:
        """End the block of an address, of a session, or of what `blocks` lists."""
        for block in await self.store.operators.blocks():
            if block.value in (given, session_digest(given), _network_or_none(given)):
                await self.store.operators.remove_block(block.kind, block.value)
                await self.notify({"operator": BLOCKS_CHANGED})
                target = block.value if block.kind == "address" else short(block.value)
                await self.audit("unblock", f"{block.kind} {target}")
                return
        raise Refused(NOT_BLOCKED, given=given[:80])

    async def blocks(self) -> list[Block]:
        """The blocks that have not ended."""
        now = await self.store.now()
        return [block for block in await self.store.operators.blocks() if block.until > now]

    # ------------------------------------------------------------------ tokens and the audit log

    async def add_token(self, name: str) -> str:
        """A new operator's token, which is stored as a digest only."""
        if not re.fullmatch(r"[A-Za-z0-9._-]{1,40}", name):
            raise BadOptions(BAD_TOKEN_NAME)
        token = tokens.new_token()
        if not await self.store.operators.add_token(name, tokens.digest(token), await self.store.now()):
            raise Refused(TOKEN_EXISTS, name=name)
        await self.audit("add-token", name)
        return token

    async def remove_token(self, name: str) -> None:
        if not await self.store.operators.remove_token(name):
            raise Refused(NO_SUCH_TOKEN, name=name[:40])
        await self.audit("remove-token", name)

    async def tokens(self) -> list[OperatorToken]:
        return await self.store.operators.tokens()

    async def audit(self, action: str, target: str, detail: str = "") -> None:
        """Note what was done. Neither names of people nor secrets belong in it: it is never erased."""
        now = await self.store.now()
        await self.store.operators.add_audit(now, self.name, action, target, detail)

    async def audit_log(self, limit: int = 100) -> list[AuditEntry]:
        return await self.store.operators.audit(limit)

    # ------------------------------------------------------------------ reading and writing a table

    async def load(self, table: str) -> Table:
        """The table as it is stored, with its whole log; raises `Refused` if there is none."""
        stored = await self.store.load(table)
        if stored is None:
            raise Refused(NO_SUCH_TABLE)
        uptime, log = Uptime(await self.store.outages()), await self.store.entries(table, 0)
        async with ChunkedWork() as work:
            return await work.run(Table.loading(stored.head, log, uptime))

    async def apply(
        self,
        table: str,
        propose: Callable[[Table], Proposal],
        end_seat: int | None = None,
        new_keys: tuple[Key, ...] = (),
        sitter: tuple[str, int] | None = None,
    ) -> None:
        """Append what is proposed for the table as it stands, whatever servers append meanwhile.

        All that opens the seat `end_seat` ends with it.
        """
        while True:
            now = await self.load(table)
            at = max(await self.store.now(), now.entries[-1].at if now.seq else 0)
            after, change = now.after(propose(now), at)
            old = () if end_seat is None else await seat_keys.ending(self.store, table, end_seat)
            keys = (*old, *new_keys)
            if await self.store.append(Append(table, change.entry, after.standing(), keys, sitter)):
                await self.notify({"operator": TABLE_CHANGED, "table": table})
                return


def short(digest: str) -> str:
    """The beginning of a digest, enough to tell sessions apart in the audit log."""
    return digest[:12]


def _network_or_none(text: str) -> str | None:
    try:
        return read_network(text, force=True)
    except BadOptions:
        return None


def _check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refused(NO_SUCH_SEAT, seat=seat)


def _check_person(table: Table, seat: int) -> None:
    """Refuse unless a person holds the seat."""
    _check_seat(table, seat)
    if not table.seats[seat].is_person:
        raise Refused(NOBODY_SITS, seat=seat)
