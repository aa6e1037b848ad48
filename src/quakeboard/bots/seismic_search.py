"""What a search knows of Seismic: how good an action looks, how a seat stands, and how play may go on.

It reckons as the greedy bot does (see `seismic_worth` and `seismic_danger`, whose figures it uses), but fast:
this file is Cython in pure-Python mode, compiled with the kernel or run as plain Python, the same either way.

An empty cell that a road leads to is looked at once: each road that leads there, an *arm*, is followed to its
other end. Whatever tile is then laid joins arms, and what it makes of them is known without another walk.
"""

from __future__ import annotations

from array import array
from math import exp, log1p, sqrt

import cython

from quakeboard.bots.seismic_outlook import Outlook
from quakeboard.bots.seismic_worth import weights_for
from quakeboard.rules.game import CHANCE, OVER
from quakeboard.rules.rng import Rng
from quakeboard.rules.seismic.actions import CREW, TURN
from quakeboard.rules.seismic.fitting import DEMANDS, DIGIT, FITS, MUST_BE_ROAD
from quakeboard.rules.seismic.pieces import (
    BEYOND,
    EMPTY,
    FACE_OF,
    FIRST_QUAKE,
    GREEN,
    PARTNER,
    STUB,
    TOWN,
    VALUE_OF,
)
from quakeboard.rules.seismic.position import PHASES

if cython.compiled:
    from cython.cimports.libc.math import exp, log1p, sqrt  # type: ignore[import-not-found]
else:
    from quakeboard.rules.seismic.position import LINES, ROW

PARTNERS = bytearray(PARTNER)
VALUES = bytearray(VALUE_OF)
FACE_NUMBERS = bytearray(FACE_OF)
FITTING = bytearray(FITS)
DIGITS = array("H", DIGIT)
ROADS_IN = bytearray(MUST_BE_ROAD)
WAYS = array("H", bytes(2 * 6 * DEMANDS * FIRST_QUAKE))
"""For each tile, demand and edge: where the tile can lead a road that enters there, as bits;"""
FOUND_WAYS = bytearray(DEMANDS * FIRST_QUAKE)
"""found out when it is first asked."""

LAYING = PHASES.index("lay")
CLAIMING = PHASES.index("crew")
ENDED = PHASES.index("over")

TOWN_BONUS = 10  # ruling S17
DEEPEST = 6  # no quake takes more tiles of a side
SIDES = 12  # of two towns
MOST_SEATS = 4

# Where an arm leads.
NOWHERE = 0  # to the edge of the table
AT_END = 1  # to an intersection or a town
OPEN = 2  # to another empty cell
LOOP = 3  # back to the same empty cell

EVERY = 2
"""In a line of play the seats' prospects are looked at each time so many turns have passed."""

FEW = 12
"""Of tiles that might be turned, so many are looked at in a line of play."""


@cython.cclass
class SeismicKnowledge:
    """Judges positions of one game of Seismic."""

    game: object
    figures: object
    position: object
    board: cython.ushort[::1]
    crews: cython.ushort[::1]
    demand: cython.ushort[::1]
    steps: cython.short[::1]
    base: cython.double[::1]
    known: cython.uchar[::1]
    supply: cython.double[::1]
    strength: cython.double[::1]
    risk: cython.double[::1]
    risk_side: cython.uchar[::1]
    risky: cython.int[::1]
    risky_size: cython.Py_ssize_t
    slot_of: cython.int[::1]
    arm_kind: cython.int[::1]
    arm_end: cython.int[::1]
    arm_data: cython.double[::1]
    arm_cells: cython.int[::1]
    slots: cython.Py_ssize_t

    size: cython.Py_ssize_t
    seats: cython.Py_ssize_t
    towns: cython.Py_ssize_t
    actor: cython.Py_ssize_t
    row0: cython.Py_ssize_t
    row1: cython.Py_ssize_t
    row2: cython.Py_ssize_t
    row_size: cython.Py_ssize_t
    start_turn: cython.Py_ssize_t
    start_lays: cython.double
    start_pile: cython.double
    start_quakes: cython.double
    lays: cython.double
    quakes: cython.double
    crew_cost: cython.double

    # The figures of the greedy bot.
    chance1: cython.double
    chance2: cython.double
    ease1: cython.double
    ease2: cython.double
    points1: cython.double
    points2: cython.double
    late1: cython.double
    late2: cython.double
    end: cython.double
    ready: cython.double
    reckoned: cython.double
    steepness: cython.double
    others: cython.double
    crew: cython.double
    wide: cython.double
    narrow: cython.double
    blend: cython.double

    # The road last followed.
    points: cython.double
    marks: cython.double[::1]
    worst: cython.double[::1]
    ends: cython.Py_ssize_t
    end_a: cython.Py_ssize_t
    opens: cython.Py_ssize_t
    open_a: cython.Py_ssize_t
    open_b: cython.Py_ssize_t
    first: cython.Py_ssize_t
    ring: cython.bint
    kind: cython.Py_ssize_t
    where: cython.Py_ssize_t
    bonus: cython.bint

    # A tile that is thought of as laid.
    new_cell: cython.Py_ssize_t
    new_face: cython.Py_ssize_t

    worths: cython.double[::1]

    def __init__(self, game, **figures) -> None:
        self.game = game
        self.figures = figures
        self.base = array("d", bytes(8 * DEMANDS * 42))
        self.known = bytearray(DEMANDS)
        self.supply = array("d", bytes(8 * FIRST_QUAKE))
        self.strength = array("d", bytes(8 * DEEPEST))
        self.marks = array("d", bytes(8 * MOST_SEATS))
        self.worst = array("d", bytes(8 * SIDES))
        self.worths = array("d", bytes(8 * MOST_SEATS))
        self.risky = array("i", bytes(4 * SIDES * DEEPEST))
        self.size = 0

    # ------------------------------------------------------------------ before a search

    def prepare(self, position) -> None:
        """Reckon with what this position promises: all that is judged next lies a few turns after it."""
        weights = weights_for(position.seats)
        figures = self.figures
        self.chance1, self.chance2 = weights.chance
        self.ease1, self.ease2 = weights.ease
        self.points1, self.points2 = weights.points
        self.late1, self.late2 = weights.late
        self.end = figures.get("end", weights.end)
        self.ready = figures.get("ready", weights.ready)
        self.reckoned = figures.get("quakes", weights.quakes)
        self.steepness = weights.steepness
        self.others = weights.others
        self.crew = figures.get("crew", weights.crew)
        self.wide = figures.get("wide", 2.5)
        self.narrow = figures.get("narrow", 2.0)
        self.blend = figures.get("blend", 0.5)
        i: cython.Py_ssize_t
        if self.size != position.table.size:
            self.size = position.table.size
            self.risk = array("d", bytes(8 * 2 * self.size))
            self.slot_of = array("i", bytes(4 * self.size))
            self.arm_kind = array("i", bytes(4 * 6 * self.size))
            self.arm_end = array("i", bytes(4 * 6 * self.size))
            self.arm_data = array("d", bytes(8 * 6 * 20 * self.size))
            self.arm_cells = array("i", bytes(4 * self.size))
        self.slots = 0
        self.risky_size = 0
        for i in range(2 * self.size):
            self.risk[i] = 0.0
        for i in range(self.size):
            self.slot_of[i] = 0
        for i in range(DEMANDS):
            self.known[i] = 0
        outlook = Outlook(position, position.row(), 0.0)
        for i in range(FIRST_QUAKE):
            self.supply[i] = outlook.coming[i]
        for i in range(DEEPEST):
            self.strength[i] = outlook.strength[i]
        self.seats = position.seats
        self.towns = len(position.table.towns)
        self.steps = position.table.steps
        self.risk_side = position.table.line_of
        self.start_turn = position.turn_number
        self.start_lays = outlook.lays
        self.start_pile = max(1, position.pile)
        self.start_quakes = outlook.quakes

    # ------------------------------------------------------------------ looking at a position

    @cython.cfunc
    def _look(self, position):
        """Take in the position that is to be judged."""
        self.position = position
        self.board = position.board
        self.crews = position.crews
        self.demand = position.demand
        self.new_cell = -1
        tally: cython.ushort[::1] = position.tally
        self.row_size = position.row_size
        self.row0 = tally[ROW]
        self.row1 = tally[ROW + 1]
        self.row2 = tally[ROW + 2]
        turn: cython.Py_ssize_t = position.turn_number
        self.lays = self.start_lays - (turn - self.start_turn)
        if self.lays < 1.0:
            self.lays = 1.0
        self.quakes = self.start_quakes * position.pile / self.start_pile
        self._find_danger(tally)

    @cython.cfunc
    def _find_danger(self, tally: cython.ushort[::1]):
        """How likely one quake is to take each tile on a town's sides."""
        town: cython.Py_ssize_t
        side: cython.Py_ssize_t
        cell: cython.Py_ssize_t
        depth: cython.Py_ssize_t
        most: cython.Py_ssize_t
        i: cython.Py_ssize_t
        total: cython.double
        for i in range(self.risky_size):
            self.risk[self.risky[i]] = 0.0
        self.risky_size = 0
        if self.quakes <= 0.0:
            return
        town_cells: cython.ushort[::1] = self.position.table.town_cells
        for town in range(self.towns):
            most = 0
            for side in range(6):
                if tally[LINES + town * 6 + side] > most:
                    most = tally[LINES + town * 6 + side]
            total = 0.0
            for side in range(6):
                total += exp(self.steepness * (tally[LINES + town * 6 + side] - most))
            for side in range(6):
                if tally[LINES + town * 6 + side] == 0:
                    continue
                share: cython.double = exp(self.steepness * (tally[LINES + town * 6 + side] - most)) / total
                cell = town_cells[town]
                depth = 0
                while depth < DEEPEST:
                    cell += self.steps[side]
                    if self.board[cell] == BEYOND:
                        break
                    if self.board[cell] != EMPTY and self.board[cell] != TOWN:
                        self.risk[town * self.size + cell] = share * self.strength[depth]
                        self.risky[self.risky_size] = town * self.size + cell
                        self.risky_size += 1
                        depth += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _begin_road(self) -> cython.void:
        i: cython.Py_ssize_t
        self.points = 0.0
        for i in range(self.seats):
            self.marks[i] = 0.0
        for i in range(6 * self.towns):
            self.worst[i] = 0.0
        self.ends = 0
        self.opens = 0
        self.first = self.size
        self.ring = False
        self.bonus = False

    @cython.cfunc
    @cython.exceptval(check=False)
    def _cross(self, cell: cython.Py_ssize_t, edge: cython.Py_ssize_t) -> cython.void:
        """The road has a fragment or stub on this cell, with this first edge."""
        crew: cython.Py_ssize_t = self.crews[cell]
        town: cython.Py_ssize_t
        side: cython.Py_ssize_t
        if crew and (crew - 1) % 6 == edge:
            self.marks[(crew - 1) // 6] += 1.0
            if cell < self.first:
                self.first = cell
        for town in range(self.towns):
            if self.risk[town * self.size + cell] > 0.0:
                side = town * 6 + self.risk_side[town * self.size + cell]
                if self.risk[town * self.size + cell] > self.worst[side]:
                    self.worst[side] = self.risk[town * self.size + cell]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _end_at(self, cell: cython.Py_ssize_t, face: cython.Py_ssize_t) -> cython.void:
        """The road ends at this intersection or town."""
        self.points += VALUES[face]
        if self.ends == 0:
            self.end_a = cell
        elif face == TOWN and cell != self.end_a and self.board[self.end_a] == TOWN:
            self.bonus = True
        self.ends += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _open_at(self, end: cython.Py_ssize_t) -> cython.void:
        if self.opens == 0:
            self.open_a = end
        else:
            self.open_b = end
        self.opens += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _follow(
        self, cell: cython.Py_ssize_t, edge: cython.Py_ssize_t, home: cython.Py_ssize_t
    ) -> cython.void:
        """Follow the road out of a cell to its end, which `kind` and `where` then tell.

        `home` is the first fragment, as cell * 6 + edge, or less than 0: a road that returns to it is a ring.
        """
        face: cython.Py_ssize_t
        partner: cython.Py_ssize_t
        low: cython.Py_ssize_t
        while True:
            cell += self.steps[edge]
            face = self.board[cell]
            edge = edge + 3 if edge < 3 else edge - 3
            if face == EMPTY:
                self.kind = OPEN
                self.where = cell * 6 + edge
                return
            if face == BEYOND:
                self.kind = NOWHERE
                return
            partner = PARTNERS[face * 6 + edge]
            if partner == STUB:
                self._cross(cell, edge)
                self.kind = AT_END
                self.where = cell
                return
            low = edge if edge < partner else partner
            if cell * 6 + low == home:
                self.ring = True
                self.kind = NOWHERE
                return
            self.points += 1.0
            self._cross(cell, low)
            edge = partner

    @cython.cfunc
    @cython.exceptval(check=False)
    def _take_end(self) -> cython.void:
        """Note where the road last followed has led."""
        if self.kind == AT_END:
            self._end_at(self.where, self.board[self.where])
        elif self.kind == OPEN:
            self._open_at(self.where)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _measure(self, cell: cython.Py_ssize_t, edge: cython.Py_ssize_t) -> cython.void:
        """Follow the whole road of the fragment or stub with this first edge."""
        face: cython.Py_ssize_t = self.board[cell]
        partner: cython.Py_ssize_t = PARTNERS[face * 6 + edge]
        self._begin_road()
        self._cross(cell, edge)
        if partner == STUB:
            self._end_at(cell, face)
            self._follow(cell, edge, -1)
            self._take_end()
            return
        self.points = 1.0
        self._follow(cell, edge, cell * 6 + edge)
        self._take_end()
        if not self.ring:
            self._follow(cell, partner, -1)
            self._take_end()

    # ------------------------------------------------------------------ what a road is worth

    @cython.cfunc
    @cython.exceptval(check=False)
    def _expected(self) -> cython.double:
        """The points that the road last followed may be expected to score, quakes reckoned with."""
        odds: cython.double
        worth: cython.double
        if self.ends + self.opens < 2 or self.ring:
            return 0.0
        if self.ends == 2:
            worth = self.points + (TOWN_BONUS if self.bonus else 0)
        elif self.opens == 1:
            odds = self.chance1 + self.ease1 * log1p(self._finishers(self.open_a))
            odds += self.points1 * self.points - self.late1 / self.lays
            worth = (self.points + self.end) / (1.0 + exp(-odds))
        else:
            odds = log1p(self._finishers(self.open_a)) + log1p(self._finishers(self.open_b))
            odds = self.chance2 + self.ease2 * odds + self.points2 * self.points - self.late2 / self.lays
            worth = (self.points + 2.0 * self.end) / (1.0 + exp(-odds))
        return worth * self._survival()

    @cython.cfunc
    @cython.exceptval(check=False)
    def _survival(self) -> cython.double:
        """How likely no quake to come cuts the road."""
        i: cython.Py_ssize_t
        danger: cython.double = 0.0
        for i in range(6 * self.towns):
            danger += self.worst[i]
        if danger <= 0.0:
            return 1.0
        if danger >= 1.0:
            return 0.0
        return exp(self.quakes * self.reckoned * log1p(-danger))

    @cython.cfunc
    @cython.exceptval(check=False)
    def _demand(self, cell: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """What is demanded of an empty cell, also by the tile that is thought of as laid."""
        found: cython.Py_ssize_t = self.demand[cell]
        edge: cython.Py_ssize_t
        if self.new_cell >= 0:
            for edge in range(6):
                if cell + self.steps[edge] == self.new_cell:
                    if PARTNERS[self.new_face * 6 + (edge + 3 if edge < 3 else edge - 3)] == GREEN:
                        return found + 2 * DIGITS[edge]
                    return found + DIGITS[edge]
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def _finishers(self, end: cython.Py_ssize_t) -> cython.double:
        """How many tiles to come would finish this end: by an intersection, or by joining a finished road."""
        cell: cython.Py_ssize_t = end // 6
        edge: cython.Py_ssize_t = end % 6
        demand: cython.Py_ssize_t = self._demand(cell)
        out: cython.Py_ssize_t
        wanted: cython.Py_ssize_t = 1 << STUB
        found: cython.double
        if not self.known[demand]:
            self._find_ways(demand)
        found = self.base[demand * 42 + edge * 7 + STUB]
        for out in range(6):
            if out != edge and (ROADS_IN[demand] >> out) & 1 and self._is_finished(cell, out):
                found += self.base[demand * 42 + edge * 7 + out]
                wanted |= 1 << out
        if self.row_size > 0:
            found += self.ready * self._count_bits(self._ways(self.row0, demand, edge) & wanted)
            if self.row_size > 1:
                found += self.ready * self._count_bits(self._ways(self.row1, demand, edge) & wanted)
                if self.row_size > 2:
                    found += self.ready * self._count_bits(self._ways(self.row2, demand, edge) & wanted)
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def _count_bits(self, mask: cython.Py_ssize_t) -> cython.Py_ssize_t:
        found: cython.Py_ssize_t = 0
        while mask:
            mask &= mask - 1
            found += 1
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

    @cython.cfunc
    @cython.exceptval(check=False)
    def _ways(
        self, tile: cython.Py_ssize_t, demand: cython.Py_ssize_t, edge: cython.Py_ssize_t
    ) -> cython.Py_ssize_t:
        """Where a tile can lead a road that enters by this edge, as bits."""
        at: cython.Py_ssize_t = tile * DEMANDS + demand
        if not FOUND_WAYS[at]:
            self._find_ways_of(tile, demand)
        return WAYS[at * 6 + edge]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _find_ways_of(self, tile: cython.Py_ssize_t, demand: cython.Py_ssize_t) -> cython.void:
        """Try all rotations of a tile where this is demanded, once for good."""
        bits: cython.Py_ssize_t
        rotation: cython.Py_ssize_t
        edge: cython.Py_ssize_t
        mask: cython.Py_ssize_t
        for edge in range(6):
            bits = FITTING[tile * DEMANDS + demand]
            rotation = 0
            mask = 0
            while bits:
                if bits & 1:
                    mask |= 1 << PARTNERS[FACE_NUMBERS[tile * 6 + rotation] * 6 + edge]
                bits >>= 1
                rotation += 1
            WAYS[(tile * DEMANDS + demand) * 6 + edge] = mask
        FOUND_WAYS[tile * DEMANDS + demand] = 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _find_ways(self, demand: cython.Py_ssize_t) -> cython.void:
        """How many tiles of the pile lead a road on from each edge to each other, or end it."""
        tile: cython.Py_ssize_t
        edge: cython.Py_ssize_t
        way: cython.Py_ssize_t
        mask: cython.Py_ssize_t
        for way in range(42):
            self.base[demand * 42 + way] = 0.0
        for tile in range(FIRST_QUAKE):
            if self.supply[tile] > 0.0 and FITTING[tile * DEMANDS + demand]:
                for edge in range(6):
                    mask = self._ways(tile, demand, edge)
                    for way in range(7):
                        if (mask >> way) & 1:
                            self.base[demand * 42 + edge * 7 + way] += self.supply[tile]
        self.known[demand] = 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _stake(self) -> cython.double:
        """How much of the road's points counts for the actor, or against."""
        seat: cython.Py_ssize_t
        most: cython.double = 0.0
        stake: cython.double = 0.0
        for seat in range(self.seats):
            if self.marks[seat] > most:
                most = self.marks[seat]
        if most == 0.0:
            return 0.0
        for seat in range(self.seats):
            if self.marks[seat] == most:
                stake += 1.0 if seat == self.actor else -self.others / (self.seats - 1)
        return stake

    # ------------------------------------------------------------------ how the seats stand

    @cython.cfunc
    def _reckon(self):
        """What each seat may expect to score, in `worths`."""
        cell: cython.Py_ssize_t
        seat: cython.Py_ssize_t
        crew: cython.Py_ssize_t
        most: cython.double
        worth: cython.double
        for seat in range(self.seats):
            self.worths[seat] = 0.0
        for cell in range(self.size):
            crew = self.crews[cell]
            if crew == 0:
                continue
            self._measure(cell, (crew - 1) % 6)
            if self.first != cell:
                continue
            worth = self._expected()
            if worth == 0.0:
                continue
            most = 0.0
            for seat in range(self.seats):
                if self.marks[seat] > most:
                    most = self.marks[seat]
            for seat in range(self.seats):
                if self.marks[seat] == most:
                    self.worths[seat] += worth

    def standing(self, position) -> list:
        """What each seat may expect to score in the end, but for what is begun later."""
        self._look(position)
        self._reckon()
        return [self.worths[seat] for seat in range(self.seats)]

    def shares(self, position) -> list:
        """How likely each seat is to win."""
        self._look(position)
        self._reckon()
        return self._shares()

    @cython.cfunc
    def _shares(self) -> list:
        seat: cython.Py_ssize_t
        spread: cython.double = self._spread()
        most: cython.double = self.worths[0]
        total: cython.double = 0.0
        for seat in range(1, self.seats):
            if self.worths[seat] > most:
                most = self.worths[seat]
        found: list = []
        for seat in range(self.seats):
            worth: cython.double = exp((self.worths[seat] - most) / spread)
            total += worth
            found.append(worth)
        return [worth / total for worth in found]

    # ------------------------------------------------------------------ how good actions look

    def weigh(self, position, codes: list) -> None:
        """Nothing: what a lay is worth shows when the claim after it has been thought of."""

    def judge(self, position, codes: list) -> list:
        """For each action what it seems to gain, in shares of the win."""
        gains: list = self._judge(position, codes)
        point: cython.double = 0.25 / self._spread()
        return [gain * point for gain in gains]

    @cython.cfunc
    def _judge(self, position, codes: list) -> list:
        """For each action what it seems to gain, in points."""
        phase: cython.Py_ssize_t = position.phase
        self.actor = position.actor()
        if phase == LAYING:
            self._look(position)
            return self._judge_lays(codes)
        if phase == CLAIMING:
            self._look(position)
            return self._judge_claims(codes)
        return self._try_out(position, codes)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _spread(self) -> cython.double:
        """A lead of so many points makes a win almost three times as likely as a loss."""
        return self.narrow + self.wide * sqrt(self.lays)

    @cython.cfunc
    def _try_out(self, position, codes: list) -> list:
        """Judge each action by how the actor then stands."""
        found: list = []
        seat: cython.Py_ssize_t
        for code in codes:
            twin = position.copy()
            twin.step(code)
            self._look(twin)
            self._reckon()
            gain: cython.double = 0.0
            for seat in range(self.seats):
                if seat == self.actor:
                    gain += self.worths[seat]
                else:
                    gain -= self.worths[seat] * self.others / (self.seats - 1)
            found.append(gain)
        return found

    @cython.cfunc
    def _judge_claims(self, codes: list) -> list:
        found: list = []
        code: cython.Py_ssize_t
        self._cost_of_crew()
        for code in codes:
            if code >= TURN:
                found.append(self._judge_lay(code, False))
            elif code >= CREW:
                self._measure(self.position.laid, code - CREW)
                found.append(self._expected() - self.crew_cost)
            else:
                found.append(0.0)
        self._clear_slots()
        return found

    @cython.cfunc
    def _cost_of_crew(self):
        left: cython.double = self.position.crews_left()[self.actor]
        turns: cython.double = self.lays / self.seats
        if left < 1.0:
            left = 1.0
        self.crew_cost = self.crew * (turns / left if turns > left else 1.0)

    @cython.cfunc
    def _judge_lays(self, codes: list) -> list:
        found: list = []
        code: cython.Py_ssize_t
        self._cost_of_crew()
        may_claim: cython.bint = self.position.crews_left()[self.actor] > 0
        for code in codes:
            found.append(self._judge_lay(code, may_claim))
        self._clear_slots()
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def _clear_slots(self) -> cython.void:
        i: cython.Py_ssize_t
        for i in range(self.slots):
            self.slot_of[self.arm_cells[i]] = 0
        self.slots = 0
        self.new_cell = -1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _find_arms(self, cell: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """Follow all roads that lead to an empty cell; return the number under which they are kept.

        Of each arm are kept its points, its crews, its worst danger on each side, and last what it is worth
        to the actor while the cell is empty.
        """
        slot: cython.Py_ssize_t = self.slots
        edge: cython.Py_ssize_t
        arm: cython.Py_ssize_t
        data: cython.Py_ssize_t
        i: cython.Py_ssize_t
        self.slots += 1
        self.slot_of[cell] = slot + 1
        self.arm_cells[slot] = cell
        self.new_cell = -1
        for edge in range(6):
            arm = slot * 6 + edge
            if not (ROADS_IN[self.demand[cell]] >> edge) & 1:
                continue
            self._begin_road()
            self._follow(cell, edge, -1)
            data = arm * 20
            self.arm_data[data] = self.points
            for i in range(self.seats):
                self.arm_data[data + 1 + i] = self.marks[i]
            for i in range(6 * self.towns):
                self.arm_data[data + 5 + i] = self.worst[i]
            self.arm_kind[arm] = self.kind
            self.arm_end[arm] = self.where
            self._open_at(cell * 6 + edge)
            if self.kind == OPEN and self.where // 6 == cell:
                self.arm_kind[arm] = LOOP
                self.arm_end[arm] = self.where % 6
                if self.where % 6 < edge:
                    self.arm_data[data + 17] = 0.0
                    continue
            self._take_end()
            self.arm_data[data + 17] = self._stake()
            if self.arm_data[data + 17] != 0.0:
                self.arm_data[data + 17] *= self._expected()
        return slot

    @cython.cfunc
    @cython.exceptval(check=False)
    def _add_arm(self, slot: cython.Py_ssize_t, edge: cython.Py_ssize_t) -> cython.void:
        """The road goes on by this arm."""
        data: cython.Py_ssize_t = (slot * 6 + edge) * 20
        i: cython.Py_ssize_t
        self.points += self.arm_data[data]
        for i in range(self.seats):
            self.marks[i] += self.arm_data[data + 1 + i]
        for i in range(6 * self.towns):
            if self.arm_data[data + 5 + i] > self.worst[i]:
                self.worst[i] = self.arm_data[data + 5 + i]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _leave_by(
        self, slot: cython.Py_ssize_t, edge: cython.Py_ssize_t, start: cython.Py_ssize_t
    ) -> cython.Py_ssize_t:
        """Follow the road from the new tile out by this edge; return the edges of the tile it comes back to.

        `start` is the edge by which it would be a ring.
        """
        cell: cython.Py_ssize_t = self.new_cell
        there: cython.Py_ssize_t
        arm: cython.Py_ssize_t
        partner: cython.Py_ssize_t
        used: cython.Py_ssize_t = 0
        while True:
            arm = slot * 6 + edge
            if not (ROADS_IN[self.demand[cell]] >> edge) & 1:
                there = cell + self.steps[edge]
                if self.board[there] == EMPTY:
                    self._open_at(there * 6 + (edge + 3 if edge < 3 else edge - 3))
                return used
            self._add_arm(slot, edge)
            if self.arm_kind[arm] == AT_END:
                self._end_at(self.arm_end[arm], self.board[self.arm_end[arm]])
                return used
            if self.arm_kind[arm] == OPEN:
                self._open_at(self.arm_end[arm])
                return used
            if self.arm_kind[arm] == NOWHERE:
                return used
            edge = self.arm_end[arm]
            used |= 1 << edge
            partner = PARTNERS[self.new_face * 6 + edge]
            if partner == STUB:
                self._end_at(cell, self.new_face)
                return used
            if edge == start:
                self.ring = True
                return used
            self.points += 1.0
            used |= 1 << partner
            edge = partner

    @cython.cfunc
    @cython.exceptval(check=False)
    def _judge_lay(self, code: cython.Py_ssize_t, may_claim: cython.bint) -> cython.double:
        """What a lay changes about the roads that it touches, and the best claim that may follow."""
        rest: cython.Py_ssize_t = (code - TURN) // 6
        cell: cython.Py_ssize_t = rest % self.size
        face: cython.Py_ssize_t = FACE_NUMBERS[(rest // self.size - 1) * 6 + (code - TURN) % 6]
        slot: cython.Py_ssize_t = self.slot_of[cell] - 1
        edge: cython.Py_ssize_t
        partner: cython.Py_ssize_t
        used: cython.Py_ssize_t = 0
        stake: cython.double
        worth: cython.double
        gain: cython.double = 0.0
        claim: cython.double = 0.0
        if slot < 0:
            slot = self._find_arms(cell)
        self.new_cell = cell
        self.new_face = face
        for edge in range(6):
            if (ROADS_IN[self.demand[cell]] >> edge) & 1:
                gain -= self.arm_data[(slot * 6 + edge) * 20 + 17]
            partner = PARTNERS[face * 6 + edge]
            if partner == GREEN or (used >> edge) & 1:
                continue
            self._begin_road()
            if partner == STUB:
                self._end_at(cell, face)
                used |= self._leave_by(slot, edge, -1)
            else:
                self.points = 1.0
                used |= 1 << partner
                used |= self._leave_by(slot, edge, partner)
                if not self.ring:
                    used |= self._leave_by(slot, partner, edge)
            stake = self._stake()
            if stake != 0.0:
                gain += stake * self._expected()
            elif may_claim and self._is_free():
                worth = self._expected() - self.crew_cost
                if worth > claim:
                    claim = worth
        return gain + claim

    @cython.cfunc
    @cython.exceptval(check=False)
    def _is_free(self) -> cython.bint:
        seat: cython.Py_ssize_t
        for seat in range(self.seats):
            if self.marks[seat] > 0.0:
                return False
        return True

    # ------------------------------------------------------------------ how play may go on

    def choose(self, position, rng: Rng) -> int:
        """What a seat would do in a line of play."""
        codes: list = position.codes()
        if len(codes) == 1:
            return codes[0]
        if position.phase != LAYING and position.phase != CLAIMING and len(codes) > FEW:
            codes = [codes[rng.below(len(codes))] for _ in range(FEW)]
        return codes[self._best(self._judge(position, codes))]

    @cython.cfunc
    def _best(self, values: list) -> cython.Py_ssize_t:
        best: cython.Py_ssize_t = 0
        i: cython.Py_ssize_t
        for i in range(1, len(values)):
            if values[i] > values[best]:
                best = i
        return best

    def finish(self, position, rng: Rng, until: int) -> list:
        """Play on until this turn begins or the game is over; return how likely each seat is to win then.

        What the seats might expect on the way there counts too, the earlier the less: it is known better.
        """
        looked: cython.Py_ssize_t = position.turn_number + EVERY
        mixed: list = []
        while position.actor() != OVER and position.turn_number < until:
            if position.turn_number >= looked:
                looked = position.turn_number + EVERY
                mixed = self._mix(mixed, self.shares(position))
            position.step(position.sample(rng) if position.actor() == CHANCE else self.choose(position, rng))
        return self._mix(mixed, self.shares(position))

    @cython.cfunc
    def _mix(self, mixed: list, shares: list) -> list:
        """What is known now, and some part of what was known before."""
        seat: cython.Py_ssize_t
        if mixed:
            for seat in range(self.seats):
                shares[seat] = self.blend * shares[seat] + (1.0 - self.blend) * mixed[seat]
        return shares
