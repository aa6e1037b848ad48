"""The payload of a state: a position and what belongs to it.

OpenSpiel copies the attributes of a Python state one by one, and pickles them to serialise a state. A single
attribute with its own copying and pickling is fast at both.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from quakeboard.core.game import JSON, AnyGame, AnyPosition, View
from quakeboard.core.registry import make_game
from quakeboard.research.openspiel.information_state import InformationState, take_step
from quakeboard.tensors.actions import ActionSpace, action_space

Pickled: TypeAlias = tuple[str, dict[str, JSON], View, InformationState, int, View | None]
"""The game and its options; the position, what was seen, the decisions left, and the position at set-up."""


@dataclass(slots=True)
class StatePayload:
    """A position, its action space and its history."""

    rules: AnyGame
    space: ActionSpace
    position: AnyPosition
    information_state: InformationState
    decisions_left: int
    """The number of decisions until the horizon."""
    base: AnyPosition | None = None
    """The position at set-up, which is never changed; None if it is the start of the game."""
    _legal: list[int] | None = None

    def legal(self) -> list[int]:
        """The numbers of the legal actions, cached as searches ask for them repeatedly."""
        if self._legal is None:
            self._legal = self.space.legal(self.position.kernel)
        return self._legal

    def step(self, code: int) -> None:
        """Take the action with this code in the kernel."""
        self.decisions_left -= self.position.actor() >= 0
        self._legal = None
        if self.rules.secrets is not None:
            self.information_state.steps.append(take_step(self.rules, self.position, code))
        else:
            self.position.kernel.step(code)

    def __deepcopy__(self, memo: dict[int, StatePayload]) -> StatePayload:
        position, information_state = self.position.copy(), self.information_state.copy()
        return StatePayload(
            self.rules, self.space, position, information_state, self.decisions_left, self.base, self._legal
        )

    def __reduce__(self) -> tuple[Callable[..., StatePayload], Pickled]:
        base = None if self.base is None else full_view(self.rules, self.base)
        now = full_view(self.rules, self.position)
        return _restore, (
            self.rules.spec.key,
            self.rules.options_to_json(),
            now,
            self.information_state,
            self.decisions_left,
            base,
        )


def full_view(rules: AnyGame, position: AnyPosition) -> View:
    """A view with all secrets."""
    return rules.secrets.full_view(position) if rules.secrets is not None else position.view(None)


def _restore(
    key: str,
    options: dict[str, JSON],
    now: View,
    information_state: InformationState,
    decisions_left: int,
    base: View | None,
) -> StatePayload:
    rules = make_game(key, options)
    start = None if base is None else rules.restore(base)
    return StatePayload(
        rules,
        cached_action_space(rules, now.seats),
        rules.restore(now),
        information_state,
        decisions_left,
        start,
    )


@cache
def cached_action_space(rules: AnyGame, seats: int) -> ActionSpace:
    """The action space of this game, made once."""
    return action_space(rules, seats)
