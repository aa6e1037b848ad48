"""The encryption of a push message for one browser: RFC 8291, in the coding `aes128gcm` of RFC 8188.

A message is one record. It is padded, so that its length tells a push service nothing about its text.
"""

from __future__ import annotations

import secrets
from typing import NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD_SIZE = 4096
SALT_SIZE = AUTH_SIZE = 16
PADDED_SIZE = 1024
"""The size to which a plain text is padded."""
MAX_PLAIN_SIZE = 3072
LAST_RECORD = b"\x02"


class BrowserKeys(NamedTuple):
    """The keys of a browser's subscription."""

    p256dh: bytes
    """Its public key: an uncompressed point of P-256."""
    auth: bytes
    """The secret of 16 bytes that it shares with those who may send."""

    def check(self) -> None:
        """Raise `ValueError` if these cannot be keys."""
        if len(self.auth) != AUTH_SIZE:
            raise ValueError("the authentication secret has 16 bytes")
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, self.p256dh)


def encrypt(plain: bytes, keys: BrowserKeys, padded_size: int = PADDED_SIZE) -> bytes:
    """A message that only the browser with these keys can read."""
    if len(plain) > MAX_PLAIN_SIZE:
        raise ValueError("the message is too long")
    padding = bytes(max(0, padded_size - len(plain)))
    return encrypt_record(
        plain + LAST_RECORD + padding,
        keys,
        ec.generate_private_key(CURVE),
        secrets.token_bytes(SALT_SIZE),
    )


def encrypt_record(record: bytes, keys: BrowserKeys, own: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """Encrypt a record that ends with its delimiter and padding; `own` and `salt` are for one message."""
    public = point(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, keys.p256dh))
    info = b"WebPush: info\0" + keys.p256dh + public
    secret = _hkdf(keys.auth, shared, info, 32)
    header = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(public)]) + public
    return header + seal(record, secret, salt)


def seal(record: bytes, secret: bytes, salt: bytes) -> bytes:
    """Encrypt the first record of RFC 8188; that its number is 0 leaves the nonce as it is."""
    key = _hkdf(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _hkdf(salt, secret, b"Content-Encoding: nonce\0", 12)
    return AESGCM(key).encrypt(nonce, record, None)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as an uncompressed point."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
