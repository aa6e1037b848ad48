"""One process of a server, as an ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
from collections.abc import AsyncIterator
from dataclasses import asdict
from pathlib import Path
from secrets import token_hex
from time import monotonic
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware

from quakeboard.core.errors import QuakeboardError
from quakeboard.server import gc_policy as collector
from quakeboard.server import logs
from quakeboard.server.http import client_files as client
from quakeboard.server.http import missing_client as no_client
from quakeboard.server.http import responses as answers
from quakeboard.server.http import routes
from quakeboard.server.http.middleware import Porch
from quakeboard.server.http.root_path import RootPathMiddleware
from quakeboard.server.http.sessions import Sessions
from quakeboard.server.limits import Buckets, Clock, Crowd
from quakeboard.server.metrics import Metrics
from quakeboard.server.settings import Settings
from quakeboard.server.state import House
from quakeboard.server.store.factory import open_store
from quakeboard.server.webhooks import Hooks
from quakeboard.service.analysis_pool import Analyses
from quakeboard.service.bot_pool import Thinkers
from quakeboard.service.registry import Lobby

ENVIRONMENT = "QUAKEBOARD_SERVER"
"""Where the settings stand for processes that are started by another."""
TABLES_A_SECOND, TABLES_AT_ONCE = 2.0, 60
REQUESTS_A_SECOND, REQUESTS_AT_ONCE = 50.0, 500
SOCKETS_A_SECOND, SOCKETS_AT_ONCE, NEW_SOCKETS_AT_ONCE = 20.0, 300, 60
"""What one address may ask for, where the host sets limits: plenty for everybody in one building."""

SWITCH = 0.0005
"""Seconds after which a thread that waits may go on: those of the store wait several times for each move if
the loop is busy."""


def make_app(settings: Settings, clock: Clock = monotonic) -> Starlette:
    """The application; it opens its store when it is started. Its limits are reckoned by the clock."""

    @contextlib.asynccontextmanager
    async def live(app: Starlette) -> AsyncIterator[None]:
        sys.setswitchinterval(SWITCH)
        house = await _open(settings, clock)
        collecting = asyncio.create_task(collector.run(house.metrics))
        speaking = asyncio.create_task(asyncio.to_thread(answers.learn_languages))
        pages = (
            no_client.routes() if settings.web is None else client.routes(settings.web, settings.root_path)
        )
        app.router.routes[:0] = [*routes.Routes(house).all(), *pages]
        app.state.house = house
        try:
            yield
        finally:
            collecting.cancel()
            await speaking
            await house.analyses.close()
            await house.lobby.close()
            await house.hooks.close()
            await house.lobby.store.close()

    return Starlette(
        lifespan=live,
        middleware=[
            *([Middleware(RootPathMiddleware, settings.root_path)] if settings.root_path else []),
            Middleware(Porch),
        ],
        exception_handlers={
            QuakeboardError: answers.refuse,
            HTTPException: answers.refuse_http,
            Exception: answers.fail,
        },
    )


async def _open(settings: Settings, clock: Clock) -> House:
    process = token_hex(8)
    store = open_store(settings.database, process)
    await store.open()
    try:
        hooks = Hooks(store, private=settings.private_hooks)
        lobby = Lobby(process, store, Thinkers(settings.thinkers), hooks)
        secret = await store.setting("session-secret", token_hex(32))
        await lobby.open()
    except BaseException:
        await store.close()
        raise
    limited = 0 if settings.unlimited else 1
    return House(
        settings,
        lobby,
        Sessions(secret),
        Metrics(),
        hooks,
        tables=Buckets(limited * TABLES_A_SECOND, TABLES_AT_ONCE, clock),
        requests=Buckets(limited * REQUESTS_A_SECOND, REQUESTS_AT_ONCE, clock),
        handshakes=Buckets(limited * SOCKETS_A_SECOND, NEW_SOCKETS_AT_ONCE, clock),
        sockets=Crowd(limited * SOCKETS_AT_ONCE),
        analyses=Analyses(settings.analysts, settings.analysis_seconds),
        clock=clock,
    )


def to_environment(settings: Settings) -> str:
    found: dict[str, Any] = asdict(settings)
    found["origins"] = sorted(settings.origins)
    found["web"] = None if settings.web is None else str(settings.web)
    return json.dumps(found)


def from_environment() -> Starlette:
    """The application of a process that another one has started."""
    found = json.loads(os.environ[ENVIRONMENT])
    found["origins"] = frozenset(found["origins"])
    found["web"] = None if found["web"] is None else Path(found["web"])
    logs.set_up()
    return make_app(Settings(**found))
