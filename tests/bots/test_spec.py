"""A bot and its budget in one word."""

from __future__ import annotations

import pytest

from quakeboard.bots.protocol import Budget, UnknownBot
from quakeboard.bots.spec import Entrant


@pytest.mark.parametrize(
    ("word", "entrant"),
    [
        ("greedy", Entrant("greedy")),
        ("fierce:1s", Entrant("fierce", Budget(seconds=1.0))),
        ("fierce:0.25s", Entrant("fierce", Budget(seconds=0.25))),
        ("uct:500", Entrant("uct", Budget(nodes=500))),
    ],
)
def test_a_word_is_read_and_written(word: str, entrant: Entrant) -> None:
    assert Entrant.read(word) == entrant
    assert str(entrant) == word


@pytest.mark.parametrize("word", ["", ":1s", "fierce:", "fierce:-1", "fierce:1e9s", "Uct", "a b"])
def test_what_is_no_such_word_is_refused(word: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        Entrant.read(word)
    assert refused.value.code == "bad-entrant"


@pytest.mark.parametrize("word", ["greedy:0", "fierce:000", "fierce:0s", "fierce:0.000s"])
def test_a_budget_of_nothing_is_refused(word: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        Entrant.read(word)
    assert refused.value.code == "no-budget"


def test_among_bots_a_crowded_machine_does_not_matter() -> None:
    assert Entrant.read("fierce:1s").allowed == Budget(seconds=1.0, patient=True)
