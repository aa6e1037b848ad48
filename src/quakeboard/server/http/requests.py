"""What is asked of every request: where it comes from, what its body holds, and which table it may see."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from quakeboard.server.http import schemas as shapes
from quakeboard.server.http.responses import BAD_REQUEST, FOREIGN_ORIGIN, as_json
from quakeboard.server.state import House
from quakeboard.service.errors import NOT_OVER, Refused
from quakeboard.service.live_table import Desk
from quakeboard.service.registry import Opened

LARGEST_BODY = 64 * 1024
BODY_SECONDS = 20.0
JSON = "application/json"

Asked = TypeVar("Asked")


class Asking:
    """Reads requests for those who answer them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.lobby = house.lobby

    # ------------------------------------------------------------------ tables

    async def visible(self, request: Request, table: str) -> Desk:
        """A table, if whoever asks may see it."""
        desk = await self.lobby.desk(table)
        if not desk.head.set_up.public and self.house.sessions.read(request) != desk.head.host:
            kind, _, token = request.headers.get("authorization", "").partition(" ")
            await self.lobby.admit(table, token if kind.lower() == "bearer" else None)
        return desk

    async def finished(self, request: Request) -> Desk:
        """The table of a request, if its game was played to the end."""
        desk = await self.visible(request, request.path_params["table"])
        if desk.table.state != "over":
            raise Refused(NOT_OVER)
        return desk

    # ------------------------------------------------------------------ bodies

    async def read(self, request: Request, kind: type[Asked]) -> Asked:
        """What the body of a request holds."""
        _, body = await self.body(request, (JSON,), LARGEST_BODY)
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            why = "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
            raise Refused(BAD_REQUEST, why=why[:200]) from None

    async def body(self, request: Request, kinds: Collection[str], most: int) -> tuple[str, bytes]:
        """The body of a request, with its kind, which must be one of these: none that a form of another site
        could send."""
        if not self.house.is_welcome(request):
            raise Refused(FOREIGN_ORIGIN)
        kind = request.headers.get("content-type", "").split(";")[0].strip()
        if kind not in kinds:
            raise Refused(BAD_REQUEST, why=f"its content type must be {' or '.join(kinds)}")
        try:
            async with asyncio.timeout(BODY_SECONDS):
                return kind, await _whole(request, most)
        except (TimeoutError, ClientDisconnect):
            raise Refused(BAD_REQUEST, why="it never ended") from None

    # ------------------------------------------------------------------ new tables

    def opened(self, request: Request, opened: Opened, desk: Desk, session: str) -> Response:
        """The answer with a new table and its secrets; the session that opened it goes with it."""
        secrets = {**{str(seat): token for seat, token in opened.seats.items()}, "watch": opened.watch}
        answer = shapes.Opened(
            table=opened.table,
            seats=opened.seats,
            watch=opened.watch,
            links={whose: link(request, opened.table, token) for whose, token in secrets.items()},
            commitment=desk.table.commitment,
        )
        return self.with_session(request, as_json(answer, 201), session)

    def with_session(self, request: Request, response: Response, session: str) -> Response:
        path = f"{request.scope['root_path']}/"
        self.house.sessions.write(response, session, path=path, secure=request.url.scheme == "https")
        return response


async def _whole(request: Request, most: int) -> bytes:
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Refused(BAD_REQUEST, why=f"it is longer than {most} bytes")
    return bytes(body)


def link(request: Request, table: str, token: str) -> str:
    """The secret stands behind the #, which browsers keep to themselves."""
    return f"{request.url.scheme}://{request.url.netloc}{request.scope['root_path']}/t/{table}#{token}"
