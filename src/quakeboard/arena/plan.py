"""What is to be played: a plan, and the games that it comes to.

Bots meet at tables. Each table plays deal after deal, and each deal with every seating: the same draws come
to the same seats, and everybody sits everywhere. The deals of all tables are the same too. So nobody is
better off for the seat or the tiles, and differences are less a matter of luck.
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

Kind = Literal["arena", "study"]
Tables = Literal["pairs", "mixed", "alike"]
"""Whom a table brings together: two bots, one of them alone against others of the other kind; as many
different bots as there are seats; or one bot in every seat."""

Lineup = tuple[str, ...]
"""Who is at a table, as words of `bots/spec.py`; the first is the one the table is about."""


FEWEST_DEALS = 2
"""One deal alone would say nothing about luck."""


class BadPlan(QuakeboardError):
    """Nothing can be played like this."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is set up."""

    name: str
    seats: int
    options: dict[str, Any]


class Table(msgspec.Struct, frozen=True):
    """A setup and those who play it."""

    setup: Setup
    lineup: Lineup

    def seatings(self, deal: int) -> list[Lineup]:
        """Who sits where in each of the games of a deal. At tables of three and more different bots the
        neighbours change from deal to deal."""
        orders = sorted(set(permutations(self.lineup[1:])))
        order = (self.lineup[0], *orders[deal % len(orders)])
        return list(dict.fromkeys(order[-turn:] + order[:-turn] for turn in range(len(order))))


class Fixture(msgspec.Struct, frozen=True):
    """A game that is to be played."""

    name: str
    """The number of its deal, its table and its seating: what it is called in the folder."""
    table: int
    deal: int
    seed: str
    bots: Lineup


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that decides what is played, and by which programs."""

    kind: Kind
    version: str
    """Of Quakeboard: bots may change from one to the next."""
    game: str
    rules_version: int
    setups: list[Setup]
    bots: list[str]
    tables: Tables
    challenger: str | None
    """If there is one, it is alone at every table."""
    seed: str
    games: int
    """At each table, at least: a deal is played with every seating, and there are two deals or more."""

    def check(self) -> None:
        """Refuse a plan that comes to nothing."""
        for number, bot in enumerate(self.bots):
            if bot in self.bots[:number]:
                raise BadPlan(BOT_TWICE, bot=bot)
        if self.challenger is not None and self.challenger not in self.bots:
            raise BadPlan(NO_CHALLENGER, bot=self.challenger, bots=", ".join(self.bots))
        most = max(setup.seats for setup in self.setups)
        least = {"pairs": 2, "mixed": most, "alike": 1}[self.tables]
        if len(self.bots) < least:
            raise BadPlan(TOO_FEW_BOTS, least=least, bots=len(self.bots))

    def all_tables(self) -> list[Table]:
        """In the order in which the results list them."""
        return [Table(setup, lineup) for setup in self.setups for lineup in self._lineups(setup.seats)]

    def fixtures(self) -> Iterator[Fixture]:
        """All games, deal by deal, so that a plan that is cut short was fair so far."""
        tables = self.all_tables()
        for deal in range(max(self.games, FEWEST_DEALS)):
            for number, table in enumerate(tables):
                seatings = table.seatings(deal)
                if deal >= FEWEST_DEALS and deal * len(seatings) >= self.games:
                    continue
                for turn, bots in enumerate(seatings):
                    name = f"{deal:05d}-{number:02d}-{turn}"
                    yield Fixture(name, number, deal, f"{self.seed} {deal}", bots)

    def _lineups(self, seats: int) -> list[Lineup]:
        found = list(_lineups(self.tables, self.bots, seats))
        if self.challenger is None:
            return found
        alone = [lineup for lineup in found if lineup.count(self.challenger) == 1]
        return [_led_by(self.challenger, lineup) for lineup in alone]


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


def _led_by(bot: str, lineup: Lineup) -> Lineup:
    rest = list(lineup)
    rest.remove(bot)
    return (bot, *rest)
