"""Exact odds from keyed hashes: an outcome is as likely as its weight says, without bias."""

from __future__ import annotations

import hmac
from bisect import bisect_right
from collections.abc import Sequence
from hashlib import sha256
from itertools import accumulate
from math import gcd
from typing import Any


def pick(weights: Sequence[int], key: bytes, message: bytes) -> int:
    """The index of an outcome, drawn from HMAC-SHA256(key, message ‖ attempt) as likely as its weight."""
    sums, divisor = list(accumulate(weights)), gcd(*weights)
    place = divisor * _below(sums[-1] // divisor, key, message)
    return bisect_right(sums, place)


def _below(limit: int, key: bytes, message: bytes) -> int:
    """A number below `limit`, all equally likely."""
    usable = 2**256 - 2**256 % limit
    attempt = 0
    while True:
        x = int.from_bytes(hmac.digest(key, message + attempt.to_bytes(8, "big"), _sha256), "big")
        if x < usable:
            return x % limit
        attempt += 1


def _sha256(data: bytes = b"") -> Any:
    """SHA-256 as a Python function: for the built-in one `hmac` calls OpenSSL, which releases the GIL."""
    return sha256(data)
