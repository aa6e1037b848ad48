"""The HTTP routes: monitoring, lists of tables, opening tables and taking seats."""

from __future__ import annotations

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from quakeboard.core.errors import BadOptions
from quakeboard.server.http import catalogue, openapi, schemas
from quakeboard.server.http.analysis import AnalysisEndpoint
from quakeboard.server.http.records import RecordEndpoints
from quakeboard.server.http.requests import RequestReader, table_link
from quakeboard.server.http.responses import BAD_REQUEST, NOT_FOUND, TOO_MANY_TABLES, json_response
from quakeboard.server.limits import address
from quakeboard.server.state import AppState
from quakeboard.server.ws.endpoint import TableEndpoint
from quakeboard.service import commands, import_and_branch
from quakeboard.service.errors import NO_SUCH_SEAT, SEAT_TAKEN, SEATS_FREE, Refused
from quakeboard.service.live_table import LiveTable
from quakeboard.service.names import check_distinct, check_name
from quakeboard.service.store import StoreUnavailable, TableSummary
from quakeboard.service.table import Proposal, Table
from quakeboard.service.table_setup import BAD_COLOUR, COLOURS, SetUp, check_setup


class Routes:
    """The routes of a server and their endpoints."""

    def __init__(self, state: AppState) -> None:
        self.state = state
        self.registry = state.registry
        self.request_reader = RequestReader(state)

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/healthz", self.health),
            Route("/metrics", self.metrics),
            Route("/api/openapi.json", self.openapi),
            Route("/api/games", self.games),
            Route("/api/tables", self.tables, methods=["GET"]),
            Route("/api/tables", self.open_table, methods=["POST"]),
            Route("/api/my/tables", self.my_tables),
            Route("/api/tables/{table}", self.table),
            Route("/api/tables/{table}/seats/{seat:int}", self.sit_down, methods=["POST"]),
            *RecordEndpoints(self.state).routes(),
            Route("/api/tables/{table}/analysis", AnalysisEndpoint(self.state).analysis),
            WebSocketRoute("/api/tables/{table}/socket", TableEndpoint(self.state)),
        ]

    # ------------------------------------------------------------------ monitoring

    async def health(self, request: Request) -> Response:
        """Whether the store can be read and written."""
        try:
            await self.registry.store.check()
        except StoreUnavailable:
            return JSONResponse({"status": "store-unavailable"}, HTTPStatus.SERVICE_UNAVAILABLE)
        return JSONResponse({"status": "ok"})

    async def metrics(self, request: Request) -> Response:
        """The metrics for Prometheus."""
        if request.scope["root_path"]:  # through a proxy, past its rule for /metrics
            raise Refused(NOT_FOUND)
        self.state.metrics.tables_loaded.set(len(self.registry.live_tables))
        self.state.metrics.open_connections.set(self.state.open_connections.count)
        self.state.metrics.connections_refused.set(self.state.open_connections.refused)
        return Response(self.state.metrics.text(), media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        """The OpenAPI document."""
        return json_response(openapi.document(self.state.settings.root_path))

    async def games(self, request: Request) -> Response:
        """The games, with all that a host can choose."""
        return json_response(catalogue.games())

    # ------------------------------------------------------------------ tables

    async def tables(self, request: Request) -> Response:
        """Public tables that are not over."""
        found = await self.registry.public_tables()
        return json_response(schemas.Tables(tables=[_table_line(listed) for listed in found]))

    async def my_tables(self, request: Request) -> Response:
        """Tables that this browser opened or sits at."""
        session = self.state.sessions.read(request)
        found = [] if session is None else await self.registry.tables_of(session)
        return json_response(schemas.Tables(tables=[_table_line(listed) for listed in found]))

    async def table(self, request: Request) -> Response:
        """One table, for clients that may see it."""
        live_table = await self.request_reader.visible_table(request, request.path_params["table"])
        table = live_table.table
        listed = TableSummary(
            table=live_table.id,
            opened_at=live_table.head.opened_at,
            changed_at=table.entries[-1].at if table.entries else live_table.head.opened_at,
            set_up=live_table.head.set_up,
            standing=table.standing(),
            seq=table.seq,
        )
        return json_response(_table_line(listed))

    async def open_table(self, request: Request) -> Response:
        """Open a table."""
        wanted = await self.request_reader.read(request, schemas.OpenTable)
        if not self.state.table_limiter.take(address(request.scope)):
            raise Refused(TOO_MANY_TABLES)
        plan = check_setup(await self._setup(request, wanted))
        _check_seat_and_colour(wanted, plan)
        if wanted.hook is not None:
            self.state.webhooks.check(wanted.hook)
        session = self.state.sessions.read_or_create(request)
        opened = await self.registry.create(session, plan)
        self.state.metrics.tables_opened.inc()
        live_table = await self.registry.get(opened.table)
        if wanted.hook is not None:
            await self.state.webhooks.set(opened.table, wanted.hook)
        if wanted.seat is not None and wanted.name is not None:
            await self._seat_host(live_table, wanted, session)
        return self.request_reader.new_table_response(request, opened, live_table, session)

    async def _setup(self, request: Request, wanted: schemas.OpenTable) -> SetUp:
        """The set-up of a new table. A branch has the game of its source, which the client must see."""
        if wanted.branch is None:
            if wanted.game is None:
                raise Refused(BAD_REQUEST, why="it names neither a game nor a branch")
            return SetUp(
                wanted.game,
                wanted.seats,
                wanted.options,
                wanted.clock,
                wanted.public,
                forecast=wanted.forecast is not False,
            )
        if wanted.game is not None or wanted.options:
            raise Refused(BAD_REQUEST, why="a branch has the game and the options of the other table")
        live_table = await self.request_reader.visible_table(request, wanted.branch.table)
        branch = await import_and_branch.branch(live_table.table, wanted.branch.seq, len(wanted.seats))
        old = live_table.head.set_up
        forecast = old.forecast if wanted.forecast is None else wanted.forecast
        return SetUp(
            old.game, wanted.seats, old.options, wanted.clock, wanted.public, branch, forecast=forecast
        )

    async def _seat_host(self, live_table: LiveTable, wanted: schemas.OpenTable, session: str) -> None:
        seat, name = wanted.seat, wanted.name
        assert seat is not None
        assert name is not None
        colour = seat if wanted.colour is None else wanted.colour
        await live_table.apply(lambda table: commands.sit(table, seat, name, colour), (), (session, seat))
        if wanted.begin:
            await live_table.apply(_begin)

    async def sit_down(self, request: Request) -> Response:
        """Take a free seat at a public table."""
        wanted = await self.request_reader.read(request, schemas.SitDown)
        table, seat = request.path_params["table"], request.path_params["seat"]
        session = self.state.sessions.read_or_create(request)
        token = await self.registry.take_seat(table, seat, session, wanted.name, wanted.colour)
        answer = schemas.Seated(table=table, seat=seat, token=token, link=table_link(request, table, token))
        return self.request_reader.with_session(request, json_response(answer, 201), session)


def _begin(table: Table) -> Proposal:
    if table.free_seats:
        raise Refused(SEATS_FREE, free=len(table.free_seats))
    return table.begin(table.all_nonces)


def _check_seat_and_colour(wanted: schemas.OpenTable, plan: SetUp) -> None:
    """Refuse an impossible seat, name or colour of the host before the table is opened."""
    if (wanted.seat is None) != (wanted.name is None):
        raise Refused(BAD_REQUEST, why="who sits down needs both a seat and a name")
    if wanted.seat is not None and wanted.name is not None:
        if not 0 <= wanted.seat < len(wanted.seats):
            raise Refused(NO_SUCH_SEAT, seat=wanted.seat)
        if wanted.seats[wanted.seat].bot is not None:
            raise Refused(SEAT_TAKEN)
        check_distinct(check_name(wanted.name), plan.bot_names())
    if wanted.colour is not None and not 0 <= wanted.colour < COLOURS:
        raise BadOptions(BAD_COLOUR, most=COLOURS - 1)
    free = [number for number, seat in enumerate(wanted.seats) if seat.bot is None and number != wanted.seat]
    if wanted.begin and free:
        raise Refused(SEATS_FREE, free=len(free))


def _table_line(listed: TableSummary) -> schemas.TableLine:
    standing, plan = listed.standing, listed.set_up
    return schemas.TableLine(
        table=listed.table,
        game=plan.game,
        options=plan.options,
        clock=plan.clock,
        public=plan.public,
        state=standing.state,
        seats=[
            schemas.SeatLine(name=name, bot=seat.bot)
            for name, seat in zip(standing.names, plan.seats, strict=True)
        ],
        free=standing.free_seats,
        asked=standing.asked,
        opened_at=listed.opened_at,
        changed_at=listed.changed_at,
        mine=listed.seats,
        loaded=plan.loaded is not None,
        forecast=plan.forecast,
    )
