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
