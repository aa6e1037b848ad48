"""The PettingZoo environments pass PettingZoo's own tests, and keep the promises of tree search."""

from __future__ import annotations

import copy
import importlib
import pickle
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import aec_to_parallel

from quakeboard.core.errors import BadOptions
from quakeboard.games.sanandreas.rules.actions import Found
from quakeboard.research.envs import pettingzoo
from quakeboard.research.envs.episode import NotLegalNow
from quakeboard.research.envs.frames import BadRenderMode
from quakeboard.research.envs.pettingzoo import sanandreas_v1, seismic_v1, table_env
from quakeboard.tensors.kernel.rewards import BadRewards, rewards_of

pytestmark = pytest.mark.full

SMALL = {"columns": 9, "rows": 9}
MODULES: list[tuple[Any, dict[str, Any]]] = [
    (seismic_v1, SMALL),
    (seismic_v1, {**SMALL, "seats": 4, "variants": ["aftershocks", "twin-cities"], "rewards": "margin"}),
    (sanandreas_v1, {}),
    (sanandreas_v1, {"seats": 4, "rewards": "margin"}),
]
every_module = pytest.mark.parametrize(("module", "options"), MODULES)


@pytest.fixture
def lenient() -> Iterator[None]:
    """PettingZoo warns of every environment with a mask beside its observation that it does not know by name,
    and of masks without any legal action, which whoever is not asked any more has."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        yield


@every_module
@pytest.mark.usefixtures("lenient")
def test_the_api_is_kept(module: Any, options: Any, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(module.env(**options), num_cycles=150)
    api_test(module.raw_env(**options), num_cycles=150)
    assert capsys.readouterr().out.count("Passed API test") == 2


@every_module
def test_a_seed_gives_the_same_game(module: Any, options: Any) -> None:
    seed_test(lambda: module.env(**options), num_cycles=150)


@every_module
def test_other_seeds_and_later_games_are_others(module: Any, options: Any) -> None:
    env = module.raw_env(**options)
    starts = []
    for seed in (1, None, 1, None, 2):
        env.reset(seed=seed)
        for agent in env.agents:
            env.action_space(agent).seed(6)
        starts.append(history(env, 40))
    assert starts[:2] == starts[2:4]
    assert len({str(start) for start in starts}) == 3


@pytest.mark.parametrize(("module", "options"), MODULES[::2])
def test_it_can_be_rendered(module: Any, options: Any, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **given: module.env(**options, **given))
    assert '"to_act"' in capsys.readouterr().out


@every_module
def test_parallel_agents_are_asked_in_turns(module: Any, options: Any) -> None:
    parallel_api_test(module.parallel_env(**options), num_cycles=80)
    assert not module.raw_env(**options).metadata["is_parallelizable"]
    with pytest.raises(AssertionError, match="is_parallelizable"):
        aec_to_parallel(module.env(**options))


# ---------------------------------------------------------------------- a whole game


@every_module
def test_a_whole_game_is_rewarded_at_its_end(module: Any, options: Any) -> None:
    env = module.env(**options)
    env.reset(seed=3)
    seats, rewards = env.num_agents, {}
    assert seats == options.get("seats", 2 if module is seismic_v1 else 3)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        assert not truncated
        assert env.observation_space(agent).contains(seen)
        if terminated:
            rewards[agent] = reward
            assert set(info) == {"score", "won"}
            assert not seen["action_mask"].any()
        else:
            assert reward == 0
            assert all(not env.observe(other)["action_mask"].any() for other in env.agents if other != agent)
        env.step(None if terminated else int(np.flatnonzero(seen["action_mask"])[-1]))
    outcome = env.unwrapped.episode.outcome
    assert list(rewards.values()) == rewards_of(outcome, options.get("rewards", "rank"))


@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@every_module
def test_a_copy_plays_on_identically_and_alone(module: Any, options: Any, twin_of: Any) -> None:
    env = module.env(**options)
    env.reset(seed=4)
    for agent in env.agents:
        env.action_space(agent).seed(4)
    history(env, 16)
    twin, other = twin_of(env), twin_of(env)
    before = str(env.last())
    done = history(twin, 16)
    assert done == history(other, 16), "the copies share a generator"
    assert str(env.last()) == before
    for agent, action in done:
        assert env.agent_selection == agent
        env.step(action)
    for agent in env.agents:
        for name, array in env.observe(agent).items():
            assert np.array_equal(array, twin.observe(agent)[name])
    env.reset()
    twin.reset()
    assert np.array_equal(env.last()[0]["observation"], twin.last()[0]["observation"])


def test_modules_are_imported_like_others_and_games_named_by_their_keys() -> None:
    module = importlib.import_module("quakeboard.research.envs.pettingzoo.seismic_v1")
    assert module is seismic_v1
    assert str(module.env()) == str(table_env("seismic")) == "seismic_v1"
    with pytest.raises(ImportError):
        importlib.import_module("quakeboard.research.envs.pettingzoo.chess_v0")
    with pytest.raises(AttributeError, match="chess_v0"):
        pettingzoo.chess_v0  # noqa: B018 (asked for, to be refused)


def test_a_fresh_environment_can_be_copied() -> None:
    for env in (seismic_v1.raw_env(), sanandreas_v1.raw_env()):
        for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
            twin.reset(seed=1)
            assert len(history(twin, 3)) == 3


@pytest.mark.parametrize("steps", [0, 5, 13])
def test_a_hidden_coin_is_in_the_observation_of_its_owner_alone(steps: int) -> None:
    env = sanandreas_v1.raw_env(seats=4, first=0)
    env.reset(seed=steps)
    for agent in env.agents:
        env.action_space(agent).seed(1)
    history(env, steps)
    twin, owner = copy.deepcopy(env), env.agent_selection
    founded = [action for action in env.episode.position.legal() if isinstance(action, Found)]
    one, another = [action for action in founded if action.at == founded[-1].at][-2:]
    env.episode.choose(one)
    twin.episode.choose(another)
    for agent in env.agents:
        same = np.array_equal(env.observe(agent)["observation"], twin.observe(agent)["observation"])
        assert same == (agent != owner)


# ---------------------------------------------------------------------- what is refused


@every_module
def test_an_illegal_action_is_an_error_or_the_end(module: Any, options: Any) -> None:
    raw, env = module.raw_env(**options), module.env(**options)
    raw.reset(seed=5)
    before = str(raw.last())
    illegal = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    for number in (illegal, -1, None, 10**9):
        with pytest.raises(NotLegalNow, match="Nothing was changed"):
            raw.step(number)
    assert str(raw.last()) == before
    env.reset(seed=5)
    guilty = env.agent_selection
    env.step(illegal)
    worst = -100 if options.get("rewards") == "margin" else -1
    assert env.rewards == {agent: worst if agent == guilty else 0 for agent in env.agents}
    assert all(env.terminations.values())


def test_what_cannot_be_played_is_refused_with_the_message_of_the_rules() -> None:
    with pytest.raises(BadOptions, match="from 7 to 61, not 4 × 17"):
        seismic_v1.env(columns=4)
    with pytest.raises(BadOptions, match="5"):
        seismic_v1.env(seats=5)
    with pytest.raises(BadOptions, match="“wind”"):
        sanandreas_v1.env(wind=3)
    with pytest.raises(BadRewards, match="“fame”"):
        sanandreas_v1.env(rewards="fame")
    with pytest.raises(BadRenderMode, match="human, ansi, rgb_array"):
        seismic_v1.env(render_mode="hologram")


def history(env: Any, steps: int) -> list[Any]:
    """Play on at random, as the action spaces say; tell who did what."""
    info = []
    for agent in env.agent_iter(steps):
        seen, _, terminated, _, _ = env.last()
        action = None if terminated else int(env.action_space(agent).sample(seen["action_mask"]))
        info.append((agent, action))
        env.step(action)
    return info
