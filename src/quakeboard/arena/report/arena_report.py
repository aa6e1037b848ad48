"""The report of an arena: one HTML page with plots and tables."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping, Sequence

from quakeboard.arena.plan import Plan
from quakeboard.arena.report import page
from quakeboard.arena.report.plots import Bar, Distribution, distributions, intervals
from quakeboard.arena.report.tables import (
    against,
    chips,
    difference_rows,
    game_name,
    luck_free_rows,
    rating_rows,
    share_rows,
    verdicts,
)
from quakeboard.arena.result import Result
from quakeboard.arena.standings import Standings, points_of
from quakeboard.core.game import JSON
from quakeboard.core.registry import make_game
from quakeboard.language import Language
from quakeboard.language.figures import Figures

SHARES = (0.0, 1.0)
"""The range of shares."""


def report(found: Standings, results: Sequence[Result], language: Language) -> str:
    """The page for these results; raises `NotInstalled` without Matplotlib."""
    figures = Figures(language)
    title = language.sentence("report-arena")
    game = game_name(found.plan.game)
    return page.page(
        language.code,
        f"{title} · {game}",
        page.collar(title, [game, *chips(found.plan.game, found.plan.setups[0], language)]),
        [
            _headline(found, figures),
            _ratings(found, figures),
            _shares(found, figures),
            *_without_luck(found, figures),
            *_tests(found, figures),
            _points(found, results, figures),
            _length(found, results, figures),
            _order(found, figures),
            reproduction(found.plan, found.games, language),
        ],
    )


def _headline(found: Standings, figures: Figures) -> str:
    first, second = found.bots[0], found.bots[1]
    note = figures.language.sentence(
        "report-leads-note",
        rating=figures.whole(first.rating.value),
        range=figures.wholes(first.rating.low, first.rating.high),
        ahead=figures.whole(first.rating.value - second.rating.value),
        second=second.bot,
    )
    key = "report-leads" if first.rating.low > second.rating.high else "report-ahead"
    return page.sign(figures.language.sentence(key, bot=first.bot), note)


def _ratings(found: Standings, figures: Figures) -> str:
    say = figures.language.sentence
    bars = [Bar(bot.bot, bot.rating, figures.whole(bot.rating.value)) for bot in found.bots]
    return page.section(
        title := say("report-ratings"),
        say("report-ratings-note"),
        page.figure(title, intervals("ratings", bars, figures.whole)),
        page.table(list(rating_rows(found, figures))),
    )


def _shares(found: Standings, figures: Figures) -> str:
    say = figures.language.sentence
    bars = [
        Bar(
            against(share.bot, table.lineup, figures.language),
            share.share,
            figures.share(share.share.value),
            share.fair,
        )
        for table in found.tables
        for share in table.independent_shares
    ]
    return page.section(
        title := say("report-shares"),
        say("report-shares-note"),
        page.figure(title, intervals("shares", bars, figures.percent, SHARES)),
        page.table(list(share_rows(found, figures))),
    )


def _without_luck(found: Standings, figures: Figures) -> Iterator[str]:
    say = figures.language.sentence
    rows = luck_free_rows(found, figures)
    if not rows:
        return
    bars = [
        Bar(
            against(share.bot, table.lineup, figures.language),
            estimate,
            figures.share(estimate.value),
            share.fair,
        )
        for table in found.tables
        for share in table.independent_shares
        if (estimate := share.without_luck) is not None
    ]
    yield page.section(
        title := say("report-luck-free"),
        say("arena-luck-note"),
        page.figure(title, intervals("luck-free", bars, figures.percent, SHARES)),
        page.table(rows),
    )


def _tests(found: Standings, figures: Figures) -> Iterator[str]:
    said = list(verdicts(found, figures))
    if said:
        title = figures.language.sentence("report-test")
        yield page.section(title, " ".join(said), page.table(list(difference_rows(found, figures))))


def _points(found: Standings, results: Sequence[Result], figures: Figures) -> str:
    say = figures.language.sentence
    rows = [
        Distribution(bot.bot, [points for _, points in points_of(bot.bot, results)]) for bot in found.bots
    ]
    return page.section(
        title := say("report-points"),
        say("report-points-note"),
        page.figure(title, distributions("points", rows, figures.whole)),
    )


def _length(found: Standings, results: Sequence[Result], figures: Figures) -> str:
    say = figures.language.sentence
    turns = found.turns
    rows = [Distribution(say("report-turns"), [result.figures.turns for result in results])]
    mean = figures.number(turns.value)
    return page.section(
        title := say("report-length"),
        say("arena-turns", turns=mean, range=figures.numbers(turns.low, turns.high)),
        page.figure(title, distributions("length", rows, figures.whole)),
    )


def _order(found: Standings, figures: Figures) -> str:
    say = figures.language.sentence
    fair = 1 / len(found.order)
    bars = [
        Bar(say("report-place", place=place), share, figures.share(share.value), fair)
        for place, share in enumerate(found.order, start=1)
    ]
    return page.section(
        title := say("report-order"),
        say("report-order-note"),
        page.figure(title, intervals("order", bars, figures.percent)),
    )


def reproduction(plan: Plan, games: int, language: Language) -> str:
    """The section with the parameters of the run and the command that repeats it."""
    say = language.sentence
    timed = any(bot.endswith("s") and ":" in bot for bot in plan.bots)
    return page.section(
        say("report-made"),
        say("report-made-timed") if timed else say("report-made-exact"),
        page.facts(
            [
                (say("arena-head-games"), str(games)),
                (say("report-seed"), plan.seed),
                (say("report-version"), plan.version),
                (say("report-rules"), str(plan.rules_version)),
            ]
        ),
        page.command(command_line(plan, "FOLDER")),
    )


def command_line(plan: Plan, folder: str) -> str:
    """The command that plays a plan again; a manifest has to be given as a file again."""
    words = ["quakeboard", plan.kind, "--game", plan.game, "--bots", ",".join(plan.bots)]
    words += ["--games", str(plan.games), "--seed", plan.seed]
    if plan.kind == "arena":
        words += ["--seats", str(plan.setups[0].seats), *_option_arguments(plan.game, plan.setups[0].options)]
        words += ["--mixed"] if plan.tables == "mixed" else []
        words += [] if plan.challenger is None else ["--challenger", plan.challenger]
        words += [] if plan.sprt is None else ["--sprt", ",".join(f"{share:g}" for share in plan.sprt)]
    else:
        words += [word for setup in plan.setups for word in ("--setup", setup.name)]
    return shlex.join([*words, "--out", folder])


def _option_arguments(game: str, options: Mapping[str, JSON]) -> Iterator[str]:
    variants = options.get("variants")
    for variant in variants if isinstance(variants, list) else []:
        yield from ("--variant", str(variant))
    defaults = make_game(game, {"variants": variants} if variants else {}).options_to_json()
    for name, value in options.items():
        if value != defaults.get(name):
            yield from ("--option", f"{name}={_option_text(name, value)}")


def _option_text(name: str, value: JSON) -> str:
    if name == "manifest":
        return "FILE.toml"
    if isinstance(value, list):
        return ",".join("" if part is None else f"{part:g}" for part in value)
    return str(value)
