"""The protocol that every bot implements.

A bot is made for one game (its options included) and asked one decision at a time. It gets what a person at
the table would get: the view of its seat and the legal actions. To look ahead, it rebuilds a position by
`game.restore(view)`, which can hold nothing that the view does not show.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol, runtime_checkable

from quakeboard.core.errors import QuakeboardError, Reason

UNKNOWN_BOT = Reason("unknown-bot", "bots", "There is no bot “{bot}” for this game. There are: {bots}.")


class UnknownBot(QuakeboardError):
    """No bot of that name plays this game."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much work a decision may take. A bot that needs less takes less; None sets no bound."""

    seconds: float | None = None
    nodes: int | None = None
    """Positions looked at: the same number gives the same game on any machine."""
    cpu_time: bool = False
    """Whether the seconds are processor time of the bot's thread, instead of time on the clock."""


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence to show: its key and its parameters."""

    key: str
    params: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Hint:
    """What a bot would do, and its chief reason: the key of a sentence and its parameters."""

    action: Any
    key: str
    params: Mapping[str, int | str] = field(default_factory=dict)
    danger: Remark | None = None
    """What the forecast adds to the reason, if anything."""

    @property
    def reasons(self) -> list[tuple[str, Mapping[str, int | str]]]:
        """All reasons as keys and parameters, the chief one first."""
        more = [] if self.danger is None else [(self.danger.key, self.danger.params)]
        return [(self.key, self.params), *more]


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget, rng: Random) -> Any:
        """One of the legal actions, which stand in canonical order and are at least one.

        The same arguments, the generator's state included, give the same answer, unless `budget.seconds`
        cuts the search short.
        """


@dataclass(frozen=True, slots=True)
class ActionStats:
    """How an action did in a search."""

    action: Any
    total: float
    """The sum of the shares of the win that it brought, over all visits."""
    visits: int
    """How often the search followed it."""


@runtime_checkable
class SearchBot(Bot, Protocol):
    """A bot that can report how its actions did, so that several searches can be combined."""

    def action_stats(self, view: Any, legal: Sequence[Any], budget: Budget, rng: Random) -> list[ActionStats]:
        """How the actions did that were searched, the one that `choose` would choose first."""


@runtime_checkable
class ExplainingBot(Bot, Protocol):
    """A bot that can give reasons for its actions."""

    def explain(self, view: Any, legal: Sequence[Any], budget: Budget, rng: Random) -> Hint:
        """What `choose` would choose, and why."""

    def explain_action(self, view: Any, legal: Sequence[Any], action: Any) -> Hint:
        """The chief reason for this one of the legal actions, whether the bot would choose it or not."""
