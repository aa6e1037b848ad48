"""What a host may ask for, and what is refused before a table is opened."""

from __future__ import annotations

import math
from typing import Any

import pytest

from quakeboard.core.errors import QuakeboardError
from quakeboard.service.clocks import Uptime
from quakeboard.service.store import Head
from quakeboard.service.table import Table
from quakeboard.service.table_setup import Clock, SeatPlan, SetUp, check_setup

from .application import plan

REFUSED: dict[str, tuple[SetUp, str]] = {
    "a game that nobody knows": (plan("chess"), "unknown-game"),
    "an option that the game does not have": (plan(options={"dice": 7}), "no-such-option"),
    "too few seats": (plan(seats=2), "three-or-four-seats"),
    "no seats": (SetUp("seismic", []), "bad-seats"),
    "a first player who is not there": (plan(options={"first": 3}), "bad-first-seat"),
    "a bot that nobody knows": (SetUp("seismic", [SeatPlan(), SeatPlan("deep")]), "unknown-bot"),
    "a bot without a name": (SetUp("seismic", [SeatPlan(), SeatPlan("")]), "unknown-bot"),
    "a bot that nobody knows, when time is over": (plan(clock=Clock("move", 9, bot="deep")), "unknown-bot"),
    "nobody but bots": (plan(bots=(0, 1, 2)), "nobody-plays"),
    "no time": (plan(clock=Clock("move", 0)), "bad-clock"),
    "half a second": (plan(clock=Clock("bank", 0.5)), "bad-clock"),
    "more than thirty days": (plan(clock=Clock("move", 30 * 86400 + 1)), "bad-clock"),
    "a time that is no number": (plan(clock=Clock("bank", math.nan)), "bad-clock"),
    "an increment that takes time away": (plan(clock=Clock("bank", 60, -1)), "bad-clock"),
    "an increment of more than a day": (plan(clock=Clock("bank", 60, 86401)), "bad-clock"),
    "an increment that is no number": (plan(clock=Clock("bank", 60, math.nan)), "bad-clock"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_played_is_refused(name: str) -> None:
    set_up, code = REFUSED[name]
    with pytest.raises(QuakeboardError) as found:
        check_setup(set_up)
    assert found.value.code == code


def test_options_are_written_out() -> None:
    """So that a table stays what it was when defaults change."""
    found = check_setup(SetUp("seismic", [SeatPlan(), SeatPlan()], {"variants": ["balance"]}))
    assert found.options == {
        "variants": ["balance"],
        "columns": 25,
        "rows": 17,
        "first": None,
        "heights": None,
        "manifest": None,
    }
    assert check_setup(found) == found


@pytest.mark.parametrize("seconds", [1e308, math.inf, math.nan, -1])
def test_without_a_clock_its_figures_mean_nothing(seconds: float) -> None:
    found = check_setup(plan(clock=Clock("none", seconds, seconds)))
    assert found.clock == Clock()
    Table(Head("t", 0, "hana", found, bytes(32)), Uptime())


def test_a_public_table_with_bots_and_a_clock_is_fine() -> None:
    wanted: dict[str, Any] = {"bots": (1, 2), "clock": Clock("bank", 86400, 60, "pass"), "public": True}
    assert check_setup(plan(**wanted)) == plan(**wanted)


def test_two_bots_of_a_kind_have_two_names() -> None:
    plans = [SeatPlan("greedy"), SeatPlan(), SeatPlan("greedy"), SeatPlan("random")]
    assert SetUp("seismic", plans).bot_names() == ["greedy", None, "greedy 2", "random"]
