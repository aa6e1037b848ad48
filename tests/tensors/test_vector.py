"""Many games at once are the kernel's own games, each as if it were alone."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import numpy as np
import pytest
from compiled_and_plain import digest_in_plain_python, tell

from quakeboard.core.errors import BadOptions
from quakeboard.core.game import CHANCE, OVER
from quakeboard.core.kernel.rng import Rng
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.tensors.kernel.rewards import BadRewards
from quakeboard.tensors.vector import BadVector, IllegalNumber, VectorPlayouts

SMALL = Seismic.from_json({"columns": 9, "rows": 9})
ALL_ASKED = Seismic.from_json(
    {"columns": 9, "rows": 9, "variants": ["twin-cities", "aftershocks", "road-crews-dilemma", "big-one"]}
)
GAMES: list[tuple[Any, int]] = [(SMALL, 2), (ALL_ASKED, 3), (SanAndreas(), 3), (SanAndreas(), 4)]
every_game = pytest.mark.parametrize(("game", "seats"), GAMES, ids=["seismic", "variants", "three", "four"])


class SingleTable:
    """One table, stepped by the kernel an action at a time."""

    def __init__(self, game: Any, seats: int, seed: str) -> None:
        self.start, self.rng = game.start(seats), Rng(seed)
        self.begin()

    def begin(self) -> None:
        self.position, self.steps = self.start.copy(), 0
        self.wait()

    def wait(self) -> None:
        while self.position.actor() == CHANCE:
            self.position.step(self.position.sample(self.rng))

    def decide(self) -> tuple[int, ...] | None:
        """Make one decision; return the scores if that ended the game, and begin anew."""
        self.position.step(self.position.sample(self.rng))
        self.steps += 1
        self.wait()
        if self.position.actor() != OVER:
            return None
        scores: tuple[int, ...] = self.position.scores()
        self.begin()
        return scores


@every_game
def test_every_table_plays_the_kernels_own_games(game: Any, seats: int) -> None:
    many = VectorPlayouts(game, seats, 3, "seed")
    alone = [SingleTable(game, seats, f"seed {table}") for table in range(3)]
    for _ in range(300):
        many.roll()
        for table, one in enumerate(alone):
            scores = one.decide()
            assert many.actor[table] == one.position.actor()
            assert many.choices[table] == len(one.position.codes())
            assert many.steps[table] == one.steps
            assert many.over[table] == (scores is not None)
            if scores is not None:
                assert tuple(many.scores[table]) == scores
    assert many.finished.min() > 0


@every_game
def test_picking_and_stepping_is_rolling(game: Any, seats: int) -> None:
    stepped, rolled = VectorPlayouts(game, seats, 5, 1), VectorPlayouts(game, seats, 5, 1)
    for _ in range(12):
        for _ in range(20):
            stepped.step(stepped.pick())
        rolled.roll(20)
        assert all(state_of(stepped, table) == state_of(rolled, table) for table in range(5))
        assert np.array_equal(stepped.finished, rolled.finished)
        assert np.array_equal(stepped.scores, rolled.scores)


def test_a_table_plays_the_same_games_among_any_number_of_tables() -> None:
    few, more = VectorPlayouts(SMALL, 2, 3, "x"), VectorPlayouts(SMALL, 2, 9, "x")
    few.roll(70)
    more.roll(70)
    assert [state_of(few, table) for table in range(3)] == [state_of(more, table) for table in range(3)]
    assert state_of(few, 0) != state_of(few, 1)


@every_game
def test_masks_and_lists_say_what_is_legal(game: Any, seats: int) -> None:
    many = VectorPlayouts(game, seats, 4, 2)
    masks = np.ones((4, many.action_space.size), np.int8)
    for _ in range(15):
        many.roll(11)
        assert many.masks(masks) is masks
        listed = many.legal()
        assert listed.shape == (4, many.choices.max())
        for table in range(4):
            legal = many.action_space.legal(many.position(table).kernel)
            assert list(np.flatnonzero(masks[table])) == legal
            assert sorted(listed[table][listed[table] >= 0]) == legal
            assert many.choices[table] == len(legal)


@every_game
def test_an_illegal_number_changes_nothing_anywhere(game: Any, seats: int) -> None:
    many = VectorPlayouts(game, seats, 4, 3)
    many.roll(9)
    before = [state_of(many, table) for table in range(4)]
    arrays = [many.actor.copy(), many.choices.copy(), many.steps.copy(), many.rewards.copy()]
    masks, legal = many.masks(), many.legal()[:, 0]
    nonsense = [-1, many.action_space.size, 2**40]
    for number in [*np.flatnonzero(masks[2] == 0)[::97], *nonsense]:
        wanted = legal.copy()
        wanted[2] = number
        with pytest.raises(
            IllegalNumber, match=rf"^{number} is the number of no .* {game.spec.key} at table 2"
        ):
            many.step(wanted)
    assert [state_of(many, table) for table in range(4)] == before
    for array, then in zip((many.actor, many.choices, many.steps, many.rewards), arrays, strict=True):
        assert np.array_equal(array, then)
    many.step(legal)
    assert [state_of(many, table) for table in range(4)] != before


def test_a_finished_game_waits_without_restart() -> None:
    many = VectorPlayouts(SanAndreas(), 3, 4, 4, restart=False)
    while not many.over.all():
        ended = many.over.copy()
        many.step(many.pick())  # -1 where a game is over
        assert not (ended & ~many.over).any()
        assert (many.rewards.any(axis=1) <= (many.over & ~ended)).all()
    assert (many.actor == OVER).all()
    assert not many.choices.any()
    assert [tuple(row) for row in many.scores] == [many.position(table).scores() for table in range(4)]
    assert many.roll(3) == 0
    many.restart([True, False, False, True])
    assert list(many.over) == [False, True, True, False]
    assert list(many.steps > 0) == [False, True, True, False]
    many.restart()
    assert (many.actor >= 0).all()
    assert (many.finished == 1).all()


@pytest.mark.parametrize(("game", "seats"), [(ALL_ASKED, 2), (SanAndreas(), 4)])
def test_observations_are_those_of_the_seat_to_act(game: Any, seats: int) -> None:
    many = VectorPlayouts(game, seats, 3, 5, observe=True)
    seen = many.observations
    assert seen is not None
    for _ in range(10):
        many.step(many.pick())
        many.roll(6)
        for table in range(3):
            wanted = many.encoder.encode(many.position(table).kernel, int(many.actor[table]))
            assert np.array_equal(seen[table], wanted)
    assert many.observations is seen


def test_rewards_come_with_the_end_and_go() -> None:
    by_rank, by_margin = (VectorPlayouts(SMALL, 2, 8, 6, rewards=name) for name in ("rank", "margin"))
    ends = 0
    for _ in range(150):
        by_rank.roll()
        by_margin.roll()
        scores = by_rank.scores
        lead = scores[:, 0] - scores[:, 1]
        for many, wanted in ((by_rank, np.sign(lead)), (by_margin, lead)):
            assert np.array_equal(many.rewards[:, 0], np.where(many.over, wanted, 0))
            assert np.array_equal(many.rewards[:, 1], -many.rewards[:, 0])
        ends += by_rank.over.sum()
    assert ends >= 8


def test_the_taller_wins_a_tie() -> None:
    """Ruling S13, asked of the rules themselves."""
    game = Seismic.from_json({"columns": 7, "rows": 7, "heights": [150, 190]})
    many = VectorPlayouts(game, 2, 64, 7)
    while True:
        many.roll()
        tied = many.over & (many.scores[:, 0] == many.scores[:, 1])
        if tied.any():
            break
    assert (many.rewards[tied] == [-1, 1]).all()


def test_what_cannot_be_played_is_refused_with_the_message_of_the_rules() -> None:
    with pytest.raises(BadOptions, match="5"):
        VectorPlayouts(SMALL, 5, 2)
    with pytest.raises(BadRewards, match="“luck”"):
        VectorPlayouts(SMALL, 2, 2, rewards="luck")
    with pytest.raises(BadVector, match="at least one table"):
        VectorPlayouts(SMALL, 2, 0)
    with pytest.raises(BadVector, match=r"3 tables.* not 2"):
        VectorPlayouts(SMALL, 2, 3).step([0, 0])


def state_of(many: VectorPlayouts, table: int) -> Any:
    position = many.position(table)
    return position.state(), position.codes()


def digest() -> str:
    """What some rounds of all games come to."""
    found = sha256()
    for game, seats in GAMES:
        many = VectorPlayouts(game, seats, 3, "digest", rewards="margin", observe=True)
        for decisions in (1, 40, 90):
            many.roll(decisions)
            many.step(many.pick())
            for array in (many.actor, many.choices, many.over, many.steps, many.scores, many.rewards):
                found.update(array.tobytes())
            found.update(many.masks().tobytes() + many.legal().tobytes() + many.observations.tobytes())
    return found.hexdigest()


def test_compiled_and_plain_play_the_same_games() -> None:
    assert digest_in_plain_python(__file__) == digest()


if __name__ == "__main__":
    tell(digest())
