"""The secrets of San Andreas: others' coins in hand, in cities and, where they stay closed, lost (A14)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from quakeboard.core.kernel.rng import Rng
from quakeboard.games.sanandreas.rules import actions, events
from quakeboard.games.sanandreas.rules.actions import SanAndreasAction
from quakeboard.games.sanandreas.rules.events import CoinSwapped, SanAndreasEvent
from quakeboard.games.sanandreas.rules.pieces import CLOSED
from quakeboard.games.sanandreas.rules.position import Position
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
        """The action and its events, without the coins that another seat keeps secret (ruling A14)."""
        openly = any(isinstance(event, CoinSwapped) and event.known for event in told)
        closed = self.game.options.lost == CLOSED and not openly
        seen = actions.seen_by(action, actor, seat, closed=closed)
        return seen, [events.seen_by(event, seat) for event in told]

    def full_view(self, position: Position) -> SanAndreasView:
        return make_view(position, None, everything=True)

    def view_for_seat(self, position: Position, view: SanAndreasView, seat: int | None) -> SanAndreasView:
        """The view of another seat at the same moment: only what it knows of coins differs."""
        return view_for_seat(position, view, seat)

    def known(self, view: SanAndreasView) -> frozenset[Hashable]:
        """Which coins of others were seen, where they are now, and who was asked to swap a null.

        A coin is seen when it is scored or openly destroyed (ruling A14). Who is asked to swap has a null
        city, and who is passed over with a destroyed coin has none (ruling A13).
        """
        others = [seat for seat in range(view.seats) if seat != view.seat]
        found: set[Hashable] = {(seat, coin) for seat in others for coin in view.destroyed[seat]}
        origins = {tile.id: tile.at for tile in view.tiles}
        for city in view.cities:
            if city.seat in others and city.coin is not None:
                x, y = origins[city.tile]
                place = city.tile, city.at[0] - x, city.at[1] - y  # a city goes with its tile
                found |= {(city.seat, city.coin), (city.seat, city.coin, place)}
        if view.phase == "swap":
            asked = (view.actor - view.turn) % view.seats
            found |= {("asked", seat) for seat in others if (seat - view.turn) % view.seats <= asked}
        return frozenset(found)
