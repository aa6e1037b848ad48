"""Tremor as a `Game`, and its secrets: the towers that have not been shown."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from quakeboard.core.errors import NOT_AN_ACTION, BadNotation, BadOptions, Reason
from quakeboard.core.kernel.rng import Rng
from quakeboard.core.plain_data import read_dataclass
from quakeboard.core.spec import Choices, GameSpec, Option
from tremor.kernel import Kernel
from tremor.position import HIDDEN, MOVES, Move, Position, TowerBuilt, TremorEvent, TremorView
from tremor.spec import SPEC

if TYPE_CHECKING:
    from quakeboard.core.game import JSON, Game

ROUNDS = range(1, 3)
CHOICES = Choices(options=(Option("rounds", "number", default=2, least=1, most=2),))

NO_OPTION = Reason("tremor-no-option", "options", "Tremor has no option “{name}”.")
BAD_ROUNDS = Reason("tremor-rounds", "options", "Tremor has 1 or 2 rounds, not “{rounds}”.")
BAD_SEATS = Reason("tremor-seats", "seats", "Tremor is for 2 to 4 seats, not {seats}.")


@dataclass(frozen=True)
class Tremor:
    rounds: int = 2
    rules_version: int = SPEC.rules_version

    @classmethod
    def from_json(cls, options: Mapping[str, JSON], rules_version: int = SPEC.rules_version) -> Tremor:
        for name in options.keys() - {"rounds"}:
            raise BadOptions(NO_OPTION, name=name)
        rounds = options.get("rounds", 2)
        if not isinstance(rounds, int) or rounds not in ROUNDS:
            raise BadOptions(BAD_ROUNDS, rounds=rounds)
        return cls(rounds, rules_version)

    @property
    def spec(self) -> GameSpec:
        return SPEC

    @property
    def secrets(self) -> HiddenTowers:
        return HiddenTowers(self)

    def options_to_json(self) -> dict[str, JSON]:
        return {"rounds": self.rounds}

    def start(self, seats: int) -> Position:
        if seats not in SPEC.seats:
            raise BadOptions(BAD_SEATS, seats=seats)
        return Position(Kernel(seats, self.rounds))

    def read(self, text: str) -> Move:
        for move in MOVES:
            if str(move) == text:
                return move
        raise BadNotation(NOT_AN_ACTION, text=text[:60])

    def read_view(self, data: JSON) -> TremorView:
        return read_dataclass(TremorView, data)

    def restore(self, view: TremorView) -> Position:
        return self.secrets.deal(view, Rng(0))

    def timeout(self, position: Position) -> Move:
        """Leave, or build the lowest tower."""
        return position.legal()[0]

    def previews(self, position: Position, seat: int) -> dict[str, list[TremorEvent]]:
        return {}


@dataclass(frozen=True, slots=True)
class HiddenTowers:
    """What a seat may know of others' towers."""

    game: Tremor

    def deal(self, view: TremorView, rng: Rng) -> Position:
        """The same moves, with a block for each hidden tower that the seat uses nowhere else."""
        position = self.game.start(view.seats)
        for place, text in enumerate(view.moves):
            if text == str(HIDDEN):
                own = view.moves[place % view.seats :: view.seats]
                free = [move for move in position.legal() if str(move) not in own]
                position.happen(position.encode(free[rng.below(len(free))]))
            else:
                position.apply(self.game.read(text))
        return position

    def seen_by(
        self, seat: int | None, actor: int, action: Move, events: Sequence[TremorEvent]
    ) -> tuple[Move, list[TremorEvent]]:
        if seat == actor or action.verb != HIDDEN.verb:
            return action, list(events)
        return HIDDEN, [replace(event, height=None) for event in events if isinstance(event, TowerBuilt)]

    def full_view(self, position: Position) -> TremorView:
        return position.view_of(None, range(position.kernel.seats))

    def view_for_seat(self, position: Position, view: TremorView, seat: int | None) -> TremorView:
        return position.view(seat)

    def known(self, view: TremorView) -> frozenset[Hashable]:
        """The towers that were shown, by the places of the decisions to stay."""
        rounds = view.moves[: -(len(view.moves) % (2 * view.seats + 1)) or None]
        return frozenset(place for place, text in enumerate(rounds) if text == "stay")


if TYPE_CHECKING:
    _: Game[Position, Move, TremorEvent, TremorView] = Tremor()
