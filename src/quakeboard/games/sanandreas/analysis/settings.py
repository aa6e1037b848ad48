"""How San Andreas is analysed: how far ahead, and which events statistics count."""

from __future__ import annotations

from quakeboard.analysis.counted_events import CountedEvents
from quakeboard.analysis.rollouts import Depth
from quakeboard.games.sanandreas.rules.events import CityDestroyed, CityFounded, TurnBegins

DEPTH = Depth(repeats=4)
"""How far ahead an analysis plays on: to the next quake, where the evaluator stops, four times each."""

COUNTED_EVENTS = CountedEvents(
    turns=(TurnBegins,), built=(CityFounded,), lost=(CityDestroyed,), lost_key="study-cities-lost"
)
"""The events that statistics count."""
