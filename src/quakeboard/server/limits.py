"""Rate limits and connection limits by client address."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from time import monotonic

from starlette.types import Scope

LOCALHOST = "this machine"
"""The address of loopback clients, which are not limited: they could stop the server as well."""

SITE_SHARE = 4
"""How many times the limit of one address a /48 of IPv6 has in all, whose owner has 65,536 such addresses."""

Clock = Callable[[], float]
"""A monotonic clock, in seconds."""


class TokenBucket:
    """A token bucket: fills at a steady rate up to its burst."""

    __slots__ = ("burst", "clock", "rate", "tokens", "updated_at")

    def __init__(self, rate: float, burst: float, clock: Clock = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.tokens = burst
        self.updated_at = clock()

    def _fill(self) -> None:
        now = self.clock()
        self.tokens = min(self.burst, self.tokens + (now - self.updated_at) * self.rate)
        self.updated_at = now

    def owe(self, tokens: float = 1.0) -> float:
        """Take `tokens` tokens even if there are not enough; the seconds until nothing is owed."""
        self._fill()
        self.tokens -= tokens
        return max(0.0, -self.tokens / self.rate)

    def take(self, tokens: float = 1.0) -> bool:
        """Take `tokens` tokens; False if there are not enough."""
        self._fill()
        if self.tokens < tokens:
            return False
        self.tokens -= tokens
        return True


class RateLimiter:
    """A token bucket per address, the most recently used ones. A rate of 0 sets no limit."""

    def __init__(
        self, rate: float, burst: float, clock: Clock = monotonic, max_addresses: int = 10_000
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.max_addresses = max_addresses
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, address: str, tokens: float = 1.0) -> bool:
        """Whether the address may have so many tokens, which are taken then."""
        return not self._limits(address) or all(bucket.take(tokens) for bucket in self._all(address))

    def owe(self, address: str, tokens: float = 1.0) -> float:
        """Take tokens of the address in any case; the seconds that it has to wait for them."""
        return max(bucket.owe(tokens) for bucket in self._all(address)) if self._limits(address) else 0.0

    def _limits(self, address: str) -> bool:
        return bool(self.rate) and address != LOCALHOST

    def _all(self, address: str) -> Iterator[TokenBucket]:
        """The buckets of an address and of its site."""
        return (self._bucket(name, share) for name, share in counted_as(address))

    def _bucket(self, name: str, share: int) -> TokenBucket:
        bucket = self._buckets.pop(name, None)
        if bucket is None:
            bucket = TokenBucket(share * self.rate, share * self.burst, self.clock)
        self._buckets[name] = bucket
        if len(self._buckets) > self.max_addresses:
            self._buckets.popitem(last=False)
        return bucket


class AddressCounter(Counter[str]):
    """Counts something by address, and by the site of an address."""

    def add(self, address: str) -> None:
        for name, _ in counted_as(address):
            self[name] += 1

    def remove(self, address: str) -> None:
        for name, _ in counted_as(address):
            self[name] -= 1
            if not self[name]:
                del self[name]

    def reaches(self, address: str, maximum: int) -> bool:
        """Whether an address, or its site, has its maximum."""
        return any(self[name] >= share * maximum for name, share in counted_as(address))


class ConnectionLimiter:
    """Counts the open connections of each address. A maximum of 0 sets no limit."""

    def __init__(self, max_connections: int) -> None:
        self.max_connections = max_connections
        self._counts = AddressCounter()

    def is_full(self, address: str) -> bool:
        limited = self.max_connections > 0 and address != LOCALHOST
        return limited and self._counts.reaches(address, self.max_connections)

    @contextmanager
    def counted(self, address: str) -> Iterator[None]:
        """Count a connection while it is open."""
        self._counts.add(address)
        try:
            yield
        finally:
            self._counts.remove(address)


class AdmissionLimiter(ConnectionLimiter):
    """Counts requests that are much work, from before they are read until they are answered."""

    def __init__(self, max_requests: int, max_per_address: int) -> None:
        super().__init__(max_per_address)
        self.max_requests = max_requests
        self._count = 0

    def is_full(self, address: str) -> bool:
        return self._count >= self.max_requests or super().is_full(address)

    @contextmanager
    def counted(self, address: str) -> Iterator[None]:
        self._count += 1
        try:
            with super().counted(address):
                yield
        finally:
            self._count -= 1


def client_host(scope: Scope) -> str:
    """The address of a client as the server was told it; empty if there is none."""
    host: str = scope["client"][0] if scope.get("client") else ""
    return host


def address(scope: Scope) -> str:
    """The address by which a client is limited; for IPv6 its /64 network, as a client has all of it."""
    host = client_host(scope)
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host.partition("%")[0]
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:  # IPv4 on a socket for both
        found = found.ipv4_mapped
    if found.is_loopback:
        return LOCALHOST
    return str(found) if isinstance(found, IPv4Address) else str(IPv6Network((found, 64), strict=False))


@lru_cache(maxsize=4096)
def counted_as(address: str) -> tuple[tuple[str, int], ...]:
    """The names by which an address is counted: its own, and its site's with a share of several addresses."""
    if not address.endswith("::/64"):
        return ((address, 1),)
    try:
        return (address, 1), (str(IPv6Network(address).supernet(new_prefix=48)), SITE_SHARE)
    except ValueError:
        return ((address, 1),)
