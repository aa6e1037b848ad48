"""Metrics for Prometheus, without names, tables or addresses."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

_SECONDS_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_WAIT_BUCKETS = (0.01, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 120.0)


class Metrics:
    """The metrics of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)  # memory, processor time and descriptors, on Linux
        self._counters: dict[tuple[str, str], Counter] = {}
        self.command_count = 0
        self.closed_connections = 0
        self.connections = Gauge("quakeboard_connections", "Sockets that are open.", registry=self.registry)
        self.open_connections = Gauge(
            "quakeboard_open_connections", "Connections of any kind that are open.", registry=self.registry
        )
        self.connections_refused = Gauge(
            "quakeboard_connections_refused",
            "Connections refused since the start because too many were open.",
            registry=self.registry,
        )
        self.tables_loaded = Gauge("quakeboard_tables_loaded", "Tables in memory.", registry=self.registry)
        self.tables_opened = Counter("quakeboard_tables_opened", "Tables opened.", registry=self.registry)
        self.tables_expired = Counter(
            "quakeboard_tables_expired", "Tables deleted because of their age.", registry=self.registry
        )
        self.commands = Counter(
            "quakeboard_commands",
            "Commands of seats, by kind and answer.",
            ["kind", "answer"],
            registry=self.registry,
        )
        self.command_seconds = Histogram(
            "quakeboard_command_seconds",
            "From a command to its acknowledgement.",
            buckets=_SECONDS_BUCKETS,
            registry=self.registry,
        )
        self.loop_lag_seconds = Histogram(
            "quakeboard_loop_lag_seconds",
            "How late the event loop wakes up a task that sleeps.",
            buckets=_SECONDS_BUCKETS,
            registry=self.registry,
        )
        self.connections_closed = Counter(
            "quakeboard_connections_dropped",
            "Sockets closed by the server, by reason.",
            ["reason"],
            registry=self.registry,
        )
        self.http_requests = Counter(
            "quakeboard_http_requests", "HTTP requests, by status.", ["status"], registry=self.registry
        )

        self._add_queues()

    def _add_queues(self) -> None:
        """The metrics of what waits for its share: tasks, analyses and webhooks."""
        self.queue_waiting = Gauge(
            "quakeboard_queue_waiting", "What waits for its share.", ["queue"], registry=self.registry
        )
        self.queue_running = Gauge(
            "quakeboard_queue_running", "What has its share and runs.", ["queue"], registry=self.registry
        )
        self.queue_wait_seconds = Histogram(
            "quakeboard_queue_wait_seconds",
            "How long each kind of task has waited for its share.",
            ["kind"],
            buckets=_WAIT_BUCKETS,
            registry=self.registry,
        )
        self.queue_dropped = Counter(
            "quakeboard_queue_dropped",
            "Tasks dropped because their queue was full, by kind.",
            ["kind"],
            registry=self.registry,
        )
        self.webhooks_pending = Gauge(
            "quakeboard_webhooks_pending", "Tables with a turn to announce.", registry=self.registry
        )
        self.webhooks = Counter(
            "quakeboard_webhooks", "Turns that were to be announced.", ["outcome"], registry=self.registry
        )

    def slot_granted(self, kind: str, waited: float) -> None:
        self.queue_wait_seconds.labels(kind).observe(waited)

    def slot_dropped(self, kind: str) -> None:
        self.queue_dropped.labels(kind).inc()

    def count_webhook(self, outcome: str) -> None:
        self.webhooks.labels(outcome).inc()

    def count(self, kind: str, answer: str, seconds: float) -> None:
        """Count a command, by its answer, and its duration."""
        if (kind, answer) not in self._counters:
            self._counters[kind, answer] = self.commands.labels(kind, answer)
        self._counters[kind, answer].inc()
        self.command_count += 1
        self.command_seconds.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)
