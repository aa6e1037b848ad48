"""The HTTP endpoints of operators, under `/api/operator`. They are not there while no token exists."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from quakeboard.server.http import operator_schemas as schemas
from quakeboard.server.http.requests import RequestReader, table_link
from quakeboard.server.http.responses import (
    NOT_FOUND,
    NOT_OPERATOR,
    TOO_MANY_REQUESTS,
    json_response,
)
from quakeboard.server.limits import address
from quakeboard.server.state import AppState
from quakeboard.service import listing, personal_data, tokens
from quakeboard.service.errors import BAD_REQUEST, Refused
from quakeboard.service.operator import Operator

PAGE_SIZE = 200
MAX_AUDIT = 1000
PREFIX = "/api/operator"
TABLE = f"{PREFIX}/tables/{{table}}"

Endpoint = Callable[[Operator, Request], Awaitable[object]]


class OperatorEndpoints:
    """Authorises operators by their bearer token, and lets them act."""

    def __init__(self, state: AppState) -> None:
        self.state = state
        self.reader = RequestReader(state)

    def routes(self) -> list[BaseRoute]:
        endpoints: list[tuple[str, str, Endpoint]] = [
            ("GET", f"{PREFIX}/tables", self.tables),
            ("GET", TABLE, self.show),
            ("DELETE", TABLE, self.delete),
            ("POST", f"{TABLE}/end", self.end),
            ("POST", f"{TABLE}/seats/{{seat:count}}/free", self.free_seat),
            ("POST", f"{TABLE}/seats/{{seat:count}}/close", self.close_seat),
            ("POST", f"{TABLE}/seats/{{seat:count}}/rename", self.rename_seat),
            ("POST", f"{TABLE}/mute", self.mute),
            ("DELETE", f"{TABLE}/lines/{{number:count}}", self.remove_line),
            ("GET", f"{PREFIX}/blocks", self.blocks),
            ("POST", f"{PREFIX}/blocks", self.block),
            ("POST", f"{PREFIX}/unblock", self.unblock),
            ("POST", f"{PREFIX}/people/export", self.export_person),
            ("POST", f"{PREFIX}/people/erase", self.erase_person),
            ("GET", f"{PREFIX}/audit", self.audit),
        ]
        return [
            Route(path, self._authorised(endpoint), methods=[method]) for method, path, endpoint in endpoints
        ]

    def _authorised(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        """The endpoint for those who have a token; what it returns is the response."""

        async def answer(request: Request) -> Response:
            return json_response(await endpoint(await self._operator(request), request))

        return answer

    async def _operator(self, request: Request) -> Operator:
        """The operator of a request; raises `Refused`, in the same way for every wrong token."""
        store = self.state.service.store.operators
        if not await store.tokens():
            raise Refused(NOT_FOUND)
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        name = await store.token_name(tokens.digest(token)) if scheme.lower() == "bearer" else None
        if name is None:
            if not self.state.operator_limiter.take(address(request.scope)):
                raise Refused(TOO_MANY_REQUESTS)
            raise Refused(NOT_OPERATOR)
        return self.state.operator_notices.operator(name)

    # ------------------------------------------------------------------ tables

    async def tables(self, operator: Operator, request: Request) -> schemas.AllTables:
        """All tables, by their id."""
        found = await operator.store.all_tables(request.query_params.get("after", ""), PAGE_SIZE)
        last = found[-1].table if len(found) == PAGE_SIZE else None
        return schemas.AllTables(tables=[listing.table_line(listed) for listed in found], next=last)

    async def show(self, operator: Operator, request: Request) -> object:
        """One table, with sessions and chat."""
        return await operator.show(request.path_params["table"])

    async def delete(self, operator: Operator, request: Request) -> schemas.Carried:
        """Delete a table; those who are there are told."""
        await operator.delete(request.path_params["table"])
        return schemas.Carried(done=True)

    async def end(self, operator: Operator, request: Request) -> schemas.Carried:
        """End a game without a result."""
        wanted = await self.reader.read(request, schemas.EndGame)
        await operator.end(request.path_params["table"], wanted.reason)
        return schemas.Carried(done=True)

    async def free_seat(self, operator: Operator, request: Request) -> schemas.SeatFreed:
        """Free a seat before the game begins."""
        table = request.path_params["table"]
        token = await operator.free_seat(table, request.path_params["seat"])
        return schemas.SeatFreed(token=token, link=table_link(request, table, token))

    async def close_seat(self, operator: Operator, request: Request) -> schemas.Carried:
        """Let a bot play for a seat to the end."""
        wanted = await self.reader.read(request, schemas.CloseSeat)
        await operator.close_seat(request.path_params["table"], request.path_params["seat"], wanted.bot)
        return schemas.Carried(done=True)

    async def rename_seat(self, operator: Operator, request: Request) -> schemas.Carried:
        """Give a seat another name."""
        wanted = await self.reader.read(request, schemas.RenameSeat)
        await operator.rename(request.path_params["table"], request.path_params["seat"], wanted.name)
        return schemas.Carried(done=True)

    async def mute(self, operator: Operator, request: Request) -> schemas.Carried:
        """Mute a seat or the watchers of a table, or let them speak again."""
        wanted = await self.reader.read(request, schemas.MuteSeat)
        await operator.mute(request.path_params["table"], wanted.seat, muted=wanted.muted)
        return schemas.Carried(done=True)

    async def remove_line(self, operator: Operator, request: Request) -> schemas.Carried:
        """Remove a line of chat."""
        await operator.remove_line(request.path_params["table"], request.path_params["number"])
        return schemas.Carried(done=True)

    # ------------------------------------------------------------------ people

    async def blocks(self, operator: Operator, request: Request) -> schemas.Blocked:
        """The blocks that have not ended."""
        return schemas.Blocked(blocks=await operator.blocks())

    async def block(self, operator: Operator, request: Request) -> object:
        """Refuse an address or a session for a while."""
        wanted = await self.reader.read(request, schemas.BlockClient)
        if wanted.address is not None and wanted.session is None:
            return await operator.block_address(wanted.address, 1000 * wanted.seconds, force=wanted.force)
        if wanted.session is not None and wanted.address is None:
            return await operator.block_session(wanted.session, 1000 * wanted.seconds)
        raise Refused(BAD_REQUEST, why="it names neither or both of an address and a session")

    async def unblock(self, operator: Operator, request: Request) -> schemas.Carried:
        """End a block."""
        await operator.unblock((await self.reader.read(request, schemas.Unblock)).value)
        return schemas.Carried(done=True)

    async def export_person(self, operator: Operator, request: Request) -> object:
        """All that is kept about a person."""
        return await personal_data.export(operator, await self._person(operator, request))

    async def erase_person(self, operator: Operator, request: Request) -> schemas.Erased:
        """Erase the names, the chat and the session of a person."""
        person = await self._person(operator, request)
        await personal_data.erase(operator, person)
        return schemas.Erased(tables=person.tables)

    async def _person(self, operator: Operator, request: Request) -> personal_data.Person:
        wanted = await self.reader.read(request, schemas.WhichPerson)
        if wanted.session is not None and wanted.table is None and wanted.seat is None:
            return await personal_data.by_session(operator, wanted.session)
        if wanted.table is not None and wanted.seat is not None and wanted.session is None:
            return await personal_data.by_seat(operator, wanted.table, wanted.seat)
        raise Refused(BAD_REQUEST, why="a person is a session, or a table and a seat")

    async def audit(self, operator: Operator, request: Request) -> schemas.Audit:
        """What operators did."""
        return schemas.Audit(entries=await operator.audit_log(MAX_AUDIT))
