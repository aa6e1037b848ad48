"""All tables of one process: the parts that look after them, wired together."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from quakeboard.service import absence, messages, snapshot
from quakeboard.service.announcing import Announcer
from quakeboard.service.background import BackgroundTasks, retry_while_unavailable
from quakeboard.service.bots import BotService
from quakeboard.service.broadcast import Listener
from quakeboard.service.chat import Chat
from quakeboard.service.client_limits import ClientLimits
from quakeboard.service.clocks import Uptime
from quakeboard.service.errors import WRONG_KEY, Refused
from quakeboard.service.live_table import LiveTable
from quakeboard.service.notices import Notifier
from quakeboard.service.opening import TableOpening
from quakeboard.service.peers import SWEEP_SECONDS, PeerChannel, Peers
from quakeboard.service.presence import Presence
from quakeboard.service.presence_state import PresenceState
from quakeboard.service.quakes import RecentQuakes
from quakeboard.service.registry import TableRegistry
from quakeboard.service.round_runner import RoundRunner
from quakeboard.service.scheduler import Scheduler
from quakeboard.service.seats import Seats
from quakeboard.service.shared_time import SharedTime, TimeSource
from quakeboard.service.sightings import Sightings
from quakeboard.service.store import Store, StoreUnavailable
from quakeboard.service.table import Change, Proposal, Table
from quakeboard.service.unused_seats import UnusedSeats, free_seat


class TableService:
    """The service of one process among those that share a store."""

    def __init__(
        self,
        process: str,
        store: Store,
        bots: BotService,
        notifier: Notifier | None = None,
        time: TimeSource | None = None,
    ) -> None:
        self.process = process
        """The name of this process among those that share the store."""
        self.store = store
        self.time = time or SharedTime()
        self.uptime = Uptime()
        self.background = BackgroundTasks()
        self.scheduler = Scheduler(store, self.time, self.uptime, self.background, bots)
        self.announcer = Announcer(notifier)
        self.registry = TableRegistry(store, self, self.uptime, self._loaded)
        clients = ClientLimits(store, self.time)
        self.opening = TableOpening(self.registry, self.time, self.uptime, clients)
        self.unused_seats = UnusedSeats(self.time)
        self.seats = Seats(self.registry, clients, self.unused_seats)
        channel = PeerChannel(process, store, self.background)
        self.peers = Peers(channel, self.time)
        self.rounds = RoundRunner(self.time, self.background, channel)
        self.sightings = Sightings(store, self.time)
        self.presence = Presence(channel, self.sightings, self._presence_changed)
        self.chat = Chat(store, self.time, channel)
        self.quakes = RecentQuakes(channel, self.time)

    async def open(self) -> None:
        """Register this process and start its background tasks."""
        self.time.set(await self.store.now())
        timeout_ms = await self.peers.takeover_ms()
        self.uptime.set_outages(await self.store.register_process(self.process, self.now(), timeout_ms))
        for work in (
            self.peers.send_heartbeats(lambda: bool(self.scheduler.clock_timers)),
            self._sweep(),
            self._receive_changes(),
            self.peers.receive(self.handle_message),
        ):
            self.background.start(work)

    async def close(self) -> None:
        """Stop all tasks and release the tables that this process owns."""
        self.scheduler.close()
        self.rounds.close()
        await self.sightings.store_all(self.registry.live_tables.values(), at_once=True)
        await self.background.close(self.registry.loading.values())
        with contextlib.suppress(StoreUnavailable):
            await self.store.release(self.process)

    # ------------------------------------------------------------------ the `Supervisor` of live tables

    def now(self) -> int:
        """Milliseconds since 1970, by the clock that all processes share."""
        return self.time.now()

    def table_changed(self, live_table: LiveTable, *, here: bool) -> None:
        self.registry.mark_used(live_table.id)
        self.scheduler.table_changed(live_table, here=here)
        self.announcer.table_changed(live_table, here=here)
        self.rounds.table_changed(live_table, here=here)
        self._look_who_is_back(live_table)
        if here and live_table.seq % snapshot.INTERVAL == 0:
            self.background.start(self.registry.loader.store_snapshot(live_table.table))

    def entry_stored(self, live_table: LiveTable, change: Change) -> None:
        self.quakes.entry_stored(live_table, change)

    def presence_changed(self, live_table: LiveTable) -> None:
        self.presence.changed(live_table)

    def _presence_changed(self, live_table: LiveTable) -> None:
        self.scheduler.presence_changed(live_table)
        self.unused_seats.connected(live_table)
        self._look_who_is_back(live_table)
        self.rounds.participants_changed(live_table)

    def _look_who_is_back(self, live_table: LiveTable) -> None:
        """End what was done about the absence of somebody who is connected."""
        if not absence.is_acted_on(live_table.table):
            return

        def back(table: Table) -> Proposal | None:
            return absence.propose_back(table, live_table.presence())

        if back(live_table.table) is not None:
            self.background.start(retry_while_unavailable(lambda: live_table.apply(back)))

    async def refresh_outages(self) -> None:
        await self.scheduler.refresh_outages()

    def table_deleted(self, live_table: LiveTable) -> None:
        self.registry.remove_deleted(live_table.id)
        self._stop(live_table.id)

    def append_uncertain(self, live_table: LiveTable) -> None:
        """Read the table again as soon as the store is available, so that listeners get what was stored."""
        self.background.start(retry_while_unavailable(live_table.refresh))

    def _loaded(self, live_table: LiveTable) -> None:
        self.peers.channel.post({"presence_request": live_table.id})
        self._schedule(live_table)

    def _schedule(self, live_table: LiveTable) -> None:
        self.scheduler.schedule(live_table)
        self.rounds.schedule(live_table)

    def _stop(self, table: str) -> None:
        self.scheduler.stop(table)
        self.rounds.stop(table)

    # ------------------------------------------------------------------ listeners

    async def join(
        self,
        live_table: LiveTable,
        listener: Listener,
        hello: messages.Hello,
        *,
        host: bool,
        with_transcript: bool = True,
    ) -> None:
        """Add a listener: it is sent the entries it missed, then the chat, then everything as it happens."""

        async def check() -> None:
            if await self.seats.authorize(live_table.id, hello.token) != listener.seat:
                raise Refused(WRONG_KEY)

        lines = await self.chat.lines_after(live_table, hello.heard)
        last = lines[-1].number if lines else hello.heard
        noted = hello.noted if with_transcript else None
        await live_table.subscribe(listener, hello.have, last, host=host, noted=noted, check=check)
        heard = await self.chat.send_missed(live_table, listener, lines, hello.heard)
        if listener in live_table.listeners:  # its token was not revoked meanwhile
            live_table.listeners[listener] = heard
            self.presence.changed(live_table, listener)

    def leave(self, live_table: LiveTable, listener: Listener) -> None:
        live_table.listeners.pop(listener, None)
        live_table.missed_chat.discard(listener)
        self.registry.mark_used(live_table.id)
        self.presence.changed(live_table)

    # ------------------------------------------------------------------ other processes

    async def _sweep(self) -> None:
        """Claim overdue tables of dead processes, and evict idle ones."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.free_unused_seats()
            self.evict_idle()
            await self.sightings.store_all(self.registry.live_tables.values())
            self._processes_gone(self.peers.forget_silent())
            await self.peers.channel.publish({})
            for table in await self.peers.claim_due():
                self.background.start(self.take_over(table))

    def free_unused_seats(self) -> None:
        """Free the seats whose clients have not connected in time; until then presence is followed."""
        for table in self.unused_seats.tables() & self.registry.live_tables.keys():
            self.registry.mark_used(table)
        for table, seat, name in self.unused_seats.pop_overdue():
            self.background.start(self._free_seat(table, seat, name))

    async def _free_seat(self, table: str, seat: int, name: str) -> None:
        with contextlib.suppress(StoreUnavailable, Refused):
            live_table = await self.registry.get(table)
            await live_table.apply(lambda now: free_seat(now, seat, name))

    def evict_idle(self) -> None:
        for table in self.registry.evict_idle():
            self._stop(table)

    async def take_over(self, table: str) -> None:
        """Run the bots and clocks of a table that this process has claimed."""
        with contextlib.suppress(StoreUnavailable, Refused):
            live_table = await self.registry.get(table)
            await live_table.refresh()
            self._schedule(live_table)
            await self.scheduler.postpone(live_table)

    def _processes_gone(self, processes: list[str]) -> None:
        for process in processes:
            for live_table in self.registry.live_tables.values():
                self.presence.process_gone(live_table, process)

    async def _receive_changes(self) -> None:
        async for tables in self.store.changes():
            if not tables:
                self._processes_gone(self.peers.forget_all())  # messages were missed too: ask all again
            for table in tables or list(self.registry.live_tables):
                if table in self.registry.live_tables:
                    refresh = self.registry.live_tables[table].refresh
                    self.background.start(retry_while_unavailable(refresh))

    async def handle_message(self, message: dict[str, Any]) -> None:
        """Handle a message that another process has published."""
        live_tables = self.registry.live_tables
        if "presence_request" in message:
            for live_table in live_tables.values():
                if live_table.listeners and message["presence_request"] in (None, live_table.id):
                    self.presence.publish(live_table)
        if "said" in message and message["said"] in live_tables:
            await self.chat.said_elsewhere(live_tables[message["said"]], message["after"])
        if "quake" in message:
            self.quakes.received(message["quake"])
        if "here" in message and message["table"] in live_tables:
            here = message["here"]
            devices = message.get("devices", [1] * len(here))  # older processes tell who is there alone
            connections = tuple(seat for seat, n in zip(here, devices, strict=True) for _ in range(n))
            remote = PresenceState(connections, message["watchers"], tuple(message.get("chains", ())))
            self.presence.received(live_tables[message["table"]], message["from"], remote)
        if "reveal" in message and message["table"] in live_tables:
            self.rounds.answered_elsewhere(
                live_tables[message["table"]], message["chain"], message["round"], message["reveal"]
            )
