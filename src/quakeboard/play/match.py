"""The turn loop: a game in play, its record and its chance.

A `Match` owns a position and grows a record. A seat acts by `act`, chance by `deal`. Nothing that is refused
changes anything. An action can be taken back as long as chance has not acted since and nobody has learnt
a secret by it.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from quakeboard.core.game import CHANCE, OVER, Action, AnyGame, AnyPosition, Event
from quakeboard.play.chance.seed import Chance
from quakeboard.play.chance.source import deal_one
from quakeboard.play.record import ChanceProof, Record, Seat, new_record, outcome_to_record
from quakeboard.play.replay import steps
from quakeboard.play.step import Step


class Match:
    """A game that is being played."""

    def __init__(self, game: AnyGame, seats: Sequence[Seat], chance: Chance) -> None:
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
            chance.skip(step.actor == CHANCE)
        match.record = record
        return match

    @property
    def over(self) -> bool:
        return self.actor == OVER

    @property
    def actor(self) -> int:
        """The seat that is asked, `CHANCE` or `OVER`."""
        return self.position.actor()

    def act(self, action: Action) -> list[Event]:
        """Apply an action of the seat that is asked; raises `IllegalAction` and then changes nothing."""
        events = self.position.apply(action)
        self._record(action)
        return events

    def deal(self) -> Step:
        """Let chance act once."""
        step = deal_one(self.position, self.chance)
        self._record(step.action)
        return step

    def undo(self) -> Action | None:
        """Take back the last action; None if chance has acted since, or if somebody has learnt a secret."""
        if self.over or self.actor == CHANCE or not self.record.actions:
            return None
        before = self._position_before_last()
        if before.actor() == CHANCE or shows_secret(self.game, before, self.position):
            return None
        self.position = before
        return self.game.read(self.record.actions.pop())

    def _position_before_last(self) -> AnyPosition:
        position = self.game.start(len(self.record.seats))
        for text in self.record.actions[:-1]:
            position.kernel.step(position.encode(self.game.read(text)))
        return position

    def _record(self, action: Action) -> None:
        self.record.actions.append(str(action))
        outcome = self.position.outcome()
        if outcome is not None:
            self.record.outcome = outcome_to_record(outcome)
            self.record.chance.seed = self.chance.reveal()


def shows_secret(game: AnyGame, before: AnyPosition, after: AnyPosition) -> bool:
    """Whether a seat or a spectator knows more of a secret than before, so that nothing can be taken back."""
    return knows_more(known_by_each(game, before), known_by_each(game, after))


def known_by_each(game: AnyGame, position: AnyPosition) -> list[frozenset[Hashable]]:
    """What spectators and each seat know of secrets; nothing in a game without any."""
    secrets = game.secrets
    if secrets is None:
        return []
    return [secrets.known(position.view(who)) for who in (None, *range(position.kernel.seats))]


def knows_more(before: Sequence[frozenset[Hashable]], after: Sequence[frozenset[Hashable]]) -> bool:
    """Whether anybody knows more than before."""
    return any(not now <= then for then, now in zip(before, after, strict=True))
