"""The protocol of an evaluator: what a search and an analysis know of a game."""

from __future__ import annotations

from typing import Protocol, TypeVar

from quakeboard.core.game import Kernel
from quakeboard.core.kernel.rng import Rng

K_contra = TypeVar("K_contra", bound=Kernel, contravariant=True)


class Evaluator(Protocol[K_contra]):
    """Says which actions look good, how the seats stand, and how a game may go on."""

    def prepare(self, kernel: K_contra) -> None:
        """A search begins at this position."""

    def prior(self, kernel: K_contra, codes: list[int]) -> list[float]:
        """A prior for each action of the seat that is asked, in shares of the win; `search.REDUNDANT` for one
        that another action does as well."""

    def root_prior(self, kernel: K_contra, codes: list[int]) -> list[float] | None:
        """The same, more carefully, for the decision that is searched; None if every line is to be followed
        to its end and valued there."""

    def value(self, kernel: K_contra) -> list[float]:
        """The share of the win that each seat may expect."""

    def rollout(self, kernel: K_contra, rng: Rng, until: int) -> list[float]:
        """Play on until this turn begins or the game is over; the share that each seat may expect then."""
