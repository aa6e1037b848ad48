"""The files of the web client, if it was built, served from memory.

Files with a hash in their name are cached by browsers for ever; the page that names them is revalidated each
time. Every path of the client serves the same page, which routes by itself.
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
CLIENT_FOLDER = Path(os.environ.get("QUAKEBOARD_WEB") or Path(__file__).parents[1] / "web")
"""The folder where `make play` builds the client; tests may name another one."""

PAGE_PATHS = (
    "/",
    "/new",
    "/rules/{game}",
    "/watch",
    "/games",
    "/learn/{game}",
    "/t/{table}",
    "/t/{table}/replay",
    "/t/{table}/verify",
)
"""The paths of the client, as web/src/ui/route.svelte.ts reads them."""

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
"""Only this server's own files are run or shown, so that no text of a user is ever executed."""

_IMMUTABLE = "public, max-age=31536000, immutable"
_NO_CACHE = "no-cache"
_GZIPPED_SUFFIXES = (".html", ".js", ".css", ".svg", ".json", ".ftl", ".md", ".webmanifest")
_MEDIA_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
"""Media types that differ between the registries of operating systems."""


@dataclass(frozen=True, slots=True)
class File:
    """A file of the client, ready to be sent."""

    content: bytes
    gzipped: bytes | None
    media_type: str
    cache_control: str

    def response(self, request: Request) -> Response:
        accepted = request.headers.get("accept-encoding", "")
        headers = {"cache-control": self.cache_control}
        if self.media_type == "text/html":
            headers["content-security-policy"] = PAGE_POLICY
        if self.gzipped is not None:
            headers["vary"] = "accept-encoding"
            if "gzip" in accepted:
                headers["content-encoding"] = "gzip"
                return Response(self.gzipped, headers=headers, media_type=self.media_type)
        return Response(self.content, headers=headers, media_type=self.media_type)


def built_client() -> Path | None:
    """The folder of the client; None if it was not built."""
    return CLIENT_FOLDER if (CLIENT_FOLDER / PAGE).is_file() else None


def routes(folder: Path, root_path: str = "") -> list[BaseRoute]:
    """The routes of the client's page and files, for a server below this root path."""
    files = {
        "/" + path.relative_to(folder).as_posix(): _read(path, folder, root_path)
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    page = files.pop("/" + PAGE)
    return [
        *(_route(path_, page) for path_ in PAGE_PATHS),
        *(_route(path_, file) for path_, file in files.items()),
    ]


def _route(path_: str, file: File) -> Route:
    async def send(request: Request) -> Response:
        return file.response(request)

    return Route(path_, send)


def _read(path: Path, folder: Path, root_path: str) -> File:
    content = path.read_bytes()
    if path == folder / PAGE:
        # It is shown at addresses of any depth, so that its own must be absolute. Only here is it known where
        # they begin; a <base> would also bend links within a page.
        content = content.replace(b'="./', f'="{root_path}/'.encode())
    hashed = path.relative_to(folder).parts[0] == "assets"
    return File(
        content=content,
        gzipped=gzip.compress(content, mtime=0) if path.suffix in _GZIPPED_SUFFIXES else None,
        media_type=_MEDIA_TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream",
        cache_control=_IMMUTABLE if hashed else _NO_CACHE,
    )
