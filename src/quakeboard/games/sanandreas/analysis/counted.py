"""The events of San Andreas that statistics count."""

from __future__ import annotations

from quakeboard.analysis.counted import CountedEvents
from quakeboard.games.sanandreas.rules.events import CityDestroyed, CityFounded, TurnBegins

EVENTS = CountedEvents(
    turns=(TurnBegins,), built=(CityFounded,), lost=(CityDestroyed,), lost_key="study-cities-lost"
)
