"""Plays the actions of a log, which may have been written by an older version of the game's rules."""

from __future__ import annotations

from dataclasses import dataclass

from quakeboard.core import older_rules
from quakeboard.core.game import AnyGame, AnyPosition
from quakeboard.play.step import Step
from quakeboard.service.table_setup import SetUp


@dataclass(frozen=True, slots=True)
class LoggedActions:
    """The actions of one table's log."""

    game: AnyGame
    older: int | None
    """The version of the rules that the log was written by, if the game is played otherwise today."""

    @classmethod
    def of(cls, set_up: SetUp) -> LoggedActions:
        game, version = set_up.make_game(), set_up.rules_version
        return cls(game, version if older_rules.differ(game, version) else None)

    def repeat(self, position: AnyPosition, text: str) -> None:
        """Apply an action that is known to be legal, quickly and without events."""
        for today in self._by_todays_rules(position, text):
            position.kernel.step(position.encode(self.game.read(today)))

    def apply(self, position: AnyPosition, text: str) -> list[Step]:
        """Apply an action and return what happens."""
        steps = []
        for today in self._by_todays_rules(position, text):
            action = self.game.read(today)
            steps.append(Step(position.actor(), action, position.apply(action)))
        return steps

    def _by_todays_rules(self, position: AnyPosition, text: str) -> list[str]:
        if self.older is None:
            return [text]
        return older_rules.translate(self.game, position, self.older, text)
