"""A PettingZoo AEC environment for any game, with one agent for each seat.

Chance is resolved by the seed. An agent may act several times in a row, as when it lays a tile and then
claims. All agents get their rewards at the end of the game.
"""

from __future__ import annotations

from secrets import randbits
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from quakeboard.core.game import JSON
from quakeboard.core.registry import make_game, spec_of
from quakeboard.core.spec import GameSpec
from quakeboard.research.envs.episode import Episode, Observation
from quakeboard.research.envs.frames import AGENT_NAME, check_mode, modes_of, render
from quakeboard.research.envs.spaces import make_action_space, make_observation_space
from quakeboard.tensors.kernel.rewards import RANK, check_rewards, rewards_of
from quakeboard.tensors.layout import VERSION


def environment_name(spec: GameSpec) -> str:
    """The name of a game's environment: that of its package, with the version of its numbers."""
    return f"{spec.package.rpartition('.')[2]}_v{VERSION}"


class TableEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """A table of the game with this key; as few seats as can play it, unless given.

    `options` are the game's own. What cannot be played is refused in the rules' own words (`BadOptions`). An
    illegal action raises `NotLegalNow` and changes nothing.
    """

    def __init__(
        self,
        *,
        key: str,
        seats: int | None = None,
        rewards: str = RANK,
        render_mode: str | None = None,
        **options: JSON,
    ) -> None:
        super().__init__()
        spec = spec_of(key)
        seats = spec.seats[0] if seats is None else seats
        check_rewards(rewards)
        check_mode(spec, render_mode)
        self.metadata = {
            "name": environment_name(spec),
            "render_modes": modes_of(spec),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        game = make_game(key, options)
        self.episode = Episode(game, seats)
        self.reward_kind, self.render_mode = rewards, render_mode
        self.possible_agents = [AGENT_NAME.format(seat) for seat in range(seats)]
        self.agents: list[str] = []
        self._actions = {agent: make_action_space(game, seats) for agent in self.possible_agents}
        self._seed, self._games = randbits(64), 0

    # ------------------------------------------------------------------ spaces

    def observation_space(self, agent: str) -> spaces.Dict:
        return make_observation_space(self.episode.game, self.episode.seats)

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    # ------------------------------------------------------------------ playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; a seed determines it and the games after it. Options are not used."""
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
        self.agent_selection = self.agents[self.episode.actor]
        self._render_for_human()

    def step(self, action: int | None) -> None:
        """Take the action of the agent to act; None once the game is over."""
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
            self.agent_selection = self.agents[self.episode.actor]
        self._accumulate_rewards()
        self._render_for_human()

    def _finish(self) -> None:
        outcome = self.episode.outcome
        rewards = rewards_of(outcome, self.reward_kind)
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = rewards[seat]
            self.terminations[agent] = True
            self.infos[agent] = {"score": outcome.scores[seat], "won": seat in outcome.winners}
        self.agent_selection = self.agents[0]

    # ------------------------------------------------------------------ observing

    def observe(self, agent: str) -> Observation:
        """The observation of the agent, and its action mask, which is empty unless it is to act."""
        return self.episode.observe(self.possible_agents.index(agent))

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as a spectator sees it: printed, as text, or as a picture."""
        return render(self.episode.game, self.episode.position, self.render_mode)

    def _render_for_human(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """There is nothing to close."""
