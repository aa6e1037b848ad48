"""The observation space and the action space of environments, and what fills them.

A game with tensors is observed by them. Without, it is observed by the text of the view: its bytes, followed
by zeros.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from quakeboard.core.game import AnyGame, AnyPosition
from quakeboard.research.text import describe
from quakeboard.tensors.actions import action_space
from quakeboard.tensors.encoder import Encoder, Tensor, encoder

BOUND = 64.0
"""The bound of the absolute values in a tensor."""


class TensorObserver:
    """Observes positions by their tensors."""

    def __init__(self, encoder: Encoder) -> None:
        self._encoder = encoder
        self.space = spaces.Box(-BOUND, BOUND, encoder.shape, np.float32)

    def observe(self, position: AnyPosition, seat: int) -> Tensor:
        """The tensor of this seat, as a new array."""
        return self._encoder.encode(position.kernel, seat)


class TextObserver:
    """Observes positions by the texts of their views."""

    def __init__(self, size: int) -> None:
        self.space = spaces.Box(0, 255, (size,), np.uint8)

    def observe(self, position: AnyPosition, seat: int) -> NDArray[np.uint8]:
        """The text of this seat's view, as a new array; raises `ValueError` if it is too long."""
        text = describe(position.view(seat)).encode()
        out = np.zeros(self.space.shape, np.uint8)
        out[: len(text)] = np.frombuffer(text, np.uint8)
        return out


@lru_cache(maxsize=16)
def make_observer(game: AnyGame, seats: int) -> TensorObserver | TextObserver:
    """The observer of a game; it is cached, as its space is large."""
    if game.spec.has("tensors.describe"):
        return TensorObserver(encoder(game, seats))
    return TextObserver(game.spec.most_text)


@lru_cache(maxsize=16)
def make_observation_space(game: AnyGame, seats: int) -> spaces.Dict:
    """The space of an observation and an action mask; it is cached, as it is large."""
    return spaces.Dict(
        {
            "observation": make_observer(game, seats).space,
            "action_mask": spaces.Box(0, 1, (action_space(game, seats).size,), np.int8),
        }
    )


def make_action_space(game: AnyGame, seats: int) -> spaces.Discrete:
    """The space of all action numbers."""
    return spaces.Discrete(action_space(game, seats).size)
