"""How many connections there may be, in all and of one address."""

from __future__ import annotations

import pytest

from quakeboard.server.limits import LOCALHOST
from quakeboard.server.open_connections import (
    MIN_CONNECTIONS,
    RESERVED_DESCRIPTORS,
    OpenConnections,
    affordable_connections,
)

resource = pytest.importorskip("resource")


def test_one_address_has_so_many() -> None:
    counts = OpenConnections(max_connections=4, max_per_address=2)
    assert [counts.add("a") for _ in range(3)] == [True, True, False]
    assert [counts.add(LOCALHOST) for _ in range(3)] == [True, True, False]  # this machine: only those in all
    counts.remove("a")
    assert counts.add("b")
    assert (counts.count, counts.refused) == (4, 2)


def test_zero_sets_no_limit() -> None:
    counts = OpenConnections()
    assert all(counts.add("a") for _ in range(1000))


@pytest.mark.parametrize(
    ("soft", "hard", "raised", "found"),
    [
        (1024, 100_000, 5000 + RESERVED_DESCRIPTORS, 5000),
        (1024, resource.RLIM_INFINITY, 5000 + RESERVED_DESCRIPTORS, 5000),
        (1024, 2048, 2048, 2048 - RESERVED_DESCRIPTORS),
        (64, 64, 64, MIN_CONNECTIONS),
        (100_000, 100_000, None, 5000),
        (resource.RLIM_INFINITY, resource.RLIM_INFINITY, None, 5000),
    ],
)
def test_descriptors_are_left_for_the_rest(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, raised: int | None, found: int
) -> None:
    limits: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, pair: limits.append(pair))
    assert affordable_connections(5000) == found
    assert limits == ([] if raised is None else [(raised, hard)])
