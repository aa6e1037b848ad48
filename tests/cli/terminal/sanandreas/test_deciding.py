"""From what a person says to a legal action of San Andreas."""

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
from quakeboard.cli.terminal.sanandreas.parsing import read
from quakeboard.cli.terminal.sanandreas.requests import Wish
from quakeboard.core.game import CHANCE, OVER
from quakeboard.games.sanandreas.rules.actions import Pass

QUAKE = ("mark 1,15 S", "mark 1,13 M", "mark 1,11 C", "mark 2,9 A")


Told = Callable[[object], str]


@pytest.fixture
def deciding(played: Callable[..., Any]) -> Callable[..., Decision]:
    def decision(*actions: str) -> Decision:
        position = played(*actions)
        return Decision(position.game, position)

    return decision


def test_a_city_is_founded_at_once(told: Told, deciding: Callable[..., Decision]) -> None:
    assert told(deciding().answer(read("found 3,12 5"))) == "found 3,12 5"
    assert told(deciding().answer(read("3,12 5"))) == "found 3,12 5"


def test_a_city_is_founded_by_its_coin_then_its_space(told: Told, deciding: Callable[..., Decision]) -> None:
    decision = deciding()
    assert decision.question().kind == TURN
    assert decision.answer(read("5")) == Ask()
    assert decision.question().kind == WHERE
    assert (3, 12) in decision.spaces
    assert told(decision.answer(read("3,12"))) == "found 3,12 5"


def test_a_city_is_founded_by_its_space_then_its_coin(told: Told, deciding: Callable[..., Decision]) -> None:
    decision = deciding("found 1,16 4", "found 9,2 4", "found 5,5 4")
    assert decision.answer(read("3,12")) == Ask()
    assert decision.question().kind == WITH
    assert list(decision.question().menu) == ["0", "1", "2", "3", "5"]
    assert told(decision.answer(read("5"))) == "found 3,12 5"


def test_an_epicentre_is_marked_by_its_pawn_then_its_space(
    told: Told, deciding: Callable[..., Decision]
) -> None:
    decision = deciding()
    assert decision.answer(read("moon")) == Ask()
    assert (1, 16) in decision.spaces
    assert (3, 12) not in decision.spaces  # not on a coastal tile (ruling A10)
    assert told(decision.answer(read("1,16"))) == "mark 1,16 M"


def test_a_coin_drives_out_a_pawn(deciding: Callable[..., Decision]) -> None:
    decision = deciding()
    decision.answer(read("moon"))
    decision.answer(read("3"))
    assert decision.wish == Wish("found", None, 3)


def test_back_settles_nothing(deciding: Callable[..., Decision]) -> None:
    decision = deciding()
    decision.answer(read("3,12"))
    decision.back()
    assert decision.question().kind == TURN


def test_the_last_pawn_need_not_be_named(told: Told, deciding: Callable[..., Decision]) -> None:
    assert told(deciding(*QUAKE[:3]).answer(read("mark 2,9"))) == "mark 2,9 A"


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
def test_what_cannot_be_is_refused_with_its_reason(
    told: Told, deciding: Callable[..., Decision], line: str, why: str
) -> None:
    decision = deciding("found 1,16 4", "mark 1,13 M", "found 5,5 4")
    assert told(decision.answer(read(line))) == why
    assert decision.wish == Wish()


def test_a_die_is_chosen_by_its_number_or_its_pawn(told: Told, deciding: Callable[..., Decision]) -> None:
    for line in ("2", "C", "crown", "shift C", "shift 2"):
        decision = deciding(*QUAKE, "roll 2 0 2 2")
        assert decision.question().kind == DIE
        assert told(decision.answer(read(line))) == "shift C"


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
    told: Told, deciding: Callable[..., Decision], line: str, why: str
) -> None:
    assert told(deciding(*QUAKE, "roll 2 0 2 2").answer(read(line))) == why


def test_every_legal_action_can_be_typed_and_nothing_else_is_done(
    told: Told, shaken: Callable[..., Any]
) -> None:
    """In positions of every phase, coins of others included only as far as the view shows them."""
    kinds = set()
    for seed in range(30):
        for steps in (4, 9, 14, 19, 24):
            position = shaken(seed, steps)
            if position.actor() in (CHANCE, OVER):
                continue
            decision = Decision(position.game, position)
            kinds.add(decision.question().kind)
            assert decision.position.legal() == position.legal()
            for action in position.legal()[::7]:
                decision.back()
                assert told(decision.answer(read(str(action)))) == str(action)
    assert {TURN, DIE, COIN} <= kinds


def test_a_pass_is_forced_where_nothing_can_be_done(told: Told, deciding: Callable[..., Decision]) -> None:
    decision = deciding()
    decision.legal = [Pass()]
    assert decision.forced
    assert decision.question().kind == NONE
    assert told(decision.answer(read("pass"))) == "pass"
    assert told(decision.answer(read("3,12"))) == "play-sa-nothing-to-do"


def test_a_shown_coin_is_final(played: Callable[..., Any]) -> None:
    position = played("found 1,16 5", *QUAKE)
    assert not is_final(position.apply(position.game.read("roll 2 0 0 2")))
    assert is_final(position.apply(position.game.read("shift S")))  # the city goes under the land
