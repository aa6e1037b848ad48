"""The set-up of a table: game, options, seats, clock, visibility."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal

import msgspec

from quakeboard.bots import registry
from quakeboard.core.errors import BadOptions, Reason
from quakeboard.core.game import AnyGame
from quakeboard.core.registry import make_game
from quakeboard.play.record import ChanceProof

COLOURS = 4
DAY = 24 * 60 * 60

BAD_COLOUR = Reason("bad-colour", "tables", "A colour is a number from 0 to {most}.")
NO_PERSON = Reason("nobody-plays", "tables", "At least one seat must be for a person.")
BAD_CLOCK = Reason(
    "bad-clock", "tables", "A clock gives {least} s to {most} days; the increment is at most a day."
)
BAD_AWAY = Reason("bad-away", "tables", "A bot plays on after {least} to {most} days of absence.")
MAX_AWAY_DAYS = 30


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The player of a seat: a bot, or a person who is still to come."""

    bot: str | None = None


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The time that a seat has for its decisions."""

    kind: Literal["none", "move", "bank"] = "none"
    """`move`: `seconds` for each decision; `bank`: `seconds` for the game, `increment` more for each
    decision."""
    seconds: float = 0
    increment: float = 0
    when_over: Literal["bot", "pass"] = "bot"
    """When time is up, a bot plays on, or the seat passes (or takes its first legal action if it cannot)."""
    bot: str = "greedy"


class Away(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What happens by itself when a person who is asked is away for long."""

    bot_after_days: int
    """After so many days without the person, a bot plays on until the person is back."""

    @property
    def bot_after_ms(self) -> int:
        return self.bot_after_days * DAY * 1000


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The actions of another table up to one of its entries, from which this table plays on. They are copied,
    as the other table may be deleted."""

    table: str
    seq: int
    actions: list[str]
    proof: ChanceProof | None = None
    """What proves the draws among them; missing where nothing does."""


DealingKind = Literal["together", "host"]


class Dealing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How chance is dealt at a table (docs/trust.md)."""

    kind: DealingKind
    """`together`: every draw takes a link of each participant; `host`: from the host's seed, to which
    participants add a word at the beginning."""
    alone: Literal["deal", "wait"] = "deal"
    """While one participant alone is connected: chance is dealt with its link, or waits for another."""
    end: str = ""
    """The end of the server's first chain, set when the table is opened."""


class Series(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The games before a rematch that were played to their end by the same people."""

    games: int
    wins: list[int]
    """How many of them each seat has won, by the seats of this table; a shared win counts for all who share
    it."""

    def after(self, winners: Collection[int]) -> Series:
        """The series with one more game."""
        wins = [count + (seat in winners) for seat, count in enumerate(self.wins)]
        return Series(self.games + 1, wins)

    def one_seat_further(self) -> Series:
        """The same series at a table at which everyone sits one seat further."""
        return Series(self.games, [self.wins[-1], *self.wins[:-1]])


class SetUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything that the host chooses when a table is opened."""

    game: str
    seats: list[SeatPlan]
    options: dict[str, Any] = {}
    clock: Clock = Clock()
    public: bool = False
    """Whether the table is listed and open to all; otherwise it is by invitation."""
    branch: Branch | None = None
    loaded: ChanceProof | None = None
    """The chance proof of the loaded record, if the table shows one."""
    forecast: bool = True
    """Whether hints and forecasts are given."""
    rules_version: int = 1
    """The version of the game's rules that the table is opened by; older logs do not name it."""
    dealing: Dealing | None = None
    """How chance is dealt; missing at loaded tables and at those from before there was a choice."""
    away: Away | None = None
    """What happens when somebody is away for long; missing: nothing by itself."""
    series: Series | None = None
    """The games before this one, if it is a rematch; missing at those from before they were counted."""

    @property
    def people(self) -> int:
        """How many seats are for people."""
        return sum(plan.bot is None for plan in self.seats)

    def bot_names(self) -> list[str | None]:
        """The unique names of the bots, by seat; None for people."""
        bots = [plan.bot for plan in self.seats]
        before = [bots[:number].count(bot) for number, bot in enumerate(bots)]
        return [f"{bot} {more + 1}" if bot and more else bot for bot, more in zip(bots, before, strict=True)]

    def make_game(self) -> AnyGame:
        """The game by today's rules, whatever the table was opened by."""
        return make_game(self.game, self.options)


def with_dealing(
    set_up: SetUp, kind: DealingKind | None = None, alone: Literal["deal", "wait"] = "deal"
) -> SetUp:
    """The set-up with a way in which chance is dealt: together if two or more people play."""
    kind = kind or ("together" if set_up.people > 1 else "host")
    return msgspec.structs.replace(set_up, dealing=Dealing(kind, alone))


def check_setup(set_up: SetUp) -> SetUp:
    """The set-up by today's rules, with its options written out.

    Raises `BadOptions` or `UnknownBot` if it cannot be played.
    """
    game = set_up.make_game()
    game.start(len(set_up.seats))
    bots = [plan.bot for plan in set_up.seats if plan.bot is not None]
    for name in (*bots, set_up.clock.bot):
        registry.make(name, game)
    if len(bots) == len(set_up.seats):
        raise BadOptions(NO_PERSON)
    clock = _checked_clock(set_up.clock)
    if set_up.away is not None and not 1 <= set_up.away.bot_after_days <= MAX_AWAY_DAYS:
        raise BadOptions(BAD_AWAY, least=1, most=MAX_AWAY_DAYS)
    return msgspec.structs.replace(
        set_up, options=game.options_to_json(), clock=clock, rules_version=game.rules_version
    )


def _checked_clock(clock: Clock) -> Clock:
    if clock.kind == "none":
        return Clock()
    if not (1 <= clock.seconds <= 30 * DAY and 0 <= clock.increment <= DAY):  # “nan” fits nowhere either
        raise BadOptions(BAD_CLOCK, least=1, most=30)
    return clock
