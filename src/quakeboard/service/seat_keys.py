"""Which keys of a seat change: links are good once, secrets until they end, and none is ever used again.

The functions read keys and write nothing. They are called while a table is locked and all its entries are
known, and what they return is stored with the next entry (see `Store.key`).
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from quakeboard.service.errors import SECRET_EXISTS, Refused
from quakeboard.service.store import Key, KeyKind, TableStore
from quakeboard.service.table import Proposal
from quakeboard.service.tokens import digest


class KeyedProposal(NamedTuple):
    """An entry, and what is stored with it."""

    proposal: Proposal
    keys: tuple[Key, ...] = ()
    """Keys that are new or change."""
    sitter: tuple[str, int] | None = None
    """A session and the seat that it holds from now on."""


def ended(key: Key) -> Key:
    return msgspec.structs.replace(key, kind="ended")


async def new_link(store: TableStore, table: str, seat: int, token: str) -> Key:
    """A link that a client has made; raises `Refused` if the table knows its token, as whatever."""
    key = Key(digest(token), table, seat, "invitation")
    if await store.key(table, key.digest) is not None:
        raise Refused(SECRET_EXISTS)
    return key


async def keys_of_seat(store: TableStore, table: str, seat: int, *kinds: KeyKind) -> list[Key]:
    """The keys of a seat that are of one of these kinds."""
    return [key for key in await store.keys_of(table) if key.seat == seat and key.kind in kinds]


async def ending(store: TableStore, table: str, seat: int) -> tuple[Key, ...]:
    """The keys that change if all that opens a seat ends."""
    return tuple(map(ended, await keys_of_seat(store, table, seat, "invitation", "seat")))


async def replacing(store: TableStore, key: Key) -> tuple[Key, ...]:
    """The keys that change if this one replaces all that opens its seat."""
    assert key.seat is not None
    return (*await ending(store, key.table, key.seat), key)
