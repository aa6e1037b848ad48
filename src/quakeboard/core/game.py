"""What every game promises: the protocol that all other rooms of the house rely on.

A `Game` is a game with its options chosen, an immutable value. A `Position` is one moment of it: small,
mutable, copyable. It holds no draw order and no random state: whenever something is drawn or rolled, the
actor is `CHANCE` and `odds()` tells exactly how likely each outcome is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar, Protocol, Self

CHANCE = -1
"""The actor when the next action is a draw or a roll."""

OVER = -2
"""The actor when the game is over."""


class Action(Protocol):
    """One decision or one piece of chance. `str()` gives its notation."""

    def __str__(self) -> str: ...


class Event(Protocol):
    """Something that happened, in the players' words. `key` names its sentence."""

    key: ClassVar[str]


class View(Protocol):
    """What one seat, or a spectator, may know of a position."""

    @property
    def seat(self) -> int | None: ...


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: why, with which scores, and who won (several seats may share a win)."""

    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Position(Protocol):
    """One moment of a game."""

    def actor(self) -> int:
        """The seat that is asked, `CHANCE` or `OVER`."""

    def legal(self) -> list[Any]:
        """All that the actor may do, in canonical order."""

    def odds(self) -> list[tuple[Any, Fraction]]:
        """What chance may do and how likely, in canonical order; the odds sum to 1."""

    def apply(self, action: Any) -> list[Any]:
        """Do it and tell what happened; raise `IllegalAction` and change nothing if it may not be done."""

    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""

    def view(self, seat: int | None) -> Any:
        """What this seat may know; None is a spectator."""

    def copy(self) -> Self:
        """An independent position that is equal to this one."""


class Game(Protocol):
    """A game with its options chosen: an immutable value."""

    @property
    def key(self) -> str: ...

    @property
    def rules_version(self) -> int: ...

    def start(self, seats: int) -> Any:
        """The position before the first action; raises `BadOptions` if so many cannot play it."""

    def options_to_json(self) -> dict[str, Any]:
        """The options as a record keeps them."""

    def read(self, text: str) -> Any:
        """The action that this notation means; raises `BadNotation`."""

    def state(self, position: Any) -> Mapping[str, Any]:
        """The whole position, as a trace shows it."""

    def restore(self, view: Any) -> Any:
        """A position that agrees with everything in the view."""

    @property
    def has_secrets(self) -> bool:
        """Whether seats know different things. If not, everyone's view is the same but for its `seat`."""

    def seen_by(
        self, seat: int | None, actor: int, action: Any, events: Sequence[Any]
    ) -> tuple[Any, list[Any]]:
        """An action and what happened then, as this seat or a spectator may know it."""

    def look_again(self, position: Any, view: Any, seat: int | None) -> Any:
        """The view that another seat has of the position at which this view was taken, quicker than anew."""

    def foresee(self, position: Any, seat: int) -> dict[str, list[Any]]:
        """What would happen, by the notation of what the seat may do now, as far as it may know it; only for
        actions that leave nothing to chance and are worth a look ahead."""

    def legal_texts(self, position: Any) -> list[str]:
        """The notation of all that the actor may do, in canonical order: quicker than by way of actions."""

    def chances(self, position: Any) -> tuple[list[int], list[int]]:
        """What chance may do, by its numbers in the kernel, and whole numbers that are to each other as the
        odds are; in canonical order, quicker than `odds`."""

    def action(self, position: Any, code: int) -> Any:
        """The action with this number in the kernel."""

    def happen(self, position: Any, code: int) -> list[Any]:
        """Do what chance may do, known by its number, and tell what happened: what `apply` does, but whether
        it could happen was asked already."""

    def repeat(self, position: Any, action: Any) -> None:
        """Do again what was done once and is known to be legal, quickly and without telling."""
