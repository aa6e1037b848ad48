"""Who is connected to a table, in all processes."""

from __future__ import annotations

from collections.abc import Callable

from quakeboard.service import messages
from quakeboard.service.absence import away_info
from quakeboard.service.broadcast import Listener
from quakeboard.service.live_table import LiveTable
from quakeboard.service.peers import PeerChannel
from quakeboard.service.presence_state import PresenceState
from quakeboard.service.sightings import Sightings


class Presence:
    """Broadcasts presence to the listeners of this process, and publishes it to the others."""

    def __init__(
        self, channel: PeerChannel, sightings: Sightings, on_change: Callable[[LiveTable], None]
    ) -> None:
        self.channel = channel
        self.sightings = sightings
        self.on_change = on_change

    def changed(self, live_table: LiveTable, newcomer: Listener | None = None) -> None:
        """Broadcast and publish presence if it has changed; otherwise send it to the newcomer alone."""
        self.note_seen(live_table)
        presence = live_table.local_presence(), live_table.presence()
        if live_table.last_presence != presence:
            live_table.last_presence = presence
            self._broadcast(live_table)
            self.publish(live_table)
        elif newcomer is not None:
            newcomer.send(_message(live_table))

    def publish(self, live_table: LiveTable) -> None:
        """Tell the other processes who is connected to this one."""
        local = live_table.local_presence()
        self.channel.post(
            {
                "here": [*local.devices],
                "devices": [*local.devices.values()],
                "watchers": local.watchers,
                "chains": [*local.chains],
                "table": live_table.id,
            }
        )

    def received(self, live_table: LiveTable, process: str, remote: PresenceState) -> None:
        """Another process has published who is connected to it."""
        live_table.remote_presence[process] = remote
        if remote == PresenceState():
            del live_table.remote_presence[process]
        self._broadcast(live_table)

    def process_gone(self, live_table: LiveTable, process: str) -> None:
        """Nobody is connected to another process any more."""
        if live_table.remote_presence.pop(process, None) is not None:
            self._broadcast(live_table)

    def note_seen(self, live_table: LiveTable) -> None:
        """Note that those who are connected, or were until now, are seen now."""
        now = live_table.supervisor.now()
        seats = live_table.presence().seats
        for seat in seats | live_table.seats_here:
            live_table.last_seen[seat] = now
            self.sightings.seen(live_table.id, seat, now)
        live_table.seats_here = seats

    def _broadcast(self, live_table: LiveTable) -> None:
        self.note_seen(live_table)
        self.on_change(live_table)
        message = _message(live_table)
        for listener in list(live_table.listeners):
            listener.send(message)


def _message(live_table: LiveTable) -> bytes:
    presence, table = live_table.presence(), live_table.table
    return messages.encode_server_message(
        messages.Presence(
            here=[*presence.devices],
            watchers=presence.watchers,
            devices=presence.devices,
            seen={seat: presence.seen[seat] for seat in table.people if seat in presence.seen},
            away=away_info(table, presence, live_table.supervisor.now()),
        )
    )
