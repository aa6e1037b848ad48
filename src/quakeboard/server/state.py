"""What the parts of a server share."""

from __future__ import annotations

from dataclasses import dataclass, field
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from quakeboard.server.http.sessions import Sessions
from quakeboard.server.limits import Buckets, Clock, Crowd
from quakeboard.server.metrics import Metrics
from quakeboard.server.settings import Settings
from quakeboard.server.webhooks import Hooks
from quakeboard.server.ws.outbox import Postman
from quakeboard.service.analysis_pool import Analyses
from quakeboard.service.registry import Lobby


@dataclass
class House:
    """One process of a server."""

    settings: Settings
    lobby: Lobby
    sessions: Sessions
    metrics: Metrics
    hooks: Hooks
    tables: Buckets
    """How many tables an address may open,"""
    requests: Buckets
    """how much it may ask for over HTTP,"""
    handshakes: Buckets
    """how often it may connect,"""
    sockets: Crowd
    """and how many sockets it may have at once."""
    analyses: Analyses
    clock: Clock
    """By which limits are reckoned."""
    postman: Postman = field(default_factory=Postman)

    def is_welcome(self, connection: HTTPConnection) -> bool:
        """Whether a request may come from where it comes from.

        No page of another site may act for its reader. Programs that are no browsers send no origin.
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
