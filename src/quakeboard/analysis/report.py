"""An analysis for people: a line for every step as it is found, then what it comes to.

Odds, losses and luck are in percent of a win.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from quakeboard.analysis.findings import AnalysedStep, AnalysisSummary
from quakeboard.language.figures import Figures
from quakeboard.language.language import Language
from quakeboard.language.narration import storyteller
from quakeboard.play.record import ChanceProof, Record
from quakeboard.play.replay import steps as replayed

LONGEST_NAME = 10
FIGURE = 6
"""Characters of a column of figures."""


class Report:
    """Tells of one game, in one language."""

    def __init__(self, language: Language, record: Record) -> None:
        self._language = language
        self._figures = Figures(language)
        self._record = record
        self._names = [name[:LONGEST_NAME] for name in record.names]
        whos = [*self._names, self._word("analyse-chance"), self._word("analyse-head-who")]
        self._who = max(map(len, whos))
        self._action = max(map(len, [*record.actions, self._word("analyse-head-action")]))

    def head(self) -> list[str]:
        """What the figures mean, and the names of the columns."""
        columns = self._line(
            self._word("analyse-head-step"),
            self._word("analyse-head-who"),
            self._word("analyse-head-action"),
            self._names,
            "±",
            self._word("analyse-head-lost"),
            self._word("analyse-head-luck"),
        )
        return [self._word("analyse-intro"), "", columns]

    def row(self, step: AnalysedStep) -> str:
        """The line of a step."""
        who = self._names[step.actor] if isinstance(step.actor, int) else self._word("analyse-chance")
        return self._line(
            str(step.step),
            who,
            step.action,
            [self._percent(share) for share in step.win],
            self._percent(step.error),
            self._percent(step.loss) if step.loss else "",
            "" if step.luck is None else self._luckiest(step.luck),
        )

    def summary(self, found: Sequence[AnalysedStep], summary: AnalysisSummary) -> Iterator[str]:
        """What the steps come to; they may be the first ones of the game only."""
        yield ""
        last = found[-1].step if found else 0
        if last < len(self._record.actions):
            yield self._word("analyse-broken-off", step=last, steps=len(self._record.actions))
        for name, luck, lost in zip(self._record.names, summary.luck, summary.lost, strict=True):
            figures = {"luck": self._signed(luck), "lost": self._percent(lost)}
            yield self._word("analyse-seat", name=name, error=self._percent(summary.error), **figures)
        yield self._word("analyse-worst" if summary.decisions else "analyse-none-lost")
        for number in summary.decisions:
            yield from self._decision(next(step for step in found if step.step == number))

    def _decision(self, step: AnalysedStep) -> Iterator[str]:
        assert step.best is not None
        assert step.loss is not None
        assert isinstance(step.actor, int)
        sentence = self._word(
            "analyse-decision",
            step=step.step,
            name=self._record.names[step.actor],
            action=step.action,
            lost=self._percent(step.loss),
            better=step.best.action,
        )
        yield f"  {sentence}"
        for line in self.told(step.step, step.best.action):
            yield f"    {line}"

    def told(self, number: int, action: str) -> list[str]:
        """An action that could have been done at this step, in sentences."""
        before = self._record.actions[: number - 1]
        *_, last = replayed(replace(self._record, actions=before, chance=ChanceProof(), outcome=None))
        events = last.position.apply(self._record.make_game().read(action))
        teller = storyteller(self._record.game, self._language, self._record.names)
        return [*teller.tell(events), *teller.flush()]

    # ------------------------------------------------------------------ figures

    def _line(
        self, step: str, who: str, action: str, wins: Sequence[str], error: str, lost: str, luck: str
    ) -> str:
        figures = [win.rjust(max(FIGURE, len(name))) for win, name in zip(wins, self._names, strict=True)]
        lost = lost.rjust(max(FIGURE, len(self._word("analyse-head-lost"))))
        cells = [
            step.rjust(len(self._word("analyse-head-step"))),
            who.ljust(self._who),
            action.ljust(self._action),
        ]
        return "  ".join([*cells, *figures, error.rjust(4), lost, luck]).rstrip()

    def _luckiest(self, luck: Sequence[float]) -> str:
        most = max(luck)
        return f"{self._names[luck.index(most)]} {self._signed(most)}" if most >= 0.0005 else ""

    def _signed(self, share: float) -> str:
        return ("−" if share < 0 else "+") + self._percent(abs(share))

    def _percent(self, share: float) -> str:
        return self._figures.number(100 * share)

    def _word(self, key: str, **params: int | str) -> str:
        return self._language.sentence(key, **params)
