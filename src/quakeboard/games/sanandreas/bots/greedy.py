"""San Andreas, played greedily: of all legal actions the one after which the seat stands best.

A founding or an epicentre is judged by what the next quake may then be expected to do; the dice are tried in
every order; a swap by what it scores. Ties are broken by the generator that the caller passes in.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from quakeboard.bots.protocol import Budget, Hint
from quakeboard.games.sanandreas.bots import reasons as sanandreas_reasons
from quakeboard.games.sanandreas.bots.ground import Ground
from quakeboard.games.sanandreas.bots.quake import judge_shifts, judge_swaps
from quakeboard.games.sanandreas.bots.reasons import Judged
from quakeboard.games.sanandreas.bots.turn import judge_turn
from quakeboard.games.sanandreas.bots.worth import Fates, Weights
from quakeboard.games.sanandreas.rules.actions import SanAndreasAction
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.sanandreas.rules.view import LaidTile, SanAndreasView

ALIKE = 1e-9
"""Judgements that differ by less are ties, so that rounding decides nothing."""


class SanAndreasGreedy:
    def __init__(self, game: SanAndreas, weights: Weights | None = None) -> None:
        self.game = game
        self.weights = weights or Weights()
        self._tiles: tuple[LaidTile, ...] = ()
        self._fates: Fates | None = None

    def choose(
        self, view: SanAndreasView, legal: Sequence[SanAndreasAction], budget: Budget, rng: Random
    ) -> SanAndreasAction:
        """The best action; it takes no more than a moment, whatever the budget."""
        return legal[0] if len(legal) == 1 else self._best(view, legal, rng).action

    def explain(
        self, view: SanAndreasView, legal: Sequence[SanAndreasAction], budget: Budget, rng: Random
    ) -> Hint:
        """The best action and its chief merit."""
        if len(legal) == 1:
            return self.why(view, legal, legal[0])
        return sanandreas_reasons.hint(self._best(view, legal, rng))

    def why(self, view: SanAndreasView, legal: Sequence[SanAndreasAction], action: SanAndreasAction) -> Hint:
        """The chief merit of this action."""
        if len(legal) == 1:
            return Hint(action, sanandreas_reasons.ONLY_CHOICE)
        return sanandreas_reasons.hint(self.judge(view, legal)[legal.index(action)])

    def _best(self, view: SanAndreasView, legal: Sequence[SanAndreasAction], rng: Random) -> Judged:
        judged = self.judge(view, legal)
        best = max(judgement.value for judgement in judged)
        return rng.choice([judgement for judgement in judged if judgement.value >= best - ALIKE])

    def judge(self, view: SanAndreasView, legal: Sequence[SanAndreasAction]) -> list[Judged]:
        """A judgement for each action, in the same order."""
        # Coins that the view hides are dealt in some way; nothing below looks at them.
        position = self.game.restore(view)
        if view.phase == "shift":
            return judge_shifts(position, view, legal, self.weights)
        if view.phase == "swap":
            return judge_swaps(position, view, legal, self.weights)
        return judge_turn(self._fates_on(position, view), view, legal, self.weights)

    def _fates_on(self, position: Any, view: SanAndreasView) -> Fates:
        """What pushes would do; from one quake to the next the tiles lie still, and it is reckoned once."""
        if self._fates is None or self._tiles != view.tiles:
            self._tiles, self._fates = view.tiles, Fates(Ground(position))
        return self._fates
