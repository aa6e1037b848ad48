"""Bots in the other seats of an environment, by the arena's words: `greedy`, `sharp:100`, `fierce:1s`."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from random import Random
from typing import Any

from quakeboard.bots.spec import BotSpec
from quakeboard.core.errors import BadOptions, Reason
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
    """Who plays the seats that a learner does not.

    Copies share the bots, which decide by what they are shown and by their dice alone; the dice are copied.
    """

    def __init__(self, game: Any, seats: int, bots: str | Sequence[str]) -> None:
        """Raises `UnknownBot`, or `BadOptions` if there are too few or too many."""
        words = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
        if len(words) != seats - 1:
            raise BadOptions(WRONG_BOTS, seats=seats, given=len(words))
        self._game = game
        self._specs = [BotSpec.read(word) for word in words]
        self._bots = [spec.make(game) for spec in self._specs]
        self._dice: list[Random] = []
        self.seat = 0
        """The learner's seat; the bots sit in the others, in order."""

    def begin(self, seed: str, seat: int) -> None:
        """A new game, in which the learner has this seat."""
        self.seat = seat
        self._dice = [Random(f"{seed} {number}") for number in range(len(self._bots))]

    def play(self, episode: Episode) -> None:
        """Decide until the learner is asked or the game is over."""
        while not episode.over and episode.asked != self.seat:
            number = episode.asked - (episode.asked > self.seat)
            view, legal = episode.position.view(episode.asked), episode.position.legal()
            budget = self._specs[number].cpu_budget
            episode.choose(self._bots[number].choose(view, legal, budget, self._dice[number]))

    def __deepcopy__(self, memo: dict[int, Any]) -> Opponents:
        twin = Opponents.__new__(Opponents)
        twin.__dict__.update(self.__dict__, _dice=deepcopy(self._dice))
        return twin

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_bots"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._bots = [spec.make(self._game) for spec in self._specs]
