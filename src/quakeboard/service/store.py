"""What the service asks of a store, which is where tables live. There are two: SQLite and PostgreSQL.

The promise on which all else rests: `append` returns when the entry would survive a crash, and no two entries
of a table ever have the same number. Whoever comes second with a number is told so and nothing is written.

    StoreUnavailable      the store cannot be reached or cannot write. Whether the last `append` was kept is
                          then unknown: whoever needs to know reads the entries again.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Literal, Protocol

import msgspec

from quakeboard.core.errors import QuakeboardError, Reason
from quakeboard.service.log_entries import Entry
from quakeboard.service.table_setup import SetUp

UNAVAILABLE = Reason(
    "store-unavailable", "tables", "The games cannot be saved at the moment. Nothing is lost; try again soon."
)


class StoreUnavailable(QuakeboardError):
    """The store cannot be reached or cannot write."""

    def __init__(self) -> None:
        super().__init__(UNAVAILABLE)


State = Literal["open", "playing", "paused", "over", "abandoned"]


class Key(msgspec.Struct, frozen=True):
    """A secret token opens something; only its SHA-256 is ever stored."""

    digest: bytes
    table: str
    seat: int | None
    """None: to watch a table by invitation."""


class Head(msgspec.Struct, frozen=True):
    """What is fixed when a table is opened."""

    table: str
    opened_at: int
    host: str
    """The session that opened it."""
    set_up: SetUp
    seed: bytes
    """Of its chance. Secret until the game is over."""
    before: str | None = None
    """The table of which this is a rematch."""


class Standing(msgspec.Struct, frozen=True):
    """How a table stands: what lists show, and when somebody has to look after it."""

    state: State
    free_seats: int
    names: list[str | None]
    asked: int | None
    """The seat that is asked."""
    due: int | None
    """When a clock runs out, or at once if a bot is asked, in milliseconds since 1970."""


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    opened_at: int
    changed_at: int
    set_up: SetUp
    standing: Standing
    seq: int
    seats: list[int] = []
    """Those of the session that asked for the list."""


class StoredTable(msgspec.Struct, frozen=True):
    head: Head
    entries: list[Entry]


class Append(msgspec.Struct, frozen=True):
    """An entry to be kept, and all that changes together with it."""

    table: str
    entry: Entry
    standing: Standing
    new_keys: tuple[Key, ...] = ()
    """They take the place of the keys that these seats had."""
    sitter: tuple[str, int] | None = None
    """A session and the seat that it holds from now on."""


class Line(msgspec.Struct, frozen=True):
    """Something that was said at a table."""

    number: int
    """Counted from 1."""
    at: int
    seat: int | None
    """None: a spectator."""
    name: str
    text: str


class Outage(msgspec.Struct, frozen=True):
    """A time in which no server was running, so that no clock ran either."""

    began: int
    ended: int


class Store(Protocol):
    """Where tables live. Every method may raise `StoreUnavailable`."""

    async def open(self) -> None:
        """Connect and bring the schema up to date."""

    async def close(self) -> None:
        """Finish what was begun and let go."""

    async def check(self) -> None:
        """Read and write something small: raises if that does not work."""

    # ---- tables

    async def create(self, head: Head, standing: Standing, keys: Sequence[Key]) -> None:
        """Keep a new table."""

    async def append(self, change: Append) -> bool:
        """Keep an entry, durably. False if its number is taken: then nothing was written."""

    async def load(self, table: str) -> StoredTable | None: ...

    async def entries(self, table: str, after: int) -> list[Entry]:
        """The entries with numbers greater than `after`, in order."""

    async def key(self, table: str, digest: bytes) -> Key | None:
        """What a token with this digest opens at this table. One token may open several tables: those who
        meet for a rematch keep theirs."""

    async def keys_of(self, table: str) -> list[Key]:
        """All that opens something at this table."""

    async def hook(self, table: str) -> str | None:
        """Where turns are to be announced."""

    async def set_hook(self, table: str, url: str | None) -> None: ...

    # ---- lists

    async def public_tables(self, limit: int) -> list[Listed]:
        """Public tables that are not over, those with free seats first, then the latest changed first."""

    async def tables_of(self, session: str, limit: int) -> list[Listed]:
        """Tables at which this session holds a seat or is the host, the latest changed first."""

    async def all_tables(self, after: str, limit: int) -> list[Listed]:
        """All tables by their id, beginning behind `after`."""

    async def delete(self, table: str) -> bool:
        """Remove a table and all that belongs to it."""

    # ---- chat

    async def say(self, table: str, at: int, seat: int | None, name: str, text: str) -> Line: ...

    async def lines(self, table: str, after: int, limit: int) -> list[Line]:
        """The last `limit` lines with numbers greater than `after`, in order."""

    # ---- processes that share the store

    async def now(self) -> int:
        """The store's own time in milliseconds since 1970, which all processes go by."""

    async def beat(self, process: str, now: int) -> None:
        """Say that this process is alive."""

    async def has_company(self, process: str) -> bool:
        """Whether another process that has announced itself is connected, be it alive or frozen."""

    async def start_up(self, process: str, now: int, patience: int) -> list[Outage]:
        """Announce a process. If no other has been alive for `patience` ms, that was an outage and is
        noted. Returns all outages."""

    async def outages(self) -> list[Outage]: ...

    async def claim_due(self, process: str, now: int, patience: int, limit: int) -> list[str]:
        """Tables whose `due` has come and that nobody else who is alive looks after; they are this
        process's from now on."""

    async def release(self, process: str) -> None:
        """Give up all that this process looks after, and leave."""

    def changes(self) -> AsyncIterator[frozenset[str]]:
        """Tables that other processes have changed, as they change. An empty set: some news was missed, look
        at everything again. Without other processes it never yields."""

    async def whisper(self, text: str) -> None:
        """Tell the other processes something that need not be kept, such as who is there."""

    def whispers(self) -> AsyncIterator[str]:
        """What other processes whisper. Without other processes it never yields."""

    # ---- odds and ends

    async def setting(self, name: str, default: str) -> str:
        """A value that all processes share; kept as `default` if it is asked for the first time."""
