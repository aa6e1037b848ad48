"""Many tables of one game, stepped inside the kernel: what `vector.VectorPlayouts` stands on.

Every table has a position and a generator of its own, so that what happens there depends on nothing that
happens elsewhere. What a learner wants to know is written to arrays that the caller made and keeps; see
`vector` for their names. Actions come and go by their numbers in the action space.

This file is Cython in pure-Python mode: compiled with the kernel, or run as plain Python, the same games
either way. It knows no NumPy: an array is whatever can be read and written by index.
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
    """Some tables at which the same game is played by as many seats."""

    game: TableArrays
    start: object
    positions: list
    rngs: list
    tables: cython.Py_ssize_t
    seats: cython.Py_ssize_t
    by_rank: cython.bint
    restart: cython.bint
    ties_settled: cython.bint
    """Whether the rules tell the winners of a tie apart, so that they must be asked."""
    size: cython.Py_ssize_t
    """How many actions have a number."""
    sheet: cython.int[::1]
    """Room for the legal actions of a table,"""
    chosen: cython.Py_ssize_t[::1]
    """and for one code for each table."""

    actor: cython.int[::1]
    choices: cython.int[::1]
    over: cython.uchar[::1]
    steps: cython.int[::1]
    finished: cython.longlong[::1]
    scores: cython.int[::1]
    rewards: cython.float[::1]

    def __init__(self, start, tables: int, arrays, size: int, by_rank: bool, restart: bool) -> None:
        """Tables that begin at `start`; nothing can be done before `watch` and `reset`.

        `arrays` knows the numbers of actions, of which there are `size`.
        """
        self.game = arrays
        self.start = start
        self.positions = [start.copy() for _ in range(tables)]
        self.rngs = [None] * tables
        self.tables = tables
        self.seats = start.seats
        self.by_rank = by_rank
        self.restart = restart
        self.ties_settled = getattr(start.game.options, "heights", None) is not None
        self.size = size
        self.sheet = array("i", bytes(4 * size))
        self.chosen = array("q", bytes(8 * tables))

    def watch(self, actor, choices, over, steps, finished, scores, rewards) -> None:
        """Write what happens to these arrays from now on; the last two have a row of seats for each table."""
        self.actor = actor
        self.choices = choices
        self.over = over
        self.steps = steps
        self.finished = finished
        self.scores = scores
        self.rewards = rewards

    # ------------------------------------------------------------------ what a caller asks for

    def reset(self, seed: str) -> None:
        """Begin everywhere; the generator of a table is that of the seed and its number."""
        table: cython.Py_ssize_t
        for table in range(self.tables):
            self.rngs[table] = Rng(f"{seed} {table}")
            self.finished[table] = 0
            self._begin(table)
            self._clear(table)
            self._count(table)

    def begin(self, which: cython.uchar[::1]) -> None:
        """Begin anew at these tables, whether their games are over or not; their generators go on."""
        table: cython.Py_ssize_t
        for table in range(self.tables):
            if which[table]:
                self._begin(table)
                self._clear(table)
                self._count(table)

    def step(self, actions: cython.longlong[::1]) -> int:
        """Do one action at every table that is not over.

        If an action is illegal, nothing is changed and the number of its table is returned; otherwise -1.
        """
        table: cython.Py_ssize_t
        for table in range(self.tables):
            if self.actor[table] != OVER:
                if not self._choose(table, actions[table]):
                    return table
        # Back from the last table to the first: those looked at last are still in the processor's cache.
        for table in range(self.tables - 1, -1, -1):
            self._clear(table)
            if self.actor[table] != OVER:
                self._do(table, self.chosen[table])
                self._count(table)
        return -1

    def roll(self, decisions: cython.Py_ssize_t) -> int:
        """Let every table make so many decisions at random; return how many games ended meanwhile."""
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
        """Let every table decide at random until this seat is asked there, or the game is over."""
        table: cython.Py_ssize_t
        for table in range(self.tables):
            while self.actor[table] != OVER and self.actor[table] != seats[table]:
                self._do(table, self._pick(table))
            self._count(table)

    def pick(self, out: cython.longlong[::1]) -> None:
        """Write a legal action for every table, each equally likely, or -1 where the game is over."""
        table: cython.Py_ssize_t
        for table in range(self.tables):
            out[table] = -1
            if self.actor[table] != OVER:
                out[table] = self.game.number(self.positions[table], self._pick(table))

    def mask(self, out: cython.schar[::1]) -> None:
        """Write a 1 for every legal action into a row for each table, which must hold zeros."""
        table: cython.Py_ssize_t
        i: cython.Py_ssize_t
        row: cython.Py_ssize_t = 0
        for table in range(self.tables):
            for i in range(self._list(table)):
                out[row + self.sheet[i]] = 1
            row += self.size

    def legal(self, out: cython.longlong[::1], width: cython.Py_ssize_t) -> None:
        """Write the legal actions into a row of this width for each table, in the order of the rules."""
        table: cython.Py_ssize_t
        i: cython.Py_ssize_t
        row: cython.Py_ssize_t = 0
        for table in range(self.tables):
            for i in range(self._list(table)):
                out[row + i] = self.sheet[i]
            row += width

    def look(self, seats: cython.int[::1], out: cython.float[::1]) -> None:
        """Write what these seats may see into a row for each table."""
        table: cython.Py_ssize_t
        row: cython.Py_ssize_t = out.shape[0] // self.tables
        for table in range(self.tables):
            self.game.encode(self.positions[table], seats[table], out[table * row : (table + 1) * row])

    def position(self, table: int):
        """The position at a table, to be read and not to be changed."""
        return self.positions[table]

    # ------------------------------------------------------------------ at one table

    @cython.cfunc
    @cython.exceptval(check=False)
    def _clear(self, table: cython.Py_ssize_t) -> cython.void:
        """What was told of a game that ended is old news, unless it still lies there."""
        seat: cython.Py_ssize_t
        if self.over[table] and self.actor[table] != OVER:
            self.over[table] = 0
        for seat in range(table * self.seats, (table + 1) * self.seats):
            self.rewards[seat] = 0

    @cython.cfunc
    def _choose(self, table: cython.Py_ssize_t, number: cython.Py_ssize_t) -> cython.bint:
        """Keep the code of the action with this number; whether it is legal."""
        code: cython.Py_ssize_t
        try:
            code = self.game.code(self.positions[table], number)
        except ValueError:  # the number means nothing here
            return False
        self.chosen[table] = code
        return self.game.may(self.positions[table], code)

    @cython.cfunc
    def _begin(self, table: cython.Py_ssize_t):
        self.game.set_back(self.positions[table], self.start)
        self.steps[table] = 0
        self.actor[table] = self.game.await_seat(self.positions[table], self.rngs[table])

    @cython.cfunc
    def _do(self, table: cython.Py_ssize_t, code: cython.Py_ssize_t):
        """Do what is legal, and let chance act until a seat is asked or the game is over."""
        self.game.do(self.positions[table], code)
        self.steps[table] += 1
        self.actor[table] = self.game.await_seat(self.positions[table], self.rngs[table])
        if self.actor[table] == OVER:
            self._finish(table)

    @cython.cfunc
    def _finish(self, table: cython.Py_ssize_t):
        """Count, reward, and begin anew if that is wanted."""
        at: cython.Py_ssize_t = table * self.seats
        won: cython.Py_ssize_t = 0
        self.game.count_points(self.positions[table], self.scores, at)
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
        """A legal action's code, each equally likely."""
        return self.game.pick(self.positions[table], self.rngs[table])

    @cython.cfunc
    def _count(self, table: cython.Py_ssize_t):
        self.choices[table] = self.game.count_choices(self.positions[table])

    @cython.cfunc
    def _list(self, table: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """Write the numbers of the legal actions to the sheet; return how many."""
        found: cython.Py_ssize_t = self.game.list_choices(self.positions[table], self.sheet)
        i: cython.Py_ssize_t
        for i in range(found):
            self.sheet[i] = self.game.number(self.positions[table], self.sheet[i])
        return found
