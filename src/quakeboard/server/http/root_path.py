"""Serving below a root path, such as `/quake`, whether or not the proxy strips it."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send

from quakeboard.server.http.middleware import MONITORING_PATHS


class RootPathMiddleware:
    """Adds the root path to the path of requests that lack it, as ASGI requires."""

    # uvicorn's own option `root_path` adds it always, which is wrong behind a proxy that does not strip it.

    def __init__(self, app: ASGIApp, root_path: str) -> None:
        self.app = app
        self.root_path = root_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        # Monitoring paths stay as they are, so that `/metrics` can recognise requests through a proxy.
        if scope["type"] != "lifespan" and scope["path"] not in MONITORING_PATHS:
            path = scope["path"]
            if not f"{path}/".startswith(f"{self.root_path}/"):
                path = self.root_path + path
            scope = {**scope, "root_path": self.root_path, "path": path}
        await self.app(scope, receive, send)
