"""A designer's questions: how long is a game, how far do scores lie apart, is it good to begin, what is lost?

Every setup is played by the same bot in all seats, on the same deals. So a difference between two setups is
measured deal by deal, and is surer than the two figures that it lies between.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from quakeboard.arena.estimates import Estimate, mean_by_deal, share_by_deal
from quakeboard.arena.plan import Plan, Setup, Table
from quakeboard.arena.play_game import Figures
from quakeboard.arena.run import Result

Measure = Callable[[Figures], float]


def turns(figures: Figures) -> float:
    return figures.turns


def points(figures: Figures) -> float:
    """Of a seat, on average."""
    return sum(figures.scores) / len(figures.scores)


def spread(figures: Figures) -> float:
    """From the lowest score to the highest."""
    return max(figures.scores) - min(figures.scores)


def lead(figures: Figures) -> float:
    """From the second score to the highest."""
    first, second = sorted(figures.scores, reverse=True)[:2]
    return first - second


def first_seat(figures: Figures) -> float:
    """What part of the win is the seat's that began, beyond its fair share."""
    return (figures.first in figures.winners) / len(figures.winners) - 1 / len(figures.scores)


def lost(figures: Figures) -> float:
    """What part of the tiles that were laid, or of the cities that were founded, quakes have destroyed."""
    return figures.lost / figures.built if figures.built else 0.0


MEASURES: dict[str, Measure] = {
    "turns": turns,
    "points": points,
    "spread": spread,
    "lead": lead,
    "first": first_seat,
    "lost": lost,
}
SHARES = ("first", "lost")
"""Those that are shares, or what a share is beyond another one."""


@dataclass(frozen=True, slots=True)
class Studied:
    """A setup as one bot plays it."""

    setup: Setup
    bot: str
    games: int
    figures: dict[str, Estimate]
    """By the names of `MEASURES`."""
    differences: dict[str, Estimate] | None
    """From the first setup that the same bot has played; None for that one."""


@dataclass(frozen=True, slots=True)
class Study:
    """What was found out."""

    plan: Plan
    games: int
    studied: list[Studied]

    def named(self, one: Studied) -> str:
        """The setup, and the bot where there are several."""
        return one.setup.name if len(self.plan.bots) == 1 else f"{one.setup.name} · {one.bot}"


def study(plan: Plan, results: Sequence[Result]) -> Study:
    """Sum up these results, which are not empty."""
    return Study(plan, len(results), list(_studied(plan, results)))


def _studied(plan: Plan, results: Sequence[Result]) -> Iterator[Studied]:
    bases: dict[str, list[Result]] = {}
    for number, table in enumerate(plan.all_tables()):
        own = [result for result in results if result.fixture.table == number]
        if own:
            base = bases.setdefault(table.lineup[0], own)
            yield _measured(table, own, None if base is own else base)


def _measured(table: Table, own: Sequence[Result], base: Sequence[Result] | None) -> Studied:
    figures = {name: _estimate(name, measure, own) for name, measure in MEASURES.items()}
    differences = None
    if base is not None:
        differences = {name: _difference(measure, base, own) for name, measure in MEASURES.items()}
    return Studied(table.setup, table.lineup[0], len(own), figures, differences)


def _estimate(name: str, measure: Measure, results: Sequence[Result]) -> Estimate:
    seen = [(result.fixture.deal, measure(result.figures)) for result in results]
    if name != "first":
        return mean_by_deal(seen)
    fair = 1 / len(results[0].figures.scores)
    won = share_by_deal((deal, value + fair) for deal, value in seen)
    return Estimate(won.value - fair, won.low - fair, won.high - fair)


def _difference(measure: Measure, base: Sequence[Result], own: Sequence[Result]) -> Estimate:
    """On the deals that both have played."""
    before = {result.fixture.deal: measure(result.figures) for result in base}
    both = [result for result in own if result.fixture.deal in before]
    return mean_by_deal(
        (result.fixture.deal, measure(result.figures) - before[result.fixture.deal]) for result in both
    )
