"""The games as Gymnasium environments.

Importing this registers every game, such as `quakeboard/Seismic-v0` and `quakeboard/SanAndreas-v0`.
"""

from gymnasium import register

from quakeboard.core.registry import specs
from quakeboard.research.envs.gymnasium.seat import SeatEnv
from quakeboard.research.envs.gymnasium.vector import RandomVectorEnv

__all__ = ["RandomVectorEnv", "SeatEnv"]

for _key in specs():
    register(
        f"quakeboard/{_key.replace('-', ' ').title().replace(' ', '')}-v0",
        entry_point="quakeboard.research.envs.gymnasium.seat:SeatEnv",
        vector_entry_point="quakeboard.research.envs.gymnasium.vector:make_vector",
        kwargs={"key": _key},
    )
