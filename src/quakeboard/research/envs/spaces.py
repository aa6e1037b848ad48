"""The observation space and the action space of environments."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from gymnasium import spaces

from quakeboard.tensors.actions import action_space
from quakeboard.tensors.encoder import encoder

BOUND = 64.0
"""The bound of the absolute values in a tensor."""


@lru_cache(maxsize=16)
def make_observation_space(game: Any, seats: int) -> spaces.Dict:
    """The space of a tensor and an action mask; it is cached, as it is large."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-BOUND, BOUND, encoder(game, seats).shape, np.float32),
            "action_mask": spaces.Box(0, 1, (action_space(game, seats).size,), np.int8),
        }
    )


def make_action_space(game: Any, seats: int) -> spaces.Discrete:
    """The space of all action numbers."""
    return spaces.Discrete(action_space(game, seats).size)
