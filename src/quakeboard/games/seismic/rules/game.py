"""Seismic as a `Game`: the options chosen, ready to be played by two to four."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from quakeboard.core.plain_data import read_dataclass
from quakeboard.games.seismic.rules import notation
from quakeboard.games.seismic.rules.actions import TURN, Pass, SeismicAction
from quakeboard.games.seismic.rules.events import SeismicEvent
from quakeboard.games.seismic.rules.options import Options, options_from_json
from quakeboard.games.seismic.rules.position import Position
from quakeboard.games.seismic.rules.view import SeismicView
from quakeboard.games.seismic.spec import SPEC

if TYPE_CHECKING:
    from quakeboard.core.game import JSON, Game
    from quakeboard.core.spec import GameSpec


@dataclass(frozen=True)
class Seismic:
    """Seismic with its options chosen."""

    options: Options = field(default_factory=Options)
    rules_version: int = SPEC.rules_version

    @classmethod
    def from_json(cls, options: Mapping[str, JSON], rules_version: int = SPEC.rules_version) -> Seismic:
        """The game with these options; raises `BadOptions` with a sentence that says why not."""
        return cls(options_from_json(options), rules_version)

    @property
    def spec(self) -> GameSpec:
        return SPEC

    @property
    def secrets(self) -> None:
        """Nothing in Seismic is secret."""

    def options_to_json(self) -> dict[str, JSON]:
        return self.options.to_json()

    def start(self, seats: int) -> Position:
        """The table before the first action."""
        self.options.check_seats(seats)
        return Position.start(self, seats)

    def read(self, text: str) -> SeismicAction:
        return notation.read(text)

    def read_view(self, data: JSON) -> SeismicView:
        return read_dataclass(SeismicView, data)

    def restore(self, view: SeismicView) -> Position:
        """The position that a view shows: in Seismic there is just one."""
        position = self.start(view.seats)
        position.restore(view)
        return position

    def timeout(self, position: Position) -> SeismicAction:
        """Pass, or take the first legal action where something must be done."""
        legal = position.legal()
        return Pass() if Pass() in legal else legal[0]

    def previews(self, position: Position, seat: int) -> dict[str, list[SeismicEvent]]:
        """What each aftershock turn does to its tile, the crew on it and the sections through it.

        What a lay or a crew does is easy to see on the board.
        """
        if position.phase_name() != "aftershock" or position.actor() != seat:
            return {}
        codes = zip(position.texts(), position.kernel.codes(), strict=True)
        return {text: _turn_alone(position, code) for text, code in codes if code >= TURN}


def _turn_alone(position: Position, code: int) -> list[SeismicEvent]:
    """The event of a turn, without what the game goes on with after it."""
    return position.copy().happen(code)[:1]


if TYPE_CHECKING:
    _: Game[Position, SeismicAction, SeismicEvent, SeismicView] = Seismic()
