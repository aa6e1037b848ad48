"""`quakeboard analyse`: what each action of a game was worth."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from quakeboard.cli import INTERRUPTED
from quakeboard.cli.console import completion
from quakeboard.cli.console.arguments import NO_SUCH_STEP, AsJson, InLanguage, RecordFile, check_writable
from quakeboard.core.errors import BadOptions
from quakeboard.language import Language

if TYPE_CHECKING:
    from quakeboard.analysis.findings import AnalysedStep, AnalysisSummary, Finding
    from quakeboard.analysis.report import Report


def analyse(
    file: RecordFile,
    level: Annotated[
        str,
        typer.Option(
            "--level",
            help="How carefully: gentle, steady, sharp, fierce, or blind; or how often each step is "
            "played on, as in steady:500.",
            autocompletion=completion.levels,
        ),
    ] = "steady",
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same analysis.")] = "0",
    seconds: Annotated[
        float | None,
        typer.Option(
            "--seconds", min=1.0, max=1e6, help="About so many in all, if that is less.", show_default=False
        ),
    ] = None,
    first: Annotated[
        int, typer.Option("--from", min=1, metavar="STEP", help="Pass over what was before this step.")
    ] = 1,
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE", help="Draw it too, as .svg or .png.")
    ] = None,
    language: InLanguage = None,
    as_json: AsJson = False,
) -> None:
    """Tell what each action of a game was worth: chances to win, better actions, luck. Ctrl-C ends it."""
    from quakeboard.analysis import plots
    from quakeboard.analysis.annotate import annotate
    from quakeboard.analysis.findings import summarise
    from quakeboard.analysis.levels import read_level
    from quakeboard.analysis.report import Report
    from quakeboard.play.replay import load

    record = load(file)
    if first > len(record.actions):
        raise BadOptions(NO_SUCH_STEP, last=len(record.actions), step=first)
    analysis = annotate(record, read_level(level), seed, seconds=seconds, first=first)
    reader_language = Language.chosen(language)
    if plot is not None:
        plots.check(plot)
        check_writable(plot)
    report = _JsonReport() if as_json else Report(reader_language, record)
    found: list[AnalysedStep] = []
    _print(report.header())
    interrupted = not _print_steps(analysis, report, found)
    _print(report.summary(found, summarise(found, len(record.seats))))
    if plot is not None and found:
        plots.draw(record, found, plot, reader_language)
        _print([] if as_json else [reader_language.sentence("analyse-plot", file=str(plot))])
    if interrupted:
        raise typer.Exit(INTERRUPTED)


class _JsonReport:
    """The report as JSON lines, the same as a server streams."""

    def header(self) -> list[str]:
        return []

    def row(self, step: AnalysedStep) -> str:
        return self._line(step)

    def summary(self, found: Sequence[AnalysedStep], summary: AnalysisSummary) -> list[str]:
        return [self._line(summary)]

    def _line(self, finding: Finding) -> str:
        from quakeboard.analysis.findings import to_json_line

        return to_json_line(finding).decode().rstrip()


def _print_steps(
    analysis: Iterator[AnalysedStep], report: Report | _JsonReport, found: list[AnalysedStep]
) -> bool:
    """Print the steps as they are found; False if Ctrl-C ended the analysis."""
    try:
        for step in analysis:
            found.append(step)
            _print([report.row(step)])
    except KeyboardInterrupt:
        return False
    return True


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        typer.echo(line)
        sys.stdout.flush()  # a pipe is buffered otherwise
