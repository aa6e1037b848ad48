"""The HTTP part: lists, setting up, finished games. Everything else happens on a table's socket."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import TypeVar

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from quakeboard.play.proof import verify
from quakeboard.play.record import BadRecord, encode
from quakeboard.rules.game import BadOptions
from quakeboard.server import catalogue, openapi, shapes
from quakeboard.server.answers import BAD_REQUEST, FOREIGN_ORIGIN, TOO_MANY_REQUESTS, TOO_MANY_TABLES, as_json
from quakeboard.server.house import House
from quakeboard.server.limits import address
from quakeboard.server.sockets import TableSocket
from quakeboard.service import commands
from quakeboard.service.desk import Desk
from quakeboard.service.refusals import NO_SUCH_SEAT, NOT_OVER, SEAT_TAKEN, SEATS_FREE, Refused
from quakeboard.service.set_up import BAD_COLOUR, COLOURS, SetUp, check, check_name
from quakeboard.service.store import Listed, StoreUnavailable
from quakeboard.service.table import Proposal, Table

LARGEST_BODY = 64 * 1024
BODY_SECONDS = 20.0
COST_OF_PROOF = 25.0
"""Requests that a verification counts for: it is much work."""

Asked = TypeVar("Asked")


class Routes:
    """All that is answered over HTTP."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.lobby = house.lobby
        self._verifying = asyncio.Lock()
        """Threads take time from the tables, one a little, many very much."""

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
            Route("/api/tables/{table}/record", self.record),
            Route("/api/tables/{table}/verification", self.verification),
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
        self.house.metrics.desks.set(len(self.lobby.desks))
        return Response(self.house.metrics.text(), media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        """This description."""
        return as_json(openapi.document())

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
        desk = await self._visible(request)
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
        wanted = await self._read(request, shapes.OpenTable)
        if not self.house.tables.take(address(request.scope)):
            raise Refused(TOO_MANY_TABLES)
        plan = check(SetUp(wanted.game, wanted.seats, wanted.options, wanted.clock, wanted.public))
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
        answer = shapes.Opened(
            table=opened.table,
            seats=opened.seats,
            watch=opened.watch,
            links={
                **{str(seat): _link(request, opened.table, token) for seat, token in opened.seats.items()},
                "watch": _link(request, opened.table, opened.watch),
            },
            commitment=desk.table.commitment,
        )
        return self._with_session(request, as_json(answer, 201), session)

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
        wanted = await self._read(request, shapes.SitDown)
        table, seat = request.path_params["table"], request.path_params["seat"]
        session = self.house.sessions.of(request)
        token = await self.lobby.sit(table, seat, session, wanted.name, wanted.colour)
        answer = shapes.Seated(table=table, seat=seat, token=token, link=_link(request, table, token))
        return self._with_session(request, as_json(answer, 201), session)

    # ------------------------------------------------------------------ finished games

    async def record(self, request: Request) -> Response:
        """A finished game, to be kept: everything is in it."""
        desk = await self._finished(request)
        name = f"{desk.head.set_up.game}-{desk.id}.quake.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(encode(desk.table.record()), media_type="application/json", headers=headers)

    async def verification(self, request: Request) -> Response:
        """Whether chance was fair: every draw is derived again from the seed."""
        desk = await self._finished(request)
        if not self.house.requests.take(address(request.scope), COST_OF_PROOF):
            raise Refused(TOO_MANY_REQUESTS)
        record = desk.table.record()
        commitment, seed = desk.table.commitment, desk.head.seed.hex()
        try:
            async with self._verifying:
                draws = await run_in_threadpool(verify, record)
        except BadRecord as error:
            why = error.sentence
            return as_json(shapes.Verified(verified=False, why=why, commitment=commitment, seed=seed))
        return as_json(shapes.Verified(verified=True, draws=draws, commitment=commitment, seed=seed))

    # ------------------------------------------------------------------ asking

    async def _visible(self, request: Request) -> Desk:
        """The table of a request, if whoever asks may see it."""
        table = request.path_params["table"]
        desk = await self.lobby.desk(table)
        if not desk.head.set_up.public and self.house.sessions.read(request) != desk.head.host:
            kind, _, token = request.headers.get("authorization", "").partition(" ")
            await self.lobby.admit(table, token if kind.lower() == "bearer" else None)
        return desk

    async def _finished(self, request: Request) -> Desk:
        desk = await self._visible(request)
        if desk.table.state != "over":
            raise Refused(NOT_OVER)
        return desk

    async def _read(self, request: Request, kind: type[Asked]) -> Asked:
        """The body of a request."""
        if not self.house.is_welcome(request):
            raise Refused(FOREIGN_ORIGIN)
        if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
            raise Refused(BAD_REQUEST, why="its content type must be application/json")
        try:
            async with asyncio.timeout(BODY_SECONDS):
                body = await _body(request)
        except (TimeoutError, ClientDisconnect):
            raise Refused(BAD_REQUEST, why="it never ended") from None
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            why = "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
            raise Refused(BAD_REQUEST, why=why[:200]) from None

    def _with_session(self, request: Request, response: Response, session: str) -> Response:
        self.house.sessions.write(response, session, secure=request.url.scheme == "https")
        return response


async def _body(request: Request) -> bytes:
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > LARGEST_BODY:
            raise Refused(BAD_REQUEST, why=f"it is longer than {LARGEST_BODY} bytes")
    return bytes(body)


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


def _link(request: Request, table: str, token: str) -> str:
    """The secret stands behind the #, which browsers keep to themselves."""
    return f"{request.url.scheme}://{request.url.netloc}/t/{table}#{token}"


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
    )
