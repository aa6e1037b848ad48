"""The protocols that every game implements and all generic packages use.

A `Game` is a game with its options chosen, an immutable value. A `Position` is one moment of it: small,
mutable, copyable. It holds no draw order and no random state: whenever something is drawn or rolled, the
actor is `CHANCE` and `odds()` says exactly how likely each outcome is. Its `kernel` knows the same moment in
numbers alone: every action has a code there, and legal actions stand in the same canonical order everywhere.

The protocols are generic over the position, action, event and view of a game. Code that works with any game
uses `AnyGame` and `AnyPosition`.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import Field, dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Protocol, Self, TypeAlias, TypeVar

if TYPE_CHECKING:
    from quakeboard.core.kernel.rng import Rng
    from quakeboard.core.spec import GameSpec

CHANCE = -1
"""The actor when the next action is a draw or a roll."""

OVER = -2
"""The actor when the game is over."""

JSON: TypeAlias = "bool | int | float | str | Sequence[JSON] | Mapping[str, JSON] | None"
"""Plain data, as JSON can hold it."""

EventKind = Literal["turn", "build", "quake", "loss", "score", "end", "other"]
"""What an event is about, for statistics and sounds: a turn begins, something is built, a quake strikes,
something built is lost, points are scored, the game ends."""


class Action(Hashable, Protocol):
    """One decision or one piece of chance. `str()` gives its notation."""

    def __str__(self) -> str: ...


class Dataclass(Protocol):
    """Any dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


class Event(Dataclass, Protocol):
    """Something that happened, in the players' words, with all that a log line or an animation needs."""

    key: ClassVar[str]
    """The key of its sentence, which begins with the key of the game."""
    kind: ClassVar[EventKind]


class View(Dataclass, Protocol):
    """What one seat, or a spectator, may know of a position: plain data."""

    keyed: ClassVar[Mapping[str, str]]
    """The fields that are long lists of items, with the attribute that identifies an item."""
    derived: ClassVar[frozenset[str]]
    """The fields that follow from others, or are the same in all positions of a game."""

    @property
    def seat(self) -> int | None: ...

    @property
    def seats(self) -> int: ...

    @property
    def actor(self) -> int: ...

    @property
    def turn_number(self) -> int: ...

    @property
    def scores(self) -> tuple[int, ...]: ...


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: why, with which scores, and who won (several seats may share a win)."""

    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Kernel(Protocol):
    """One moment of a game in numbers alone: what search, arena, tensors and chance use."""

    @property
    def seats(self) -> int: ...

    @property
    def turn_number(self) -> int:
        """The number of turns begun so far."""

    def actor(self) -> int:
        """The seat that is asked, `CHANCE` or `OVER`."""

    def codes(self) -> list[int]:
        """The codes of all that the actor may do, in canonical order."""

    def weights(self) -> list[int]:
        """Integers in proportion to the odds of `codes()`, when the actor is `CHANCE`."""

    def is_legal(self, code: int) -> bool:
        """Whether the actor may do this."""

    def step(self, code: int) -> None:
        """Do this; raises `ValueError` if it is not legal."""

    def sample(self, rng: Rng) -> int:
        """The code of a legal action: of a seat, all equally likely; of chance, by the odds."""

    def playout(self, rng: Rng) -> tuple[int, ...]:
        """Play to the end by `sample`, and return the scores."""

    def scores(self) -> tuple[int, ...]:
        """The scores if the game ended now."""

    def copy(self) -> Self:
        """An independent kernel that is equal to this one."""

    def snapshot(self) -> bytes:
        """All numbers from which this moment can be made again, secrets included."""

    def load(self, snapshot: bytes) -> None:
        """Become the moment of a snapshot of the same game with as many seats.

        Raises `ValueError` and changes nothing if it is none.
        """


A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
V_co = TypeVar("V_co", bound=View, covariant=True)


class Position(Protocol[A, E, V_co]):
    """One moment of a game."""

    @property
    def kernel(self) -> Kernel:
        """The same moment in numbers: changing one changes the other."""

    def actor(self) -> int:
        """The seat that is asked, `CHANCE` or `OVER`."""

    def legal(self) -> list[A]:
        """All that the actor may do, in canonical order."""

    def odds(self) -> list[tuple[A, Fraction]]:
        """The possible chance actions with their probabilities, which sum to 1; empty if a seat is asked."""

    def encode(self, action: A) -> int:
        """The code of an action, or -1 if it names something that this table does not have."""

    def decode(self, code: int) -> A:
        """The action with this code, one of `kernel.codes()`."""

    def texts(self) -> list[str]:
        """The notation of all that the actor may do, in canonical order: quicker than `legal`."""

    def apply(self, action: A) -> list[E]:
        """Apply the action and return its events; raises `IllegalAction` and changes nothing if it is not
        legal."""

    def happen(self, code: int) -> list[E]:
        """Apply an action that is known to be legal, by its code, and return its events."""

    def view(self, seat: int | None) -> V_co:
        """What this seat may know; None is a spectator."""

    def state(self) -> Mapping[str, JSON]:
        """The whole position with all secrets, as a trace shows it."""

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    def copy(self) -> Self:
        """An independent position that is equal to this one."""


AnyPosition: TypeAlias = Position[Action, Event, View]
"""A position of some game."""

P = TypeVar("P")


class Secrets(Protocol[P, A, E, V]):
    """What a game with hidden information adds to its rules."""

    def deal(self, view: V, rng: Rng) -> P:
        """A position that agrees with the view; every way to deal what is hidden is equally likely."""

    def seen_by(self, seat: int | None, actor: int, action: A, events: Sequence[E]) -> tuple[A, list[E]]:
        """An action and its events, as this seat or a spectator may know them."""

    def full_view(self, position: P) -> V:
        """The view of somebody who knows everything: for records and traces, never for a player."""

    def view_for_seat(self, position: P, view: V, seat: int | None) -> V:
        """The view of another seat, made from a view of the same position: quicker than from scratch."""

    def known(self, view: V) -> frozenset[Hashable]:
        """What this view tells of the secrets of others.

        An action after which anybody knows more of them than before cannot be taken back.
        """


class Game(Hashable, Protocol[P, A, E, V]):
    """A game with its options chosen: an immutable, hashable value."""

    @property
    def spec(self) -> GameSpec: ...

    @property
    def rules_version(self) -> int:
        """The version of the rules that it is played by; a change of behaviour raises it."""

    @property
    def secrets(self) -> Secrets[P, A, E, V] | None:
        """What is hidden, or None: then everyone's view is the same but for its `seat`."""

    def options_to_json(self) -> dict[str, JSON]:
        """The options as a record keeps them."""

    def start(self, seats: int) -> P:
        """The position before the first action; raises `BadOptions` if this number of seats cannot play
        it."""

    def read(self, text: str) -> A:
        """The action that this notation means; raises `BadNotation`."""

    def read_view(self, data: JSON) -> V:
        """The view that was written as plain data, so that views can travel between processes."""

    def restore(self, view: V) -> P:
        """A position that agrees with everything in the view."""

    def timeout(self, position: P) -> A:
        """What is played for a seat whose time is up."""

    def previews(self, position: P, seat: int) -> dict[str, list[E]]:
        """The events that legal actions would lead to, by notation, as far as the seat may know them.

        Only actions are listed that leave nothing to chance and whose effects are hard to see.
        """


AnyGame: TypeAlias = Game[AnyPosition, Action, Event, View]
"""Some game with its options chosen."""


def odds(position: Position[A, E, V_co]) -> list[tuple[A, Fraction]]:
    """The chance actions of a position with their probabilities, by the weights of its kernel."""
    if position.actor() != CHANCE:
        return []
    weights = position.kernel.weights()
    total = sum(weights)
    return [
        (action, Fraction(weight, total)) for action, weight in zip(position.legal(), weights, strict=True)
    ]
