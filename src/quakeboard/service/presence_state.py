"""Who is connected to a table at one moment."""

from __future__ import annotations

from collections import Counter
from types import MappingProxyType
from typing import NamedTuple

from quakeboard.service.away import Seen


class PresenceState(NamedTuple):
    """Who is connected to a table."""

    connections: tuple[int, ...] = ()
    """The seat of each connection that has one, sorted."""
    watchers: int = 0
    chains: tuple[int, ...] = ()
    """The chains of connections that can be asked for links, sorted."""
    seen: Seen = MappingProxyType({})
    """When each seat was last seen that is not connected, as far as that is known."""

    @property
    def seats(self) -> frozenset[int]:
        return frozenset(self.connections)

    @property
    def anybody(self) -> bool:
        """Whether anybody is connected."""
        return bool(self.connections or self.watchers)

    @property
    def devices(self) -> dict[int, int]:
        """The number of connections for each seat that has one."""
        return Counter(self.connections)
