"""Serving below a path of a host, such as `/quake`, behind a proxy that passes it on or takes it off."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send

from quakeboard.server.http.middleware import WATCHED


class RootPathMiddleware:
    """Put the root path in front of the path of every request that does not have it, as ASGI wants it."""

    # uvicorn's own option `root_path` puts it there always, which is wrong behind a proxy that passes it on.

    def __init__(self, app: ASGIApp, root_path: str) -> None:
        self.app = app
        self.root_path = root_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        # Addresses for the host alone stay as they are, so that `/metrics` knows who came through a proxy.
        if scope["type"] != "lifespan" and scope["path"] not in WATCHED:
            path = scope["path"]
            if not f"{path}/".startswith(f"{self.root_path}/"):
                path = self.root_path + path
            scope = {**scope, "root_path": self.root_path, "path": path}
        await self.app(scope, receive, send)
