"""The protocol that every bot implements.

A bot is made for one game (its options included) and asked one decision at a time. It gets what a person at
the table would get: the view of its seat and the legal actions. To look ahead, it rebuilds a position by
`game.restore(view)`, which can hold nothing that the view does not show.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeAlias, TypeVar, runtime_checkable

from quakeboard.bots.decision import A_co, Decision
from quakeboard.core.errors import QuakeboardError, Reason
from quakeboard.core.game import A, Action, View

UNKNOWN_BOT = Reason("unknown-bot", "bots", "There is no bot “{bot}” for this game. There are: {bots}.")

V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class UnknownBot(QuakeboardError):
    """No bot of that name plays this game."""


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence to show: its key and its parameters."""

    key: str
    params: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Hint(Generic[A_co]):
    """What a bot would do, and its chief reason: the key of a sentence and its parameters."""

    action: A_co
    key: str
    params: Mapping[str, int | str] = field(default_factory=dict)
    danger: Remark | None = None
    """What the forecast adds to the reason, if anything."""

    @property
    def reasons(self) -> list[tuple[str, Mapping[str, int | str]]]:
        """All reasons as keys and parameters, the chief one first."""
        more = [] if self.danger is None else [(self.danger.key, self.danger.params)]
        return [(self.key, self.params), *more]


@dataclass(frozen=True, slots=True)
class ActionStats:
    """How an action did in a search."""

    action: Action
    total: float
    """The sum of the shares of the win that it brought, over all visits."""
    visits: int
    """How often the search followed it."""


class Bot(Protocol[A, V_contra]):
    """A player that is a program."""

    def choose(self, decision: Decision[A, V_contra]) -> A:
        """One of the legal actions."""


@runtime_checkable
class SearchBot(Bot[A, V_contra], Protocol[A, V_contra]):
    """A bot that can report how its actions did, so that several searches can be combined."""

    def action_stats(self, decision: Decision[A, V_contra]) -> list[ActionStats]:
        """How the actions did that were searched, the one that `choose` would choose first."""


@runtime_checkable
class ExplainingBot(Bot[A, V_contra], Protocol[A, V_contra]):
    """A bot that can give reasons for its actions."""

    def explain(self, decision: Decision[A, V_contra]) -> Hint[A]:
        """What `choose` would choose, and why."""

    def explain_action(self, decision: Decision[A, V_contra], action: A) -> Hint[A]:
        """The chief reason for this one of the legal actions, whether the bot would choose it or not."""


AnyHint: TypeAlias = Hint[Action]
"""A hint in some game."""

AnyBot: TypeAlias = Bot[Action, View]
"""A bot that plays some game."""
