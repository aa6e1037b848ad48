"""Seismic as a `Game`: the options chosen, ready to be played by two to four."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from quakeboard.games.seismic.rules import events, notation, pile
from quakeboard.games.seismic.rules.actions import DRAW, SeismicAction, decode, encode
from quakeboard.games.seismic.rules.events import SeismicEvent
from quakeboard.games.seismic.rules.kernel.position import Position
from quakeboard.games.seismic.rules.options import Options, options_from_json
from quakeboard.games.seismic.rules.pile import Stock
from quakeboard.games.seismic.rules.view import LaidTile, SeismicView
from quakeboard.games.seismic.spec import SPEC

KEY = SPEC.key
RULES_VERSION = SPEC.rules_version


@dataclass(frozen=True)
class Seismic:
    """Seismic with its options chosen."""

    options: Options = field(default_factory=Options)
    stock: Stock = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "stock", self.options.stock())

    @classmethod
    def from_json(cls, options: Mapping[str, Any]) -> Seismic:
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

    def read(self, text: str) -> SeismicAction:
        return notation.read(text)

    def state(self, position: Position) -> dict[str, Any]:
        return state(position)

    def restore(self, view: SeismicView) -> Position:
        """The position that a view shows: in Seismic there is just one."""
        position = self.start(view.seats)
        position.restore(view)
        return position

    @property
    def has_secrets(self) -> bool:
        return False

    def seen_by(
        self, seat: int | None, actor: int, action: SeismicAction, events: Sequence[SeismicEvent]
    ) -> tuple[SeismicAction, list[SeismicEvent]]:
        """All of it: nothing in Seismic is secret."""
        return action, list(events)

    def view_for_seat(self, position: Position, view: SeismicView, seat: int | None) -> SeismicView:
        """The view of another seat at the same moment: only the seat itself differs."""
        return replace(view, seat=seat)

    def previews(self, position: Position, seat: int) -> dict[str, list[SeismicEvent]]:
        """No previews: what a lay or a crew does is easy to see on the board."""
        return {}

    def legal_texts(self, position: Position) -> list[str]:
        return notation.texts(position.table, position.codes(), position.fragment_names())

    def chance_weights(self, position: Position) -> tuple[list[int], list[int]]:
        """What chance may do, with integer weights in proportion to the odds."""
        if position.turn < 0:
            return position.codes(), [1] * position.seats
        found = pile.weights(
            self.stock, position.unseen(), position.boxed, position.slots(), position.set_up_draws
        )
        return [DRAW + tile for tile, _ in found], [weight for _, weight in found]

    def action(self, position: Position, code: int) -> SeismicAction:
        return decode(position.table, code, position.fragment_names())

    def apply_chance(self, position: Position, code: int) -> list[SeismicEvent]:
        """Apply a possible chance action by its number in the kernel, without checking it."""
        position.journal = []
        try:
            position.step(code)
            return events.from_journal(position, position.journal)
        finally:
            position.journal = None

    def reapply(self, position: Position, action: SeismicAction) -> None:
        """Apply an action that is known to be legal, quickly and without events."""
        position.step(encode(position.table, action))


def state(position: Position) -> dict[str, Any]:
    """The whole position as a trace shows it: plain data in a fixed order."""
    view = position.view(None)
    found: dict[str, Any] = {
        "table": {"columns": view.columns, "rows": view.rows},
        "towns": [list(town) for town in view.towns],
        "board": [_tile(tile) for tile in view.board],
        "face_up": list(view.face_up),
        "pile": view.pile,
        "crews_left": list(view.crews_left),
        "phase": view.phase,
    }
    if view.piles:
        found["piles"] = list(view.piles)
    return found


def _tile(tile: LaidTile) -> dict[str, Any]:
    roads: dict[str, Any] = (
        {"links": [list(link) for link in tile.links]}
        if tile.kind == "highway"
        else {"exits": list(tile.exits), "value": tile.value}
    )
    crews = [] if tile.crew is None else [{"fragment": tile.crew.fragment, "seat": tile.crew.seat}]
    start = {"at": list(tile.at), "tile": tile.tile, "kind": tile.kind, "rotation": tile.rotation}
    return {**start, **roads, "crews": crews}
