"""The quakes at public tables of the last day, as lists of tables tell them."""

from __future__ import annotations

from collections import deque
from typing import Any

import msgspec

from quakeboard.core.registry import spec_of
from quakeboard.service.api_types import QuakeLine
from quakeboard.service.live_table import LiveTable
from quakeboard.service.messages import Fields
from quakeboard.service.peers import PeerChannel
from quakeboard.service.projection import visible_events
from quakeboard.service.shared_time import TimeSource
from quakeboard.service.table import Change

DAY_MS = 24 * 60 * 60 * 1000
MAX_QUAKES = 60
MAX_QUAKES_OF_A_TABLE = 4
MAX_EVENTS = 24


class RecentQuakes:
    """The latest quakes of all processes, each told to the others by the process that stored it."""

    def __init__(self, channel: PeerChannel, time: TimeSource) -> None:
        self.channel = channel
        self.time = time
        self._quakes: deque[tuple[str, QuakeLine]] = deque(maxlen=MAX_QUAKES)
        """The quakes with their tables, in the order in which they began."""

    def entry_stored(self, live_table: LiveTable, change: Change) -> None:
        """Note what the ground did in an entry of a public table."""
        set_up = live_table.head.set_up
        known = live_table.table.game.spec.quake_events
        if not set_up.public or not known:
            return
        seen = visible_events(live_table.table, change)
        events = msgspec.to_builtins([event for event in seen if event["event"] in known])
        if events:
            note = {"table": live_table.id, "game": set_up.game, "at": change.entry.at, "events": events}
            self.received(note)
            self.channel.post({"quake": note})

    def received(self, note: dict[str, Any]) -> None:
        """Add events to the last quake of a table; one that begins a quake begins another one."""
        for event in note["events"]:
            self._add(note["table"], note["game"], note["at"], event)

    def _add(self, table: str, game: str, at: int, event: Fields) -> None:
        own = [quake for of, quake in self._quakes if of == table]
        if event["event"] != spec_of(game).quake_events[0]:
            if own and len(own[-1].events) < MAX_EVENTS:
                own[-1].events.append(event)
            return
        if len(own) >= MAX_QUAKES_OF_A_TABLE:
            self._quakes.remove((table, own[0]))
        self._quakes.append((table, QuakeLine(game=game, at=at, events=[event])))

    def latest(self) -> list[QuakeLine]:
        """The quakes of the last day, in their order."""
        since = self.time.now() - DAY_MS
        return [quake for _, quake in self._quakes if quake.at >= since]
