"""Standings and studies."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest
from arenas import small_plan

from quakeboard.arena.plan import Fixture, Setup
from quakeboard.arena.play_game import Figures
from quakeboard.arena.result import Result
from quakeboard.arena.standings import compute_standings, order_of_play
from quakeboard.arena.study import MEASURES, compute_study

NUMBERS = count()


def figures(scores: list[int], **known: Any) -> Figures:
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    usual = {"reason": "tiles", "winners": winners, "first": 0, "turns": 60, "built": 50, "lost": 5}
    return Figures(scores=scores, **(usual | known))


def result(bots: str, deal: int, scores: list[int], table: int = 0, **known: Any) -> Result:
    fixture = Fixture(str(next(NUMBERS)), table, deal, "", tuple(bots.split()))
    return Result(fixture, figures(scores, **known))


def test_a_shared_win_is_shared_by_seats() -> None:
    drawn = result("a b b", 0, [9, 9, 9])
    assert (drawn.share("a"), drawn.share("b")) == (pytest.approx(1 / 3), pytest.approx(2 / 3))


def test_the_share_of_a_table_is_that_of_the_measured_bot() -> None:
    plan = small_plan("a b", seats=3)
    results = [result("a b b", deal, [9, 1, 2]) for deal in range(6)]
    results += [result("b a b", deal, [9, 1, 2]) for deal in range(6)]
    (table,) = compute_standings(plan, results).tables
    assert table.lineup == ("a", "b", "b")
    (share,) = table.independent_shares
    assert (share.bot, share.share.value, share.fair) == ("a", 0.5, pytest.approx(1 / 3))


def test_the_stronger_bot_comes_first_with_its_points() -> None:
    results = [
        result(bots, deal, [5, 20] if bots == "a b" else [20, 5])
        for deal in range(4)
        for bots in ("a b", "b a")
    ]
    found = compute_standings(small_plan("a b"), results)
    assert [(bot.bot, bot.points.value, bot.games) for bot in found.bots] == [("b", 20, 8), ("a", 5, 8)]
    assert found.bots[0].rating.value == -found.bots[1].rating.value > 0


def test_order_of_play_counts_from_the_seat_that_began() -> None:
    results = [
        result("a b a", 0, [3, 9, 1], first=1),
        result("a b a", 1, [9, 3, 1], first=2),
        result("a b a", 2, [3, 9, 1], first=2),
    ]
    assert [share.value for share in order_of_play(results)] == pytest.approx([1 / 3, 1 / 3, 1 / 3])
    assert [share.value for share in order_of_play(results[:2])] == pytest.approx([0.5, 0.5, 0])


def test_what_a_study_measures() -> None:
    game = figures([30, 12, 24], first=2, turns=61, built=40, lost=10)
    assert {name: measure(game) for name, measure in MEASURES.items()} == {
        "turns": 61,
        "points": 22,
        "spread": 18,
        "lead": 6,
        "first": -1 / 3,
        "lost": 0.25,
    }
    assert MEASURES["first"](figures([8, 8], first=1)) == 0
    assert MEASURES["first"](figures([9, 8], first=0)) == 0.5
    assert MEASURES["lost"](figures([0, 0], built=0, lost=0)) == 0


def test_differences_are_measured_deal_by_deal() -> None:
    setups = [Setup("base", 2, {}), Setup("longer", 2, {})]
    plan = small_plan("a", setups=setups, tables="alike", kind="study")
    lengths = [40, 90, 55, 70, 82, 61]
    results = [result("a a", deal, [5, 4], turns=turns) for deal, turns in enumerate(lengths)]
    results += [result("a a", deal, [5, 4], table=1, turns=turns + 10) for deal, turns in enumerate(lengths)]
    base, longer = compute_study(plan, results).studied
    assert base.differences is None
    assert longer.differences is not None
    # Each length is uncertain, the difference is not: every deal was longer by ten.
    assert base.figures["turns"].high - base.figures["turns"].low > 20
    assert (longer.differences["turns"].low, longer.differences["turns"].high) == (10, 10)
