"""The standings of an arena: ratings, shares of wins, points, length, and the advantage of the first seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from quakeboard.arena.estimates import Estimate, mean_by_deal, share_by_deal
from quakeboard.arena.plan import Lineup, Plan, Table
from quakeboard.arena.ratings import Contest, rate
from quakeboard.arena.run import Result


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


@dataclass(frozen=True, slots=True)
class TableResult:
    """The shares of the bots at a table."""

    lineup: Lineup
    games: int
    shares: list[Share]
    """The share of each bot, the measured one first."""

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
        _table_result(table, [result for result in results if result.fixture.table == number])
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


def _table_result(table: Table, results: Sequence[Result]) -> TableResult:
    shares = []
    for bot in dict.fromkeys(table.lineup):
        won = share_by_deal((result.fixture.deal, result.share(bot)) for result in results)
        shares.append(Share(bot, won, table.lineup.count(bot) / len(table.lineup)))
    return TableResult(table.lineup, len(results), shares)
