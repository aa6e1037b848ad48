"""The HTTP part: lists, setting up, finished games. Everything else happens on a table's socket."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Any, TypeVar

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from quakeboard.language import Language
from quakeboard.play.proof import verify
from quakeboard.play.record import BadRecord, encode
from quakeboard.rules.game import QuakeboardError, Reason
from quakeboard.server import catalogue, openapi, shapes
from quakeboard.server.house import House
from quakeboard.server.sockets import TableSocket
from quakeboard.service import commands
from quakeboard.service.desk import Desk
from quakeboard.service.refusals import (
    INVITATION_ONLY,
    NO_SUCH_SEAT,
    NO_SUCH_TABLE,
    NOT_OVER,
    SEATS_FREE,
    Refused,
)
from quakeboard.service.set_up import COLOURS, SetUp
from quakeboard.service.store import Listed, StoreUnavailable
from quakeboard.service.table import Proposal, Table

LARGEST_BODY = 64 * 1024

BAD_REQUEST = Reason("bad-request", "protocol", "The request is not well formed: {why}.")
FOREIGN_ORIGIN = Reason("foreign-origin", "protocol", "Pages of other sites may not do that.")
TOO_MANY_TABLES = Reason("too-many-tables", "tables", "Too many tables from this address. Wait a little.")
NOT_FOUND = Reason("not-found", "protocol", "There is nothing at this address.")
NOT_ALLOWED = Reason("not-allowed", "protocol", "That cannot be done at this address.")

_STATUS = {
    NO_SUCH_TABLE.code: 404,
    NOT_FOUND.code: 404,
    NOT_ALLOWED.code: 405,
    INVITATION_ONLY.code: 403,
    "wrong-key": 403,
    FOREIGN_ORIGIN.code: 403,
    TOO_MANY_TABLES.code: 429,
    NOT_OVER.code: 409,
    "seat-taken": 409,
    "has-begun": 409,
    "store-unavailable": 503,
}

Asked = TypeVar("Asked")


class Routes:
    """All that is answered over HTTP."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.lobby = house.lobby

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
        return _json(openapi.document())

    async def games(self, request: Request) -> Response:
        """The games, with all that a host can choose."""
        return _json(catalogue.games())

    # ------------------------------------------------------------------ tables

    async def tables(self, request: Request) -> Response:
        """Public tables that are not over."""
        found = await self.lobby.open_tables()
        return _json(shapes.Tables(tables=[_line(listed) for listed in found]))

    async def my_tables(self, request: Request) -> Response:
        """Tables that this browser opened or sits at."""
        session = self.house.sessions.read(request)
        found = [] if session is None else await self.lobby.tables_of(session)
        return _json(shapes.Tables(tables=[_line(listed) for listed in found]))

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
        return _json(_line(listed))

    async def open_table(self, request: Request) -> Response:
        """Open a table."""
        wanted = await self._read(request, shapes.OpenTable)
        if not self.house.tables.take(_address(request)):
            raise Refused(TOO_MANY_TABLES)
        if wanted.hook is not None:
            self.house.hooks.check(wanted.hook)
        session = self.house.sessions.of(request)
        plan = SetUp(wanted.game, wanted.seats, wanted.options, wanted.clock, wanted.public)
        _check_wish(wanted)
        opened = await self.lobby.create(session, plan)
        self.house.metrics.opened.inc()
        desk = await self.lobby.desk(opened.table)
        if wanted.hook is not None:
            await self.lobby.store.set_hook(opened.table, wanted.hook)
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
        return self._with_session(request, _json(answer, 201), session)

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
        desk = await self.lobby.desk(table)
        session = self.house.sessions.of(request)
        colour = _free_colour(desk.table, seat) if wanted.colour is None else wanted.colour
        token = await self.lobby.sit(table, seat, session, wanted.name, colour)
        answer = shapes.Seated(table=table, seat=seat, token=token, link=_link(request, table, token))
        return self._with_session(request, _json(answer, 201), session)

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
        record = desk.table.record()
        commitment, seed = desk.table.commitment, desk.head.seed.hex()
        try:
            draws = await run_in_threadpool(verify, record)
        except BadRecord as error:
            why = error.sentence
            return _json(shapes.Verified(verified=False, why=why, commitment=commitment, seed=seed))
        return _json(shapes.Verified(verified=True, draws=draws, commitment=commitment, seed=seed))

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
        body = b""
        async for part in request.stream():
            body += part
            if len(body) > LARGEST_BODY:
                raise Refused(BAD_REQUEST, why=f"it is longer than {LARGEST_BODY} bytes")
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            why = "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
            raise Refused(BAD_REQUEST, why=why[:200]) from None

    def _with_session(self, request: Request, response: Response, session: str) -> Response:
        self.house.sessions.write(response, session, secure=request.url.scheme == "https")
        return response


def _begin(table: Table) -> Proposal:
    if table.free_seats:
        raise Refused(SEATS_FREE, free=len(table.free_seats))
    return table.deal([])


def _check_wish(wanted: shapes.OpenTable) -> None:
    """Refuse a seat that is not there for the host before the table is opened."""
    if wanted.seat is not None and not 0 <= wanted.seat < len(wanted.seats):
        raise Refused(NO_SUCH_SEAT, seat=wanted.seat)


def _free_colour(table: Table, seat: int) -> int:
    taken = {other.colour for other in table.seats if other.name is not None}
    return next((colour for colour in (seat, *range(COLOURS)) if colour not in taken), 0)


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


def _json(content: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


# ---------------------------------------------------------------------- what is refused


def _language(request: Request) -> Language | None:
    """The first language that the reader prefers and that is spoken here."""
    wanted = request.headers.get("accept-language", "")
    for part in wanted.split(","):
        code = part.split(";")[0].strip().split("-")[0].lower()
        if code in Language.available():
            return Language(code)
    return None


async def refuse(request: Request, error: Exception) -> Response:
    """Everything that is refused has one shape."""
    assert isinstance(error, QuakeboardError)
    told = error.to_json()
    language = _language(request)
    if language is not None:
        told["sentence"] = language.refusal(error)
    return _json(told, _STATUS.get(error.code, 400))


async def refuse_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    reason = NOT_ALLOWED if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED else NOT_FOUND
    return await refuse(request, Refused(reason))


Handler = Callable[[Request, Exception], Awaitable[Response]]
