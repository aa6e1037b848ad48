"""San Andreas as a `Game`: the options chosen, ready to be played by three or four."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from quakeboard.core.kernel.rng import Rng
from quakeboard.games.sanandreas.rules import actions, notation
from quakeboard.games.sanandreas.rules.actions import SanAndreasAction
from quakeboard.games.sanandreas.rules.events import SanAndreasEvent, seen_by
from quakeboard.games.sanandreas.rules.kernel.position import Position
from quakeboard.games.sanandreas.rules.options import Options, options_from_json
from quakeboard.games.sanandreas.rules.previews import preview_shift
from quakeboard.games.sanandreas.rules.view import SanAndreasView, view_for_seat
from quakeboard.games.sanandreas.spec import SPEC

KEY = SPEC.key
RULES_VERSION = SPEC.rules_version


@dataclass(frozen=True)
class SanAndreas:
    """San Andreas with its options chosen."""

    options: Options = field(default_factory=Options)

    @classmethod
    def from_json(cls, options: Mapping[str, Any]) -> SanAndreas:
        """The game with these options; raises `BadOptions` with a sentence that says why not."""
        return cls(options_from_json(options))

    @property
    def key(self) -> str:
        return KEY

    @property
    def rules_version(self) -> int:
        return RULES_VERSION

    def start(self, seats: int) -> Position:
        """The table before the first action."""
        self.options.check_seats(seats)
        return Position(self, seats)

    def options_to_json(self) -> dict[str, Any]:
        return self.options.to_json()

    def read(self, text: str) -> SanAndreasAction:
        return notation.read(text)

    def state(self, position: Position) -> dict[str, Any]:
        return state(position)

    def restore(self, view: SanAndreasView) -> Position:
        """A position that agrees with everything in the view: the only one if the view shows every coin."""
        return self._from(view, None)

    def sample(self, view: SanAndreasView, rng: Rng) -> Position:
        """A position that agrees with the view; every way to deal the hidden coins is equally likely."""
        return self._from(view, rng)

    @property
    def has_secrets(self) -> bool:
        return True

    def seen_by(
        self, seat: int | None, actor: int, action: SanAndreasAction, events: Sequence[SanAndreasEvent]
    ) -> tuple[SanAndreasAction, list[SanAndreasEvent]]:
        """The action and its events, without the coin of another seat's new city (ruling A14)."""
        return actions.seen_by(action, actor, seat), [seen_by(event, seat) for event in events]

    def view_for_seat(self, position: Position, view: SanAndreasView, seat: int | None) -> SanAndreasView:
        """The view of another seat at the same moment, which is quicker than from scratch."""
        return view_for_seat(position, view, seat)

    def previews(self, position: Position, seat: int) -> dict[str, list[SanAndreasEvent]]:
        """What each die that may come next would do."""
        if position.phase_name() != "shift":
            return {}
        view = position.view(seat)
        shifts = [action for action in position.legal() if isinstance(action, actions.Shift)]
        return {str(action): preview_shift(position, view, action.pawn) for action in shifts}

    def legal_texts(self, position: Position) -> list[str]:
        return [notation.text(code) for code in position.codes()]

    def chance_weights(self, position: Position) -> tuple[list[int], list[int]]:
        """What chance may do: all of it is equally likely."""
        codes = position.codes()
        return codes, [1] * len(codes)

    def action(self, position: Position, code: int) -> SanAndreasAction:
        return actions.decode(code)

    def apply_chance(self, position: Position, code: int) -> list[SanAndreasEvent]:
        """Apply a possible chance action by its number in the kernel."""
        return position.apply(actions.decode(code))

    def reapply(self, position: Position, action: SanAndreasAction) -> None:
        """Apply an action that is known to be legal, quickly and without events."""
        position.step(actions.encode(action))

    def _from(self, view: SanAndreasView, rng: Rng | None) -> Position:
        position = self.start(view.seats)
        position.restore(view, rng)
        return position


def state(position: Position) -> dict[str, Any]:
    """The whole position as a trace shows it: plain data in a fixed order, hidden coins too."""
    view = position.full_view()
    return {
        "tiles": [
            {
                "id": tile.id,
                "at": list(tile.at),
                "over": list(tile.over),
                "under_land": tile.under_land,
                "corners": list(tile.corners),
            }
            for tile in view.tiles
        ],
        "cities": [
            {"tile": city.tile, "at": list(city.at), "seat": city.seat, "coin": city.coin}
            for city in view.cities
        ],
        "epicentres": [
            {"pawn": epicentre.pawn, "tile": epicentre.tile, "at": list(epicentre.at)}
            for epicentre in view.epicentres
        ],
        "hands": [list(hand or ()) for hand in view.hands],
        "destroyed": [list(coins) for coins in view.destroyed],
        "scores": list(view.scores),
        "dice": None if view.dice is None else list(view.dice),
        "phase": view.phase,
    }
