"""The commands at the prompt: they describe, draw, explain or save, and never act in the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from quakeboard.analysis.forecast import Effort, forecast
from quakeboard.cli.terminal.display import Display
from quakeboard.cli.terminal.save_file import SaveFile, seed_file
from quakeboard.core.choices import Choice
from quakeboard.core.errors import QuakeboardError
from quakeboard.core.game import View
from quakeboard.language.forecast import foretell
from quakeboard.play.match import Match
from quakeboard.play.record import UNWRITABLE, BadRecord, check_forecast

RECENT_LINES = 12
"""The number of lines that `story` says without `all`."""
ALIASES = {
    "h": "help",
    "b": "board",
    "map": "board",
    "points": "scores",
    "danger": "forecast",
    "log": "story",
    "list": "?",
    "cancel": "back",
    "u": "undo",
    "q": "quit",
    "exit": "quit",
}
"""Other words for commands."""


class Commands:
    """The commands that every game has, and those that its words add."""

    def __init__(self, match: Match, file: SaveFile, display: Display) -> None:
        self.match = match
        self.file = file
        self.display = display
        self.screen = display.screen
        self.text = display.text
        self.reader: int | None = display.people.you
        """The seat that is looking at the screen; None shows no secrets."""
        self.choices: tuple[Choice, ...] = ()
        """What can be chosen now."""
        self.story: list[str] = []
        """Everything that was told, as all may know it."""
        self.effort = Effort()
        """The effort of forecasts and hints."""
        self._handlers: dict[str, Callable[[str], None]] = {
            **{name: partial(self._game_command, name) for name in display.words.commands},
            "help": self._help,
            "board": self._board,
            "scores": self._scores,
            "story": self._story,
            "large": partial(self._scale, True),
            "small": partial(self._scale, False),
            "fit": partial(self._scale, None),
            "pan": self._pan,
            "save": partial(self._save, overwrite=False),
            "save!": partial(self._save, overwrite=True),
        }
        if display.words.legend:
            self._handlers["legend"] = self._legend
        if display.words.rules:
            self._handlers["rules"] = self._rules
        if match.game.spec.has("analysis.forecast"):
            self._handlers["forecast"] = self._forecast

    @property
    def view(self) -> View:
        """What the one who looks at the screen may know."""
        return self.match.position.view(self.reader)

    def run(self, name: str, rest: str) -> bool:
        """Run a command; False if there is none with this name."""
        command = self._handlers.get(name)
        if command is None:
            return False
        try:
            command(rest)
        except QuakeboardError as error:
            self.screen.say(self.display.situation(self.view).refusal(error))
        return True

    def _game_command(self, name: str, rest: str) -> None:
        self.screen.say(*self.display.words.commands[name](self.display.situation(self.view), rest))

    def _help(self, rest: str) -> None:
        forecasts = ["play-help-forecast"] if "forecast" in self._handlers else []
        drawn = ["play-help-drawn"] if self.screen.drawn else []
        keys = ["play-help-choose", *self.display.words.help, "play-help-list", "play-help-undo"]
        keys += ["play-help-hint", *forecasts, "play-help-board", *drawn]
        keys += ["play-help-rules"] if self.display.words.rules else []
        self.screen.say(*map(self.text, [*keys, "play-help-save", "play-help-quit"]))

    def _board(self, rest: str) -> None:
        if self.screen.drawn:
            self.display.show_board(self.view, self.choices)
        else:
            self.display.describe(self.view)

    def _scores(self, rest: str) -> None:
        self.screen.say(*self.display.words.scores(self.display.situation(self.view)))

    def _legend(self, rest: str) -> None:
        self.screen.say(*map(self.text, self.display.words.legend))

    def _story(self, rest: str) -> None:
        whole = rest.lower() == "all" or len(self.story) <= RECENT_LINES
        if not self.story:
            self.screen.say(self.text("play-no-story"))
        self.screen.say(*(self.story if whole else self.story[-RECENT_LINES:]))
        if not whole:
            self.screen.say(self.text("play-story-all", lines=len(self.story)))

    def _scale(self, large: bool | None, rest: str) -> None:
        self.display.large = large
        self._draw_again()

    def _pan(self, rest: str) -> None:
        step = {"w": -40, "west": -40, "e": 40, "east": 40}.get(rest.lower())
        if step is None:
            self.screen.say(self.text("play-pan-which"))
            return
        self.display.offset += step
        self._draw_again()

    def _draw_again(self) -> None:
        if self.screen.drawn and self.display.board is not None:
            self.display.show_board(self.view, self.choices)
        else:
            self.screen.say(self.text("play-only-drawn"))

    def _forecast(self, rest: str) -> None:
        check_forecast(self.match.record)
        game, view = self.match.game, self.view
        dangers = forecast(game, view, self.effort)
        self.screen.say(
            *foretell(game.spec.key, self.display.people, view, dangers, whole=rest.lower() == "all")
        )

    def _rules(self, rest: str) -> None:
        words = self.display.words
        topics = self.text("play-topics", topics=", ".join(words.topics), example=words.topics[-1])
        key = words.find_rule(rest)
        if not rest:
            self.screen.say(self.text(words.rules[0]), topics)
        elif key is None:
            self.screen.say(self.text("play-no-topic", topic=rest[:40], topics=topics))
        else:
            self.screen.say(self.text(key))

    def _save(self, rest: str, *, overwrite: bool) -> None:
        if not rest:
            self.screen.say(self.text("play-save-kept", file=self.file.path))
            return
        path = Path(rest)
        try:
            path = path.expanduser()
            there = path.exists() or seed_file(path).exists()
            itself = path.resolve() == self.file.path.resolve()
        except (OSError, RuntimeError, ValueError):
            raise BadRecord(UNWRITABLE, file=path, why=self.text("play-no-file-name")) from None
        if itself:
            self.screen.say(self.text("play-save-itself", file=path))
        elif there and not overwrite:
            self.screen.say(self.text("play-save-exists", file=path))
        else:
            self.file.copy_to(path, self.match.record)
            self.screen.say(self.text("play-save-replaced" if there else "play-saved", file=path))
