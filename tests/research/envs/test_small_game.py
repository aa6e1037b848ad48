"""A game without tensors as an environment: its observation is text, its actions are places in a list."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import SyncVectorEnv
from pettingzoo.test import api_test, seed_test

import quakeboard.research.envs.gymnasium  # noqa: F401 (it registers the games)
from quakeboard.core.errors import BadOptions
from quakeboard.core.registry import make_game
from quakeboard.research.envs.frames import BadRenderMode
from quakeboard.research.envs.pettingzoo import table_env, tremor_v1
from quakeboard.tensors.vector import VectorPlayouts

OPTIONS: list[dict[str, Any]] = [{}, {"seats": 4, "rounds": 1, "rewards": "margin"}]


@pytest.mark.parametrize("options", OPTIONS)
def test_pettingzoos_own_tests_pass(options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation|Action mask")
        api_test(tremor_v1.env(**options), num_cycles=100)
        api_test(table_env("tremor", **options), num_cycles=100)
    seed_test(lambda: tremor_v1.env(**options), num_cycles=60)
    assert capsys.readouterr().out.count("Passed API test") == 2


def test_an_observation_is_the_text_of_the_view() -> None:
    env = tremor_v1.raw_env(rounds=1)
    env.reset(seed=1)
    env.step(2)
    env.step(0)
    for agent, text in (
        ("seat_0", "seat: 0\nmoves: build 3,build"),
        ("seat_1", "seat: 1\nmoves: build,build 1"),
    ):
        seen = env.observe(agent)["observation"]
        assert seen.dtype == np.uint8
        assert bytes(seen).rstrip(b"\0").decode() == text
    assert list(env.observe("seat_0")["action_mask"]) == [1, 1, 0], "to leave or to stay"
    assert list(env.observe("seat_1")["action_mask"]) == [0, 0, 0]


def test_it_is_shown_as_text_and_has_no_picture() -> None:
    env = tremor_v1.raw_env(render_mode="ansi")
    env.reset(seed=1)
    env.step(2)
    assert env.render() == "moves: build"
    with pytest.raises(BadRenderMode, match="human, ansi, or None"):
        tremor_v1.raw_env(render_mode="rgb_array")


def test_gymnasiums_own_check_passes() -> None:
    check_env(gymnasium.make("quakeboard/Tremor-v1", bots="random").unwrapped, skip_render_check=True)
    envs = gymnasium.make_vec("quakeboard/Tremor-v1", 3, bots="random")
    assert isinstance(envs, SyncVectorEnv), "tables in the kernel need tensors"
    seen, _ = envs.reset(seed=1)
    assert seen["action_mask"].shape == (3, 3)


def test_tensors_of_it_are_refused() -> None:
    with pytest.raises(BadOptions, match="no tensors of the game “tremor”"):
        VectorPlayouts(make_game("tremor", {}), 2, 1)
