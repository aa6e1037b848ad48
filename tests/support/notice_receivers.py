"""HTTP servers that receive notices, and refuse what the real services would refuse."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from push_browser import PushBrowser

from quakeboard.server.notices import base64url


class Received(NamedTuple):
    """A request as it arrived."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def told(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.body)
        return found


Judge = Callable[[Received], int]
"""The status with which a service answers a request."""


class Receiver:
    """A service on this machine; it answers with its statuses, one after the other, then as it judges."""

    def __init__(self, judge: Judge) -> None:
        self.statuses: list[int] = []
        self.requests: list[Received] = []
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                request = Received(self.path, headers, body)
                status = receiver.statuses.pop(0) if receiver.statuses else judge(request)
                receiver.requests.append(request)
                self.send_response(status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None: ...

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,))
        self._thread.start()
        self.base = f"http://127.0.0.1:{self._server.server_port}"

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


def _is_json(request: Received) -> bool:
    return request.headers.get("content-type", "").startswith("application/json")


def discord(request: Received) -> int:
    """Discord: content of 1 to 2000 characters, no other fields than it knows; 204 without a body."""
    if not _is_json(request) or set(request.told) - {"content", "allowed_mentions"}:
        return 400
    if not 1 <= len(request.told["content"]) <= 2000:
        return 400
    return 204 if request.path.startswith("/api/webhooks/") else 404


def slack(request: Received) -> int:
    """Slack: a text in which & < > stand for themselves only where they are escaped; 200 with “ok”."""
    text = request.told.get("text", "")
    without_links = re.sub(r"<https?://[^<>|]+>", "", text)
    is_escaped = not re.search(r"[<>]|&(?!amp;|lt;|gt;)", without_links)
    return 200 if _is_json(request) and text and is_escaped else 400


def ntfy(request: Received) -> int:
    """ntfy: JSON to the root of the server, with a topic; unknown fields are not JSON of ntfy."""
    told = request.told
    if request.path != "/" or set(told) - {"topic", "title", "message", "click", "priority", "tags"}:
        return 400
    return 200 if re.fullmatch(r"[-_A-Za-z0-9]{1,64}", told.get("topic", "")) else 400


def plain(request: Received) -> int:
    return 204 if _is_json(request) else 415


class PushService:
    """A push service: checks what RFC 8030, 8188 and 8292 ask for, and hands messages to a browser."""

    def __init__(self, browser: PushBrowser) -> None:
        self.browser = browser
        self.shown: list[dict[str, Any]] = []
        self.receiver = Receiver(self._judge)
        self.endpoint = f"{self.receiver.base}/push/secret-of-the-subscription"
        self.application_key = ""
        """The key with which the browser has subscribed: no other server may send."""

    def _judge(self, request: Received) -> int:
        headers = request.headers
        if "ttl" not in headers or not headers["ttl"].isdigit():
            return 400
        if headers.get("content-encoding") != "aes128gcm" or len(request.body) > 4096:
            return 400
        if headers.get("urgency", "normal") not in ("very-low", "low", "normal", "high"):
            return 400
        if not re.fullmatch(r"[-_A-Za-z0-9]{1,32}", headers.get("topic", "x")):
            return 400
        if not self._is_authorized(headers.get("authorization", "")):
            return 403
        self.shown.append(json.loads(self.browser.read(request.body)))
        return 201

    def _is_authorized(self, header: str) -> bool:
        found = re.fullmatch(r"vapid t=([-_A-Za-z0-9.]+), ?k=([-_A-Za-z0-9]+)", header)
        if found is None or found[2] != self.application_key:
            return False
        claims = json.loads(base64url.decoded(found[1].split(".")[1]))
        parts = urlsplit(self.endpoint)
        return bool(claims["aud"] == f"{parts.scheme}://{parts.netloc}")

    def close(self) -> None:
        self.receiver.close()
