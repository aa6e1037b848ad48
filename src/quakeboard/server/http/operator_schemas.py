"""Schemas of the operator's requests and responses."""

from __future__ import annotations

from typing import Annotated

import msgspec

from quakeboard.service.api_types import Schema, TableLine
from quakeboard.service.numbers import Count
from quakeboard.service.operator import MAX_BLOCK_MS
from quakeboard.service.operator_store import AuditEntry, Block


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of the requests."""


class EndGame(Body, frozen=True, kw_only=True):
    """End a game without a result."""

    reason: str = ""
    """Why, for all at the table."""


class CloseSeat(Body, frozen=True, kw_only=True):
    """Let a bot play for a seat to the end."""

    bot: str = "greedy"


class RenameSeat(Body, frozen=True, kw_only=True):
    name: str


class MuteSeat(Body, frozen=True, kw_only=True):
    """Refuse or allow what a seat says."""

    seat: Count | None
    """The seat; null for all watchers."""
    muted: bool = True


class BlockClient(Body, frozen=True, kw_only=True):
    """Refuse an address or a session for a while."""

    seconds: Annotated[int, msgspec.Meta(ge=1, le=MAX_BLOCK_MS // 1000)]
    """How long, from now on."""
    address: str | None = None
    """An address, or a network such as `203.0.113.0/24`; of IPv6 at least a /64."""
    session: str | None = None
    force: bool = False
    """Whether even the server's own machine may be blocked."""


class Unblock(Body, frozen=True, kw_only=True):
    value: str
    """An address, a session, or the value of a block in the list."""


class WhichPerson(Body, frozen=True, kw_only=True):
    """A person: a session, or a seat of a table."""

    session: str | None = None
    table: str | None = None
    seat: Count | None = None


class AllTables(Schema, frozen=True, kw_only=True):
    """A page of all tables, by their id."""

    tables: list[TableLine]
    next: str | None = None
    """The parameter `after` of the next page; missing on the last one."""


class SeatFreed(Schema, frozen=True, kw_only=True):
    """The new token of a seat that is free again."""

    token: str
    link: str


class Blocked(Schema, frozen=True, kw_only=True):
    blocks: list[Block]


class Audit(Schema, frozen=True, kw_only=True):
    entries: list[AuditEntry]
    """The newest first."""


class Erased(Schema, frozen=True, kw_only=True):
    tables: list[str]
    """The tables at which something was erased."""


class Carried(Schema, frozen=True, kw_only=True):
    """It was carried out."""

    done: bool
