"""Whole games over HTTP: kept as records, proved, loaded."""

from __future__ import annotations

import asyncio
from fractions import Fraction
from math import lcm

from msgspec.structs import replace
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from quakeboard.core.registry import specs_with_part
from quakeboard.play import verify as proof
from quakeboard.play.chance import BadChance
from quakeboard.play.record import BadRecord, Record, decode, encode
from quakeboard.server.http import schemas as shapes
from quakeboard.server.http.requests import JSON, Asking
from quakeboard.server.http.responses import TOO_MANY_REQUESTS, TOO_MANY_TABLES, as_json, language_of
from quakeboard.server.limits import address
from quakeboard.server.state import House
from quakeboard.service.errors import Refused

LARGEST_RECORD = 256 * 1024
COST_OF_PROOF = 25.0
"""Requests that a verification counts for: it is much work."""

PPN = "text/x-ppn"
READERS = {JSON: decode, PPN: specs_with_part("records.ppn")[0].part("records.ppn").decode_ppn}
"""What makes a record of each kind of body."""


class Records:
    """Answers for whole games."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.asking = Asking(house)
        self._thinking = asyncio.Lock()
        """Threads take time from the tables, one a little, many very much."""

    def all(self) -> list[BaseRoute]:
        return [
            Route("/api/records", self.load, methods=["POST"]),
            Route("/api/tables/{table}/record", self.record),
            Route("/api/tables/{table}/verification", self.verification),
            Route("/api/tables/{table}/draws", self.draws),
        ]

    async def load(self, request: Request) -> Response:
        """Open a table to look through a game that was played elsewhere."""
        kind, body = await self.asking.body(request, READERS, LARGEST_RECORD)
        if not self.house.tables.take(address(request.scope)):
            raise Refused(TOO_MANY_TABLES)
        async with self._thinking:
            record = await run_in_threadpool(READERS[kind], body)
        session = self.house.sessions.of(request)
        opened = await self.house.lobby.load(session, record)
        self.house.metrics.opened.inc()
        return self.asking.opened(request, opened, await self.house.lobby.desk(opened.table), session)

    async def record(self, request: Request) -> Response:
        """A finished game, to be kept: everything is in it."""
        desk = await self.asking.finished(request)
        name = f"{desk.head.set_up.game}-{desk.id}.quake.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(encode(desk.table.record()), media_type="application/json", headers=headers)

    async def verification(self, request: Request) -> Response:
        """Whether chance was fair: every draw is derived again from the seed."""
        record = await self._to_prove(request)
        found = shapes.Verified(
            verified=True,
            given=record.chance.taken_over,
            commitment=record.chance.commitment or "",
            seed=record.chance.seed or "",
        )
        try:
            async with self._thinking:
                draws = await run_in_threadpool(proof.verify, record)
        except (BadRecord, BadChance) as error:
            language = language_of(request)
            why = error.sentence if language is None else language.refusal(error)
            return as_json(replace(found, verified=False, code=error.code, why=why))
        return as_json(replace(found, draws=draws))

    async def draws(self, request: Request) -> Response:
        """What chance brought, and with which odds: readers derive it again for themselves."""
        record = await self._to_prove(request)
        async with self._thinking:
            return as_json(await run_in_threadpool(_draws, record))

    async def _to_prove(self, request: Request) -> Record:
        desk = await self.asking.finished(request)
        if not self.house.requests.take(address(request.scope), COST_OF_PROOF):
            raise Refused(TOO_MANY_REQUESTS)
        return desk.table.record()


def _draws(record: Record) -> shapes.Draws:
    found: dict[tuple[tuple[str, Fraction], ...], int] = {}
    lines = []
    for one in proof.draws(record):
        # Dice have the same odds each time: these are told once.
        odds = tuple((str(action), share) for action, share in one.odds)
        place = found.setdefault(odds, len(found))
        lines.append(shapes.DrawLine(step=one.step, action=str(one.action), odds=place))
    return shapes.Draws(nonces=list(record.chance.nonces), odds=[_odds(odds) for odds in found], draws=lines)


def _odds(odds: tuple[tuple[str, Fraction], ...]) -> shapes.Odds:
    whole = lcm(*(share.denominator for _, share in odds))
    shares = [share.numerator * (whole // share.denominator) for _, share in odds]
    return shapes.Odds(actions=[action for action, _ in odds], shares=shares if len(set(shares)) > 1 else [])
