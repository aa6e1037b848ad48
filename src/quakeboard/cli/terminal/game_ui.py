"""The user interface of each game at the terminal, as the parts that the shared code needs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from quakeboard.cli.terminal import sanandreas, seismic
from quakeboard.cli.terminal.answers import Decision, Question
from quakeboard.cli.terminal.commands import Commands
from quakeboard.cli.terminal.requests import Request
from quakeboard.core.registry import spec_of
from quakeboard.games.sanandreas.spec import KEY as SAN_ANDREAS
from quakeboard.games.seismic.spec import KEY as SEISMIC
from quakeboard.language.people import People


class Storyteller(Protocol):
    """Tells the events at one table, in one language, to one reader."""

    people: People

    def tell(self, events: Any) -> list[str]: ...

    def flush(self) -> list[str]:
        """The sentences that are still held back."""


class QuestionPresenter(Protocol):
    """Shows the questions of one decision on one screen."""

    @property
    def needs_board(self) -> bool:
        """Whether the board is shown before the question."""

    def instruction(self) -> str:
        """What has to be done, in a sentence, or an empty text."""

    def prepare(self, question: Question) -> None:
        """Mark the choices on the board whenever it is drawn from now on."""

    def show(self, question: Question) -> None:
        """Show the choices."""

    def prompt(self, question: Question) -> str:
        """The text of the prompt."""


def _nothing_final(events: Iterable[Any]) -> bool:
    return False


@dataclass(frozen=True)
class GameUI:
    """The parts of the user interface that a game brings."""

    storyteller: Callable[..., Storyteller]
    """Makes a storyteller from a language, the names and `you`, the reader's seat."""
    commands: Callable[..., Commands]
    """Makes the commands from the match, its save file, the screen and the messages."""
    decision: Callable[..., Decision]
    """Makes a decision from the game and the position."""
    presenter: Callable[..., QuestionPresenter]
    """Makes a presenter from the commands and the decision."""
    parse: Callable[[str], Request]
    """Parses a line that was typed."""
    cannot_undo: str
    """The key of the sentence that says why nothing can be undone any more."""
    is_final: Callable[[Iterable[Any]], bool] = _nothing_final
    """Whether these events have shown a secret, after which nothing can be undone."""


GAME_UIS = {
    SEISMIC: GameUI(
        storyteller=spec_of(SEISMIC).part("language.storyteller"),
        commands=seismic.commands.Commands,
        decision=seismic.decisions.Decision,
        presenter=seismic.questions.QuestionPresenter,
        parse=seismic.parsing.parse,
        cannot_undo="play-cannot-undo",
    ),
    SAN_ANDREAS: GameUI(
        storyteller=spec_of(SAN_ANDREAS).part("language.storyteller"),
        commands=sanandreas.commands.Commands,
        decision=sanandreas.decisions.Decision,
        presenter=sanandreas.questions.QuestionPresenter,
        parse=sanandreas.parsing.parse,
        cannot_undo="play-sa-cannot-undo",
        is_final=sanandreas.decisions.is_final,
    ),
}


def game_ui(key: str) -> GameUI:
    """The user interface of the game with this key."""
    return GAME_UIS[key]
