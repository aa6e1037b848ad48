"""The spaces in which environments speak: what a seat observes, and what it can do."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from gymnasium import spaces

from quakeboard.tensors.actions import action_space
from quakeboard.tensors.encoder import encoder

BOUND = 64.0
"""No number in a tensor is larger, nor smaller than its negative."""


@lru_cache(maxsize=16)
def observations(game: Any, seats: int) -> spaces.Dict:
    """What a seat observes: a tensor, and a mask of what it may do. It is large, so all share it."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-BOUND, BOUND, encoder(game, seats).shape, np.float32),
            "action_mask": spaces.Box(0, 1, (action_space(game, seats).size,), np.int8),
        }
    )


def actions(game: Any, seats: int) -> spaces.Discrete:
    """The numbers of all actions."""
    return spaces.Discrete(action_space(game, seats).size)
