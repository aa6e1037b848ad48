"""Walking through a game and telling at each step what the action was worth.

Where something is secret, two things are asked. A decision is judged by what its seat could know: over
positions dealt as its view allows. How likely each seat is to win after an action, and how lucky it was, is
told from the position as it was: a record holds all of it (docs/adr/0011).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from quakeboard.analysis.branches import Arm, doing
from quakeboard.analysis.budget import Pace
from quakeboard.analysis.decisions import FRESH, judge
from quakeboard.analysis.findings import AnalysedStep, BetterAction, rounded
from quakeboard.analysis.levels import Level
from quakeboard.analysis.luck import score
from quakeboard.analysis.rollouts import PlayingOn
from quakeboard.bots.levels import DEALS
from quakeboard.core.game import CHANCE, Game
from quakeboard.core.kernel.rng import Rng
from quakeboard.play.record import Record
from quakeboard.play.replay import Step, steps


def walk(
    record: Record, level: Level, seed: str = "0", *, seconds: float | None = None, first: int = 1
) -> Iterator[AnalysedStep]:
    """Analyse a game, finished or not, a step at a time; raises `BadRecord` where it does not replay.

    Without seconds the same seed gives the same analysis, and one that is broken off is the beginning of the
    whole one. With seconds it takes about so many in all. Steps before the `first` one are passed over.
    """
    walker = _Walker(record.make_game(), level, seed)
    count = len(record.actions) + 1 - first
    pace = Pace(level.nodes * walker.playing_on.depth.often, count, seconds)
    before: Any = None
    for step in steps(record):
        if before is not None and step.number >= first:
            if pace.is_over:
                return
            yield walker.look(before, step, pace.nodes(walker.playing_on.played))
        before = step.position.copy()


class _Walker:
    """Looks at one step after the other."""

    def __init__(self, game: Game, level: Level, seed: str) -> None:
        self.game: Any = game
        self.level = level
        self.seed = seed
        self.playing_on = PlayingOn(game, blind=level.blind)
        self._win: list[float] | None = None
        """How likely each seat is to win where the walk has come to,"""
        self._error = 0.0
        """and how exactly that is known."""

    def look(self, before: Any, step: Step, nodes: int) -> AnalysedStep:
        """What this step was worth; `before` is the position in which it was done."""
        self.playing_on.prepare(before)
        codes = before.codes()
        came = codes[self.game.legal_texts(before).index(str(step.action))]
        better, loss, luck = None, None, None
        if step.actor == CHANCE:
            luck = self._score(before, came, nodes, f"{self.seed} {step.number}")
        elif len(codes) > 1 or self._win is None:
            better, loss = self._judge(before, came, nodes, f"{self.seed} {step.number}")
        else:
            loss = 0.0  # and after what was no choice everybody is as likely to win as before
        assert self._win is not None
        return AnalysedStep(
            step=step.number,
            actor="chance" if step.actor == CHANCE else before.actor(),
            action=str(step.action),
            win=rounded(self._win),
            error=round(self._error, 4),
            best=None if better is None or loss is None else self._better(before, better, loss),
            loss=None if loss is None else round(loss, 4),
            luck=None if luck is None else rounded(luck),
        )

    def _score(self, before: Any, came: int, nodes: int, seed: str) -> list[float]:
        draw = score(self.playing_on, self.game, before, came, nodes, seed)
        self._note(draw.came)
        return draw.luck

    def _judge(self, before: Any, chosen: int, nodes: int, seed: str) -> tuple[int | None, float]:
        deals = as_it_may_be(self.game, before, seed)
        verdict = judge(self.playing_on, deals, chosen, self.level.rivals, nodes, seed)
        as_it_was = verdict.chosen
        if self.game.has_secrets:
            as_it_was = Arm(self.playing_on, [before], seed, doing(chosen))
            as_it_was.play(range(FRESH, FRESH + len(verdict.chosen.shares)))
        self._note(as_it_was)
        return verdict.better, verdict.loss

    def _note(self, arm: Arm) -> None:
        self._win, self._error = arm.mean(), arm.error()

    def _better(self, before: Any, code: int, loss: float) -> BetterAction:
        assert self._win is not None
        win = min(1.0, self._win[before.actor()] + loss)
        return BetterAction(action=str(self.game.action(before, code)), win=round(win, 4))


def as_it_may_be(game: Any, position: Any, seed: str) -> list[Any]:
    """The positions that the seat has to reckon with that is asked here: one, where nothing is secret."""
    if not game.has_secrets:
        return [position]
    view, rng = position.view(position.actor()), Rng(seed)
    return [game.sample(view, rng) for _ in range(DEALS)]
