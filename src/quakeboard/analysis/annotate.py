"""Annotates a game: evaluates every action of a record, one step after the other.

With hidden information, two questions are kept apart. A decision is judged by what its seat could know: over
positions sampled from its view. The chances to win after an action, and luck, are estimated from the actual
position, all of which the record holds (docs/adr/0011).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter

from quakeboard.analysis.decisions import COMPARISON_NUMBERS, evaluate_decision
from quakeboard.analysis.findings import AnalysedStep, BetterAction, rounded
from quakeboard.analysis.levels import AnalysisLevel
from quakeboard.analysis.luck import evaluate_luck
from quakeboard.analysis.rollouts import OutOfTime, RolloutBranch, Rollouts, take
from quakeboard.bots.deals import deal_positions
from quakeboard.core.game import CHANCE, AnyGame, AnyPosition
from quakeboard.play.record import Record
from quakeboard.play.replay import ReplayedStep, steps

MIN_NODES = 12
"""The nodes that a step gets however late it is, until the time is up."""

PLANNED_SHARE = 0.8
"""The share of the seconds that is spread over the steps; the rest is for what they take beyond it."""

ASSUMED_NODE_SECONDS = 0.002
"""The seconds that a node is taken to need until the first one is measured."""


class NodeBudget:
    """Spreads the seconds of an analysis over its steps, with an upper bound of nodes for each."""

    def __init__(
        self, max_nodes: int, steps: int, seconds: float | None, clock: Callable[[], float] = perf_counter
    ) -> None:
        self._max_nodes = max_nodes
        self._steps_left = steps
        self._seconds = seconds
        self._clock = clock
        self._start = clock()

    @property
    def is_exhausted(self) -> bool:
        """Whether the time is up."""
        return self._seconds is not None and self._clock() - self._start >= self._seconds

    def next_step(self, spent: int) -> int:
        """The number of nodes that the next step may take, given how many were spent until now."""
        steps_left, self._steps_left = self._steps_left, self._steps_left - 1
        if self._seconds is None:
            return self._max_nodes
        elapsed = self._clock() - self._start
        node_seconds = elapsed / spent if spent else ASSUMED_NODE_SECONDS
        affordable = (PLANNED_SHARE * self._seconds - elapsed) / max(1, steps_left) / node_seconds
        return max(min(self._max_nodes, MIN_NODES), min(self._max_nodes, int(affordable)))


def annotate(
    record: Record,
    level: AnalysisLevel,
    seed: str = "0",
    *,
    seconds: float | None = None,
    first: int = 1,
    clock: Callable[[], float] = perf_counter,
) -> Iterator[AnalysedStep]:
    """Analyse a game, finished or not, a step at a time; raises `BadRecord` where it does not replay.

    Without seconds the same seed gives the same analysis, and one that is broken off is the beginning of the
    whole one. With `seconds` it ends after that time at the latest, in the middle of a step if need be, which
    is then left out. Steps before the `first` one are passed over.
    """
    annotator = _Annotator(record.make_game(), level, seed)
    rollouts = annotator.rollouts
    budget = NodeBudget(level.nodes * rollouts.depth.repeats, len(record.actions) + 1 - first, seconds, clock)
    rollouts.is_out_of_time = lambda: budget.is_exhausted
    before: AnyPosition | None = None
    for step in steps(record):
        if before is not None and step.number >= first:
            try:
                found = annotator.analyse(before, step, budget.next_step(rollouts.count))
            except OutOfTime:
                return
            yield found
        before = step.position.copy()


class _Annotator:
    """Analyses the steps of one game in order."""

    def __init__(self, game: AnyGame, level: AnalysisLevel, seed: str) -> None:
        self.game = game
        self.level = level
        self.seed = seed
        self.rollouts = Rollouts(game, blind=level.blind)
        self._win: list[float] | None = None
        """Each seat's chance to win after the last analysed step."""
        self._error = 0.0
        """Half the width of a 95 % interval around each chance to win."""

    def analyse(self, before: AnyPosition, step: ReplayedStep, nodes: int) -> AnalysedStep:
        """The value of this step; `before` is the position in which it was done."""
        self.rollouts.prepare(before)
        codes = before.kernel.codes()
        chosen = before.encode(step.action)
        better, loss, luck = None, None, None
        if step.actor == CHANCE:
            luck = self._luck(before, chosen, nodes, f"{self.seed} {step.number}")
        elif len(codes) > 1 or self._win is None:
            better, loss = self._decision(before, chosen, nodes, f"{self.seed} {step.number}")
        else:
            loss = 0.0  # a forced action changes no seat's chances
        assert self._win is not None
        return AnalysedStep(
            step=step.number,
            actor="chance" if step.actor == CHANCE else before.actor(),
            action=str(step.action),
            win=rounded(self._win),
            error=round(self._error, 4),
            best=None if better is None or loss is None else self._better_action(before, better, loss),
            loss=None if loss is None else round(loss, 4),
            luck=None if luck is None else rounded(luck),
        )

    def _luck(self, before: AnyPosition, outcome: int, nodes: int, seed: str) -> list[float]:
        evaluation = evaluate_luck(self.rollouts, before, outcome, nodes, seed)
        self._store_chances(evaluation.branch)
        return evaluation.luck

    def _decision(self, before: AnyPosition, chosen: int, nodes: int, seed: str) -> tuple[int | None, float]:
        positions = possible_positions(self.game, before, seed)
        evaluation = evaluate_decision(self.rollouts, positions, chosen, self.level.alternatives, nodes, seed)
        actual = evaluation.chosen
        if self.game.secrets is not None:
            actual = RolloutBranch(self.rollouts, [before], seed, take(chosen))
            actual.play(range(COMPARISON_NUMBERS, COMPARISON_NUMBERS + len(evaluation.chosen.shares)))
        self._store_chances(actual)
        return evaluation.better, evaluation.loss

    def _store_chances(self, branch: RolloutBranch) -> None:
        self._win, self._error = branch.mean(), branch.error()

    def _better_action(self, before: AnyPosition, code: int, loss: float) -> BetterAction:
        assert self._win is not None
        win = min(1.0, self._win[before.actor()] + loss)
        return BetterAction(action=str(before.decode(code)), win=round(win, 4))


def possible_positions(game: AnyGame, position: AnyPosition, seed: str) -> list[AnyPosition]:
    """Positions that are possible for the seat to act, dealt as the bots deal; one if nothing is hidden."""
    if game.secrets is None:
        return [position]
    return deal_positions(game, position.view(position.actor()), seed)
