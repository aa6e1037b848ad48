"""The words at the prompt of San Andreas that do not act in the game."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import partial
from typing import Any

from quakeboard.cli.terminal import commands
from quakeboard.cli.terminal.output import Speech
from quakeboard.cli.terminal.parsing import read_pair
from quakeboard.cli.terminal.sanandreas import status as account
from quakeboard.cli.terminal.sanandreas.help_texts import HELP, LEGEND, TOPICS
from quakeboard.cli.terminal.sanandreas.look import Look
from quakeboard.cli.terminal.sanandreas.parsing import read_pawn
from quakeboard.cli.terminal.save_file import GameFile
from quakeboard.cli.terminal.screens import DrawnScreen, Screen
from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.language.storyteller import Storyteller
from quakeboard.games.sanandreas.render.text.board import CITIES, LARGE, SMALL, Scale, SquareBoard
from quakeboard.games.sanandreas.rules.view import SanAndreasView
from quakeboard.play.match import Match

BELOW_THE_MAP = 7
"""Lines that the players, the coins and the prompt need."""
LATELY = 12
"""How many lines of the story are told unless all of it is wanted."""


class Commands(commands.Commands):
    """What can be asked for at any time; all of it shows what the reader may know and nothing else."""

    help = HELP
    signs = ()
    topics = TOPICS

    def __init__(self, match: Match, file: GameFile, screen: Screen, speech: Speech) -> None:
        super().__init__(match, file, screen, speech)
        self.wish: Scale | None = None
        """The scale that the person asked for; None is whatever fits."""
        self.choices: Collection[Space] = ()
        """The spaces that can be chosen just now."""
        self.story: list[str] = []
        self._storyteller = Storyteller(speech.language, match.record.names, you=speech.people.you)
        self._told_small = False
        self._words |= {
            "legend": self._legend,
            "coins": self._coins,
            "story": self._story,
            "large": partial(self._scale, LARGE),
            "small": partial(self._scale, SMALL),
            "fit": partial(self._scale, None),
        }

    @property
    def view(self) -> SanAndreasView:
        view: SanAndreasView = self.match.position.view(self.reader)
        return view

    def watch(self, events: list[Any]) -> None:
        self.story += self._storyteller.tell(events)

    def forget(self) -> None:
        self.story.clear()

    def show_table(self) -> None:
        if not isinstance(self.screen, DrawnScreen):
            return
        scale = self.show_map(self.screen)
        if scale is SMALL and self.wish is None and not self._told_small:
            self._told_small = True
            self.screen.say(self.speech.say("play-sa-map-small"))
        self.screen.say(self._players(self.view))

    def show_map(self, screen: DrawnScreen) -> Scale:
        """Draw the map; return the scale that was used."""
        large = self._map(screen, LARGE)
        scale = self.wish or (LARGE if screen.has_room(large, BELOW_THE_MAP) else SMALL)
        screen.show(large if scale is LARGE else self._map(screen, SMALL))
        return scale

    def account(self) -> list[str]:
        return account.board(self.speech, self.view, self.match.game.restore(self.view))

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
        """A line with every seat's sign, name, points and coins left."""
        return self.speech.listed(
            [
                self.speech.say(
                    "play-sa-player",
                    sign=CITIES[seat],
                    name=self.speech.people.name(seat),
                    points=view.scores[seat],
                    coins=view.hand_sizes[seat],
                )
                for seat in range(view.seats)
            ]
        )

    def _scores(self, rest: str) -> None:
        position = self.match.game.restore(self.view)
        self.screen.say(*account.scores(self.speech, self.view, position))

    def _coins(self, rest: str) -> None:
        self.screen.say(*account.hands(self.speech, self.view))

    def _legend(self, rest: str) -> None:
        self.screen.say(*(self.speech.say(key) for key in LEGEND))

    def _story(self, rest: str) -> None:
        whole = rest.strip().lower() == "all"
        self.screen.say(*(self.story if whole else self.story[-LATELY:]))
        if len(self.story) > LATELY and not whole:
            self.screen.say(self.speech.say("play-sa-story-all", lines=len(self.story)))
        elif not self.story:
            self.screen.say(self.speech.say("play-sa-no-story"))

    def _look(self, rest: str) -> None:
        look = Look(self.speech, self.match.game, self.view)
        at, pawn = read_pair(rest), read_pawn(rest)
        number = re.fullmatch(r"(?:tile\s+|#)?([0-9]{1,2})", rest.strip().lower(), re.ASCII)
        if at is not None:
            self.screen.say(*look.space(at))
        elif number is not None:
            self.screen.say(*look.tile(int(number[1])))
        elif pawn is not None:
            self.screen.say(*look.pawn(pawn))
        else:
            self.screen.say(self.speech.say("play-sa-look-which"))

    def _scale(self, wish: Scale | None, rest: str) -> None:
        if not self.screen.drawn:
            self.screen.say(self.speech.say("play-only-drawn"))
            return
        self.wish = wish
        self.show_table()
