"""The words at the prompt that do not act in the game: they tell, draw, explain or save."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from quakeboard.cli.text import account
from quakeboard.cli.text.hex_board import CREWS, Extras
from quakeboard.cli.text.keeping import GameFile, seed_file
from quakeboard.cli.text.looking import look
from quakeboard.cli.text.reading import read_cell
from quakeboard.cli.text.screens import DrawnScreen, Screen
from quakeboard.cli.text.speech import Speech
from quakeboard.cli.text.stencils import LARGE, SMALL, Scale
from quakeboard.cli.text.topics import find_topic, topic_names
from quakeboard.cli.text.words import HELP
from quakeboard.play.match import Match
from quakeboard.play.record import UNWRITABLE, BadRecord
from quakeboard.play.watchers import Scars
from quakeboard.rules.game import QuakeboardError
from quakeboard.rules.hexgrid import Cell


class Commands:
    """What can be asked for at any time."""

    def __init__(self, match: Match, file: GameFile, screen: Screen, speech: Speech, scars: Scars) -> None:
        self.match = match
        self.file = file
        self.screen = screen
        self.speech = speech
        self.scars = scars
        self.numbers: Mapping[Cell, str] = {}
        """The numbers of the cells that can be chosen just now."""
        self._told_small = False
        self._words: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "board": self._board,
            "scores": self._scores,
            "pile": self._pile,
            "look": self._look,
            "rules": self._rules,
            "save": partial(self._save, over=False),
            "save!": partial(self._save, over=True),
            "large": partial(self._scale, LARGE),
            "small": partial(self._scale, SMALL),
            "fit": partial(self._scale, None),
            "pan": self._pan,
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

    def show_table(self) -> None:
        """The board and the players, on a screen that draws."""
        if not isinstance(self.screen, DrawnScreen):
            return
        view = self.match.position.view(None)
        scale, cut = self.screen.board(view, self.extras())
        if cut:
            self.screen.say(self.speech.say("play-board-cut"))
        elif scale is SMALL and self.screen.wish is None and not self._told_small:
            self._told_small = True
            self.screen.say(self.speech.say("play-board-small"))
        self.screen.say(self._players(view))

    def extras(self) -> Extras:
        return Extras(self.numbers, self.scars.last, self.scars.cells)

    def _players(self, view: Any) -> str:
        """A line with every seat's crew, name, points and crews left."""
        return self.speech.listed(
            [
                self.speech.say(
                    "play-player",
                    sign=CREWS[seat],
                    name=self.speech.people.name(seat),
                    points=view.scores[seat],
                    crews=view.crews_left[seat],
                )
                for seat in range(view.seats)
            ]
        )

    def _board(self, rest: str) -> None:
        if self.screen.drawn:
            self.show_table()
        else:
            self.screen.say(*account.board(self.speech, self.match.position))

    def _help(self, rest: str) -> None:
        signs = [self.speech.say("play-signs")] if self.screen.drawn else []
        self.screen.say(*signs, *(self.speech.say(key) for key in HELP))

    def _scores(self, rest: str) -> None:
        view = self.match.position.view(None)
        self.screen.say(*account.scores(self.speech, view), *account.sides(self.speech, view))

    def _pile(self, rest: str) -> None:
        self.screen.say(*account.pile(self.speech, self.match.position.view(None)))

    def _look(self, rest: str) -> None:
        at = read_cell(rest)
        if at is None:
            self.screen.say(self.speech.say("play-look-which"))
        else:
            self.screen.say(*look(self.speech, self.match.position, at))

    def _rules(self, rest: str) -> None:
        topics = self.speech.say("play-topics", topics=self.speech.listed(topic_names()))
        if not rest.strip():
            self.screen.say(self.speech.say("play-rules-aim"), topics)
            return
        key = find_topic(rest)
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

    def _scale(self, wish: Scale | None, rest: str) -> None:
        if not isinstance(self.screen, DrawnScreen):
            self.screen.say(self.speech.say("play-only-drawn"))
            return
        self.screen.wish = wish
        self.show_table()

    def _pan(self, rest: str) -> None:
        if not isinstance(self.screen, DrawnScreen):
            self.screen.say(self.speech.say("play-only-drawn"))
            return
        step = {"w": -1, "west": -1, "left": -1, "e": 1, "east": 1, "right": 1}.get(rest.strip().lower())
        if step is None:
            self.screen.say(self.speech.say("play-pan-which"))
            return
        self.screen.pan(step)
        self.show_table()
