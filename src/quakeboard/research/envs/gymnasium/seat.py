"""One seat of either game as a Gymnasium environment; bots have the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from numpy.typing import NDArray

from quakeboard.core.errors import BadOptions
from quakeboard.core.registry import make_game
from quakeboard.games.sanandreas.rules.game import KEY as SAN_ANDREAS
from quakeboard.games.seismic.rules.game import KEY as SEISMIC
from quakeboard.research.envs import spaces
from quakeboard.research.envs.episode import Episode, NotLegalNow, Observation
from quakeboard.research.envs.frames import MODES, check_mode, show
from quakeboard.research.envs.opponents import NO_SUCH_SEAT, Opponents
from quakeboard.tensors.kernel.rewards import RANK, check_rewards, rewards_of, worst_reward

BOT = "greedy"
"""Who plays the other seats if nobody is named."""

Step = tuple[Observation, float, bool, bool, dict[str, Any]]


class SeatEnv(gymnasium.Env[Observation, int]):
    """A seat at a table of one game.

    `bots` is a word of the arena for all other seats, or one for each; `seat` is the learner's, or None: then
    each game draws it. `options` are the game's own; what cannot be played is refused in the rules' own words
    (`BadOptions`). An illegal action ends the game with the worst reward; if `strict`, it raises
    `NotLegalNow` and changes nothing.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 (as Env has it)
    key: ClassVar[str]
    """Which game it is."""

    def __init__(
        self,
        *,
        seats: int,
        bots: str | Sequence[str] = BOT,
        seat: int | None = None,
        rewards: str = RANK,
        strict: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_rewards(rewards)
        check_mode(render_mode)
        game: Any = make_game(self.key, options)
        self.episode = Episode(game, seats)
        check_seat(seat, seats)
        self._opponents = Opponents(game, seats, bots)
        self._seat, self._reward_kind, self._strict = seat, rewards, strict
        self._over = True
        self.render_mode = render_mode
        self.observation_space: Any = spaces.observations(game, seats)
        self.action_space: Any = spaces.actions(game, seats)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game, and go on to the learner's first decision; options are not used."""
        super().reset(seed=seed)
        drawn = str(self.np_random.integers(2**62))
        seat = int(self.np_random.integers(self.episode.seats)) if self._seat is None else self._seat
        self.episode.begin(drawn)
        self._opponents.begin(drawn, seat)
        self._opponents.play(self.episode)
        self._over = False
        self._show()
        return self._observe(), {"seat": seat}

    def step(self, action: int) -> Step:
        """Do the action with this number, and go on to the learner's next decision or the end."""
        try:
            self.episode.act(int(action))
        except NotLegalNow as error:
            if self._strict or self._over:
                raise
            self._over = True
            told = {"seat": self._opponents.seat, "illegal": error.sentence}
            return self._observe(), worst_reward(self._reward_kind), True, False, told
        self._opponents.play(self.episode)
        self._over = self.episode.over
        self._show()
        return self._observe(), self._reward(), self._over, False, self._told()

    def _observe(self) -> Observation:
        return self.episode.observe(self._opponents.seat)

    def _reward(self) -> float:
        if not self._over:
            return 0.0
        return rewards_of(self.episode.outcome, self._reward_kind)[self._opponents.seat]

    def _told(self) -> dict[str, Any]:
        told: dict[str, Any] = {"seat": self._opponents.seat}
        if self._over:
            told["scores"] = np.array(self.episode.outcome.scores)
        return told

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as a spectator sees it: printed, as text, or as a picture."""
        return show(self.episode.position, self.render_mode)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


class SeismicEnv(SeatEnv):
    """A seat of Seismic."""

    key = SEISMIC

    def __init__(self, *, seats: int = 2, **options: Any) -> None:
        super().__init__(seats=seats, **options)


class SanAndreasEnv(SeatEnv):
    """A seat of San Andreas."""

    key = SAN_ANDREAS

    def __init__(self, *, seats: int = 3, **options: Any) -> None:
        super().__init__(seats=seats, **options)


def check_seat(seat: int | None, seats: int) -> None:
    """Refuse a seat that the table does not have; None is any."""
    if seat is not None and seat not in range(seats):
        raise BadOptions(NO_SUCH_SEAT, seat=seat, last=seats - 1)
