"""The results of an analysis, one for each step and a summary, and their JSON lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Literal

import msgspec

MAX_DECISIONS = 5
"""The number of decisions that a summary lists."""


class BetterAction(msgspec.Struct, frozen=True, kw_only=True):
    """An action that would have been better."""

    action: str
    win: float
    """How likely the seat would have been to win after this action."""


class AnalysedStep(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="step"):
    """One action of a game, and what it was worth."""

    step: int
    """The number of the action, from 1 as in a trace; chance actions count."""
    actor: int | Literal["chance"]
    """The seat that acted, or chance."""
    action: str
    """The action in the game's notation."""
    win: list[float]
    """How likely each seat is to win after the action. The numbers sum to 1: a shared win is split."""
    error: float
    """Half the width of a 95 % interval around each number in `win`; 0 if every rollout ended alike."""
    best: BetterAction | None
    """What the seat should have done instead; null if nothing is known to be better, and for chance."""
    loss: float | None
    """By how much less likely the seat is to win than after the best action; 0 if the difference is within
    the error. Null for chance."""
    luck: list[float] | None
    """By how much more likely each seat is to win than on average over all outcomes of chance. Null if a seat
    acted."""


class AnalysisSummary(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="summary"):
    """The last line of an analysis: the sums over all steps."""

    luck: list[float]
    """The sum of each seat's luck, in wins."""
    error: float
    """About half the width of a 95 % interval around each number in `luck`."""
    lost: list[float]
    """The sum of the losses of each seat's decisions, in wins."""
    decisions: list[int]
    """The steps of the decisions that lost most, the worst first."""


Finding = AnalysedStep | AnalysisSummary

_encoder = msgspec.json.Encoder()


def to_json_line(finding: Finding) -> bytes:
    """A line of JSON."""
    return _encoder.encode(finding) + b"\n"


def summarise(steps: Iterable[AnalysedStep], seats: int) -> AnalysisSummary:
    """The summary of these steps."""
    luck, lost, variance = [0.0] * seats, [0.0] * seats, 0.0
    losses: list[tuple[float, int]] = []
    for step in steps:
        if step.luck is not None:
            luck = [a + b for a, b in zip(luck, step.luck, strict=True)]
            variance += 2 * step.error**2  # the outcome and the average have about the same error
        elif step.loss and isinstance(step.actor, int):
            lost[step.actor] += step.loss
            losses.append((step.loss, step.step))
    worst = sorted(losses, key=lambda one: (-one[0], one[1]))[:MAX_DECISIONS]
    return AnalysisSummary(
        luck=rounded(luck),
        error=round(sqrt(variance), 4),
        lost=rounded(lost),
        decisions=[number for _, number in worst],
    )


def rounded(shares: Sequence[float]) -> list[float]:
    """Shares with as many digits as results are written with."""
    return [round(share, 4) for share in shares]
