"""Many tables of one game, stepped inside the kernel, for `vector.VectorPlayouts`.

Every table has its own position and random generator, so that tables are independent. Results are written to
arrays of the caller; see `vector` for their meanings. Actions are numbers of the action space.

This file is Cython in pure-Python mode: compiled with the kernel, or run as plain Python, the same games
either way. It does not need NumPy: an array is anything that can be read and written by index.
"""

from __future__ import annotations

from array import array

import cython

from quakeboard.core.game import OVER
from quakeboard.core.kernel.rng import Rng
from quakeboard.tensors.kernel.arrays import TableArrays

if not cython.compiled:
    from quakeboard.tensors.kernel.rewards import reward


@cython.final
@cython.cclass
class Tables:
    """Tables of the same game with the same number of seats."""

    game: TableArrays
    start: object
    positions: list
    kernels: list  # of the positions
    rngs: list
    tables: cython.Py_ssize_t
    seats: cython.Py_ssize_t
    by_rank: cython.bint
    restart: cython.bint
    ties_settled: cython.bint
    """Whether the rules break ties, so that the winners are read from the outcome."""
    size: cython.Py_ssize_t
    """The number of actions in the action space."""
    legal_buffer: cython.int[::1]
    """A buffer for the legal actions of one table."""
    chosen: cython.Py_ssize_t[::1]
    """The code of the chosen action at each table."""

    actor: cython.int[::1]
    choices: cython.int[::1]
    over: cython.uchar[::1]
    steps: cython.int[::1]
    finished: cython.longlong[::1]
    scores: cython.int[::1]
    rewards: cython.float[::1]

    def __init__(
        self,
        start,
        tables: int,
        arrays,
        size: int,
        by_rank: bool,
        restart: bool,
        ties_settled: bool,
    ) -> None:
        """Tables that begin at `start`; call `set_outputs` and `reset` first.

        `arrays` converts action numbers, of which there are `size`.
        """
        self.game = arrays
        self.start = start.kernel
        self.positions = [start.copy() for _ in range(tables)]
        self.kernels = [position.kernel for position in self.positions]
        self.rngs = [None] * tables
        self.tables = tables
        self.seats = start.kernel.seats
        self.by_rank = by_rank
        self.restart = restart
        self.ties_settled = ties_settled
        self.size = size
        self.legal_buffer = array("i", bytes(4 * size))
        self.chosen = array("q", bytes(8 * tables))

    def set_outputs(self, actor, choices, over, steps, finished, scores, rewards) -> None:
        """Set the arrays that results are written to; the last two have a row of seats for each table."""
        self.actor = actor
        self.choices = choices
        self.over = over
        self.steps = steps
        self.finished = finished
        self.scores = scores
        self.rewards = rewards

    # ------------------------------------------------------------------ all tables

    def reset(self, seed: str) -> None:
        """Begin a game at every table, with a generator made from the seed and the number of the table."""
        table: cython.Py_ssize_t
        for table in range(self.tables):
            self.rngs[table] = Rng(f"{seed} {table}")
            self.finished[table] = 0
            self._begin(table)
            self._clear(table)
            self._count(table)

    def begin(self, which: cython.uchar[::1]) -> None:
        """Begin a new game at these tables, over or not, with the same generators."""
        table: cython.Py_ssize_t
        for table in range(self.tables):
            if which[table]:
                self._begin(table)
                self._clear(table)
                self._count(table)

    def step(self, actions: cython.longlong[::1]) -> int:
        """Take one action at every table that is not over.

        If an action is illegal, nothing is changed and the number of its table is returned; otherwise -1.
        """
        table: cython.Py_ssize_t
        for table in range(self.tables):
            if self.actor[table] != OVER:
                if not self._choose(table, actions[table]):
                    return table
        # From the last table to the first: the tables checked last are still in the processor's cache.
        for table in range(self.tables - 1, -1, -1):
            self._clear(table)
            if self.actor[table] != OVER:
                self._do(table, self.chosen[table])
                self._count(table)
        return -1

    def roll(self, decisions: cython.Py_ssize_t) -> int:
        """Play `decisions` random decisions at every table; return the number of games that ended."""
        table: cython.Py_ssize_t
        ended: cython.longlong = 0
        for table in range(self.tables):
            self._clear(table)
            ended -= self.finished[table]
            for _ in range(decisions):
                if self.actor[table] == OVER:
                    break
                self._do(table, self._pick(table))
            ended += self.finished[table]
            self._count(table)
        return ended

    def roll_to(self, seats: cython.int[::1]) -> None:
        """Play random decisions at every table until this seat is to act, or the game is over."""
        table: cython.Py_ssize_t
        for table in range(self.tables):
            while self.actor[table] != OVER and self.actor[table] != seats[table]:
                self._do(table, self._pick(table))
            self._count(table)

    def pick(self, out: cython.longlong[::1]) -> None:
        """Write a uniformly random legal action for every table, or -1 where the game is over."""
        table: cython.Py_ssize_t
        for table in range(self.tables):
            out[table] = -1
            if self.actor[table] != OVER:
                out[table] = self.game.number(self.kernels[table], self._pick(table))

    def mask(self, out: cython.schar[::1]) -> None:
        """Write a 1 for every legal action into a row for each table, which must hold zeros."""
        table: cython.Py_ssize_t
        i: cython.Py_ssize_t
        row: cython.Py_ssize_t = 0
        for table in range(self.tables):
            for i in range(self._list(table)):
                out[row + self.legal_buffer[i]] = 1
            row += self.size

    def legal(self, out: cython.longlong[::1], width: cython.Py_ssize_t) -> None:
        """Write the legal actions into a row of this width for each table, in the order of the rules."""
        table: cython.Py_ssize_t
        i: cython.Py_ssize_t
        row: cython.Py_ssize_t = 0
        for table in range(self.tables):
            for i in range(self._list(table)):
                out[row + i] = self.legal_buffer[i]
            row += width

    def encode(self, seats: cython.int[::1], out: cython.float[::1]) -> None:
        """Write the tensors of these seats, one row for each table."""
        table: cython.Py_ssize_t
        row: cython.Py_ssize_t = out.shape[0] // self.tables
        for table in range(self.tables):
            self.game.encode(self.kernels[table], seats[table], out[table * row : (table + 1) * row])

    def position(self, table: int):
        """The position at a table, which must not be changed."""
        return self.positions[table]

    # ------------------------------------------------------------------ one table

    @cython.cfunc
    @cython.exceptval(check=False)
    def _clear(self, table: cython.Py_ssize_t) -> cython.void:
        """Clear the results of the last game, unless the table is still over."""
        seat: cython.Py_ssize_t
        if self.over[table] and self.actor[table] != OVER:
            self.over[table] = 0
        for seat in range(table * self.seats, (table + 1) * self.seats):
            self.rewards[seat] = 0

    @cython.cfunc
    def _choose(self, table: cython.Py_ssize_t, number: cython.Py_ssize_t) -> cython.bint:
        """Store the code of the action with this number; return whether it is legal."""
        code: cython.Py_ssize_t
        try:
            code = self.game.code(self.kernels[table], number)
        except ValueError:  # the number means nothing here
            return False
        self.chosen[table] = code
        return self.game.is_legal_code(self.kernels[table], code)

    @cython.cfunc
    def _begin(self, table: cython.Py_ssize_t):
        self.game.reset_to(self.kernels[table], self.start)
        self.steps[table] = 0
        self.actor[table] = self.game.advance_to_seat(self.kernels[table], self.rngs[table])

    @cython.cfunc
    def _do(self, table: cython.Py_ssize_t, code: cython.Py_ssize_t):
        """Take a legal action, and let chance act until a seat is to act or the game is over."""
        self.game.step_unchecked(self.kernels[table], code)
        self.steps[table] += 1
        self.actor[table] = self.game.advance_to_seat(self.kernels[table], self.rngs[table])
        if self.actor[table] == OVER:
            self._finish(table)

    @cython.cfunc
    def _finish(self, table: cython.Py_ssize_t):
        """Write the scores and rewards of a finished game, and restart if set."""
        at: cython.Py_ssize_t = table * self.seats
        won: cython.Py_ssize_t = 0
        self.game.write_scores(self.kernels[table], self.scores, at)
        if self.ties_settled:
            for seat in self.positions[table].outcome().winners:
                won |= 1 << seat
        reward(self.scores, at, self.seats, won, self.by_rank, self.rewards)
        self.over[table] = 1
        self.finished[table] += 1
        if self.restart:
            self._begin(table)

    @cython.cfunc
    def _pick(self, table: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """The code of a uniformly random legal action."""
        return self.game.sample_code(self.kernels[table], self.rngs[table])

    @cython.cfunc
    def _count(self, table: cython.Py_ssize_t):
        self.choices[table] = self.game.count_choices(self.kernels[table])

    @cython.cfunc
    def _list(self, table: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """Write the numbers of the legal actions to the buffer; return how many."""
        found: cython.Py_ssize_t = self.game.list_choices(self.kernels[table], self.legal_buffer)
        i: cython.Py_ssize_t
        for i in range(found):
            self.legal_buffer[i] = self.game.number(self.kernels[table], self.legal_buffer[i])
        return found
