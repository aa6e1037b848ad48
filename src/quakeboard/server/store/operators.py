"""The operators' part of a store, for SQLite and PostgreSQL alike: both understand these statements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from quakeboard.server.store import rows
from quakeboard.service.log_entries import encode_fact
from quakeboard.service.operator_store import (
    NOBODY,
    AuditEntry,
    Block,
    BlockKind,
    Erasure,
    HeldSeat,
    OperatorToken,
)

CLEAR_SITTER = "UPDATE sitters SET session = $3 WHERE table_id = $1 AND seat = $2"
REMOVE_TARGETS = """
    DELETE FROM notice_targets WHERE digest IN (SELECT digest FROM keys WHERE table_id = $1 AND seat = $2)
"""
CLEAR_LINE = "UPDATE lines SET name = '', text = '' WHERE table_id = $1 AND number = $2"


class Statement(NamedTuple):
    """A statement with its parameters, `$1`, `$2` …"""

    sql: str
    parameters: tuple[object, ...]


class StatementRunner(Protocol):
    """Runs statements that both kinds of database understand."""

    async def select(self, statement: Statement) -> Sequence[Any]: ...

    async def change(self, statements: Sequence[Statement]) -> list[int]:
        """Run statements in one transaction; how many rows each has changed."""

    async def scrub(self) -> None:
        """Remove what was overwritten from the files of the database, as far as that can be done at once."""


class OperatorTables:
    """An `OperatorStore` in a database."""

    def __init__(self, runner: StatementRunner) -> None:
        self._runner = runner

    async def _select(self, sql: str, *parameters: object) -> Sequence[Any]:
        return await self._runner.select(Statement(sql, parameters))

    async def _change(self, sql: str, *parameters: object) -> bool:
        (changed,) = await self._runner.change([Statement(sql, parameters)])
        return changed > 0

    # ---- chat

    async def mutes(self, table: str) -> list[int]:
        query = "SELECT seat FROM mutes WHERE table_id = $1 ORDER BY seat"
        return [seat for (seat,) in await self._select(query, rows.storable(table))]

    async def mute(self, table: str, seat: int) -> bool:
        return await self._change(
            "INSERT INTO mutes (table_id, seat) VALUES ($1, $2) ON CONFLICT DO NOTHING", table, seat
        )

    async def unmute(self, table: str, seat: int) -> bool:
        return await self._change("DELETE FROM mutes WHERE table_id = $1 AND seat = $2", table, seat)

    async def clear_chat_line(self, table: str, number: int) -> bool:
        return await self._change(CLEAR_LINE + " AND text <> ''", table, number)

    # ---- blocks

    async def blocks(self) -> list[Block]:
        query = "SELECT kind, value, until FROM blocks ORDER BY kind, value"
        return [Block(*row) for row in await self._select(query)]

    async def add_block(self, block: Block, now: int) -> None:
        await self._runner.change(
            [
                Statement("DELETE FROM blocks WHERE until <= $1", (now,)),
                Statement(
                    "INSERT INTO blocks (kind, value, until) VALUES ($1, $2, $3) "
                    "ON CONFLICT (kind, value) DO UPDATE SET until = excluded.until",
                    (block.kind, block.value, block.until),
                ),
            ]
        )

    async def remove_block(self, kind: BlockKind, value: str) -> bool:
        return await self._change("DELETE FROM blocks WHERE kind = $1 AND value = $2", kind, value)

    # ---- operators

    async def add_audit(self, at: int, operator: str, action: str, target: str, detail: str) -> None:
        await self._change(
            "INSERT INTO audit (at, operator, action, target, detail) VALUES ($1, $2, $3, $4, $5)",
            at,
            *map(rows.storable, (operator, action, target, detail)),
        )

    async def audit(self, limit: int) -> list[AuditEntry]:
        query = "SELECT id, at, operator, action, target, detail FROM audit ORDER BY id DESC LIMIT $1"
        return [AuditEntry(*row) for row in await self._select(query, limit)]

    async def add_token(self, name: str, digest: bytes, at: int) -> bool:
        return await self._change(
            "INSERT INTO operator_tokens (name, digest, added_at) VALUES ($1, $2, $3) "
            "ON CONFLICT (name) DO NOTHING",
            name,
            digest,
            at,
        )

    async def tokens(self) -> list[OperatorToken]:
        query = "SELECT name, added_at FROM operator_tokens ORDER BY name"
        return [OperatorToken(*row) for row in await self._select(query)]

    async def remove_token(self, name: str) -> bool:
        return await self._change("DELETE FROM operator_tokens WHERE name = $1", rows.storable(name))

    async def token_name(self, digest: bytes) -> str | None:
        for (name,) in await self._select("SELECT name FROM operator_tokens WHERE digest = $1", digest):
            return str(name)
        return None

    # ---- people

    async def sitters(self, table: str) -> dict[int, str]:
        query = "SELECT seat, session FROM sitters WHERE table_id = $1 AND session <> $2 ORDER BY seat"
        found = await self._select(query, rows.storable(table), NOBODY)
        return {seat: session for seat, session in found}  # noqa: C416  # a row of asyncpg is no tuple

    async def seats_of(self, session: str) -> list[HeldSeat]:
        query = "SELECT table_id, seat FROM sitters WHERE session = $1 ORDER BY table_id, seat"
        return [HeldSeat(*row) for row in await self._select(query, rows.storable(session))]

    async def hosted_by(self, session: str) -> list[str]:
        query = "SELECT id FROM tables WHERE host = $1 ORDER BY id"
        return [table for (table,) in await self._select(query, rows.storable(session))]

    async def seats_with_same_keys(self, held: HeldSeat) -> list[HeldSeat]:
        query = """
            SELECT other.table_id, other.seat FROM keys JOIN keys AS other USING (digest)
            WHERE keys.table_id = $1 AND keys.seat = $2
                AND other.seat IS NOT NULL AND other.table_id <> keys.table_id
            ORDER BY other.table_id, other.seat
        """
        return [HeldSeat(*row) for row in await self._select(query, rows.storable(held.table), held.seat)]

    async def erase(self, erasure: Erasure) -> None:
        table = erasure.table
        statements = [
            Statement(
                "UPDATE entries SET fact = $3 WHERE table_id = $1 AND seq = $2",
                (table, seq, encode_fact(fact).decode()),
            )
            for seq, fact in erasure.facts.items()
        ]
        if erasure.facts:  # snapshots hold names too
            statements.append(Statement("DELETE FROM snapshots WHERE table_id = $1", (table,)))
        statements += [Statement(CLEAR_LINE, (table, number)) for number in erasure.lines]
        statements += [Statement(CLEAR_SITTER, (table, seat, NOBODY)) for seat in erasure.seats]
        statements += [
            Statement(f"DELETE FROM {kept} WHERE table_id = $1 AND seat = $2", (table, seat))
            for kept in ("taken_seats", "last_seen")
            for seat in erasure.seats
        ]
        statements += [Statement(REMOVE_TARGETS, (table, seat)) for seat in erasure.seats]
        if erasure.host:
            forget = "UPDATE tables SET host = $2, opener = '' WHERE id = $1"
            statements.append(Statement(forget, (table, NOBODY)))
            statements.append(Statement("DELETE FROM hooks WHERE table_id = $1", (table,)))
        await self._runner.change(statements)
        await self._runner.scrub()

    # ---- jobs

    async def claim_job(self, name: str, now: int, interval_ms: int) -> bool:
        return await self._change(
            "INSERT INTO jobs (name, at) VALUES ($1, $2) ON CONFLICT (name) "
            "DO UPDATE SET at = excluded.at WHERE jobs.at <= excluded.at - $3",
            name,
            now,
            interval_ms,
        )
