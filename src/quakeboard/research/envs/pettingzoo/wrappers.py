"""PettingZoo's usual wrappers around a table."""

from __future__ import annotations

from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from quakeboard.research.envs.pettingzoo.table import TableEnv
from quakeboard.tensors.kernel.rewards import worst_reward


def wrap(table: TableEnv) -> AECEnv:
    """Wrap a table: an illegal action ends the game with the worst reward, other values are refused."""
    terminating = wrappers.TerminateIllegalWrapper(table, illegal_reward=worst_reward(table.reward_kind))
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(terminating))


def to_parallel(env: AECEnv) -> ParallelEnv:
    """Convert to a parallel environment, by the wrapper for turn-based games."""
    return turn_based_aec_to_parallel(env)
