"""The report of a study: tables of its figures, and an HTML page with plots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quakeboard.arena.estimates import Estimate
from quakeboard.arena.report import page
from quakeboard.arena.report.arena_report import reproduction
from quakeboard.arena.report.plots import Bar, Distribution, distributions, intervals
from quakeboard.arena.report.tables import Row, game_name
from quakeboard.arena.result import Result
from quakeboard.arena.study import SHARES, Studied, Study
from quakeboard.language import Language
from quakeboard.language.figures import Figures

HEADING_KEYS = {
    "turns": "study-turns",
    "points": "study-points",
    "spread": "study-spread",
    "lead": "study-lead",
    "first": "study-first",
    "lost": "study-lost",
}
NOTE_KEYS = {
    "turns": "study-turns-note",
    "points": "study-points-note",
    "spread": "study-spread-note",
    "lead": "study-lead-note",
    "first": "study-first-note",
    "lost": "study-lost-note",
}


def heading_keys(found: Study) -> dict[str, str]:
    """The key of the heading of each measure; with two seats the lead is left out, as it is the spread."""
    keys = dict(HEADING_KEYS)
    if all(setup.seats == 2 for setup in found.plan.setups):
        del keys["lead"]
    return keys


def figure_rows(found: Study, figures: Figures) -> Iterator[Row]:
    """A row for each setup with every measure and its error."""
    say = figures.language.sentence
    yield [say("study-setup"), *(say(key) for key in heading_keys(found).values()), say("arena-head-games")]
    for one in found.studied:
        cells = [_with_error(name, one.figures[name], figures) for name in heading_keys(found)]
        yield [found.name_of(one), *cells, figures.whole(one.games)]


def difference_rows(found: Study, figures: Figures) -> Iterator[Row]:
    """A row for each setup but the first with the difference of every measure."""
    say = figures.language.sentence
    yield [say("study-setup"), *(say(key) for key in heading_keys(found).values())]
    for one in found.studied:
        if one.differences is not None:
            yield [
                found.name_of(one),
                *(_with_error(n, one.differences[n], figures, True) for n in heading_keys(found)),
            ]


def _with_error(name: str, estimate: Estimate, figures: Figures, signed: bool = False) -> str:
    format_value = figures.share if name in SHARES else figures.number
    error = format_value((estimate.high - estimate.low) / 2)
    value = _format(name, estimate.value, figures, signed)
    return figures.language.sentence("figure-give-or-take", value=value, reach=error)


def _format(name: str, value: float, figures: Figures, signed: bool = False) -> str:
    """Format a value; the advantage of the first seat is a difference and has a sign."""
    text = (figures.share if name in SHARES else figures.number)(value)
    return f"+{text}" if value > 0 and (signed or name == "first") else text


def report(found: Study, results: Sequence[Result], language: Language) -> str:
    """The page for this study; raises `NotInstalled` without Matplotlib."""
    figures = Figures(language)
    title = language.sentence("report-study")
    game = game_name(found.plan.game)
    return page.page(
        language.code,
        f"{title} · {game}",
        page.collar(title, [game, *found.plan.bots]),
        [
            _tables(found, figures),
            *(_measure(name, found, results, figures) for name in heading_keys(found)),
            reproduction(found.plan, found.games, language),
        ],
    )


def _tables(found: Study, figures: Figures) -> str:
    say = figures.language.sentence
    content = [page.table(list(figure_rows(found, figures)))]
    rows = list(difference_rows(found, figures))
    if len(rows) > 1:
        base = found.plan.setups[0].name
        content += [page.note(say("study-differences", base=base)), page.table(rows)]
    return page.section(say("study-figures"), say("study-figures-note"), *content)


def _measure(name: str, found: Study, results: Sequence[Result], figures: Figures) -> str:
    say = figures.language.sentence
    share = name in SHARES
    bars = [_bar(name, one, found, figures) for one in found.studied]
    return page.section(
        title := say(heading_keys(found)[name]),
        say(NOTE_KEYS[name]),
        page.figure(title, intervals(name, bars, figures.percent if share else figures.whole)),
        _scores(found, results, figures) if name == "points" else "",
    )


def _bar(name: str, one: Studied, found: Study, figures: Figures) -> Bar:
    text = _format(name, one.figures[name].value, figures)
    return Bar(found.name_of(one), one.figures[name], text, 0.0 if name == "first" else None)


def _scores(found: Study, results: Sequence[Result], figures: Figures) -> str:
    """The distributions of scores."""
    say = figures.language.sentence
    rows = []
    for number, one in enumerate(found.studied):
        own = [result for result in results if result.fixture.table == number]
        rows.append(
            Distribution(found.name_of(one), [points for result in own for points in result.figures.scores])
        )
    svgs = distributions("scores", rows, figures.whole)
    return page.note(say("report-points-note")) + page.figure(say("report-points"), svgs)
