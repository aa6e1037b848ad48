"""The part of a store that operators use: mutes, blocks, tokens, the audit log, what is kept of people."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Literal, NamedTuple, Protocol

import msgspec

from quakeboard.service.log_entries import AnyFact

WATCHERS = -1
"""The seat that stands for all watchers of a table in a mute."""
NOBODY = ""
"""The session of a seat whose holder is gone, and the host of a table whose host was erased."""

BlockKind = Literal["address", "session"]


class Block(msgspec.Struct, frozen=True):
    """An address or a session that is refused for a while."""

    kind: BlockKind
    value: str
    """A network such as `203.0.113.0/24`, or the SHA-256 of a session, in hexadecimal."""
    until: int
    """When it ends, in milliseconds since 1970."""


class AuditEntry(msgspec.Struct, frozen=True):
    """Something that an operator did."""

    id: int
    at: int
    operator: str
    """The name of the operator's token, or `command line`."""
    action: str
    target: str
    detail: str


class OperatorToken(msgspec.Struct, frozen=True):
    """An operator's token, without the secret."""

    name: str
    added_at: int


class HeldSeat(NamedTuple):
    """A seat of a table."""

    table: str
    seat: int


class Erasure(msgspec.Struct, frozen=True):
    """What is to be erased at one table; all of it or nothing."""

    table: str
    facts: Mapping[int, AnyFact] = {}
    """Facts that replace those of the entries with these numbers."""
    lines: Collection[int] = ()
    """Chat lines whose name and text are erased."""
    seats: Collection[int] = ()
    """Seats whose session, the hash of its address and targets of notices are erased."""
    host: bool = False
    """Whether the session of the host, the hash of its address and the webhook are erased."""


class OperatorStore(Protocol):
    """What operators read and write. Every method may raise `StoreUnavailable`."""

    # ---- chat

    async def mutes(self, table: str) -> list[int]:
        """The seats that are muted at a table, `WATCHERS` among them."""

    async def mute(self, table: str, seat: int) -> bool:
        """False if it was muted already."""

    async def unmute(self, table: str, seat: int) -> bool:
        """False if it was not muted."""

    async def clear_chat_line(self, table: str, number: int) -> bool:
        """Empty the name and the text of a line, which keeps its number; False if there is no such line."""

    # ---- blocks

    async def blocks(self) -> list[Block]: ...

    async def add_block(self, block: Block, now: int) -> None:
        """Add or prolong a block, and forget those that ended before `now`."""

    async def remove_block(self, kind: BlockKind, value: str) -> bool: ...

    # ---- operators

    async def add_audit(self, at: int, operator: str, action: str, target: str, detail: str) -> None: ...

    async def audit(self, limit: int) -> list[AuditEntry]:
        """The last entries, the newest first."""

    async def add_token(self, name: str, digest: bytes, at: int) -> bool:
        """False if there is a token of that name."""

    async def tokens(self) -> list[OperatorToken]: ...

    async def remove_token(self, name: str) -> bool: ...

    async def token_name(self, digest: bytes) -> str | None: ...

    # ---- people

    async def sitters(self, table: str) -> dict[int, str]:
        """The session of each seat, as far as they are known."""

    async def seats_of(self, session: str) -> list[HeldSeat]:
        """The seats that a session holds."""

    async def hosted_by(self, session: str) -> list[str]:
        """The tables that a session opened."""

    async def seats_with_same_keys(self, held: HeldSeat) -> list[HeldSeat]:
        """The seats that the same tokens open, those of rematches, without the seat itself."""

    async def erase(self, erasure: Erasure) -> None: ...

    # ---- jobs

    async def claim_job(self, name: str, now: int, interval_ms: int) -> bool:
        """Whether a job is due: True for one caller in each interval."""
