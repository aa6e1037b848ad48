"""How a game is told, asked, drawn, looked at and read at the terminal: what each game brings along."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from quakeboard.cli.terminal.answers import Decision, Question
from quakeboard.cli.terminal.commands import Commands
from quakeboard.cli.terminal.requests import Request
from quakeboard.language.people import People


class Storyteller(Protocol):
    """Tells what happens at one table, in one language, to one reader."""

    people: People

    def tell(self, events: Any) -> list[str]: ...

    def flush(self) -> list[str]:
        """What is still held back."""


class Asking(Protocol):
    """One decision's questions on one screen."""

    @property
    def wants_table(self) -> bool:
        """Whether the table is shown before the question."""

    def call(self) -> str:
        """What has to be done, in a sentence, or nothing."""

    def prepare(self, question: Question) -> None:
        """Let the board show what can be chosen, whenever it is drawn from now on."""

    def show(self, question: Question) -> None:
        """The choices."""

    def prompt(self, question: Question) -> str:
        """What to type."""


def _nothing_final(events: Iterable[Any]) -> bool:
    return False


@dataclass(frozen=True)
class Manner:
    """What a game does its own way."""

    storyteller: Callable[..., Storyteller]
    """Made from a language, the names and `you`, the reader's seat."""
    commands: Callable[..., Commands]
    """The words that tell and draw; made from the match, its file, the screen and the speech."""
    decision: Callable[..., Decision]
    """Made from the game and the position."""
    asking: Callable[..., Asking]
    """Made from the commands and the decision."""
    read: Callable[[str], Request]
    cannot_undo: str
    """The key of the sentence that says why nothing can be taken back any more."""
    is_final: Callable[[Iterable[Any]], bool] = _nothing_final
    """Whether something was shown that cannot be unseen: after such events nothing can be taken back."""
