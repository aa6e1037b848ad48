"""How Seismic is analysed: how far ahead, and which events statistics count."""

from __future__ import annotations

from quakeboard.analysis.counted_events import CountedEvents
from quakeboard.analysis.rollouts import Depth
from quakeboard.games.seismic.rules.events import TileDestroyed, TileLaid, TurnBegins

DEPTH = Depth(turns=8)
"""How far ahead an analysis plays on."""

COUNTED_EVENTS = CountedEvents(
    turns=(TurnBegins,), built=(TileLaid,), lost=(TileDestroyed,), lost_key="study-tiles-lost"
)
"""The events that statistics count."""
