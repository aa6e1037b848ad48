"""What players are shown: all that they may know, and nothing else."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from quakeboard.games.sanandreas.rules.board import space_of
from quakeboard.research.openspiel import QuakeState
from quakeboard.tensors.encoder import encoder

from .states import played, random_states, sampled_states

pytestmark = pytest.mark.full

SEISMIC = pyspiel.load_game("python_quakeboard_seismic(columns=7,rows=7)")
SAN_ANDREAS = pyspiel.load_game("python_quakeboard_san_andreas")
STATES = sampled_states(SAN_ANDREAS, 1, 5) + sampled_states(SAN_ANDREAS, 2, 6)

NONE = pyspiel.PrivateInfoType.NONE
ONE = pyspiel.PrivateInfoType.SINGLE_PLAYER
ALL = pyspiel.PrivateInfoType.ALL_PLAYERS


def kind(private: Any = ONE, *, public: bool = True, recall: bool = False) -> Any:
    return pyspiel.IIGObservationType(perfect_recall=recall, public_info=public, private_info=private)


def resampled_state(state: QuakeState, player: int, seed: int) -> QuakeState:
    """A state that differs in nothing but coins which this player may not know."""
    return state.resample_from_infostate(player, np.random.RandomState(seed).uniform)


@pytest.mark.parametrize("game", [SEISMIC, SAN_ANDREAS])
def test_the_tensor_is_that_of_the_encoder(game: Any) -> None:
    plain = encoder(game.rules, game.num_players())
    observation = make_observation(game)
    for state in sampled_states(game, 3, 9):
        for player in range(game.num_players()):
            observation.set_from(state, player)
            seen = plain.encode(state.payload.position.kernel, player)
            assert np.array_equal(observation.dict["observation"], seen)
            assert np.array_equal(observation.tensor, seen.ravel())
            assert state.observation_tensor(player) == seen.ravel().tolist()


@pytest.mark.parametrize("recall", [False, True])
@pytest.mark.parametrize(("private", "public"), [(NONE, True), (ONE, True), (ONE, False), (NONE, False)])
def test_no_coin_leaks(private: Any, public: bool, recall: bool) -> None:
    """Ruling A14: what others hide may trade places, and the player sees the same."""
    observation = make_observation(SAN_ANDREAS, kind(private, public=public, recall=recall))
    for number, state in enumerate(STATES):
        for player in range(3):
            other = resampled_state(state, player, number)
            assert observation.string_from(other, player) == observation.string_from(state, player)
            if observation.tensor is not None:
                observation.set_from(state, player)
                seen = observation.tensor.copy()
                observation.set_from(other, player)
                assert np.array_equal(observation.tensor, seen)


@pytest.mark.parametrize("recall", [False, True])
def test_public_information_reveals_no_coins(recall: bool) -> None:
    public = make_observation(SAN_ANDREAS, kind(NONE, recall=recall))
    for number, state in enumerate(STATES):
        other = resampled_state(state, 0, number)  # the coins of 1 and 2 trade places
        for player in range(3):
            assert public.string_from(other, player) == public.string_from(state, player)
            if public.tensor is not None:
                public.set_from(state, player)
                seen = public.tensor.copy()
                public.set_from(other, player)
                assert np.array_equal(public.tensor, seen)


def test_secrets_are_shown_to_those_who_have_them() -> None:
    """A player who looks at all secrets can tell every two deals apart, by text and by tensor."""
    observation = make_observation(SAN_ANDREAS, kind(ALL, public=False))
    state = played(SAN_ANDREAS, 1, 9)
    by_text: dict[str, str] = {}
    by_tensor: dict[bytes, str] = {}
    for seed in range(12):
        other = resampled_state(state, 0, seed)
        observation.set_from(other, 0)
        assert by_text.setdefault(observation.string_from(other, 0), str(other)) == str(other)
        assert by_tensor.setdefault(observation.tensor.tobytes(), str(other)) == str(other)
    assert len(by_text) == len(by_tensor) > 6


def test_what_all_know_and_a_seats_secrets_make_up_what_it_sees() -> None:
    whole, public, own = (
        make_observation(SAN_ANDREAS, of) for of in (kind(), kind(NONE), kind(public=False))
    )
    for state in STATES:
        for player in range(3):
            for observation in (whole, public, own):
                observation.set_from(state, player)
            names = [plane.name for plane in encoder(SAN_ANDREAS.rules, 3).planes]
            coins = [names.index(f"coin {coin}") for coin in range(6)]
            hand = [names.index(f"held {coin} of me") for coin in range(6)]
            seen, shown = whole.dict["observation"], public.dict["observation"]
            secret = own.dict["secrets"][0]
            assert np.array_equal(seen[coins], shown[coins] + secret[:6])
            assert np.array_equal(seen[hand], secret[6:])
            rest = [number for number in range(len(names)) if number not in coins + hand]
            assert np.array_equal(seen[rest], shown[rest])


@pytest.mark.parametrize(
    ("game", "of", "parts"),
    [
        (SEISMIC, kind(), {"observation"}),
        (SEISMIC, kind(NONE), {"observation"}),
        (SEISMIC, kind(public=False), set()),
        (SAN_ANDREAS, kind(), {"observation"}),
        (SAN_ANDREAS, kind(ALL), {"observation", "secrets"}),
        (SAN_ANDREAS, kind(public=False), {"secrets"}),
        (SAN_ANDREAS, kind(NONE, public=False), set()),
        (SAN_ANDREAS, INFO_STATE_OBS_TYPE, set()),
    ],
)
def test_parts_of_the_tensor(game: Any, of: Any, parts: set[str]) -> None:
    observation = make_observation(game, of)
    assert set(observation.dict) == parts
    assert (observation.tensor is None) == (not parts)


def test_a_player_remembers_what_can_no_longer_be_seen() -> None:
    """Which coin a quake took from where is not on the table any more, but was seen."""
    seen = 0
    for seed in range(6):
        before = SAN_ANDREAS.new_initial_state().payload.position
        for state in random_states(SAN_ANDREAS, seed):
            fresh = state.payload.position.kernel.pieces.known & ~before.kernel.pieces.known
            last = state.information_state_string(0).split("\n")[-1]
            assert last.count("@") == fresh.bit_count()
            for coin in (coin for coin in before.city_coins() if fresh >> coin & 1):
                x, y = space_of(before.city_place(coin)[1])
                assert f" {coin % 6}@{x},{y}" in last
                seen += 1
            before = state.payload.position.copy()
    assert seen > 20


def test_a_player_remembers_his_own_coins_only() -> None:
    state = played(SAN_ANDREAS, 1, 9)
    founded = [line for line in state.information_state_string(0).split("\n") if " found " in line]
    assert founded
    assert all((line[-1] == "?") == (line[0] != "0") for line in founded)


def test_histories_that_look_alike_are_one_information_state() -> None:
    """Perfect recall: two states of one player's information have seen the same all along."""
    state = played(SAN_ANDREAS, 1, 14)
    twin = resampled_state(state, 1, 5)
    one, other = SAN_ANDREAS.new_initial_state(), SAN_ANDREAS.new_initial_state()
    for step, again in zip(state.history(), twin.history(), strict=True):
        one.apply_action(step)
        other.apply_action(again)
        assert one.information_state_string(1) == other.information_state_string(1)


def test_an_observer_without_a_tensor() -> None:
    observation = make_observation(SEISMIC, params={"tensor": False})
    assert observation.tensor is None
    assert observation.string_from(SEISMIC.new_initial_state(), 0).startswith("seat: 0\n")


def test_an_observer_knows_no_other_parameter() -> None:
    with pytest.raises(ValueError, match="colour"):
        make_observation(SEISMIC, params={"colour": True})
