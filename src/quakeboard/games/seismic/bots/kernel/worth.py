"""What a road is worth to a search of Seismic: the points it may score, times the chance that it will.

It values roads as `bots.worth` does for the greedy bot, but fast: this file is Cython in pure-Python mode,
compiled with the kernel or run as plain Python, the same either way. Its weights were found by letting
rollout players play each other: three weights of one were changed at random, and the winner's were kept.
Between two seats they win 59 % of the games (7.0 ± 1.4 points more) against the greedy bot's.

What the pile may bring is estimated once, where a search begins. A few turns later it is taken to hold the
same tiles still, fewer quakes in the measure that it has shrunk, and one lay less for each turn.
"""

from __future__ import annotations

from array import array
from math import exp, log1p

import cython

from quakeboard.games.seismic.bots.kernel.roads import Roads
from quakeboard.games.seismic.bots.outlook import Outlook
from quakeboard.games.seismic.bots.worth import Weights
from quakeboard.games.seismic.rules.fitting import DEMANDS, DIGIT, FITS, MUST_BE_ROAD
from quakeboard.games.seismic.rules.pieces import (
    BEYOND,
    EMPTY,
    FACE_OF,
    FIRST_QUAKE,
    GREEN,
    PARTNER,
    STUB,
    TOWN_BONUS,
)

if cython.compiled:
    from cython.cimports.libc.math import exp, log1p  # type: ignore[import-not-found]

PARTNERS = bytearray(PARTNER)
FACE_NUMBERS = bytearray(FACE_OF)
FITTING = bytearray(FITS)
DIGITS = array("H", DIGIT)
ROADS_IN = bytearray(MUST_BE_ROAD)
"""For each demand: the edges where a road comes in, as bits."""

WAYS_ON = STUB + 1
"""A road that enters a cell goes on to one of six edges, or ends there (`STUB`)."""
WAYS = array("H", bytes(2 * 6 * DEMANDS * FIRST_QUAKE))
"""For (tile * DEMANDS + demand) * 6 + edge: the ways on that the tile can offer there, as bits."""
FOUND_WAYS = bytearray(DEMANDS * FIRST_QUAKE)
"""For each tile and demand: whether `WAYS` has been filled in, which holds for every game."""


TWO_SEATS = Weights(
    chance=(-2.26, -4.2),
    ease=(0.70, 0.53),
    points=(0.095, 0.21),
    late=(6.0, 17.9),
    end=4.8,
    ready=1.96,
    quakes=0.31,
    steepness=0.68,
)
MANY_SEATS = Weights()


@cython.cclass
class Prospects(Roads):
    """Estimates what the road last followed may be expected to score."""

    def __init__(self, game) -> None:
        super().__init__(game)
        self.supply = array("d", bytes(8 * FIRST_QUAKE))
        self.coming = array("d", bytes(8 * DEMANDS * 6 * WAYS_ON))
        self.known = bytearray(DEMANDS)
        self.new_cell = -1
        self.supposed_cell = -1

    # ------------------------------------------------------------------ what is to be expected

    def prepare(self, kernel) -> None:
        """Start a search here: the positions to be evaluated lie a few turns after this one."""
        i: cython.Py_ssize_t
        self._set_weights(TWO_SEATS if kernel.seats == 2 else MANY_SEATS)
        # The face-up tiles change, so they are added later.
        outlook = Outlook(kernel, kernel.board.row(), 0.0)
        for i in range(FIRST_QUAKE):
            self.supply[i] = outlook.coming[i]
        for i in range(len(outlook.strength)):
            self.strength[i] = outlook.strength[i]
        for i in range(DEMANDS):
            self.known[i] = 0
        self.start_turn = kernel.turn_number
        self.start_lays = outlook.lays
        self.start_pile = max(1, kernel.pile.tiles)
        self.start_quakes = outlook.quakes

    def _set_weights(self, weights) -> None:
        self.chance1, self.chance2 = weights.chance
        self.ease1, self.ease2 = weights.ease
        self.points1, self.points2 = weights.points
        self.late1, self.late2 = weights.late
        self.points_per_end = weights.end
        self.ready = weights.ready
        self.quake_factor = weights.quakes
        self.steepness = weights.steepness
        self.others = weights.others
        self.crew_in_hand = weights.crew

    @cython.cfunc
    def _load(self, kernel):
        """Load the kernel that is to be evaluated."""
        turn: cython.Py_ssize_t = kernel.turn_number
        self.new_cell = -1
        self.lays = self.start_lays - (turn - self.start_turn)
        if self.lays < 1.0:
            self.lays = 1.0
        self.quakes = self.start_quakes * kernel.pile.tiles / self.start_pile
        self._load_board(kernel)
        self.row_size = self.on_table.row_size

    # ------------------------------------------------------------------ what a road is worth

    @cython.cfunc
    @cython.exceptval(check=False)
    def _expected(self) -> cython.double:
        """The points that the road last followed may be expected to score, quakes included."""
        worth: cython.double
        if self.ends + self.open_ends < 2 or self.ring:
            return 0.0  # it can never be completed
        if self.ends == 2:
            worth = self.points + (TOWN_BONUS if self.town_to_town else 0)
        elif self.open_ends == 1:
            worth = self._expected_if_open(self._ease(self.open_a))
        else:
            worth = self._expected_if_open(self._ease(self.open_a) + self._ease(self.open_b))
        return worth * self._survival(self.quakes * self.quake_factor)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _expected_if_open(self, ease: cython.double) -> cython.double:
        """The expected points of an open road without quakes, if its ends are this easy to finish."""
        odds: cython.double
        if self.open_ends == 1:
            odds = self.chance1 + self.ease1 * ease
            odds += self.points1 * self.points - self.late1 / self.lays
            return (self.points + self.points_per_end) / (1.0 + exp(-odds))
        odds = self.chance2 + self.ease2 * ease + self.points2 * self.points - self.late2 / self.lays
        return (self.points + 2.0 * self.points_per_end) / (1.0 + exp(-odds))

    @cython.cfunc
    @cython.exceptval(check=False)
    def _ease(self, end: cython.Py_ssize_t) -> cython.double:
        """How easy this end is to finish."""
        return log1p(self._finishers(end))

    @cython.cfunc
    @cython.exceptval(check=False)
    def _stake(self, most: cython.double) -> cython.double:
        """How much of the road's points counts for the actor, or against, if its holders have `most` crews.

        All that are tied score it (ruling S12).
        """
        seat: cython.Py_ssize_t
        stake: cython.double = 0.0
        if most == 0.0:
            return 0.0
        for seat in range(self.seats):
            if self.crew_counts[seat] == most:
                stake += 1.0 if seat == self.actor else -self.others / (self.seats - 1)
        return stake

    @cython.cfunc
    @cython.exceptval(check=False)
    def _finishers(self, end: cython.Py_ssize_t) -> cython.double:
        """How many tiles to come would finish this end: by an intersection, or by joining a finished road."""
        cell: cython.Py_ssize_t = end // 6
        edge: cython.Py_ssize_t = end % 6
        demand: cython.Py_ssize_t = self._demand(cell)
        ways: cython.Py_ssize_t = (demand * 6 + edge) * WAYS_ON
        wanted: cython.Py_ssize_t = 1 << STUB
        out: cython.Py_ssize_t
        i: cython.Py_ssize_t
        found: cython.double
        if not self.known[demand]:
            self._find_coming(demand)
        found = self.coming[ways + STUB]
        for out in range(6):
            if out != edge and (ROADS_IN[demand] >> out) & 1 and self._is_finished(cell, out):
                found += self.coming[ways + out]
                wanted |= 1 << out
        for i in range(self.row_size):
            ways_on: cython.Py_ssize_t = self._ways(self.on_table.face_up(i), demand, edge)
            found += self.ready * self._count_bits(ways_on & wanted)
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def _demand(self, cell: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """What is demanded of an empty cell, also by the tile that is supposed to be laid."""
        found: cython.Py_ssize_t = self.demand[cell]
        edge: cython.Py_ssize_t
        if cell == self.supposed_cell:
            return found + self.supposed_demand
        if self.new_cell >= 0:
            for edge in range(6):
                if cell + self.steps[edge] == self.new_cell:
                    if PARTNERS[self.new_face * 6 + (edge + 3 if edge < 3 else edge - 3)] == GREEN:
                        return found + 2 * DIGITS[edge]
                    return found + DIGITS[edge]
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def _is_finished(self, cell: cython.Py_ssize_t, edge: cython.Py_ssize_t) -> cython.bint:
        """Whether the road that leads out of an empty cell by this edge has its other end at a stub."""
        face: cython.Py_ssize_t
        partner: cython.Py_ssize_t
        while True:
            cell += self.steps[edge]
            if cell == self.new_cell:
                face = self.new_face
            else:
                face = self.board[cell]
            if face == EMPTY or face == BEYOND:
                return False
            edge = edge + 3 if edge < 3 else edge - 3
            partner = PARTNERS[face * 6 + edge]
            if partner == STUB:
                return True
            edge = partner

    # ------------------------------------------------------------------ what tiles can make of a road

    @cython.cfunc
    @cython.exceptval(check=False)
    def _find_coming(self, demand: cython.Py_ssize_t) -> cython.void:
        """How many tiles of the pile lead a road on from each edge to each other, or end it."""
        tile: cython.Py_ssize_t
        edge: cython.Py_ssize_t
        way: cython.Py_ssize_t
        ways: cython.Py_ssize_t = demand * 6 * WAYS_ON
        mask: cython.Py_ssize_t
        for way in range(6 * WAYS_ON):
            self.coming[ways + way] = 0.0
        for tile in range(FIRST_QUAKE):
            if self.supply[tile] > 0.0 and FITTING[tile * DEMANDS + demand]:
                for edge in range(6):
                    mask = self._ways(tile, demand, edge)
                    for way in range(WAYS_ON):
                        if (mask >> way) & 1:
                            self.coming[ways + edge * WAYS_ON + way] += self.supply[tile]
        self.known[demand] = 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _ways(
        self, tile: cython.Py_ssize_t, demand: cython.Py_ssize_t, edge: cython.Py_ssize_t
    ) -> cython.Py_ssize_t:
        """Where a tile can lead a road that enters by this edge, as bits."""
        at: cython.Py_ssize_t = tile * DEMANDS + demand
        if not FOUND_WAYS[at]:
            self._find_ways(tile, demand)
        return WAYS[at * 6 + edge]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _find_ways(self, tile: cython.Py_ssize_t, demand: cython.Py_ssize_t) -> cython.void:
        """Fill in `WAYS` for a tile where this is demanded, by trying all its rotations."""
        at: cython.Py_ssize_t = tile * DEMANDS + demand
        rotation: cython.Py_ssize_t
        edge: cython.Py_ssize_t
        mask: cython.Py_ssize_t
        for edge in range(6):
            mask = 0
            for rotation in range(6):
                if (FITTING[at] >> rotation) & 1:
                    mask |= 1 << PARTNERS[FACE_NUMBERS[tile * 6 + rotation] * 6 + edge]
            WAYS[at * 6 + edge] = mask
        FOUND_WAYS[at] = 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _count_bits(self, mask: cython.Py_ssize_t) -> cython.Py_ssize_t:
        found: cython.Py_ssize_t = 0
        while mask:
            mask &= mask - 1
            found += 1
        return found
