"""One decision of a seat: all that a bot is given to decide it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, TypeAlias, TypeVar

from quakeboard.core.game import Action, E, Position, View

A_co = TypeVar("A_co", bound=Action, covariant=True)
V_co = TypeVar("V_co", bound=View, covariant=True)


@dataclass(frozen=True, slots=True)
class Budget:
    """How much work a decision may take. A bot that needs less takes less; None sets no bound."""

    seconds: float | None = None
    nodes: int | None = None
    """Positions looked at: the same number gives the same game on any machine."""
    cpu_time: bool = False
    """Whether the seconds are processor time of the bot's thread, instead of time on the clock."""


@dataclass(frozen=True, slots=True)
class Decision(Generic[A_co, V_co]):
    """What the seat that is asked may know and do, how much work that may take, and all its random numbers.

    The same decision, the state of its generator included, gets the same answer, unless `budget.seconds` cuts
    a search short.
    """

    view: V_co
    """What the seat may know."""
    legal: Sequence[A_co]
    """All that it may do, at least one action, in canonical order."""
    budget: Budget
    rng: Random

    @classmethod
    def of(cls, position: Position[A_co, E, V_co], budget: Budget, rng: Random) -> Decision[A_co, V_co]:
        """The decision of the seat that is asked in this position."""
        return cls(position.view(position.actor()), position.legal(), budget, rng)


AnyDecision: TypeAlias = Decision[Action, View]
"""A decision in some game."""
