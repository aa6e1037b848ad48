"""Whole games over HTTP: downloaded as records, verified, imported."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from quakeboard.language import Language
from quakeboard.play.ppn import decode_ppn
from quakeboard.play.record import Record, decode, encode
from quakeboard.server.http.requests import JSON, RequestReader
from quakeboard.server.http.responses import (
    TOO_MANY_RECORDS,
    TOO_MANY_REQUESTS,
    json_response,
    language_of,
)
from quakeboard.server.limits import address
from quakeboard.server.state import AppState
from quakeboard.service import verification
from quakeboard.service.caps import extra_tables
from quakeboard.service.errors import Refused

MAX_RECORD_BYTES = 1024 * 1024
COST_OF_VERIFICATION = 25.0  # counted as requests of the address: it is much work

PPN = "text/x-ppn"
DECODERS = {JSON: decode, PPN: decode_ppn}
"""Decoders of records, by media type."""


class RecordEndpoints:
    """The endpoints of whole games."""

    def __init__(self, state: AppState) -> None:
        self.state = state
        self.request_reader = RequestReader(state)
        self._import_lock = asyncio.Lock()
        """One table at a time is made of a record: it takes many times the record in memory."""
        self._thread_lock = asyncio.Lock()
        """One thread at a time: many would slow the tables down."""

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/records", self.load, methods=["POST"]),
            Route("/api/tables/{table}/record", self.record),
            Route("/api/tables/{table}/verification", self.verification),
            Route("/api/tables/{table}/draws", self.draws),
        ]

    @contextmanager
    def _admitted(self, request: Request) -> Iterator[None]:
        """Refuse the request, before it is read, if there are too many like it."""
        client = address(request.scope)
        if self.state.record_limiter.is_full(client):
            raise Refused(TOO_MANY_RECORDS)
        with self.state.record_limiter.counted(client):
            yield

    async def load(self, request: Request) -> Response:
        """Open a table to look through a record."""
        with self._admitted(request):
            return await self._load(request)

    async def _load(self, request: Request) -> Response:
        kind, body = await self.request_reader.body(request, DECODERS, MAX_RECORD_BYTES)
        self.request_reader.count_tables(request)
        session = self.state.sessions.read_or_create(request)
        async with self._import_lock:
            async with self._thread_lock:
                record = await run_in_threadpool(DECODERS[kind], body)
            self.request_reader.count_tables(request, extra_tables(len(record.actions)))
            opened = await self.state.service.opening.import_record(session, record)
        self.state.metrics.tables_opened.inc()
        return self.request_reader.new_table_response(
            request, opened, await self.state.service.registry.get(opened.table), session
        )

    async def record(self, request: Request) -> Response:
        """Download a finished game as a record."""
        live_table = await self.request_reader.finished_table(request)
        name = f"{live_table.head.set_up.game}-{live_table.id}.quake.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(encode(await live_table.record()), media_type="application/json", headers=headers)

    async def verification(self, request: Request) -> Response:
        """Verify the chance of a finished game: derive every draw again from the seed."""
        record, language = await self._record_to_verify(request), language_of(request)
        with self._admitted(request):
            async with self._thread_lock:
                return await run_in_threadpool(_verification_response, record, language)

    async def draws(self, request: Request) -> Response:
        """The draws of a finished game with their odds, for clients that verify them."""
        record = await self._record_to_verify(request)
        with self._admitted(request):
            async with self._thread_lock:
                return await run_in_threadpool(_draws_response, record)

    async def _record_to_verify(self, request: Request) -> Record:
        live_table = await self.request_reader.finished_table(request)
        if not self.state.request_limiter.take(address(request.scope), COST_OF_VERIFICATION):
            raise Refused(TOO_MANY_REQUESTS)
        return await live_table.record()


def _verification_response(record: Record, language: Language | None) -> Response:
    return json_response(verification.verify(record, language))


def _draws_response(record: Record) -> Response:
    return json_response(verification.draws(record))  # it may be encoded as megabytes
