"""A browser with a push subscription: it reads what was encrypted for it, by a path of its own."""

from __future__ import annotations

import hmac
import secrets

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from quakeboard.server.notices import base64url
from quakeboard.server.notices.encryption import CURVE, BrowserKeys, point


class PushBrowser:
    """The keys of one subscription."""

    def __init__(self, private: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"") -> None:
        self.private = private or ec.generate_private_key(CURVE)
        self.keys = BrowserKeys(point(self.private.public_key()), auth or secrets.token_bytes(16))

    def subscription(self, endpoint: str) -> dict[str, str]:
        """What a page sends to the server."""
        return {
            "kind": "push",
            "address": endpoint,
            "p256dh": base64url.encoded(self.keys.p256dh),
            "auth": base64url.encoded(self.keys.auth),
        }

    def read(self, message: bytes) -> bytes:
        """Decrypt a message as RFC 8291 says, with HKDF written out; raises `ValueError`."""
        salt, size, length = message[:16], int.from_bytes(message[16:20], "big"), message[20]
        sender, sealed = message[21 : 21 + length], message[21 + length :]
        assert len(sealed) <= size, "one record"
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        start = hmac.digest(self.keys.auth, shared, "sha256")
        info = b"WebPush: info\0" + self.keys.p256dh + sender + b"\x01"
        secret = hmac.digest(salt, hmac.digest(start, info, "sha256"), "sha256")
        key = hmac.digest(secret, b"Content-Encoding: aes128gcm\0\x01", "sha256")[:16]
        nonce = hmac.digest(secret, b"Content-Encoding: nonce\0\x01", "sha256")[:12]
        try:
            record = AESGCM(key).decrypt(nonce, sealed, None)
        except InvalidTag:
            raise ValueError("not for this browser") from None
        plain = record.rstrip(b"\0")
        assert plain.endswith(b"\x02"), "the delimiter of the last record"
        return plain[:-1]
