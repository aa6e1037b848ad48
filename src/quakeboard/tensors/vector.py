"""Thousands of games at once, for a learner: `VectorPlayouts`.

The games are stepped inside the kernel (`vector_tables`); no Python runs between one table and the next. What
a learner wants to know lies in NumPy arrays that are made once and written to by every call, so whoever wants
to keep something copies it.

Chance acts by itself: whenever a call returns, a seat is asked for an action at every table, or its game is
over. Each table has a generator of its own, made from the seed and the table's number. So table 7 plays the
same game whether there are ten tables or ten thousand, on any machine, compiled or not.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from quakeboard.core.errors import QuakeboardError, Reason
from quakeboard.core.game import OVER
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
    """An action's number that is not legal at its table. Nothing was changed anywhere."""


class BadVector(QuakeboardError):
    """So many games cannot be played at once, or were not told what to do."""


class VectorPlayouts:
    """Many games of one kind, stepped together.

    `game` is a game with its options, `seats` how many play it, `games` how many tables there are. `rewards`
    is `rank` or `margin` (see `rewards`). With `restart` a finished game gives way to a new one at once;
    without it the table waits for `restart`, and actions given for it are not looked at. With `observe` every
    call also writes `observations`.
    """

    actor: NDArray[np.int32]
    """For each table: the seat that is asked, or -2 if the game is over and was not started anew."""
    choices: NDArray[np.int32]
    """For each table: how many actions are legal."""
    over: NDArray[np.bool_]
    """For each table: whether a game ended in the last call, or ended earlier and still lies there."""
    steps: NDArray[np.int32]
    """For each table: how many decisions its game has had."""
    finished: NDArray[np.int64]
    """For each table: how many games ended there."""
    scores: NDArray[np.int32]
    """For each table and seat: the score of the last game that ended there; zeros before."""
    rewards: NDArray[np.float32]
    """For each table and seat: the reward for a game that ended in the last call, else zeros."""
    observations: NDArray[np.float32] | None
    """For each table: what the seat that is asked may see (see `tensors`), or after the end seat 0."""

    def __init__(
        self,
        game: Any,
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
        self.action_space = action_space(game, seats)
        self.encoder = encoder(game, seats)
        self._tables = Tables(
            game.start(seats),
            games,
            described(game, seats).arrays,
            self.action_space.size,
            rewards == RANK,
            restart,
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
        self._tables.watch(
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
        """Begin everywhere anew, with generators from this seed."""
        self.scores[:] = 0
        self._tables.reset(str(seed))
        self._look()

    def restart(self, which: ArrayLike | None = None) -> None:
        """Begin anew at the tables that this mask names, or wherever a game is over; generators go on."""
        mask = self.actor == OVER if which is None else np.array(which, np.bool_)
        self._check_length(mask.size)
        self._tables.begin(mask.view(np.uint8).data)
        self._look()

    def step(self, actions: ArrayLike) -> None:
        """Do one action at each table, by its number in the action space.

        If one of them is not legal, raises `IllegalNumber` and changes nothing anywhere.
        """
        numbers = np.ascontiguousarray(actions, np.int64)
        self._check_length(numbers.size)
        refused = self._tables.step(numbers.data)
        if refused >= 0:
            raise IllegalNumber(NOT_LEGAL, action=int(numbers[refused]), game=self.game.key, table=refused)
        self._look()

    def roll(self, decisions: int = 1) -> int:
        """Let every table make so many decisions at random, each legal action equally likely.

        Returns how many games ended meanwhile. Where more than one ended, `scores` and `rewards` are the last
        one's.
        """
        ended: int = self._tables.roll(decisions)
        self._look()
        return ended

    def roll_to(self, seats: ArrayLike) -> None:
        """Let every table decide at random until this seat is asked there, or the game is over.

        What ends meanwhile is told beside what ended in the call before.
        """
        wanted = np.ascontiguousarray(seats, np.int32)
        self._check_length(wanted.size)
        self._tables.roll_to(wanted.data)
        self._look()

    # ------------------------------------------------------------------ looking

    def pick(self) -> NDArray[np.int64]:
        """A legal action for each table, all equally likely: `step(pick())` plays the games of `roll()`.

        Where a game is over, -1.
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
        """For each table: the numbers of its legal actions, in the order of the rules, then -1."""
        width = int(self.choices.max())
        out = np.full((self.games, width), -1, np.int64)
        self._tables.legal(out.reshape(-1).data, width)
        return out

    def look(
        self, seats: ArrayLike | None = None, out: NDArray[np.float32] | None = None
    ) -> NDArray[np.float32]:
        """For each table: what this seat may see, or the one that is asked; after the end, seat 0."""
        if out is None:
            out = np.empty((self.games, *self.encoder.shape), np.float32)
        wanted = np.maximum(self.actor, 0) if seats is None else np.ascontiguousarray(seats, np.int32)
        self._check_length(wanted.size)
        self._tables.look(wanted.data, out.reshape(-1))
        return out

    def position(self, table: int) -> Any:
        """A copy of the position at a table, hidden coins included."""
        return self._tables.position(table).copy()

    def _look(self) -> None:
        if self.observations is not None:
            self.look(out=self.observations)

    def _check_length(self, given: int) -> None:
        if given != self.games:
            raise BadVector(WRONG_LENGTH, tables=self.games, given=given)
