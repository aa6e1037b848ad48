"""San Andreas, played greedily: of all legal actions the one after which the seat stands best.

A founding or an epicentre is valued by what the next quake may then be expected to do, a die by trying all
orders, a swap by what it scores. Ties are broken by the generator that the caller passes in.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from quakeboard.bots.decision import Decision
from quakeboard.bots.protocol import Hint
from quakeboard.games.sanandreas.bots import reasons
from quakeboard.games.sanandreas.bots.ground import Ground
from quakeboard.games.sanandreas.bots.quake import value_shifts, value_swaps
from quakeboard.games.sanandreas.bots.reasons import ActionValue, SanAndreasHint
from quakeboard.games.sanandreas.bots.turn import value_turn
from quakeboard.games.sanandreas.bots.worth import PushEffects, Weights
from quakeboard.games.sanandreas.rules.actions import SanAndreasAction
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.sanandreas.rules.position import Position
from quakeboard.games.sanandreas.rules.view import LaidTile, SanAndreasView

TIE_TOLERANCE = 1e-9
"""Values that differ by less are ties, so that rounding decides nothing."""

SanAndreasDecision: TypeAlias = Decision[SanAndreasAction, SanAndreasView]


class SanAndreasGreedy:
    def __init__(self, game: SanAndreas, weights: Weights | None = None) -> None:
        self.game = game
        self.weights = weights or Weights()
        self._tiles: tuple[LaidTile, ...] = ()
        self._effects: PushEffects | None = None

    def choose(self, decision: SanAndreasDecision) -> SanAndreasAction:
        """The best action; the budget is not used."""
        legal = decision.legal
        return legal[0] if len(legal) == 1 else self._best(decision).action

    def explain(self, decision: SanAndreasDecision) -> SanAndreasHint:
        """The best action and its chief reason."""
        if len(decision.legal) == 1:
            return self.explain_action(decision, decision.legal[0])
        return reasons.hint(self._best(decision))

    def explain_action(self, decision: SanAndreasDecision, action: SanAndreasAction) -> SanAndreasHint:
        """The chief reason for this action."""
        legal = decision.legal
        if len(legal) == 1:
            return Hint(action, reasons.ONLY_CHOICE)
        return reasons.hint(self.values(decision.view, legal)[legal.index(action)])

    def _best(self, decision: SanAndreasDecision) -> ActionValue:
        valued = self.values(decision.view, decision.legal)
        best = max(one.value for one in valued)
        return decision.rng.choice([one for one in valued if one.value >= best - TIE_TOLERANCE])

    def values(self, view: SanAndreasView, legal: Sequence[SanAndreasAction]) -> list[ActionValue]:
        """What each action is worth, in the same order."""
        # Coins that the view hides are dealt in some way; nothing below looks at them.
        position = self.game.restore(view)
        if view.phase == "shift":
            return value_shifts(position.kernel, view, legal, self.weights)
        if view.phase == "swap":
            return value_swaps(position.kernel, view, legal, self.weights)
        return value_turn(self._effects_on(position, view), view, legal, self.weights)

    def _effects_on(self, position: Position, view: SanAndreasView) -> PushEffects:
        """What pushes would do, kept from one quake to the next, as the tiles do not move between them."""
        if self._effects is None or self._tiles != view.tiles:
            self._tiles, self._effects = view.tiles, PushEffects(Ground(position.kernel))
        return self._effects
