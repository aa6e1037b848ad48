"""Either game's kernel and arrays by the same verbs, for what is compiled with them.

What each verb does is told where the doors are: at the end of `position.py` of each game, and in its arrays.
This file is Cython in pure-Python mode: compiled with the kernel, or run as plain Python. By its `.pxd` every
method is a C function.
"""

from __future__ import annotations

import cython

from quakeboard.games.seismic.rules.game import KEY as SEISMIC

if not cython.compiled:
    from quakeboard.games.sanandreas.rules.kernel import position as sanandreas
    from quakeboard.games.seismic.rules.kernel import position as seismic


@cython.final
@cython.cclass
class EitherGame:
    """One of the two games."""

    def __init__(self, game, arrays) -> None:
        """`arrays` knows the numbers of the game's actions, and its tensors."""
        self.is_seismic = game.key == SEISMIC
        self.seismic_arrays = arrays if self.is_seismic else None
        self.sanandreas_arrays = None if self.is_seismic else arrays

    def await_seat(self, position, rng) -> cython.Py_ssize_t:
        if self.is_seismic:
            return seismic.await_seat(position, rng)
        return sanandreas.await_seat(position, rng)

    def pick(self, position, rng) -> cython.Py_ssize_t:
        return seismic.pick(position, rng) if self.is_seismic else sanandreas.pick(position, rng)

    def may(self, position, code: cython.Py_ssize_t) -> cython.bint:
        return seismic.may(position, code) if self.is_seismic else sanandreas.may(position, code)

    def do(self, position, code: cython.Py_ssize_t):
        if self.is_seismic:
            seismic.do(position, code)
        else:
            sanandreas.do(position, code)

    def count_choices(self, position) -> cython.Py_ssize_t:
        return seismic.count_choices(position) if self.is_seismic else sanandreas.count_choices(position)

    def list_choices(self, position, out: cython.int[::1]) -> cython.Py_ssize_t:
        if self.is_seismic:
            return seismic.list_choices(position, out)
        return sanandreas.list_choices(position, out)

    def set_back(self, position, start):
        if self.is_seismic:
            seismic.set_back(position, start)
        else:
            sanandreas.set_back(position, start)

    def count_points(self, position, out: cython.int[::1], at: cython.Py_ssize_t):
        if self.is_seismic:
            seismic.count_points(position, out, at)
        else:
            sanandreas.count_points(position, out, at)

    def number(self, position, code: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """The number of an action that the kernel knows by this code."""
        if self.is_seismic:
            return self.seismic_arrays.number(position, code)
        return self.sanandreas_arrays.number(position, code)

    def code(self, position, number: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """The other way round; -1 if the number means nothing here."""
        try:
            if self.is_seismic:
                return self.seismic_arrays.code(position, number)
            return self.sanandreas_arrays.code(position, number)
        except ValueError:
            return -1

    def encode(self, position, seat: cython.Py_ssize_t, out: cython.float[::1]):
        if self.is_seismic:
            self.seismic_arrays.encode(position, seat, out)
        else:
            self.sanandreas_arrays.encode(position, seat, out)
