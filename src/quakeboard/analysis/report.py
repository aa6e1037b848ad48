"""The text report of an analysis: a line for every step as it is found, then a summary.

Chances, losses and luck are in percent of a win.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from quakeboard.analysis.findings import AnalysedStep, AnalysisSummary
from quakeboard.core.game import AnyPosition
from quakeboard.language.figures import Figures
from quakeboard.language.language import Language
from quakeboard.language.narration import storyteller
from quakeboard.language.people import People
from quakeboard.language.words import Situation, words_of
from quakeboard.play.record import ChanceProof, Record
from quakeboard.play.replay import steps

MAX_NAME_LENGTH = 10
FIGURE_WIDTH = 6
"""Characters of a column of figures."""


class Report:
    """Writes the report of one game in one language."""

    def __init__(self, language: Language, record: Record) -> None:
        self._language = language
        self._figures = Figures(language)
        self._record = record
        self._names = [name[:MAX_NAME_LENGTH] for name in record.names]
        actors = [*self._names, self._text("analyse-chance"), self._text("analyse-head-who")]
        self._actor_width = max(map(len, actors))
        most_luck = [f"{name} {self._signed(1)}" for name in self._names]
        self._luck_width = max(map(len, [*most_luck, self._text("analyse-head-luck")]))
        self._people = People(language, record.names)
        self._replay = steps(record)
        self._replayed = next(self._replay)

    def header(self) -> list[str]:
        """An introduction and the names of the columns."""
        columns = self._line(
            self._text("analyse-head-step"),
            self._text("analyse-head-who"),
            self._names,
            "±",
            self._text("analyse-head-lost"),
            self._text("analyse-head-luck"),
            self._text("analyse-head-action"),
        )
        return [self._text("analyse-intro"), "", columns]

    def row(self, step: AnalysedStep) -> str:
        """The line of a step; steps come in their order."""
        actor = self._names[step.actor] if isinstance(step.actor, int) else self._text("analyse-chance")
        return self._line(
            str(step.step),
            actor,
            [self._percent(share) for share in step.win],
            self._percent(step.error),
            self._percent(step.loss) if step.loss else "",
            "" if step.luck is None else self._luckiest(step.luck),
            self._in_words(self._position_before(step.step), step.action),
        )

    def summary(self, steps_found: Sequence[AnalysedStep], summary: AnalysisSummary) -> Iterator[str]:
        """The lines of the summary; an analysis that was broken off has the first steps only."""
        yield ""
        last = steps_found[-1].step if steps_found else 0
        if last < len(self._record.actions):
            yield self._text("analyse-broken-off", step=last, steps=len(self._record.actions))
        for name, luck, lost in zip(self._record.names, summary.luck, summary.lost, strict=True):
            figures = {"luck": self._signed(luck), "lost": self._percent(lost)}
            yield self._text("analyse-seat", name=name, error=self._percent(summary.error), **figures)
        yield self._text("analyse-worst" if summary.decisions else "analyse-none-lost")
        for number in summary.decisions:
            yield from self._decision(next(step for step in steps_found if step.step == number))

    def _decision(self, step: AnalysedStep) -> Iterator[str]:
        assert step.best is not None
        assert step.loss is not None
        assert isinstance(step.actor, int)
        position = self._replay_until(step.step)
        sentence = self._text(
            "analyse-decision",
            step=step.step,
            name=self._record.names[step.actor],
            action=self._in_words(position, step.action),
            lost=self._percent(step.loss),
            better=self._in_words(position, step.best.action),
        )
        yield f"  {sentence}"
        for line in self.describe(step.step, step.best.action):
            yield f"    {line}"

    def describe(self, number: int, action: str) -> list[str]:
        """What would have happened with this action at this step, in sentences."""
        position = self._replay_until(number)
        view = position.view(None)
        events = position.apply(self._record.make_game().read(action))
        narrator = storyteller(self._record.game, self._language, self._record.names, view=view)
        return [*narrator.tell(events), *narrator.flush()]

    def _replay_until(self, number: int) -> AnyPosition:
        """A position of its own as it was before this step."""
        before = self._record.actions[: number - 1]
        *_, last = steps(replace(self._record, actions=before, chance=ChanceProof(), outcome=None))
        return last.position

    def _position_before(self, number: int) -> AnyPosition:
        """The position before this step, until the next one is asked for."""
        while self._replayed.number < number - 1:
            self._replayed = next(self._replay)
        return self._replayed.position

    def _in_words(self, position: AnyPosition, action: str) -> str:
        """An action as the prompt says it, without notation where the game has words."""
        situation = Situation(self._record.make_game(), position.view(None), self._people)
        return words_of(self._record.game).action(situation, action)

    # ------------------------------------------------------------------ figures

    def _line(
        self, step: str, actor: str, wins: Sequence[str], error: str, lost: str, luck: str, action: str
    ) -> str:
        widths = [max(FIGURE_WIDTH, len(name)) for name in self._names]
        figures = [win.rjust(width) for win, width in zip(wins, widths, strict=True)]
        lost = lost.rjust(max(FIGURE_WIDTH, len(self._text("analyse-head-lost"))))
        cells = [
            step.rjust(len(self._text("analyse-head-step"))),
            actor.ljust(self._actor_width),
        ]
        return "  ".join(
            [*cells, *figures, error.rjust(4), lost, luck.ljust(self._luck_width), action]
        ).rstrip()

    def _luckiest(self, luck: Sequence[float]) -> str:
        most = max(luck)
        return f"{self._names[luck.index(most)]} {self._signed(most)}" if most >= 0.0005 else ""

    def _signed(self, share: float) -> str:
        return ("−" if share < 0 else "+") + self._percent(abs(share))

    def _percent(self, share: float) -> str:
        return self._figures.number(100 * share)

    def _text(self, key: str, **params: int | str) -> str:
        return self._language.sentence(key, **params)
