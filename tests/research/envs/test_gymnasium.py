"""The Gymnasium environments pass Gymnasium's own check, alone and many at once."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv, AutoresetMode, SyncVectorEnv

from quakeboard.bots.protocol import UnknownBot
from quakeboard.core.errors import BadOptions
from quakeboard.research.envs.episode import NotLegalNow
from quakeboard.research.envs.gymnasium import RandomVectorEnv
from quakeboard.tensors.kernel.rewards import rewards_of
from quakeboard.tensors.vector import IllegalNumber

pytestmark = pytest.mark.full

SEISMIC, SAN_ANDREAS = "quakeboard/Seismic-v1", "quakeboard/SanAndreas-v1"
SMALL = {"columns": 7, "rows": 7}
TABLES: list[tuple[str, dict[str, Any]]] = [
    (SEISMIC, {**SMALL, "bots": "greedy"}),
    (SEISMIC, {**SMALL, "seats": 3, "bots": ["random", "sharp:2"], "seat": 1, "rewards": "margin"}),
    (SAN_ANDREAS, {"bots": "random"}),
    (SAN_ANDREAS, {"bots": ["greedy", "random", "random"], "seats": 4}),
]
every_table = pytest.mark.parametrize(("name", "options"), TABLES)


@every_table
def test_the_check_is_passed(name: str, options: dict[str, Any]) -> None:
    check_env(gymnasium.make(name, **options).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", [SEISMIC, SAN_ANDREAS])
def test_the_check_of_every_render_mode_is_passed(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(name, render_mode="ansi", bots="random").unwrapped)
    assert '"to_act"' in capsys.readouterr().out, "the mode for humans prints"


@every_table
def test_a_whole_game_against_bots(name: str, options: dict[str, Any]) -> None:
    env: Any = gymnasium.make(name, **options)
    seats_had = set()
    for seed in (1, None, None):
        seen, info = env.reset(seed=seed)
        seats_had.add(info["seat"])
        over = False
        while not over:
            assert env.unwrapped.episode.actor == info["seat"]
            assert env.observation_space.contains(seen)
            seen, reward, over, truncated, info = env.step(last_legal(seen))
            assert not truncated
            assert over or reward == 0
        outcome = env.unwrapped.episode.outcome
        assert reward == rewards_of(outcome, options.get("rewards", "rank"))[info["seat"]]
        assert tuple(info["scores"]) == outcome.scores
    assert seats_had == {1} if "seat" in options else seats_had <= {0, 1, 2, 3}


@every_table
def test_a_seed_gives_the_same_games_and_others_after_them(name: str, options: dict[str, Any]) -> None:
    env: Any = gymnasium.make(name, **options)
    games = [whole(env, seed) for seed in (5, None, 5, None, 6)]
    assert games[:2] == games[2:4]
    assert len(set(games)) == 3


@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@every_table
def test_a_copy_plays_on_identically(name: str, options: dict[str, Any], twin_of: Any) -> None:
    env: Any = gymnasium.make(name, **options).unwrapped
    seen, _ = env.reset(seed=7)
    for _ in range(3):
        seen, *_ = env.step(last_legal(seen))
    twin = twin_of(env)
    assert rest(env, seen) == rest(twin, seen)


def test_an_illegal_action_ends_the_game_or_is_refused() -> None:
    env: Any = gymnasium.make(SEISMIC, **SMALL)
    seen, _ = env.reset(seed=8)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over) == (-1, True)
    assert f"{illegal} is the number of no legal action" in info["illegal"]
    with pytest.raises(NotLegalNow):
        env.step(illegal)
    strict: Any = gymnasium.make(SEISMIC, strict=True, **SMALL)
    seen, _ = strict.reset(seed=8)
    with pytest.raises(NotLegalNow, match="Nothing was changed"):
        strict.step(illegal)
    assert not strict.step(last_legal(seen))[2]


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadOptions, match="one for each of them, not 2"):
        gymnasium.make(SEISMIC, bots=["greedy", "greedy"])
    with pytest.raises(UnknownBot, match="“genius”"):
        gymnasium.make(SEISMIC, bots="genius")
    with pytest.raises(BadOptions, match="no seat 2"):
        gymnasium.make(SEISMIC, seat=2)
    with pytest.raises(BadOptions, match="2"):
        gymnasium.make(SAN_ANDREAS, seats=2)


# ---------------------------------------------------------------------- many at once


@pytest.mark.parametrize(
    ("mode", "kind", "how"),
    [("sync", SyncVectorEnv, {}), ("async", AsyncVectorEnv, {"context": "spawn"})],
)
def test_gymnasiums_own_vectors_hold_it(mode: str, kind: type, how: dict[str, Any]) -> None:
    envs: Any = gymnasium.make_vec(SEISMIC, 2, vectorization_mode=mode, vector_kwargs=how, **SMALL)
    assert isinstance(envs, kind)
    seen, _ = envs.reset(seed=1)
    for _ in range(4):
        assert envs.observation_space.contains(seen)
        seen, rewards, over, _, _ = envs.step(last_legal(seen))
        assert rewards.shape == over.shape == (2,)
    envs.close()


def test_one_call_makes_the_vector_that_fits() -> None:
    assert isinstance(gymnasium.make_vec(SEISMIC, 2, **SMALL), SyncVectorEnv)
    assert isinstance(gymnasium.make_vec(SAN_ANDREAS, 2, bots="random"), RandomVectorEnv)
    assert isinstance(gymnasium.make_vec(SAN_ANDREAS, 2, bots=["random"] * 2), RandomVectorEnv)


@pytest.mark.parametrize(("name", "options"), [(SEISMIC, {**SMALL, "seats": 3}), (SAN_ANDREAS, {"seat": 2})])
def test_tables_in_the_kernel_wait_for_the_learner(name: str, options: dict[str, Any]) -> None:
    envs: Any = gymnasium.make_vec(name, 6, bots="random", **options)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    again: Any = gymnasium.make_vec(name, 6, bots="random", **options)
    seen, _ = envs.reset(seed=9)
    other, _ = again.reset(seed=9)
    ended, games = np.zeros(6, bool), 0
    for _ in range(60):
        assert envs.observation_space.contains(seen)
        assert np.array_equal(seen["observation"], other["observation"])
        assert (seen["action_mask"].any(axis=1) == ~ended).all()
        seen, rewards, over, truncated, info = envs.step(last_legal(seen))
        other, *_ = again.step(last_legal(other))
        assert not truncated.any()
        assert not (over & ended).any(), "the step after the end begins the next game"
        assert not rewards[~over].any()
        assert ("scores" in info) == over.any()
        ended, games = over, games + over.sum()
    assert games >= 6
    with pytest.raises(IllegalNumber):
        envs.step(np.full(6, -1))


def test_the_learner_has_the_seat_it_wants() -> None:
    envs: Any = gymnasium.make_vec(SAN_ANDREAS, 5, bots="random", seat=1)
    assert list(envs.seats) == [1] * 5
    assert list(gymnasium.make_vec(SAN_ANDREAS, 5, bots="random").seats) == [0, 1, 2, 0, 1]
    with pytest.raises(BadOptions, match="no seat 3"):
        gymnasium.make_vec(SAN_ANDREAS, 5, bots="random", seat=3)


def last_legal(seen: Any) -> Any:
    """The last legal action, or that of each table; 0 where there is none."""
    mask = seen["action_mask"]
    found = mask.shape[-1] - 1 - np.flip(mask, -1).argmax(-1)
    return np.where(mask.any(-1), found, 0) if mask.ndim > 1 else int(found)


def whole(env: Any, seed: int | None) -> str:
    seen, info = env.reset(seed=seed)
    return f"{info} {rest(env, seen)}"


def rest(env: Any, seen: Any) -> str:
    """Play on to the end; what came of it."""
    over, came = False, []
    while not over:
        seen, reward, over, _, info = env.step(last_legal(seen))
        came.append(float(seen["observation"].sum()))
    return f"{came} {reward} {info}"
