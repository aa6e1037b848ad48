"""The module of a game for PettingZoo: `env(**options)`, `raw_env(**options)`, `parallel_env(**options)`.

Options are `seats` (as few as can play, unless given), `rewards` (`rank` or `margin`), `render_mode`, and
those of the game.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

from pettingzoo import AECEnv, ParallelEnv

from quakeboard.core.spec import GameSpec
from quakeboard.research.envs.pettingzoo.table import TableEnv, environment_name
from quakeboard.research.envs.pettingzoo.wrappers import to_parallel, wrap


class EnvironmentModule(ModuleType):
    """The environments of one game."""

    def __init__(self, package: str, spec: GameSpec) -> None:
        super().__init__(f"{package}.{environment_name(spec)}", f"The game “{spec.key}” for PettingZoo.")
        self._key = spec.key

    def raw_env(self, **options: Any) -> TableEnv:
        """The game, with errors for illegal actions."""
        return TableEnv(key=self._key, **options)

    def env(self, **options: Any) -> AECEnv:
        """The game in PettingZoo's usual wrappers: an illegal action ends it."""
        return wrap(self.raw_env(**options))

    def parallel_env(self, **options: Any) -> ParallelEnv:
        """The game as a parallel environment: every agent acts at every step, only the one asked counts."""
        return to_parallel(self.env(**options))


def table_env(key: str, **options: Any) -> AECEnv:
    """The game with this key in PettingZoo's usual wrappers; raises `BadOptions` if it cannot be played."""
    return wrap(TableEnv(key=key, **options))
