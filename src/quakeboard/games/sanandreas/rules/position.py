"""A position of San Andreas: a kernel with the game it belongs to, in the players' words."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import TYPE_CHECKING

from quakeboard.core.game import JSON, Outcome, odds
from quakeboard.core.kernel_position import KernelPosition
from quakeboard.games.sanandreas.rules import events, legality, notation, scoring
from quakeboard.games.sanandreas.rules.actions import SanAndreasAction, decode, encode
from quakeboard.games.sanandreas.rules.kernel.kernel import Kernel
from quakeboard.games.sanandreas.rules.phases import ENDED, PHASES, REASONS
from quakeboard.games.sanandreas.rules.pieces import CLOSED
from quakeboard.games.sanandreas.rules.snapshot import Snapshot, TileAt
from quakeboard.games.sanandreas.rules.trace_state import trace_state
from quakeboard.games.sanandreas.rules.view import SanAndreasView, make_view, snapshot_of

if TYPE_CHECKING:
    from quakeboard.core.kernel.rng import Rng
    from quakeboard.games.sanandreas.rules.game import SanAndreas


class Position(KernelPosition[Kernel]):
    """One moment of a game of San Andreas."""

    __slots__ = ("game",)

    def __init__(self, game: SanAndreas, kernel: Kernel) -> None:
        super().__init__(kernel)
        self.game = game

    @classmethod
    def start(cls, game: SanAndreas, seats: int) -> Position:
        """The table before the first action."""
        options = game.options
        first = -1 if options.first is None else options.first
        return cls(game, Kernel(seats, first, options.lakes, options.lost == CLOSED))

    def copy(self) -> Position:
        """An independent position that is equal to this one."""
        return Position(self.game, self.kernel.copy())

    def restore(self, seen: SanAndreasView, rng: Rng | None = None) -> None:
        """Become a position that agrees with a view; this one must be of the same game with as many seats.

        Coins that the view does not show are dealt as it allows: at random, or without a generator in order.
        """
        self.kernel.load(snapshot_of(seen, rng).write())

    def arrange(self, tiles: Iterable[TileAt]) -> None:
        """Lay the tiles like this; all others have sunk.

        Every two tiles that overlap must be in order, and every tile that overlaps land; otherwise, or if the
        order has a cycle, this raises `ValueError`. All tiles settle.
        """
        now = Snapshot.read(self.kernel.snapshot())
        self.kernel.load(now.with_tiles(tiles).write())

    # ------------------------------------------------------------------ what may be done

    def legal(self) -> list[SanAndreasAction]:
        """All that the actor may do, in canonical order."""
        return [decode(code) for code in self.kernel.codes()]

    def odds(self) -> list[tuple[SanAndreasAction, Fraction]]:
        """What chance may do and how likely; empty when a seat is asked."""
        return odds(self)

    def encode(self, action: SanAndreasAction) -> int:
        """The number of an action, or -1 if it names something that does not exist."""
        return encode(action)

    def decode(self, code: int) -> SanAndreasAction:
        """The action with this number."""
        return decode(code)

    def texts(self) -> list[str]:
        """The notation of all that the actor may do, in canonical order."""
        return [notation.text(code) for code in self.kernel.codes()]

    # ------------------------------------------------------------------ doing it

    def apply(self, action: SanAndreasAction) -> list[events.SanAndreasEvent]:
        """Apply the action and return its events; raises `IllegalAction` and changes nothing if it is not
        legal."""
        code = encode(action)
        if not self.kernel.is_legal(code):
            raise legality.refusal(self, action)
        return self.happen(code)

    def happen(self, code: int) -> list[events.SanAndreasEvent]:
        """Apply an action that is known to be legal, by its number, and return its events."""
        return events.from_journal(self, self.journal_of(lambda: self.kernel.step(code)))

    def push(self, tile: int, face: int) -> list[events.SanAndreasEvent]:
        """Shift a tile as this face of a die says, without pawn or dice, and return all events.

        For looking ahead and for trying things out: no action of the game does this.
        """
        return events.from_journal(self, self.journal_of(lambda: self.kernel.push(tile, face)))

    # ------------------------------------------------------------------ what is to be seen

    def phase_name(self) -> str:
        return PHASES[self.kernel.phase]

    def end_reason(self) -> str:
        """Why the game ended, or nothing."""
        return REASONS[self.kernel.reason]

    def view(self, seat: int | None) -> SanAndreasView:
        """What this seat may know: not the coins of others, unless they were scored or openly destroyed."""
        return make_view(self, seat)

    def full_view(self) -> SanAndreasView:
        """Everything, hidden coins too: for records and traces, never for a player."""
        return make_view(self, None, everything=True)

    def state(self) -> dict[str, JSON]:
        """The whole position as a trace shows it, hidden coins too."""
        return trace_state(self)

    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        if self.kernel.phase != ENDED:
            return None
        scores = self.kernel.scores()
        return Outcome(self.end_reason(), scores, scoring.winners(scores))

    # ------------------------------------------------------------------ what the kernel says

    def coins(self, seat: int, where: int) -> list[int]:
        """The seat's coins in hand (`IN_HAND`) or destroyed (`DESTROYED`)."""
        return self.kernel.pieces.coins(seat, where)

    def city_coins(self) -> list[int]:
        """The coins of the cities on the board, as 6 * seat + value, in the order of founding."""
        return self.kernel.pieces.city_coins()

    def city_place(self, coin: int) -> tuple[int, int]:
        """The tile and the space of the city with this coin."""
        return self.kernel.city_place(coin)

    def epicentres(self) -> list[tuple[int, int, int]]:
        """The pawns on the board, in the order of marking, each with its tile and its space."""
        return self.kernel.epicentres()
