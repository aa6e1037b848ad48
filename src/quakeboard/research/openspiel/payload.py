"""What a state holds besides OpenSpiel's own: a position of the kernel, and what goes with it.

OpenSpiel copies the attributes of a Python state one by one, and pickles them to write a state down. One
attribute that knows how to be copied and pickled does both quickly.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from quakeboard.core.registry import make_game
from quakeboard.research.openspiel.information_state import Recall, do
from quakeboard.tensors.actions import ActionSpace, action_space


@dataclass(slots=True)
class Held:
    """A position, the numbers of its actions, and how it came about."""

    rules: Any
    space: ActionSpace
    position: Any
    recall: Recall
    left: int
    """How many decisions may still be made."""
    base: Any = None
    """The position at which the state was set up; None if it is the start of the game. Nobody changes it."""
    _legal: list[int] | None = None

    def legal(self) -> list[int]:
        """The numbers of all that a seat may do, found once: searches ask for them again and again."""
        if self._legal is None:
            self._legal = self.space.legal(self.position)
        return self._legal

    def step(self, code: int) -> None:
        """Let the action with this code in the kernel happen."""
        self.left -= self.position.actor() >= 0
        self._legal = None
        if self.rules.has_secrets:
            do(self.position, code, self.recall)
        else:
            self.position.step(code)

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        now, recall = self.position.copy(), self.recall.copy()
        return Held(self.rules, self.space, now, recall, self.left, self.base, self._legal)

    def __reduce__(self) -> tuple[Any, ...]:
        base = None if self.base is None else everything(self.rules, self.base)
        now = everything(self.rules, self.position)
        return _again, (self.rules.key, self.rules.options_to_json(), now, self.recall, self.left, base)


def everything(rules: Any, position: Any) -> Any:
    """The view of somebody from whom nothing is secret."""
    return position.full_view() if rules.has_secrets else position.view(None)


def _again(key: str, options: dict[str, Any], now: Any, recall: Recall, left: int, base: Any) -> Held:
    rules: Any = make_game(key, options)
    start = None if base is None else rules.restore(base)
    return Held(rules, space_of(rules, now.seats), rules.restore(now), recall, left, start)


@cache
def space_of(rules: Any, seats: int) -> ActionSpace:
    """The action space of this game, made once."""
    return action_space(rules, seats)
