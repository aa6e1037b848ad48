"""Vectorised games: thousands of tables that are stepped together in the kernel.

No Python code runs between one table and the next (`kernel/tables.py`). Results are in NumPy arrays that are
made once and overwritten by every call, so copy what you want to keep.

Chance is resolved automatically: after each call a seat is to act at every table, or its game is over. Each
table has its own random generator, made from the seed and the number of the table. So table 7 plays the same
game whether there are ten tables or ten thousand, on any machine, compiled or not.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from quakeboard.core.errors import QuakeboardError, Reason
from quakeboard.core.game import OVER, AnyGame, AnyPosition
from quakeboard.tensors.actions import action_space
from quakeboard.tensors.arrays import described
from quakeboard.tensors.encoder import encoder
from quakeboard.tensors.kernel.rewards import RANK, check_rewards
from quakeboard.tensors.kernel.tables import Tables

NOT_LEGAL = Reason(
    "not-a-legal-number",
    "action space",
    "{action} is the number of no legal action in the game of {game} at table {table}. Nothing was changed.",
)
TOO_FEW_TABLES = Reason("too-few-tables", "vector", "There must be at least one table, not {tables}.")
WRONG_LENGTH = Reason(
    "wrong-length", "vector", "There are {tables} tables, so there must be as many numbers, not {given}."
)


class IllegalNumber(QuakeboardError):
    """An illegal action number; no table was changed."""


class BadVector(QuakeboardError):
    """A wrong number of tables or of values for them."""


class VectorPlayouts:
    """Many games of one kind, stepped together.

    `game` is a game with its options, `seats` how many play it, `games` how many tables there are. `rewards`
    is `rank` or `margin` (see `rewards`). With `restart` a new game begins as soon as one is over; without it
    the table waits for a call of `restart`, and its actions are ignored. With `observe` every call also
    writes `observations`.
    """

    actor: NDArray[np.int32]
    """For each table: the seat to act, or -2 if the game is over and was not restarted."""
    choices: NDArray[np.int32]
    """For each table: the number of legal actions."""
    over: NDArray[np.bool_]
    """For each table: whether a game ended in the last call, or is over and was not restarted."""
    steps: NDArray[np.int32]
    """For each table: the number of decisions in its game."""
    finished: NDArray[np.int64]
    """For each table: the number of finished games."""
    scores: NDArray[np.int32]
    """For each table and seat: the score of the last finished game; zeros before."""
    rewards: NDArray[np.float32]
    """For each table and seat: the reward for a game that ended in the last call, else zeros."""
    observations: NDArray[np.float32] | None
    """For each table: the tensor of the seat to act, or of seat 0 after the end."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        games: int,
        seed: int | str = 0,
        *,
        rewards: str = RANK,
        restart: bool = True,
        observe: bool = False,
    ) -> None:
        check_rewards(rewards)
        if games < 1:
            raise BadVector(TOO_FEW_TABLES, tables=games)
        self.game, self.seats, self.games = game, seats, games
        found = described(game, seats)
        self.action_space = action_space(game, seats)
        self.encoder = encoder(game, seats)
        self._tables = Tables(
            game.start(seats),
            games,
            found.arrays,
            self.action_space.size,
            rewards == RANK,
            restart,
            found.settles_ties,
        )
        self._make_arrays(observe)
        self.reset(seed)

    def _make_arrays(self, observe: bool) -> None:
        games, seats = self.games, self.seats
        self.actor, self.choices = np.zeros(games, np.int32), np.zeros(games, np.int32)
        self.over, self.steps = np.zeros(games, np.bool_), np.zeros(games, np.int32)
        self.finished = np.zeros(games, np.int64)
        self.scores, self.rewards = np.zeros((games, seats), np.int32), np.zeros((games, seats), np.float32)
        self.observations = np.zeros((games, *self.encoder.shape), np.float32) if observe else None
        self._tables.set_outputs(
            self.actor.data,
            self.choices.data,
            self.over.view(np.uint8).data,
            self.steps.data,
            self.finished.data,
            self.scores.reshape(-1).data,
            self.rewards.reshape(-1).data,
        )

    # ------------------------------------------------------------------ playing

    def reset(self, seed: int | str) -> None:
        """Begin a new game at every table, with random generators made from this seed."""
        self.scores[:] = 0
        self._tables.reset(str(seed))
        self._look()

    def restart(self, which: ArrayLike | None = None) -> None:
        """Begin a new game at the tables of this mask, by default where a game is over."""
        mask = self.actor == OVER if which is None else np.array(which, np.bool_)
        self._check_length(mask.size)
        self._tables.begin(mask.view(np.uint8).data)
        self._look()

    def step(self, actions: ArrayLike) -> None:
        """Take one action at each table, by its number in the action space.

        If one of them is illegal, raises `IllegalNumber` and changes no table.
        """
        numbers = np.ascontiguousarray(actions, np.int64)
        self._check_length(numbers.size)
        refused = self._tables.step(numbers.data)
        if refused >= 0:
            raise IllegalNumber(
                NOT_LEGAL, action=int(numbers[refused]), game=self.game.spec.key, table=refused
            )
        self._look()

    def roll(self, decisions: int = 1) -> int:
        """Play `decisions` uniformly random decisions at every table.

        Returns the number of games that ended. Where several ended at a table, `scores` and `rewards` are
        those of the last one.
        """
        ended: int = self._tables.roll(decisions)
        self._look()
        return ended

    def roll_to(self, seats: ArrayLike) -> None:
        """Play random decisions at every table until this seat is to act or the game is over.

        Games that end are reported together with those that ended in the call before.
        """
        wanted = np.ascontiguousarray(seats, np.int32)
        self._check_length(wanted.size)
        self._tables.roll_to(wanted.data)
        self._look()

    # ------------------------------------------------------------------ observing

    def pick(self) -> NDArray[np.int64]:
        """A uniformly random legal action for each table, or -1 where a game is over.

        `step(pick())` plays the same games as `roll()`.
        """
        out = np.empty(self.games, np.int64)
        self._tables.pick(out.data)
        return out

    def masks(self, out: NDArray[np.int8] | None = None) -> NDArray[np.int8]:
        """For each table and action: 1 if it is legal, else 0; written to `out` if it is given.

        The action space of Seismic is large: see `legal` for a smaller array.
        """
        if out is None:
            out = np.zeros((self.games, self.action_space.size), np.int8)
        else:
            out[:] = 0
        self._tables.mask(out.reshape(-1).data)
        return out

    def legal(self) -> NDArray[np.int64]:
        """For each table: the numbers of its legal actions in the order of the rules, padded with -1."""
        width = int(self.choices.max())
        out = np.full((self.games, width), -1, np.int64)
        self._tables.legal(out.reshape(-1).data, width)
        return out

    def look(
        self, seats: ArrayLike | None = None, out: NDArray[np.float32] | None = None
    ) -> NDArray[np.float32]:
        """For each table: the tensor of this seat, by default the seat to act, or seat 0 after the end."""
        if out is None:
            out = np.empty((self.games, *self.encoder.shape), np.float32)
        wanted = np.maximum(self.actor, 0) if seats is None else np.ascontiguousarray(seats, np.int32)
        self._check_length(wanted.size)
        self._tables.encode(wanted.data, out.reshape(-1))
        return out

    def position(self, table: int) -> AnyPosition:
        """A copy of the position at a table, with all hidden information."""
        found: AnyPosition = self._tables.position(table)
        return found.copy()

    def _look(self) -> None:
        if self.observations is not None:
            self.look(out=self.observations)

    def _check_length(self, given: int) -> None:
        if given != self.games:
            raise BadVector(WRONG_LENGTH, tables=self.games, given=given)
