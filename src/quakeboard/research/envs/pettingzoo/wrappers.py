"""PettingZoo's usual wrappers around a table."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from quakeboard.research.envs.pettingzoo.table import TableEnv
from quakeboard.tensors.kernel.rewards import worst_reward


def wrapped(table: TableEnv) -> AECEnv[Any, Any, Any]:
    """An illegal action ends the game with the worst reward; what is no action at all is refused."""
    ended = wrappers.TerminateIllegalWrapper(table, illegal_reward=worst_reward(table.reward_kind))
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ended))


def parallel(env: AECEnv[Any, Any, Any]) -> ParallelEnv[Any, Any, Any]:
    """PettingZoo's wrapper for games in turns; its other one wants all agents to act at once."""
    return turn_based_aec_to_parallel(env)
