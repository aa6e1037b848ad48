"""A turn of San Andreas: where to found with which coin, or which tile to mark."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quakeboard.games.sanandreas.bots.reasons import ActionValue
from quakeboard.games.sanandreas.bots.score_estimate import Holding, ScoreEstimate
from quakeboard.games.sanandreas.bots.worth import PAWNS_FOR_A_QUAKE, Prospects, PushEffects, Weights
from quakeboard.games.sanandreas.rules.actions import Found, Mark, SanAndreasAction
from quakeboard.games.sanandreas.rules.board import number
from quakeboard.games.sanandreas.rules.view import SanAndreasView

SPACE_COST = 0.01
"""The cost of each point that a city could score on the space of a pawn: it decides between equal spaces."""


def value_turn(
    effects: PushEffects, view: SanAndreasView, legal: Sequence[SanAndreasAction], weights: Weights
) -> list[ActionValue]:
    """What each founding and each epicentre is worth, in the same order."""
    turn = Turn(effects, view, weights)
    return [turn.value(action) for action in legal]


class Turn:
    """Values every action of one turn."""

    def __init__(self, effects: PushEffects, view: SanAndreasView, weights: Weights) -> None:
        self.weights = weights
        self.standing = ScoreEstimate(view, weights)
        self.effects = effects
        self.marked = [epicentre.tile for epicentre in view.epicentres]
        self.hazard = self._hazard([tile.id for tile in view.tiles if tile.coastal])
        self.waiting = self._prospects(self.marked)
        self.scored = self.standing.next_quake(self.waiting)
        self.hand = view.hands[self.standing.seat] or ()
        self.in_reach = {cell for tile in self.marked for cell in self.effects.of(tile)}
        self._quakes_then = self.standing.quakes(spent=1)
        self._value_then = self.standing.margin(self.standing.totals(self.scored, self._quakes_then))
        """How the seat stands once it has a coin less in hand."""
        self._last_then = self.standing.smallest_hand(spent=1) == 0
        """Whether the next quake is then the last."""
        self._tiles: dict[int, ActionValue] = {}

    def _hazard(self, coastal: Sequence[int]) -> Mapping[int, float]:
        """How likely an epicentre that is marked somewhere is to destroy a city, space by space.

        A coastal tile is more likely to be marked where that costs a player points.
        """
        static = Prospects(self.effects, (), {}, 0.0)
        chances = {tile: 1.0 + self.weights.targeted * self._harm(static, tile) for tile in coastal}
        total = sum(chances.values())
        hazard: dict[int, float] = {}
        for tile, chance in chances.items():
            for cell, effect in self.effects.of(tile).items():
                hazard[cell] = hazard.get(cell, 0.0) + chance / total * (1.0 - effect.lives)
        return hazard

    def _harm(self, static: Prospects, tile: int) -> float:
        """How much a push of the tile costs all cities together."""
        effects = self.effects.of(tile)
        return sum(
            (1.0 - effects[holding.cell].lives) * self.standing.city(static, holding)
            for holding in self.standing.holdings
            if holding.cell in effects
        )

    def _prospects(self, marked: Sequence[int]) -> Prospects:
        more = (PAWNS_FOR_A_QUAKE - len(marked)) * self.weights.unmarked
        return Prospects(self.effects, marked, self.hazard, more)

    def value(self, action: SanAndreasAction) -> ActionValue:
        if isinstance(action, Found):
            return self._found(action)
        if isinstance(action, Mark):
            return self._mark(action)
        return ActionValue(action, 0.0, self.standing.seat)

    def _found(self, action: Found) -> ActionValue:
        assert action.coin is not None
        standing, cell = self.standing, number(action.at)
        points = standing.city(self.waiting, Holding(standing.seat, cell, (action.coin,)))
        value = self._value_then + (points - standing.coin(action.coin)) * self._quakes_then
        if self._last_then:
            value += standing.ending(self.scored, points)
        return ActionValue(
            action,
            value,
            standing.seat,
            spaces=self.effects.ground.coast[cell],
            in_reach=cell in self.in_reach,
            last=len(self.hand) == 1,
        )

    def _mark(self, action: Mark) -> ActionValue:
        """An epicentre is worth the same on every space of a tile, but for the space that it takes up."""
        cell = number(action.at)
        tile = self.effects.ground.tile(cell)
        if tile not in self._tiles:
            self._tiles[tile] = self._mark_tile(action, tile)
        taken = SPACE_COST * self.waiting.of(cell)[1][max(self.hand)] if self.hand else 0.0
        return self._tiles[tile].with_action(action, taken)

    def _mark_tile(self, action: Mark, tile: int) -> ActionValue:
        standing = self.standing
        scored = standing.next_quake(self._prospects([*self.marked, tile]))
        value = standing.margin(standing.totals(scored, standing.quakes()))
        if standing.smallest_hand() == 0:
            value += standing.ending(scored)
        changes = tuple(now - then for now, then in zip(scored, self.scored, strict=True))
        return ActionValue(
            action,
            value,
            standing.seat,
            scored=tuple(scored),
            changes=changes,
            sets_off=len(self.marked) + 1 == PAWNS_FOR_A_QUAKE,
        )
