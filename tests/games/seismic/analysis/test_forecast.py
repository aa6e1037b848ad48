"""Seismic: what becomes of the tiles until a seat lays again, and by the end."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import partial
from itertools import combinations
from typing import Any

import pytest
from forecast_positions import futures, reached

from quakeboard.analysis.forecast import Danger, Effort, Odds, forecast
from quakeboard.core.errors import BadOptions
from quakeboard.core.game import CHANCE, OVER
from quakeboard.core.kernel.rng import Rng
from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.games.seismic.rules.options import VARIANTS
from quakeboard.games.seismic.rules.phases import NOTE_DESTROYED

THOROUGH = Effort(nodes=100_000, samples=20, seconds=None)
SAMPLED = Effort(nodes=0, samples=240, seconds=None)
QUICK = Effort(nodes=30, samples=4, seconds=None)
SMALL = {"columns": 13, "rows": 9}


def told(dangers: list[Danger], kind: str) -> dict[str, Odds]:
    return {danger.at: danger.odds[kind] for danger in dangers}


def is_due(seat: int, turn_number: int) -> Any:
    def due(position: Any) -> bool:
        lays = (position.phase_name(), position.turn) == ("lay", seat)
        return lays and bool(position.turn_number > turn_number)

    return due


def midway(position: Any) -> bool:
    return bool(position.phase_name() == "lay" and position.pile < 40)


def is_begun(turn: int, position: Any) -> bool:
    return bool(position.turn_number >= turn)


LATE: dict[str, dict[str, Any]] = {
    "a lay": {"seed": 10, "phase": "lay", "pile": 1, "columns": 7, "rows": 7},
    "a crew": {"seed": 10, "phase": "crew", "pile": 2, "columns": 7, "rows": 7},
    "The Big One": {"seed": 2, "phase": "crew", "pile": 1, "variants": ["big-one"]},
    "Balance": {"seed": 9, "phase": "crew", "pile": 1, "variants": ["balance"]},
}


@pytest.mark.parametrize("name", LATE)
def test_near_the_end_it_is_what_the_rules_say_to_the_last_digit(name: str) -> None:
    wanted = dict(LATE[name])
    phase, pile = wanted.pop("phase"), wanted.pop("pile")
    game, position = reached(
        "seismic", 2, wanted=lambda now: now.phase_name() == phase and now.pile <= pile, **wanted
    )
    seat = position.actor()
    dangers = forecast(game, position.view(seat), THOROUGH)
    at_stake = 0
    for kind, due in (("soon", is_due(seat, position.turn_number)), ("end", lambda _: False)):
        expected = futures(position, due)
        found = told(dangers, kind)
        for at, odds in found.items():
            q, r = (int(part) for part in at.split(","))
            assert odds == Odds(pytest.approx(float(expected.get((q, r), Fraction(0)))))
            at_stake += 0 < odds.p < 1
    assert at_stake


def test_the_only_tile_is_gone_if_a_quake_is_drawn_before_the_next_lay() -> None:
    game, position = reached("seismic", 2, 5, lambda now: now.phase_name() == "lay")
    position.step(position.codes()[0])
    position.step(position.codes()[-1])  # no claim
    assert position.actor() == CHANCE
    quake = sum(share for action, share in position.odds() if str(action).startswith("draw Q"))
    (danger,) = forecast(game, position.view(1), Effort(nodes=1000, samples=20, seconds=None))
    assert danger.odds["soon"] == Odds(pytest.approx(float(quake)))
    assert danger.odds["end"].p > danger.odds["soon"].p


@pytest.mark.parametrize(("variants", "seats"), [([], 2), (["twin-cities"], 3)])
def test_what_is_sampled_agrees_with_games_played_by_the_rules(variants: list[str], seats: int) -> None:
    """Two estimates that have nothing in common differ by no more than their errors allow."""
    game, position = reached("seismic", seats, 3, midway, variants, **SMALL)
    seat = position.actor()
    found = forecast(game, position.view(seat), SAMPLED, seed=1)
    due, games = is_due(seat, position.turn_number), 120
    gone: dict[str, Counter[str]] = {"soon": Counter(), "end": Counter()}
    for number in range(games):
        twin, rng, kind = position.copy(), Rng(number), "soon"
        lost: set[str] = set()
        while twin.actor() != OVER:
            if kind == "soon" and due(twin):
                gone[kind].update(lost)
                kind = "end"
            twin.kernel.journal = journal = []
            twin.step(twin.sample(rng))
            cells = [twin.table.cell(entry[1]) for entry in journal if entry[0] == NOTE_DESTROYED]
            lost |= {f"{q},{r}" for q, r in cells}
        for rest in ("soon", "end") if kind == "soon" else ("end",):
            gone[rest].update(lost)
    far = tiles = 0
    for kind in ("soon", "end"):
        for at, odds in told(found, kind).items():
            share = gone[kind][at] / games
            error = 1.96 * ((share * (1 - share) + 0.01) / games) ** 0.5
            tiles += odds.error > 0
            far += abs(share - odds.p) > 1.5 * (error**2 + odds.error**2) ** 0.5
    assert tiles >= 10
    assert far <= tiles // 50


def test_the_error_covers_what_is_exact() -> None:
    """Nineteen times in twenty, and never much less."""
    game, position = reached(
        "seismic", 2, 10, lambda now: now.phase_name() == "lay" and now.pile <= 1, columns=7, rows=7
    )
    view = position.view(position.actor())
    exact = forecast(game, view, THOROUGH)
    covered = tried = 0
    for seed in range(40):
        for true, sampled in zip(exact, forecast(game, view, Effort(0, 80, None), seed), strict=True):
            for kind, odds in sampled.odds.items():
                if true.odds[kind].p:
                    assert odds.error > 0
                    tried += 1
                    covered += abs(odds.p - true.odds[kind].p) <= odds.error
    assert tried >= 100
    assert covered >= 0.92 * tried


def test_a_tile_on_no_side_of_a_town_is_safe_for_certain() -> None:
    game, position = reached("seismic", 2, 4, lambda now: now.phase_name() == "lay" and now.pile < 45)
    found = told(forecast(game, position.view(0), QUICK), "end")
    off = [at for at, odds in found.items() if odds == Odds(0.0)]
    for at in found:
        q, r = (int(part) for part in at.split(","))
        on_a_side = 0 in (q, r, q + r)
        assert (at in off) != on_a_side
    assert off


def test_when_the_pile_holds_no_quake_every_tile_is_safe_for_certain() -> None:
    game, position = reached("seismic", 2, 10, lambda now: now.pile == 0)
    dangers = forecast(game, position.view(0), QUICK)
    assert dangers
    assert {odds for danger in dangers for odds in danger.odds.values()} == {Odds(0.0)}


def playable() -> list[tuple[str, ...]]:
    sets = []
    for count in range(len(VARIANTS) + 1):
        for chosen in combinations(sorted(VARIANTS), count):
            try:
                Seismic.from_json({"variants": list(chosen)})
            except BadOptions:
                continue
            sets.append(chosen)
    return sets


@pytest.mark.parametrize("variants", playable(), ids="+".join)
def test_every_variant_and_seat_can_be_forecast(variants: tuple[str, ...]) -> None:
    for seats, turn in ((2, 5), (3, 10), (4, 15)):
        begun = partial(is_begun, turn)
        game, position = reached("seismic", seats, turn, begun, variants, **SMALL)
        for seat in (0, seats - 1, None):
            view = position.view(seat)
            dangers = forecast(game, view, QUICK, seed=7)
            tiles = [tile for tile in view.board if tile.kind != "town"]
            assert [danger.at for danger in dangers] == [f"{tile.at[0]},{tile.at[1]}" for tile in tiles]
            assert [danger.seat for danger in dangers] == [
                None if tile.crew is None else tile.crew.seat for tile in tiles
            ]
            for danger in dangers:
                soon, end = danger.odds["soon"], danger.odds["end"]
                assert 0 <= soon.p <= end.p <= 1
                assert 0 <= soon.error <= end.error < 1
        assert forecast(game, view, QUICK, seed=7) == dangers


def test_in_the_midst_of_a_quake_the_side_is_still_open() -> None:
    """Two sides are as long as each other: each is hit in half of all cases, and the pile can do no more."""
    game, position = reached(
        "seismic", 2, 2, lambda now: now.phase_name() == "side" and now.pile == 0, ["balance"]
    )
    assert len(position.legal()) == 2
    odds = [danger.odds["end"] for danger in forecast(game, position.view(0), THOROUGH)]
    assert Counter(odds)[Odds(0.5)] >= 2
    assert set(odds) == {Odds(0.0), Odds(0.5)}


def test_patience_ends_and_the_error_says_so() -> None:
    game, position = reached("seismic", 4, 3, midway)
    view = position.view(position.actor())
    hasty = forecast(game, view, Effort(0, 200, seconds=0.0))
    patient = forecast(game, view, Effort(0, 200, seconds=None))
    assert max(danger.odds["end"].error for danger in hasty) > max(
        danger.odds["end"].error for danger in patient
    )
