"""The state that endpoints and middleware share."""

from __future__ import annotations

from dataclasses import dataclass, field
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from quakeboard.server.http.sessions import Sessions
from quakeboard.server.limits import (
    LOCALHOST,
    AdmissionLimiter,
    Clock,
    ConnectionLimiter,
    RateLimiter,
    address,
)
from quakeboard.server.metrics import Metrics
from quakeboard.server.open_connections import OpenConnections
from quakeboard.server.settings import Settings
from quakeboard.server.webhooks import Webhooks
from quakeboard.server.ws.outbox import BatchWriter
from quakeboard.service.analyses import Analyses
from quakeboard.service.fair_slots import FairSlots
from quakeboard.service.table_service import TableService
from quakeboard.service.workers import Workers


@dataclass
class AppState:
    """The shared state of one server process."""

    settings: Settings
    service: TableService
    sessions: Sessions
    metrics: Metrics
    webhooks: Webhooks
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
    queues: dict[str, FairSlots] = field(default_factory=dict)
    """The queues of what is shared fairly, by their names in the metrics."""
    batch_writer: BatchWriter = field(default_factory=BatchWriter)

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
