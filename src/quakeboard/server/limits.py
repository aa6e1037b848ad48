"""How much one client may ask for, so that nobody's flood reaches the neighbours."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Network, ip_address
from time import monotonic

from starlette.types import Scope

THIS_MACHINE = "this machine"
"""Its own programs are not limited: whoever runs them could stop the server as well."""

Clock = Callable[[], float]
"""Seconds that have passed, from whenever."""


class Bucket:
    """Fills steadily up to its size; each thing done takes one drop."""

    __slots__ = ("clock", "drops", "rate", "size", "when")

    def __init__(self, rate: float, size: float, clock: Clock = monotonic) -> None:
        self.rate = rate
        self.size = size
        self.clock = clock
        self.drops = size
        self.when = clock()

    def take(self, drops: float = 1.0) -> bool:
        """Take so much; False if there is not enough."""
        now = self.clock()
        self.drops = min(self.size, self.drops + (now - self.when) * self.rate)
        self.when = now
        if self.drops < drops:
            return False
        self.drops -= drops
        return True


class Buckets:
    """One bucket an address. The longest unused are forgotten. A rate of 0 sets no limit."""

    def __init__(self, rate: float, size: float, clock: Clock = monotonic, most: int = 10_000) -> None:
        self.rate = rate
        self.size = size
        self.clock = clock
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, drops: float = 1.0) -> bool:
        if not self.rate or address == THIS_MACHINE:
            return True
        bucket = self._buckets.pop(address, None) or Bucket(self.rate, self.size, self.clock)
        self._buckets[address] = bucket
        if len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
        return bucket.take(drops)


class Crowd:
    """How many are here at once from each address. 0 sets no limit."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._here: Counter[str] = Counter()

    def is_full(self, address: str) -> bool:
        return address != THIS_MACHINE and 0 < self.most <= self._here[address]

    @contextmanager
    def joined(self, address: str) -> Iterator[None]:
        """Count one more while it is here."""
        self._here[address] += 1
        try:
            yield
        finally:
            self._here[address] -= 1
            if not self._here[address]:
                del self._here[address]


def address(scope: Scope) -> str:
    """Where a request comes from. Whoever has one IPv6 address has a whole network of them."""
    host: str = scope["client"][0] if scope.get("client") else ""
    host = host.partition("%")[0]
    try:
        if ip_address(host).is_loopback:
            return THIS_MACHINE
        return str(IPv6Network((host, 64), strict=False))
    except ValueError:
        return host
