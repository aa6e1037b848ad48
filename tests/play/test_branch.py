"""A game that took over the course of another: its record says so, and its proof covers what is its own."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from played import CHANCE_VERBS, branch_random, play_random

from quakeboard.core.errors import QuakeboardError
from quakeboard.games.sanandreas.ppn import read_ppn, write_ppn
from quakeboard.play.record import Record, decode, encode
from quakeboard.play.replay import check
from quakeboard.play.verify import verify

SOURCES = [play_random("source", 2), play_random("source", 3, game="san-andreas")]
SOURCE = SOURCES[0]
BRANCH = branch_random(SOURCE, 30)


def draws(record: Record) -> int:
    return sum(text.split()[0] in CHANCE_VERBS for text in record.actions)


def with_given(record: Record, given: Any) -> Record:
    return msgspec.structs.replace(record, chance=msgspec.structs.replace(record.chance, given=given))


def refused(record: Record) -> str:
    with pytest.raises(QuakeboardError) as found:
        verify(record)
    return found.value.code


@settings(deadline=None)
@given(st.sampled_from(SOURCES), st.data())
def test_a_branch_from_any_step_is_verified(source: Record, data: st.DataObject) -> None:
    step = data.draw(st.integers(0, len(source.actions) - 1))
    branch = branch_random(source, step, data.draw(st.sampled_from("xyz")))
    assert branch.actions[:step] == source.actions[:step]
    assert decode(encode(branch)) == branch
    check(branch)
    assert branch.chance.taken_over + verify(branch) == draws(branch)


def test_what_was_taken_over_is_not_what_the_seed_says() -> None:
    assert BRANCH.chance.taken_over > 1
    assert refused(with_given(BRANCH, msgspec.UNSET)) == "wrong-draw"
    assert refused(with_given(BRANCH, BRANCH.chance.taken_over - 1)) == "wrong-draw"


def test_what_is_its_own_cannot_be_changed() -> None:
    forged = branch_random(SOURCE, 30, "another")
    forged.chance = BRANCH.chance
    assert refused(forged) == "wrong-draw"


def test_no_more_can_have_been_taken_over_than_there_is() -> None:
    assert verify(with_given(BRANCH, draws(BRANCH))) == 0
    too_many = with_given(BRANCH, draws(BRANCH) + 1)
    assert refused(too_many) == "given-chance"
    with pytest.raises(QuakeboardError, match=f"{draws(BRANCH) + 1} of its chance actions"):
        check(too_many)


@pytest.mark.parametrize("given", [-1, 1.5, "3", None, True])
def test_what_is_no_number_of_actions_is_refused(given: Any) -> None:
    plain = json.loads(encode(BRANCH))
    plain["chance"]["given"] = given
    with pytest.raises(QuakeboardError) as found:
        decode(json.dumps(plain).encode())
    assert found.value.code == "bad-shape"


def test_a_game_from_its_beginning_does_not_speak_of_it() -> None:
    assert set(json.loads(encode(SOURCE))["chance"]) == {"commitment", "seed", "nonces"}
    assert SOURCE.chance.taken_over == 0


def test_it_comes_back_from_ppn() -> None:
    branch = branch_random(SOURCES[1], 20)
    assert branch.chance.taken_over > 0
    assert read_ppn(write_ppn(branch)) == branch
