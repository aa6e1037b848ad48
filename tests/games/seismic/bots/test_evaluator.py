"""The evaluator of Seismic agrees with the rules, and with the greedy bot's slower valuation."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import exp, sqrt
from typing import Any

import pytest

from quakeboard.core.game import OVER
from quakeboard.core.hexgrid import EDGES, opposite
from quakeboard.core.kernel.rng import Rng
from quakeboard.games.seismic.bots.kernel.evaluator import SeismicEvaluator
from quakeboard.games.seismic.bots.kernel.worth import MANY_SEATS, TWO_SEATS
from quakeboard.games.seismic.bots.outlook import Outlook
from quakeboard.games.seismic.bots.roads import Road
from quakeboard.games.seismic.bots.survey import Survey
from quakeboard.games.seismic.bots.worth import Worth
from quakeboard.games.seismic.rules.actions import Lay, SendCrew, encode
from quakeboard.games.seismic.rules.fitting import DIGIT
from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.games.seismic.rules.pieces import EMPTY, GREEN, PARTNER, TOWN
from quakeboard.games.seismic.rules.scoring import section
from quakeboard.games.seismic.rules.table import NO_LINE
from quakeboard.games.seismic.rules.view import Crew, LaidTile, SeismicView

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


def moments(variants: str, seats: int, every: int) -> Iterator[tuple[Any, SeismicEvaluator]]:
    """Positions of a random game, one in so many and the last, each with an evaluator prepared for it."""
    game = Seismic.from_json({"variants": variants.split(), "columns": 11, "rows": 9})
    evaluator = SeismicEvaluator(game)
    position, rng, step = game.start(seats), Rng(f"knowledge {variants}"), 0
    while position.actor() != OVER:
        if step % every == 0 and position.turn >= 0:
            evaluator.prepare(position.kernel)
            yield position, evaluator
        position.step(position.sample(rng))
        step += 1
    evaluator.prepare(position.kernel)
    yield position, evaluator


def decisions(variants: str, seats: int, phases: tuple[str, ...], every: int) -> Iterator[tuple[Any, Any]]:
    """Those of them in which a seat has a choice of these kinds."""
    for position, evaluator in moments(variants, seats, every):
        if position.actor() >= 0 and position.phase_name() in phases:
            yield position, evaluator


def survey(position: Any, seat: int) -> Survey:
    """The whole board as the greedy bot values it."""
    weights = TWO_SEATS if position.seats == 2 else MANY_SEATS
    return Survey(
        position, Worth(position, seat, Outlook(position.kernel, position.row(), weights.ready), weights)
    )


def expected(slow: Survey, road: Road) -> float:
    """What a road may be expected to score, but for quakes."""
    open_at = {end: one for one in slow.roads for end in one.open_ends}
    return slow.worth.expected(road, slow.road_map.demand, open_at)


def held_by(slow: Survey, seat: int) -> list[Road]:
    return [road for road in slow.roads if seat in road.holders()]


def point(position: Any) -> float:
    """How many shares of the win a point is worth, as `SeismicEvaluator.priors` tells."""
    return 0.25 / (2.0 + 2.5 * sqrt(Outlook(position.kernel, position.row(), 0.0).lays))


@games
def test_complete_roads_count_what_the_rules_score(variants: str, seats: int) -> None:
    scored = 0
    for position, evaluator in moments(variants, seats, every=12):
        settled = only_complete(position)
        evaluator.prepare(settled.kernel)
        assert tuple(evaluator.expected_scores(settled.kernel)) == position.scores()
        scored += any(position.scores())
    assert scored > 3


def only_complete(position: Any) -> Any:
    """The position with crews on complete sections alone, and no pile, so that no quake can cut them."""
    view = position.view(None)
    board = tuple(tile if is_complete(position, tile) else replace(tile, crew=None) for tile in view.board)
    return position.game.restore(replace(without_pile(view), board=board))


def without_pile(view: SeismicView) -> SeismicView:
    """The view with all that has not been turned up in the box."""
    none = tuple(0 for _ in view.piles)
    return replace(view, pile=0, piles=none, junctions=none, boxed=sum(view.unseen.values()))


def is_complete(position: Any, tile: LaidTile) -> bool:
    """Whether the section is complete that the crew on a tile is on."""
    return tile.crew is not None and section(position, tile.at, int(tile.crew.fragment[0])).complete


def lay_out(*tiles: LaidTile) -> tuple[Any, SeismicEvaluator]:
    """Twin Cities for two with these tiles laid and no pile; the first seat is to lay and has no crew."""
    game = Seismic.from_json({"variants": ["twin-cities"], "first": 0})
    position, rng = game.start(2), Rng("laid out")
    while position.phase_name() != "lay":
        position.step(position.sample(rng))
    view = position.view(None)
    position = game.restore(replace(without_pile(view), board=tiles, face_up=("03",), crews_left=(0, 0)))
    evaluator = SeismicEvaluator(game)
    evaluator.prepare(position.kernel)
    return position, evaluator


def highway(missing: int | None) -> list[LaidTile]:
    """A straight road from town to town, its first tile claimed, perhaps one missing."""
    crews = {-3: Crew("14", 0)}
    cells = [q for q in range(-3, 4) if q != missing]
    return [LaidTile((q, 0), "03", "highway", 1, ((1, 4),), (), 0, crews.get(q)) for q in cells]


def test_from_town_to_town_ten_points_more_count() -> None:
    position, evaluator = lay_out(*highway(missing=None))
    assert position.scores() == (7 + 6 + 6 + 10, 0)
    assert evaluator.expected_scores(position.kernel) == [29.0, 0.0]


@pytest.mark.parametrize("missing", [-2, 0, 3])
def test_a_lay_that_joins_two_towns_gains_the_ten_points(missing: int) -> None:
    position, evaluator = lay_out(*highway(missing))
    before = evaluator.expected_scores(position.kernel)[0]
    lay = encode(position.table, Lay("03", (missing, 0), 1))
    assert before < 19.0
    assert evaluator.prior(position.kernel, [lay]) == [pytest.approx((29.0 - before) * point(position))]


@pytest.mark.parametrize(("tile", "points"), [("01", 0), ("+2:01", 2 + 2 + 2)])
def test_a_road_that_comes_back_to_a_lay_is_a_ring_or_ends_there_twice(tile: str, points: int) -> None:
    # A claimed road leaves the cell 0,3 to the north-east and comes back to it from the east.
    claimed = LaidTile((1, 2), "01", "highway", 2, ((2, 3),), (), 0, Crew("23", 0))
    position, evaluator = lay_out(claimed, LaidTile((1, 3), "01", "highway", 4, ((4, 5),), (), 0, None))
    before = evaluator.expected_scores(position.kernel)[0]
    lay = encode(position.table, Lay(tile, (0, 3), 0))
    assert before > 0.0
    assert evaluator.prior(position.kernel, [lay]) == [pytest.approx((points - before) * point(position))]


@games
def test_worths_are_those_of_the_greedy_bot(variants: str, seats: int) -> None:
    for position, evaluator in moments(variants, seats, every=12):
        slow = survey(position, 0)
        for seat, stands in enumerate(evaluator.expected_scores(position.kernel)):
            held = held_by(slow, seat)
            expected_value = sum(expected(slow, road) * slow.danger.survival(road) for road in held)
            assert stands == pytest.approx(expected_value, abs=1e-9)


@games
def test_quakes_take_no_more_than_there_is(variants: str, seats: int) -> None:
    # How likely a road is to survive lies between 0 and 1, so danger never makes it worth more, or a debt.
    endangered = 0
    for position, evaluator in moments(variants, seats, every=12):
        slow = survey(position, 0)
        for seat, stands in enumerate(evaluator.expected_scores(position.kernel)):
            unshaken = sum(expected(slow, road) for road in held_by(slow, seat))
            assert 0.0 <= stands <= unshaken + 1e-9
            endangered += stands < unshaken - 1e-9
    assert endangered


@games
def test_shares_add_up_and_follow_the_standing(variants: str, seats: int) -> None:
    for position, evaluator in moments(variants, seats, every=12):
        standing, shares = evaluator.expected_scores(position.kernel), evaluator.value(position.kernel)
        assert sum(shares) == pytest.approx(1.0)
        outcome = position.outcome()
        if outcome is not None:
            assert {seat for seat in range(seats) if shares[seat] > 0.0} == set(outcome.winners)
            continue
        assert all(share > 0.0 for share in shares)
        assert sorted(range(seats), key=standing.__getitem__) == sorted(range(seats), key=shares.__getitem__)


@games
def test_the_prior_of_a_lay_counts_what_it_does_to_all_roads(variants: str, seats: int) -> None:
    compared = 0
    for position, evaluator in decisions(variants, seats, ("lay", "crew"), every=5):
        slow = survey(position, position.actor())
        chosen = [code for code in position.codes() if is_lay(position, code)][::4]
        may_claim = position.phase_name() == "lay" and position.kernel.crews_left()[position.actor()] > 0
        for code, valued in zip(chosen, evaluator.prior(position.kernel, chosen), strict=True):
            lay = Laid(slow, position, code)
            gain, claim = lay.touched()
            expected_value = gain + lay.shelter() + lay.beside() + (claim if may_claim else 0.0)
            assert valued == pytest.approx(expected_value * point(position), abs=1e-9)
            compared += 1
    assert compared > 20


def is_lay(position: Any, code: int) -> bool:
    return isinstance(position.decode(code), Lay)


class Laid:
    """What one lay does, computed slowly, road by road."""

    def __init__(self, slow: Survey, position: Any, code: int) -> None:
        self.slow = slow
        self.position = position
        self.cell = position.table.number(position.decode(code).at)
        self.change = slow.change(code, self.cell)
        self.twin = position.copy()
        self.twin.step(code)
        self.longer_side = self._longer()

    def _longer(self) -> tuple[int, int] | None:
        """The town and the side that get longer; with more than two seats this is not considered."""
        if self.position.seats > 2:
            return None
        table = self.position.table
        lines = enumerate(table.line_of[town * table.size + self.cell] for town in range(len(table.towns)))
        return next(((town, line) for town, line in reversed(list(lines)) if line != NO_LINE), None)

    def survival(self, road: Road, *, new: bool = False) -> float:
        """How likely it is to outlive the quakes, with that side longer; `new`, if the tile is part of it."""
        side_risk: dict[int, float] = {}
        for edge in road.edges:
            for side, risk in self.slow.danger._risks.get(edge // 6, ()):
                side_risk[side] = max(side_risk.get(side, 0.0), risk * self._scale(side))
        if new and self.longer_side is not None and self.slow.danger.quakes:
            town, line = self.longer_side
            side_risk[town * 6 + line] = max(
                side_risk.get(town * 6 + line, 0.0), self._new_tile_risk(town, line)
            )
        return float(max(0.0, 1.0 - sum(side_risk.values())) ** self.slow.danger.quakes)

    def _scale(self, side: int) -> float:
        """How many times as dangerous a side gets."""
        if self.longer_side is None or side // 6 != self.longer_side[0]:
            return 1.0
        town, line = self.longer_side
        return self._share(town, side % 6, line) / self._share(town, side % 6, None)

    def _share(self, town: int, side: int, longer_side: int | None) -> float:
        """How likely a quake is to strike there, with one side a tile longer or not."""
        steepness = self.slow.worth.weights.steepness
        lengths = [
            count + (edge == longer_side)
            for edge, count in enumerate(self.position.kernel.board.sides()[town])
        ]
        return exp(steepness * lengths[side]) / sum(exp(steepness * length) for length in lengths)

    def _new_tile_risk(self, town: int, line: int) -> float:
        table, depth = self.position.table, 0
        cell = table.town_cells[town] + table.steps[line]
        while cell != self.cell:
            depth += self.position.kernel.board.cells[cell] not in (EMPTY, TOWN)
            cell += table.steps[line]
        return self._share(town, line, line) * self.slow.worth.outlook.strength[depth] if depth < 6 else 0.0

    def touched(self) -> tuple[float, float]:
        """What it gains on the roads that it touches, and by the best claim of them."""
        after = Survey(self.twin, self.slow.worth)
        gain, claim = -sum(self._worth(road) * self._then(road) for road in self.change.before), 0.0
        for road in self.change.after:
            worth = expected(after, same(after, road)) * self.survival(road, new=True)
            gain += self.slow.worth.stake(road) * worth
            if not any(road.crews):
                claim = max(claim, worth - self.slow.worth.crew)
        return gain, claim

    def _worth(self, road: Road) -> float:
        return self.slow.worth.stake(road) * expected(self.slow, road)

    def shelter(self) -> float:
        """What it gains on all roads by where quakes then strike."""
        now = self.slow.danger.survival
        return sum(self._worth(road) * (self._then(road) - now(road)) for road in self.slow.roads)

    def _then(self, road: Road) -> float:
        """How likely a road of before is to outlive the quakes; what is lost anyway stays lost."""
        return self.survival(road) if self.slow.danger.survival(road) else 0.0

    def beside(self) -> float:
        """What it gains by what may then still be laid where roads lead to empty cells beside it."""
        gain, table = 0.0, self.position.table
        for road in self.slow.roads if self.position.seats == 2 else ():
            for end in road.open_ends:
                for edge in EDGES:
                    if end // 6 + table.steps[edge] == self.cell:
                        gain += self._narrowed(road, end // 6, edge)
        return gain

    def _narrowed(self, road: Road, cell: int, edge: int) -> float:
        """What becomes of a road if the tile is beside the empty cell that it leads to."""
        demand = list(self.slow.road_map.demand)
        green = PARTNER[self.twin.kernel.board.cells[self.cell] * 6 + opposite(edge)] == GREEN
        demand[cell] += DIGIT[edge] * (2 if green else 1)
        open_at = {end: one for one in self.slow.roads for end in one.open_ends}
        then = self.slow.worth.stake(road) * self.slow.worth.expected(road, demand, open_at)
        return (then - self._worth(road)) * self.slow.danger.survival(road)


def same(slow: Survey, road: Road) -> Road:
    """This road among those of a survey."""
    return next(one for one in slow.roads if set(one.edges) == set(road.edges))


@games
def test_the_prior_of_a_claim_is_that_of_the_greedy_bot(variants: str, seats: int) -> None:
    compared = 0
    for position, evaluator in decisions(variants, seats, ("crew",), every=3):
        slow = survey(position, position.actor())
        codes = position.codes()
        for code, valued in zip(codes, evaluator.prior(position.kernel, codes), strict=True):
            action = position.decode(code)
            if isinstance(action, SendCrew):
                gain = slow.claim(position.laid, int(action.fragment[0])).gain
                assert valued == pytest.approx(gain * point(position), abs=1e-9)
                compared += 1
    assert compared > 5


@pytest.mark.parametrize(("variants", "seats"), [("twin-cities", 2), ("aftershocks", 3)])
def test_the_prior_of_a_quake_or_turn_is_the_change_of_the_worths(variants: str, seats: int) -> None:
    compared = 0
    for position, evaluator in decisions(variants, seats, ("town", "side", "aftershock"), every=1):
        seat, codes = position.actor(), position.codes()[:12]
        for code, valued in zip(codes, evaluator.prior(position.kernel, codes), strict=True):
            twin = position.copy()
            twin.step(code)
            standing = evaluator.expected_scores(twin.kernel)
            others = sum(standing) - standing[seat]
            lead = standing[seat] - others / (seats - 1)
            assert valued == pytest.approx(lead * point(position), abs=1e-9)
            compared += 1
    assert compared > 5
