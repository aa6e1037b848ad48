"""The payload of a state: a position of the kernel and what belongs to it.

OpenSpiel copies the attributes of a Python state one by one, and pickles them to serialise a state. A single
attribute with its own copying and pickling is fast at both.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from quakeboard.core.registry import make_game
from quakeboard.research.openspiel.information_state import InformationState, step
from quakeboard.tensors.actions import ActionSpace, action_space


@dataclass(slots=True)
class StatePayload:
    """A position, its action space and its history."""

    rules: Any
    space: ActionSpace
    position: Any
    information_state: InformationState
    decisions_left: int
    """The number of decisions until the horizon."""
    base: Any = None
    """The position at set-up, which is never changed; None if it is the start of the game."""
    _legal: list[int] | None = None

    def legal(self) -> list[int]:
        """The numbers of the legal actions, cached as searches ask for them repeatedly."""
        if self._legal is None:
            self._legal = self.space.legal(self.position)
        return self._legal

    def step(self, code: int) -> None:
        """Take the action with this code in the kernel."""
        self.decisions_left -= self.position.actor() >= 0
        self._legal = None
        if self.rules.secrets is not None:
            step(self.position, code, self.information_state)
        else:
            self.position.step(code)

    def __deepcopy__(self, memo: dict[int, Any]) -> StatePayload:
        position, information_state = self.position.copy(), self.information_state.copy()
        return StatePayload(
            self.rules, self.space, position, information_state, self.decisions_left, self.base, self._legal
        )

    def __reduce__(self) -> tuple[Any, ...]:
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


def full_view(rules: Any, position: Any) -> Any:
    """A view with all secrets."""
    return rules.secrets.full_view(position) if rules.secrets is not None else position.view(None)


def _restore(
    key: str,
    options: dict[str, Any],
    now: Any,
    information_state: InformationState,
    decisions_left: int,
    base: Any,
) -> StatePayload:
    rules: Any = make_game(key, options)
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
def cached_action_space(rules: Any, seats: int) -> ActionSpace:
    """The action space of this game, made once."""
    return action_space(rules, seats)
