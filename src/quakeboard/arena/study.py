"""Studies compare setups of a game: length, scores, the advantage of the first seat, losses.

Every setup is played by the same bot in all seats, on the same deals. So a difference between two setups is
measured deal by deal, with a smaller error than the two figures themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from quakeboard.arena.estimates import Estimate, mean_by_deal, share_by_deal
from quakeboard.arena.plan import Plan, Setup, Table
from quakeboard.arena.play_game import Figures
from quakeboard.arena.result import Result

Measure = Callable[[Figures], float]


def turns(figures: Figures) -> float:
    return figures.turns


def points(figures: Figures) -> float:
    """The mean score of a seat."""
    return sum(figures.scores) / len(figures.scores)


def spread(figures: Figures) -> float:
    """The highest score less the lowest."""
    return max(figures.scores) - min(figures.scores)


def lead(figures: Figures) -> float:
    """The highest score less the second."""
    first, second = sorted(figures.scores, reverse=True)[:2]
    return first - second


def first_seat(figures: Figures) -> float:
    """The share of the win of the seat that began, less its fair share."""
    return (figures.first in figures.winners) / len(figures.winners) - 1 / len(figures.scores)


def lost(figures: Figures) -> float:
    """The share of tiles or cities that quakes destroyed."""
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
"""The measures that are shares or differences of shares."""


@dataclass(frozen=True, slots=True)
class Studied:
    """The measures of a setup, played by one bot."""

    setup: Setup
    bot: str
    games: int
    figures: dict[str, Estimate]
    """The mean of each measure, by the names of `MEASURES`."""
    differences: dict[str, Estimate] | None
    """The differences from the first setup with the same bot; None for that setup itself."""


@dataclass(frozen=True, slots=True)
class Study:
    """The results of a study."""

    plan: Plan
    games: int
    studied: list[Studied]

    def name_of(self, one: Studied) -> str:
        """The name of the setup, with the bot where there are several."""
        return one.setup.name if len(self.plan.bots) == 1 else f"{one.setup.name} · {one.bot}"


def compute_study(plan: Plan, results: Sequence[Result]) -> Study:
    """The study of these results, which must not be empty."""
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
    """The mean difference over the deals that both have."""
    before = {result.fixture.deal: measure(result.figures) for result in base}
    both = [result for result in own if result.fixture.deal in before]
    return mean_by_deal(
        (result.fixture.deal, measure(result.figures) - before[result.fixture.deal]) for result in both
    )
