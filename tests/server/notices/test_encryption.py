"""Push messages are encrypted as RFC 8188 and RFC 8291 say, and signed as RFC 8292 says."""

from __future__ import annotations

import hashlib
import hmac
import json

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from hypothesis import given
from hypothesis import strategies as st
from push_browser import PushBrowser

from quakeboard.server.notices import base64url
from quakeboard.server.notices.encryption import (
    CURVE,
    MAX_PLAIN_SIZE,
    BrowserKeys,
    encrypt,
    encrypt_record,
    point,
    seal,
)
from quakeboard.server.notices.vapid import VapidKey

# RFC 8291, section 5 and appendix A
PLAIN = b"When I grow up, I want to be a watermelon"
AS_PRIVATE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
AS_PUBLIC = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
UA_PRIVATE = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
UA_PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
MESSAGE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(base64url.decoded(text), "big"), CURVE)


def test_the_example_of_rfc_8291() -> None:
    keys = BrowserKeys(base64url.decoded(UA_PUBLIC), base64url.decoded(AUTH))
    own = private(AS_PRIVATE)
    assert base64url.encoded(point(own.public_key())) == AS_PUBLIC
    sealed = encrypt_record(PLAIN + b"\x02", keys, own, base64url.decoded(SALT))
    assert base64url.encoded(sealed) == MESSAGE


def test_the_example_of_rfc_8291_is_read() -> None:
    browser = PushBrowser(private(UA_PRIVATE), base64url.decoded(AUTH))
    assert browser.read(base64url.decoded(MESSAGE)) == PLAIN


def test_the_example_of_rfc_8188() -> None:
    sealed = seal(
        b"I am the walrus\x02",
        base64url.decoded("yqdlZ-tYemfogSmv7Ws5PQ"),
        base64url.decoded("I1BsxtFttlv3u_Oo94xnmw"),
    )
    assert base64url.encoded(sealed) == "-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg"


@given(st.binary(max_size=MAX_PLAIN_SIZE))
def test_a_browser_reads_what_was_meant_for_it(plain: bytes) -> None:
    browser = PushBrowser()
    sealed = encrypt(plain, browser.keys)
    assert browser.read(sealed) == plain
    assert len(sealed) <= 4096  # what push services must take
    assert sealed != encrypt(plain, browser.keys)


def test_the_length_tells_nothing() -> None:
    browser = PushBrowser()
    assert len({len(encrypt(b"x" * size, browser.keys)) for size in (0, 1, 200, 1024)}) == 1


def test_another_browser_reads_nothing() -> None:
    with pytest.raises(ValueError, match="not for this browser"):
        PushBrowser().read(encrypt(PLAIN, PushBrowser().keys))


@pytest.mark.parametrize(
    "keys",
    [
        BrowserKeys(b"", bytes(16)),
        BrowserKeys(b"\x04" + bytes(64), bytes(16)),  # not on the curve
        BrowserKeys(base64url.decoded(UA_PUBLIC), bytes(15)),
    ],
)
def test_what_cannot_be_keys_is_refused(keys: BrowserKeys) -> None:
    with pytest.raises(ValueError, match=r".*"):
        keys.check()


# ---------------------------------------------------------------------- VAPID

# P-256: y² = x³ - 3x + b, the generator and its order, as in FIPS 186-4
P = 0xFFFFFFFF00000001000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFF
N = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
G = (
    0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
    0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5,
)
Point = tuple[int, int] | None


def add(one: Point, other: Point) -> Point:
    if one is None or other is None:
        return one or other
    if one[0] == other[0] and (one[1] + other[1]) % P == 0:
        return None
    if one == other:
        slope = (3 * one[0] * one[0] - 3) * pow(2 * one[1], -1, P)
    else:
        slope = (other[1] - one[1]) * pow(other[0] - one[0], -1, P)
    x = (slope * slope - one[0] - other[0]) % P
    return x, (slope * (one[0] - x) - one[1]) % P


def times(number: int, where: Point) -> Point:
    found: Point = None
    while number:
        if number & 1:
            found = add(found, where)
        where, number = add(where, where), number >> 1
    return found


def is_signed(text: bytes, signature: bytes, public: bytes) -> bool:
    """ECDSA with SHA-256, written out, so that it shares no code with what signs."""
    r, s = int.from_bytes(signature[:32], "big"), int.from_bytes(signature[32:], "big")
    key = int.from_bytes(public[1:33], "big"), int.from_bytes(public[33:], "big")
    inverse = pow(s, -1, N)
    digest = int.from_bytes(hashlib.sha256(text).digest(), "big")
    found = add(times(digest * inverse % N, G), times(r * inverse % N, key))
    return found is not None and found[0] % N == r


def parts_of(header: str) -> tuple[str, bytes]:
    scheme, _, rest = header.partition(" ")
    assert scheme == "vapid"
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    return fields["t"], base64url.decoded(fields["k"])


def test_the_token_is_signed_by_the_key_beside_it() -> None:
    key = VapidKey(VapidKey.new())
    header = key.authorization("https://push.example:8443/send/secret", "mailto:me@example.org", 1000)
    token, public = parts_of(header)
    head, claims, signature = token.split(".")
    assert json.loads(base64url.decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(base64url.decoded(claims)) == {
        "aud": "https://push.example:8443",
        "exp": 1000 + 12 * 3600,
        "sub": "mailto:me@example.org",
    }
    assert "secret" not in base64url.decoded(claims).decode()
    assert (len(public), len(base64url.decoded(signature))) == (65, 64)
    assert is_signed(f"{head}.{claims}".encode(), base64url.decoded(signature), public)
    assert not is_signed(f"{head}.{claims}x".encode(), base64url.decoded(signature), public)


def test_the_independent_check_takes_the_example_of_rfc_8292() -> None:
    token, public = parts_of(
        "vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQi"
        "LCJleHAiOjE0NTM1MjM3Njgs"
        "InN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFw"
        "DXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, "
        "k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"
    )
    head, claims, signature = token.split(".")
    assert is_signed(f"{head}.{claims}".encode(), base64url.decoded(signature), public)


def test_a_key_is_the_same_whenever_it_is_read() -> None:
    stored = VapidKey.new()
    assert VapidKey(stored).public == VapidKey(stored).public != VapidKey(VapidKey.new()).public


def test_without_a_contact_none_is_claimed() -> None:
    token, _ = parts_of(VapidKey(VapidKey.new()).authorization("https://push.example/x", "", 0))
    assert set(json.loads(base64url.decoded(token.split(".")[1]))) == {"aud", "exp"}


def test_hkdf_is_that_of_rfc_5869() -> None:
    """The key derivation that the test browser uses, on the first case of RFC 5869."""
    key = hmac.digest(bytes.fromhex("000102030405060708090a0b0c"), bytes.fromhex("0b" * 22), "sha256")
    assert key.hex() == "077709362c2e32df0ddc3f0dc47bba6390b6c73bb50f9c3122ec844ad7c2b3e5"
