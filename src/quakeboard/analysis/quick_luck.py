"""What each draw and roll of a game changed, by a quick value of the positions after it.

The value of an outcome is what an evaluator foresees after one turn more. It need not be right: whatever it
is, the luck of a draw has mean 0 for every seat, as it is the value of the actual outcome less the mean over
the odds. It may read the whole position, since it is asked after the game and tells no player anything.
"""

from __future__ import annotations

from quakeboard.analysis.luck import difference_from_average
from quakeboard.bots.evaluator import Evaluator
from quakeboard.bots.uniform import UniformEvaluator
from quakeboard.core.game import AnyGame, Kernel
from quakeboard.core.kernel.rng import Rng

MOST_OUTCOMES = 64
"""With more outcomes than these, the mean is estimated from a sample."""
SAMPLE = 32
"""The size of that sample: it adds a 32nd part to the variance of the luck."""
BLIND_ROLLOUTS = 4
"""Random games for each outcome in a game without an evaluator."""


class LuckMeter:
    """Measures the luck of each seat in one game; the same seed gives the same figures."""

    def __init__(
        self, game: AnyGame, seed: str, *, most_outcomes: int = MOST_OUTCOMES, sample: int = SAMPLE
    ) -> None:
        known = game.spec.has("bots.evaluator")
        self._evaluator: Evaluator[Kernel] = (
            game.spec.part("bots.evaluator")(game) if known else UniformEvaluator(game)
        )
        self._rollouts = 1 if known else BLIND_ROLLOUTS
        self._seed = seed
        self._most_outcomes = most_outcomes
        self._sample = sample

    def measure(self, before: Kernel, outcome: int, step: int) -> list[float]:
        """For each seat, the share of the win that it gained by this outcome over the average one.

        The mean is exact where outcomes are few. Otherwise it is that of outcomes drawn by the odds, with
        random numbers that know nothing of the actual outcome: so the luck still has mean 0.
        """
        codes, weights = before.codes(), before.weights()
        if len(codes) == 1:
            return [0.0] * before.seats
        if len(codes) > self._most_outcomes:
            rng = Rng(f"{self._seed} sample {step}")
            codes = [before.sample(rng) for _ in range(self._sample)]
            weights = [1] * self._sample
        self._evaluator.prepare(before)
        values = {code: self._value(before, code, step) for code in {*codes, outcome}}
        return difference_from_average(values[outcome], [values[code] for code in codes], weights)

    def _value(self, before: Kernel, code: int, step: int) -> list[float]:
        """What each seat may expect a turn after this outcome, with the same random numbers for each."""
        total = [0.0] * before.seats
        for number in range(self._rollouts):
            after = before.copy()
            after.step(code)
            rng = Rng(f"{self._seed} value {step} {number}")
            shares = self._evaluator.rollout(after, rng, before.turn_number + 1)
            total = [a + b / self._rollouts for a, b in zip(total, shares, strict=True)]
        return total
