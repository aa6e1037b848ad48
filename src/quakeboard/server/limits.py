"""How much one client may ask for, so that nobody's flood reaches the neighbours."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic


class Bucket:
    """Fills steadily up to its size; each thing done takes one drop."""

    __slots__ = ("drops", "rate", "size", "when")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.drops = size
        self.when = monotonic()

    def take(self, drops: float = 1.0) -> bool:
        """Take so much; False if there is not enough."""
        now = monotonic()
        self.drops = min(self.size, self.drops + (now - self.when) * self.rate)
        self.when = now
        if self.drops < drops:
            return False
        self.drops -= drops
        return True


class Buckets:
    """One bucket an address. The longest unused are forgotten."""

    def __init__(self, rate: float, size: float, most: int = 10_000) -> None:
        self.rate = rate
        self.size = size
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self.rate, self.size)
        self._buckets[address] = bucket
        if len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
        return bucket.take()
