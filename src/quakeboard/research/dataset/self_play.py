"""Plays games between bots and collects the training data of each decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from quakeboard.bots.match import play_on, seed_players, start_match
from quakeboard.bots.player import Player
from quakeboard.bots.protocol import ActionStats
from quakeboard.bots.spec import BotSpec
from quakeboard.core.game import Action, AnyGame, AnyPosition, Outcome
from quakeboard.play.match import Match
from quakeboard.research.dataset.packing import Packed, Packer
from quakeboard.tensors.actions import ActionSpace, action_space
from quakeboard.tensors.encoder import encoder


@dataclass(frozen=True, slots=True)
class Decision:
    """The observation of a seat, its policy and its action."""

    step: int
    """The number of the action in the game from 1, chance included."""
    actor: int
    bot: str
    position: Packed
    legal: list[int]
    policy: NDArray[np.float32]
    action: int
    visits: int
    value: float | None


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """The decisions and the outcome of a game."""

    outcome: Outcome
    decisions: list[Decision] = field(default_factory=list)


class SelfPlay:
    """Plays games with the same options and seats."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.seats = seats
        self._space: ActionSpace = action_space(game, seats)
        self._encoder = encoder(game, seats)
        self._packer = Packer(self._encoder)
        self._tensor = np.empty(self._encoder.shape, np.float32)

    def play(self, bots: Sequence[str], seed: str) -> PlayedGame:
        """Play the game of these bots with this seed, the same as in an arena."""
        specs = [BotSpec.read(bot) for bot in bots]
        match = start_match(self.game, specs, seed)
        decisions: list[Decision] = []
        recorders = {
            seat: _Recorder(self, match, player, bots[seat], decisions)
            for seat, player in enumerate(seed_players(self.game, specs, seed))
        }
        for _ in play_on(match, recorders):
            pass
        outcome = match.position.outcome()
        assert outcome is not None
        return PlayedGame(outcome, decisions)

    def decision(self, position: AnyPosition, step: int, bot: str, found: Sequence[ActionStats]) -> Decision:
        """What is kept of a decision: the first of the actions that were found is taken."""
        actor = position.actor()
        numbers = [self._space.number(position.kernel, code) for code in position.kernel.codes()]
        number_of = dict(zip(position.legal(), numbers, strict=True))
        legal = sorted(numbers)
        tried = sum(considered.visits for considered in found)
        policy = np.zeros(len(legal), np.float32)
        for considered in found:
            policy[legal.index(number_of[considered.action])] = considered.visits / tried
        first = found[0]
        return Decision(
            step=step,
            actor=actor,
            bot=bot,
            position=self._packer.pack(self._encoder.encode(position.kernel, actor, self._tensor)),
            legal=legal,
            policy=policy,
            action=number_of[first.action],
            visits=tried if tried > 1 else 0,
            value=first.total / first.visits if tried > 1 and first.visits else None,
        )


@dataclass(frozen=True, slots=True)
class _Recorder:
    """Decides as a player does, and keeps each decision."""

    self_play: SelfPlay
    match: Match
    player: Player
    bot: str
    decisions: list[Decision]

    def decide(self, position: AnyPosition) -> Action:
        found = self.player.consider(position)
        step = len(self.match.record.actions) + 1
        self.decisions.append(self.self_play.decision(position, step, self.bot, found))
        return found[0].action
