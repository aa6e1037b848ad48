"""An episode: one game played by action numbers, with chance resolved by a seed.

An episode can be copied and pickled at any time, and the copy continues in the same way, as future draws
depend on the seed and the draws before.
"""

from __future__ import annotations

from copy import deepcopy
from typing import TypedDict

import numpy as np
from numpy.typing import NDArray

from quakeboard.core.errors import QuakeboardError, Reason
from quakeboard.core.game import CHANCE, JSON, OVER, Action, AnyGame, AnyPosition, Outcome
from quakeboard.core.kernel.rng import Rng
from quakeboard.core.registry import make_game
from quakeboard.research.envs.spaces import make_observer
from quakeboard.tensors.actions import action_space

NOT_LEGAL_NOW = Reason(
    "not-a-legal-number-now",
    "action space",
    "{action} is the number of no legal action in this game of {game} now. Nothing was changed.",
)

Observation = dict[str, NDArray[np.generic]]
"""`observation`: what a seat sees; `action_mask`: 1 for every number that is legal for it now."""


class Pickled(TypedDict):
    """An episode as it is pickled."""

    game: tuple[str, dict[str, JSON], int]
    seats: int
    rng: Rng
    done: list[int] | None


class NotLegalNow(QuakeboardError):
    """An action's number that is not legal. Nothing was changed."""


class Episode:
    """A game in progress; call `begin` first."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        """Raises `BadOptions` if this number of seats cannot play it."""
        self.game, self.seats = game, seats
        self.action_space = action_space(game, seats)
        self._observer = make_observer(game, seats)
        self.position: AnyPosition = game.start(seats)
        self._rng = Rng("")
        self._codes: list[int] | None = None
        """The codes of all actions so far, of seats and of chance; None before the first game."""

    def begin(self, seed: int | str) -> None:
        self.position = self.game.start(self.seats)
        self._rng, self._codes = Rng(seed), []
        self._resolve_chance()

    @property
    def actor(self) -> int:
        """The seat to act, or `OVER`."""
        return self.position.actor()

    @property
    def over(self) -> bool:
        return self.actor == OVER

    @property
    def outcome(self) -> Outcome:
        """The outcome of a finished game."""
        found = self.position.outcome()
        assert found is not None
        return found

    def act(self, number: int) -> None:
        """Take the action with this number; raises `NotLegalNow`."""
        kernel = self.position.kernel
        try:
            code = self.action_space.code(kernel, number)
        except ValueError:
            code = -1
        if code < 0 or not kernel.is_legal(code):
            raise NotLegalNow(NOT_LEGAL_NOW, action=number, game=self.game.spec.key)
        self._take(code)

    def choose(self, action: Action) -> None:
        """Take one of the legal actions."""
        self._take(self.position.encode(action))

    def observe(self, seat: int) -> Observation:
        """The observation and the action mask of this seat, as new arrays."""
        acts = self.actor == seat
        size = self.action_space.size
        mask = self.action_space.mask(self.position.kernel) if acts else np.zeros(size, np.int8)
        return {"observation": self._observer.observe(self.position, seat), "action_mask": mask}

    def _take(self, code: int) -> None:
        self._step(code)
        self._resolve_chance()

    def _resolve_chance(self) -> None:
        """Let chance act until a seat is to act or the game is over."""
        kernel = self.position.kernel
        while kernel.actor() == CHANCE:
            self._step(kernel.sample(self._rng))

    def _step(self, code: int) -> None:
        assert self._codes is not None
        self.position.kernel.step(code)
        self._codes.append(code)

    # ------------------------------------------------------------------ copies

    def __deepcopy__(self, memo: dict[int, Episode]) -> Episode:
        """A copy that shares what never changes."""
        copy = Episode.__new__(Episode)
        copy.__dict__.update(self.__dict__)
        copy.position = self.position.copy()
        copy._rng, copy._codes = deepcopy(self._rng), deepcopy(self._codes)
        return copy

    def __getstate__(self) -> Pickled:
        """Pickle the actions instead of the position."""
        game = self.game.spec.key, self.game.options_to_json(), self.game.rules_version
        return {"game": game, "seats": self.seats, "rng": self._rng, "done": self._codes}

    def __setstate__(self, state: Pickled) -> None:
        Episode.__init__(self, make_game(*state["game"]), state["seats"])
        self._rng, self._codes = state["rng"], state["done"]
        for code in self._codes or ():
            self.position.kernel.step(code)
