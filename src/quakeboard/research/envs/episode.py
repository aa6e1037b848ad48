"""An episode: one game played by action numbers, with chance resolved by a seed.

An episode can be copied and pickled at any time, and the copy continues in the same way, as future draws
depend on the seed and the draws before.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quakeboard.core.errors import QuakeboardError, Reason
from quakeboard.core.game import CHANCE, OVER, Outcome
from quakeboard.core.kernel.rng import Rng
from quakeboard.core.registry import make_game
from quakeboard.tensors.actions import ActionSpace, action_space
from quakeboard.tensors.encoder import Encoder, encoder

NOT_LEGAL_NOW = Reason(
    "not-a-legal-number-now",
    "action space",
    "{action} is the number of no legal action in this game of {game} now. Nothing was changed.",
)

Observation = dict[str, NDArray[Any]]
"""`observation`: the tensor of a seat; `action_mask`: 1 for every number that is legal for it now."""


class NotLegalNow(QuakeboardError):
    """An action's number that is not legal. Nothing was changed."""


class Episode:
    """A game in progress; call `begin` first."""

    action_space: ActionSpace
    encoder: Encoder

    def __init__(self, game: Any, seats: int) -> None:
        """Raises `BadOptions` if this number of seats cannot play it."""
        self.game, self.seats = game, seats
        self.action_space, self.encoder = action_space(game, seats), encoder(game, seats)
        self.position: Any = None
        self._rng = Rng("")
        self._codes: list[int] = []
        """The codes of all actions so far, of seats and of chance."""

    def begin(self, seed: int | str) -> None:
        self.position = self.game.start(self.seats)
        self._rng, self._codes = Rng(seed), []
        self._resolve_chance()

    @property
    def actor(self) -> int:
        """The seat to act, or `OVER`."""
        return int(self.position.actor())

    @property
    def over(self) -> bool:
        return self.actor == OVER

    @property
    def outcome(self) -> Outcome:
        """The outcome of a finished game."""
        found: Outcome | None = self.position.outcome()
        assert found is not None
        return found

    def act(self, number: int) -> None:
        """Take the action with this number; raises `NotLegalNow`."""
        try:
            code = self.action_space.code(self.position, number)
        except ValueError:
            code = -1
        if code < 0 or not self.position.is_legal(code):
            raise NotLegalNow(NOT_LEGAL_NOW, action=number, game=self.game.spec.key)
        self._take(code)

    def choose(self, action: Any) -> None:
        """Take one of the legal actions."""
        self._take(self.position.codes()[self.position.legal().index(action)])

    def observe(self, seat: int) -> Observation:
        """The observation and the action mask of this seat, as new arrays."""
        acts = self.actor == seat
        mask = self.action_space.mask(self.position) if acts else np.zeros(self.action_space.size, np.int8)
        return {"observation": self.encoder.encode(self.position, seat), "action_mask": mask}

    def _take(self, code: int) -> None:
        self.position.step(code)
        self._codes.append(code)
        self._resolve_chance()

    def _resolve_chance(self) -> None:
        """Let chance act until a seat is to act or the game is over."""
        while self.position.actor() == CHANCE:
            code = self.position.sample(self._rng)
            self.position.step(code)
            self._codes.append(code)

    # ------------------------------------------------------------------ copies

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        """A copy that shares what never changes."""
        copy = Episode.__new__(Episode)
        copy.__dict__.update(self.__dict__)
        copy.position = None if self.position is None else self.position.copy()
        copy._rng, copy._codes = deepcopy(self._rng), self._codes.copy()
        return copy

    def __getstate__(self) -> dict[str, Any]:
        """Pickle the actions instead of the position."""
        codes = None if self.position is None else self._codes
        game = self.game.spec.key, self.game.options_to_json()
        return {"game": game, "seats": self.seats, "rng": self._rng, "done": codes}

    def __setstate__(self, state: dict[str, Any]) -> None:
        Episode.__init__(self, make_game(*state["game"]), state["seats"])
        self._rng = state["rng"]
        if state["done"] is not None:
            self.position, self._codes = self.game.start(self.seats), state["done"]
            for code in self._codes:
                self.position.step(code)
