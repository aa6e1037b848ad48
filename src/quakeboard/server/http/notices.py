"""The HTTP endpoints by which people choose where they are told of what happens at their table."""

from __future__ import annotations

import hashlib
from typing import NamedTuple
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from quakeboard.core.errors import Reason
from quakeboard.language import Language
from quakeboard.server.http import notice_schemas as schemas
from quakeboard.server.http.requests import RequestReader
from quakeboard.server.http.responses import NOT_FOUND, TOO_MANY_REQUESTS, json_response
from quakeboard.server.limits import address
from quakeboard.server.notices import base64url
from quakeboard.server.notices.encryption import BrowserKeys
from quakeboard.server.state import AppState
from quakeboard.service import tokens
from quakeboard.service.errors import BAD_REQUEST, NOT_SEATED, Refused
from quakeboard.service.notice_store import MAX_TARGETS, NoticeTarget
from quakeboard.service.notices import notice_of

PATH = "/api/tables/{table}/notices"
ID_SIZE = 12  # bytes
COST_OF_TARGET, COST_OF_TEST = 5.0, 25.0
"""What setting and testing a target count for, in requests of the client's address."""

TOO_MANY_TARGETS = Reason("too-many-targets", "tables", "A seat can be told in at most {most} places.")


class Seat(NamedTuple):
    """A seat whose secret a request has brought."""

    table: str
    number: int
    digest: bytes


class NoticeEndpoints:
    """Let those who hold a seat choose for themselves."""

    def __init__(self, state: AppState) -> None:
        self.state = state
        self.store = state.service.store.notices
        self.reader = RequestReader(state)

    def routes(self) -> list[BaseRoute]:
        return [
            Route(PATH, self.show, methods=["GET"]),
            Route(PATH, self.set, methods=["POST"]),
            Route(f"{PATH}/{{target}}", self.change, methods=["POST"]),
            Route(f"{PATH}/{{target}}", self.remove, methods=["DELETE"]),
            Route(f"{PATH}/{{target}}/test", self.test, methods=["POST"]),
        ]

    async def show(self, request: Request) -> Response:
        """Where the person on the seat of the token is told."""
        return await self._notices(await self._seat(request))

    async def set(self, request: Request) -> Response:
        """Add a target, or change the one with the same address."""
        wanted = await self.reader.read(request, schemas.SetTarget)
        seat = await self._seat(request)
        self._spend(request, COST_OF_TARGET)
        target = _target(request, wanted)
        self.state.notices.check_target(target)
        known = {found.id for found in await self._targets(seat)}
        if target.id not in known and len(known) >= MAX_TARGETS:
            raise Refused(TOO_MANY_TARGETS, most=MAX_TARGETS)
        await self.store.add(seat.digest, target)
        self.state.notices.targets_changed(seat.table)
        return await self._notices(seat)

    async def change(self, request: Request) -> Response:
        """Change what is told, and in which language."""
        wanted = await self.reader.read(request, schemas.ChangeTarget)
        seat = await self._seat(request)
        language, events = Language(wanted.language).code, list(dict.fromkeys(wanted.events))
        target = request.path_params["target"]
        if not await self.store.change(seat.table, seat.number, target, language, events):
            raise Refused(NOT_FOUND)
        return await self._notices(seat)

    async def remove(self, request: Request) -> Response:
        """Tell a target nothing more."""
        seat = await self._seat(request)
        if not await self.store.remove(seat.table, seat.number, request.path_params["target"]):
            raise Refused(NOT_FOUND)
        return await self._notices(seat)

    async def test(self, request: Request) -> Response:
        """Send a test, and say how it went."""
        seat = await self._seat(request)
        self._spend(request, COST_OF_TEST)
        wanted = request.path_params["target"]
        target = next((found for found in await self._targets(seat) if found.id == wanted), None)
        if target is None:
            raise Refused(NOT_FOUND)
        live_table = await self.state.service.registry.get(seat.table)
        notice = notice_of("test", live_table.table, seat.number)
        answer = await self.state.notices.test(target, notice, seat.number)
        return json_response(
            schemas.Tested(error=answer.failure, status=0 if answer.is_delivered else answer.status)
        )

    # ------------------------------------------------------------------ what they share

    async def _seat(self, request: Request) -> Seat:
        """The seat whose secret is the token of a request; raises `Refused`."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        table = request.path_params["table"]
        if scheme.lower() != "bearer":
            raise Refused(NOT_SEATED)
        number = await self.state.service.seats.authorize(table, token)
        if number is None:
            raise Refused(NOT_SEATED)
        return Seat(table, number, tokens.digest(token))

    def _spend(self, request: Request, requests: float) -> None:
        if not self.state.request_limiter.take(address(request.scope), requests):
            raise Refused(TOO_MANY_REQUESTS)

    async def _targets(self, seat: Seat) -> list[NoticeTarget]:
        return [target for number, target in await self.store.targets(seat.table) if number == seat.number]

    async def _notices(self, seat: Seat) -> Response:
        lines = [_line(target) for target in await self._targets(seat)]
        return json_response(schemas.Notices(push_key=self.state.notices.key.public, targets=lines))


def _target(request: Request, wanted: schemas.SetTarget) -> NoticeTarget:
    """The target that a person wants; raises `Refused`."""
    is_push = wanted.kind == "push"
    keys = _keys(wanted) if is_push else BrowserKeys(b"", b"")
    return NoticeTarget(
        id=hashlib.sha256(f"{wanted.kind} {wanted.address}".encode()).digest()[:ID_SIZE].hex(),
        kind=wanted.kind,
        address=wanted.address,
        p256dh=keys.p256dh,
        auth=keys.auth,
        language=Language(wanted.language).code,
        events=list(dict.fromkeys(wanted.events)),
        base=f"{request.url.scheme}://{request.url.netloc}{request.scope['root_path']}/",
    )


def _keys(wanted: schemas.SetTarget) -> BrowserKeys:
    try:
        keys = BrowserKeys(base64url.decoded(wanted.p256dh), base64url.decoded(wanted.auth))
        keys.check()
    except ValueError:
        raise Refused(BAD_REQUEST, why="these are no keys of a subscription") from None
    return keys


def _line(target: NoticeTarget) -> schemas.TargetLine:
    return schemas.TargetLine(
        id=target.id,
        kind=target.kind,
        host=urlsplit(target.address).hostname or "",
        language=target.language,
        events=target.events,
        failures=target.failures,
        off=target.is_off,
        error=target.error,
        status=target.status,
    )
