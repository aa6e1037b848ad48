"""A finished game of a plan."""

from __future__ import annotations

from dataclasses import dataclass

from quakeboard.arena.luck_free import Observed
from quakeboard.arena.plan import Fixture
from quakeboard.arena.play_game import Figures


@dataclass(frozen=True, slots=True)
class Result:
    """A game of the plan and its figures."""

    fixture: Fixture
    figures: Figures

    def share(self, bot: str) -> float:
        """The bot's share of the win."""
        winners = self.figures.winners
        return sum(self.fixture.bots[seat] == bot for seat in winners) / len(winners)

    def luck(self, bot: str) -> float:
        """The share of the win that draws and rolls brought the bot, as far as it is known."""
        pairs = zip(self.fixture.bots, self.figures.luck, strict=False)
        return sum(luck for name, luck in pairs if name == bot)

    def observed(self, bot: str) -> Observed:
        return Observed(self.fixture.deal, self.share(bot), self.luck(bot))
