"""Why the greedy bot prefers an action: the key of a sentence for the chief reason, with its parameters.

The sentences are in the .ftl files. `points` is a whole number, `seat` the number of a seat.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeAlias

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


SeismicHint: TypeAlias = Hint[SeismicAction]


@dataclass(frozen=True, slots=True)
class ActionValue:
    """An action and what it is worth; for a lay or a turn what it changes, for a lay the claim to follow."""

    action: SeismicAction
    value: float
    change: Change | None = None
    claim: Claim | None = None
    second: bool = False
    """Road Crew's Dilemma: a second lay is to follow instead of the claim."""

    def with_second_lay(self, gain: float) -> ActionValue:
        return replace(self, value=self.value + gain, claim=None, second=True)


def hint(valued: ActionValue, view: SeismicView) -> SeismicHint:
    """The action with its chief reason."""
    match valued.action:
        case ChooseSide():
            return Hint(valued.action, QUAKE_SIDE)
        case ChooseTown():
            return Hint(valued.action, QUAKE_TOWN)
        case SendCrew():
            return _claim_reason(valued)
        case Pass():
            return Hint(valued.action, NO_TURN if view.phase == "aftershock" else KEEPS_CREW)
        case Lay() | Turn() if valued.change is not None:
            return _change_reason(valued, valued.change, view.actor)
    return Hint(valued.action, LEAST_HARM)


def _claim_reason(valued: ActionValue) -> SeismicHint:
    assert valued.claim is not None
    road = valued.claim.road
    return Hint(valued.action, CLAIMS_CLOSED if road.complete else CLAIMS_OPEN, {"points": road.points})


def _change_reason(valued: ActionValue, change: Change, seat: int) -> SeismicHint:
    """The chief reason for a lay or turn."""
    reasons: list[tuple[float, str, dict[str, int]]] = []
    won = _points_of(seat, (road for road in change.after if road.complete))
    won -= _points_of(seat, (road for road in change.before if road.complete))
    if won > 0:
        reasons.append((float(won), CLOSES_SECTION, {"points": won}))
    if valued.claim is not None:
        road = valued.claim.road
        key = CLAIMS_CLOSED if road.complete else CLAIMS_OPEN
        reasons.append((valued.claim.gain, key, {"points": road.points}))
    if reasons:
        _, chief, params = max(reasons, key=lambda reason: reason[0])
        return Hint(valued.action, chief, params)
    return _minor_reason(valued, change, seat)


def _minor_reason(valued: ActionValue, change: Change, seat: int) -> SeismicHint:
    """The chief reason for a lay or turn that neither closes nor claims anything for the seat."""
    if valued.second:
        return Hint(valued.action, SECOND_TILE)
    if change.gain <= 0.0:
        return Hint(valued.action, LEAST_HARM)
    if change.shelter > change.gain / 2:
        return Hint(valued.action, SHELTERS)
    mine = [road for road in change.after if road.holders() == (seat,)]
    if mine:
        return Hint(valued.action, LENGTHENS, {"points": max(road.points for road in mine)})
    theirs = [road for road in change.before if any(road.crews) and seat not in road.holders()]
    if theirs:
        richest = max(theirs, key=lambda road: road.points)
        return Hint(valued.action, SPOILS, {"seat": richest.holders()[0], "points": richest.points})
    return Hint(valued.action, TURN_HELPS if isinstance(valued.action, Turn) else LEAST_HARM)


def _points_of(seat: int, roads: Iterable[Road]) -> int:
    return sum(road.points for road in roads if seat in road.holders())
