"""The standings of an arena: ratings, shares of wins, points, length, and the advantage of the first seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from quakeboard.arena.estimates import (
    LEAST_EFFECT_WITHOUT_LUCK,
    Estimate,
    mean_by_deal,
    share_by_deal,
    variance_by_deal,
)
from quakeboard.arena.luck_free import Observed, without_luck
from quakeboard.arena.plan import Lineup, Plan, Table
from quakeboard.arena.ratings import Contest, rate
from quakeboard.arena.result import Result
from quakeboard.arena.sprt import SequentialTest, decision_between


@dataclass(frozen=True, slots=True)
class Standing:
    """The rating and the points of a bot over all its games."""

    bot: str
    games: int
    rating: Estimate
    points: Estimate
    """Points in a game."""


@dataclass(frozen=True, slots=True)
class Share:
    """A bot's share of the wins at a table, and its share of the seats."""

    bot: str
    share: Estimate
    fair: float
    without_luck: Estimate | None = None
    """The same with the luck of draws and rolls taken out; None if it was not measured."""
    worth: float | None = None
    """How many plain games one without luck is worth; None if the plain ones do not vary."""


@dataclass(frozen=True, slots=True)
class Difference:
    """By how much more a seat of one bot wins than a seat of another at the same table, without luck."""

    bot: str
    other: str
    difference: Estimate


@dataclass(frozen=True, slots=True)
class TableResult:
    """The shares of the bots at a table."""

    lineup: Lineup
    games: int
    shares: list[Share]
    """The share of each bot, the measured one first."""
    differences: list[Difference]
    """Between each two bots."""
    test: SequentialTest | None = None
    """The state of its sequential test, if there is one."""

    @property
    def independent_shares(self) -> list[Share]:
        """The shares without those that follow from others: of two bots, only the first."""
        return self.shares[:1] if len(self.shares) == 2 else self.shares


@dataclass(frozen=True, slots=True)
class Standings:
    """The results of an arena so far."""

    plan: Plan
    games: int
    bots: list[Standing]
    """The strongest first."""
    tables: list[TableResult]
    order: list[Estimate]
    """The shares of wins of the seat that begins, the next one, and so on."""
    turns: Estimate
    """Turns in a game."""


def compute_standings(plan: Plan, results: Sequence[Result]) -> Standings:
    """The standings of these results, which must not be empty."""
    ratings = rate(plan.bots, map(_contest, results))
    bots = [_standing(bot, ratings[bot], results) for bot in plan.bots if _plays(bot, results)]
    tables = [
        _table_result(plan, table, [result for result in results if result.fixture.table == number])
        for number, table in enumerate(plan.all_tables())
        if any(result.fixture.table == number for result in results)
    ]
    return Standings(
        plan=plan,
        games=len(results),
        bots=sorted(bots, key=lambda standing: -standing.rating.value),
        tables=tables,
        order=order_of_play(results),
        turns=mean_by_deal((result.fixture.deal, result.figures.turns) for result in results),
    )


def order_of_play(results: Sequence[Result]) -> list[Estimate]:
    """The share of wins of the seat that begins, of the next, and so on."""
    seats = len(results[0].fixture.bots)
    return [share_by_deal(_wins_by_order(place, results)) for place in range(seats)]


def _wins_by_order(place: int, results: Sequence[Result]) -> list[tuple[int, float]]:
    found = []
    for result in results:
        figures = result.figures
        seat = (figures.first + place) % len(figures.scores)
        found.append((result.fixture.deal, (seat in figures.winners) / len(figures.winners)))
    return found


def _contest(result: Result) -> Contest:
    bots = result.fixture.bots
    return Contest(result.fixture.deal, bots, {bot: result.share(bot) for bot in set(bots)})


def _plays(bot: str, results: Sequence[Result]) -> bool:
    return any(bot in result.fixture.bots for result in results)


def _standing(bot: str, rating: Estimate, results: Sequence[Result]) -> Standing:
    own = [result for result in results if bot in result.fixture.bots]
    return Standing(bot, len(own), rating, mean_by_deal(points_of(bot, own)))


def points_of(bot: str, results: Sequence[Result]) -> list[tuple[int, float]]:
    """All points that the bot made, each with the number of the deal."""
    return [
        (result.fixture.deal, points)
        for result in results
        for name, points in zip(result.fixture.bots, result.figures.scores, strict=True)
        if name == bot
    ]


def _table_result(plan: Plan, table: Table, results: Sequence[Result]) -> TableResult:
    bots = list(dict.fromkeys(table.lineup))
    test = None
    if plan.sprt is not None:
        test = decision_between([result.observed(bots[0]) for result in results], *plan.sprt)
    return TableResult(
        table.lineup,
        len(results),
        [_share(bot, table.lineup.count(bot) / len(table.lineup), results) for bot in bots],
        [_difference(table, bot, other, results) for bot, other in combinations(bots, 2)],
        test,
    )


def _share(bot: str, fair: float, results: Sequence[Result]) -> Share:
    observed = [result.observed(bot) for result in results]
    plain = [(one.deal, one.share) for one in observed]
    share = share_by_deal(plain)
    if not all(result.figures.luck for result in results):
        return Share(bot, share, fair)
    corrected = without_luck(observed)
    before, after = variance_by_deal(plain), variance_by_deal(corrected)
    worth = before / after if before and after else None
    return Share(bot, share, fair, share_by_deal(corrected, LEAST_EFFECT_WITHOUT_LUCK), worth)


def _difference(table: Table, bot: str, other: str, results: Sequence[Result]) -> Difference:
    """Measured as a share between 0, where the other bot wins all, and 1, where this one does."""
    weight, other_weight = 1 / table.lineup.count(bot), 1 / table.lineup.count(other)
    whole = weight + other_weight
    observed = []
    for result in results:
        won, lost = result.observed(bot), result.observed(other)
        share = (weight * won.share - other_weight * lost.share + other_weight) / whole
        luck = (weight * won.luck - other_weight * lost.luck) / whole
        observed.append(Observed(won.deal, share, luck))
    found = share_by_deal(without_luck(observed), LEAST_EFFECT_WITHOUT_LUCK)
    scaled = (whole * share - other_weight for share in (found.value, found.low, found.high))
    return Difference(bot, other, Estimate(*scaled))
