"""What the forecast of Seismic adds to the reason for an action: how safe the road is that it is about."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from quakeboard.analysis.forecast import Danger, Effort, forecast
from quakeboard.bots.protocol import Remark
from quakeboard.games.seismic.analysis.forecast import END, SOON
from quakeboard.games.seismic.bots.reasons import SHELTERS, SPOILS, SeismicHint
from quakeboard.games.seismic.bots.roads import Road, RoadMap
from quakeboard.games.seismic.rules.actions import Lay, SendCrew, encode
from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.games.seismic.rules.position import Position
from quakeboard.games.seismic.rules.view import SeismicView

ROAD_IS_SAFE = "hint-danger-none"
ROAD_IN_DANGER = "hint-danger-road"
"""The tile `at` of the road is the likeliest to be gone: `soon` and by the `end`, in percent."""
CREW_IS_SAFER = "hint-danger-falls"
"""The seat's crew `at` is gone soon with `after` percent instead of `before`."""


def remark(game: Seismic, view: SeismicView, hint: SeismicHint, effort: Effort, seed: int) -> Remark | None:
    """What is to be said of the danger to the road that is laid or claimed, if anything is."""
    if not isinstance(hint.action, Lay | SendCrew) or hint.key == SPOILS:
        return None
    after = game.restore(view)
    cell = after.table.number(hint.action.at) if isinstance(hint.action, Lay) else after.laid
    after.step(encode(after.table, hint.action))
    dangers = {danger.at: danger for danger in forecast(game, after.view(view.actor), effort, seed)}
    if hint.key == SHELTERS:
        return _safer(forecast(game, view, effort, seed), dangers, view.actor, after)
    road = _road(RoadMap(after).roads_on(cell), view.actor)
    return None if road is None else _of_road(road, dangers, after)


def _road(roads: Iterable[Road], seat: int) -> Road | None:
    """The road that it is about: the seat's own, or one that it could claim."""
    wanted = [road for road in roads if seat in road.holders() or not any(road.crews)]
    return max(wanted, key=lambda road: (seat in road.holders(), road.points), default=None)


def _of_road(road: Road, dangers: Mapping[str, Danger], position: Position) -> Remark | None:
    cells = [position.table.cell(number) for number in {edge // 6 for edge in road.edges}]
    tiles = [dangers[at] for at in sorted(f"{q},{r}" for q, r in cells) if at in dangers]
    if not tiles:
        return None
    if all(danger.odds[END].p == danger.odds[END].error == 0.0 for danger in tiles):
        return Remark(ROAD_IS_SAFE)
    worst = max(tiles, key=lambda danger: (danger.odds[SOON].p, danger.odds[END].p))
    params = {name: worst.odds[name].percent for name in (SOON, END)}
    return Remark(ROAD_IN_DANGER, {"at": _place(position, worst), **params})


def _safer(
    before: Iterable[Danger], after: Mapping[str, Danger], seat: int, position: Position
) -> Remark | None:
    """The crew of the seat whose danger falls most, if it falls by more than the errors."""
    own = [(then.odds[SOON], after[then.at]) for then in before if then.seat == seat and then.at in after]
    falls = [(then.p - now.odds[SOON].p - then.error - now.odds[SOON].error, then, now) for then, now in own]
    fall, then, now = max(falls, key=lambda one: one[0], default=(0.0, None, None))
    if fall <= 0.0 or then is None or now is None:
        return None
    params = {"before": then.percent, "after": now.odds[SOON].percent}
    return Remark(CREW_IS_SAFER, {"at": _place(position, now), **params})


def _place(position: Position, danger: Danger) -> str:
    q, r = danger.at.split(",")
    name: str = position.table.places.name((int(q), int(r)))
    return name
