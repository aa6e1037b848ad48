"""The kernel of Seismic: one position with all its rules, updated step by step.

This file is Cython in pure-Python mode: compiled where there is a C compiler, plain Python elsewhere, the
same games either way. What it keeps, cell by cell:

- `board`: the face that lies there (see `pieces`), `EMPTY` or `BEYOND` the table's edge;
- `crews`: 0, or 1 + seat * 6 + first edge of the fragment that the crew is on. A tile never bears more than
  one, because only the tile just laid can be claimed, once (ruling S8);
- `demand`: what the neighbours demand of each edge (see `fitting`);
- `frontier`: the empty cells that a road leads to, sorted; only there can a tile be laid (ruling S7);
- `tally`: small counters, named by the constants below.

`step(code)` changes the position and does nothing else; `apply(action)` checks first and returns the events.
The draw pile is known only as far as a player can know it: `tally[UNSEEN + tile]` counts what has not been
turned up, `boxed` of which lie in the box (see `pile`).
"""

from __future__ import annotations

from array import array
from fractions import Fraction
from typing import TYPE_CHECKING

import cython

from quakeboard.core.game import CHANCE, OVER, Outcome, odds
from quakeboard.core.kernel.rng import Rng
from quakeboard.games.seismic.rules import events, legality, notation, pile, scoring, view
from quakeboard.games.seismic.rules.actions import (
    CREW,
    DRAW,
    FIRST,
    PASS,
    SIDE,
    TOWN_CHOICE,
    TURN,
    SeismicAction,
    decode,
    encode,
)
from quakeboard.games.seismic.rules.fitting import DEMANDS, DIGIT, FIT_COUNT, FITS, WANTS_ROAD
from quakeboard.games.seismic.rules.options import AFTERSHOCKS, BALANCE, ROAD_CREWS_DILEMMA
from quakeboard.games.seismic.rules.pieces import (
    BEYOND,
    EMPTY,
    FACE_OF,
    FIRST_INTERSECTION,
    FIRST_QUAKE,
    GREEN,
    PARTNER,
    ROTATION_OF,
    SINGLES,
    STUB,
    TILE_NUMBER,
    TILE_OF,
    TILES,
    TOWN,
    TOWN_BONUS,
    VALUE_OF,
    laid,
)
from quakeboard.games.seismic.rules.table import NO_LINE, table
from quakeboard.games.seismic.rules.trace_state import trace_state
from quakeboard.games.seismic.rules.turning import DIFFERENT_TURNS, NO_CREW, TURNED_FACE

if TYPE_CHECKING:
    from quakeboard.games.seismic.rules.game import Seismic

# Phases, in the order of `PHASES`.
SET_UP = 0
DRAWING = 1
LAYING = 2
CLAIMING = 3
CHOOSING_TOWN = 4
CHOOSING_SIDE = 5
AFTERSHOCK = 6
ENDED = 7
PHASES = ("set-up", "draw", "lay", "crew", "town", "side", "aftershock", "over")

# Where the counters stand in `tally`.
UNSEEN = 0  # for each kind of tile: how many have not been turned up
ROW = 36  # the face-up tiles
LAYS = 40  # for each face-up tile: how many lays it allows
CREWS_LEFT = 44  # for each seat
PILES = 48  # Balance, for each seat: tiles in the own pile
JUNCTIONS = 52  # Balance, for each seat: how many of those are dealt intersections
LINES = 56  # for each town and edge: tiles on that line
TURNED = 68  # Aftershocks: cells turned for this quake
MARKERS = 72  # for each seat: crews on the section last measured
SCORES = 76  # for each seat, as last counted
TALLY = 80

STRAIGHT, LOOSE, TIGHT = SINGLES
LARGEST_QUAKE = len(TILES) - 1

PARTNERS = bytearray(PARTNER)
TILES_OF = bytearray(TILE_OF)
ROTATIONS = bytearray(ROTATION_OF)
VALUES = bytearray(VALUE_OF)
FACE_NUMBERS = bytearray(FACE_OF)
FITTING = bytearray(FITS)
FITTING_COUNT = bytearray(FIT_COUNT)
WANTED = bytearray(WANTS_ROAD)
TURNED_FACES = bytearray(TURNED_FACE)
TURNS = bytearray(DIFFERENT_TURNS)
DIGITS = array("H", DIGIT)
BITS = bytearray(n.bit_count() for n in range(64))  # how many of six bits are set
# For bits * 6 + k: the place of the k-th bit that is set.
NTH_BIT = bytearray(
    ([place for place in range(6) if n >> place & 1] + [0] * 6)[k] for n in range(64) for k in range(6)
)


def _buffer(size: int) -> array[int]:
    """Room for this many numbers."""
    return array("i", bytes(4 * size))


REASONS = ("", "tiles", "closed", "unplaceable")  # ruling S11, in its order


@cython.final
@cython.boundscheck(False)
@cython.cclass
class Position:
    """One moment of a game of Seismic."""

    game = cython.declare(object, visibility="readonly")
    table = cython.declare(object, visibility="readonly")
    stock = cython.declare(object, visibility="readonly")
    journal = cython.declare(object, visibility="public")
    """None, or a list to which everything that happens is added."""

    store: object
    block: cython.ushort[::1]
    board = cython.declare(cython.ushort[::1], visibility="readonly")
    crews = cython.declare(cython.ushort[::1], visibility="readonly")
    demand = cython.declare(cython.ushort[::1], visibility="readonly")
    frontier = cython.declare(cython.ushort[::1], visibility="readonly")
    tally = cython.declare(cython.ushort[::1], visibility="readonly")
    steps: cython.short[::1]
    line_of: cython.uchar[::1]
    town_cells: cython.ushort[::1]
    single_weights: cython.longlong[::1]
    quake_weights: cython.longlong[::1]

    size: cython.Py_ssize_t
    towns: cython.Py_ssize_t
    packet: cython.Py_ssize_t
    stop_at_first_crew: cython.bint
    dilemma = cython.declare(cython.bint, visibility="readonly")
    aftershocks: cython.bint
    balance: cython.bint
    widths0: cython.Py_ssize_t
    widths1: cython.Py_ssize_t
    widths2: cython.Py_ssize_t
    box0: cython.Py_ssize_t
    box1: cython.Py_ssize_t
    box2: cython.Py_ssize_t

    seats = cython.declare(cython.Py_ssize_t, visibility="readonly")
    turn = cython.declare(cython.Py_ssize_t, visibility="readonly")  # the seat whose turn it is, or -1
    asked = cython.declare(cython.Py_ssize_t, visibility="readonly")
    phase = cython.declare(cython.Py_ssize_t, visibility="readonly")
    turn_number = cython.declare(cython.Py_ssize_t, visibility="readonly")
    row_size = cython.declare(cython.Py_ssize_t, visibility="readonly")
    frontier_size = cython.declare(cython.Py_ssize_t, visibility="readonly")
    pile = cython.declare(cython.Py_ssize_t, visibility="readonly")
    boxed = cython.declare(cython.Py_ssize_t, visibility="readonly")
    to_draw = cython.declare(cython.Py_ssize_t, visibility="readonly")
    set_up_draws = cython.declare(cython.Py_ssize_t, visibility="readonly")
    laid = cython.declare(cython.Py_ssize_t, visibility="readonly")  # the cell just laid, or 0
    claims = cython.declare(
        cython.Py_ssize_t, visibility="readonly"
    )  # first edges of what may be claimed, as bits
    lays = cython.declare(cython.Py_ssize_t, visibility="readonly")  # how many lays are legal
    doubled = cython.declare(cython.bint, visibility="readonly")
    quake = cython.declare(cython.Py_ssize_t, visibility="readonly")
    town = cython.declare(cython.Py_ssize_t, visibility="readonly")
    towns_hit = cython.declare(cython.Py_ssize_t, visibility="readonly")
    shocks = cython.declare(cython.Py_ssize_t, visibility="readonly")
    turned_size = cython.declare(cython.Py_ssize_t, visibility="readonly")
    reason = cython.declare(cython.Py_ssize_t, visibility="readonly")

    # The section last measured: see `measure`.
    fragments = cython.declare(cython.Py_ssize_t, visibility="readonly")
    end_a = cython.declare(cython.Py_ssize_t, visibility="readonly")
    end_b = cython.declare(cython.Py_ssize_t, visibility="readonly")
    marked = cython.declare(cython.Py_ssize_t, visibility="readonly")
    ring = cython.declare(cython.bint, visibility="readonly")
    first_marked = cython.declare(
        cython.Py_ssize_t, visibility="readonly"
    )  # the first cell with a crew of it
    anchor = cython.declare(
        cython.Py_ssize_t, visibility="readonly"
    )  # its first fragment: identifies the section
    # How it runs, while `trace` follows it.
    tracing: cython.bint
    path: cython.int[::1]
    path_size: cython.Py_ssize_t
    open_ends: cython.Py_ssize_t
    open_a: cython.Py_ssize_t
    open_b: cython.Py_ssize_t

    def __init__(self, game: Seismic, seats: int) -> None:
        options = game.options
        self.journal = None
        self.turn_number = self.row_size = self.frontier_size = 0
        self.to_draw = self.set_up_draws = self.laid = self.claims = self.lays = 0
        self.doubled = self.ring = self.stop_at_first_crew = self.tracing = False
        self.open_a = self.open_b = 0
        self.quake = self.town = self.towns_hit = self.shocks = self.turned_size = self.reason = 0
        self._bind(game, table(*options.size, options.towns), options.stock(seats))
        self.seats = seats
        self.dilemma = options.has(ROAD_CREWS_DILEMMA)
        self.aftershocks = options.has(AFTERSHOCKS)
        self.balance = options.has(BALANCE)
        self._allocate()
        i: cython.Py_ssize_t
        for i in range(self.size):
            self.board[i] = self.table.blank[i]
        for i in range(len(TILES)):
            self.tally[UNSEEN + i] = self.stock.counts[i]
        for i in range(seats):
            self.tally[CREWS_LEFT + i] = options.crews
        for i in range(self.towns):
            self.board[self.town_cells[i]] = EMPTY
        for i in range(self.towns):
            self._put_down(self.town_cells[i], TOWN)
        self.pile = self.stock.pile
        self.boxed = self.stock.box
        self.phase = SET_UP
        self.asked = CHANCE
        self.turn = -1 if options.first is None else options.first

    # ------------------------------------------------------------------ making and copying

    def _bind(self, game, the_table, stock) -> None:
        """Refer to what positions share and never change."""
        self.game = game
        self.table = the_table
        self.stock = stock
        self.size = the_table.size
        self.towns = len(the_table.towns)
        self.steps = the_table.steps
        self.line_of = the_table.line_of
        self.town_cells = the_table.town_cells
        self.single_weights = stock.single_weights
        self.quake_weights = stock.quake_weights
        self.packet = stock.packet
        self.widths0, self.widths1, self.widths2 = stock.widths

    @cython.cfunc
    def _allocate(self):
        """Make the one block that holds all that a copy must copy."""
        size: cython.Py_ssize_t = self.size
        self.store = array("H", bytes(2 * (4 * size + TALLY)))
        self._slice_block()

    @cython.cfunc
    def _slice_block(self):
        """Let the arrays be slices of the block."""
        size: cython.Py_ssize_t = self.size
        self.block = memoryview(self.store)
        self.board = self.block[0:size]
        self.crews = self.block[size : 2 * size]
        self.demand = self.block[2 * size : 3 * size]
        self.frontier = self.block[3 * size : 4 * size]
        self.tally = self.block[4 * size :]

    def copy(self) -> Position:
        """An independent position that is equal to this one, without its journal."""
        twin: Position = Position.__new__(Position)
        twin.game = self.game
        twin.table = self.table
        twin.stock = self.stock
        twin.journal = None
        twin.size = self.size
        twin.towns = self.towns
        twin.steps = self.steps
        twin.line_of = self.line_of
        twin.town_cells = self.town_cells
        twin.single_weights = self.single_weights
        twin.quake_weights = self.quake_weights
        twin.packet = self.packet
        twin.dilemma = self.dilemma
        twin.aftershocks = self.aftershocks
        twin.balance = self.balance
        twin.widths0 = self.widths0
        twin.widths1 = self.widths1
        twin.widths2 = self.widths2
        twin.seats = self.seats
        twin._copy_state(self)
        twin.store = self.store[:]
        twin._slice_block()
        return twin

    @cython.cfunc
    def _copy_state(self, other: Position):
        """Take over all of another position's state that is not in the block."""
        self.stop_at_first_crew = self.tracing = False
        self.open_a = self.open_b = 0
        self.turn = other.turn
        self.asked = other.asked
        self.phase = other.phase
        self.turn_number = other.turn_number
        self.row_size = other.row_size
        self.frontier_size = other.frontier_size
        self.pile = other.pile
        self.boxed = other.boxed
        self.to_draw = other.to_draw
        self.set_up_draws = other.set_up_draws
        self.laid = other.laid
        self.claims = other.claims
        self.lays = other.lays
        self.doubled = other.doubled
        self.quake = other.quake
        self.town = other.town
        self.towns_hit = other.towns_hit
        self.shocks = other.shocks
        self.turned_size = other.turned_size
        self.reason = other.reason

    def restore(self, seen: view.SeismicView) -> None:
        """Become the position that a view shows; this one must just have been started."""
        now = seen.under_way
        for tile in seen.board:
            if tile.kind == "town":
                continue
            cell = self.table.number(tile.at)
            self._put_down(cell, FACE_NUMBERS[TILE_NUMBER[tile.tile] * 6 + tile.rotation])
            if tile.crew is not None:
                self.crews[cell] = 1 + tile.crew.seat * 6 + int(tile.crew.fragment[0])
        for name, count in seen.unseen.items():
            self.tally[UNSEEN + TILE_NUMBER[name]] = count
        for seat in range(self.seats):
            self.tally[CREWS_LEFT + seat] = seen.crews_left[seat]
            if seen.piles:
                self.tally[PILES + seat] = seen.piles[seat]
                self.tally[JUNCTIONS + seat] = seen.junctions[seat]
        for name in seen.face_up:
            self._add_to_row(TILE_NUMBER[name])
        for at in now.turned:
            self.tally[TURNED + self.turned_size] = self.table.number(at)
            self.turned_size += 1
        self.turn, self.asked, self.turn_number = seen.turn, seen.actor, seen.turn_number
        self.phase = PHASES.index(seen.phase)
        self.pile, self.boxed = seen.pile, seen.boxed
        self.to_draw, self.set_up_draws, self.doubled = now.to_draw, now.set_up_draws, now.doubled
        self.quake, self.town, self.towns_hit = now.quake, now.town, now.towns_hit
        self.shocks = now.shocks_asked
        self.reason = REASONS.index(seen.ended)
        if now.laid is not None:
            self.laid = self.table.number(now.laid)
            self._find_claims()
        if self.phase == LAYING or (self.phase == CLAIMING and self.dilemma):
            self.lays = self._count_lays()

    # ------------------------------------------------------------------ the protocol

    def actor(self) -> int:
        """The seat that is asked, `CHANCE` or `OVER`."""
        return self.asked

    @property
    def kernel(self) -> Position:
        """The same moment in numbers: this class is both."""
        return self

    def legal(self) -> list[SeismicAction]:
        """All that the actor may do, in canonical order."""
        names = self.fragment_names()
        return [decode(self.table, code, names) for code in self.codes()]

    def odds(self) -> list[tuple[SeismicAction, Fraction]]:
        """What chance may do and how likely; empty when a seat is asked."""
        return odds(self)

    def weights(self) -> list[int]:
        """Integers in proportion to the odds of what chance may do."""
        if self.turn < 0:
            return [1] * self.seats
        found = pile.weights(self.stock, self.unseen(), self.boxed, self.slots(), self.set_up_draws)
        return [weight for _, weight in found]

    def encode(self, action: SeismicAction) -> int:
        """The number of an action, or -1 if it names something that this table does not have."""
        return encode(self.table, action)

    def decode(self, code: int) -> SeismicAction:
        """The action with this number."""
        return decode(self.table, code, self.fragment_names())

    def texts(self) -> list[str]:
        """The notation of all that the actor may do, in canonical order."""
        return notation.texts(self.table, self.codes(), self.fragment_names())

    def apply(self, action: SeismicAction) -> list[events.SeismicEvent]:
        """Apply the action and return its events; raises `IllegalAction` and changes nothing if it is not
        legal."""
        code = encode(self.table, action)
        if not self.is_legal(code) or str(action) != str(self.decode(code)):
            raise legality.refusal(self, action)
        return self.happen(code)

    def happen(self, code: int) -> list[events.SeismicEvent]:
        """Apply an action that is known to be legal, by its number, and return its events."""
        self.journal = []
        try:
            self.step(code)
            return events.from_journal(self, self.journal)
        finally:
            self.journal = None

    def state(self) -> dict[str, object]:
        """The whole position as a trace shows it."""
        return trace_state(self)

    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        if self.phase != ENDED:
            return None
        scores = self.scores()
        return Outcome(REASONS[self.reason], scores, scoring.winners(scores, self.game.options.heights))

    def view(self, seat: int | None) -> view.SeismicView:
        """What this seat may know: in Seismic, everything."""
        return view.make_view(self, seat)

    # ------------------------------------------------------------------ queries

    def phase_name(self) -> str:
        return PHASES[self.phase]

    def end_reason(self) -> str:
        """Why the game ended (ruling S11), or nothing."""
        return REASONS[self.reason]

    def unseen(self) -> list[int]:
        """For each kind of tile, how many have not been turned up."""
        return self._tally_list(UNSEEN, ROW - UNSEEN)

    def row(self) -> list[int]:
        """The face-up tiles, in the order in which they were turned up."""
        return self._tally_list(ROW, self.row_size)

    def crews_left(self) -> list[int]:
        return self._tally_list(CREWS_LEFT, self.seats)

    def own_piles(self) -> list[int]:
        """Balance: what is left of each seat's pile; empty before the deal and in other games."""
        return self._tally_list(PILES, self.seats) if self.balance and self.turn_number else []

    def own_junctions(self) -> list[int]:
        return self._tally_list(JUNCTIONS, self.seats) if self.balance and self.turn_number else []

    def sides(self) -> list[list[int]]:
        """For each town, the tiles on its six lines."""
        return [self._tally_list(LINES + 6 * town, 6) for town in range(self.towns)]

    def markers(self) -> list[int]:
        """Each seat's crews on the section last measured."""
        return self._tally_list(MARKERS, self.seats)

    def turned(self) -> list[int]:
        """Aftershocks: the cells turned for this quake."""
        return self._tally_list(TURNED, self.turned_size)

    @cython.cfunc
    def _tally_list(self, start: cython.Py_ssize_t, count: cython.Py_ssize_t) -> list:
        """Some numbers of the tally, in a list."""
        found: list = []
        i: cython.Py_ssize_t
        for i in range(start, start + count):
            found.append(self.tally[i])
        return found

    def slots(self) -> pile.Slots:
        """The pile that the next tile comes from."""
        if not self.balance:
            return pile.Slots(self.pile)
        if self.phase == SET_UP:
            return pile.Slots(self.pile, without_quakes=True)
        return pile.Slots(self.tally[PILES + self.turn], self.tally[JUNCTIONS + self.turn])

    def fragment_names(self) -> dict[int, str]:
        """The fragments of the tile just laid, by their first edge."""
        if not self.laid:
            return {}
        return {int(name[0]): name for name in laid(self.board[self.laid]).fragments()}

    def codes(self) -> list[int]:
        """The numbers of all legal actions, in canonical order."""
        out: cython.int[::1] = _buffer(self._count())
        found = []
        i: cython.Py_ssize_t
        for i in range(self._list(out)):
            found.append(out[i])
        return found

    def tiles(self) -> list[int]:
        """Every tile that lies, by its cell: cell << 16 | face << 8 | crew."""
        found = []
        i: cython.Py_ssize_t
        for i in range(self.size):
            if self.board[i] != EMPTY and self.board[i] != BEYOND:
                found.append(i << 16 | self.board[i] << 8 | self.crews[i])
        return found

    @cython.ccall
    def is_legal(self, code: cython.Py_ssize_t) -> cython.bint:
        """Whether the action with this number is legal."""
        if code >= TURN:
            return self._may_place(code - TURN)
        if self.phase == CLAIMING:
            return code == PASS or (CREW <= code < CREW + 6 and (self.claims >> (code - CREW)) & 1 == 1)
        if self.phase == CHOOSING_SIDE:
            return SIDE <= code < SIDE + 6 and (self._longest() >> (code - SIDE)) & 1 == 1
        if self.phase == CHOOSING_TOWN:
            return TOWN_CHOICE <= code < TOWN_CHOICE + self.towns
        if self.phase == AFTERSHOCK:
            return code == PASS
        if self.asked == CHANCE:
            return self._may_happen(code)
        return False

    @cython.cfunc
    @cython.exceptval(check=False)
    def _may_place(self, code: cython.Py_ssize_t) -> cython.bint:
        """Whether a lay or a turn is legal."""
        rotation: cython.Py_ssize_t = code % 6  # of a turn: sixths
        tile: cython.Py_ssize_t = code // 6 // self.size - 1
        cell: cython.Py_ssize_t = code // 6 % self.size
        i: cython.Py_ssize_t
        if tile >= FIRST_QUAKE:
            return False
        if tile < 0:
            return self.phase == AFTERSHOCK and (self._turns(cell) >> rotation) & 1
        if self.phase != LAYING and not (self.phase == CLAIMING and self.dilemma):
            return False
        if self.board[cell] != EMPTY or not (FITTING[tile * DEMANDS + self.demand[cell]] >> rotation) & 1:
            return False
        for i in range(self.row_size):
            if self.tally[ROW + i] == tile:
                return True
        return False

    def _may_happen(self, code: int) -> bool:
        if self.turn < 0:
            return FIRST <= code < FIRST + self.seats
        return code - DRAW in self._possible_draws()

    def _possible_draws(self) -> list[int]:
        return pile.possible(self.stock, self.unseen(), self.boxed, self.slots(), self.set_up_draws)

    @cython.cfunc
    def _count(self) -> cython.Py_ssize_t:
        """How many actions are legal."""
        n: cython.Py_ssize_t = 1
        cell: cython.Py_ssize_t
        if self.phase == LAYING:
            return self.lays
        if self.phase == CLAIMING:
            return BITS[self.claims] + self.lays + 1
        if self.phase == CHOOSING_SIDE:
            return BITS[self._longest()]
        if self.phase == CHOOSING_TOWN:
            return self.towns
        if self.phase == AFTERSHOCK:
            for cell in range(self.size):
                n += BITS[self._turns(cell)]
            return n
        if self.asked != CHANCE:
            return 0
        return self.seats if self.turn < 0 else len(self._possible_draws())

    @cython.cfunc
    def _list(self, out: cython.int[::1]) -> cython.Py_ssize_t:
        """Write the numbers of all legal actions to `out`, in canonical order; return how many."""
        n: cython.Py_ssize_t = 0
        i: cython.Py_ssize_t
        if self.phase == LAYING:
            return self._list_lays(out, 0)
        if self.phase == CLAIMING:
            for i in range(6):
                if (self.claims >> i) & 1:
                    out[n] = CREW + i
                    n += 1
            if self.dilemma:
                n = self._list_lays(out, n)
            out[n] = PASS
            return n + 1
        if self.phase == CHOOSING_SIDE:
            for i in range(6):
                if (self._longest() >> i) & 1:
                    out[n] = SIDE + i
                    n += 1
            return n
        if self.phase == CHOOSING_TOWN:
            for i in range(self.towns):
                out[i] = TOWN_CHOICE + i
            return self.towns
        if self.phase == AFTERSHOCK:
            n = self._list_turns(out)
            out[n] = PASS
            return n + 1
        if self.asked == CHANCE:
            return self._list_chance(out)
        return 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _list_lays(self, out: cython.int[::1], n: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """Add the legal lays: by face-up tile, then cell, then rotation."""
        i: cython.Py_ssize_t
        j: cython.Py_ssize_t
        k: cython.Py_ssize_t
        tile: cython.Py_ssize_t
        cell: cython.Py_ssize_t
        fit: cython.Py_ssize_t
        code: cython.Py_ssize_t
        for i in range(self.row_size):
            if self._repeats(i):
                continue
            tile = self.tally[ROW + i]
            for j in range(self.frontier_size):
                cell = self.frontier[j]
                fit = tile * DEMANDS + self.demand[cell]
                code = TURN + ((tile + 1) * self.size + cell) * 6
                for k in range(FITTING_COUNT[fit]):
                    out[n] = code + NTH_BIT[FITTING[fit] * 6 + k]
                    n += 1
        return n

    @cython.cfunc
    @cython.exceptval(check=False)
    def _list_turns(self, out: cython.int[::1]) -> cython.Py_ssize_t:
        """The legal turns: by cell, then sixths."""
        n: cython.Py_ssize_t = 0
        cell: cython.Py_ssize_t
        bits: cython.Py_ssize_t
        code: cython.Py_ssize_t
        for cell in range(self.size):
            bits = self._turns(cell)
            code = TURN + cell * 6
            while bits:
                if bits & 1:
                    out[n] = code
                    n += 1
                bits >>= 1
                code += 1
        return n

    @cython.cfunc
    @cython.exceptval(check=False)
    def _turn_number(self, k: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """The k-th turn of `_list_turns`, without listing them, or after them passing."""
        cell: cython.Py_ssize_t
        bits: cython.Py_ssize_t
        for cell in range(self.size):
            bits = self._turns(cell)
            if k < BITS[bits]:
                return TURN + cell * 6 + NTH_BIT[bits * 6 + k]
            k -= BITS[bits]
        return PASS

    @cython.cfunc
    def _list_chance(self, out: cython.int[::1]) -> cython.Py_ssize_t:
        n: cython.Py_ssize_t = 0
        tile: cython.Py_ssize_t
        if self.turn < 0:
            for n in range(self.seats):
                out[n] = FIRST + n
            return self.seats
        for tile in self._possible_draws():
            out[n] = DRAW + tile
            n += 1
        return n

    @cython.cfunc
    @cython.exceptval(check=False)
    def _repeats(self, i: cython.Py_ssize_t) -> cython.bint:
        """Whether a face-up tile of the same kind comes before this one: its lays are listed already."""
        j: cython.Py_ssize_t
        for j in range(i):
            if self.tally[ROW + j] == self.tally[ROW + i]:
                return True
        return False

    @cython.cfunc
    @cython.exceptval(check=False)
    def _count_lays(self) -> cython.Py_ssize_t:
        """How many lays the face-up tiles allow."""
        n: cython.Py_ssize_t = 0
        i: cython.Py_ssize_t
        for i in range(self.row_size):
            if not self._repeats(i):
                n += self.tally[LAYS + i]
        return n

    @cython.cfunc
    @cython.exceptval(check=False)
    def _lay_number(self, k: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """The k-th lay of `_list_lays`, without listing them."""
        i: cython.Py_ssize_t = 0
        j: cython.Py_ssize_t
        tile: cython.Py_ssize_t
        while self._repeats(i) or k >= self.tally[LAYS + i]:
            if not self._repeats(i):
                k -= self.tally[LAYS + i]
            i += 1
        tile = self.tally[ROW + i]
        for j in range(self.frontier_size):
            i = tile * DEMANDS + self.demand[self.frontier[j]]
            if k < FITTING_COUNT[i]:
                tile = (tile + 1) * self.size + self.frontier[j]
                return TURN + tile * 6 + NTH_BIT[FITTING[i] * 6 + k]
            k -= FITTING_COUNT[i]
        return -1

    # ------------------------------------------------------------------ random play

    def sample(self, rng: Rng) -> int:
        """A legal action's number, each equally likely; for chance, as likely as its odds say."""
        return self._sample(rng)

    @cython.cfunc
    def _sample(self, rng: Rng) -> cython.Py_ssize_t:
        n: cython.Py_ssize_t
        k: cython.Py_ssize_t
        if self.phase == LAYING:
            return self._lay_number(rng.below(self.lays))
        if self.phase == CLAIMING:
            n = BITS[self.claims]
            k = rng.below(n + self.lays + 1)
            if k < n:
                return CREW + NTH_BIT[self.claims * 6 + k]
            return self._lay_number(k - n) if k < n + self.lays else PASS
        if self.asked == CHANCE:
            if self.turn < 0:
                return FIRST + rng.below(self.seats)
            return DRAW + self._sample_draw(rng)
        if self.phase == CHOOSING_TOWN:
            return TOWN_CHOICE + rng.below(self.towns)
        if self.phase == CHOOSING_SIDE:
            n = self._longest()
            return SIDE + NTH_BIT[n * 6 + rng.below(BITS[n])]
        return self._turn_number(rng.below(self._count()))

    @cython.cfunc
    @cython.exceptval(check=False)
    def _sample_draw(self, rng: Rng) -> cython.Py_ssize_t:
        """A tile, as likely as `odds` says: sample what the box holds, then draw."""
        tiles: cython.Py_ssize_t = self.pile
        last_plain: cython.Py_ssize_t = FIRST_QUAKE
        k: cython.Py_ssize_t
        i: cython.Py_ssize_t
        if self.balance:
            last_plain = FIRST_INTERSECTION + 1
            if self.phase != SET_UP:
                tiles = self.tally[PILES + self.turn]
                if rng.below(tiles) < self.tally[JUNCTIONS + self.turn]:
                    return self._sample_junction(rng)
        if self.packet and tiles <= self.packet and rng.below(tiles) < self.tally[UNSEEN + LARGEST_QUAKE]:
            return LARGEST_QUAKE
        self._sample_box(rng)
        tiles = self.pile
        if self.packet:
            tiles -= self.tally[UNSEEN + LARGEST_QUAKE]
        if self.balance:
            for i in range(FIRST_INTERSECTION + 1, FIRST_QUAKE):
                tiles -= self.tally[UNSEEN + i]
            if self.phase == SET_UP:
                tiles -= self._mixed_quakes() - self._boxed_quakes()
        k = rng.below(tiles)
        for i in range(last_plain):
            k -= self.tally[UNSEEN + i]
            if i <= 2:
                k += self.box2 if i == TIGHT else self.box1 if i == LOOSE else self.box0
            if k < 0:
                return i
        return self._sample_quake(rng.below(self._mixed_quakes()))

    @cython.cfunc
    @cython.exceptval(check=False)
    def _mixed_quakes(self) -> cython.Py_ssize_t:
        """How many quakes of the mix are unseen; The Big One keeps the 6.0 out of it (ruling S14)."""
        i: cython.Py_ssize_t
        quakes: cython.Py_ssize_t = 0
        for i in range(FIRST_QUAKE, LARGEST_QUAKE if self.packet else LARGEST_QUAKE + 1):
            quakes += self.tally[UNSEEN + i]
        return quakes

    @cython.cfunc
    @cython.exceptval(check=False)
    def _boxed_quakes(self) -> cython.Py_ssize_t:
        """How many quakes the box holds if it holds the singles last sampled."""
        return self.boxed - self.box0 - self.box1 - self.box2

    @cython.cfunc
    @cython.exceptval(check=False)
    def _sample_junction(self, rng: Rng) -> cython.Py_ssize_t:
        i: cython.Py_ssize_t
        k: cython.Py_ssize_t = 0
        for i in range(FIRST_INTERSECTION + 1, FIRST_QUAKE):
            k += self.tally[UNSEEN + i]
        k = rng.below(k)
        for i in range(FIRST_INTERSECTION + 1, FIRST_QUAKE):
            k -= self.tally[UNSEEN + i]
            if k < 0:
                return i
        return -1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _sample_quake(self, k: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """The k-th unseen quake of the mix."""
        i: cython.Py_ssize_t
        for i in range(FIRST_QUAKE, LARGEST_QUAKE + 1):
            k -= self.tally[UNSEEN + i]
            if k < 0:
                return i
        return -1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _sample_box(self, rng: Rng) -> cython.void:
        """Choose how many straights, loose and tight curves the box holds, by the weights of `pile`."""
        total: cython.longlong = 0
        k: cython.longlong = -1
        weight: cython.longlong
        a: cython.Py_ssize_t
        b: cython.Py_ssize_t
        c: cython.Py_ssize_t
        i: cython.Py_ssize_t
        self.box0 = self.box1 = self.box2 = 0
        if self.boxed == 0:
            return
        row0: cython.Py_ssize_t = self.tally[UNSEEN + STRAIGHT] * 8
        row1: cython.Py_ssize_t = (64 + self.tally[UNSEEN + LOOSE]) * 8
        row2: cython.Py_ssize_t = (128 + self.tally[UNSEEN + TIGHT]) * 8
        row3: cython.Py_ssize_t = (self.set_up_draws * 16 + self._mixed_quakes()) * 16
        for i in range(2):
            for a in range(self.widths0):
                for b in range(self.widths1):
                    weight = self.single_weights[row0 + a] * self.single_weights[row1 + b]
                    if weight == 0:
                        continue
                    for c in range(self.widths2):
                        if i == 0:
                            total += (
                                weight * self.single_weights[row2 + c] * self.quake_weights[row3 + a + b + c]
                            )
                            continue
                        k -= weight * self.single_weights[row2 + c] * self.quake_weights[row3 + a + b + c]
                        if k < 0:
                            self.box0 = a
                            self.box1 = b
                            self.box2 = c
                            return
            k = rng.below(total)

    def settle_box(self, rng: Rng) -> None:
        """Decide what the box holds and take it out of what is unseen: for playouts and searches only.

        Drawing from what is left then has, on the whole, the same odds as drawing tile by tile before.
        """
        self._settle_box(rng)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _settle_box(self, rng: Rng) -> cython.void:
        if self.boxed == 0:
            return
        self._sample_box(rng)
        self.tally[UNSEEN + STRAIGHT] -= self.box0
        self.tally[UNSEEN + LOOSE] -= self.box1
        self.tally[UNSEEN + TIGHT] -= self.box2
        for _ in range(self._boxed_quakes()):
            self.tally[UNSEEN + self._sample_quake(rng.below(self._mixed_quakes()))] -= 1
        self.boxed = 0
        self.box0 = self.box1 = self.box2 = 0

    def playout(self, rng: Rng) -> tuple[int, ...]:
        """Play to the end at random and return the scores."""
        self._settle_box(rng)
        while self.phase != ENDED:
            self._step(self._sample(rng))
        return self.scores()

    def playout_listed(self, rng: Rng) -> tuple[int, ...]:
        """The same game as `playout`, choosing from a list of all legal actions: for comparison."""
        self._settle_box(rng)
        out: cython.int[::1] = _buffer(64)
        while self.phase != ENDED:
            if self.asked == CHANCE:
                self._step(self._sample(rng))
            else:
                if self._count() > len(out):
                    out = _buffer(2 * self._count())
                self._step(out[rng.below(self._list(out))])
        return self.scores()

    # ------------------------------------------------------------------ actions

    def step(self, code: cython.Py_ssize_t) -> None:
        """Do the action with this number; raises `ValueError` if it is not legal.

        Of a draw only that such a tile is left is asked: `odds` and `apply` know better.
        """
        if not (self._is_left(code - DRAW) if DRAW <= code < TURN else self.is_legal(code)):
            raise ValueError(f"{code} is not the number of a legal action")
        self._step(code)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _is_left(self, tile: cython.Py_ssize_t) -> cython.bint:
        """Whether chance turns up a tile now, and one of this kind has not been seen."""
        if self.asked != CHANCE or self.turn < 0 or tile > LARGEST_QUAKE:
            return False
        return self.tally[UNSEEN + tile] > 0

    @cython.cfunc
    def _step(self, code: cython.Py_ssize_t):
        rest: cython.Py_ssize_t
        if code >= TURN:
            rest = (code - TURN) // 6
            if rest < self.size:
                self._turn_tile(rest, (code - TURN) % 6)
            else:
                self._lay(rest // self.size - 1, rest % self.size, (code - TURN) % 6)
        elif code >= DRAW:
            self._turn_up(code - DRAW)
        elif code >= TOWN_CHOICE:
            self.town = code - TOWN_CHOICE
            self._strike()
        elif code >= SIDE:
            self._hit(code - SIDE)
        elif code >= CREW:
            self._send_crew(code - CREW)
        elif code >= FIRST:
            self.turn = code - FIRST
            if self.journal is not None:
                self.journal.append(("first", self.turn))
        elif self.phase == AFTERSHOCK:
            if self.journal is not None:
                self.journal.append(("declined", self.asked))
            self.shocks += 1
            self._next_shock()
        else:
            self._end_turn()

    @cython.cfunc
    def _turn_up(self, tile: cython.Py_ssize_t):
        """A tile comes off the pile (rulings S5, S6, S19)."""
        self.tally[UNSEEN + tile] -= 1
        self.pile -= 1
        if self.journal is not None:
            self.journal.append(("turned up", self.turn, tile, self.phase == SET_UP))
        if self.phase == SET_UP:
            if tile < FIRST_QUAKE:
                self._add_to_row(tile)
                self.set_up_draws = self.row_size
            if self.row_size == 2:
                self._deal()
                self._begin_turn(self.turn)
            return
        if self.balance:
            self.tally[PILES + self.turn] -= 1
            if FIRST_INTERSECTION < tile < FIRST_QUAKE:
                self.tally[JUNCTIONS + self.turn] -= 1
        if tile < FIRST_QUAKE:
            self._add_to_row(tile)
            self.to_draw -= 1
            self._go_on()
            return
        if self.balance:
            self.to_draw = 0  # ruling S19: after a quake nothing more is drawn
        self.quake = tile - FIRST_QUAKE + 1
        self.towns_hit = 0
        if self.towns > 1:
            self.phase = CHOOSING_TOWN
            self.asked = self.turn
        else:
            self.town = 0
            self._strike()

    @cython.cfunc
    @cython.exceptval(check=False)
    def _add_to_row(self, tile: cython.Py_ssize_t) -> cython.void:
        lays: cython.Py_ssize_t = 0
        j: cython.Py_ssize_t
        for j in range(self.frontier_size):
            lays += FITTING_COUNT[tile * DEMANDS + self.demand[self.frontier[j]]]
        self.tally[ROW + self.row_size] = tile
        self.tally[LAYS + self.row_size] = lays
        self.row_size += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _recount(self, before: cython.Py_ssize_t, after: cython.Py_ssize_t) -> cython.void:
        """What is demanded of an empty cell has changed: so has the number of lays there."""
        i: cython.Py_ssize_t
        row: cython.Py_ssize_t
        for i in range(self.row_size):
            row = self.tally[ROW + i] * DEMANDS
            self.tally[LAYS + i] += FITTING_COUNT[row + after] - FITTING_COUNT[row + before]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _take_from_row(self, tile: cython.Py_ssize_t) -> cython.void:
        i: cython.Py_ssize_t = 0
        while self.tally[ROW + i] != tile:
            i += 1
        self.row_size -= 1
        while i < self.row_size:
            self.tally[ROW + i] = self.tally[ROW + i + 1]
            self.tally[LAYS + i] = self.tally[LAYS + i + 1]
            i += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _deal(self) -> cython.void:
        """Balance: what is left is dealt into one pile a player, the intersections evenly (ruling S19)."""
        seat: cython.Py_ssize_t
        tile: cython.Py_ssize_t
        junctions: cython.Py_ssize_t = 0
        if not self.balance:
            return
        for tile in range(FIRST_INTERSECTION + 1, FIRST_QUAKE):
            junctions += self.tally[UNSEEN + tile]
        for seat in range(self.seats):
            self.tally[PILES + seat] = self.pile // self.seats
            self.tally[JUNCTIONS + seat] = junctions // self.seats

    @cython.cfunc
    def _begin_turn(self, seat: cython.Py_ssize_t):
        self.turn = seat
        self.turn_number += 1
        self.laid = 0
        self.claims = 0
        if self.balance:
            self.to_draw = 2 if self.doubled else 1  # rulings S19, S15
        else:
            self.to_draw = 3 - self.row_size
        self.doubled = False
        if self.journal is not None:
            self.journal.append(("turn", seat))
        self._go_on()

    @cython.cfunc
    def _go_on(self):
        """Turn up what is to be turned up, then ask for a lay; discard what cannot be laid (ruling S6)."""
        supply: cython.Py_ssize_t
        while True:
            supply = self.tally[PILES + self.turn] if self.balance else self.pile
            if self.to_draw > 0 and supply > 0:
                self.phase = DRAWING
                self.asked = CHANCE
                return
            self.to_draw = 0
            self.lays = self._count_lays()
            if self.lays > 0:
                self.phase = LAYING
                self.asked = self.turn
                return
            if self.balance and self.row_size == 0:
                self._end_turn()  # ruling S19: none face up, the turn ends without a placement
                return
            if self.row_size > 0:
                if self.journal is not None:
                    self.journal.append(("discarded", self.turn, self.row()))
                self.row_size = 0
            if supply == 0:
                if self.balance and self.pile > 0:
                    self._end_turn()  # the others still have tiles: the turn ends without a placement
                else:
                    self._finish(3)
                return
            self.to_draw = 3

    @cython.cfunc
    def _lay(self, tile: cython.Py_ssize_t, cell: cython.Py_ssize_t, rotation: cython.Py_ssize_t):
        if self.journal is not None:
            self.journal.append(("laid", self.turn, tile, cell, rotation, self.phase == CLAIMING))
        self._take_from_row(tile)
        self._put_down(cell, FACE_NUMBERS[tile * 6 + rotation])
        if self.phase == CLAIMING:
            self.doubled = True  # ruling S15: a second tile instead of a claim
            self._end_turn()
            return
        self.laid = cell
        self.phase = CLAIMING
        self._find_claims()
        self.lays = self._count_lays() if self.dilemma else 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _find_claims(self) -> cython.void:
        """Which fragments of the tile just laid belong to a section without any crew (ruling S8)."""
        face: cython.Py_ssize_t = self.board[self.laid]
        edge: cython.Py_ssize_t
        partner: cython.Py_ssize_t
        self.claims = 0
        if self.tally[CREWS_LEFT + self.turn] == 0:
            return
        self.stop_at_first_crew = True  # one crew on a section is enough to know
        for edge in range(6):
            partner = PARTNERS[face * 6 + edge]
            if partner != GREEN and partner > edge:
                self._measure(self.laid, edge)
                if self.marked == 0:
                    self.claims |= 1 << edge
        self.stop_at_first_crew = False

    @cython.cfunc
    def _send_crew(self, edge: cython.Py_ssize_t):
        self.crews[self.laid] = 1 + self.turn * 6 + edge
        self.tally[CREWS_LEFT + self.turn] -= 1
        if self.journal is not None:
            self.journal.append(("crew", self.turn, self.laid, edge))
        self._end_turn()

    @cython.cfunc
    def _end_turn(self):
        """The game ends, or the next seat's turn begins (rulings S11, S19)."""
        i: cython.Py_ssize_t
        seat: cython.Py_ssize_t
        if self.pile == 0 and self.row_size == 0:
            self._finish(1)
            return
        if self.frontier_size == 0:
            self._finish(2)
            return
        for i in range(1, self.seats + 1):
            seat = (self.turn + i) % self.seats
            if not self.balance or self.row_size > 0 or self.tally[PILES + seat] > 0:
                self._begin_turn(seat)
                return
            if self.journal is not None:
                self.journal.append(("skipped", seat))

    @cython.cfunc
    def _finish(self, reason: cython.Py_ssize_t):
        self.reason = reason
        self.phase = ENDED
        self.asked = OVER
        self.laid = 0
        if self.journal is not None:
            self.journal.append(("over", REASONS[reason]))

    # ------------------------------------------------------------------ tiles come and go

    @cython.cfunc
    @cython.exceptval(check=False)
    def _put_down(self, cell: cython.Py_ssize_t, face: cython.Py_ssize_t) -> cython.void:
        """Put a face on an empty cell and add what it demands of its neighbours."""
        if WANTED[self.demand[cell]]:
            self._leave_frontier(cell)
            self._recount(self.demand[cell], 0)
        self.board[cell] = face
        self._demand_of_neighbours(cell, face, 1)
        self._count_on_lines(cell, 1)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _take_up(self, cell: cython.Py_ssize_t) -> cython.void:
        """Take the tile away; its crew must be gone already."""
        self._demand_of_neighbours(cell, self.board[cell], -1)
        self.board[cell] = EMPTY
        if WANTED[self.demand[cell]]:
            self._join_frontier(cell)
            self._recount(0, self.demand[cell])
        self._count_on_lines(cell, -1)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _demand_of_neighbours(
        self, cell: cython.Py_ssize_t, face: cython.Py_ssize_t, sign: cython.Py_ssize_t
    ) -> cython.void:
        """Add what a face demands of the cells around it, or take it back: a road or green at each edge."""
        edge: cython.Py_ssize_t
        there: cython.Py_ssize_t
        digit: cython.Py_ssize_t
        before: cython.Py_ssize_t
        after: cython.Py_ssize_t
        for edge in range(6):
            there = cell + self.steps[edge]
            if self.board[there] == BEYOND:
                continue
            digit = DIGITS[edge + 3 if edge < 3 else edge - 3]
            if PARTNERS[face * 6 + edge] == GREEN:
                digit *= 2
            before = self.demand[there]
            after = before + sign * digit
            self.demand[there] = after
            if self.board[there] != EMPTY:
                continue
            if not WANTED[before]:
                if not WANTED[after]:
                    continue
                self._join_frontier(there)
            elif not WANTED[after]:
                self._leave_frontier(there)
            self._recount(before, after)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _count_on_lines(self, cell: cython.Py_ssize_t, change: cython.Py_ssize_t) -> cython.void:
        town: cython.Py_ssize_t
        line: cython.Py_ssize_t
        for town in range(self.towns):
            line = self.line_of[town * self.size + cell]
            if line != NO_LINE:
                self.tally[LINES + town * 6 + line] += change

    @cython.cfunc
    @cython.exceptval(check=False)
    def _join_frontier(self, cell: cython.Py_ssize_t) -> cython.void:
        i: cython.Py_ssize_t = self.frontier_size
        while i > 0 and self.frontier[i - 1] > cell:
            self.frontier[i] = self.frontier[i - 1]
            i -= 1
        self.frontier[i] = cell
        self.frontier_size += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _leave_frontier(self, cell: cython.Py_ssize_t) -> cython.void:
        i: cython.Py_ssize_t = 0
        while self.frontier[i] != cell:
            i += 1
        self.frontier_size -= 1
        while i < self.frontier_size:
            self.frontier[i] = self.frontier[i + 1]
            i += 1

    # ------------------------------------------------------------------ quakes (rulings S10, S16, S17)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _longest(self) -> cython.Py_ssize_t:
        """The sides of the town that is hit with most tiles, as bits; none if all six are empty."""
        most: cython.Py_ssize_t = 1
        sides: cython.Py_ssize_t = 0
        side: cython.Py_ssize_t
        for side in range(6):
            if self.tally[LINES + self.town * 6 + side] > most:
                most = self.tally[LINES + self.town * 6 + side]
                sides = 0
            if self.tally[LINES + self.town * 6 + side] == most:
                sides |= 1 << side
        return sides

    @cython.cfunc
    def _strike(self):
        """The quake hits the longest side of the town; among equals the player whose turn it is chooses."""
        sides: cython.Py_ssize_t = self._longest()
        if sides == 0:
            if self.journal is not None:
                self.journal.append(("harmless", self.quake, self.town))
            self._next_town()
        elif BITS[sides] > 1:
            self.phase = CHOOSING_SIDE
            self.asked = self.turn
        else:
            self._hit(NTH_BIT[sides * 6])

    @cython.cfunc
    def _hit(self, side: cython.Py_ssize_t):
        """Remove as many tiles as the magnitude says, nearest first; a town is never removed."""
        cell: cython.Py_ssize_t = self.town_cells[self.town]
        left: cython.Py_ssize_t = self.quake
        if self.journal is not None:
            self.journal.append(
                ("hit", self.turn, self.quake, self.town, side, self.tally[LINES + self.town * 6 + side])
            )
        while left > 0:
            cell += self.steps[side]
            if self.board[cell] == BEYOND:
                break
            if self.board[cell] != EMPTY and self.board[cell] != TOWN:
                self._destroy(cell)
                left -= 1
        self._next_town()

    @cython.cfunc
    def _destroy(self, cell: cython.Py_ssize_t):
        crew: cython.Py_ssize_t = self.crews[cell]
        if self.journal is not None:
            self.journal.append(("destroyed", cell, self.board[cell], crew))
        if crew:
            self.tally[CREWS_LEFT + (crew - 1) // 6] += 1
            self.crews[cell] = 0
        self._take_up(cell)

    @cython.cfunc
    def _next_town(self):
        """Go on after a town was hit: with the other town, or with the aftershocks."""
        self.towns_hit += 1
        if self.towns_hit < self.towns:
            self.town = 1 - self.town
            self._strike()
            return
        self.shocks = 0
        self.turned_size = 0
        if self.aftershocks:
            self._next_shock()
        else:
            self._quake_is_over()

    @cython.cfunc
    def _quake_is_over(self):
        self.quake = 0
        self._go_on()

    @cython.cfunc
    def _next_shock(self):
        """Ask the next seat that could turn a tile; who cannot is not asked (ruling S16)."""
        while self.shocks < self.seats:
            self.asked = (self.turn + self.shocks) % self.seats
            if self._can_turn():
                self.phase = AFTERSHOCK
                return
            self.shocks += 1
        self._quake_is_over()

    @cython.cfunc
    @cython.exceptval(check=False)
    def _can_turn(self) -> cython.bint:
        """Whether any tile may be turned."""
        cell: cython.Py_ssize_t
        for cell in range(self.size):
            if self._turns(cell):
                return True
        return False

    @cython.cfunc
    @cython.exceptval(check=False)
    def _turns(self, cell: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """The sixths by which the tile on this cell may be turned, as bits."""
        face: cython.Py_ssize_t = self.board[cell]
        i: cython.Py_ssize_t
        crew: cython.Py_ssize_t
        fits: cython.Py_ssize_t
        turns: cython.Py_ssize_t
        if face == EMPTY or face == BEYOND or face == TOWN:
            return 0
        fits = FITTING[TILES_OF[face] * DEMANDS + self.demand[cell]]
        if fits == 0:
            return 0  # a quake has cut it off from every road: it could not be laid here
        for i in range(self.turned_size):
            if self.tally[TURNED + i] == cell:
                return 0
        crew = self.crews[cell]
        turns = TURNS[face * 7 + ((crew - 1) % 6 if crew else NO_CREW)]
        for i in range(1, 6):
            if not (fits >> ROTATIONS[TURNED_FACES[face * 6 + i]]) & 1:
                turns &= ~(1 << i)
        return turns

    @cython.cfunc
    def _turn_tile(self, cell: cython.Py_ssize_t, sixths: cython.Py_ssize_t):
        """Turn a laid tile; a crew stays on its fragment, which turns with the tile."""
        face: cython.Py_ssize_t = self.board[cell]
        crew: cython.Py_ssize_t = self.crews[cell]
        edge: cython.Py_ssize_t
        partner: cython.Py_ssize_t
        if self.journal is not None:
            self.journal.append(("turned", self.asked, cell, face, crew, sixths))
        self._take_up(cell)
        face = TURNED_FACES[face * 6 + sixths]
        self._put_down(cell, face)
        if crew:
            edge = ((crew - 1) % 6 + sixths) % 6
            partner = PARTNERS[face * 6 + edge]
            self.crews[cell] = 1 + (crew - 1) // 6 * 6 + (partner if partner < edge else edge)
        self.tally[TURNED + self.turned_size] = cell
        self.turned_size += 1
        self.shocks += 1
        self._next_shock()

    # ------------------------------------------------------------------ sections (rulings S9, S12, S17)

    def measure(self, cell: cython.Py_ssize_t, edge: cython.Py_ssize_t) -> None:
        """Measure the section of the fragment at this edge of a cell.

        Afterwards `fragments` counts its through-fragments, `end_a` and `end_b` are the cells of the
        intersections or towns where it ends (0 where it is open), `marked` counts its crews,
        `tally[MARKERS + seat]` each seat's, and `ring` says whether it is a ring without any intersection.
        """
        self._measure(cell, edge)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _measure(self, cell: cython.Py_ssize_t, edge: cython.Py_ssize_t) -> cython.void:
        partner: cython.Py_ssize_t = PARTNERS[self.board[cell] * 6 + edge]
        seat: cython.Py_ssize_t
        for seat in range(self.seats):
            self.tally[MARKERS + seat] = 0
        self.marked = 0
        self.first_marked = self.size
        self.anchor = self.size * 6
        self.ring = False
        self._mark(cell, edge if edge < partner else partner)
        if partner == STUB:
            self.fragments = 0
            self.end_a = cell
            self.end_b = self._walk(cell, edge, cell, 6)
            return
        self.fragments = 1
        self.end_b = 0
        self.end_a = self._walk(cell, edge, cell, edge if edge < partner else partner)
        if not self.ring and not (self.stop_at_first_crew and self.marked):
            self.end_b = self._walk(cell, partner, cell, 6)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _walk(
        self,
        cell: cython.Py_ssize_t,
        edge: cython.Py_ssize_t,
        home: cython.Py_ssize_t,
        home_edge: cython.Py_ssize_t,
    ) -> cython.Py_ssize_t:
        """Follow the road out of a cell; return the cell where it ends at an intersection or town, or 0.

        If it comes back to the fragment it started from, it is a ring.
        """
        face: cython.Py_ssize_t
        partner: cython.Py_ssize_t
        while True:
            cell += self.steps[edge]
            face = self.board[cell]
            if face == EMPTY or face == BEYOND:
                if self.tracing and face == EMPTY:
                    self._open_at(cell * 6 + (edge + 3 if edge < 3 else edge - 3))
                return 0
            edge = edge + 3 if edge < 3 else edge - 3
            partner = PARTNERS[face * 6 + edge]
            if partner == STUB:
                self._mark(cell, edge)
                return cell
            if cell == home and (edge if edge < partner else partner) == home_edge:
                self.ring = True
                return 0
            self.fragments += 1
            self._mark(cell, edge if edge < partner else partner)
            if self.stop_at_first_crew and self.marked:
                return 0
            edge = partner

    @cython.cfunc
    @cython.exceptval(check=False)
    def _open_at(self, end: cython.Py_ssize_t) -> cython.void:
        """Note that the section that is traced leads to this edge of an empty cell."""
        if self.open_ends == 0:
            self.open_a = end
        else:
            self.open_b = end
        self.open_ends += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _mark(self, cell: cython.Py_ssize_t, edge: cython.Py_ssize_t) -> cython.void:
        """Count the crew on the fragment with this first edge, if there is one."""
        if self.tracing:
            self.path[self.path_size] = cell * 6 + edge
            self.path_size += 1
        if cell * 6 + edge < self.anchor:
            self.anchor = cell * 6 + edge
        crew: cython.Py_ssize_t = self.crews[cell]
        if crew and (crew - 1) % 6 == edge:
            self.tally[MARKERS + (crew - 1) // 6] += 1
            self.marked += 1
            if cell < self.first_marked:
                self.first_marked = cell

    def trace(self, cell: cython.Py_ssize_t, edge: cython.Py_ssize_t) -> tuple[list[int], list[int]]:
        """Measure a section like `measure`, and say how it runs: the edges that it crosses and its open ends.

        An edge is told as 6 * cell + edge, of the empty cell for an open end. The edges of this fragment come
        first, then those on the way out of this edge, then those on the way out of its other edge.
        """
        i: cython.Py_ssize_t
        first: cython.Py_ssize_t
        partner: cython.Py_ssize_t
        self.path = _buffer(4 * self.size)  # a tile has three fragments or six stubs, which end a section
        self.path_size = self.open_ends = 0
        self.tracing = True
        self._measure(cell, edge)
        self.tracing = False
        edges: list = []
        for i in range(self.path_size):
            first = self.path[i]
            partner = PARTNERS[self.board[first // 6] * 6 + first % 6]
            edges.append(first)
            if partner != STUB:
                edges.append(first - first % 6 + partner)
        return edges, [self.open_a, self.open_b][: self.open_ends]

    def worth(self) -> int:
        """What the section last measured scores if it is complete, else 0 (rulings S9, S12, S17)."""
        return self._worth()

    @cython.cfunc
    @cython.exceptval(check=False)
    def _worth(self) -> cython.Py_ssize_t:
        if self.end_a == 0 or self.end_b == 0:
            return 0
        points: cython.Py_ssize_t = self.fragments
        points += VALUES[self.board[self.end_a]] + VALUES[self.board[self.end_b]]
        if self.end_a != self.end_b and self.board[self.end_a] == TOWN and self.board[self.end_b] == TOWN:
            points += TOWN_BONUS
        return points

    def scores(self) -> tuple[int, ...]:
        """What each seat scores if the game ends now."""
        self._score()
        return tuple([self.tally[SCORES + seat] for seat in range(self.seats)])

    @cython.cfunc
    @cython.exceptval(check=False)
    def _score(self) -> cython.void:
        cell: cython.Py_ssize_t
        seat: cython.Py_ssize_t
        most: cython.Py_ssize_t
        points: cython.Py_ssize_t
        crew: cython.Py_ssize_t
        for seat in range(self.seats):
            self.tally[SCORES + seat] = 0
        for cell in range(self.size):
            crew = self.crews[cell]
            if crew == 0:
                continue
            self._measure(cell, (crew - 1) % 6)
            if self.first_marked != cell:
                continue  # this section was paid when its first crew was met
            points = self._worth()
            most = 0
            for seat in range(self.seats):
                if self.tally[MARKERS + seat] > most:
                    most = self.tally[MARKERS + seat]
            for seat in range(self.seats):
                if self.tally[MARKERS + seat] == most:
                    self.tally[SCORES + seat] += points


# ---------------------------------------------------------------------- functions for other compiled modules
#
# Each takes a position as any object, so that position.pxd need not declare the class. Both games have the
# same ones, and Seismic three more.


@cython.cfunc
def advance_to_seat(position: object, rng: Rng) -> cython.Py_ssize_t:
    """Let chance act until a seat is asked or the game is over; return who is asked."""
    here: Position = position
    while here.asked == CHANCE:
        here._step(here._sample(rng))
    return here.asked


@cython.cfunc
def sample_code(position: object, rng: Rng) -> cython.Py_ssize_t:
    """What `sample` gives."""
    here: Position = position
    return here._sample(rng)


@cython.cfunc
def is_legal_code(position: object, code: cython.Py_ssize_t) -> cython.bint:
    """What `is_legal` says."""
    here: Position = position
    return here.is_legal(code)


@cython.cfunc
def step_unchecked(position: object, code: cython.Py_ssize_t):
    """What `step` does, without checking that the action is legal."""
    here: Position = position
    here._step(code)


@cython.cfunc
def count_choices(position: object) -> cython.Py_ssize_t:
    """How many actions the seat that is asked can choose from; 0 when the game is over."""
    here: Position = position
    return here._count()


@cython.cfunc
def list_choices(position: object, out: cython.int[::1]) -> cython.Py_ssize_t:
    """Write the numbers of all legal actions to `out`, in canonical order; return how many."""
    here: Position = position
    return here._list(out)


@cython.cfunc
def reset_to(position: object, start: object):
    """Become equal to another position of the same game with as many seats."""
    here: Position = position
    there: Position = start
    here.block[:] = there.block
    here._copy_state(there)


@cython.cfunc
def write_scores(position: object, out: cython.int[::1], at: cython.Py_ssize_t):
    """Write what each seat scores if the game ends now, from `at` on."""
    here: Position = position
    seat: cython.Py_ssize_t
    here._score()
    for seat in range(here.seats):
        out[at + seat] = here.tally[SCORES + seat]


@cython.cfunc
def face_at(position: object, cell: cython.Py_ssize_t) -> cython.Py_ssize_t:
    """What lies on a cell of the table."""
    here: Position = position
    return here.board[cell]


@cython.cfunc
def crew_at(position: object, cell: cython.Py_ssize_t) -> cython.Py_ssize_t:
    """The crew on a cell of the table, as `crews` keeps it; 0 if there is none."""
    here: Position = position
    return here.crews[cell]


@cython.cfunc
def laid_at(position: object) -> cython.Py_ssize_t:
    """The cell just laid, or 0."""
    here: Position = position
    return here.laid
