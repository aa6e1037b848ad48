"""Finished games analysed over HTTP, a line at a time as it is found."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from quakeboard.server.http.requests import Asking
from quakeboard.server.http.responses import TOO_MANY_REQUESTS
from quakeboard.server.limits import address
from quakeboard.server.state import House
from quakeboard.service.analysis_pool import Reading
from quakeboard.service.errors import Refused

LINES = "application/x-ndjson"
COST_OF_ANALYSIS = 25.0
"""Requests that an analysis counts for."""


class Analyser:
    """Answers those who want to know what a game was worth."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.asking = Asking(house)

    async def analysis(self, request: Request) -> Response:
        """What each action of a finished game was worth."""
        desk = await self.asking.finished(request)
        if not self.house.requests.take(address(request.scope), COST_OF_ANALYSIS):
            raise Refused(TOO_MANY_REQUESTS)
        return Streamed(self.house.analyses.read(desk.id, desk.table.record()))


class Streamed(StreamingResponse):
    """Lines for somebody who may go away at any time."""

    def __init__(self, reading: Reading) -> None:
        # nginx would keep lines back until it has some thousand bytes of them.
        super().__init__(reading.lines(), media_type=LINES, headers={"x-accel-buffering": "no"})
        self._reading = reading

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._reading.close()
