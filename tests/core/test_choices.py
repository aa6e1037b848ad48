"""The tree of choices: every legal action can be reached in three ways, and nothing else can."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from set_up import play_on, play_san_andreas, play_seismic

from quakeboard.core.choices import MOST_TOGETHER, Choices
from quakeboard.core.game import CHANCE, OVER
from quakeboard.core.spec import Verb

VERBS = (Verb("lay", ("tile", "cell", "rotation")), Verb("crew", ("fragment",)), Verb("pass"))
LAYS = ("lay 03 1,0 r1", "lay 02 1,0 r2", "lay 02 1,0 r4", "lay 02 0,1 r0")


def offered(choices: Choices) -> list[tuple[str, str, str]]:
    return [(choice.label, choice.part, choice.word) for choice in choices.offered]


def test_a_tile_is_laid_in_three_steps() -> None:
    choices = Choices(LAYS, VERBS)
    assert offered(choices) == [("1", "tile", "03"), ("2", "tile", "02")]
    assert choices.pick("2")
    assert offered(choices) == [("1", "cell", "1,0"), ("2", "cell", "0,1")]
    assert choices.chosen == "lay 02"
    assert choices.pick("1")
    assert offered(choices) == [("1", "rotation", "r2"), ("2", "rotation", "r4")]
    assert choices.action is None
    assert choices.pick("2")
    assert choices.action == "lay 02 1,0 r4"


def test_what_all_actions_agree_in_is_not_asked() -> None:
    choices = Choices(LAYS, VERBS)
    assert choices.narrow("1,0")
    assert offered(choices) == [("1", "tile", "03"), ("2", "tile", "02")]
    assert choices.chosen == "lay … 1,0"
    assert choices.pick("1")
    assert choices.action == "lay 03 1,0 r1"


def test_a_number_that_is_not_offered_changes_nothing() -> None:
    choices = Choices(LAYS, VERBS)
    assert not choices.pick("3")
    assert not choices.pick("03")
    assert choices.left == LAYS


def test_few_choices_of_several_verbs_share_a_level() -> None:
    choices = Choices(("crew 14", "crew 02", "pass", *LAYS), VERBS)
    assert offered(choices) == [
        ("1", "fragment", "14"),
        ("2", "fragment", "02"),
        ("3", "", "pass"),
        ("4", "tile", "03"),
        ("5", "tile", "02"),
    ]


def test_many_choices_of_several_verbs_begin_with_the_verb() -> None:
    many = tuple(f"turn {x},0 r1" for x in range(MOST_TOGETHER))
    choices = Choices((*many, "pass"), (Verb("turn", ("cell", "rotation")), Verb("pass")))
    assert offered(choices) == [("1", "", "turn"), ("2", "", "pass")]
    assert choices.offered[1].action == "pass"
    assert choices.pick("1")
    assert [choice.part for choice in choices.offered] == ["cell"] * MOST_TOGETHER


def test_a_single_digit_is_its_own_label() -> None:
    choices = Choices(("crew 0", "crew 2", "crew 4", "pass"), VERBS)
    assert [choice.label for choice in choices.offered] == ["0", "2", "4", "5"]
    twice = Choices(("show 1", "show 2", "take 1"), ())
    assert [choice.label for choice in twice.offered] == ["1", "2", "3"]


def test_verbs_that_no_game_declares_can_be_chosen_too() -> None:
    choices = Choices(("bid 3 red", "bid 3 blue", "stop"), ())
    assert offered(choices) == [("1", "", "red"), ("2", "", "blue"), ("3", "", "stop")]
    assert choices.pick("2")
    assert choices.action == "bid 3 blue"


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("lay 02 1,0 r4", ("lay 02 1,0 r4",)),
        ("LAY 02 R4", ("lay 02 1,0 r4",)),
        ("1,0 02", ("lay 02 1,0 r2", "lay 02 1,0 r4")),
        ("1, 03", LAYS[:1]),
        ("lay", LAYS),
        ("la", LAYS),
    ],
)
def test_words_narrow_what_is_left(text: str, left: tuple[str, ...]) -> None:
    choices = Choices(LAYS, VERBS)
    assert choices.narrow(text)
    assert choices.left == left


@pytest.mark.parametrize("text", ["", "5,5", "lay 02 02", "03 r4", "l", "0", "1", "02 1,0 r4 pass"])
def test_other_words_change_nothing(text: str) -> None:
    choices = Choices(LAYS, VERBS)
    assert not choices.narrow(text)
    assert choices.left == LAYS


def test_a_whole_action_may_begin_anew_and_a_word_may_not() -> None:
    choices = Choices(LAYS, VERBS)
    choices.pick("1")
    assert not choices.narrow("02")
    assert choices.narrow("lay 02")
    assert choices.left == LAYS[1:]
    choices.clear()
    assert choices.left == LAYS
    assert not choices.narrowed


# ------------------------------------------------------------------ positions of both games


def asked(key: str, seed: int) -> Any:
    """A position somewhere in a random game in which a seat is asked."""
    variants = ["twin-cities", "aftershocks", "road-crews-dilemma"] if seed % 2 else []
    start = play_seismic(seats=3, variants=variants) if key == "seismic" else play_san_andreas()
    position = play_on(start, seed, 3 + seed % 70)
    while position.actor() == CHANCE:
        position = play_on(position, seed, 1)
    return position if position.actor() != OVER else asked(key, seed + 1)


POSITIONS = st.builds(asked, st.sampled_from(["seismic", "san-andreas"]), st.integers(0, 10_000))


def fresh(position: Any) -> Choices:
    return Choices(position.texts(), position.game.spec.verbs)


@given(POSITIONS)
def test_numbers_alone_reach_every_legal_action_and_nothing_else(position: Any) -> None:
    assert sorted(reached(fresh(position), position.game.spec.verbs)) == sorted(position.texts())


def reached(choices: Choices, verbs: Sequence[Verb]) -> Iterator[str]:
    """The actions that numbers lead to."""
    assert len({choice.label for choice in choices.offered}) == len(choices.offered)
    for choice in choices.offered:
        below = Choices(choices.left, verbs)
        assert below.pick(choice.label)
        assert below.left == choice.actions
        if below.action is None:
            yield from reached(below, verbs)
        else:
            yield below.action


@given(POSITIONS, st.randoms(use_true_random=False))
def test_the_notation_and_its_parts_in_order_reach_an_action(position: Any, random: Any) -> None:
    texts = position.texts()
    for text in random.sample(texts, min(len(texts), 12)):
        whole = fresh(position)
        assert whole.narrow(text)
        assert whole.action == text
        choices = fresh(position)
        for word in text.split():
            assert choices.narrow(word)
            assert text in choices.left
        assert choices.action == text


@given(POSITIONS, st.lists(st.text(max_size=6) | st.sampled_from(["1", "2", "r1", "1,0", "5", "S", "pass"])))
def test_whatever_is_typed_only_legal_actions_are_left(position: Any, typed: list[str]) -> None:
    choices = fresh(position)
    legal = set(position.texts())
    for text in typed:
        if not choices.pick(text):
            choices.narrow(text)
        assert choices.left
        assert legal.issuperset(choices.left)
