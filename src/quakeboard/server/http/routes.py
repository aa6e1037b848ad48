"""The HTTP part: lists, setting up; whole games are in `records`. All else happens on a table's socket."""

from __future__ import annotations

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from quakeboard.core.errors import BadOptions
from quakeboard.server.http import catalogue, openapi
from quakeboard.server.http import schemas as shapes
from quakeboard.server.http.analysis import Analyser
from quakeboard.server.http.records import Records
from quakeboard.server.http.requests import Asking, link
from quakeboard.server.http.responses import BAD_REQUEST, NOT_FOUND, TOO_MANY_TABLES, as_json
from quakeboard.server.limits import address
from quakeboard.server.state import House
from quakeboard.server.ws.endpoint import TableSocket
from quakeboard.service import commands
from quakeboard.service import import_and_branch as courses
from quakeboard.service.errors import NO_SUCH_SEAT, SEAT_TAKEN, SEATS_FREE, Refused
from quakeboard.service.live_table import Desk
from quakeboard.service.store import Listed, StoreUnavailable
from quakeboard.service.table import Proposal, Table
from quakeboard.service.table_setup import BAD_COLOUR, COLOURS, SetUp, check, check_name


class Routes:
    """All that is answered over HTTP."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.lobby = house.lobby
        self.asking = Asking(house)

    def all(self) -> list[BaseRoute]:
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
            *Records(self.house).all(),
            Route("/api/tables/{table}/analysis", Analyser(self.house).analysis),
            WebSocketRoute("/api/tables/{table}/socket", TableSocket(self.house)),
        ]

    # ------------------------------------------------------------------ the house

    async def health(self, request: Request) -> Response:
        """Whether tables can be kept."""
        try:
            await self.lobby.store.check()
        except StoreUnavailable:
            return JSONResponse({"status": "store-unavailable"}, HTTPStatus.SERVICE_UNAVAILABLE)
        return JSONResponse({"status": "ok"})

    async def metrics(self, request: Request) -> Response:
        """Figures for those who watch over the server."""
        if request.scope["root_path"]:  # it came through a proxy, past whatever that forbids at /metrics
            raise Refused(NOT_FOUND)
        self.house.metrics.desks.set(len(self.lobby.desks))
        return Response(self.house.metrics.text(), media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        """This description."""
        return as_json(openapi.document(self.house.settings.root_path))

    async def games(self, request: Request) -> Response:
        """The games, with all that a host can choose."""
        return as_json(catalogue.games())

    # ------------------------------------------------------------------ tables

    async def tables(self, request: Request) -> Response:
        """Public tables that are not over."""
        found = await self.lobby.open_tables()
        return as_json(shapes.Tables(tables=[_line(listed) for listed in found]))

    async def my_tables(self, request: Request) -> Response:
        """Tables that this browser opened or sits at."""
        session = self.house.sessions.read(request)
        found = [] if session is None else await self.lobby.tables_of(session)
        return as_json(shapes.Tables(tables=[_line(listed) for listed in found]))

    async def table(self, request: Request) -> Response:
        """One table, for those who may see it."""
        desk = await self.asking.visible(request, request.path_params["table"])
        table = desk.table
        listed = Listed(
            table=desk.id,
            opened_at=desk.head.opened_at,
            changed_at=table.entries[-1].at if table.entries else desk.head.opened_at,
            set_up=desk.head.set_up,
            standing=table.standing(),
            seq=table.seq,
        )
        return as_json(_line(listed))

    async def open_table(self, request: Request) -> Response:
        """Open a table."""
        wanted = await self.asking.read(request, shapes.OpenTable)
        if not self.house.tables.take(address(request.scope)):
            raise Refused(TOO_MANY_TABLES)
        plan = check(await self._plan(request, wanted))
        _check_wish(wanted)
        if wanted.hook is not None:
            self.house.hooks.check(wanted.hook)
        session = self.house.sessions.of(request)
        opened = await self.lobby.create(session, plan)
        self.house.metrics.opened.inc()
        desk = await self.lobby.desk(opened.table)
        if wanted.hook is not None:
            await self.house.hooks.set(opened.table, wanted.hook)
        if wanted.seat is not None and wanted.name is not None:
            await self._seat_host(desk, wanted, session)
        return self.asking.opened(request, opened, desk, session)

    async def _plan(self, request: Request, wanted: shapes.OpenTable) -> SetUp:
        """The table that is wanted. A branch has the game of its source, which one must be allowed to see."""
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
        desk = await self.asking.visible(request, wanted.branch.table)
        branch = await courses.branch(desk.table, wanted.branch.seq, len(wanted.seats))
        old = desk.head.set_up
        forecast = old.forecast if wanted.forecast is None else wanted.forecast
        return SetUp(
            old.game, wanted.seats, old.options, wanted.clock, wanted.public, branch, forecast=forecast
        )

    async def _seat_host(self, desk: Desk, wanted: shapes.OpenTable, session: str) -> None:
        seat, name = wanted.seat, wanted.name
        assert seat is not None
        assert name is not None
        colour = seat if wanted.colour is None else wanted.colour
        await desk.decide(lambda table: commands.sit(table, seat, name, colour), (), (session, seat))
        if wanted.begin:
            await desk.decide(_begin)

    async def sit_down(self, request: Request) -> Response:
        """Take a free seat at a public table."""
        wanted = await self.asking.read(request, shapes.SitDown)
        table, seat = request.path_params["table"], request.path_params["seat"]
        session = self.house.sessions.of(request)
        token = await self.lobby.sit(table, seat, session, wanted.name, wanted.colour)
        answer = shapes.Seated(table=table, seat=seat, token=token, link=link(request, table, token))
        return self.asking.with_session(request, as_json(answer, 201), session)


def _begin(table: Table) -> Proposal:
    if table.free_seats:
        raise Refused(SEATS_FREE, free=len(table.free_seats))
    return table.deal(table.all_nonces)


def _check_wish(wanted: shapes.OpenTable) -> None:
    """Refuse what could not be done for the host, before there is a table that nobody wants."""
    if (wanted.seat is None) != (wanted.name is None):
        raise Refused(BAD_REQUEST, why="who sits down needs both a seat and a name")
    if wanted.seat is not None and wanted.name is not None:
        if not 0 <= wanted.seat < len(wanted.seats):
            raise Refused(NO_SUCH_SEAT, seat=wanted.seat)
        if wanted.seats[wanted.seat].bot is not None:
            raise Refused(SEAT_TAKEN)
        check_name(wanted.name)
    if wanted.colour is not None and not 0 <= wanted.colour < COLOURS:
        raise BadOptions(BAD_COLOUR, most=COLOURS - 1)
    free = [number for number, plan in enumerate(wanted.seats) if plan.bot is None and number != wanted.seat]
    if wanted.begin and free:
        raise Refused(SEATS_FREE, free=len(free))


def _line(listed: Listed) -> shapes.TableLine:
    standing, plan = listed.standing, listed.set_up
    return shapes.TableLine(
        table=listed.table,
        game=plan.game,
        options=plan.options,
        clock=plan.clock,
        public=plan.public,
        state=standing.state,
        seats=[
            shapes.SeatLine(name=name, bot=seat.bot)
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
