"""The protocol that every game implements and all generic packages use.

A `Game` is a game with its options chosen, an immutable value. A `Position` is one moment of it: small,
mutable, copyable. It holds no draw order and no random state: whenever something is drawn or rolled, the
actor is `CHANCE` and `odds()` says exactly how likely each outcome is.
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
        """The possible chance actions with their probabilities, in canonical order; they sum to 1."""

    def apply(self, action: Any) -> list[Any]:
        """Apply the action and return its events; raise `IllegalAction` and change nothing if it is not
        legal."""

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""

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
        """The position before the first action; raises `BadOptions` if this number of seats cannot play
        it."""

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
        """An action and its events, as this seat or a spectator may know them."""

    def view_for_seat(self, position: Any, view: Any, seat: int | None) -> Any:
        """The view of another seat, made from a view of the same position: quicker than from scratch."""

    def previews(self, position: Any, seat: int) -> dict[str, list[Any]]:
        """The events that legal actions would lead to, by notation, as far as the seat may know them.

        Only actions are listed that leave nothing to chance and whose effects are hard to see.
        """

    def legal_texts(self, position: Any) -> list[str]:
        """The notation of all that the actor may do, in canonical order, which is quicker than `legal`."""

    def chance_weights(self, position: Any) -> tuple[list[int], list[int]]:
        """The kernel's numbers of all that chance may do, and integer weights in proportion to the odds.

        Both are in canonical order; this is quicker than `odds`.
        """

    def action(self, position: Any, code: int) -> Any:
        """The action with this number in the kernel."""

    def apply_chance(self, position: Any, code: int) -> list[Any]:
        """Apply a possible chance action by its number in the kernel: `apply` without a check."""

    def reapply(self, position: Any, action: Any) -> None:
        """Apply an action that is known to be legal, quickly and without events."""
