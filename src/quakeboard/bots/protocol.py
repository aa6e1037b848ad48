"""What every bot promises.

A bot is made for one game (its options included) and asked one decision at a time. It gets what a person at
the table would get: the view of its seat and the legal actions. Where it wants to look ahead it rebuilds a
position by `game.restore(view)`, which can hold nothing that the view does not show.
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
    """How much thought a decision may take. A bot that needs less takes less; None sets no bound."""

    seconds: float | None = None
    nodes: int | None = None
    """Positions looked at: the same number gives the same game on any machine."""
    patient: bool = False
    """Whether only those seconds count in which the bot itself is at work, however crowded the machine."""


@dataclass(frozen=True, slots=True)
class Remark:
    """Something to say: the key of a sentence and what fills it."""

    key: str
    params: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Hint:
    """What a bot would do, and its chief reason: the key of a sentence and what fills it."""

    action: Any
    key: str
    params: Mapping[str, int | str] = field(default_factory=dict)
    danger: Remark | None = None
    """What the forecast has to say about it."""

    @property
    def reasons(self) -> list[tuple[str, Mapping[str, int | str]]]:
        """All that is to be said for it, the chief reason first."""
        more = [] if self.danger is None else [(self.danger.key, self.danger.params)]
        return [(self.key, self.params), *more]


class Bot(Protocol):
    """Someone who decides."""

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget, rng: Random) -> Any:
        """One of the legal actions, which stand in canonical order and are at least one.

        The same arguments, the generator's state included, give the same answer, unless `budget.seconds`
        cuts the bot's thinking short.
        """


@dataclass(frozen=True, slots=True)
class Considered:
    """An action that was tried out, and what came of it."""

    action: Any
    total: float
    """The shares of the win that it brought, added up,"""
    visits: int
    """over so many tries."""


@runtime_checkable
class Thinker(Bot, Protocol):
    """A bot of which several can think about the same decision, side by side."""

    def consider(self, view: Any, legal: Sequence[Any], budget: Budget, rng: Random) -> list[Considered]:
        """What `choose` would choose from: the action tried most often first."""


@runtime_checkable
class Adviser(Bot, Protocol):
    """A bot that can say why."""

    def explain(self, view: Any, legal: Sequence[Any], budget: Budget, rng: Random) -> Hint:
        """What `choose` would choose, and why."""

    def why(self, view: Any, legal: Sequence[Any], action: Any) -> Hint:
        """What speaks for this one of the legal actions, whether it would choose it or not."""
