"""Addresses and sessions that are refused for a while, checked from memory."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from hashlib import sha256
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from quakeboard.core.errors import BadOptions, Reason
from quakeboard.service.errors import Refused
from quakeboard.service.operator_store import Block

CLIENT_PREFIX = 64
"""The IPv6 prefix that belongs to one client; limits by address use the same."""
LOOPBACK = (ip_network("127.0.0.0/8"), ip_network("::1"))

BLOCKED = Reason("blocked", "operator", "The operator of this server has blocked you until {until}.")
BAD_ADDRESS = Reason(
    "bad-address",
    "operator",
    "“{given}” is no address: write one like 203.0.113.7, or a network like 203.0.113.0/24.",
)
OWN_ADDRESS = Reason(
    "own-address",
    "operator",
    "“{network}” includes the machine of the server itself. Force it if that is meant.",
)


def read_network(text: str, *, force: bool = False) -> str:
    """The network of an address or a prefix, for IPv6 at least a /64; raises `BadOptions`."""
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadOptions(BAD_ADDRESS, given=text[:60]) from None
    if isinstance(network, IPv6Network) and network.prefixlen > CLIENT_PREFIX:
        network = network.supernet(new_prefix=CLIENT_PREFIX)
    if not force and any(network.version == own.version and network.overlaps(own) for own in LOOPBACK):
        raise BadOptions(OWN_ADDRESS, network=network)
    return str(network)


def session_digest(session: str) -> str:
    """What is stored of a blocked session, so that no block names one."""
    return sha256(session.encode("utf-8", "replace")).hexdigest()


class Blocks:
    """The blocks that a process knows."""

    def __init__(self) -> None:
        self._networks: list[tuple[IPv4Network | IPv6Network, int]] = []
        self._sessions: dict[str, int] = {}

    def load(self, blocks: Iterable[Block]) -> None:
        networks, sessions = [], {}
        for block in blocks:
            if block.kind == "address":
                networks.append((ip_network(block.value), block.until))
            else:
                sessions[block.value] = block.until
        self._networks, self._sessions = networks, sessions

    def any(self) -> bool:
        return bool(self._networks or self._sessions)

    def check(self, host: str, session: str | None, now: int) -> None:
        """Raise `Refused` if the address or the session of a client is blocked."""
        ends = [*self._ends_of_address(host), *self._ends_of_session(session)]
        if ends and max(ends) > now:
            until = datetime.fromtimestamp(max(ends) / 1000, UTC)
            raise Refused(BLOCKED, until=f"{until:%Y-%m-%d %H:%M} UTC")

    def _ends_of_address(self, host: str) -> list[int]:
        if not self._networks:
            return []
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:  # a socket of the file system has no address
            return []
        if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        return [
            until
            for network, until in self._networks
            if network.version == address.version and address in network
        ]

    def _ends_of_session(self, session: str | None) -> list[int]:
        if session is None or not self._sessions:
            return []
        until = self._sessions.get(session_digest(session))
        return [] if until is None else [until]
