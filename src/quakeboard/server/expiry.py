"""Deletes old tables by itself, if the host wishes so: every hour, in one of all processes."""

from __future__ import annotations

import asyncio
import logging

from quakeboard.server.admin import tables
from quakeboard.server.state import AppState
from quakeboard.service.store import StoreUnavailable

log = logging.getLogger("quakeboard")

CHECK_SECONDS = 60.0
INTERVAL_MS = 3_600_000
JOB = "expire"
OPERATOR = "server"
"""The name of the server in the audit log."""


class Expiry:
    """The ages at which tables of a state are deleted."""

    def __init__(self, state: AppState) -> None:
        self.state = state
        ages = {
            "open": state.settings.expire_open_ms,
            "over": state.settings.expire_over_ms,
            "abandoned": state.settings.expire_over_ms,
        }
        self.ages = {name: age for name, age in ages.items() if age is not None}

    async def run(self) -> None:
        """Look for old tables whenever it is this process's turn."""
        while True:
            try:
                await self.expire_if_due()
            except StoreUnavailable:
                log.info("old tables are looked for later")
            await asyncio.sleep(CHECK_SECONDS)

    async def expire_if_due(self) -> None:
        """Delete old tables, unless a process has done so within the hour."""
        service = self.state.service
        if not await service.store.operators.claim_job(JOB, service.now(), INTERVAL_MS):
            return
        operator, removed = self.state.operator_notices.operator(OPERATOR), 0
        for state, age in self.ages.items():
            async for _ in tables.expire(operator, age, [state]):
                removed += 1
        self.state.metrics.tables_expired.inc(removed)
        log.info("expired", extra={"tables": removed})
