"""The HTTP routes: monitoring, lists of tables, opening tables and taking seats."""

from __future__ import annotations

from http import HTTPStatus

from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from quakeboard.server.http import catalogue, openapi, schemas
from quakeboard.server.http.analysis import AnalysisEndpoint
from quakeboard.server.http.notices import NoticeEndpoints
from quakeboard.server.http.operator import OperatorEndpoints
from quakeboard.server.http.records import RecordEndpoints
from quakeboard.server.http.requests import RequestReader
from quakeboard.server.http.responses import NOT_FOUND, TOO_MANY_REQUESTS, json_response
from quakeboard.server.limits import address
from quakeboard.server.state import AppState
from quakeboard.server.ws.endpoint import TableEndpoint
from quakeboard.service import listing
from quakeboard.service.caps import extra_tables
from quakeboard.service.errors import Refused
from quakeboard.service.numbers import MAX_COUNT
from quakeboard.service.store import StoreUnavailable


class CountConvertor(IntegerConvertor):
    """The number of a seat or a line in a path, however many digits it has."""

    def convert(self, value: str) -> int:
        return int(value) if len(value) < 10 else MAX_COUNT  # Python refuses to read thousands of digits


register_url_convertor("count", CountConvertor())


class Routes:
    """The routes of a server and their endpoints."""

    def __init__(self, state: AppState) -> None:
        self.state = state
        self.service = state.service
        self.request_reader = RequestReader(state)

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/healthz", self.health),
            Route("/metrics", self.metrics),
            Route("/api/openapi.json", self.openapi),
            Route("/api/games", self.games),
            Route("/api/tables", self.tables, methods=["GET"]),
            Route("/api/tables", self.open_table, methods=["POST"]),
            Route("/api/my/tables", self.my_tables, methods=["GET"]),
            Route("/api/my/tables", self.tables_by_keys, methods=["POST"]),
            Route("/api/tables/{table}", self.table),
            Route("/api/tables/{table}/view", self.view),
            Route("/api/tables/{table}/seats/{seat:count}", self.sit_down, methods=["POST"]),
            *RecordEndpoints(self.state).routes(),
            Route("/api/tables/{table}/analysis", AnalysisEndpoint(self.state).analysis),
            *NoticeEndpoints(self.state).routes(),
            *OperatorEndpoints(self.state).routes(),
            WebSocketRoute("/api/tables/{table}/socket", TableEndpoint(self.state)),
        ]

    # ------------------------------------------------------------------ monitoring

    async def health(self, request: Request) -> Response:
        """Whether the store can be read and written."""
        try:
            await self.service.store.check()
        except StoreUnavailable:
            return JSONResponse({"status": "store-unavailable"}, HTTPStatus.SERVICE_UNAVAILABLE)
        return JSONResponse({"status": "ok"})

    async def metrics(self, request: Request) -> Response:
        """The metrics for Prometheus."""
        if request.scope["root_path"]:  # through a proxy, past its rule for /metrics
            raise Refused(NOT_FOUND)
        metrics = self.state.metrics
        metrics.tables_loaded.set(len(self.service.registry.live_tables))
        metrics.open_connections.set(self.state.open_connections.count)
        metrics.connections_refused.set(self.state.open_connections.refused)
        metrics.webhooks_pending.set(self.state.notices.pending)
        for name, slots in self.state.queues.items():
            metrics.queue_waiting.labels(name).set(slots.waiting)
            metrics.queue_running.labels(name).set(slots.running)
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        """The OpenAPI document."""
        return json_response(openapi.document(self.state.settings.root_path))

    async def games(self, request: Request) -> Response:
        """The games, with all that a host can choose."""
        return json_response(catalogue.games())

    # ------------------------------------------------------------------ tables

    async def tables(self, request: Request) -> Response:
        """Public tables that are not over."""
        live_tables = self.service.registry.live_tables.values()
        found = await listing.public_tables(self.service.store, live_tables)
        return json_response(schemas.PublicTables(tables=found, quakes=self.service.quakes.latest()))

    async def my_tables(self, request: Request) -> Response:
        """Tables that this browser opened or sits at."""
        session = self.state.sessions.read(request)
        return json_response(schemas.Tables(tables=await listing.tables_of(self.service.store, session)))

    async def tables_by_keys(self, request: Request) -> Response:
        """Tables that this browser opened or sits at, also those that it only has secrets of."""
        wanted = await self.request_reader.read(request, schemas.OwnKeys)
        session = self.state.sessions.read(request)
        found = await listing.tables_of(self.service.store, session, wanted.keys)
        return json_response(schemas.Tables(tables=found))

    async def table(self, request: Request) -> Response:
        """One table, for clients that may see it."""
        live_table = await self.request_reader.visible_table(request, request.path_params["table"])
        return json_response(listing.line_of(live_table))

    async def view(self, request: Request) -> Response:
        """What a watcher sees of a table, for clients that may see it."""
        live_table = await self.request_reader.visible_table(request, request.path_params["table"])
        return json_response(listing.public_view(live_table))

    async def open_table(self, request: Request) -> Response:
        """Open a table."""
        wanted = await self.request_reader.read(request, schemas.OpenTable)
        self.request_reader.count_tables(request)
        source = None
        if wanted.branch is not None:
            source = await self.request_reader.visible_table(request, wanted.branch.table)
            self.request_reader.count_tables(request, extra_tables(min(wanted.branch.seq, source.seq)))
        if wanted.hook is not None:
            self.state.notices.check(wanted.hook)
        session = self.state.sessions.read_or_create(request)

        async def set_webhook(table: str) -> None:  # the first turn is announced too
            if wanted.hook is not None:
                await self.state.notices.set(table, wanted.hook)

        opener = self.state.client_hash(request)
        opened = await self.service.opening.open_table(session, wanted, source, opener, set_webhook)
        self.state.metrics.tables_opened.inc()
        live_table = await self.service.registry.get(opened.table)
        return self.request_reader.new_table_response(request, opened, live_table, session)

    async def sit_down(self, request: Request) -> Response:
        """Take a free seat at a public table."""
        wanted = await self.request_reader.read(request, schemas.SitDown)
        table, seat = request.path_params["table"], request.path_params["seat"]
        session = self.state.sessions.read_or_create(request)
        if not self.state.seat_limiter.take(address(request.scope)):
            raise Refused(TOO_MANY_REQUESTS)
        token = await self.service.seats.take_seat(
            table, seat, session, wanted.name, wanted.colour, self.state.client_hash(request)
        )
        answer = schemas.Seated(table=table, seat=seat, token=token)
        return self.request_reader.with_session(request, json_response(answer, 201), session)
