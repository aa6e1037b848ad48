"""San Andreas as a `Game`: the options chosen, ready to be played by three or four."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from quakeboard.core.plain_data import read_dataclass
from quakeboard.games.sanandreas.rules import notation
from quakeboard.games.sanandreas.rules.actions import Pass, SanAndreasAction, Shift
from quakeboard.games.sanandreas.rules.events import SanAndreasEvent
from quakeboard.games.sanandreas.rules.options import Options, options_from_json
from quakeboard.games.sanandreas.rules.position import Position
from quakeboard.games.sanandreas.rules.previews import preview_shift
from quakeboard.games.sanandreas.rules.secrets import HiddenCoins
from quakeboard.games.sanandreas.rules.view import SanAndreasView
from quakeboard.games.sanandreas.spec import SPEC

if TYPE_CHECKING:
    from quakeboard.core.game import JSON, Game
    from quakeboard.core.spec import GameSpec


@dataclass(frozen=True)
class SanAndreas:
    """San Andreas with its options chosen."""

    options: Options = field(default_factory=Options)
    rules_version: int = SPEC.rules_version

    @classmethod
    def from_json(cls, options: Mapping[str, JSON], rules_version: int = SPEC.rules_version) -> SanAndreas:
        """The game with these options; raises `BadOptions` with a sentence that says why not."""
        return cls(options_from_json(options), rules_version)

    @property
    def spec(self) -> GameSpec:
        return SPEC

    @property
    def secrets(self) -> HiddenCoins:
        return HiddenCoins(self)

    def options_to_json(self) -> dict[str, JSON]:
        return self.options.to_json()

    def start(self, seats: int) -> Position:
        """The table before the first action."""
        self.options.check_seats(seats)
        return Position.start(self, seats)

    def read(self, text: str) -> SanAndreasAction:
        return notation.read(text)

    def read_view(self, data: JSON) -> SanAndreasView:
        return read_dataclass(SanAndreasView, data)

    def restore(self, view: SanAndreasView) -> Position:
        """A position that agrees with everything in the view: the only one if the view shows every coin."""
        position = self.start(view.seats)
        position.restore(view)
        return position

    def timeout(self, position: Position) -> SanAndreasAction:
        """Pass, or take the first legal action where something must be done."""
        legal = position.legal()
        return Pass() if Pass() in legal else legal[0]

    def previews(self, position: Position, seat: int) -> dict[str, list[SanAndreasEvent]]:
        """What each die that may come next would do."""
        if position.phase_name() != "shift":
            return {}
        view = position.view(seat)
        shifts = [action for action in position.legal() if isinstance(action, Shift)]
        return {str(action): preview_shift(position, view, action.pawn) for action in shifts}


if TYPE_CHECKING:
    _: Game[Position, SanAndreasAction, SanAndreasEvent, SanAndreasView] = SanAndreas()
