"""The server's own key for push services: VAPID, RFC 8292."""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from quakeboard.server.notices import base64url
from quakeboard.server.notices.encryption import CURVE, point

NUMBER_SIZE = 32  # bytes of a number of P-256
VALID_SECONDS = 12 * 3600  # RFC 8292 allows a day


class VapidKey:
    """The key by which push services know that messages come from one server."""

    def __init__(self, text: str) -> None:
        """Read a key as `new` writes it."""
        number = int.from_bytes(base64url.decoded(text), "big")
        self._private = ec.derive_private_key(number, CURVE)
        self.public = base64url.encoded(point(self._private.public_key()))

    @staticmethod
    def new() -> str:
        """A new key, to be stored and never shown."""
        number = ec.generate_private_key(CURVE).private_numbers().private_value
        return base64url.encoded(number.to_bytes(NUMBER_SIZE, "big"))

    def authorization(self, endpoint: str, contact: str, now: int) -> str:
        """The header for a request to this endpoint at this time, in seconds since 1970."""
        parts = urlsplit(endpoint)
        claims: dict[str, object] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": now + VALID_SECONDS,
        }
        if contact:
            claims["sub"] = contact
        return f"vapid t={self._signed(claims)}, k={self.public}"

    def _signed(self, claims: dict[str, object]) -> str:
        """A JSON Web Token with these claims, signed by ES256."""
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        text = ".".join(base64url.encoded(msgspec.json.encode(part)) for part in parts)
        numbers = decode_dss_signature(self._private.sign(text.encode(), ec.ECDSA(SHA256())))
        signature = b"".join(number.to_bytes(NUMBER_SIZE, "big") for number in numbers)
        return f"{text}.{base64url.encoded(signature)}"
