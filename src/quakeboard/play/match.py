"""The turn loop: a game in play, its record and its chance.

A `Match` owns a position and grows a record. Chance acts by itself; a seat acts by `act`. Nothing that is
refused changes anything. A match can be taken back to an earlier step as long as chance has not acted since.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quakeboard.core.game import CHANCE, OVER, Game
from quakeboard.play.chance import Chance
from quakeboard.play.record import ChanceProof, Record, Seat, new_record, outcome_to_record
from quakeboard.play.replay import steps


class Match:
    """A game that is being played."""

    def __init__(self, game: Game, seats: Sequence[Seat], chance: Chance) -> None:
        self.game = game
        self.chance = chance
        proof = ChanceProof(chance.commitment, None, list(chance.nonces))
        self.record = new_record(game, list(seats), proof)
        self.position = game.start(len(seats))

    @classmethod
    def resume(cls, record: Record, chance: Chance) -> Match:
        """Resume an unfinished game where its record stops; `chance` has the same seed."""
        match = cls(record.make_game(), record.seats, chance)
        for step in steps(record):
            match.position = step.position
            if step.actor == CHANCE:
                chance.drawn += 1
        match.record = record
        return match

    @property
    def over(self) -> bool:
        return bool(self.position.actor() == OVER)

    @property
    def actor(self) -> int:
        """The seat that is asked, `CHANCE` or `OVER`."""
        return int(self.position.actor())

    def act(self, action: Any) -> list[Any]:
        """Apply an action of the seat that is asked; raises `IllegalAction` and then changes nothing."""
        events: list[Any] = self.position.apply(action)
        self.record.actions.append(str(action))
        if self.over:
            self._record_outcome()
        return events

    def draw_chance(self) -> tuple[Any, list[Any]]:
        """Draw one chance action and apply it; return it and its events."""
        action = self.chance.draw(self.position.odds())
        return action, self.act(action)

    def undo(self) -> Any:
        """Take back the last action, which must not be chance's; return it, or None if that is impossible."""
        if not self.can_undo():
            return None
        text = self.record.actions.pop()
        for step in steps(self.record):
            self.position = step.position
        return self.game.read(text)

    def can_undo(self) -> bool:
        """Whether the last action was a seat's and chance has not acted since."""
        if self.over or not self.record.actions:
            return False
        last = self.record.actions[-1]
        return last.split()[0] not in CHANCE_VERBS and self.actor != CHANCE

    def _record_outcome(self) -> None:
        outcome = self.position.outcome()
        assert outcome is not None
        self.record.outcome = outcome_to_record(outcome)
        self.record.chance.seed = self.chance.reveal()


CHANCE_VERBS = frozenset(("first", "draw", "roll"))
"""How the notation of chance actions begins, in both games."""
