"""The set-up of a table: game, options, seats, clock, visibility."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from quakeboard.bots import registry
from quakeboard.core.errors import BadOptions, Reason
from quakeboard.core.game import Game
from quakeboard.core.registry import make_game
from quakeboard.play.record import ChanceProof

MAX_NAME_LENGTH = 40
COLOURS = 4
DAY = 24 * 60 * 60

BAD_NAME = Reason("seat-name", "tables", "A name has 1 to {longest} characters that can be printed.")
BAD_COLOUR = Reason("bad-colour", "tables", "A colour is a number from 0 to {most}.")
NO_PERSON = Reason("nobody-plays", "tables", "At least one seat must be for a person.")
BAD_CLOCK = Reason(
    "bad-clock", "tables", "A clock gives {least} seconds to {most} days; the increment is at most a day."
)


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who is to sit there: a bot, or a person who is still to come."""

    bot: str | None = None


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How long one may think."""

    kind: Literal["none", "move", "bank"] = "none"
    """`move`: so many seconds a decision; `bank`: for the whole game, and more for each decision made."""
    seconds: float = 0
    increment: float = 0
    when_over: Literal["bot", "pass"] = "bot"
    """A bot plays on, or the decision is passed (made in the least way where the rules let nobody pass)."""
    bot: str = "greedy"


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The course of another table up to one of its entries, from where this one plays on. All of it stands
    here: the other table may be gone."""

    table: str
    seq: int
    actions: list[str]


class SetUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table as its host wants it."""

    game: str
    seats: list[SeatPlan]
    options: dict[str, Any] = {}
    clock: Clock = Clock()
    public: bool = False
    """Whether it is listed and open to anybody; otherwise it is by invitation."""
    branch: Branch | None = None
    loaded: ChanceProof | None = None
    """The game was played elsewhere, and this is what its record says about its chance."""
    forecast: bool = True
    """Whether hints and forecasts are given."""

    def bot_names(self) -> list[str | None]:
        """The unique names of the bots, by seat; None for people."""
        bots = [plan.bot for plan in self.seats]
        before = [bots[:number].count(bot) for number, bot in enumerate(bots)]
        return [f"{bot} {more + 1}" if bot and more else bot for bot, more in zip(bots, before, strict=True)]

    def make_game(self) -> Game:
        return make_game(self.game, self.options)


def check_setup(set_up: SetUp) -> SetUp:
    """The set-up with its options written out; raises `BadOptions` or `UnknownBot` if it cannot be played."""
    game = set_up.make_game()
    game.start(len(set_up.seats))
    bots = [plan.bot for plan in set_up.seats if plan.bot is not None]
    for name in (*bots, set_up.clock.bot):
        registry.make(name, game)
    if len(bots) == len(set_up.seats):
        raise BadOptions(NO_PERSON)
    clock = _checked_clock(set_up.clock)
    return msgspec.structs.replace(set_up, options=game.options_to_json(), clock=clock)


def _checked_clock(clock: Clock) -> Clock:
    if clock.kind == "none":
        return Clock()
    if not (1 <= clock.seconds <= 30 * DAY and 0 <= clock.increment <= DAY):  # “nan” fits nowhere either
        raise BadOptions(BAD_CLOCK, least=1, most=30)
    return clock


def check_name(name: str) -> str:
    """The name without spaces around it; raises `BadOptions`."""
    found = " ".join(name.split())
    if not 0 < len(found) <= MAX_NAME_LENGTH or not found.isprintable():
        raise BadOptions(BAD_NAME, longest=MAX_NAME_LENGTH)
    return found
