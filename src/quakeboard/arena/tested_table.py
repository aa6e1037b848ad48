"""The sequential test of a table during a run.

It looks at the deals in their order, whoever played them when. So the same seed ends at the same deal, and
quick games do not count before slow ones.
"""

from __future__ import annotations

from collections.abc import Mapping

from quakeboard.arena.luck_free import Observed
from quakeboard.arena.plan import Fixture
from quakeboard.arena.play_game import Figures
from quakeboard.arena.result import Result
from quakeboard.arena.sprt import decision_between, is_look


class TestedTable:
    """A table whose games end when its test is decided; without a test they never do."""

    __test__ = False  # for pytest

    def __init__(self, shares: tuple[float, float] | None, bot: str) -> None:
        self._shares = shares
        self._bot = bot
        self._deals: list[list[Fixture]] = []
        self._seen: list[Observed] = []
        self._looked = 0
        """The number of deals that the test has taken in."""
        self._ended = False

    def expect(self, fixture: Fixture) -> None:
        """Add a game of the plan; they come deal by deal."""
        if fixture.deal == len(self._deals):
            self._deals.append([])
        self._deals[fixture.deal].append(fixture)

    def ended_before(self, fixture: Fixture) -> bool:
        """Whether the test was decided before this game."""
        return self._ended and fixture.deal >= self._looked

    def advance(self, finished: Mapping[str, Figures]) -> None:
        """Take in the deals that are finished, one after the other, until one decides."""
        if self._shares is None:
            return
        while not self._ended and self._looked < len(self._deals):
            deal = self._deals[self._looked]
            if any(fixture.name not in finished for fixture in deal):
                return
            games = (Result(fixture, finished[fixture.name]) for fixture in deal)
            self._seen += [game.observed(self._bot) for game in games]
            self._looked += 1
            if is_look(self._looked):
                self._ended = decision_between(self._seen, *self._shares).verdict != "open"
