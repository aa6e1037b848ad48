"""Plays games between bots and collects the training data of each decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quakeboard.bots.protocol import ActionStats, Budget, SearchBot
from quakeboard.bots.spec import BotSpec
from quakeboard.core.game import CHANCE, OVER, AnyGame, Outcome
from quakeboard.play.chance.seed import Chance
from quakeboard.play.chance.source import next_code
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
        self.game: Any = game
        self.seats = seats
        self._space: ActionSpace = action_space(game, seats)
        self._encoder = encoder(game, seats)
        self._packer = Packer(self._encoder)
        self._tensor = np.empty(self._encoder.shape, np.float32)

    def play(self, bots: Sequence[str], seed: str) -> PlayedGame:
        """Play the game of these bots with this seed, the same as in an arena."""
        specs = [BotSpec.read(bot) for bot in bots]
        players = [spec.make(self.game) for spec in specs]
        dice = [Random(f"{seed} {seat}") for seat in range(self.seats)]
        chance = Chance.from_text(seed)
        position = self.game.start(self.seats)
        decisions = []
        step = 0
        while (actor := position.actor()) != OVER:
            step += 1
            if actor == CHANCE:
                position.step(next_code(position, chance))
                continue
            found = _consider(players[actor], position, specs[actor].cpu_budget, dice[actor])
            code = position.codes()[position.legal().index(found[0].action)]
            decisions.append(self._decision(position, step, bots[actor], found))
            position.step(code)
        outcome: Outcome = position.outcome()
        return PlayedGame(outcome, decisions)

    def _decision(self, position: Any, step: int, bot: str, found: list[ActionStats]) -> Decision:
        actor = position.actor()
        numbers = [self._space.number(position, code) for code in position.codes()]
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
            position=self._packer.pack(self._encoder.encode(position, actor, self._tensor)),
            legal=legal,
            policy=policy,
            action=number_of[first.action],
            visits=tried if tried > 1 else 0,
            value=first.total / first.visits if tried > 1 and first.visits else None,
        )


def _consider(bot: Any, position: Any, budget: Budget, rng: Random) -> list[ActionStats]:
    """The actions that a bot considered, its choice first; for a bot without a search, its choice alone."""
    view, legal = position.view(position.actor()), position.legal()
    if isinstance(bot, SearchBot):
        found = bot.action_stats(view, legal, budget, rng)
        if sum(considered.visits for considered in found) > 0:
            return found
        return [ActionStats(found[0].action, 0.0, 1)]
    return [ActionStats(bot.choose(view, legal, budget, rng), 0.0, 1)]
