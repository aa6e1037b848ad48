"""The commands at the prompt: they describe, draw, explain or save, and never act in the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

from quakeboard.analysis.forecast import Effort, forecast
from quakeboard.cli.terminal.messages import Messages
from quakeboard.cli.terminal.save_file import SaveFile, seed_file
from quakeboard.cli.terminal.screens import Screen
from quakeboard.core.errors import QuakeboardError
from quakeboard.language.forecast import foretell
from quakeboard.play.match import Match
from quakeboard.play.record import UNWRITABLE, BadRecord, check_forecast


@dataclass(frozen=True)
class Topics:
    """The topics of a game's rules, by their English names."""

    prefix: str
    """The prefix of every key; the rest of a key is the topic's name."""
    keys: tuple[str, ...]
    """The keys in reading order, the aim of the game first."""
    synonyms: Mapping[str, str]
    """Other words for topics."""

    @property
    def names(self) -> list[str]:
        return [key.removeprefix(self.prefix) for key in self.keys]

    def find(self, text: str) -> str | None:
        """The key of a topic by its name, the beginning of its name or a synonym, in any case."""
        wanted = "-".join(text.lower().replace("'", "").replace("’", "").split())
        names = self.names
        matches = [name for name in names if name.startswith(wanted)] if wanted else []
        name = wanted if wanted in names else matches[0] if matches else self.synonyms.get(wanted)
        return None if name is None else self.prefix + name


class Commands(ABC):
    """The commands of every game, to which each game adds its own."""

    help: ClassVar[tuple[str, ...]]
    """The keys of the lines that `help` prints."""
    symbol_help: ClassVar[tuple[str, ...]]
    """The keys of the lines that `help` prints first on a drawn screen, which explain the symbols."""
    topics: ClassVar[Topics]

    def __init__(self, match: Match, file: SaveFile, screen: Screen, messages: Messages) -> None:
        self.match = match
        self.file = file
        self.screen = screen
        self.messages = messages
        self.reader: int | None = messages.people.you
        """The seat that is looking at the screen; None shows no secrets."""
        self.effort = Effort()
        """The effort of forecasts and hints."""
        self._handlers: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "board": self._board,
            "scores": self._scores,
            "look": self._look,
            "forecast": self._forecast,
            "rules": self._rules,
            "save": partial(self._save, overwrite=False),
            "save!": partial(self._save, overwrite=True),
        }

    def run(self, word: str, rest: str) -> bool:
        """Run a command; False if there is none with this name."""
        command = self._handlers.get(word)
        if command is None:
            return False
        try:
            command(rest)
        except QuakeboardError as error:
            self.screen.say(self.messages.refusal(error))
        return True

    @abstractmethod
    def show_board(self) -> None:
        """Draw the board and the players; nothing on a plain screen."""

    @abstractmethod
    def track(self, events: list[Any]) -> None:
        """Collect from new events what positions do not hold."""

    @abstractmethod
    def reset_tracking(self) -> None:
        """Drop what was collected; all events will be tracked again."""

    @abstractmethod
    def describe_board(self) -> list[str]:
        """The board in sentences."""

    @abstractmethod
    def _scores(self, rest: str) -> None: ...

    @abstractmethod
    def _look(self, rest: str) -> None: ...

    def _board(self, rest: str) -> None:
        if self.screen.drawn:
            self.show_board()
        else:
            self.screen.say(*self.describe_board())

    def _forecast(self, rest: str) -> None:
        check_forecast(self.match.record)
        game, view = self.match.game, self.match.position.view(self.reader)
        dangers, whole = forecast(game, view, self.effort), rest.strip().lower() == "all"
        self.screen.say(*foretell(game.spec.key, self.messages.people, view, dangers, whole=whole))

    def _help(self, rest: str) -> None:
        symbols = self.symbol_help if self.screen.drawn else ()
        self.screen.say(*(self.messages.text(key) for key in (*symbols, *self.help)))

    def _rules(self, rest: str) -> None:
        names = self.messages.with_commas(self.topics.names)
        topics = self.messages.text("play-topics", topics=names)
        if not rest.strip():
            self.screen.say(self.messages.text(self.topics.keys[0]), topics)
            return
        key = self.topics.find(rest)
        if key is None:
            self.screen.say(self.messages.text("play-no-topic", topic=rest[:40], topics=topics))
        else:
            self.screen.say(self.messages.text(key))

    def _save(self, rest: str, *, overwrite: bool) -> None:
        text = self.messages.text
        if not rest.strip():
            self.screen.say(text("play-save-kept", file=self.file.path))
            return
        path = Path(rest.strip())
        try:
            path = path.expanduser()
            there = path.exists() or seed_file(path).exists()
            itself = path.resolve() == self.file.path.resolve()
        except (OSError, RuntimeError, ValueError):
            raise BadRecord(UNWRITABLE, file=path, why=text("play-no-file-name")) from None
        if itself:
            self.screen.say(text("play-save-itself", file=path))
        elif there and not overwrite:
            self.screen.say(text("play-save-exists", file=path))
        else:
            self.file.copy_to(path, self.match.record)
            self.screen.say(text("play-save-replaced" if there else "play-saved", file=path))
