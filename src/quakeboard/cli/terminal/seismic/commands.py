"""The commands of Seismic."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, cast

from quakeboard.cli.terminal import commands
from quakeboard.cli.terminal.messages import Messages
from quakeboard.cli.terminal.parsing import parse_pair
from quakeboard.cli.terminal.save_file import SaveFile
from quakeboard.cli.terminal.screens import DrawnScreen, Screen
from quakeboard.cli.terminal.seismic import status
from quakeboard.cli.terminal.seismic.drawing import Drawing
from quakeboard.cli.terminal.seismic.help_texts import HELP, TOPICS
from quakeboard.cli.terminal.seismic.look import look
from quakeboard.core.hexgrid import Cell
from quakeboard.games.seismic.render.scar_tracker import ScarTracker
from quakeboard.games.seismic.render.text.board import CREWS, Extras
from quakeboard.games.seismic.render.text.stencils import LARGE, SMALL, Scale
from quakeboard.play.match import Match


class Commands(commands.Commands):
    """The commands of every game, and those of Seismic."""

    help = HELP
    symbol_help = ("play-signs",)
    topics = TOPICS

    def __init__(self, match: Match, file: SaveFile, screen: Screen, messages: Messages) -> None:
        super().__init__(match, file, screen, messages)
        self.drawing = Drawing(screen) if isinstance(screen, DrawnScreen) else None
        self.scars = ScarTracker()
        self.numbers: Mapping[Cell, str] = {}
        """The labels of the cells that can be chosen now."""
        self._small_scale_explained = False
        self._handlers |= {
            "pile": self._pile,
            "large": partial(self._set_scale, LARGE),
            "small": partial(self._set_scale, SMALL),
            "fit": partial(self._set_scale, None),
            "pan": self._pan,
        }

    def track(self, events: list[Any]) -> None:
        self.scars.update(events)

    def reset_tracking(self) -> None:
        self.scars.cells.clear()
        self.scars.last = None

    def show_board(self) -> None:
        if self.drawing is None:
            return
        view: Any = self.match.position.view(None)
        scale, cut = self.drawing.board(view, self.extras())
        if cut:
            self.screen.say(self.messages.text("play-board-cut"))
        elif scale is SMALL and self.drawing.chosen_scale is None and not self._small_scale_explained:
            self._small_scale_explained = True
            self.screen.say(self.messages.text("play-board-small"))
        self.screen.say(self._players(view))

    def extras(self) -> Extras:
        return Extras(self.numbers, self.scars.last, self.scars.cells)

    def describe_board(self) -> list[str]:
        return status.describe_board(self.messages, self.match.position)

    def _players(self, view: Any) -> str:
        """A line with the crew, name, points and crews left of every seat."""
        return self.messages.with_commas(
            [
                self.messages.text(
                    "play-player",
                    sign=CREWS[seat],
                    name=self.messages.people.name(seat),
                    points=view.scores[seat],
                    crews=view.crews_left[seat],
                )
                for seat in range(view.seats)
            ]
        )

    def _scores(self, rest: str) -> None:
        view: Any = self.match.position.view(None)
        self.screen.say(
            *status.describe_scores(self.messages, view), *status.describe_sides(self.messages, view)
        )

    def _pile(self, rest: str) -> None:
        self.screen.say(*status.describe_pile(self.messages, cast(Any, self.match.position.view(None))))

    def _look(self, rest: str) -> None:
        at = parse_pair(rest)
        if at is None:
            self.screen.say(self.messages.text("play-look-which"))
        else:
            self.screen.say(*look(self.messages, self.match.position, at))

    def _set_scale(self, scale: Scale | None, rest: str) -> None:
        if self.drawing is None:
            self.screen.say(self.messages.text("play-only-drawn"))
            return
        self.drawing.chosen_scale = scale
        self.show_board()

    def _pan(self, rest: str) -> None:
        if self.drawing is None:
            self.screen.say(self.messages.text("play-only-drawn"))
            return
        step = {"w": -1, "west": -1, "left": -1, "e": 1, "east": 1, "right": 1}.get(rest.strip().lower())
        if step is None:
            self.screen.say(self.messages.text("play-pan-which"))
            return
        self.drawing.pan(step)
        self.show_board()
