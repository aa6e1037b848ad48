"""Seismic in numbers: its actions as those of a policy, its positions as the planes of a tensor.

This file is Cython in pure-Python mode, compiled with the kernel or run as plain Python, the same either way.
What numbers and planes mean stands in `layout`; here they are found, quickly.
"""

from __future__ import annotations

from array import array

import cython

from quakeboard.games.seismic.rules.actions import CREW, DRAW, PASS, SIDE, TOWN_CHOICE, TURN
from quakeboard.games.seismic.rules.fitting import DIGIT
from quakeboard.games.seismic.rules.options import VARIANTS
from quakeboard.games.seismic.rules.phases import AFTERSHOCK, CHOOSING_SIDE
from quakeboard.games.seismic.rules.pieces import (
    EMPTY,
    FACE_OF,
    PARTNER,
    ROTATION_OF,
    STUB,
    TILE_OF,
    TILES,
    TOWN,
)
from quakeboard.games.seismic.rules.table import table
from quakeboard.games.seismic.rules.turning import NO_CREW, SIXTHS
from quakeboard.games.seismic.tensors.layout import (
    AT_BOXED,
    AT_CREWED,
    AT_FACE_UP,
    AT_HIT,
    AT_LAID,
    AT_PHASE,
    AT_PILE,
    AT_QUAKE,
    AT_ROAD,
    AT_SECOND,
    AT_SIDE,
    AT_TO_DRAW,
    AT_TOWN,
    AT_TURNED,
    AT_UNSEEN,
    AT_VARIANT,
    AT_WANTS_GREEN,
    AT_WANTS_ROAD,
    FACES,
    FRAGMENTS,
    LINKS,
    MOST_TOWNS,
    SEATED,
    TURN_NUMBER,
    grid,
)
from quakeboard.tensors.kernel.arrays import TableArrays

if not cython.compiled:
    from quakeboard.games.seismic.rules.kernel import kernel as rules
    from quakeboard.games.seismic.rules.kernel.board import Board
    from quakeboard.games.seismic.rules.kernel.kernel import crew_at, face_at, laid_at
    from quakeboard.games.seismic.rules.kernel.pile import Pile

PARTNERS = bytearray(PARTNER)
TILES_OF = bytearray(TILE_OF)
ROTATIONS = bytearray(ROTATION_OF)
FACE_NUMBERS = bytearray(FACE_OF)
TURN_NUMBERS = bytearray(TURN_NUMBER)
TURNS_OF_A_TILE = len(SIXTHS)
DIGITS = array("H", DIGIT)
KINDS = len(TILES)
NO_FRAGMENT = 255


def _fragments_by_edge() -> bytearray:
    """For edge * 8 + partner: the number of the fragment. A stub's partner is `STUB`; green has none."""
    found = bytearray([NO_FRAGMENT]) * 48
    for number, (a, b) in enumerate(LINKS):
        found[a * 8 + b] = found[b * 8 + a] = number
    for edge in range(6):
        found[edge * 8 + STUB] = len(LINKS) + edge
    return found


FRAGMENT_OF = _fragments_by_edge()
FIRST_EDGE = bytearray([*(a for a, _ in LINKS), *range(6)])


@cython.final
@cython.cclass
class SeismicArrays(TableArrays):
    """The action numbers and the planes of one table, for this number of seats."""

    def __init__(self, game, seats: int) -> None:
        options = game.options
        the_table = table(*options.size, options.towns)
        cells = [the_table.number(cell) for cell in grid(options.size)]
        self.lay_out(cells, the_table.size, seats, SEATED)
        self.size = the_table.size
        self.lays = FACES * self.cells
        self.turns = self.lays + FRAGMENTS + 6 + MOST_TOWNS + 1
        self.town_cells = the_table.town_cells
        self.crews = options.crews
        self.pile = options.stock(seats).pile
        self.variants = array("i", [variant in options.variants for variant in VARIANTS])

    # ------------------------------------------------------------------ actions

    def advance_to_seat(self, kernel, rng) -> cython.Py_ssize_t:
        return rules.advance_to_seat(kernel, rng)

    def sample_code(self, kernel, rng) -> cython.Py_ssize_t:
        return rules.sample_code(kernel, rng)

    def is_legal_code(self, kernel, code: cython.Py_ssize_t) -> cython.bint:
        return rules.is_legal_code(kernel, code)

    def step_unchecked(self, kernel, code: cython.Py_ssize_t):
        rules.step_unchecked(kernel, code)

    def count_choices(self, kernel) -> cython.Py_ssize_t:
        return rules.count_choices(kernel)

    def list_choices(self, kernel, out: cython.int[::1]) -> cython.Py_ssize_t:
        return rules.list_choices(kernel, out)

    def reset_to(self, kernel, start):
        rules.reset_to(kernel, start)

    def write_scores(self, kernel, out: cython.int[::1], at: cython.Py_ssize_t):
        rules.write_scores(kernel, out, at)

    def number(self, kernel, code: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """The number of the player's action that the kernel knows by this code."""
        rest: cython.Py_ssize_t
        tile: cython.Py_ssize_t
        if code >= TURN:
            rest = (code - TURN) // 6
            tile = rest // self.size - 1
            rest = rest % self.size
            if tile < 0:
                return self._number_of_turn(kernel, rest, (code - TURN) % 6)
            return (FACE_NUMBERS[tile * 6 + (code - TURN) % 6] - 1) * self.cells + self.place_of[rest]
        if code == PASS:
            return self.lays + FRAGMENTS + 6 + MOST_TOWNS
        if code < CREW or code >= DRAW:
            raise ValueError(f"{code} is no action of a player")
        if code >= TOWN_CHOICE:
            return self.lays + FRAGMENTS + 6 + code - TOWN_CHOICE
        if code >= SIDE:
            return self.lays + FRAGMENTS + code - SIDE
        return self.lays + self._fragment(kernel, code - CREW)

    def code(self, kernel, number: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """The kernel's code for the action with this number here, legal or not."""
        if number < 0 or number >= self.turns + TURNS_OF_A_TILE * self.cells:
            raise ValueError(f"{number} is the number of no action")
        if number < self.lays:
            return self._code_of_face(number // self.cells + 1, self.cell_at[number % self.cells])
        if number >= self.turns:
            number -= self.turns
            return self._code_of_turn(kernel, self.cell_at[number % self.cells], number // self.cells + 1)
        number -= self.lays
        if number < FRAGMENTS:
            return self._code_of_crew(kernel, number)
        number -= FRAGMENTS
        if number < 6:
            return SIDE + number
        return PASS if number == 6 + MOST_TOWNS else TOWN_CHOICE + number - 6

    @cython.cfunc
    @cython.exceptval(-1)
    def _code_of_face(self, face: cython.Py_ssize_t, cell: cython.Py_ssize_t) -> cython.Py_ssize_t:
        return TURN + ((TILES_OF[face] + 1) * self.size + cell) * 6 + ROTATIONS[face]

    @cython.cfunc
    @cython.exceptval(-1)
    def _number_of_turn(
        self, kernel, cell: cython.Py_ssize_t, sixths: cython.Py_ssize_t
    ) -> cython.Py_ssize_t:
        sixths = TURN_NUMBERS[self._tile_with_crew(kernel, cell) * 6 + sixths]
        return self.turns + (sixths - 1) * self.cells + self.place_of[cell]

    @cython.cfunc
    @cython.exceptval(-1)
    def _code_of_turn(self, kernel, cell: cython.Py_ssize_t, sixths: cython.Py_ssize_t) -> cython.Py_ssize_t:
        return TURN + cell * 6 + TURN_NUMBERS[self._tile_with_crew(kernel, cell) * 6 + sixths]

    @cython.cfunc
    @cython.exceptval(-1)
    def _tile_with_crew(self, kernel, cell: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """What lies on a cell, as `rules.turning` numbers it."""
        crew: cython.Py_ssize_t = crew_at(kernel, cell)
        return face_at(kernel, cell) * 7 + ((crew - 1) % 6 if crew else NO_CREW)

    @cython.cfunc
    @cython.exceptval(-1)
    def _code_of_crew(self, kernel, fragment: cython.Py_ssize_t) -> cython.Py_ssize_t:
        edge: cython.Py_ssize_t = FIRST_EDGE[fragment]
        if self._fragment(kernel, edge) != fragment:
            raise ValueError("the tile just laid has no such fragment")
        return CREW + edge

    @cython.cfunc
    @cython.exceptval(-1)
    def _fragment(self, kernel, edge: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """The fragment at this edge of the tile just laid."""
        cell: cython.Py_ssize_t = laid_at(kernel)
        if not cell:
            raise ValueError("no tile was just laid")
        return FRAGMENT_OF[edge * 8 + PARTNERS[face_at(kernel, cell) * 6 + edge]]

    # ------------------------------------------------------------------ planes

    def encode(self, kernel, seat: cython.Py_ssize_t, out: cython.float[::1]) -> None:
        """Write what the seat may see, from its own side."""
        out[:] = 0.0
        self._draw_board(kernel, seat, out)
        self._draw_moment(kernel, out)
        self._tell_tiles(kernel, out)
        self._tell_moment(kernel, out)
        self._tell_seats(kernel, seat, out)

    @cython.cfunc
    def _draw_board(self, kernel, seat: cython.Py_ssize_t, out: cython.float[::1]):
        """Roads, crews, and what the neighbours of an empty cell demand of it."""
        board: Board = kernel.board
        face: cython.Py_ssize_t
        place: cython.Py_ssize_t
        cell: cython.Py_ssize_t
        for place in range(self.cells):
            cell = self.cell_at[place]
            face = board.cells[cell]
            if face != EMPTY:
                self._draw_face(out, cell, face)
                if board.crews[cell]:
                    self._draw_crew(out, cell, face, board.crews[cell] - 1, seat)
            elif board.demand[cell]:
                self._draw_demand(out, cell, board.demand[cell])

    @cython.cfunc
    def _draw_face(self, out: cython.float[::1], cell: cython.Py_ssize_t, face: cython.Py_ssize_t):
        edge: cython.Py_ssize_t
        fragment: cython.Py_ssize_t
        if face == TOWN:
            self._set_cell(out, AT_TOWN, cell, 1.0)
        for edge in range(6):
            fragment = FRAGMENT_OF[edge * 8 + PARTNERS[face * 6 + edge]]
            if fragment != NO_FRAGMENT:
                self._set_cell(out, AT_ROAD + fragment, cell, 1.0)

    @cython.cfunc
    def _draw_crew(
        self,
        out: cython.float[::1],
        cell: cython.Py_ssize_t,
        face: cython.Py_ssize_t,
        crew: cython.Py_ssize_t,
        seat: cython.Py_ssize_t,
    ):
        fragment: cython.Py_ssize_t = FRAGMENT_OF[crew % 6 * 8 + PARTNERS[face * 6 + crew % 6]]
        self._set_cell(out, AT_CREWED + fragment, cell, 1.0)
        self._set_cell(out, self._seated(0, crew // 6, seat), cell, 1.0)

    @cython.cfunc
    def _draw_demand(self, out: cython.float[::1], cell: cython.Py_ssize_t, demand: cython.Py_ssize_t):
        edge: cython.Py_ssize_t
        for edge in range(6):
            if demand // DIGITS[edge] % 3 == 1:
                self._set_cell(out, AT_WANTS_ROAD + edge, cell, 1.0)
            elif demand // DIGITS[edge] % 3 == 2:
                self._set_cell(out, AT_WANTS_GREEN + edge, cell, 1.0)

    @cython.cfunc
    def _draw_moment(self, kernel, out: cython.float[::1]):
        """What is laid, hit and turned now; values that the kernel still holds from earlier are left out."""
        if kernel.laid:
            self._set_cell(out, AT_LAID, kernel.laid, 1.0)
        if kernel.phase == CHOOSING_SIDE:
            self._set_cell(out, AT_HIT, self.town_cells[kernel.town], 1.0)
            self._fill_plane(out, AT_SECOND, kernel.towns_hit)
        if kernel.phase == AFTERSHOCK:
            for cell in kernel.turned():
                self._set_cell(out, AT_TURNED, cell, 1.0)

    @cython.cfunc
    def _tell_tiles(self, kernel, out: cython.float[::1]):
        board: Board = kernel.board
        pile: Pile = kernel.pile
        i: cython.Py_ssize_t
        for i in range(KINDS):
            self._fill_plane(out, AT_UNSEEN + i, pile.unseen_of(i) / 6.0)
        for i in range(board.row_size):
            self._fill_plane(out, AT_FACE_UP + board.face_up(i), self._times_in_row(board, board.face_up(i)))
        for i in range(12):
            self._fill_plane(out, AT_SIDE + i, board.on_side(i // 6, i % 6) / 8.0)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _times_in_row(self, board: Board, tile: cython.Py_ssize_t) -> cython.Py_ssize_t:
        i: cython.Py_ssize_t
        n: cython.Py_ssize_t = 0
        for i in range(board.row_size):
            if board.face_up(i) == tile:
                n += 1
        return n

    @cython.cfunc
    def _tell_moment(self, kernel, out: cython.float[::1]):
        i: cython.Py_ssize_t
        self._fill_plane(out, AT_PILE, kernel.pile.tiles / self.pile)
        self._fill_plane(out, AT_BOXED, kernel.pile.boxed / 6.0)
        self._fill_plane(out, AT_TO_DRAW, kernel.to_draw / 3.0)
        self._fill_plane(out, AT_QUAKE, kernel.quake / 6.0)
        self._fill_plane(out, AT_PHASE + kernel.phase, 1.0)
        for i in range(len(self.variants)):
            self._fill_plane(out, AT_VARIANT + i, self.variants[i])

    @cython.cfunc
    def _tell_seats(self, kernel, seat: cython.Py_ssize_t, out: cython.float[::1]):
        board: Board = kernel.board
        pile: Pile = kernel.pile
        scores: tuple = kernel.scores()
        other: cython.Py_ssize_t
        for other in range(self.seats):
            self._fill_plane(out, self._seated(1, other, seat), board.crews_of(other) / self.crews)
            self._fill_plane(out, self._seated(2, other, seat), scores[other] / 50.0)
            self._fill_plane(out, self._seated(3, other, seat), pile.own(other) / 30.0)
            self._fill_plane(out, self._seated(4, other, seat), pile.junctions_of(other) / 6.0)
        self._fill_turn(kernel, out, seat, 5)
