"""Who a browser is, without accounts: a random name in a signed cookie.

It tells which tables are somebody's own. It opens no seat: that needs the seat's token.
"""

from __future__ import annotations

from secrets import token_hex

from itsdangerous import BadSignature, Signer
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, cookie_parser
from starlette.responses import Response

COOKIE = "quakeboard"
YEAR = 365 * 24 * 60 * 60


class Sessions:
    """Reads and writes the cookie."""

    def __init__(self, secret: str) -> None:
        self._signer = Signer(secret, salt="quakeboard.session")

    def read(self, connection: HTTPConnection) -> str | None:
        """The session of a request; None if it has none, or one that was not signed here."""
        cookie = cookie_parser(Headers(scope=connection.scope).get("cookie", "")).get(COOKIE)
        if cookie is None:
            return None
        try:
            return self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return None

    def of(self, connection: HTTPConnection) -> str:
        """The session of a request, a new one if it has none."""
        return self.read(connection) or token_hex(16)

    def write(self, response: Response, session: str, *, secure: bool) -> None:
        signed = self._signer.sign(session).decode()
        response.set_cookie(COOKIE, signed, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
