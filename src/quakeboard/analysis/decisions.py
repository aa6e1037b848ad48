"""Judging a decision: what would have been better, and by how much.

The actions that look best are played on in rounds, after each of which the worse half is dropped. What is
left is then compared with the action that was chosen, on fresh luck: of many that are equally good the one
that was luckiest in the rounds would look better than it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from quakeboard.analysis.branches import Arm, doing, half_width
from quakeboard.analysis.rollouts import PlayingOn
from quakeboard.bots.kernel.search import REDUNDANT

LEAST = 6
"""At least so often two actions are compared."""

FRESH = 1_000_000
"""Luck from this number on was not used to find what is best."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a decision was worth."""

    chosen: Arm
    better: int | None
    """The number of an action that is better for sure,"""
    loss: float
    """and by how much; 0 without one."""


def judge(
    playing_on: PlayingOn, deals: Sequence[Any], chosen: int, rivals: int, nodes: int, seed: str
) -> Verdict:
    """Compare what was chosen with at most so many rivals; `deals` are the positions that the seat had to
    reckon with, all equally likely."""
    seat = deals[0].actor()
    arms = {
        code: Arm(playing_on, deals, seed, doing(code))
        for code in [*_promising(playing_on, deals[0], chosen, rivals), chosen]
    }
    mine = arms.pop(chosen)
    best = _best(arms, seat, nodes // 2) if arms else None
    passes = max(LEAST, nodes // (4 if best is not None else 2))
    mine.play(range(FRESH, FRESH + passes))
    if best is None:
        return Verdict(mine, None, 0.0)
    rival = Arm(playing_on, deals, seed, doing(best))
    rival.play(range(FRESH, FRESH + passes))
    gains = [a - b for a, b in zip(rival.of(seat), mine.of(seat), strict=True)]
    gain = sum(gains) / len(gains)
    if gain <= half_width(gains):
        return Verdict(mine, None, 0.0)
    return Verdict(mine, best, gain)


def _promising(playing_on: PlayingOn, position: Any, chosen: int, most: int) -> list[int]:
    """What looks best at first sight, without what was chosen."""
    codes = position.codes()
    looks = zip(codes, playing_on.looks(position, codes), strict=True)
    found = [(look, code) for code, look in looks if look > REDUNDANT and code != chosen]
    found.sort(key=lambda one: -one[0])
    return [code for _, code in found[:most]]


def _best(arms: dict[int, Arm], seat: int, nodes: int) -> int:
    """The action that proves best in rounds."""
    rounds = max(1, (len(arms) - 1).bit_length())
    codes, number = list(arms), 0
    while len(codes) > 1:
        passes = max(1, nodes // rounds // len(codes))
        for code in codes:
            arms[code].play(range(number, number + passes))
        number += passes
        codes.sort(key=lambda code: -arms[code].mean()[seat])
        codes = codes[: (len(codes) + 1) // 2]
    return codes[0]
