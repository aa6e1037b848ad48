"""The analysis of finished games over HTTP, streamed as JSON lines."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from quakeboard.server.http.requests import RequestReader
from quakeboard.server.http.responses import TOO_MANY_REQUESTS
from quakeboard.server.limits import address
from quakeboard.server.state import AppState
from quakeboard.service.analyses import AnalysisReader
from quakeboard.service.errors import Refused

NDJSON = "application/x-ndjson"
COST_OF_ANALYSIS = 25.0  # counted as requests of the address


class AnalysisEndpoint:
    """Streams the analysis of a table's game."""

    def __init__(self, state: AppState) -> None:
        self.state = state
        self.request_reader = RequestReader(state)

    async def analysis(self, request: Request) -> Response:
        """What each action of a finished game was worth."""
        live_table = await self.request_reader.finished_table(request)
        client = address(request.scope)
        if not self.state.request_limiter.take(client, COST_OF_ANALYSIS):
            raise Refused(TOO_MANY_REQUESTS)
        record = await live_table.record()
        return AnalysisResponse(self.state.analyses.read(live_table.id, record, client))


class AnalysisResponse(StreamingResponse):
    """A streamed analysis, which is closed when the client disconnects."""

    def __init__(self, reader: AnalysisReader) -> None:
        # nginx would buffer some thousand bytes before passing lines on.
        super().__init__(reader.lines(), media_type=NDJSON, headers={"x-accel-buffering": "no"})
        self._reader = reader

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._reader.close()
