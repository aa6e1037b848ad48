"""Vector environments; against random bots all tables are stepped in the kernel by `VectorPlayouts`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from quakeboard.core.game import JSON, OVER
from quakeboard.core.registry import make_game, spec_of
from quakeboard.research.envs.episode import Observation
from quakeboard.research.envs.gymnasium.seat import DEFAULT_BOT, SeatEnv, check_seat
from quakeboard.research.envs.spaces import make_action_space, make_observation_space
from quakeboard.tensors.kernel.rewards import RANK
from quakeboard.tensors.vector import VectorPlayouts

RANDOM = "random"

Array = NDArray[np.generic]


class RandomVectorEnv(VectorEnv[Observation, Array, Array]):
    """A seat at each of many tables; the other seats choose at random.

    A table whose game is over begins the next one at the next step, whatever its action, as in Gymnasium's
    other vector environments. `seat` is the learner's at every table, or None to spread it over the seats. An
    illegal action raises `IllegalNumber` and changes nothing at any table.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 (as VectorEnv has it)

    def __init__(
        self,
        num_envs: int,
        *,
        key: str,
        seats: int | None = None,
        seat: int | None = None,
        rewards: str = RANK,
        **options: JSON,
    ) -> None:
        game = make_game(key, options)
        seats = game.spec.seats[0] if seats is None else seats
        check_seat(seat, seats)
        self._tables = VectorPlayouts(game, seats, num_envs, rewards=rewards, restart=False)
        places = np.arange(num_envs) % seats if seat is None else np.full(num_envs, seat)
        self.seats = places.astype(np.int32)
        """The learner's seat at each table."""
        self.num_envs = num_envs
        self.single_observation_space = make_observation_space(game, seats)
        self.single_action_space = make_action_space(game, seats)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin at all tables and play to the learner's first decision; options are not used."""
        super().reset(seed=seed)
        self._tables.reset(str(self.np_random.integers(2**62)))
        self._tables.roll_to(self.seats)
        return self._observe(), {}

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """Take an action at each table and play to the learner's next decision, the end, or the next game."""
        tables = self._tables
        ended = tables.actor == OVER
        tables.step(actions)
        tables.restart(ended)
        tables.roll_to(self.seats)
        over = tables.over.copy()
        info = {"scores": tables.scores.copy(), "_scores": over.copy()} if over.any() else {}
        own = tables.rewards[np.arange(self.num_envs), self.seats].astype(np.float64)
        return self._observe(), own, over, np.zeros(self.num_envs, np.bool_), info

    def _observe(self) -> Observation:
        return {"observation": self._tables.look(self.seats), "action_mask": self._tables.masks()}


def make_vector(
    num_envs: int, *, key: str, bots: str | Sequence[str] = DEFAULT_BOT, **options: Any
) -> VectorEnv[Any, Any, Any]:
    """Tables in the kernel if all bots are random and the game has tensors, otherwise one by one."""
    random = {RANDOM} == ({bots} if isinstance(bots, str) else set(bots))
    if random and spec_of(key).has("tensors.describe"):
        return RandomVectorEnv(num_envs, key=key, **options)
    return SyncVectorEnv([partial(SeatEnv, key=key, bots=bots, **options)] * num_envs)
