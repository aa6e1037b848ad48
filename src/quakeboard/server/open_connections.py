"""Limits on open connections, of whatever protocol: in all, and by address.

The limit in all is below what the system allows this process in descriptors, so that the store, workers and
files always find one, also while a burst of connections is accepted and refused.
"""

from __future__ import annotations

import logging
import sys

from quakeboard.server.limits import LOCALHOST, AddressCounter

log = logging.getLogger("quakeboard")

BACKLOG = 256  # connections that are accepted before the first of them is counted
RESERVED_DESCRIPTORS = BACKLOG + 128
MIN_CONNECTIONS = 16

BUSY = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
)
"""What a connection is answered for which there is no room, before it has said anything."""


class OpenConnections:
    """Counts open connections. A maximum of 0 sets no limit."""

    def __init__(self, max_connections: int = 0, max_per_address: int = 0) -> None:
        self.max_connections = max_connections
        self.max_per_address = max_per_address
        self.count = 0
        self.refused = 0
        self._by_address = AddressCounter()

    def add(self, address: str) -> bool:
        """Count a connection; False if there is no room for it."""
        full = 0 < self.max_connections <= self.count
        limited = self.max_per_address > 0 and address != LOCALHOST
        if full or (limited and self._by_address.reaches(address, self.max_per_address)):
            self.refused += 1
            return False
        self.count += 1
        self._by_address.add(address)
        return True

    def remove(self, address: str) -> None:
        self.count -= 1
        self._by_address.remove(address)


def affordable_connections(wanted: int) -> int:
    """How many of the wanted connections the limit on descriptors allows, once it is as high as it may be."""
    if sys.platform == "win32":
        return wanted
    import resource  # noqa: PLC0415

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + RESERVED_DESCRIPTORS
    if resource.RLIM_INFINITY != soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    if soft in (resource.RLIM_INFINITY, needed) or soft > needed:
        return wanted
    found = max(MIN_CONNECTIONS, soft - RESERVED_DESCRIPTORS)
    log.warning("the limit on descriptors, %d, allows %d of %d connections", soft, found, wanted)
    return found
