"""A plan, and the list of its games.

Bots meet at tables. Each table plays the same deals, and each deal with every seating: the same draws come
to the same seats, and every bot sits in every seat. So no bot profits from its seat or its draws, and
differences have less variance.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import Any, Literal

import msgspec

from quakeboard.core.errors import QuakeboardError, Reason

TOO_FEW_BOTS = Reason("too-few-bots", "arena", "Such tables need at least {least} bots; there are {bots}.")
BOT_TWICE = Reason("bot-twice", "arena", "The bot “{bot}” is named twice.")
NO_CHALLENGER = Reason(
    "no-challenger", "arena", "The challenger “{bot}” is not among the bots. There are: {bots}."
)

BAD_SPRT = Reason(
    "bad-sprt", "arena", "“{sprt}” are not two shares of the wins, the lower one first: 0.5,0.55."
)

Kind = Literal["arena", "study"]
Tables = Literal["pairs", "mixed", "alike"]
"""Who meets at a table: one bot against copies of another; different bots in all seats; or one bot in all."""

Lineup = tuple[str, ...]
"""The bots at a table, as parsed by `bots/spec.py`; the first one is the one measured."""


MIN_DEALS = 2
"""With a single deal no error can be estimated."""


class BadPlan(QuakeboardError):
    """A plan without any games."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A variant of a game: seats and options."""

    name: str
    seats: int
    options: dict[str, Any]


class Table(msgspec.Struct, frozen=True):
    """A setup and the bots that play it."""

    setup: Setup
    lineup: Lineup

    def seatings(self, deal: int) -> list[Lineup]:
        """The order of the bots in each game of a deal.

        With three and more different bots, neighbours change from deal to deal.
        """
        orders = sorted(set(permutations(self.lineup[1:])))
        order = (self.lineup[0], *orders[deal % len(orders)])
        return list(dict.fromkeys(order[-shift:] + order[:-shift] for shift in range(len(order))))


class Fixture(msgspec.Struct, frozen=True):
    """A game that is to be played."""

    name: str
    """The numbers of its deal, its table and its seating; also the name of its file."""
    table: int
    deal: int
    seed: str
    bots: Lineup


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that determines the games of a run."""

    kind: Kind
    version: str
    """The version of Quakeboard, as bots may change between versions."""
    game: str
    rules_version: int
    setups: list[Setup]
    bots: list[str]
    tables: Tables
    challenger: str | None
    """A bot that is alone of its kind at every table, or None."""
    seed: str
    games: int
    """The least number of games at each table; it is rounded up to whole deals, at least `MIN_DEALS`."""
    sprt: tuple[float, float] | None = None
    """Two shares of the wins of the first bot of a table, between which a sequential test decides; then
    `games` is the most."""

    @property
    def measures_luck(self) -> bool:
        """Whether the luck in each game is measured, so that it can be taken out."""
        return self.kind == "arena"

    def check(self) -> None:
        """Raise `BadPlan` for a plan without any games."""
        for number, bot in enumerate(self.bots):
            if bot in self.bots[:number]:
                raise BadPlan(BOT_TWICE, bot=bot)
        if self.challenger is not None and self.challenger not in self.bots:
            raise BadPlan(NO_CHALLENGER, bot=self.challenger, bots=", ".join(self.bots))
        if self.sprt is not None and not 0 < self.sprt[0] < self.sprt[1] < 1:
            raise BadPlan(BAD_SPRT, sprt=",".join(f"{share:g}" for share in self.sprt))
        most = max(setup.seats for setup in self.setups)
        least = {"pairs": 2, "mixed": most, "alike": 1}[self.tables]
        if len(self.bots) < least:
            raise BadPlan(TOO_FEW_BOTS, least=least, bots=len(self.bots))

    def all_tables(self) -> list[Table]:
        """All tables, in the order of the results."""
        return [Table(setup, lineup) for setup in self.setups for lineup in self._lineups(setup.seats)]

    def fixtures(self) -> Iterator[Fixture]:
        """All games, deal by deal, so that the results of a run that is cut short are fair."""
        tables = self.all_tables()
        for deal in range(max(self.games, MIN_DEALS)):
            for number, table in enumerate(tables):
                seatings = table.seatings(deal)
                if deal >= MIN_DEALS and deal * len(seatings) >= self.games:
                    continue
                for seating, bots in enumerate(seatings):
                    name = f"{deal:05d}-{number:02d}-{seating}"
                    yield Fixture(name, number, deal, f"{self.seed} {deal}", bots)

    def _lineups(self, seats: int) -> list[Lineup]:
        found = list(_lineups(self.tables, self.bots, seats))
        if self.challenger is None:
            return found
        alone = [lineup for lineup in found if lineup.count(self.challenger) == 1]
        return [_with_first(self.challenger, lineup) for lineup in alone]


def _lineups(tables: Tables, bots: Sequence[str], seats: int) -> Iterator[Lineup]:
    match tables:
        case "alike":
            yield from ((bot,) * seats for bot in bots)
        case "mixed":
            yield from combinations(bots, seats)
        case "pairs":
            for one, other in combinations(bots, 2):
                yield (one, *[other] * (seats - 1))
                if seats > 2:
                    yield (other, *[one] * (seats - 1))


def _with_first(bot: str, lineup: Lineup) -> Lineup:
    rest = list(lineup)
    rest.remove(bot)
    return (bot, *rest)
