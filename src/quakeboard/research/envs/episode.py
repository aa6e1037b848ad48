"""One game from its first action to its last, as environments play it: by numbers, chance resolved by a seed.

An episode can be copied and pickled at any moment, and the copy plays on as the first one would have: what is
still to be drawn depends on the seed and on what was drawn before.
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
    """A game in play. Nothing can be asked of it before `begin`."""

    action_space: ActionSpace
    encoder: Encoder

    def __init__(self, game: Any, seats: int) -> None:
        """Raises `BadOptions` if so many cannot play it."""
        self.game, self.seats = game, seats
        self.action_space, self.encoder = action_space(game, seats), encoder(game, seats)
        self.position: Any = None
        self._rng = Rng("")
        self._done: list[int] = []
        """The kernel's codes of all that was done so far, by seats and by chance."""

    def begin(self, seed: int | str) -> None:
        self.position = self.game.start(self.seats)
        self._rng, self._done = Rng(seed), []
        self._wait()

    @property
    def asked(self) -> int:
        """The seat that is asked, or `OVER`."""
        return int(self.position.actor())

    @property
    def over(self) -> bool:
        return self.asked == OVER

    @property
    def outcome(self) -> Outcome:
        """How it ended; it must be over."""
        found: Outcome | None = self.position.outcome()
        assert found is not None
        return found

    def act(self, number: int) -> None:
        """Do the action with this number; raises `NotLegalNow`."""
        try:
            code = self.action_space.code(self.position, number)
        except ValueError:
            code = -1
        if code < 0 or not self.position.is_legal(code):
            raise NotLegalNow(NOT_LEGAL_NOW, action=number, game=self.game.key)
        self._do(code)

    def choose(self, action: Any) -> None:
        """Do one of the legal actions."""
        self._do(self.position.codes()[self.position.legal().index(action)])

    def observe(self, seat: int) -> Observation:
        """What this seat may see and do, in arrays of its own."""
        asked = self.asked == seat
        mask = self.action_space.mask(self.position) if asked else np.zeros(self.action_space.size, np.int8)
        return {"observation": self.encoder.encode(self.position, seat), "action_mask": mask}

    def _do(self, code: int) -> None:
        self.position.step(code)
        self._done.append(code)
        self._wait()

    def _wait(self) -> None:
        """Let chance act until a seat is asked or the game is over."""
        while self.position.actor() == CHANCE:
            code = self.position.sample(self._rng)
            self.position.step(code)
            self._done.append(code)

    # ------------------------------------------------------------------ copies

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        """A game of its own; what never changes is shared."""
        twin = Episode.__new__(Episode)
        twin.__dict__.update(self.__dict__)
        twin.position = None if self.position is None else self.position.copy()
        twin._rng, twin._done = deepcopy(self._rng), self._done.copy()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """Positions are not pickled: they are played again."""
        done = None if self.position is None else self._done
        game = self.game.key, self.game.options_to_json()
        return {"game": game, "seats": self.seats, "rng": self._rng, "done": done}

    def __setstate__(self, state: dict[str, Any]) -> None:
        Episode.__init__(self, make_game(*state["game"]), state["seats"])
        self._rng = state["rng"]
        if state["done"] is not None:
            self.position, self._done = self.game.start(self.seats), state["done"]
            for code in self._done:
                self.position.step(code)
