"""The sequential test errs as seldom as it says, and ends a run at the same deal whoever plays."""

from __future__ import annotations

from collections.abc import Callable
from math import log
from pathlib import Path
from random import Random

import pytest
from arenas import game_with_luck, played, records_in, small_plan
from extent import size

from quakeboard.arena.json_output import to_json
from quakeboard.arena.luck_free import Observed
from quakeboard.arena.plan import BadPlan
from quakeboard.arena.results import RunFolder
from quakeboard.arena.run import Run
from quakeboard.arena.sprt import BOUND, decision_between, is_look, log_likelihood_ratio
from quakeboard.arena.standings import compute_standings

Deal = Callable[[Random, float], list[tuple[float, float]]]
"""The games of a made-up deal: shares of the win and luck."""


def free(rng: Random, share: float) -> list[tuple[float, float]]:
    return [(float(rng.random() < share), 0.0) for _ in range(2)]


def alike(rng: Random, share: float) -> list[tuple[float, float]]:
    return [(float(rng.random() < share), 0.0)] * 2


def lucky(rng: Random, share: float) -> list[tuple[float, float]]:
    games = (game_with_luck(rng, share, 0.8) for _ in range(2))
    return [(game.share, game.luck) for game in games]


def decide(rng: Random, deal: Deal, share: float, low: float, high: float) -> tuple[str, int]:
    """What the test decides in a run with this true share, and after how many deals."""
    observed: list[Observed] = []
    for number in range(1000):
        observed += [Observed(number, won, luck) for won, luck in deal(rng, share)]
        if is_look(number + 1) and (found := decision_between(observed, low, high)).verdict != "open":
            return found.verdict, number + 1
    return "open", 1000


CASES = [(free, 0.5, 0.65), (alike, 0.5, 0.65), (lucky, 0.5, 0.65), (alike, 0.85, 0.95)]


@pytest.mark.parametrize(("deal", "low", "high"), CASES)
def test_it_decides_wrongly_in_5_of_100_runs_at_most(deal: Deal, low: float, high: float) -> None:
    rng, runs = Random(f"{low} {high}"), size(600, 60)
    wrong = {
        "high": sum(decide(rng, deal, low, low, high)[0] == "high" for _ in range(runs)),
        "low": sum(decide(rng, deal, high, low, high)[0] == "low" for _ in range(runs)),
    }
    most = 0.05 * runs + 2.5 * (0.05 * 0.95 * runs) ** 0.5
    assert {verdict: count for verdict, count in wrong.items() if count > most} == {}


def test_with_the_luck_taken_out_it_decides_sooner() -> None:
    runs = size(200, 40)

    def deals(known: bool) -> int:
        rng, found = Random("sooner"), 0
        for _ in range(runs):
            games = lucky if known else lambda r, s: [(share, 0.0) for share, _ in lucky(r, s)]
            found += decide(rng, games, 0.65, 0.5, 0.65)[1]
        return found

    assert deals(known=True) < 0.85 * deals(known=False)


def test_independent_games_are_weighed_as_wald_does() -> None:
    rng = Random(5)
    observed = [Observed(deal, won, 0.0) for deal in range(4000) for won, _ in free(rng, 0.6)]
    won = sum(one.share for one in observed)
    wald = won * log(0.6 / 0.5) + (8000 - won) * log(0.4 / 0.5)
    assert log_likelihood_ratio(observed, 0.5, 0.6) == pytest.approx(wald, rel=0.06)


def test_a_clean_sweep_is_soon_decided_and_two_deals_are_not_enough() -> None:
    def sweep(deals: int) -> str:
        observed = [Observed(number, 1.0, 0.0) for number in range(deals) for _ in range(2)]
        return decision_between(observed, 0.5, 0.6).verdict

    assert (sweep(2), sweep(10), sweep(40)) == ("open", "open", "high")
    assert pytest.approx(log(19)) == BOUND


@pytest.mark.parametrize("sprt", [(0.6, 0.5), (0.5, 0.5), (0.0, 0.5), (0.5, 1.0)])
def test_shares_that_make_no_test_are_refused(sprt: tuple[float, float]) -> None:
    with pytest.raises(BadPlan) as refused:
        small_plan(sprt=sprt).check()
    assert refused.value.code == "bad-sprt"


# ---------------------------------------------------------------------- runs

TESTED = small_plan("greedy random", sprt=(0.4, 0.7), games=400)
"""Decided long before its last game."""


def results(run: Run) -> bytes:
    return to_json(compute_standings(run.plan, run.results()))


@pytest.fixture(scope="module")
def decided(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Run]:
    path = tmp_path_factory.mktemp("decided") / "run"
    return path, played(TESTED, path)


def test_a_run_ends_when_its_test_is_decided(decided: tuple[Path, Run]) -> None:
    _, run = decided
    assert run.is_over
    assert run.finished < 60
    (table,) = compute_standings(run.plan, run.results()).tables
    assert table.test is not None
    assert table.test.verdict == "high"
    assert table.test.ratio >= BOUND
    assert table.games == 2 * table.test.deals
    before = [result.observed("greedy") for result in run.results()[:-2]]
    assert decision_between(before, 0.4, 0.7).verdict == "open", "it did not go on after that"


def test_it_ends_at_the_same_deal_whoever_plays_and_when(decided: tuple[Path, Run], tmp_path: Path) -> None:
    path, run = decided
    processes = played(TESTED, tmp_path / "processes", "processes")
    assert results(processes) == results(run)
    played(TESTED, tmp_path / "stopped", stop_after=3)
    assert len(records_in(tmp_path / "stopped")) < run.finished
    assert results(played(TESTED, tmp_path / "stopped")) == results(run)
    with RunFolder(path) as folder:
        folder.open(TESTED)
        assert Run(TESTED, folder).is_over, "nothing is played again"


def test_a_run_without_a_test_goes_on_with_one(decided: tuple[Path, Run], tmp_path: Path) -> None:
    played(small_plan("greedy random", games=6), tmp_path / "run")
    again = played(TESTED, tmp_path / "run")
    assert results(again) == results(decided[1])
