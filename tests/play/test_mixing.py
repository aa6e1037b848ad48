"""The mixing of links: every part of a round counts, nothing is biased, and what does not fit is refused."""

from __future__ import annotations

import hmac
from collections import Counter
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quakeboard.play.chance.chains import LENGTH, HashChain, hashed, server_chain
from quakeboard.play.chance.rounds import RoundDraws, Rounds
from quakeboard.play.chance.seed import BadChance
from quakeboard.play.chance.transcript import (
    ActItem,
    AnyItem,
    AskItem,
    BackItem,
    BeginItem,
    ChainItem,
    DealItem,
    encode,
    first_hash,
)

SERVER = server_chain(b"s" * 32, 0)
CHAINS = [HashChain(bytes([n]) * 32) for n in range(4)]
BEGINNING = first_hash("t1", "tremor", 1, {}, 4, SERVER.end.hex())
PUBLISHED = [ChainItem(n, chain.end.hex()) for n, chain in enumerate(CHAINS)]


def rounds_after(*items: AnyItem, first: bytes = BEGINNING) -> Rounds:
    rounds = Rounds.at_first(first, SERVER.end.hex())
    for item in items:
        rounds = rounds.after(item)
    return rounds


def dealt(answering: list[int], number: int = 1, draws: tuple[str, ...] = ("first 0",)) -> DealItem:
    answers = [(n, CHAINS[n].link(number).hex()) for n in answering]
    return DealItem(answers, SERVER.link(number).hex(), [*draws])


def one_round(asked: list[int], answering: list[int], *before: AnyItem) -> Rounds:
    return rounds_after(*PUBLISHED, *before, BeginItem(), AskItem(asked), dealt(answering))


def test_the_state_is_what_the_design_says() -> None:
    open_ = rounds_after(*PUBLISHED, BeginItem(), AskItem([0, 2]))
    start = sha256(b"quakeboard chance\n" + BEGINNING).digest()
    answers = [(0, CHAINS[0].link(1).hex()), (2, CHAINS[2].link(1).hex())]
    header = b"quakeboard round\n" + start + open_.transcript
    expected = sha256(header + encode(answers) + SERVER.link(1)).digest()
    assert open_.after(dealt([0, 2])).state == expected
    x = int.from_bytes(hmac.digest(expected, bytes(16), "sha256"), "big")
    assert RoundDraws((), expected).draw([1] * 7) == x % 7


subsets = st.lists(st.integers(0, 3), unique=True, max_size=4).map(sorted)


@given(subsets, st.data())
def test_who_was_asked_and_who_answered_change_the_state(asked: list[int], data: st.DataObject) -> None:
    answering = data.draw(st.lists(st.sampled_from(asked), unique=True).map(sorted)) if asked else []
    other = data.draw(st.lists(st.sampled_from(asked), unique=True).map(sorted)) if asked else []
    state = one_round(asked, answering).state
    assert (one_round(asked, other).state == state) == (other == answering)
    more = data.draw(subsets)
    if set(more) >= set(answering):
        assert (one_round(more, answering).state == state) == (more == asked)


@given(st.sampled_from([BackItem(0), ActItem(0, "pass"), ChainItem(1, CHAINS[0].end.hex())]))
def test_whatever_was_told_before_changes_the_state(item: AnyItem) -> None:
    assert one_round([0], [0], item).state != one_round([0], [0]).state


@pytest.mark.parametrize(
    "other",
    [
        first_hash("t2", "tremor", 1, {}, 4, SERVER.end.hex()),
        first_hash("t1", "other", 1, {}, 4, SERVER.end.hex()),
        first_hash("t1", "tremor", 2, {}, 4, SERVER.end.hex()),
        first_hash("t1", "tremor", 1, {"a": 1}, 4, SERVER.end.hex()),
        first_hash("t1", "tremor", 1, {}, 3, SERVER.end.hex()),
        first_hash("t1", "tremor", 1, {}, 4, "00" * 32),
        first_hash("t1", "tremor", 1, {}, 4, SERVER.end.hex(), "wait"),
        first_hash("t1", "tremor", 1, {}, 4, SERVER.end.hex(), "deal", ["pass"]),
    ],
)
def test_the_beginning_changes_the_state(other: bytes) -> None:
    items = [*PUBLISHED, BeginItem(), AskItem([0]), dealt([0])]
    assert rounds_after(*items).state != rounds_after(*items, first=other).state


def test_the_state_runs_on_after_an_undo() -> None:
    act, ask = ActItem(0, "pass"), AskItem([0])
    once = [*PUBLISHED, BeginItem(), ask, dealt([0])]
    plain = rounds_after(*once, act, ask, dealt([0], 2))
    undone = rounds_after(*once, act, BackItem(0), act, ask, dealt([0], 2))
    assert plain.state != undone.state
    assert rounds_after(*once, BackItem(0)).state == rounds_after(*once).state


@pytest.mark.parametrize("asked", [[0, 1], [2, 3]])
def test_one_honest_link_makes_every_outcome_as_likely_as_it_should_be(asked: list[int]) -> None:
    """The host and a friend grind over late chains; the link of another makes the draws even all the same."""
    found: Counter[int] = Counter()
    for tried in range(3000):
        late = ChainItem(1, sha256(b"%d" % tried).hexdigest())
        found[RoundDraws((), one_round(asked, asked, late).state).draw([1, 2, 3])] += 1
    expected = [500, 1000, 1500]
    assert sum((found[n] - due) ** 2 / due for n, due in enumerate(expected)) < 13.8  # p = 0.001, two degrees


# ---------------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("items", "code"),
    [
        ([AskItem([0])], "not-due"),
        ([BeginItem(), AskItem([0]), AskItem([0])], "round-open"),
        ([BeginItem(), AskItem([0]), dealt([0]), AskItem([0])], "not-due"),
        ([BeginItem(), AskItem([0]), dealt([0]), BackItem(0), AskItem([0])], "not-due"),
        ([BeginItem(), AskItem([0]), ActItem(0, "pass")], "round-open"),
        ([BeginItem(), AskItem([0]), BackItem(0)], "round-open"),
        ([BeginItem(), dealt([0])], "no-round"),
        ([BeginItem(), AskItem([4])], "not-in-round"),
        ([BeginItem(), AskItem([1, 0])], "not-in-round"),
        ([BeginItem(), AskItem([0, 0])], "not-in-round"),
        ([BeginItem(), AskItem([-1])], "not-in-round"),
        ([BeginItem(), AskItem([0], "00" * 32)], "no-next-end"),
        ([BeginItem(), AskItem([0]), dealt([1])], "not-in-round"),
        ([BeginItem(), AskItem([0]), dealt([0], 2)], "wrong-link"),
        ([BeginItem(), AskItem([]), dealt([], 2)], "wrong-server-link"),
        ([ChainItem(0, "00")], "bad-link"),
        ([ChainItem(0, "AB" * 32)], "bad-link"),
        ([ChainItem(1, CHAINS[0].end.hex()), BeginItem(), AskItem([0, 1])], "same-seat"),
        ([ChainItem(0, "11" * 32), BeginItem(), AskItem([0, 4])], "same-seat"),
    ],
)
def test_what_does_not_fit_is_refused(items: list[Any], code: str) -> None:
    before = rounds_after(*PUBLISHED, *items[:-1])
    with pytest.raises(BadChance) as found:
        before.after(items[-1])
    assert found.value.code == code


def test_a_link_that_was_missed_is_never_used_again() -> None:
    begun = [*PUBLISHED, BeginItem(), AskItem([0, 1]), dealt([1]), ActItem(0, "pass"), AskItem([0])]
    after = rounds_after(*begun)
    with pytest.raises(BadChance):
        after.after(DealItem([(0, CHAINS[0].link(1).hex())], SERVER.link(2).hex(), []))
    assert after.after(dealt([0], 2)).chains[0].last_number == 2


@settings(max_examples=20)
@given(st.integers(1, LENGTH), st.integers(0, LENGTH))
def test_links_lead_to_the_end(number: int, back: int) -> None:
    chain = CHAINS[0]
    assert hashed(chain.link(number), number) == chain.end
    assert hashed(chain.link(number), min(back, number)) == (
        chain.link(number - back) if back < number else chain.end
    )
