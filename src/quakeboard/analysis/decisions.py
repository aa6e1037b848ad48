"""Evaluates a decision: which action would have been better, and by how much.

The most promising actions are compared by sequential halving. The best one is then compared with the chosen
action on fresh random numbers, since the winner of the rounds was partly lucky in them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from quakeboard.analysis.rollouts import RolloutBranch, Rollouts, half_width, take
from quakeboard.bots.halving import count_rounds, halve
from quakeboard.bots.kernel.search import REDUNDANT
from quakeboard.core.game import AnyPosition

MIN_ROLLOUTS = 6
"""The least number of rollouts for each side of the final comparison."""

COMPARISON_NUMBERS = 1_000_000
"""Rollout numbers from here on are for the final comparison; the rounds never reach them."""


@dataclass(frozen=True, slots=True)
class DecisionEvaluation:
    """The value of a decision."""

    chosen: RolloutBranch
    better: int | None
    """The code of an action that is better beyond the error, or None."""
    loss: float
    """The share of the win that the better action would have gained; 0 without one."""


def evaluate_decision(
    rollouts: Rollouts,
    positions: Sequence[AnyPosition],
    chosen: int,
    alternatives: int,
    nodes: int,
    seed: str,
) -> DecisionEvaluation:
    """Compare the chosen action with at most `alternatives` others.

    `positions` are those that were possible for the seat, all equally likely.
    """
    seat = positions[0].actor()
    branches = {
        code: RolloutBranch(rollouts, positions, seed, take(code))
        for code in [*_candidates(rollouts, positions[0], chosen, alternatives), chosen]
    }
    own = branches.pop(chosen)
    best = _best(branches, seat, nodes // 2) if branches else None
    passes = max(MIN_ROLLOUTS, nodes // (4 if best is not None else 2))
    numbers = range(COMPARISON_NUMBERS, COMPARISON_NUMBERS + passes)
    own.play(numbers)
    if best is None:
        return DecisionEvaluation(own, None, 0.0)
    other = RolloutBranch(rollouts, positions, seed, take(best))
    other.play(numbers)
    gains = [a - b for a, b in zip(other.shares_of(seat), own.shares_of(seat), strict=True)]
    gain = sum(gains) / len(gains)
    if gain <= half_width(gains):
        return DecisionEvaluation(own, None, 0.0)
    return DecisionEvaluation(own, best, gain)


def _candidates(rollouts: Rollouts, position: AnyPosition, chosen: int, limit: int) -> list[int]:
    """The actions with the highest prior values, without the chosen one."""
    codes = position.kernel.codes()
    values = zip(codes, rollouts.prior_values(position, codes), strict=True)
    found = [(value, code) for code, value in values if value > REDUNDANT and code != chosen]
    found.sort(key=lambda one: -one[0])
    return [code for _, code in found[:limit]]


def _best(branches: dict[int, RolloutBranch], seat: int, nodes: int) -> int:
    """The best action by sequential halving."""
    rounds = count_rounds(len(branches))
    played = 0

    def play_round(codes: list[int], number: int) -> list[int]:
        nonlocal played
        passes = max(1, nodes // rounds // len(codes))
        for code in codes:
            branches[code].play(range(played, played + passes))
        played += passes
        return codes

    return halve(list(branches), play_round, lambda code: -branches[code].mean()[seat])
