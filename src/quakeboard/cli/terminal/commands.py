"""The words at the prompt that do not act in the game: they tell, draw, explain or save.

What every game has stands here; what is told and drawn is the game's own.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

from quakeboard.analysis.forecast import Effort, forecast
from quakeboard.cli.terminal.output import Speech
from quakeboard.cli.terminal.save_file import GameFile, seed_file
from quakeboard.cli.terminal.screens import Screen
from quakeboard.cli.terminal.topics import Topics
from quakeboard.core.errors import QuakeboardError
from quakeboard.language.forecast import foretell
from quakeboard.play.match import Match
from quakeboard.play.record import UNWRITABLE, BadRecord, check_forecast


class Commands(ABC):
    """What can be asked for at any time."""

    help: ClassVar[tuple[str, ...]]
    """What `help` prints, a line a key."""
    signs: ClassVar[tuple[str, ...]]
    """What it prints first where the board is drawn: what its signs mean."""
    topics: ClassVar[Topics]

    def __init__(self, match: Match, file: GameFile, screen: Screen, speech: Speech) -> None:
        self.match = match
        self.file = file
        self.screen = screen
        self.speech = speech
        self.reader: int | None = speech.people.you
        """The seat that looks at the screen, or None: whoever looks may see no secret."""
        self.effort = Effort()
        """How much a forecast may look at."""
        self._words: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "board": self._board,
            "scores": self._scores,
            "look": self._look,
            "forecast": self._forecast,
            "rules": self._rules,
            "save": partial(self._save, over=False),
            "save!": partial(self._save, over=True),
        }

    def run(self, word: str, rest: str) -> bool:
        """Do it, if this is such a word."""
        command = self._words.get(word)
        if command is None:
            return False
        try:
            command(rest)
        except QuakeboardError as error:
            self.screen.say(self.speech.refusal(error))
        return True

    @abstractmethod
    def show_table(self) -> None:
        """The board and the players, on a screen that draws."""

    @abstractmethod
    def watch(self, events: list[Any]) -> None:
        """Gather what the position does not keep from what has just happened."""

    @abstractmethod
    def forget(self) -> None:
        """All that was gathered: it will be told again from the beginning."""

    @abstractmethod
    def account(self) -> list[str]:
        """The board in sentences."""

    @abstractmethod
    def _scores(self, rest: str) -> None: ...

    @abstractmethod
    def _look(self, rest: str) -> None: ...

    def _board(self, rest: str) -> None:
        if self.screen.drawn:
            self.show_table()
        else:
            self.screen.say(*self.account())

    def _forecast(self, rest: str) -> None:
        check_forecast(self.match.record)
        game, view = self.match.game, self.match.position.view(self.reader)
        dangers, whole = forecast(game, view, self.effort), rest.strip().lower() == "all"
        self.screen.say(*foretell(game.key, self.speech.people, view, dangers, whole=whole))

    def _help(self, rest: str) -> None:
        signs = self.signs if self.screen.drawn else ()
        self.screen.say(*(self.speech.say(key) for key in (*signs, *self.help)))

    def _rules(self, rest: str) -> None:
        names = self.speech.listed(self.topics.names)
        topics = self.speech.say("play-topics", topics=names)
        if not rest.strip():
            self.screen.say(self.speech.say(self.topics.keys[0]), topics)
            return
        key = self.topics.find(rest)
        if key is None:
            self.screen.say(self.speech.say("play-no-topic", topic=rest[:40], topics=topics))
        else:
            self.screen.say(self.speech.say(key))

    def _save(self, rest: str, *, over: bool) -> None:
        say = self.speech.say
        if not rest.strip():
            self.screen.say(say("play-save-kept", file=self.file.path))
            return
        path = Path(rest.strip())
        try:
            path = path.expanduser()
            there = path.exists() or seed_file(path).exists()
            itself = path.resolve() == self.file.path.resolve()
        except (OSError, RuntimeError, ValueError):
            raise BadRecord(UNWRITABLE, file=path, why=say("play-no-file-name")) from None
        if itself:
            self.screen.say(say("play-save-itself", file=path))
        elif there and not over:
            self.screen.say(say("play-save-exists", file=path))
        else:
            self.file.copy_to(path, self.match.record)
            self.screen.say(say("play-save-replaced" if there else "play-saved", file=path))
