"""Both games are OpenSpiel's: they pass its tests, and play as the kernel does."""

from __future__ import annotations

import pickle
from fractions import Fraction

import pyspiel
import pytest
from extent import size

from quakeboard.core.errors import BadOptions
from quakeboard.core.registry import make_game
from quakeboard.games.seismic.rules.pieces import RECONSTRUCTION
from quakeboard.research.openspiel import QuakeGame
from quakeboard.research.openspiel.returns import BadReturns

from .states import played

SEISMIC = "python_quakeboard_seismic"
SAN_ANDREAS = "python_quakeboard_san_andreas"
FEW_TILES = ";".join(f"{tile}*{min(count, 2)}" for tile, count in RECONSTRUCTION.items())

STRINGS = [
    f"{SEISMIC}(columns=7,rows=7)",
    f"{SEISMIC}(players=3,columns=9,rows=7,variants=big-one;aftershocks,returns=rank)",
    f"{SEISMIC}(players=4,columns=11,rows=9,variants=twin-cities;road-crews-dilemma,first=2)",
    f"{SEISMIC}(players=3,columns=7,rows=7,variants=balance,heights=170;;182.5,quakes=many)",
    f"{SEISMIC}(players=2,columns=7,rows=9,manifest={FEW_TILES})",
    SAN_ANDREAS,
    f"{SAN_ANDREAS}(players=4,returns=rank,first=3)",
    f"{SAN_ANDREAS}(horizon=9)",
    f"{SAN_ANDREAS}(lakes=1,lost=closed)",
]


@pytest.mark.parametrize("string", STRINGS[:: size(1, 5)])
def test_openspiels_own_checks_pass(string: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(string), 1, serialize=True, verbose=False)


@pytest.mark.parametrize("string", STRINGS)
def test_a_game_is_written_as_a_string_and_read_again(string: str) -> None:
    game = pyspiel.load_game(string)
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert again.rules == game.rules
    assert pickle.loads(pickle.dumps(game)).rules == game.rules


@pytest.mark.parametrize("string", STRINGS)
def test_a_game_converts_to_openspiel_and_back(string: str) -> None:
    game = pyspiel.load_game(string)
    assert QuakeGame.of(game.rules, game.num_players()).rules == game.rules


def test_options_are_those_of_the_rules() -> None:
    game = pyspiel.load_game(STRINGS[3])
    wanted = {
        "variants": ["balance"],
        "columns": 7,
        "rows": 7,
        "heights": [170, None, 182.5],
        "quakes": "many",
    }
    assert game.rules == make_game("seismic", wanted)


def test_without_options_the_table_is_as_large_as_the_rules_say() -> None:
    assert pyspiel.load_game(SEISMIC).rules == make_game("seismic", {})
    twin = pyspiel.load_game(f"{SEISMIC}(variants=twin-cities)")
    assert twin.rules.options.size == (35, 21)


@pytest.mark.parametrize(
    ("string", "refusal"),
    [
        (f"{SEISMIC}(variants=flood)", BadOptions),
        (f"{SEISMIC}(players=4,variants=balance;big-one)", BadOptions),
        (f"{SAN_ANDREAS}(players=2)", BadOptions),
        (f"{SAN_ANDREAS}(returns=glory)", BadReturns),
    ],
)
def test_what_cannot_be_played_is_refused(string: str, refusal: type[Exception]) -> None:
    with pytest.raises((refusal, pyspiel.SpielError)):
        pyspiel.load_game(string)


@pytest.mark.parametrize("string", STRINGS)
def test_action_strings_are_the_notation(string: str) -> None:
    """What OpenSpiel says was done is done again by the rules, with the same end."""
    game = pyspiel.load_game(string)
    state = played(game, 5)
    position = game.rules.start(game.num_players())
    twin = game.new_initial_state()
    for past in state.full_history():
        action = game.rules.read(twin.action_to_string(past.player, past.action))
        if past.player < 0:
            odds = dict(position.odds())
            number = dict(twin.chance_outcomes())[past.action]
            assert number == pytest.approx(float(odds[action]))
        position.apply(action)
        twin.apply_action(past.action)
    assert position.outcome() == state.payload.position.outcome()
    assert str(twin) == str(state)


@pytest.mark.parametrize("string", [STRINGS[1], STRINGS[5]])
def test_chance_has_the_odds_of_the_rules(string: str) -> None:
    state = pyspiel.load_game(string).new_initial_state()
    while not state.is_terminal() and state.move_number() < 60:
        if state.is_chance_node():
            exact = {str(action): odds for action, odds in state.payload.position.odds()}
            told = {state.action_to_string(a): Fraction(p) for a, p in state.chance_outcomes()}
            assert told.keys() == exact.keys()
            assert all(abs(told[text] - exact[text]) < 1e-12 for text in exact)
        state.apply_action(state.legal_actions()[0])


def test_chance_outcomes_are_a_new_list_each_time() -> None:
    """As OpenSpiel's search does."""
    state = played(pyspiel.load_game(SAN_ANDREAS), 1)
    while not state.is_chance_node():
        state = played(state.get_game(), 1, len(state.history()) - 1)
    outcomes = state.chance_outcomes()
    assert len(outcomes) > 1000
    outcomes.reverse()
    assert state.chance_outcomes() == outcomes[::-1]


def test_a_copy_goes_its_own_way() -> None:
    state = played(pyspiel.load_game(SAN_ANDREAS), 1, 12)
    before = str(state)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)
    assert len(twin.history()) == 1 + len(state.history())


@pytest.mark.parametrize("steps", [0, 12, 40, 10**6])
@pytest.mark.parametrize("string", [STRINGS[0], SAN_ANDREAS])
def test_a_state_is_serialised_and_restored(string: str, steps: int) -> None:
    state = played(pyspiel.load_game(string), 2, steps)
    for again in (pickle.loads(pickle.dumps(state)), state.get_game().deserialize_state(state.serialize())):
        assert str(again) == str(state)
        assert again.history() == state.history()
        assert again.information_state_string(0) == state.information_state_string(0)
        assert again.returns() == state.returns()
        assert again.legal_actions() == state.legal_actions()


def test_san_andreas_ends_at_the_horizon() -> None:
    state = played(pyspiel.load_game(f"{SAN_ANDREAS}(horizon=9)"), 3)
    assert sum(past.player >= 0 for past in state.full_history()) == 9
    assert state.payload.position.outcome() is None
    assert state.returns() == [0, 0, 0], "nobody had scored yet"


def test_a_state_can_be_set_up_where_a_game_stands() -> None:
    game = pyspiel.load_game(SEISMIC)
    state = played(game, 4, 30)
    twin = game.state_at(state.payload.position.copy())
    assert str(twin) == str(state)
    assert twin.history() == []
    assert twin.legal_actions() == state.legal_actions()
