"""Moves a second of servers that are measured by turns, and how they compare.

Other programs take time from a server, and so do its clients where the cores are few. So there are two
figures: moves a second by the clock, and moves a second of processor time that the server itself has used.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import Protocol

from quakeboard.core.game import JSON


class Players(Protocol):
    """The clients of a server."""

    async def play_at_full_speed(self, seconds: float) -> int:
        """Move as fast as possible for a while; return the number of acknowledged moves."""


class Measured(Protocol):
    """A server, or several."""

    def cpu_seconds(self) -> float:
        """The processor time of all its processes so far."""


@dataclass(frozen=True)
class Rate:
    """The moves of one run, by the clock and by the server's processor time."""

    per_second: float
    per_cpu_second: float


async def measure_rate(server: Measured, players: Players, seconds: float) -> Rate:
    began, cpu = perf_counter(), server.cpu_seconds()
    moves = await players.play_at_full_speed(seconds)
    return Rate(moves / (perf_counter() - began), moves / (server.cpu_seconds() - cpu))


def compare(rates: Mapping[str, Sequence[Rate]]) -> dict[str, JSON]:
    """All runs of some servers, and the ratio of the first to the second and to any others, by medians."""
    figures: dict[str, JSON] = {}
    for unit in ("per_second", "per_cpu_second"):
        runs = {name: [getattr(rate, unit) for rate in found] for name, found in rates.items()}
        first, second, *others = (median(found) for found in runs.values())
        shown: dict[str, JSON] = {name: [round(rate) for rate in found] for name, found in runs.items()}
        ratios: dict[str, JSON] = {"ratio": round(first / second, 2)}
        for name, other in zip([*runs][2:], others, strict=True):
            ratios[f"ratio_to_{name}"] = round(first / other, 2)
        figures[f"moves_{unit}"] = {**shown, **ratios}
    return figures
