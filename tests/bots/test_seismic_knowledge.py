"""What a search knows of Seismic agrees with the rules, and with the greedy bot's slower reckoning."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import sqrt
from typing import Any

import pytest

from quakeboard.bots.seismic_outlook import Outlook
from quakeboard.bots.seismic_roads import Road
from quakeboard.bots.seismic_search import SeismicKnowledge
from quakeboard.bots.seismic_search_worth import CROWD, DUEL
from quakeboard.bots.seismic_survey import Survey
from quakeboard.bots.seismic_worth import Worth
from quakeboard.rules.game import OVER
from quakeboard.rules.rng import Rng
from quakeboard.rules.seismic.actions import Lay, SendCrew, encode
from quakeboard.rules.seismic.game import Seismic
from quakeboard.rules.seismic.scoring import section
from quakeboard.rules.seismic.view import Crew, LaidTile

GAMES = [
    ("", 2),
    ("balance", 2),
    ("aftershocks", 3),
    ("twin-cities", 2),
    ("road-crews-dilemma", 4),
    ("aftershocks big-one road-crews-dilemma twin-cities", 3),
]
"""Every variant, every number of seats."""

games = pytest.mark.parametrize(("variants", "seats"), GAMES)


def moments(variants: str, seats: int, every: int) -> Iterator[tuple[Any, SeismicKnowledge]]:
    """Positions of a random game, one in so many and the last, each with a knowledge prepared for it."""
    game = Seismic.from_json({"variants": variants.split(), "columns": 11, "rows": 9})
    knowledge = SeismicKnowledge(game)
    position, rng, step = game.start(seats), Rng(f"knowledge {variants}"), 0
    while position.actor() != OVER:
        if step % every == 0 and position.turn >= 0:
            knowledge.prepare(position)
            yield position, knowledge
        position.step(position.sample(rng))
        step += 1
    knowledge.prepare(position)
    yield position, knowledge


def decisions(variants: str, seats: int, phases: tuple[str, ...], every: int) -> Iterator[tuple[Any, Any]]:
    """Those of them in which a seat has a choice of these kinds."""
    for position, knowledge in moments(variants, seats, every):
        if position.actor() >= 0 and position.phase_name() in phases:
            yield position, knowledge


def survey(position: Any, seat: int) -> Survey:
    """The whole board as the greedy bot reckons."""
    weights = DUEL if position.seats == 2 else CROWD
    return Survey(position, Worth(position, seat, Outlook(position, position.row(), weights.ready), weights))


def expected(slow: Survey, road: Road) -> float:
    """What a road may be expected to score, but for quakes."""
    open_at = {end: one for one in slow.roads for end in one.open_ends}
    return slow.worth.expected(road, slow.land.demand, open_at)


def held_by(slow: Survey, seat: int) -> list[Road]:
    return [road for road in slow.roads if seat in road.holders()]


def point(position: Any) -> float:
    """How many shares of the win a point is worth, as `SeismicKnowledge.judge` tells."""
    return 0.25 / (2.0 + 2.5 * sqrt(Outlook(position, position.row(), 0.0).lays))


@games
def test_complete_roads_count_what_the_rules_score(variants: str, seats: int) -> None:
    scored = 0
    for position, knowledge in moments(variants, seats, every=12):
        settled = only_complete(position)
        knowledge.prepare(settled)
        assert tuple(knowledge.standing(settled)) == position.scores()
        scored += any(position.scores())
    assert scored > 3


def only_complete(position: Any) -> Any:
    """The position with crews on complete sections alone, and no pile, so that no quake can cut them."""
    view = position.view(None)
    board = tuple(tile if is_complete(position, tile) else replace(tile, crew=None) for tile in view.board)
    return position.game.restore(replace(view, board=board, pile=0))


def is_complete(position: Any, tile: LaidTile) -> bool:
    """Whether the section is complete that the crew on a tile is on."""
    return tile.crew is not None and section(position, tile.at, int(tile.crew.fragment[0])).complete


def lay_out(*tiles: LaidTile) -> tuple[Any, SeismicKnowledge]:
    """Twin Cities for two with these tiles laid and no pile; the first seat is to lay and has no crew."""
    game = Seismic.from_json({"variants": ["twin-cities"], "first": 0})
    position, rng = game.start(2), Rng("laid out")
    while position.phase_name() != "lay":
        position.step(position.sample(rng))
    view = position.view(None)
    position = game.restore(replace(view, board=tiles, face_up=("03",), pile=0, crews_left=(0, 0)))
    knowledge = SeismicKnowledge(game)
    knowledge.prepare(position)
    return position, knowledge


def highway(missing: int | None) -> list[LaidTile]:
    """A straight road from town to town, its first tile claimed, perhaps one missing."""
    crews = {-3: Crew("14", 0)}
    cells = [q for q in range(-3, 4) if q != missing]
    return [LaidTile((q, 0), "03", "highway", 1, ((1, 4),), (), 0, crews.get(q)) for q in cells]


def test_from_town_to_town_ten_points_more_count() -> None:
    position, knowledge = lay_out(*highway(missing=None))
    assert position.scores() == (7 + 6 + 6 + 10, 0)
    assert knowledge.standing(position) == [29.0, 0.0]


@pytest.mark.parametrize("missing", [-2, 0, 3])
def test_a_lay_that_joins_two_towns_gains_the_ten_points(missing: int) -> None:
    position, knowledge = lay_out(*highway(missing))
    before = knowledge.standing(position)[0]
    lay = encode(position.table, Lay("03", (missing, 0), 1))
    assert before < 19.0
    assert knowledge.judge(position, [lay]) == [pytest.approx((29.0 - before) * point(position))]


@pytest.mark.parametrize(("tile", "points"), [("01", 0), ("+2:01", 2 + 2 + 2)])
def test_a_road_that_comes_back_to_a_lay_is_a_ring_or_ends_there_twice(tile: str, points: int) -> None:
    # A claimed road leaves the cell 0,3 to the north-east and comes back to it from the east.
    claimed = LaidTile((1, 2), "01", "highway", 2, ((2, 3),), (), 0, Crew("23", 0))
    position, knowledge = lay_out(claimed, LaidTile((1, 3), "01", "highway", 4, ((4, 5),), (), 0, None))
    before = knowledge.standing(position)[0]
    lay = encode(position.table, Lay(tile, (0, 3), 0))
    assert before > 0.0
    assert knowledge.judge(position, [lay]) == [pytest.approx((points - before) * point(position))]


@games
def test_seats_stand_as_greedy_reckons(variants: str, seats: int) -> None:
    for position, knowledge in moments(variants, seats, every=12):
        slow = survey(position, 0)
        for seat, stands in enumerate(knowledge.standing(position)):
            held = held_by(slow, seat)
            reckoned = sum(expected(slow, road) * slow.danger.survival(road) for road in held)
            assert stands == pytest.approx(reckoned, abs=1e-9)


@games
def test_quakes_take_no_more_than_there_is(variants: str, seats: int) -> None:
    # How likely a road is to survive lies between 0 and 1, so danger never makes it worth more, or a debt.
    endangered = 0
    for position, knowledge in moments(variants, seats, every=12):
        slow = survey(position, 0)
        for seat, stands in enumerate(knowledge.standing(position)):
            unshaken = sum(expected(slow, road) for road in held_by(slow, seat))
            assert 0.0 <= stands <= unshaken + 1e-9
            endangered += stands < unshaken - 1e-9
    assert endangered


@games
def test_shares_add_up_and_follow_the_standing(variants: str, seats: int) -> None:
    for position, knowledge in moments(variants, seats, every=12):
        standing, shares = knowledge.standing(position), knowledge.shares(position)
        assert sum(shares) == pytest.approx(1.0)
        outcome = position.outcome()
        if outcome is not None:
            assert {seat for seat in range(seats) if shares[seat] > 0.0} == set(outcome.winners)
            continue
        assert all(share > 0.0 for share in shares)
        assert sorted(range(seats), key=standing.__getitem__) == sorted(range(seats), key=shares.__getitem__)


@games
def test_a_lay_is_judged_by_the_roads_that_it_touches(variants: str, seats: int) -> None:
    # As greedy reckons them before and after, quakes striking as they would have; and the best claim.
    compared = 0
    for position, knowledge in decisions(variants, seats, ("lay", "crew"), every=5):
        seat = position.actor()
        slow = survey(position, seat)
        chosen = [code for code in position.codes() if is_lay(position, code)][::4]
        may_claim = position.phase_name() == "lay" and position.crews_left()[seat] > 0
        for code, judged in zip(chosen, knowledge.judge(position, chosen), strict=True):
            gain, claim = touched(slow, position, code)
            reckoned = gain + (claim if may_claim else 0.0)
            assert judged == pytest.approx(reckoned * point(position), abs=1e-9)
            compared += 1
    assert compared > 20


def is_lay(position: Any, code: int) -> bool:
    return isinstance(position.game.action(position, code), Lay)


def touched(slow: Survey, position: Any, code: int) -> tuple[float, float]:
    """What a lay gains on the roads that it touches, and by the best claim of them."""
    twin = position.copy()
    twin.step(code)
    after = Survey(twin, slow.worth)
    cell = position.table.number(position.game.action(position, code).at)
    change = slow.change(code, cell)
    gain, claim = 0.0, 0.0
    for road in change.before:
        gain -= slow.worth.stake(road) * expected(slow, road) * slow.danger.survival(road)
    for road in change.after:
        worth = expected(after, same(after, road)) * slow.danger.survival(road)
        gain += slow.worth.stake(road) * worth
        if not any(road.crews):
            claim = max(claim, worth - slow.worth.crew)
    return gain, claim


def same(slow: Survey, road: Road) -> Road:
    """This road among those of a survey."""
    return next(one for one in slow.roads if set(one.edges) == set(road.edges))


@games
def test_a_claim_is_judged_as_greedy_does(variants: str, seats: int) -> None:
    compared = 0
    for position, knowledge in decisions(variants, seats, ("crew",), every=3):
        slow = survey(position, position.actor())
        codes = position.codes()
        for code, judged in zip(codes, knowledge.judge(position, codes), strict=True):
            action = position.game.action(position, code)
            if isinstance(action, SendCrew):
                gain = slow.claim(position.laid, int(action.fragment[0])).gain
                assert judged == pytest.approx(gain * point(position), abs=1e-9)
                compared += 1
    assert compared > 5


@pytest.mark.parametrize(("variants", "seats"), [("twin-cities", 2), ("aftershocks", 3)])
def test_quakes_and_turns_are_judged_by_how_the_seats_then_stand(variants: str, seats: int) -> None:
    compared = 0
    for position, knowledge in decisions(variants, seats, ("town", "side", "aftershock"), every=1):
        seat, codes = position.actor(), position.codes()[:12]
        for code, judged in zip(codes, knowledge.judge(position, codes), strict=True):
            twin = position.copy()
            twin.step(code)
            standing = knowledge.standing(twin)
            others = sum(standing) - standing[seat]
            lead = standing[seat] - others / (seats - 1)
            assert judged == pytest.approx(lead * point(position), abs=1e-9)
            compared += 1
    assert compared > 5
