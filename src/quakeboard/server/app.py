"""One process of a server, as an ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import sys
from collections.abc import AsyncIterator
from dataclasses import asdict
from pathlib import Path
from secrets import token_hex
from time import monotonic
from typing import Any

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.types import ASGIApp

from quakeboard.core.errors import QuakeboardError
from quakeboard.server import gc_policy, logs
from quakeboard.server.expiry import Expiry
from quakeboard.server.http import client_files, missing_client, responses, routes
from quakeboard.server.http.middleware import RequestMiddleware
from quakeboard.server.http.protocol import OPEN_CONNECTIONS
from quakeboard.server.http.root_path import RootPathMiddleware
from quakeboard.server.http.sessions import Sessions
from quakeboard.server.limits import AdmissionLimiter, Clock, ConnectionLimiter, RateLimiter
from quakeboard.server.metrics import Metrics
from quakeboard.server.notices.sender import NoticeSender
from quakeboard.server.notices.vapid import VapidKey
from quakeboard.server.open_connections import OpenConnections, affordable_connections
from quakeboard.server.preloading import preload
from quakeboard.server.processes.workers import ProcessWorkers
from quakeboard.server.settings import Settings
from quakeboard.server.state import AppState
from quakeboard.server.store.factory import open_store
from quakeboard.server.watchdog import Watchdog
from quakeboard.service.analyses import Analyses
from quakeboard.service.bots import BotService, worker_rules
from quakeboard.service.operator_notices import OperatorNotices
from quakeboard.service.table_service import TableService

log = logging.getLogger("quakeboard")

ENVIRONMENT = "QUAKEBOARD_SERVER"
"""The environment variable that passes the settings to worker processes."""
TABLES_PER_SECOND, TABLES_BURST = 0.5, 60
SEATS_PER_SECOND, SEATS_BURST = 0.5, 20
REQUESTS_PER_SECOND, REQUESTS_BURST = 50.0, 500
MESSAGES_PER_SECOND, MESSAGES_BURST = 250.0, 2500
CONNECTIONS_PER_SECOND, MAX_CONNECTIONS_PER_ADDRESS, CONNECTIONS_BURST = 20.0, 300, 60
MAX_RECORDS, MAX_RECORDS_PER_ADDRESS = 16, 4
WRONG_TOKENS_PER_SECOND, WRONG_TOKENS_BURST = 0.1, 10
"""The limits of one address, generous enough for a whole building; the settings can turn them off."""

CORS_METHODS = ("GET", "HEAD", "POST", "DELETE")

THREAD_SWITCH_SECONDS = 0.0005
"""The interpreter's switch interval: the store's threads wait for the GIL several times per move."""


def make_app(settings: Settings, clock: Clock = monotonic) -> Starlette:
    """The ASGI application, which opens its store at startup; its rate limits use `clock`."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, OpenConnections]]:
        sys.setswitchinterval(THREAD_SWITCH_SECONDS)
        state = await _start(settings, clock)
        log.info("ready", extra={"server": state.service.process})
        gc_task = asyncio.create_task(gc_policy.run(state.metrics))
        expiry = Expiry(state)
        if expiry.ages:
            state.service.background.start(expiry.run())
        watchdog_task = asyncio.create_task(Watchdog(state.metrics).run())
        preload_task = asyncio.create_task(run_in_threadpool(preload, settings.root_path))
        client_routes = (
            missing_client.routes()
            if settings.client_folder is None
            else client_files.routes(settings.client_folder, settings.root_path)
        )
        app.router.routes[:0] = [*routes.Routes(state).routes(), *client_routes]
        app.state.app_state = state
        try:
            yield {OPEN_CONNECTIONS: state.open_connections}
        finally:
            log.info("stopping", extra={"server": state.service.process})
            gc_task.cancel()
            watchdog_task.cancel()
            await preload_task
            await state.analyses.close()
            await state.service.close()
            await state.workers.close()
            await state.notices.close()
            await state.service.store.close()
            log.info("stopped", extra={"server": state.service.process})

    return Application(
        settings.origins,
        lifespan=lifespan,
        middleware=[
            *([Middleware(RootPathMiddleware, settings.root_path)] if settings.root_path else []),
            Middleware(RequestMiddleware),
        ],
        exception_handlers={
            QuakeboardError: responses.refusal_response,
            HTTPException: responses.http_error_response,
            Exception: responses.internal_error_response,
        },
    )


class Application(Starlette):
    """An application whose responses pages of these origins may read, those of failures included."""

    # As a middleware of Starlette's own, CORS would not cover the responses for unexpected errors.

    def __init__(self, origins: frozenset[str], **options: Any) -> None:
        self.origins = origins
        super().__init__(**options)

    def build_middleware_stack(self) -> ASGIApp:
        app = super().build_middleware_stack()
        if not self.origins:
            return app
        return CORSMiddleware(
            app,
            allow_origins=sorted(self.origins),
            allow_methods=CORS_METHODS,
            allow_headers=["Authorization"],
            allow_credentials=True,
            expose_headers=["Content-Disposition", "Retry-After"],
        )


async def _start(settings: Settings, clock: Clock) -> AppState:
    process = token_hex(8)
    store = open_store(settings.database, process)
    workers = ProcessWorkers(settings.bot_processes, worker_rules(settings.bot_processes))
    metrics = Metrics()
    await store.open()
    try:
        sender = NoticeSender(
            store,
            VapidKey(await store.setting("push-key", VapidKey.new())),
            contact=settings.contact,
            allow_private=settings.private_webhooks,
            count=metrics.count_webhook,
        )
        service = TableService(process, store, BotService(workers), sender)
        secret = await store.setting("session-secret", token_hex(32))
        await service.open()
        notices = OperatorNotices(process, store, service.registry)
        await notices.load_blocks()
        service.background.start(notices.receive())
        service.background.start(notices.receive_missed())
    except BaseException:
        await store.close()
        raise
    analyses = Analyses(workers, settings.analysis_processes, settings.analysis_seconds)
    queues = {"workers": workers.slots, "analyses": analyses.slots, "webhooks": sender.slots}
    for slots in queues.values():
        slots.observer = metrics
    limited = 0 if settings.unlimited else 1
    state = AppState(
        settings,
        service,
        Sessions(secret),
        metrics,
        sender,
        table_limiter=RateLimiter(limited * TABLES_PER_SECOND, TABLES_BURST, clock),
        seat_limiter=RateLimiter(limited * SEATS_PER_SECOND, SEATS_BURST, clock),
        request_limiter=RateLimiter(limited * REQUESTS_PER_SECOND, REQUESTS_BURST, clock),
        message_limiter=RateLimiter(limited * MESSAGES_PER_SECOND, MESSAGES_BURST, clock),
        handshake_limiter=RateLimiter(limited * CONNECTIONS_PER_SECOND, CONNECTIONS_BURST, clock),
        connection_limiter=ConnectionLimiter(limited * MAX_CONNECTIONS_PER_ADDRESS),
        record_limiter=AdmissionLimiter(MAX_RECORDS, limited * MAX_RECORDS_PER_ADDRESS),
        open_connections=OpenConnections(
            affordable_connections(settings.max_connections),
            0 if settings.unlimited or settings.behind_proxy else settings.max_connections_per_address,
        ),
        workers=workers,
        analyses=analyses,
        queues=queues,
        clock=clock,
        operator_limiter=RateLimiter(limited * WRONG_TOKENS_PER_SECOND, WRONG_TOKENS_BURST, clock),
        operator_notices=notices,
    )
    notices.on_blocks_changed = state.close_blocked
    return state


def to_environment(settings: Settings) -> str:
    found: dict[str, Any] = asdict(settings)
    found["origins"] = sorted(settings.origins)
    found["client_folder"] = None if settings.client_folder is None else str(settings.client_folder)
    return json.dumps(found)


def from_environment() -> Starlette:
    """The application of a worker process, with the settings of its environment."""
    found = json.loads(os.environ[ENVIRONMENT])
    found["origins"] = frozenset(found["origins"])
    found["client_folder"] = None if found["client_folder"] is None else Path(found["client_folder"])
    logs.configure()
    return make_app(Settings(**found))
