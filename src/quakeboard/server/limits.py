"""Rate limits and connection limits by client address."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Network, ip_address
from time import monotonic

from starlette.types import Scope

LOCALHOST = "this machine"
"""The address of loopback clients, which are not limited: they could stop the server as well."""

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
        return not self._limits(address) or self._bucket(address).take(tokens)

    def owe(self, address: str, tokens: float = 1.0) -> float:
        """Take tokens of the address in any case; the seconds that it has to wait for them."""
        return self._bucket(address).owe(tokens) if self._limits(address) else 0.0

    def _limits(self, address: str) -> bool:
        return bool(self.rate) and address != LOCALHOST

    def _bucket(self, address: str) -> TokenBucket:
        bucket = self._buckets.pop(address, None) or TokenBucket(self.rate, self.burst, self.clock)
        self._buckets[address] = bucket
        if len(self._buckets) > self.max_addresses:
            self._buckets.popitem(last=False)
        return bucket


class ConnectionLimiter:
    """Counts the open connections of each address. A maximum of 0 sets no limit."""

    def __init__(self, max_connections: int) -> None:
        self.max_connections = max_connections
        self._counts: Counter[str] = Counter()

    def is_full(self, address: str) -> bool:
        return address != LOCALHOST and 0 < self.max_connections <= self._counts[address]

    @contextmanager
    def counted(self, address: str) -> Iterator[None]:
        """Count a connection while it is open."""
        self._counts[address] += 1
        try:
            yield
        finally:
            self._counts[address] -= 1
            if not self._counts[address]:
                del self._counts[address]


class AdmissionLimiter(ConnectionLimiter):
    """Counts requests that are much work, from before they are read until they are answered."""

    def __init__(self, max_requests: int, max_per_address: int) -> None:
        super().__init__(max_per_address)
        self.max_requests = max_requests

    def is_full(self, address: str) -> bool:
        return self._counts.total() >= self.max_requests or super().is_full(address)


def address(scope: Scope) -> str:
    """The address by which a client is limited; for IPv6 its /64 network, as a client has all of it."""
    host: str = scope["client"][0] if scope.get("client") else ""
    host = host.partition("%")[0]
    try:
        if ip_address(host).is_loopback:
            return LOCALHOST
        return str(IPv6Network((host, 64), strict=False))
    except ValueError:
        return host
