"""The games as PettingZoo environments.

Every game has a module here as PettingZoo's users expect it, named after its package: `seismic_v1`,
`sanandreas_v1`. They are made when this package is imported. `table_env` makes the environment of a game by
its key.
"""

import sys
from types import ModuleType

from quakeboard.core.registry import specs
from quakeboard.research.envs.pettingzoo.module import EnvironmentModule, table_env

__all__ = ["table_env"]


def __getattr__(name: str) -> ModuleType:
    """The module of a game; there is one for every registered game."""
    try:
        return sys.modules[f"{__name__}.{name}"]
    except KeyError:
        raise AttributeError(f"there is no environment “{name}”") from None


for _spec in specs().values():
    _module = EnvironmentModule(__name__, _spec)
    sys.modules[_module.__name__] = _module  # so that `import` finds it, too
