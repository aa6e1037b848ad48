"""The bots in the other seats of an environment: `greedy`, `sharp:100`, `fierce:1s`."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from random import Random
from typing import Any

from quakeboard.bots.player import Player
from quakeboard.bots.spec import BotSpec
from quakeboard.core.errors import BadOptions, Reason
from quakeboard.core.game import AnyGame
from quakeboard.research.envs.episode import Episode

WRONG_BOTS = Reason(
    "wrong-number-of-bots",
    "environments",
    "At a table of {seats}, name one bot for all other seats or one for each of them, not {given}.",
)
NO_SUCH_SEAT = Reason(
    "no-such-seat-here", "environments", "There is no seat {seat} at this table; the seats are 0 to {last}."
)


class Opponents:
    """Plays the seats of the bots.

    Copies share the bots, which have no state, and copy their random generators.
    """

    def __init__(self, game: AnyGame, seats: int, bots: str | Sequence[str]) -> None:
        """Raises `UnknownBot`, or `BadOptions` for a wrong number of bots."""
        words = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
        if len(words) != seats - 1:
            raise BadOptions(WRONG_BOTS, seats=seats, given=len(words))
        self._game = game
        self._specs = [BotSpec.read(word) for word in words]
        self._bots = [spec.make(game) for spec in self._specs]
        self._rngs: list[Random] = []
        self.seat = 0
        """The learner's seat; the bots sit in the others, in order."""

    def begin(self, seed: str, seat: int) -> None:
        """Begin a new game in which the learner has this seat."""
        self.seat = seat
        self._rngs = [Random(f"{seed} {number}") for number in range(len(self._bots))]

    def play(self, episode: Episode) -> None:
        """Play until the learner is to act or the game is over."""
        while not episode.over and episode.actor != self.seat:
            number = episode.actor - (episode.actor > self.seat)
            player = Player(self._bots[number], self._specs[number].cpu_budget, self._rngs[number])
            episode.choose(player.decide(episode.position))

    def __deepcopy__(self, memo: dict[int, Opponents]) -> Opponents:
        copy = Opponents.__new__(Opponents)
        copy.__dict__.update(self.__dict__, _rngs=deepcopy(self._rngs))
        return copy

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_bots"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._bots = [spec.make(self._game) for spec in self._specs]
