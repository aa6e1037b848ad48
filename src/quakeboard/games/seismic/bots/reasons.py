"""Why the greedy bot prefers an action: one key for the chief reason, with what fills its sentence.

The sentences stand with all others of the house. `points` is a whole number, `seat` the number of a seat.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from quakeboard.bots.protocol import Hint
from quakeboard.games.seismic.bots.roads import Road
from quakeboard.games.seismic.bots.survey import Change, Claim
from quakeboard.games.seismic.rules.actions import (
    ChooseSide,
    ChooseTown,
    Lay,
    Pass,
    SeismicAction,
    SendCrew,
    Turn,
)
from quakeboard.games.seismic.rules.view import SeismicView

ONLY_CHOICE = "hint-only-choice"
CLOSES_SECTION = "hint-closes-section"
"""The seat's own section is completed and scores `points`."""
CLAIMS_CLOSED = "hint-claims-closed-section"
"""A crew can take a section that is complete and scores `points`."""
CLAIMS_OPEN = "hint-claims-open-section"
"""A crew can take a section that has gathered `points` so far."""
SPOILS = "hint-spoils-section"
"""The section of `seat`, with `points` so far, becomes hard to complete, or is shared."""
LENGTHENS = "hint-lengthens-section"
"""The seat's own section grows to `points` so far."""
SHELTERS = "hint-shifts-quakes"
"""The next quakes are more likely to strike where it hurts the others."""
LEAST_HARM = "hint-least-harm"
KEEPS_CREW = "hint-keeps-crew"
SECOND_TILE = "hint-second-tile"
"""Road Crew's Dilemma: a second tile does more than a crew would."""
QUAKE_SIDE = "hint-quake-side"
"""The quake does the seat least harm, or the others most."""
QUAKE_TOWN = "hint-quake-town"
TURN_HELPS = "hint-turn-helps"
NO_TURN = "hint-no-turn"


@dataclass(frozen=True, slots=True)
class Judged:
    """An action and what it is worth; for a lay or a turn what it changes, for a lay the claim to follow."""

    action: SeismicAction
    value: float
    change: Change | None = None
    claim: Claim | None = None
    second: bool = False
    """Road Crew's Dilemma: a second lay is to follow instead of the claim."""

    def worth_more(self, gain: float) -> Judged:
        return replace(self, value=self.value + gain, claim=None, second=True)


def hint(judged: Judged, view: SeismicView) -> Hint:
    """The action with its chief reason."""
    match judged.action:
        case ChooseSide():
            return Hint(judged.action, QUAKE_SIDE)
        case ChooseTown():
            return Hint(judged.action, QUAKE_TOWN)
        case SendCrew():
            return _claiming(judged)
        case Pass():
            return Hint(judged.action, NO_TURN if view.phase == "aftershock" else KEEPS_CREW)
        case Lay() | Turn() if judged.change is not None:
            return _changing(judged, judged.change, view.actor)
    return Hint(judged.action, LEAST_HARM)


def _claiming(judged: Judged) -> Hint:
    assert judged.claim is not None
    road = judged.claim.road
    return Hint(judged.action, CLAIMS_CLOSED if road.complete else CLAIMS_OPEN, {"points": road.points})


def _changing(judged: Judged, change: Change, seat: int) -> Hint:
    """The weightiest of what a lay or turn does."""
    reasons: list[tuple[float, str, dict[str, int]]] = []
    won = _points_of(seat, (road for road in change.after if road.complete))
    won -= _points_of(seat, (road for road in change.before if road.complete))
    if won > 0:
        reasons.append((float(won), CLOSES_SECTION, {"points": won}))
    if judged.claim is not None:
        road = judged.claim.road
        key = CLAIMS_CLOSED if road.complete else CLAIMS_OPEN
        reasons.append((judged.claim.gain, key, {"points": road.points}))
    if reasons:
        _, chief, params = max(reasons, key=lambda reason: reason[0])
        return Hint(judged.action, chief, params)
    return _quieter(judged, change, seat)


def _quieter(judged: Judged, change: Change, seat: int) -> Hint:
    """A lay or turn that neither closes nor claims anything for the seat."""
    if judged.second:
        return Hint(judged.action, SECOND_TILE)
    if change.gain <= 0.0:
        return Hint(judged.action, LEAST_HARM)
    if change.shelter > change.gain / 2:
        return Hint(judged.action, SHELTERS)
    mine = [road for road in change.after if road.holders() == [seat]]
    if mine:
        return Hint(judged.action, LENGTHENS, {"points": max(road.points for road in mine)})
    theirs = [road for road in change.before if any(road.crews) and seat not in road.holders()]
    if theirs:
        richest = max(theirs, key=lambda road: road.points)
        return Hint(judged.action, SPOILS, {"seat": richest.holders()[0], "points": richest.points})
    return Hint(judged.action, TURN_HELPS if isinstance(judged.action, Turn) else LEAST_HARM)


def _points_of(seat: int, roads: Iterable[Road]) -> int:
    return sum(road.points for road in roads if seat in road.holders())
