"""San Andreas for PettingZoo: `env(**options)`, `raw_env(**options)`, `parallel_env(**options)`.

Options: `seats` (3 or 4), `rewards` (`rank` or `margin`), `render_mode`, and that of the game: `first`.
"""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv, ParallelEnv

from quakeboard.games.sanandreas.spec import KEY
from quakeboard.research.envs.pettingzoo.table import TableEnv, metadata
from quakeboard.research.envs.pettingzoo.wrappers import to_parallel, wrap

NAME = "sanandreas_v0"


class raw_env(TableEnv):  # noqa: N801 (PettingZoo's name)
    """San Andreas, with errors for illegal actions."""

    key = KEY
    metadata = metadata(NAME)

    def __init__(self, *, seats: int = 3, **options: Any) -> None:
        super().__init__(seats=seats, **options)


def env(**options: Any) -> AECEnv[Any, Any, Any]:
    """San Andreas in PettingZoo's usual wrappers: an illegal action ends the game."""
    return wrap(raw_env(**options))


def parallel_env(**options: Any) -> ParallelEnv[Any, Any, Any]:
    """San Andreas as a parallel environment: every agent acts at every step, but only the one asked
    counts."""
    return to_parallel(env(**options))
