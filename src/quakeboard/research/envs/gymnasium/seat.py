"""A Gymnasium environment for one seat of a game; bots play the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from quakeboard.core.errors import BadOptions
from quakeboard.core.game import JSON
from quakeboard.core.registry import make_game, spec_of
from quakeboard.research.envs.episode import Episode, NotLegalNow, Observation
from quakeboard.research.envs.frames import MODES, check_mode, render
from quakeboard.research.envs.opponents import NO_SUCH_SEAT, Opponents
from quakeboard.research.envs.spaces import make_action_space, make_observation_space
from quakeboard.tensors.kernel.rewards import RANK, check_rewards, rewards_of, worst_reward

DEFAULT_BOT = "greedy"
"""The bot of the other seats by default."""

Step = tuple[Observation, float, bool, bool, dict[str, Any]]


class SeatEnv(gymnasium.Env[Observation, int]):
    """A seat at a table of the game with this key; as few seats as can play it, unless given.

    `bots` names a bot for all other seats, or one for each; `seat` is the learner's, or None to draw it for
    each game. `options` are those of the game; raises `BadOptions` if they cannot be played. An illegal
    action ends the game with the worst reward; if `strict`, it raises `NotLegalNow` and changes nothing.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 (as Env has it)

    def __init__(
        self,
        *,
        key: str,
        seats: int | None = None,
        bots: str | Sequence[str] = DEFAULT_BOT,
        seat: int | None = None,
        rewards: str = RANK,
        strict: bool = False,
        render_mode: str | None = None,
        **options: JSON,
    ) -> None:
        spec = spec_of(key)
        seats = spec.seats[0] if seats is None else seats
        check_rewards(rewards)
        check_mode(spec, render_mode)
        game = make_game(key, options)
        self.episode = Episode(game, seats)
        check_seat(seat, seats)
        self._opponents = Opponents(game, seats, bots)
        self._seat, self._reward_kind, self._strict = seat, rewards, strict
        self._over = True
        self.render_mode = render_mode
        self.observation_space: Any = make_observation_space(game, seats)
        self.action_space: Any = make_action_space(game, seats)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game and play to the learner's first decision; options are not used."""
        super().reset(seed=seed)
        seed_text = str(self.np_random.integers(2**62))
        seat = int(self.np_random.integers(self.episode.seats)) if self._seat is None else self._seat
        self.episode.begin(seed_text)
        self._opponents.begin(seed_text, seat)
        self._opponents.play(self.episode)
        self._over = False
        self._render_for_human()
        return self._observe(), {"seat": seat}

    def step(self, action: int) -> Step:
        """Take the action with this number and play to the learner's next decision or the end."""
        try:
            self.episode.act(int(action))
        except NotLegalNow as error:
            if self._strict or self._over:
                raise
            self._over = True
            info = {"seat": self._opponents.seat, "illegal": error.sentence}
            return self._observe(), worst_reward(self._reward_kind), True, False, info
        self._opponents.play(self.episode)
        self._over = self.episode.over
        self._render_for_human()
        return self._observe(), self._reward(), self._over, False, self._info()

    def _observe(self) -> Observation:
        return self.episode.observe(self._opponents.seat)

    def _reward(self) -> float:
        if not self._over:
            return 0.0
        return rewards_of(self.episode.outcome, self._reward_kind)[self._opponents.seat]

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"seat": self._opponents.seat}
        if self._over:
            info["scores"] = np.array(self.episode.outcome.scores)
        return info

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as a spectator sees it: printed, as text, or as a picture."""
        return render(self.episode.game, self.episode.position, self.render_mode)

    def _render_for_human(self) -> None:
        if self.render_mode == "human":
            self.render()


def check_seat(seat: int | None, seats: int) -> None:
    """Raise `BadOptions` for a seat that the table does not have; None is any."""
    if seat is not None and seat not in range(seats):
        raise BadOptions(NO_SUCH_SEAT, seat=seat, last=seats - 1)
