"""The games as Gymnasium environments.

Importing this registers every game, such as `quakeboard/Seismic-v1` and `quakeboard/SanAndreas-v1`.
"""

from gymnasium import register

from quakeboard.core.registry import specs
from quakeboard.research.envs.gymnasium.seat import SeatEnv
from quakeboard.research.envs.gymnasium.vector import RandomVectorEnv
from quakeboard.tensors.layout import VERSION

__all__ = ["RandomVectorEnv", "SeatEnv"]

for _key in specs():
    register(
        f"quakeboard/{_key.replace('-', ' ').title().replace(' ', '')}-v{VERSION}",
        entry_point="quakeboard.research.envs.gymnasium.seat:SeatEnv",
        vector_entry_point="quakeboard.research.envs.gymnasium.vector:make_vector",
        kwargs={"key": _key},
    )
