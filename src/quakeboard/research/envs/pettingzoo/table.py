"""Either game as a PettingZoo AEC environment: one agent a seat, asked one after the other.

Chance acts by itself, from the seed. The same agent may be asked several times in a row: it lays a tile, then
claims. Rewards come when the game is over, to all agents at once.
"""

from __future__ import annotations

from secrets import randbits
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from quakeboard.core.registry import make_game
from quakeboard.research.envs import spaces as known
from quakeboard.research.envs.episode import Episode, Observation
from quakeboard.research.envs.frames import MODES, SEAT, check_mode, show
from quakeboard.tensors.kernel.rewards import RANK, check_rewards, rewards_of


def metadata(name: str) -> dict[str, Any]:
    """What PettingZoo wants to know of an environment."""
    return {"name": name, "render_modes": list(MODES), "render_fps": 2, "is_parallelizable": False}


class TableEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """A table of one game.

    `options` are the game's own. What cannot be played is refused in the rules' own words (`BadOptions`). An
    illegal action raises `NotLegalNow` and changes nothing.
    """

    key: ClassVar[str]
    """Which game it is."""

    def __init__(
        self, *, seats: int, rewards: str = RANK, render_mode: str | None = None, **options: Any
    ) -> None:
        super().__init__()
        check_rewards(rewards)
        check_mode(render_mode)
        game = make_game(self.key, options)
        self.episode = Episode(game, seats)
        self.reward_kind, self.render_mode = rewards, render_mode
        self.possible_agents = [SEAT.format(seat) for seat in range(seats)]
        self.agents: list[str] = []
        self._actions = {agent: known.actions(game, seats) for agent in self.possible_agents}
        self._seed, self._games = randbits(64), 0

    # ------------------------------------------------------------------ spaces

    def observation_space(self, agent: str) -> spaces.Dict:
        return known.observations(self.episode.game, self.episode.seats)

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    # ------------------------------------------------------------------ playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. A seed gives the same one and the same ones after it; options are not used."""
        if seed is not None:
            self._seed, self._games = seed, 0
        self.episode.begin(f"{self._seed} {self._games}")
        self._games += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.episode.asked]
        self._show()

    def step(self, action: int | None) -> None:
        """Do what the agent decided that is asked; None once the game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.episode.act(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.episode.over:
            self._finish()
        else:
            self.agent_selection = self.agents[self.episode.asked]
        self._accumulate_rewards()
        self._show()

    def _finish(self) -> None:
        outcome = self.episode.outcome
        found = rewards_of(outcome, self.reward_kind)
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = found[seat]
            self.terminations[agent] = True
            self.infos[agent] = {"score": outcome.scores[seat], "won": seat in outcome.winners}
        self.agent_selection = self.agents[0]

    # ------------------------------------------------------------------ looking

    def observe(self, agent: str) -> Observation:
        """What the agent may see and do: nothing, unless it is asked."""
        return self.episode.observe(self.possible_agents.index(agent))

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as a spectator sees it: printed, as text, or as a picture."""
        return show(self.episode.position, self.render_mode)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """There is nothing to close."""
