"""The games as Gymnasium environments.

Importing this registers `quakeboard/Seismic-v0` and `quakeboard/SanAndreas-v0`.
"""

from gymnasium import register

from quakeboard.research.gymnasium.seat import SanAndreasEnv, SeatEnv, SeismicEnv
from quakeboard.research.gymnasium.vector import RandomVectorEnv

__all__ = ["RandomVectorEnv", "SanAndreasEnv", "SeatEnv", "SeismicEnv"]

register(
    "quakeboard/Seismic-v0",
    entry_point="quakeboard.research.gymnasium.seat:SeismicEnv",
    vector_entry_point="quakeboard.research.gymnasium.vector:many_seismic",
)
register(
    "quakeboard/SanAndreas-v0",
    entry_point="quakeboard.research.gymnasium.seat:SanAndreasEnv",
    vector_entry_point="quakeboard.research.gymnasium.vector:many_san_andreas",
)
