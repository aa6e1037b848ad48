"""Seismic, played greedily: of all legal actions the one after which the roads are worth most to the seat.

A lay is valued together with the claim that would follow it, and with the tiles that it leaves face up for
the next seat. Ties are broken by the generator that the caller passes in.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from quakeboard.bots.decision import Decision
from quakeboard.bots.protocol import Hint
from quakeboard.games.seismic.bots import reasons
from quakeboard.games.seismic.bots.outlook import Outlook
from quakeboard.games.seismic.bots.reasons import ActionValue, SeismicHint
from quakeboard.games.seismic.bots.survey import Survey
from quakeboard.games.seismic.bots.worth import Weights, Worth, weights_for
from quakeboard.games.seismic.rules.actions import Lay, SeismicAction, SendCrew, Turn, encode
from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.games.seismic.rules.pieces import TILE_NUMBER
from quakeboard.games.seismic.rules.position import Position
from quakeboard.games.seismic.rules.view import SeismicView

CHOICES_OF_QUAKE = ("town", "side")
TIE_TOLERANCE = 1e-9
"""Values that differ by less are ties, so that rounding decides nothing."""

SeismicDecision: TypeAlias = Decision[SeismicAction, SeismicView]


class SeismicGreedy:
    def __init__(self, game: Seismic, weights: Weights | None = None) -> None:
        self.game = game
        self.weights = weights
        """None means the weights for the number of seats."""

    def choose(self, decision: SeismicDecision) -> SeismicAction:
        """The best action; the budget is not used."""
        legal = decision.legal
        return legal[0] if len(legal) == 1 else self._best(decision).action

    def explain(self, decision: SeismicDecision) -> SeismicHint:
        """The best action and its chief reason."""
        if len(decision.legal) == 1:
            return self.explain_action(decision, decision.legal[0])
        return reasons.hint(self._best(decision), decision.view)

    def explain_action(self, decision: SeismicDecision, action: SeismicAction) -> SeismicHint:
        """The chief reason for this action."""
        view, legal = decision.view, decision.legal
        if len(legal) == 1 and not isinstance(action, Lay):
            return Hint(action, reasons.ONLY_CHOICE)
        valued = self._values(view, legal)
        return reasons.hint(valued[legal.index(action)], view)

    def _values(self, view: SeismicView, legal: Sequence[SeismicAction]) -> list[ActionValue]:
        weights = self.weights or weights_for(view.seats)
        return ActionValuer(self.game.restore(view), view.actor, weights).values(legal)

    def _best(self, decision: SeismicDecision) -> ActionValue:
        valued = self._values(decision.view, decision.legal)
        best = max(one.value for one in valued)
        return decision.rng.choice([one for one in valued if one.value >= best - TIE_TOLERANCE])


class ActionValuer:
    """Values every action of one decision."""

    def __init__(self, position: Position, seat: int, weights: Weights) -> None:
        self.position = position
        self.seat = seat
        self.weights = weights
        self._surveys: dict[str, Survey] = {}

    def values(self, legal: Sequence[SeismicAction]) -> list[ActionValue]:
        """What each action is worth, in the same order."""
        if self.position.phase_name() in CHOICES_OF_QUAKE:
            return [self._quake(action) for action in legal]
        valued = [self._value(action) for action in legal]
        if self.position.kernel.dilemma and self.position.phase_name() == "lay":
            return _with_second_lays(valued)
        return valued

    def _value(self, action: SeismicAction) -> ActionValue:
        if isinstance(action, Lay | Turn):
            survey = self._survey(action.tile if isinstance(action, Lay) else "")
            code = encode(self.position.table, action)
            change = survey.change(code, self.position.table.number(action.at))
            claim = change.best_claim
            value = survey.total + change.gain + (claim.gain if claim else 0.0)
            return ActionValue(action, value, change=change, claim=claim)
        survey = self._survey("")
        if isinstance(action, SendCrew):
            claim = survey.claim(self.position.laid, int(action.fragment[0]))
            return ActionValue(action, survey.total + claim.gain, claim=claim)
        return ActionValue(action, survey.total)

    def _survey(self, tile: str) -> Survey:
        """The board as it stands, with this tile gone from those face up."""
        found = self._surveys.get(tile)
        if found is None:
            found = self._surveys[tile] = self._survey_of(self.position, tile)
        return found

    def _survey_of(self, position: Position, tile: str = "") -> Survey:
        row = position.row()
        if tile:
            row.remove(TILE_NUMBER[tile])
        outlook = Outlook(position.kernel, row, self.weights.ready)
        return Survey(position, Worth(position, self.seat, outlook, self.weights))

    def _quake(self, action: SeismicAction) -> ActionValue:
        """The choice of a town or a side, by what it leaves."""
        return ActionValue(action, self._after_quake(self.position, encode(self.position.table, action)))

    def _after_quake(self, position: Position, code: int) -> float:
        twin = position.copy()
        twin.kernel.step(code)
        if twin.phase_name() in CHOICES_OF_QUAKE:  # the same seat chooses on
            return max(self._after_quake(twin, choice) for choice in twin.kernel.codes())
        return self._survey_of(twin).total


def _with_second_lays(valued: list[ActionValue]) -> list[ActionValue]:
    """Road Crew's Dilemma: instead of its claim, a lay may be followed by the best lay of another tile.

    Two lays are valued as if neither changed the other; the second is valued again when it is decided.
    """
    best: dict[str, float] = {}
    for one in valued:
        if isinstance(one.action, Lay) and one.change is not None:
            best[one.action.tile] = max(one.change.gain, best.get(one.action.tile, 0.0))
    found = []
    for one in valued:
        tile = one.action.tile if isinstance(one.action, Lay) else ""
        second = max((gain for other, gain in best.items() if other != tile), default=0.0)
        claimed = one.claim.gain if one.claim else 0.0
        found.append(one.with_second_lay(second - claimed) if second > claimed else one)
    return found
