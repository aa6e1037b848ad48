"""From requests to legal actions of San Andreas."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quakeboard.cli.terminal.answers import Ask
from quakeboard.cli.terminal.sanandreas.decisions import (
    COIN,
    DIE,
    NONE,
    TURN,
    WHERE,
    WITH,
    Decision,
    is_final,
)
from quakeboard.cli.terminal.sanandreas.parsing import parse
from quakeboard.cli.terminal.sanandreas.requests import PartialAction
from quakeboard.core.game import CHANCE, OVER
from quakeboard.games.sanandreas.rules.actions import Pass

QUAKE = ("mark 1,15 S", "mark 1,13 M", "mark 1,11 C", "mark 2,9 A")


Summarise = Callable[[object], str]


@pytest.fixture
def make_decision(played: Callable[..., Any]) -> Callable[..., Decision]:
    def decision(*actions: str) -> Decision:
        position = played(*actions)
        return Decision(position.game, position)

    return decision


def test_a_city_is_founded_at_once(summarise: Summarise, make_decision: Callable[..., Decision]) -> None:
    assert summarise(make_decision().answer(parse("found 3,12 5"))) == "found 3,12 5"
    assert summarise(make_decision().answer(parse("3,12 5"))) == "found 3,12 5"


def test_a_city_is_founded_by_its_coin_then_its_space(
    summarise: Summarise, make_decision: Callable[..., Decision]
) -> None:
    decision = make_decision()
    assert decision.question().kind == TURN
    assert decision.answer(parse("5")) == Ask()
    assert decision.question().kind == WHERE
    assert (3, 12) in decision.spaces
    assert summarise(decision.answer(parse("3,12"))) == "found 3,12 5"


def test_a_city_is_founded_by_its_space_then_its_coin(
    summarise: Summarise, make_decision: Callable[..., Decision]
) -> None:
    decision = make_decision("found 1,16 4", "found 9,2 4", "found 5,5 4")
    assert decision.answer(parse("3,12")) == Ask()
    assert decision.question().kind == WITH
    assert list(decision.question().menu) == ["0", "1", "2", "3", "5"]
    assert summarise(decision.answer(parse("5"))) == "found 3,12 5"


def test_an_epicentre_is_marked_by_its_pawn_then_its_space(
    summarise: Summarise, make_decision: Callable[..., Decision]
) -> None:
    decision = make_decision()
    assert decision.answer(parse("moon")) == Ask()
    assert (1, 16) in decision.spaces
    assert (3, 12) not in decision.spaces  # not on a coastal tile (ruling A10)
    assert summarise(decision.answer(parse("1,16"))) == "mark 1,16 M"


def test_a_coin_replaces_a_pawn(make_decision: Callable[..., Decision]) -> None:
    decision = make_decision()
    decision.answer(parse("moon"))
    decision.answer(parse("3"))
    assert decision.partial == PartialAction("found", None, 3)


def test_clear_drops_what_was_chosen(make_decision: Callable[..., Decision]) -> None:
    decision = make_decision()
    decision.answer(parse("3,12"))
    decision.clear()
    assert decision.question().kind == TURN


def test_the_last_pawn_need_not_be_named(
    summarise: Summarise, make_decision: Callable[..., Decision]
) -> None:
    assert summarise(make_decision(*QUAKE[:3]).answer(parse("mark 2,9"))) == "mark 2,9 A"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("found 0,3 5", "ocean-there"),
        ("found 8,15 5", "land-there"),
        ("found 99,99 5", "land-there"),
        ("found 1,16 5", "space-has-city"),
        ("found 1,15 5", "city-next-door"),
        ("found 1,13 5", "space-has-pawn"),
        ("found 3,12 4", "not-in-hand"),
        ("found 3,12 7", "unknown-coin"),
        ("4", "not-in-hand"),
        ("9", "unknown-coin"),
        ("0,3", "ocean-there"),
        ("mark 3,12 S", "not-coastal"),
        ("mark 1,14 M", "pawn-on-board"),
        ("moon", "pawn-on-board"),
        ("pass", "must-act"),
        ("shift S", "not-now-turn"),
        ("shift", "not-now-turn"),
        ("swap 5", "not-now-turn"),
        ("roll 1 2 3 4", "not-now-turn"),
        ("12", "play-no-such-number"),
        ("hello", "play-unclear"),
    ],
)
def test_an_illegal_request_is_refused_with_its_reason(
    summarise: Summarise, make_decision: Callable[..., Decision], line: str, why: str
) -> None:
    decision = make_decision("found 1,16 4", "mark 1,13 M", "found 5,5 4")
    assert summarise(decision.answer(parse(line))) == why
    assert decision.partial == PartialAction()


def test_a_die_is_chosen_by_its_number_or_its_pawn(
    summarise: Summarise, make_decision: Callable[..., Decision]
) -> None:
    for line in ("2", "C", "crown", "shift C", "shift 2"):
        decision = make_decision(*QUAKE, "roll 2 0 2 2")
        assert decision.question().kind == DIE
        assert summarise(decision.answer(parse(line))) == "shift C"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("M", "null-die"),
        ("4", "play-no-such-number"),
        ("shift", "play-sa-which-die"),
        ("found 3,12 5", "not-now-shift"),
        ("3,12", "not-now-shift"),
        ("found 5", "play-sa-which-die"),
        ("swap 5", "not-now-shift"),
        ("pass", "not-now-shift"),
    ],
)
def test_in_a_quake_a_die_is_asked_for(
    summarise: Summarise, make_decision: Callable[..., Decision], line: str, why: str
) -> None:
    assert summarise(make_decision(*QUAKE, "roll 2 0 2 2").answer(parse(line))) == why


def test_every_legal_action_can_be_typed_and_nothing_else_is_done(
    summarise: Summarise, random_position: Callable[..., Any]
) -> None:
    """In positions of every phase, coins of others included only as far as the view shows them."""
    kinds = set()
    for seed in range(30):
        for steps in (4, 9, 14, 19, 24):
            position = random_position(seed, steps)
            if position.actor() in (CHANCE, OVER):
                continue
            decision = Decision(position.game, position)
            kinds.add(decision.question().kind)
            assert decision.position.legal() == position.legal()
            for action in position.legal()[::7]:
                decision.clear()
                assert summarise(decision.answer(parse(str(action)))) == str(action)
    assert {TURN, DIE, COIN} <= kinds


def test_a_pass_is_forced_where_nothing_can_be_done(
    summarise: Summarise, make_decision: Callable[..., Decision]
) -> None:
    decision = make_decision()
    decision.legal = [Pass()]
    assert decision.must_pass
    assert decision.question().kind == NONE
    assert summarise(decision.answer(parse("pass"))) == "pass"
    assert summarise(decision.answer(parse("3,12"))) == "play-sa-nothing-to-do"


def test_a_shown_coin_is_final(played: Callable[..., Any]) -> None:
    position = played("found 1,16 5", *QUAKE)
    assert not is_final(position.apply(position.game.read("roll 2 0 0 2")))
    assert is_final(position.apply(position.game.read("shift S")))  # the city goes under the land
