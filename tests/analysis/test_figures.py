"""Intervals, node budgets, levels and summaries of an analysis."""

from __future__ import annotations

from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st
from played import play_random
from scipy.stats import t  # type: ignore[import-untyped]

from quakeboard.analysis.annotate import MIN_NODES, PLANNED_SHARE, NodeBudget, annotate
from quakeboard.analysis.findings import AnalysedStep, BetterAction, summarise, to_json_line
from quakeboard.analysis.levels import LEVELS, UnknownLevel, read_level
from quakeboard.analysis.rollouts import half_width


@pytest.mark.parametrize("count", [4, 6, 10, 30, 1000])
def test_the_interval_of_few_values_is_students(count: int) -> None:
    values = [float(number % 2) for number in range(count)]
    mean = sum(values) / count
    spread = (sum((value - mean) ** 2 for value in values) / (count - 1) / count) ** 0.5
    assert half_width(values) == pytest.approx(t.ppf(0.975, count - 1) * spread, rel=0.05)


def test_one_value_has_the_largest_error() -> None:
    assert half_width([0.5]) == 1.0


# ---------------------------------------------------------------------- budget


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@given(st.floats(0.0001, 0.01), st.integers(2, 60))
def test_seconds_are_spread_over_all_steps(each: float, steps: int) -> None:
    clock = Clock()
    budget = NodeBudget(10**9, steps, 10.0, clock)
    spent = 0
    for _ in range(steps):
        nodes = budget.next_step(spent)
        assert nodes >= MIN_NODES
        spent += nodes
        clock.now += nodes * each
    planned = PLANNED_SHARE * 10.0
    assert clock.now - 100.0 <= planned + steps * (MIN_NODES + 1) * each + planned * each / 0.002 / steps
    assert budget.is_exhausted == (clock.now - 100.0 >= 10.0)


def test_without_seconds_every_step_gets_what_the_level_gives() -> None:
    budget = NodeBudget(77, 2, None, Clock())
    assert (budget.next_step(0), budget.next_step(10**9), budget.is_exhausted) == (77, 77, False)


def test_an_analysis_ends_when_its_time_is_up() -> None:
    clock = Clock()
    budget = NodeBudget(77, 5, 1.0, clock)
    clock.now += 0.9
    assert (budget.next_step(1000), budget.is_exhausted) == (MIN_NODES, False)
    clock.now += 0.1
    assert budget.is_exhausted


@pytest.mark.parametrize("seconds", [1, 100, 1000])
def test_the_time_limit_holds_within_a_step(seconds: int) -> None:
    """However slow a rollout is: here each look at the clock takes a second."""
    ticks = count()
    record = play_random("slow")
    steps = list(annotate(record, LEVELS["fierce"], seconds=seconds, clock=lambda: float(next(ticks))))
    assert next(ticks) <= seconds + 2
    assert [step.step for step in steps] == list(range(1, len(steps) + 1))
    assert len(steps) < len(record.actions)
    summarise(steps, len(record.seats))


# ---------------------------------------------------------------------- levels


def test_levels_are_more_careful_one_after_the_other() -> None:
    nodes = [LEVELS[name].nodes for name in ("gentle", "steady", "sharp", "fierce")]
    assert nodes == sorted(nodes)
    assert read_level("sharp") == LEVELS["sharp"]
    assert read_level("sharp:5").nodes == 5
    assert read_level("sharp:5").alternatives == LEVELS["sharp"].alternatives


@pytest.mark.parametrize(
    "word", ["", "brutal", "steady:", "steady:0", "steady:1s", "steady:-1", "steady:99999999"]
)
def test_other_levels_are_refused(word: str) -> None:
    with pytest.raises(UnknownLevel) as refused:
        read_level(word)
    assert "gentle, steady, sharp, fierce, blind" in refused.value.sentence


# ---------------------------------------------------------------------- summaries


def decision(step: int, actor: int, loss: float) -> AnalysedStep:
    best = BetterAction(action="pass", win=0.5 + loss) if loss else None
    return AnalysedStep(
        step=step, actor=actor, action="crew 0", win=[0.5, 0.5], error=0.1, best=best, loss=loss, luck=None
    )


def draw(step: int, luck: float) -> AnalysedStep:
    return AnalysedStep(
        step=step,
        actor="chance",
        action="draw 03",
        win=[0.5, 0.5],
        error=0.03,
        best=None,
        loss=None,
        luck=[luck, -luck],
    )


def test_luck_and_losses_are_added_up_and_the_worst_decisions_named() -> None:
    losses = [0.0, 0.05, 0.01, 0.2, 0.05, 0.02, 0.03]
    found = [draw(1, 0.1), draw(2, -0.25)]
    found += [decision(3 + number, number % 2, loss) for number, loss in enumerate(losses)]
    summary = summarise(found, 2)
    assert summary.luck == [-0.15, 0.15]
    assert summary.error == pytest.approx(0.06, abs=0.0001)
    assert summary.lost == [0.09, 0.27]
    assert summary.decisions == [6, 4, 7, 9, 8]


def test_lines_are_what_programs_were_promised() -> None:
    assert to_json_line(decision(3, 1, 0.125)) == (
        b'{"type":"step","step":3,"actor":1,"action":"crew 0","win":[0.5,0.5],"error":0.1,'
        b'"best":{"action":"pass","win":0.625},"loss":0.125,"luck":null}\n'
    )
    assert to_json_line(summarise([], 2)) == (
        b'{"type":"summary","luck":[0.0,0.0],"error":0.0,"lost":[0.0,0.0],"decisions":[]}\n'
    )
