"""The base class of every game's arrays: stepping positions, and writing planes.

This file is Cython in pure-Python mode, compiled with the kernel or run as plain Python, the same either way.
"""

from __future__ import annotations

from array import array

import cython


@cython.cclass
class TableArrays:
    """Converts positions of a game to arrays over the cells of its table, row by row."""

    def lay_out(self, cells: list[int], size: int, seats: int, seated: int) -> None:
        """Set the cells by their numbers in the kernel, row by row, all below `size`.

        `seated` is the first of the planes of which there is one for each seat.
        """
        self.seats = seats
        self.seated = seated
        self.cells = len(cells)
        self.cell_at = array("i", cells)
        self.place_of = array("i", [-1] * size)
        for place, cell in enumerate(cells):
            self.place_of[cell] = place

    # ------------------------------------------------ playing, by the kernel of each game

    def advance_to_seat(self, kernel, rng) -> cython.Py_ssize_t:
        """Let chance act until a seat is to act or the game is over; return the actor."""
        raise NotImplementedError

    def sample_code(self, kernel, rng) -> cython.Py_ssize_t:
        """The code of a uniformly random legal action."""
        raise NotImplementedError

    def is_legal_code(self, kernel, code: cython.Py_ssize_t) -> cython.bint:
        """Whether an action is legal."""
        raise NotImplementedError

    def step_unchecked(self, kernel, code: cython.Py_ssize_t):
        """Take an action that is known to be legal."""
        raise NotImplementedError

    def count_choices(self, kernel) -> cython.Py_ssize_t:
        """The number of legal actions; 0 when the game is over."""
        raise NotImplementedError

    def list_choices(self, kernel, out: cython.int[::1]) -> cython.Py_ssize_t:
        """Write the codes of all legal actions to `out`, in canonical order; return how many."""
        raise NotImplementedError

    def reset_to(self, kernel, start):
        """Make a kernel equal to another one of the same game."""
        raise NotImplementedError

    def write_scores(self, kernel, out: cython.int[::1], at: cython.Py_ssize_t):
        """Write the scores of all seats if the game ends now, from `at` on."""
        raise NotImplementedError

    # ------------------------------------------------ numbers and tensors

    def number(self, kernel, code: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """The number of the action with this code in the kernel."""
        raise NotImplementedError

    def code(self, kernel, number: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """The code of the action with this number; raises `ValueError` if it means nothing here."""
        raise NotImplementedError

    def encode(self, kernel, seat: cython.Py_ssize_t, out: cython.float[::1]):
        """Write the tensor of this seat."""
        raise NotImplementedError

    def mask(self, kernel, out: cython.schar[::1]) -> None:
        """Write 1 for every legal number, and 0 for the others."""
        code: cython.Py_ssize_t
        out[:] = 0
        for code in kernel.codes():
            out[self.number(kernel, code)] = 1

    @cython.cfunc
    def _set_cell(
        self, out: cython.float[::1], plane: cython.Py_ssize_t, cell: cython.Py_ssize_t, value: cython.double
    ):
        out[plane * self.cells + self.place_of[cell]] = value

    @cython.cfunc
    def _fill_plane(self, out: cython.float[::1], plane: cython.Py_ssize_t, value: cython.double):
        """Fill a plane with this number."""
        if value != 0.0:
            out[plane * self.cells : (plane + 1) * self.cells] = value

    @cython.cfunc
    @cython.exceptval(check=False)
    def _seated(
        self, group: cython.Py_ssize_t, other: cython.Py_ssize_t, seat: cython.Py_ssize_t
    ) -> cython.Py_ssize_t:
        """The plane of a seat in a group with one for each seat, the observing one first."""
        return self.seated + group * self.seats + self._after(other, seat)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _after(self, other: cython.Py_ssize_t, seat: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """How many seats the other one is after the observing one."""
        return (other + self.seats - seat) % self.seats

    @cython.cfunc
    def _fill_turn(self, kernel, out: cython.float[::1], seat: cython.Py_ssize_t, group: cython.Py_ssize_t):
        """Fill the planes of whose turn it is, in this group, and of the seat to act, in the next."""
        if kernel.turn >= 0:
            self._fill_plane(out, self._seated(group, kernel.turn, seat), 1.0)
        if kernel.actor() >= 0:
            self._fill_plane(out, self._seated(group + 1, kernel.actor(), seat), 1.0)
