"""The interface of a store of tables, implemented for SQLite and PostgreSQL.

Everything rests on `append`: it returns when the entry would survive a crash, and no two entries of a table
ever have the same number. The second append of a number returns False and writes nothing. After
`StoreUnavailable` it is unknown whether the entry was stored: read the entries again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

from quakeboard.core.errors import QuakeboardError, Reason
from quakeboard.service.cluster import Cluster
from quakeboard.service.log_entries import Entry
from quakeboard.service.notice_store import NoticeStore
from quakeboard.service.operator_store import OperatorStore
from quakeboard.service.table_setup import SetUp

UNAVAILABLE = Reason(
    "store-unavailable", "tables", "The games cannot be saved at the moment. Nothing is lost; try again soon."
)


class StoreUnavailable(QuakeboardError):
    """The store cannot be reached or cannot write."""

    def __init__(self) -> None:
        super().__init__(UNAVAILABLE)


State = Literal["open", "playing", "paused", "over", "abandoned"]


KeyKind = Literal["invitation", "seat", "watch", "ended"]
"""What a token is good for: to get a secret for a seat, once; to play for the seat; to watch; for nothing any
more."""


class Key(msgspec.Struct, frozen=True):
    """What a secret token opens; only its SHA-256 is stored."""

    digest: bytes
    table: str
    seat: int | None
    """The seat that the token is for; None: to watch a table by invitation."""
    kind: KeyKind


class Head(msgspec.Struct, frozen=True):
    """What is fixed when a table is opened."""

    table: str
    opened_at: int
    host: str
    """The session that opened it."""
    set_up: SetUp
    seed: bytes
    """The seed of its chance, secret until the game is over."""
    before: str | None = None
    """The table of which this is a rematch."""
    opener: str = ""
    """A keyed hash of the address that opened it; empty if unknown."""


class TableStatus(msgspec.Struct, frozen=True):
    """The state of a table that lists show, and when a bot or clock is due."""

    state: State
    free_seats: int
    names: list[str | None]
    asked: int | None
    """The seat that is asked."""
    due: int | None
    """When a clock runs out, a pause ends or a request lapses, or now if a bot has to decide, in milliseconds
    since 1970."""
    turn: int = 0
    """The number of turns begun so far."""
    points: list[int] = []
    """What each seat would score if the game ended now; empty before it begins."""
    winners: list[int] = []
    """The seats that have won; empty until the game is over."""
    colours: list[int] = []
    """The colour of each seat; empty if it was stored by an older version."""
    clock_ends: int | None = None
    """When the running clock runs out; None if none runs."""


class TableSummary(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    opened_at: int
    changed_at: int
    set_up: SetUp
    standing: TableStatus
    seq: int
    seats: list[int] = []
    """The seats of the session that asked for the list."""


class StoredSnapshot(msgspec.Struct, frozen=True):
    """A snapshot of a table after the entry with this number."""

    seq: int
    content: bytes


class StoredTable(msgspec.Struct, frozen=True):
    """A table with its last snapshot and the entries after it, or with all entries if it has no snapshot."""

    head: Head
    entries: list[Entry]
    snapshot: StoredSnapshot | None = None


class Append(msgspec.Struct, frozen=True):
    """An entry to be stored, and all that changes in the same transaction."""

    table: str
    entry: Entry
    standing: TableStatus
    keys: tuple[Key, ...] = ()
    """New keys, and keys that have changed: each replaces the one with its digest."""
    sitter: tuple[str, int] | None = None
    """A session and the seat that it holds from now on."""


class ChatLine(msgspec.Struct, frozen=True):
    """A line of a table's chat."""

    number: int
    """The number of the line, counted from 1."""
    at: int
    seat: int | None
    """The seat that said it; None for a spectator."""
    name: str
    text: str


KEPT_CHAT_LINES = 5_000
SHOWN_PER_OPENER = 3
LISTED_CANDIDATES = 1000


class TableStore(Protocol):
    """Tables with their logs and keys. Every method may raise `StoreUnavailable`."""

    async def create(self, head: Head, standing: TableStatus, keys: Sequence[Key]) -> None:
        """Store a new table."""

    async def append(self, change: Append) -> bool:
        """Store an entry durably; False if its number is taken and nothing was written."""

    async def exists(self, table: str) -> bool:
        """Whether there is such a table."""

    async def load(self, table: str) -> StoredTable | None: ...

    async def entries(self, table: str, after: int, until: int | None = None) -> list[Entry]:
        """The entries with numbers greater than `after` and not greater than `until`, in order."""

    async def add_snapshot(self, table: str, snapshot: StoredSnapshot) -> None:
        """Store a snapshot, instead of that of the same entry; do nothing if there is no such table."""

    async def snapshot_before(self, table: str, seq: int) -> StoredSnapshot | None:
        """The last snapshot whose number is not greater than `seq`."""

    async def key(self, table: str, digest: bytes) -> Key | None:
        """What a token with this digest opens at this table. A token may open several tables (rematches).

        Keys change only together with an entry (`append`), so that who reads them after all entries up to a
        number, and then stores the next one, has read what was true until then.
        """

    async def keys_of(self, table: str) -> list[Key]:
        """All keys of this table."""

    async def delete(self, table: str) -> bool:
        """Remove a table and all that belongs to it."""

    async def last_seen(self, table: str) -> list[tuple[int, int]]:
        """When each seat of a table was last seen that ever was."""

    async def set_due(self, table: str, seq: int, due: int) -> None:
        """Change when a table is due, unless it has entries after this one."""


class ClientStore(Protocol):
    """What clients hold. Every method may raise `StoreUnavailable`."""

    async def open_tables_of(self, client: str, since: int) -> int:
        """How many public tables this client has opened that changed `since` then and have not begun."""

    async def open_seats_of(self, client: str, since: int) -> int:
        """How many seats this client has taken at such tables, and not left."""

    async def seat_taken(self, table: str, seat: int, client: str) -> None:
        """Note which client has taken a seat."""


class Store(TableStore, ClientStore, Cluster, Protocol):
    """All that a service keeps. Every method may raise `StoreUnavailable`."""

    @property
    def operators(self) -> OperatorStore:
        """What operators read and write."""

    @property
    def notices(self) -> NoticeStore:
        """Where people want notices."""

    async def open(self) -> None:
        """Connect and bring the schema up to date."""

    async def close(self) -> None:
        """Finish pending writes and disconnect."""

    async def check(self) -> None:
        """Read and write something small."""

    # ---- presence

    async def note_seen(self, seen: Sequence[tuple[str, int, int]]) -> None:
        """Note when people were last seen: tables, seats and times, of which the latest counts."""

    # ---- webhooks

    async def webhook(self, table: str) -> str | None:
        """The webhook URL of a table."""

    async def set_webhook(self, table: str, url: str | None) -> None: ...

    # ---- lists

    async def public_tables(self, limit: int, present: Sequence[str] = ()) -> list[TableSummary]:
        """Public tables that are not over, those with free seats first.

        Then come those of `present`, where somebody is connected, then the latest changed ones. All but the
        first `SHOWN_PER_OPENER` of one opener come after those of everyone else. Tables beyond the first
        `LISTED_CANDIDATES` are not considered.
        """

    async def tables_of(self, session: str, limit: int) -> list[TableSummary]:
        """Tables at which this session holds a seat or is the host, the latest changed first."""

    async def tables_with_keys(self, keys: Sequence[tuple[str, bytes]]) -> list[TableSummary]:
        """The tables whose seats these tables' digests open, each with those seats, the latest changed
        first."""

    async def all_tables(self, after: str, limit: int) -> list[TableSummary]:
        """All tables by their id, those after `after`."""

    # ---- chat

    async def add_chat_line(self, table: str, at: int, seat: int | None, name: str, text: str) -> ChatLine:
        """Store a line; of each table the last `KEPT_CHAT_LINES` are kept."""

    async def chat_lines(self, table: str, after: int, limit: int) -> list[ChatLine]:
        """The last `limit` lines with numbers greater than `after`, in order, without those whose text was
        removed."""

    # ---- settings

    async def setting(self, name: str, default: str) -> str:
        """A value that all processes share; stored as `default` on first use."""
