"""The commands of San Andreas."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import partial
from typing import Any, cast

from quakeboard.cli.terminal import commands
from quakeboard.cli.terminal.messages import Messages
from quakeboard.cli.terminal.parsing import parse_pair
from quakeboard.cli.terminal.sanandreas import status
from quakeboard.cli.terminal.sanandreas.help_texts import HELP, LEGEND, TOPICS
from quakeboard.cli.terminal.sanandreas.look import Look
from quakeboard.cli.terminal.sanandreas.parsing import parse_pawn
from quakeboard.cli.terminal.save_file import SaveFile
from quakeboard.cli.terminal.screens import DrawnScreen, Screen
from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.language.storyteller import Storyteller
from quakeboard.games.sanandreas.render.text.board import CITIES, LARGE, SMALL, Scale, SquareBoard
from quakeboard.games.sanandreas.rules.view import SanAndreasView
from quakeboard.play.match import Match

LINES_BELOW_MAP = 7
"""Lines for the players, the coins and the prompt."""
RECENT_LINES = 12
"""The number of lines that `story` prints without `all`."""


class Commands(commands.Commands):
    """The commands of every game, and those of San Andreas; none shows what the reader may not know."""

    help = HELP
    symbol_help = ()
    topics = TOPICS

    def __init__(self, match: Match, file: SaveFile, screen: Screen, messages: Messages) -> None:
        super().__init__(match, file, screen, messages)
        self.chosen_scale: Scale | None = None
        """The scale that the person has chosen; None for the largest that fits."""
        self.choices: Collection[Space] = ()
        """The spaces that can be chosen now."""
        self.story: list[str] = []
        self._storyteller = Storyteller(messages.language, match.record.names, you=messages.people.you)
        self._small_scale_explained = False
        self._handlers |= {
            "legend": self._legend,
            "coins": self._coins,
            "story": self._story,
            "large": partial(self._set_scale, LARGE),
            "small": partial(self._set_scale, SMALL),
            "fit": partial(self._set_scale, None),
        }

    @property
    def view(self) -> SanAndreasView:
        return cast(SanAndreasView, self.match.position.view(self.reader))

    def track(self, events: list[Any]) -> None:
        self.story += self._storyteller.tell(events)

    def reset_tracking(self) -> None:
        self.story.clear()

    def show_board(self) -> None:
        if not isinstance(self.screen, DrawnScreen):
            return
        scale = self.show_map(self.screen)
        if scale is SMALL and self.chosen_scale is None and not self._small_scale_explained:
            self._small_scale_explained = True
            self.screen.say(self.messages.text("play-sa-map-small"))
        self.screen.say(self._players(self.view))

    def show_map(self, screen: DrawnScreen) -> Scale:
        """Draw the map; return the scale that was used."""
        large = self._map(screen, LARGE)
        scale = self.chosen_scale or (LARGE if screen.has_room(large, LINES_BELOW_MAP) else SMALL)
        screen.show(large if scale is LARGE else self._map(screen, SMALL))
        return scale

    def describe_board(self) -> list[str]:
        return status.describe_board(self.messages, self.view, cast(Any, self.match.game.restore(self.view)))

    def _map(self, screen: DrawnScreen, scale: Scale) -> Any:
        board = SquareBoard(
            self.view,
            scale,
            choices=self.choices,
            width=screen.console.width,
            ascii_only=screen.ascii_only,
        )
        return board.draw()

    def _players(self, view: SanAndreasView) -> str:
        """A line with the symbol, name, points and coins left of every seat."""
        return self.messages.with_commas(
            [
                self.messages.text(
                    "play-sa-player",
                    sign=CITIES[seat],
                    name=self.messages.people.name(seat),
                    points=view.scores[seat],
                    coins=view.hand_sizes[seat],
                )
                for seat in range(view.seats)
            ]
        )

    def _scores(self, rest: str) -> None:
        position: Any = self.match.game.restore(self.view)
        self.screen.say(*status.describe_scores(self.messages, self.view, position))

    def _coins(self, rest: str) -> None:
        self.screen.say(*status.describe_hands(self.messages, self.view))

    def _legend(self, rest: str) -> None:
        self.screen.say(*(self.messages.text(key) for key in LEGEND))

    def _story(self, rest: str) -> None:
        whole = rest.strip().lower() == "all"
        self.screen.say(*(self.story if whole else self.story[-RECENT_LINES:]))
        if len(self.story) > RECENT_LINES and not whole:
            self.screen.say(self.messages.text("play-sa-story-all", lines=len(self.story)))
        elif not self.story:
            self.screen.say(self.messages.text("play-sa-no-story"))

    def _look(self, rest: str) -> None:
        look = Look(self.messages, self.match.game, self.view)
        at, pawn = parse_pair(rest), parse_pawn(rest)
        number = re.fullmatch(r"(?:tile\s+|#)?([0-9]{1,2})", rest.strip().lower(), re.ASCII)
        if at is not None:
            self.screen.say(*look.space(at))
        elif number is not None:
            self.screen.say(*look.tile(int(number[1])))
        elif pawn is not None:
            self.screen.say(*look.pawn(pawn))
        else:
            self.screen.say(self.messages.text("play-sa-look-which"))

    def _set_scale(self, scale: Scale | None, rest: str) -> None:
        if not self.screen.drawn:
            self.screen.say(self.messages.text("play-only-drawn"))
            return
        self.chosen_scale = scale
        self.show_board()
