"""The games as Gymnasium environments.

Importing this registers `quakeboard/Seismic-v0` and `quakeboard/SanAndreas-v0`.
"""

from gymnasium import register

from quakeboard.research.envs.gymnasium.seat import SanAndreasEnv, SeatEnv, SeismicEnv
from quakeboard.research.envs.gymnasium.vector import RandomVectorEnv

__all__ = ["RandomVectorEnv", "SanAndreasEnv", "SeatEnv", "SeismicEnv"]

register(
    "quakeboard/Seismic-v0",
    entry_point="quakeboard.research.envs.gymnasium.seat:SeismicEnv",
    vector_entry_point="quakeboard.research.envs.gymnasium.vector:make_seismic_vector",
)
register(
    "quakeboard/SanAndreas-v0",
    entry_point="quakeboard.research.envs.gymnasium.seat:SanAndreasEnv",
    vector_entry_point="quakeboard.research.envs.gymnasium.vector:make_san_andreas_vector",
)
