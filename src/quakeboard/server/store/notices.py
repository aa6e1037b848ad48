"""The targets of notices in a store, for SQLite and PostgreSQL alike: both understand these statements."""

from __future__ import annotations

from typing import Any

from quakeboard.server.store import rows
from quakeboard.server.store.operators import Statement, StatementRunner
from quakeboard.service.notice_store import FailureKind, NoticeKind, NoticeTarget

TARGETS = """
    SELECT DISTINCT keys.seat, target.id, target.kind, target.address, target.p256dh, target.auth,
        target.language, target.events, target.base, target.failures, target.error, target.status
    FROM keys JOIN notice_targets AS target ON target.digest = keys.digest
    WHERE keys.table_id = $1 AND keys.kind = 'seat' AND keys.seat IS NOT NULL
    ORDER BY keys.seat, target.kind, target.id
"""
ADD = """
    INSERT INTO notice_targets
        (digest, id, kind, address, p256dh, auth, language, events, base, failures, error, status)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0, '', 0)
    ON CONFLICT (digest, id) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth,
        language = excluded.language, events = excluded.events, base = excluded.base,
        failures = 0, error = '', status = 0
"""
CHANGE = """
    UPDATE notice_targets SET language = $4, events = $5
    WHERE id = $3 AND digest IN (SELECT digest FROM keys WHERE table_id = $1 AND seat = $2)
"""
REMOVE = """
    DELETE FROM notice_targets
    WHERE id = $3 AND digest IN (SELECT digest FROM keys WHERE table_id = $1 AND seat = $2)
"""
NOTE = "UPDATE notice_targets SET failures = $2, error = $3, status = $4 WHERE id = $1"


class NoticeTables:
    """A `NoticeStore` in a database."""

    def __init__(self, runner: StatementRunner) -> None:
        self._runner = runner

    async def targets(self, table: str) -> list[tuple[int, NoticeTarget]]:
        found = await self._runner.select(Statement(TARGETS, (rows.storable(table),)))
        targets = [(seat, _target(*fields)) for seat, *fields in found]
        # Two devices of a person may have set the same one.
        return list({(seat, target.id): (seat, target) for seat, target in targets}.values())

    async def add(self, digest: bytes, target: NoticeTarget) -> None:
        events = " ".join(target.events)
        parameters = (
            digest,
            target.id,
            target.kind,
            rows.storable(target.address),
            target.p256dh,
            target.auth,
            target.language,
            events,
            rows.storable(target.base),
        )
        await self._runner.change([Statement(ADD, parameters)])

    async def change(
        self, table: str, seat: int, target: str, language: str, events: list[NoticeKind]
    ) -> bool:
        parameters = (rows.storable(table), seat, rows.storable(target), language, " ".join(events))
        (changed,) = await self._runner.change([Statement(CHANGE, parameters)])
        return changed > 0

    async def remove(self, table: str, seat: int, target: str) -> bool:
        parameters = (rows.storable(table), seat, rows.storable(target))
        (removed,) = await self._runner.change([Statement(REMOVE, parameters)])
        return removed > 0

    async def forget(self, target: str) -> None:
        await self._runner.change([Statement("DELETE FROM notice_targets WHERE id = $1", (target,))])

    async def note(self, target: str, failures: int, error: FailureKind | None, status: int) -> None:
        await self._runner.change([Statement(NOTE, (target, failures, error or "", status))])


def _target(*fields: Any) -> NoticeTarget:
    """The target of a row, without its seat."""
    id_, kind, address, p256dh, auth, language, events, base, failures, error, status = fields
    return NoticeTarget(
        id=id_,
        kind=kind,
        address=address,
        p256dh=p256dh,
        auth=auth,
        language=language,
        events=events.split(),
        base=base,
        failures=failures,
        error=error or None,
        status=status,
    )
