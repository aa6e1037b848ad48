"""What a line at the prompt comes to: an action, another question, or a sentence that says why not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from quakeboard.cli.terminal.requests import Request
from quakeboard.core.errors import BadNotation, QuakeboardError
from quakeboard.core.game import Game


@dataclass(frozen=True)
class Act:
    """The decision is made."""

    action: Any


@dataclass(frozen=True)
class Ask:
    """There is a question to be shown: another one, or the same again."""


@dataclass(frozen=True)
class Refuse:
    """The rules say no."""

    error: QuakeboardError


@dataclass(frozen=True)
class Puzzle:
    """Nothing that the rules have a sentence for; this one says what to do."""

    key: str
    params: Mapping[str, Any]


Answer = Act | Ask | Refuse | Puzzle


@dataclass(frozen=True)
class Question:
    """What is asked, and what the numbers mean."""

    kind: str
    menu: Mapping[str, Any]


class Decision(Protocol):
    """One decision of one seat, in any game."""

    @property
    def view(self) -> Any: ...

    @property
    def legal(self) -> Sequence[Any]: ...

    @property
    def forced(self) -> bool:
        """Whether passing is all that can be done."""

    def back(self) -> None:
        """Settle nothing any more."""

    def question(self) -> Question: ...

    def answer(self, request: Request) -> Answer:
        """What a request comes to; commands and empty lines come to nothing."""

    def attempt(self, action: Any) -> Answer:
        """Do it, or say why it cannot be done."""


def in_notation(decision: Decision, game: Game, text: str) -> Answer:
    """What a line comes to that may be an action in notation, and is nothing else."""
    try:
        return decision.attempt(game.read(text))
    except BadNotation:
        return Puzzle("play-unclear", {"text": text[:60]})


def ranges(numbers: Sequence[int]) -> str:
    """Numbers as ranges: 1–3, 5."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def no_such_number(label: str, menu: Mapping[str, Any]) -> Puzzle:
    """A number was typed that nothing in the list has."""
    if not menu:
        return Puzzle("play-unclear", {"text": label})
    return Puzzle("play-no-such-number", {"number": label, "numbers": ranges([int(key) for key in menu])})
