"""A study in words and figures, and its report: one HTML page with plots and tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quakeboard.arena.estimates import Estimate
from quakeboard.arena.report import page
from quakeboard.arena.report.arena_report import made
from quakeboard.arena.report.plots import Bar, Hill, hills, intervals
from quakeboard.arena.report.tables import Row, game_name
from quakeboard.arena.run import Result
from quakeboard.arena.study import SHARES, Studied, Study
from quakeboard.core.registry import spec_of
from quakeboard.language import Language
from quakeboard.language.figures import Figures

HEADS = {
    "turns": "study-turns",
    "points": "study-points",
    "spread": "study-spread",
    "lead": "study-lead",
    "first": "study-first",
}
NOTES = {
    "turns": "study-turns-note",
    "points": "study-points-note",
    "spread": "study-spread-note",
    "lead": "study-lead-note",
    "first": "study-first-note",
    "lost": "study-lost-note",
}


def heads(found: Study) -> dict[str, str]:
    """The key of the heading of each measure. Between two seats, the lead is the spread."""
    keys = HEADS | {"lost": spec_of(found.plan.game).part("analysis.counted").lost_key}
    if all(setup.seats == 2 for setup in found.plan.setups):
        del keys["lead"]
    return keys


def figure_rows(found: Study, figures: Figures) -> Iterator[Row]:
    """A row for each setup: every measure, and how sure it is."""
    say = figures.language.sentence
    yield [say("study-setup"), *(say(key) for key in heads(found).values()), say("arena-head-games")]
    for one in found.studied:
        cells = [_give_or_take(name, one.figures[name], figures) for name in heads(found)]
        yield [found.named(one), *cells, figures.whole(one.games)]


def difference_rows(found: Study, figures: Figures) -> Iterator[Row]:
    """A row for each setup but the first: by how much every measure differs."""
    say = figures.language.sentence
    yield [say("study-setup"), *(say(key) for key in heads(found).values())]
    for one in found.studied:
        if one.differences is not None:
            yield [
                found.named(one),
                *(_give_or_take(n, one.differences[n], figures, True) for n in heads(found)),
            ]


def _give_or_take(name: str, estimate: Estimate, figures: Figures, signed: bool = False) -> str:
    written = figures.share if name in SHARES else figures.number
    reach = written((estimate.high - estimate.low) / 2)
    value = _written(name, estimate.value, figures, signed)
    return figures.language.sentence("figure-give-or-take", value=value, reach=reach)


def _written(name: str, value: float, figures: Figures, signed: bool = False) -> str:
    """What it is worth to begin is itself a difference, so it has a sign."""
    written = (figures.share if name in SHARES else figures.number)(value)
    return f"+{written}" if value > 0 and (signed or name == "first") else written


def report(found: Study, results: Sequence[Result], language: Language) -> str:
    """The page for this study; raises `NotInstalled` where nothing can be plotted."""
    figures = Figures(language)
    title = language.sentence("report-study")
    game = game_name(found.plan.game)
    return page.page(
        language.code,
        f"{title} · {game}",
        page.collar(title, [game, *found.plan.bots]),
        [
            _tables(found, figures),
            *(_measure(name, found, results, figures) for name in heads(found)),
            made(found.plan, found.games, language),
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
        title := say(heads(found)[name]),
        say(NOTES[name]),
        page.figure(title, intervals(name, bars, figures.percent if share else figures.whole)),
        _scores(found, results, figures) if name == "points" else "",
    )


def _bar(name: str, one: Studied, found: Study, figures: Figures) -> Bar:
    written = _written(name, one.figures[name].value, figures)
    return Bar(found.named(one), one.figures[name], written, 0.0 if name == "first" else None)


def _scores(found: Study, results: Sequence[Result], figures: Figures) -> str:
    """How often a seat made how many points."""
    say = figures.language.sentence
    rows = []
    for number, one in enumerate(found.studied):
        own = [result for result in results if result.fixture.table == number]
        rows.append(Hill(found.named(one), [points for result in own for points in result.figures.scores]))
    drawn = hills("scores", rows, figures.whole)
    return page.note(say("report-points-note")) + page.figure(say("report-points"), drawn)
