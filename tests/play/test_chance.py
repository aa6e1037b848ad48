"""Chance: exact odds, no bias, the same draws for the same seed, and nothing that shows the seed."""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Sequence
from hashlib import sha256

import pytest

from quakeboard.play.chance.seed import BadChance, Chance

SIXTHS = [2, 3, 1]
SEED = bytes(range(32))


def draw(nonces: Sequence[str], n: int, weights: Sequence[int]) -> int:
    return Chance(SEED, nonces, drawn=n).draw(weights)


def test_a_draw_is_the_hmac_of_nonces_and_number_mapped_to_the_odds() -> None:
    message = b"\0\0\0\2hi" + b"\0\0\0\0" + (7).to_bytes(8, "big") + (0).to_bytes(8, "big")
    place = int.from_bytes(hmac.digest(SEED, message, "sha256"), "big") % 6
    assert draw(["hi", ""], 7, SIXTHS) == (0, 0, 1, 1, 1, 2)[place]


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    chance = Chance(SEED)
    assert chance.commitment == sha256(SEED).hexdigest()
    assert chance.reveal() == SEED.hex()


def test_every_outcome_comes_as_often_as_its_odds_say() -> None:
    found = Counter(draw((), n, SIXTHS) for n in range(6000))
    assert abs(found[0] - 2000) < 150
    assert abs(found[1] - 3000) < 160
    assert abs(found[2] - 1000) < 120


def test_numbers_beyond_the_last_multiple_are_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = [b"\xff" * 32, (4).to_bytes(32, "big")]
    asked = []

    def digest(key: bytes, message: bytes, name: str) -> bytes:
        asked.append(message)
        return answers[len(asked) - 1]

    monkeypatch.setattr(hmac, "digest", digest)
    assert draw((), 3, SIXTHS) == 1
    assert [message[-8:] for message in asked] == [bytes(8), (1).to_bytes(8, "big")]


def test_nonces_and_numbers_change_the_draw() -> None:
    many = [1] * 10**4
    found = {draw(nonces, n, many) for nonces in [(), ("a",), ("b",), ("", "a")] for n in (0, 1)}
    assert len(found) == 8


def test_nonces_cannot_be_shifted_from_one_seat_to_another() -> None:
    many = [1] * 10**4
    assert draw(("ab", "c"), 0, many) != draw(("a", "bc"), 0, many)


def test_a_word_gives_the_same_seed_every_time_and_a_fresh_one_never() -> None:
    assert Chance.from_text("42").commitment == Chance.from_text("42").commitment
    assert Chance.from_text("42").commitment != Chance.from_text("43").commitment
    assert Chance.fresh().commitment != Chance.fresh().commitment


@pytest.mark.parametrize("text", ["", "00", "zz" * 32, "0" * 63, "0" * 66])
def test_a_bad_seed_is_refused(text: str) -> None:
    with pytest.raises(BadChance) as refused:
        Chance.from_hex(text)
    assert refused.value.code == "bad-seed"
    assert not text or text not in str(refused.value)


def test_a_long_nonce_is_refused() -> None:
    with pytest.raises(BadChance, match="at most 200"):
        Chance.fresh(["x" * 201])


def test_the_seed_shows_in_no_representation() -> None:
    chance = Chance(SEED)
    assert SEED.hex() not in repr(chance) + str(chance) + str(vars(chance).keys())


def test_only_the_ratios_of_weights_count() -> None:
    reduced, multiple = Chance(SEED, ["hi"]), Chance(SEED, ["hi"])
    for _ in range(200):
        assert reduced.draw(SIXTHS) == multiple.draw([6 * weight for weight in SIXTHS])
    assert reduced.drawn == multiple.drawn == 200
