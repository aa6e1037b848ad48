"""The rows of the tables of an arena, for the terminal and the report."""

from __future__ import annotations

from collections.abc import Iterator

from quakeboard.arena.plan import Lineup, Setup
from quakeboard.arena.standings import Standings
from quakeboard.language import Language
from quakeboard.language.figures import Figures
from quakeboard.language.lists import with_commas

Row = list[str]

RATING_HEADINGS = (
    *("arena-head-bot", "arena-head-rating", "arena-head-range", "arena-head-points", "arena-head-games"),
)
VERDICTS = {"low": "arena-sprt-low", "high": "arena-sprt-high", "open": "arena-sprt-open"}
LUCK_FREE_HEADINGS = (*("arena-head-table", "arena-head-luck-free", "arena-head-range", "arena-head-worth"),)
SHARE_HEADINGS = (
    *("arena-head-table", "arena-head-share", "arena-head-range", "arena-head-fair", "arena-head-games"),
)


def rating_rows(found: Standings, figures: Figures) -> Iterator[Row]:
    yield [figures.language.sentence(heading) for heading in RATING_HEADINGS]
    for standing in found.bots:
        rating = standing.rating
        yield [
            standing.bot,
            figures.whole(rating.value),
            figures.wholes(rating.low, rating.high),
            figures.number(standing.points.value),
            figures.whole(standing.games),
        ]


def share_rows(found: Standings, figures: Figures) -> Iterator[Row]:
    yield [figures.language.sentence(heading) for heading in SHARE_HEADINGS]
    for table in found.tables:
        for share in table.independent_shares:
            yield [
                against(share.bot, table.lineup, figures.language),
                figures.share(share.share.value),
                figures.shares(share.share.low, share.share.high),
                figures.share(share.fair),
                figures.whole(table.games),
            ]


def luck_free_rows(found: Standings, figures: Figures) -> list[Row]:
    """A row for each share without luck; none at all if luck was not measured."""
    rows = [
        [
            against(share.bot, table.lineup, figures.language),
            figures.share(share.without_luck.value),
            figures.shares(share.without_luck.low, share.without_luck.high),
            "–" if share.worth is None else figures.number(share.worth),
        ]
        for table in found.tables
        for share in table.independent_shares
        if share.without_luck is not None
    ]
    headings = [figures.language.sentence(heading) for heading in LUCK_FREE_HEADINGS]
    return [headings, *rows] if rows else []


def difference_rows(found: Standings, figures: Figures) -> Iterator[Row]:
    say = figures.language.sentence
    yield [say("arena-head-table"), say("arena-head-difference"), say("arena-head-range")]
    for table in found.tables:
        for one in table.differences:
            yield [
                say("arena-less", bot=one.bot, other=one.other),
                figures.share(one.difference.value),
                figures.shares(one.difference.low, one.difference.high),
            ]


def verdicts(found: Standings, figures: Figures) -> Iterator[str]:
    """What the sequential test of each table says."""
    for table in found.tables:
        test = table.test
        if test is not None:
            yield figures.language.sentence(
                VERDICTS[test.verdict],
                table=against(table.lineup[0], table.lineup, figures.language),
                low=figures.share(test.low),
                high=figures.share(test.high),
                ratio=figures.number(test.ratio),
                bound=figures.number(test.bound),
                deals=test.deals,
            )


def against(bot: str, lineup: Lineup, language: Language) -> str:
    """Who plays against whom."""
    others = [other for other in dict.fromkeys(lineup) if other != bot]
    named = [_several(other, lineup.count(other), language) for other in others]
    return language.sentence("arena-against", bot=bot, others=with_commas(language, named))


def _several(bot: str, number: int, language: Language) -> str:
    return bot if number == 1 else language.sentence("arena-several", number=number, bot=bot)


def game_name(key: str) -> str:
    """The name of a game, the same in every language."""
    return key.replace("-", " ").title()


def chips(key: str, setup: Setup, language: Language) -> Iterator[str]:
    """The setup of a game as short texts."""
    yield language.sentence("arena-seats", seats=setup.seats)
    for variant in setup.options.get("variants") or ():
        name = f"{key}-variant-{variant}"
        yield language.sentence(name) if language.has(name) else variant
