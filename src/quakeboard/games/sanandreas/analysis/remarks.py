"""What the forecast of San Andreas adds to the reason for an action: which city is in danger then."""

from __future__ import annotations

from operator import itemgetter

from quakeboard.analysis.forecast import Effort, Odds, forecast
from quakeboard.bots.protocol import Remark
from quakeboard.games.sanandreas.analysis.forecast import AVERAGE, WORST
from quakeboard.games.sanandreas.bots.reasons import FOUNDS_OUT_OF_REACH, SanAndreasHint
from quakeboard.games.sanandreas.rules import places
from quakeboard.games.sanandreas.rules.actions import Found, Mark, Shift, encode
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.sanandreas.rules.position import Position
from quakeboard.games.sanandreas.rules.view import City, SanAndreasView

CITY_IS_SAFE = "hint-city-safe"
CITY_IN_DANGER = "hint-city-danger"
"""The new city is destroyed by the next quake: `average` and `worst`, in percent."""
RIVAL_THREATENED = "hint-city-threatened"
"""The city of `seat` that stands `at` falls with `after` percent instead of `before`."""
OWN_SPARED = "hint-city-spared"
"""The seat's own city that stands `at` falls with `after` percent instead of `before`, which is less."""

NOTICEABLE = 0.01
"""A smaller change is not mentioned."""


def remark(
    game: SanAndreas, view: SanAndreasView, hint: SanAndreasHint, effort: Effort, seed: int
) -> Remark | None:
    """What is to be said of the danger to the new city, or to the city for which most changes."""
    if isinstance(hint.action, Found) and view.epicentres:
        return _founding(game, view, hint, effort, seed)
    if isinstance(hint.action, Mark | Shift):
        return _change(game, view, hint, effort, seed)
    return None


def _founding(
    game: SanAndreas, view: SanAndreasView, hint: SanAndreasHint, effort: Effort, seed: int
) -> Remark | None:
    after = game.restore(view)
    after.kernel.step(encode(hint.action))
    new = forecast(game, after.view(view.actor), effort, seed)[-1]  # cities stand in the order of founding
    if new.odds[WORST].p == new.odds[WORST].error == 0.0:
        return None if hint.key == FOUNDS_OUT_OF_REACH else Remark(CITY_IS_SAFE)
    return Remark(CITY_IN_DANGER, {name: new.odds[name].percent for name in (AVERAGE, WORST)})


def _change(
    game: SanAndreas, view: SanAndreasView, hint: SanAndreasHint, effort: Effort, seed: int
) -> Remark | None:
    """The rival's city that falls more often, or the own one that falls less often: where most changes."""
    position = game.restore(view)
    before = _odds(game, position, view.actor, effort, seed)
    cities = dict(zip(before, view.cities, strict=True))
    position.kernel.step(encode(hint.action))
    if isinstance(hint.action, Shift) and position.phase_name() != "shift":
        after = dict.fromkeys(position.city_coins(), Odds(0.0))  # no die is left
    else:
        after = _odds(game, position, view.actor, effort, seed)
    changes = [(city, before[coin], after.get(coin, Odds(1.0))) for coin, city in cities.items()]
    gain, change = max(
        ((_gain(view.actor, *one), one) for one in changes), key=itemgetter(0), default=(0.0, None)
    )
    return None if change is None or gain < NOTICEABLE else _changed(view.actor, *change)


def _gain(seat: int, city: City, before: Odds, after: Odds) -> float:
    """What a change of danger is worth to a seat, in cities, if it is more than its error."""
    rise = after.p - before.p
    return (-rise if city.seat == seat else rise) - before.error - after.error


def _changed(seat: int, city: City, before: Odds, after: Odds) -> Remark:
    at, then, now = places.name(city.at), before.percent, after.percent
    if city.seat == seat:
        return Remark(OWN_SPARED, {"at": at, "before": then, "after": now})
    return Remark(RIVAL_THREATENED, {"seat": city.seat, "at": at, "before": then, "after": now})


def _odds(game: SanAndreas, position: Position, seat: int, effort: Effort, seed: int) -> dict[int, Odds]:
    """The danger of each city with an average order of the dice. Here a city is known by the coin that it was
    dealt, true or not."""
    dangers = forecast(game, position.view(seat), effort, seed)
    return {coin: danger.odds[AVERAGE] for coin, danger in zip(position.city_coins(), dangers, strict=True)}
