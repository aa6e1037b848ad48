"""The state that endpoints and middleware share."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import Scope

from quakeboard.server.http.sessions import Sessions
from quakeboard.server.limits import (
    LOCALHOST,
    AdmissionLimiter,
    Clock,
    ConnectionLimiter,
    RateLimiter,
    address,
    client_host,
)
from quakeboard.server.metrics import Metrics
from quakeboard.server.notices.sender import NoticeSender
from quakeboard.server.open_connections import OpenConnections
from quakeboard.server.settings import Settings
from quakeboard.server.ws.outbox import BatchWriter
from quakeboard.service.analyses import Analyses
from quakeboard.service.fair_slots import FairSlots
from quakeboard.service.operator_notices import OperatorNotices
from quakeboard.service.table_service import TableService
from quakeboard.service.workers import Workers

if TYPE_CHECKING:
    from quakeboard.server.ws.endpoint import Socket


@dataclass
class AppState:
    """The shared state of one server process."""

    settings: Settings
    service: TableService
    sessions: Sessions
    metrics: Metrics
    notices: NoticeSender
    table_limiter: RateLimiter
    """Limits how many tables an address opens."""
    seat_limiter: RateLimiter
    """Limits how many free seats an address takes."""
    request_limiter: RateLimiter
    """Limits the HTTP requests of an address."""
    message_limiter: RateLimiter
    """Limits the messages of an address on all its WebSockets."""
    handshake_limiter: RateLimiter
    """Limits how often an address opens a WebSocket."""
    connection_limiter: ConnectionLimiter
    """Limits how many WebSockets an address has open."""
    record_limiter: AdmissionLimiter
    """Limits how many records are loaded, verified or wait for that at once."""
    open_connections: OpenConnections
    """Limits all connections, before they have said what they want."""
    workers: Workers
    analyses: Analyses
    clock: Clock
    """The clock of the rate limits."""
    operator_limiter: RateLimiter
    """Limits how often an address comes with a wrong operator's token."""
    operator_notices: OperatorNotices
    queues: dict[str, FairSlots] = field(default_factory=dict)
    """The queues of what is shared fairly, by their names in the metrics."""
    batch_writer: BatchWriter = field(default_factory=BatchWriter)
    sockets: set[Socket] = field(default_factory=set)
    """The open WebSockets."""

    def check_request_blocked(self, scope: Scope) -> None:
        """Raise `Refused` if the address or the session of a request is blocked."""
        if self.operator_notices.blocks.any():
            self.check_blocked(client_host(scope), self.sessions.read(HTTPConnection(scope)))

    def check_blocked(self, host: str, session: str | None) -> None:
        """Raise `Refused` if the address or the session of a client is blocked."""
        self.operator_notices.blocks.check(host, session, self.service.now())

    def close_blocked(self) -> None:
        """Close the WebSockets of those who are blocked by now."""
        for socket in list(self.sockets):
            socket.close_if_blocked()

    def client_hash(self, connection: HTTPConnection) -> str:
        """A keyed hash of the address of a client; empty if it is not limited."""
        client = address(connection.scope)
        unlimited = self.settings.unlimited or client in ("", LOCALHOST)
        return "" if unlimited else self.sessions.hash_address(client)

    def origin_allowed(self, connection: HTTPConnection) -> bool:
        """Whether the Origin header is the server's own, or one of the settings.

        Pages of other sites may not act for their reader. Programs that are no browsers send no origin.
        """
        origin = connection.headers.get("origin")
        if origin is None:
            return True
        if origin in self.settings.origins:
            return True
        try:
            return urlsplit(origin).netloc == connection.headers.get("host")
        except ValueError:
            return False
