"""A position of Seismic: a kernel with the game it belongs to, in the players' words."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from quakeboard.core.game import JSON, Outcome, odds
from quakeboard.core.kernel_position import KernelPosition
from quakeboard.games.seismic.rules import events, legality, notation, scoring, view
from quakeboard.games.seismic.rules.actions import SeismicAction, decode, encode
from quakeboard.games.seismic.rules.kernel.kernel import Kernel
from quakeboard.games.seismic.rules.options import AFTERSHOCKS, ROAD_CREWS_DILEMMA
from quakeboard.games.seismic.rules.phases import ENDED, PHASES, REASONS
from quakeboard.games.seismic.rules.pieces import laid
from quakeboard.games.seismic.rules.table import Table, table
from quakeboard.games.seismic.rules.trace_state import trace_state

if TYPE_CHECKING:
    from quakeboard.games.seismic.rules.game import Seismic


class Position(KernelPosition[Kernel]):
    """One moment of a game of Seismic."""

    __slots__ = ("game", "table")

    def __init__(self, game: Seismic, the_table: Table, kernel: Kernel) -> None:
        super().__init__(kernel)
        self.game = game
        self.table = the_table

    @classmethod
    def start(cls, game: Seismic, seats: int) -> Position:
        """The table before the first action."""
        options = game.options
        the_table = table(*options.size, options.towns)
        kernel = Kernel(
            the_table,
            options.stock(seats),
            seats,
            options.crews,
            -1 if options.first is None else options.first,
            options.has(ROAD_CREWS_DILEMMA),
            options.has(AFTERSHOCKS),
        )
        return cls(game, the_table, kernel)

    def copy(self) -> Position:
        """An independent position that is equal to this one."""
        return Position(self.game, self.table, self.kernel.copy())

    def restore(self, seen: view.SeismicView) -> None:
        """Become the position that a view shows."""
        self.kernel.load(view.snapshot_of(seen, self.table).write())

    # ------------------------------------------------------------------ what may be done

    def legal(self) -> list[SeismicAction]:
        """All that the actor may do, in canonical order."""
        names = self.fragment_names()
        return [decode(self.table, code, names) for code in self.kernel.codes()]

    def odds(self) -> list[tuple[SeismicAction, Fraction]]:
        """What chance may do and how likely; empty when a seat is asked."""
        return odds(self)

    def encode(self, action: SeismicAction) -> int:
        """The number of an action, or -1 if it names something that this table does not have."""
        return encode(self.table, action)

    def decode(self, code: int) -> SeismicAction:
        """The action with this number."""
        return decode(self.table, code, self.fragment_names())

    def texts(self) -> list[str]:
        """The notation of all that the actor may do, in canonical order."""
        return notation.texts(self.table, self.kernel.codes(), self.fragment_names())

    def fragment_names(self) -> dict[int, str]:
        """The fragments of the tile just laid, by their first edge."""
        cell = self.kernel.laid
        if not cell:
            return {}
        return {int(name[0]): name for name in laid(self.kernel.board.cells[cell]).fragments()}

    # ------------------------------------------------------------------ doing it

    def apply(self, action: SeismicAction) -> list[events.SeismicEvent]:
        """Apply the action and return its events; raises `IllegalAction` and changes nothing if it is not
        legal."""
        code = encode(self.table, action)
        if not self.kernel.is_legal(code) or str(action) != str(self.decode(code)):
            raise legality.refusal(self, action)
        return self.happen(code)

    def happen(self, code: int) -> list[events.SeismicEvent]:
        """Apply an action that is known to be legal, by its number, and return its events."""
        return events.from_journal(self, self.journal_of(lambda: self.kernel.step(code)))

    # ------------------------------------------------------------------ what is to be seen

    def phase_name(self) -> str:
        return PHASES[self.kernel.phase]

    def end_reason(self) -> str:
        """Why the game ended (ruling S11), or nothing."""
        return REASONS[self.kernel.reason]

    def view(self, seat: int | None) -> view.SeismicView:
        """What this seat may know: in Seismic, everything."""
        return view.make_view(self, seat)

    def state(self) -> dict[str, JSON]:
        """The whole position as a trace shows it."""
        return trace_state(self)

    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        if self.kernel.phase != ENDED:
            return None
        scores = self.kernel.scores()
        return Outcome(self.end_reason(), scores, scoring.winners(scores, self.game.options.heights))

    # ------------------------------------------------------------------ what the kernel says

    @property
    def pile(self) -> int:
        """How many tiles the pile holds."""
        return self.kernel.pile.tiles

    @property
    def quake(self) -> int:
        """The magnitude of the quake that is under way, or 0."""
        return self.kernel.quake

    @property
    def laid(self) -> int:
        """The cell just laid, or 0."""
        return self.kernel.laid

    @property
    def row_size(self) -> int:
        """How many tiles lie face up."""
        return self.kernel.board.row_size

    def row(self) -> list[int]:
        """The face-up tiles, in the order in which they were turned up."""
        return self.kernel.board.row()
