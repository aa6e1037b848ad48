"""Browser sessions without accounts: a random id in a signed cookie.

A session says which tables a browser opened or sits at. It opens no seat: that needs the seat's token.
"""

from __future__ import annotations

import hmac
from contextlib import suppress
from secrets import token_hex

from itsdangerous import BadSignature, Signer
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "quakeboard"
YEAR = 365 * 24 * 60 * 60


class Sessions:
    """Reads and writes the session cookie."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()
        self._signer = Signer(secret, salt="quakeboard.session")

    def read(self, connection: HTTPConnection) -> str | None:
        """The session of a request; None if it has no cookie that was signed here.

        Servers below several paths of a host see each other's cookies, all of the same name.
        """
        for part in Headers(scope=connection.scope).get("cookie", "").split(";"):
            name, _, cookie = part.strip().partition("=")
            if name == COOKIE:
                with suppress(BadSignature, UnicodeError):
                    return self._signer.unsign(cookie).decode()
        return None

    def hash_address(self, address: str) -> str:
        """A short hash of an address that says nothing about it without the secret."""
        return hmac.digest(self._secret, b"quakeboard.address:" + address.encode(), "sha256").hex()[:24]

    def read_or_create(self, connection: HTTPConnection) -> str:
        """The session of a request, a new one if it has none."""
        return self.read(connection) or token_hex(16)

    def write(self, response: Response, session: str, *, path: str, secure: bool) -> None:
        signed = self._signer.sign(session).decode()
        response.set_cookie(
            COOKIE, signed, max_age=YEAR, path=path, httponly=True, samesite="lax", secure=secure
        )
