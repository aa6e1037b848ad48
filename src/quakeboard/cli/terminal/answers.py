"""How a decision answers a request: with an action, another question, or a sentence that says why not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from quakeboard.cli.terminal.requests import Request
from quakeboard.core.errors import BadNotation, QuakeboardError
from quakeboard.core.game import AnyGame


@dataclass(frozen=True)
class Act:
    """The decision is made: take this action."""

    action: Any


@dataclass(frozen=True)
class Ask:
    """Show the question, which may be another one now."""


@dataclass(frozen=True)
class Refuse:
    """The rules forbid it."""

    error: QuakeboardError


@dataclass(frozen=True)
class Explain:
    """The request means nothing here; the message with this key says what to do."""

    key: str
    params: Mapping[str, Any]


Answer = Act | Ask | Refuse | Explain


@dataclass(frozen=True)
class Question:
    """What is asked, and the choice behind each label."""

    kind: str
    menu: Mapping[str, Any]


class Decision(Protocol):
    """One decision of one seat, which may take several requests."""

    @property
    def view(self) -> Any: ...

    @property
    def legal(self) -> Sequence[Any]: ...

    @property
    def must_pass(self) -> bool:
        """Whether passing is the only legal action."""

    def clear(self) -> None:
        """Drop what was chosen so far."""

    def question(self) -> Question: ...

    def answer(self, request: Request) -> Answer:
        """The answer to a request; commands and empty lines ask again."""

    def attempt(self, action: Any) -> Answer:
        """Take an action if it is legal, or refuse it with the reason."""


def answer_in_notation(decision: Decision, game: AnyGame, text: str) -> Answer:
    """The answer to a line that may be an action in notation."""
    try:
        return decision.attempt(game.read(text))
    except BadNotation:
        return Explain("play-unclear", {"text": text[:60]})


def number_ranges(numbers: Sequence[int]) -> str:
    """Numbers as ranges: 1–3, 5."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def no_such_number(label: str, menu: Mapping[str, Any]) -> Explain:
    """The answer to a number that is not in the menu."""
    if not menu:
        return Explain("play-unclear", {"text": label})
    return Explain(
        "play-no-such-number", {"number": label, "numbers": number_ranges([int(key) for key in menu])}
    )
