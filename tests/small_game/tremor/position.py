"""What is done, what happens and what is seen in Tremor."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from quakeboard.core.errors import GAME_OVER, IllegalAction, Reason
from quakeboard.core.game import JSON, OVER, EventKind, Outcome, odds
from tremor.kernel import HEIGHTS, LEAVE, SHAKE, STAY, Kernel

NOT_NOW = Reason("tremor-not-now", "order of play", "“{action}” cannot be done now.")


@dataclass(frozen=True, slots=True)
class Move:
    """Something that a seat or the ground does; `build` without a number is another seat's secret."""

    verb: str
    number: int | None = None

    def __str__(self) -> str:
        return self.verb if self.number is None else f"{self.verb} {self.number}"


HIDDEN = Move("build")
MOVES = (
    *(Move("build", height) for height in HEIGHTS),
    *(Move("leave"), Move("stay")),
    *(Move("shake", strength) for strength in range(3)),
)
"""All moves by their codes."""


@dataclass(frozen=True, slots=True)
class TowerBuilt:
    key: ClassVar[str] = "tremor-tower-built"
    kind: ClassVar[EventKind] = "build"
    seat: int
    height: int | None
    """The height of the tower; None for all but its builder."""


@dataclass(frozen=True, slots=True)
class SeatDecided:
    key: ClassVar[str] = "tremor-seat-decided"
    kind: ClassVar[EventKind] = "other"
    seat: int
    stays: bool


@dataclass(frozen=True, slots=True)
class GroundShook:
    key: ClassVar[str] = "tremor-ground-shook"
    kind: ClassVar[EventKind] = "quake"
    strength: int
    heights: tuple[int | None, ...]
    """The tower of each seat; None if the seat has left."""
    points: tuple[int, ...]


TremorEvent = TowerBuilt | SeatDecided | GroundShook


@dataclass(frozen=True, slots=True)
class TremorView:
    keyed: ClassVar[Mapping[str, str]] = {}
    derived: ClassVar[frozenset[str]] = frozenset(("seats", "actor", "turn_number", "scores"))
    seat: int | None
    seats: int
    actor: int
    turn_number: int
    scores: tuple[int, ...]
    moves: tuple[str, ...]
    """All moves so far; towers that the viewer may not know are built without a height."""


@dataclass(frozen=True, slots=True)
class Position:
    kernel: Kernel

    def actor(self) -> int:
        return self.kernel.actor()

    def legal(self) -> list[Move]:
        return [MOVES[code] for code in self.kernel.codes()]

    def odds(self) -> list[tuple[Move, Fraction]]:
        return odds(self)

    def encode(self, action: Move) -> int:
        return MOVES.index(action) if action in MOVES else -1

    def decode(self, code: int) -> Move:
        return MOVES[code]

    def texts(self) -> list[str]:
        return [str(move) for move in self.legal()]

    def apply(self, action: Move) -> list[TremorEvent]:
        if self.actor() == OVER:
            raise IllegalAction(GAME_OVER)
        if action not in self.legal():
            raise IllegalAction(NOT_NOW, action=action)
        return self.happen(self.encode(action))

    def happen(self, code: int) -> list[TremorEvent]:
        seat, kernel = self.actor(), self.kernel
        kernel.step(code)
        if code < LEAVE:
            return [TowerBuilt(seat, code + 1)]
        if code < SHAKE:
            return [SeatDecided(seat, code == STAY)]
        last = kernel.place[0] - 1
        heights = [kernel.height(s, last) if kernel.stays(s, last) else None for s in range(kernel.seats)]
        return [GroundShook(code - SHAKE, tuple(heights), tuple(kernel.points(last)))]

    def view(self, seat: int | None) -> TremorView:
        return self.view_of(seat, (seat,))

    def view_of(self, seat: int | None, known: Collection[int | None]) -> TremorView:
        """The view of somebody who knows the towers of these seats."""
        kernel = self.kernel
        moves = [str(MOVES[code]) for code in kernel.done]
        for place, code in enumerate(kernel.done):
            number, builder = place // (2 * kernel.seats + 1), place % kernel.seats
            shown = number < kernel.place[0] and kernel.stays(builder, number)
            if code < LEAVE and not shown and builder not in known:
                moves[place] = str(HIDDEN)
        moment = kernel.actor(), kernel.turn_number, kernel.scores()
        return TremorView(seat, kernel.seats, *moment, tuple(moves))

    def state(self) -> dict[str, JSON]:
        return {"moves": [str(MOVES[code]) for code in self.kernel.done], "scores": [*self.kernel.scores()]}

    def outcome(self) -> Outcome | None:
        if self.actor() != OVER:
            return None
        scores = self.kernel.scores()
        return Outcome("rounds", scores, tuple(s for s, score in enumerate(scores) if score == max(scores)))

    def copy(self) -> Position:
        return Position(self.kernel.copy())
