"""The events of Seismic that statistics count."""

from __future__ import annotations

from quakeboard.analysis.counted import CountedEvents
from quakeboard.games.seismic.rules.events import TileDestroyed, TileLaid, TurnBegins

EVENTS = CountedEvents(
    turns=(TurnBegins,), built=(TileLaid,), lost=(TileDestroyed,), lost_key="study-tiles-lost"
)
