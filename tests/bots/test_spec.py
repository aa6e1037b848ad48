"""A bot and its budget in one word."""

from __future__ import annotations

import pytest

from quakeboard.bots.decision import Budget
from quakeboard.bots.protocol import UnknownBot
from quakeboard.bots.spec import BotSpec


@pytest.mark.parametrize(
    ("word", "spec"),
    [
        ("greedy", BotSpec("greedy")),
        ("fierce:1s", BotSpec("fierce", Budget(seconds=1.0))),
        ("fierce:0.25s", BotSpec("fierce", Budget(seconds=0.25))),
        ("uct:500", BotSpec("uct", Budget(nodes=500))),
    ],
)
def test_a_word_is_read_and_written(word: str, spec: BotSpec) -> None:
    assert BotSpec.read(word) == spec
    assert str(spec) == word


@pytest.mark.parametrize("word", ["", ":1s", "fierce:", "fierce:-1", "fierce:1e9s", "Uct", "a b"])
def test_what_is_no_such_word_is_refused(word: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        BotSpec.read(word)
    assert refused.value.code == "bad-entrant"


@pytest.mark.parametrize("word", ["greedy:0", "fierce:000", "fierce:0s", "fierce:0.000s"])
def test_a_budget_of_nothing_is_refused(word: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        BotSpec.read(word)
    assert refused.value.code == "no-budget"


def test_between_bots_only_processor_time_counts() -> None:
    assert BotSpec.read("fierce:1s").cpu_budget == Budget(seconds=1.0, cpu_time=True)
