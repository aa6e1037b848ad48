"""The words at the prompt of Seismic that do not act in the game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from quakeboard.cli.terminal import commands
from quakeboard.cli.terminal.output import Speech
from quakeboard.cli.terminal.parsing import read_pair
from quakeboard.cli.terminal.save_file import GameFile
from quakeboard.cli.terminal.screens import DrawnScreen, Screen
from quakeboard.cli.terminal.seismic import status as account
from quakeboard.cli.terminal.seismic.drawing import Drawing
from quakeboard.cli.terminal.seismic.help_texts import HELP
from quakeboard.cli.terminal.seismic.look import look
from quakeboard.cli.terminal.seismic.topics import TOPICS
from quakeboard.core.hexgrid import Cell
from quakeboard.games.seismic.render.scar_tracker import ScarTracker
from quakeboard.games.seismic.render.text.board import CREWS, Extras
from quakeboard.games.seismic.render.text.stencils import LARGE, SMALL, Scale
from quakeboard.play.match import Match


class Commands(commands.Commands):
    """What can be asked for at any time."""

    help = HELP
    signs = ("play-signs",)
    topics = TOPICS

    def __init__(self, match: Match, file: GameFile, screen: Screen, speech: Speech) -> None:
        super().__init__(match, file, screen, speech)
        self.drawing = Drawing(screen) if isinstance(screen, DrawnScreen) else None
        self.scars = ScarTracker()
        self.numbers: Mapping[Cell, str] = {}
        """The numbers of the cells that can be chosen just now."""
        self._told_small = False
        self._words |= {
            "pile": self._pile,
            "large": partial(self._scale, LARGE),
            "small": partial(self._scale, SMALL),
            "fit": partial(self._scale, None),
            "pan": self._pan,
        }

    def watch(self, events: list[Any]) -> None:
        self.scars.update(events)

    def forget(self) -> None:
        self.scars.cells.clear()
        self.scars.last = None

    def show_table(self) -> None:
        if self.drawing is None:
            return
        view = self.match.position.view(None)
        scale, cut = self.drawing.board(view, self.extras())
        if cut:
            self.screen.say(self.speech.say("play-board-cut"))
        elif scale is SMALL and self.drawing.wish is None and not self._told_small:
            self._told_small = True
            self.screen.say(self.speech.say("play-board-small"))
        self.screen.say(self._players(view))

    def extras(self) -> Extras:
        return Extras(self.numbers, self.scars.last, self.scars.cells)

    def account(self) -> list[str]:
        return account.board(self.speech, self.match.position)

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

    def _scores(self, rest: str) -> None:
        view = self.match.position.view(None)
        self.screen.say(*account.scores(self.speech, view), *account.sides(self.speech, view))

    def _pile(self, rest: str) -> None:
        self.screen.say(*account.pile(self.speech, self.match.position.view(None)))

    def _look(self, rest: str) -> None:
        at = read_pair(rest)
        if at is None:
            self.screen.say(self.speech.say("play-look-which"))
        else:
            self.screen.say(*look(self.speech, self.match.position, at))

    def _scale(self, wish: Scale | None, rest: str) -> None:
        if self.drawing is None:
            self.screen.say(self.speech.say("play-only-drawn"))
            return
        self.drawing.wish = wish
        self.show_table()

    def _pan(self, rest: str) -> None:
        if self.drawing is None:
            self.screen.say(self.speech.say("play-only-drawn"))
            return
        step = {"w": -1, "west": -1, "left": -1, "e": 1, "east": 1, "right": 1}.get(rest.strip().lower())
        if step is None:
            self.screen.say(self.speech.say("play-pan-which"))
            return
        self.drawing.pan(step)
        self.show_table()
