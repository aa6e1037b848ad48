"""Weighted fair queueing of jobs over a tree of shares, such as class, address and table.

A job is queued under a path of names, all of the same length. On every level the share goes first that would
have used least after its next job, in seconds divided by its weight. A share that was idle starts from the
mean of the active ones: it neither saves up what it did not use, nor waits behind those that used more. The
cost of a job is an estimate until it is finished and its actual cost is known.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count
from math import inf
from typing import Generic, Literal, TypeAlias, TypeVar

Item = TypeVar("Item")

Path: TypeAlias = tuple[str, ...]

LEAST_COST = 1e-6
"""No job is free, so that every share is charged for each of its jobs."""
KEPT_IDLE = 64
"""How many idle shares are remembered besides as many as are active."""


@dataclass(frozen=True, slots=True)
class ShareRules:
    """What a share gets."""

    weight: int = 1
    """Its part of the time, among the shares beside it that have jobs."""
    max_running: float = inf
    max_waiting: float = inf


Rules: TypeAlias = Callable[[Path], ShareRules]
"""The rules of the share at a path; the empty path is the whole queue."""


def equal_shares(path: Path) -> ShareRules:
    """Rules for shares that are all equal and unbounded."""
    return ShareRules()


class Job(Generic[Item]):
    """Something that waits for its turn, or has it."""

    __slots__ = ("cost", "item", "share", "state")

    def __init__(self, item: Item, cost: float) -> None:
        self.item = item
        self.cost = max(cost, LEAST_COST)
        self.state: Literal["waiting", "running", "ended"] = "waiting"
        self.share: Share[Item]
        """The share at the end of its path."""


class Share(Generic[Item]):
    """What a path has used, and the shares or jobs below it."""

    __slots__ = (
        "active_children",
        "active_weight",
        "children",
        "clock",
        "jobs",
        "number",
        "parent",
        "path",
        "ranked",
        "rules",
        "running",
        "tag",
        "used",
        "waiting",
    )

    def __init__(self, path: Path, parent: Share[Item] | None, rules: ShareRules) -> None:
        self.path = path
        self.parent = parent
        self.rules = rules
        self.waiting = self.running = 0
        self.used = 0.0
        """Seconds by weight, on the clock of the parent."""
        self.children: dict[str, Share[Item]] = {}
        self.jobs: deque[Job[Item]] = deque()
        self.active_children = self.active_weight = 0
        self.clock = 0.0
        """The mean of what the active children have used."""
        self.ranked: list[tuple[float, int, Share[Item]]] = []
        """A heap of the children that can go next; outdated entries have another number than their share."""
        self.tag: float | None = None
        self.number = -1

    def is_active(self) -> bool:
        return self.waiting + self.running > 0

    def first(self) -> Share[Item] | None:
        """The child that goes next."""
        while self.ranked and self.ranked[0][1] != self.ranked[0][2].number:
            heappop(self.ranked)
        return self.ranked[0][2] if self.ranked else None

    def next_job(self) -> Job[Item] | None:
        """The job that goes next, if the share may run one more."""
        if self.running >= self.rules.max_running:
            return None
        if self.jobs:
            return self.jobs[0]
        child = self.first()
        return None if child is None else child.next_job()

    def lineage(self) -> Iterator[tuple[Share[Item], Share[Item]]]:
        """This share and all above it, each with its parent."""
        share = self
        while share.parent is not None:
            yield share, share.parent
            share = share.parent


class FairQueue(Generic[Item]):
    """Jobs that wait and run, by the shares that they belong to."""

    def __init__(
        self, rules: Rules = equal_shares, on_drop: Callable[[Job[Item]], None] = lambda job: None
    ) -> None:
        self._rules = rules
        self._on_drop = on_drop
        self._root: Share[Item] = Share((), None, rules(()))
        self._numbers = count()

    @property
    def waiting(self) -> int:
        return self._root.waiting

    @property
    def running(self) -> int:
        return self._root.running

    def put(self, path: Path, item: Item, cost: float) -> Job[Item]:
        """Queue a job; where too many wait, the newest one of the longest line is dropped, maybe this one."""
        job = Job(item, cost)
        self._insert(job, path)
        for share in [*(share for share, _ in job.share.lineage()), self._root]:
            if share.waiting > share.rules.max_waiting:
                dropped = _newest_of_longest(share, path)
                self.cancel(dropped)
                self._on_drop(dropped)
        return job

    def take(self) -> Job[Item] | None:
        """The job that goes next, which runs from now on; None if none may."""
        job = self._root.next_job()
        if job is None:
            return None
        job.state = "running"
        job.share.jobs.popleft()
        self._root.waiting -= 1
        self._root.running += 1
        for share, _ in job.share.lineage():
            share.waiting -= 1
            share.running += 1
            share.used += job.cost / share.rules.weight
        self._rank(job.share)
        return job

    def finish(self, job: Job[Item], cost: float) -> None:
        """Charge the shares of a running job for what it has cost."""
        assert job.state == "running"
        job.state = "ended"
        cost = max(cost, LEAST_COST)
        self._root.running -= 1
        for share, parent in job.share.lineage():
            parent.clock += cost / parent.active_weight
            share.used += (cost - job.cost) / share.rules.weight
            if share.running >= share.rules.max_running:  # it could not have used more
                share.used = max(share.used, parent.clock)
            share.running -= 1
            _leave_if_idle(share, parent)
        self._rank(job.share)

    def cancel(self, job: Job[Item]) -> None:
        """Remove a job that waits."""
        assert job.state == "waiting"
        job.state = "ended"
        self._remove(job)

    def move(self, old: Path, new: Path) -> None:
        """Queue the waiting jobs of a path under another one."""
        share: Share[Item] | None = self._root
        for name in old:
            share = None if share is None else share.children.get(name)
        for job in [] if share is None else list(share.jobs):
            self._remove(job)
            self._insert(job, new)

    def _insert(self, job: Job[Item], path: Path) -> None:
        job.share = self._find_or_add(path)
        job.share.jobs.append(job)
        self._root.waiting += 1
        for share, parent in job.share.lineage():
            if not share.is_active():
                share.used = max(share.used, parent.clock)
                parent.active_children += 1
                parent.active_weight += share.rules.weight
            share.waiting += 1
        self._rank(job.share)

    def _find_or_add(self, path: Path) -> Share[Item]:
        share = self._root
        for depth, name in enumerate(path, 1):
            if name not in share.children:
                share.children[name] = Share(path[:depth], share, self._rules(path[:depth]))
            share = share.children[name]
        return share

    def _remove(self, job: Job[Item]) -> None:
        job.share.jobs.remove(job)
        self._root.waiting -= 1
        for share, parent in job.share.lineage():
            share.waiting -= 1
            _leave_if_idle(share, parent)
        self._rank(job.share)

    def _rank(self, leaf: Share[Item]) -> None:
        """Put a share and those above it in their new places among those that can go next."""
        for share, parent in leaf.lineage():
            job = share.next_job()
            tag = None if job is None else share.used + job.cost / share.rules.weight
            if tag != share.tag:
                share.tag, share.number = tag, next(self._numbers)
                if tag is not None:
                    heappush(parent.ranked, (tag, share.number, share))


def _leave_if_idle(share: Share[Item], parent: Share[Item]) -> None:
    """Take a share without jobs out of the mean, and forget idle shares if there are many."""
    if share.is_active():
        return
    parent.active_children -= 1
    parent.active_weight -= share.rules.weight
    if len(parent.children) > 2 * parent.active_children + KEPT_IDLE:
        parent.children = {name: child for name, child in parent.children.items() if child.is_active()}


def _newest_of_longest(share: Share[Item], path: Path) -> Job[Item]:
    """The newest job of the child with most that wait, and so on below it; in doubt that of `path`."""
    while share.children:
        newest_first = reversed(share.children.values())
        share = max(newest_first, key=lambda child: (child.waiting, child.path == path[: len(child.path)]))
    return share.jobs[-1]
