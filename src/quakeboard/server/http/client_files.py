"""The browser's client, if it was built: its pages and their parts, straight from memory.

What has a hash in its name never changes and is kept by browsers for ever; the page that names those is asked
for each time. Every address of the client gives the same page, which then looks at the address itself.
"""

from __future__ import annotations

import gzip
import os
from dataclasses import dataclass
from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

PAGE = "index.html"
BUILT = Path(os.environ.get("QUAKEBOARD_WEB") or Path(__file__).parents[1] / "web")
"""Where `make play` builds it; tests may name another folder."""

ADDRESSES = (
    "/",
    "/new",
    "/rules/{game}",
    "/learn/{game}",
    "/t/{table}",
    "/t/{table}/replay",
    "/t/{table}/verify",
)
"""The pages of the client, as web/src/ui/route.svelte.ts reads them."""

PAGE_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # places on the map are written as attributes
        "img-src 'self' blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",  # it keeps the client for when there is no net
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
"""Nothing but this server's own files is run or shown: a text that somebody wrote can never act."""

_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_FIRST = "no-cache"
_PACKED = (".html", ".js", ".css", ".svg", ".json", ".ftl", ".md", ".webmanifest")
_KINDS = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
"""What the tables of some machines do not know, or know otherwise."""


@dataclass(frozen=True, slots=True)
class File:
    """A file of the client, ready to be sent."""

    content: bytes
    packed: bytes | None
    kind: str
    kept: str

    def answer(self, request: Request) -> Response:
        accepted = request.headers.get("accept-encoding", "")
        headers = {"cache-control": self.kept}
        if self.kind == "text/html":
            headers["content-security-policy"] = PAGE_POLICY
        if self.packed is not None:
            headers["vary"] = "accept-encoding"
            if "gzip" in accepted:
                headers["content-encoding"] = "gzip"
                return Response(self.packed, headers=headers, media_type=self.kind)
        return Response(self.content, headers=headers, media_type=self.kind)


def built() -> Path | None:
    """The folder of the client, or nothing if nobody has built it."""
    return BUILT if (BUILT / PAGE).is_file() else None


def routes(folder: Path, root_path: str = "") -> list[BaseRoute]:
    """The client's pages and all their parts, for a server that is reached below this path."""
    files = {
        "/" + path.relative_to(folder).as_posix(): _read(path, folder, root_path)
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    page = files.pop("/" + PAGE)
    return [
        *(_route(address, page) for address in ADDRESSES),
        *(_route(address, file) for address, file in files.items()),
    ]


def _route(address: str, file: File) -> Route:
    async def send(request: Request) -> Response:
        return file.answer(request)

    return Route(address, send)


def _read(path: Path, folder: Path, root_path: str) -> File:
    content = path.read_bytes()
    if path == folder / PAGE:
        # It is shown at addresses of any depth, so that its own must be absolute. Only here is it known where
        # they begin; a <base> would also bend links within a page.
        content = content.replace(b'="./', f'="{root_path}/'.encode())
    hashed = path.relative_to(folder).parts[0] == "assets"
    return File(
        content=content,
        packed=gzip.compress(content, mtime=0) if path.suffix in _PACKED else None,
        kind=_KINDS.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream",
        kept=_FOR_EVER if hashed else _ASK_FIRST,
    )
