"""Reading requests: their origin, their body, and the table that they may see."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from quakeboard.server.http import schemas
from quakeboard.server.http.responses import FOREIGN_ORIGIN, json_response
from quakeboard.server.limits import address
from quakeboard.server.state import AppState
from quakeboard.service.errors import BAD_REQUEST, NOT_OVER, TOO_MANY_TABLES, Refused
from quakeboard.service.live_table import LiveTable
from quakeboard.service.opening import NewTable

MAX_BODY_BYTES = 64 * 1024
BODY_SECONDS = 20.0
JSON = "application/json"

Body = TypeVar("Body")


class RequestReader:
    """What the endpoints share: origin check, body, visible table, session cookie."""

    def __init__(self, state: AppState) -> None:
        self.state = state

    # ------------------------------------------------------------------ tables

    async def visible_table(self, request: Request, table: str) -> LiveTable:
        """A table, if the client may see it: it is public, its own, or opened by a bearer token."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        bearer = token if scheme.lower() == "bearer" else None
        return await self.state.service.seats.visible_table(table, self.state.sessions.read(request), bearer)

    async def finished_table(self, request: Request) -> LiveTable:
        """The table of a request, if its game is over."""
        live_table = await self.visible_table(request, request.path_params["table"])
        if live_table.table.state != "over":
            raise Refused(NOT_OVER)
        return live_table

    # ------------------------------------------------------------------ bodies

    async def read(self, request: Request, media_type: type[Body]) -> Body:
        """The decoded JSON body of a request."""
        _, body = await self.body(request, (JSON,), MAX_BODY_BYTES)
        try:
            return msgspec.json.decode(body, type=media_type)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            why = "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
            raise Refused(BAD_REQUEST, why=why[:200]) from None

    async def body(self, request: Request, media_types: Collection[str], max_bytes: int) -> tuple[str, bytes]:
        """The media type and body of a request; the type must be one that no HTML form can send."""
        if not self.state.origin_allowed(request):
            raise Refused(FOREIGN_ORIGIN)
        media_type = request.headers.get("content-type", "").split(";")[0].strip()
        if media_type not in media_types:
            raise Refused(BAD_REQUEST, why=f"its content type must be {' or '.join(media_types)}")
        try:
            async with asyncio.timeout(BODY_SECONDS):
                return media_type, await _read_body(request, max_bytes)
        except (TimeoutError, ClientDisconnect):
            raise Refused(BAD_REQUEST, why="it never ended") from None

    # ------------------------------------------------------------------ new tables

    def count_tables(self, request: Request, tables: float = 1.0) -> None:
        """Count new tables for the address of a request; raises `Refused` if there are too many."""
        if not self.state.table_limiter.take(address(request.scope), tables):
            raise Refused(TOO_MANY_TABLES)

    def new_table_response(
        self, request: Request, opened: NewTable, live_table: LiveTable, session: str
    ) -> Response:
        """The response with a new table and its tokens, and with the session cookie of the host."""
        links = {str(seat): token for seat, token in opened.seats.items() if seat not in opened.own}
        links["watch"] = opened.watch
        answer = schemas.Opened(
            table=opened.table,
            seats=opened.seats,
            watch=opened.watch,
            links={whose: table_link(request, opened.table, token) for whose, token in links.items()},
            commitment=live_table.table.commitment,
        )
        return self.with_session(request, json_response(answer, 201), session)

    def with_session(self, request: Request, response: Response, session: str) -> Response:
        path = f"{request.scope['root_path']}/"
        self.state.sessions.write(response, session, path=path, secure=request.url.scheme == "https")
        return response


async def _read_body(request: Request, max_bytes: int) -> bytes:
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > max_bytes:
            raise Refused(BAD_REQUEST, why=f"it is longer than {max_bytes} bytes")
    return bytes(body)


def table_link(request: Request, table: str, token: str) -> str:
    """A link to a table. The token is in the fragment, which browsers do not send."""
    return f"{request.url.scheme}://{request.url.netloc}{request.scope['root_path']}/t/{table}#{token}"
