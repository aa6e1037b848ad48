"""The secrets of San Andreas: the coins in the hands and in the cities of others (ruling A14)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from quakeboard.core.kernel.rng import Rng
from quakeboard.games.sanandreas.rules import actions, events
from quakeboard.games.sanandreas.rules.actions import SanAndreasAction
from quakeboard.games.sanandreas.rules.events import SanAndreasEvent
from quakeboard.games.sanandreas.rules.kernel.position import Position
from quakeboard.games.sanandreas.rules.view import SanAndreasView, make_view, view_for_seat

if TYPE_CHECKING:
    from quakeboard.games.sanandreas.rules.game import SanAndreas


@dataclass(frozen=True, slots=True)
class HiddenCoins:
    """What a seat may know of others' coins."""

    game: SanAndreas

    def deal(self, view: SanAndreasView, rng: Rng) -> Position:
        """A position that agrees with the view; every way to deal the hidden coins is equally likely."""
        position = self.game.start(view.seats)
        position.restore(view, rng)
        return position

    def seen_by(
        self, seat: int | None, actor: int, action: SanAndreasAction, told: Sequence[SanAndreasEvent]
    ) -> tuple[SanAndreasAction, list[SanAndreasEvent]]:
        """The action and its events, without the coin of another seat's new city (ruling A14)."""
        return actions.seen_by(action, actor, seat), [events.seen_by(event, seat) for event in told]

    def full_view(self, position: Position) -> SanAndreasView:
        return make_view(position, None, everything=True)

    def view_for_seat(self, position: Position, view: SanAndreasView, seat: int | None) -> SanAndreasView:
        """The view of another seat at the same moment: only what it knows of coins differs."""
        return view_for_seat(position, view, seat)

    def known(self, view: SanAndreasView) -> frozenset[Hashable]:
        """The coins that have been scored or destroyed, which all have seen (ruling A14)."""
        cities = {(city.seat, city.coin) for city in view.cities if city.known}
        return frozenset(cities | {(s, coin) for s, coins in enumerate(view.destroyed) for coin in coins})
