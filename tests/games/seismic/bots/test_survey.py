"""The greedy bot agrees with the rules: roads, expected draws, and what a single tile changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from quakeboard.core.game import CHANCE, OVER
from quakeboard.core.kernel.rng import Rng
from quakeboard.games.seismic.bots.outlook import Outlook
from quakeboard.games.seismic.bots.roads import RoadMap
from quakeboard.games.seismic.bots.survey import Survey
from quakeboard.games.seismic.bots.worth import Weights, Worth
from quakeboard.games.seismic.rules.actions import Draw, Lay, Turn, encode
from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.games.seismic.rules.pieces import TILE_NUMBER
from quakeboard.games.seismic.rules.scoring import section

GAMES = ["", "aftershocks", "twin-cities", "aftershocks twin-cities big-one road-crews-dilemma"]


def moments(variants: str, seed: str, every: int) -> Iterator[Any]:
    """Positions of a random game, one in so many."""
    game = Seismic.from_json({"variants": variants.split(), "columns": 11, "rows": 9})
    position, rng, step = game.start(3), Rng(seed), 0
    while position.actor() != OVER:
        if step % every == 0:
            yield position
        position.step(position.sample(rng))
        step += 1
    yield position


def surveyed(position: Any) -> Survey:
    outlook = Outlook(position.kernel, position.row(), 2.0)
    return Survey(position, Worth(position, 0, outlook, Weights()))


@pytest.mark.parametrize("variants", GAMES)
def test_roads_are_what_the_rules_measure(variants: str) -> None:
    for position in moments(variants, "roads", every=15):
        for road in RoadMap(position).roads():
            cell, edge = divmod(road.edges[0], 6)
            ruled = section(position, position.table.cell(cell), edge)
            assert road.complete == ruled.complete
            assert road.ring == ruled.ring
            assert tuple(road.crews) == ruled.crews
            assert tuple(road.holders()) == ruled.holders
            assert road.points == ruled.fragments + sum(end.value for end in ruled.ends) + ruled.bonus


@pytest.mark.parametrize("variants", GAMES)
def test_complete_roads_add_up_to_the_scores(variants: str) -> None:
    for position in moments(variants, "scores", every=40):
        roads = [road for road in RoadMap(position).roads() if road.complete]
        scores = tuple(sum(road.points for road in roads if seat in road.holders()) for seat in range(3))
        assert scores == position.scores()


def test_expected_tiles_follow_from_the_odds() -> None:
    # Every slot of the pile is as likely as the next one to hold a tile.
    compared = 0
    for position in moments("", "odds", every=3):
        if position.actor() == CHANCE and position.phase_name() == "draw":
            coming = Outlook(position.kernel, [], 2.0).coming
            odds = {a.tile: float(chance) for a, chance in position.odds() if isinstance(a, Draw)}
            for tile, number in TILE_NUMBER.items():
                assert coming[number] == pytest.approx(position.pile * odds.get(tile, 0.0))
            compared += 1
    assert compared > 10


@pytest.mark.parametrize("variants", GAMES)
def test_the_change_by_one_tile_is_the_change_of_the_whole(variants: str) -> None:
    # What is not touched is not looked at again; that must not make a difference.
    compared = 0
    for position in moments(variants, "change", every=11):
        if position.actor() == CHANCE or position.phase_name() not in ("lay", "crew", "aftershock"):
            continue
        survey = surveyed(position)
        for action in position.legal()[::7]:
            if isinstance(action, Lay | Turn):
                code = encode(position.table, action)
                twin = position.copy()
                twin.step(code)
                whole = Survey(twin, survey.worth).total - survey.total
                part = survey.change(code, position.table.number(action.at))
                assert part.gain == pytest.approx(whole, abs=1e-9)
                compared += 1
    assert compared > 30


def test_a_claim_has_the_same_value_before_and_after_the_lay() -> None:
    compared = 0
    for position in moments("", "claims", every=7):
        if position.phase_name() != "lay":
            continue
        survey = surveyed(position)
        for action in position.legal()[::9]:
            code = encode(position.table, action)
            twin = position.copy()
            twin.step(code)
            claims = survey.change(code, position.table.number(action.at)).claims
            assert {claim.edge for claim in claims} <= {
                edge for edge in range(6) if twin.kernel.claims >> edge & 1
            }
            assert bool(claims) == bool(twin.kernel.claims)
            after = Survey(twin, survey.worth)
            for claim in claims:
                assert claim.gain == pytest.approx(after.claim(twin.laid, claim.edge).gain)
                compared += 1
    assert compared > 20
