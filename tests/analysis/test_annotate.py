"""Annotating a game: certain results, blunders, seeds and hidden information."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from finished_games import blunder
from played import play_random, play_short

from quakeboard.analysis.annotate import annotate, possible_positions
from quakeboard.analysis.findings import BetterAction, summarise
from quakeboard.analysis.levels import AnalysisLevel, read_level
from quakeboard.core.kernel.rng import Rng
from quakeboard.core.registry import make_game
from quakeboard.play.record import Record
from quakeboard.play.replay import load, steps

DOCS = Path(__file__).parents[2] / "docs"
QUICK = AnalysisLevel(nodes=3, alternatives=3)
ROADS = play_short("walk")
COINS = play_random("walk", seats=3, game="san-andreas")
GAMES = pytest.mark.parametrize("record", [ROADS, COINS], ids=lambda record: record.game)


def near_end(record: Record) -> int:
    """A step near the end of the game."""
    return len(record.actions) - 8


# ---------------------------------------------------------------------- results


@GAMES
def test_at_the_end_who_has_won_is_certain(record: Record) -> None:
    *_, last = annotate(record, QUICK, first=near_end(record))
    assert record.outcome is not None
    winners = record.outcome.winners
    assert last.win == [round((seat in winners) / len(winners), 4) for seat in range(len(record.seats))]
    assert last.error == 0.0


@pytest.mark.parametrize(("name", "step"), [("seismic", 209), ("san-andreas", 60)])
def test_a_decided_game_is_known_to_be_decided(name: str, step: int) -> None:
    """Both go on for a while, but nobody can catch up any more."""
    record = load(DOCS / "games" / f"{name}.quake.json")
    assert record.outcome is not None
    for found in islice(annotate(record, QUICK, first=step), 5):
        assert found.win[record.outcome.winners[0]] > 0.97


def test_a_win_thrown_away_is_found_with_what_would_have_won() -> None:
    lost, won = blunder()
    (step,) = annotate(lost, QUICK, first=len(lost.actions))
    assert isinstance(step.actor, int)
    assert step.win[step.actor] == 0.0
    assert step.best == BetterAction(action=won.actions[-1], win=1.0)
    assert step.loss == 1.0
    summary = summarise([step], 2)
    assert summary.decisions == [step.step]
    assert summary.lost[step.actor] == 1.0


def test_the_action_that_won_lost_nothing() -> None:
    _, won = blunder()
    (step,) = annotate(won, QUICK, first=len(won.actions))
    assert isinstance(step.actor, int)
    assert (step.best, step.loss, step.win[step.actor]) == (None, 0.0, 1.0)


def test_without_an_evaluator_the_game_is_played_to_its_end_at_random() -> None:
    lost, won = blunder()
    (step,) = annotate(lost, read_level("blind:24"), first=len(lost.actions))
    assert step.best is not None
    assert step.best.action == won.actions[-1]


@GAMES
def test_every_step_is_annotated_in_order(record: Record) -> None:
    found = list(annotate(record, QUICK, first=near_end(record)))
    assert [step.action for step in found] == record.actions[near_end(record) - 1 :]
    actors = [step.actor for step in steps(record)][near_end(record) :]
    assert [-1 if step.actor == "chance" else step.actor for step in found] == actors
    for step in found:
        assert sum(step.win) == pytest.approx(1.0, abs=0.001)
        if step.actor == "chance":
            assert step.luck is not None
            assert sum(step.luck) == pytest.approx(0.0, abs=0.001)
            assert (step.best, step.loss) == (None, None)
        else:
            assert step.luck is None
            assert step.loss is not None
            assert step.loss >= 0.0
            assert (step.best is None) == (step.loss == 0.0)


def test_a_game_that_goes_on_is_annotated_up_to_its_last_action() -> None:
    running = play_short("running")
    del running.actions[20:]
    running.outcome = None
    assert [step.step for step in annotate(running, QUICK, first=15)] == [15, 16, 17, 18, 19, 20]


# ---------------------------------------------------------------------- seeds


@GAMES
def test_the_same_seed_gives_the_same_analysis(record: Record) -> None:
    middle = len(record.actions) // 2
    one, same, other = (list(islice(annotate(record, QUICK, seed, first=middle), 4)) for seed in "aab")
    assert one == same
    assert one != other


@GAMES
def test_an_analysis_that_is_broken_off_is_the_beginning_of_the_whole_one(record: Record) -> None:
    middle = len(record.actions) // 2
    more = list(islice(annotate(record, QUICK, first=middle), 6))
    assert list(islice(annotate(record, QUICK, first=middle), 3)) == more[:3]


def test_with_little_time_all_steps_are_still_annotated() -> None:
    found = list(annotate(ROADS, read_level("fierce:12"), seconds=60.0, first=near_end(ROADS)))
    assert [step.step for step in found] == list(range(near_end(ROADS), len(ROADS.actions) + 1))


# ---------------------------------------------------------------------- hidden information


def test_a_decision_is_judged_by_what_its_seat_could_know() -> None:
    """Whatever the others hide, a seat has to reckon with the same positions."""
    game: Any = make_game("san-andreas", {})
    hidden = 0
    for step in islice(steps(COINS), 4, None, 3):
        position = step.position
        if position.actor() < 0:
            continue
        other = game.secrets.deal(position.view(position.actor()), Rng(f"other {step.number}"))
        hidden += other.state() != position.state()
        states = [[deal.state() for deal in possible_positions(game, one, "s")] for one in (position, other)]
        assert states[0] == states[1]
    assert hidden > 2
