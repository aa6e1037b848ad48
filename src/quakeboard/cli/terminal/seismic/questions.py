"""Putting a question to a person: its choices drawn or told, each with its number."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from quakeboard.cli.terminal.answers import Question, ranges
from quakeboard.cli.terminal.seismic.cards import Card
from quakeboard.cli.terminal.seismic.commands import Commands
from quakeboard.cli.terminal.seismic.decisions import CELL, CREW, ROTATION, SIDE, TILE, TOWN, Decision
from quakeboard.cli.terminal.seismic.names import cell_text, edges_text, tile_text, town_text
from quakeboard.cli.terminal.seismic.placement import Wish
from quakeboard.cli.terminal.seismic.prospects import prospect
from quakeboard.core.hexgrid import EDGE_NAMES, Cell
from quakeboard.games.seismic.language import nouns as seismic_words
from quakeboard.games.seismic.language.questions import ask
from quakeboard.games.seismic.rules.actions import ChooseSide, ChooseTown, Lay, SeismicAction, SendCrew, Turn
from quakeboard.games.seismic.rules.events import CrewSent
from quakeboard.games.seismic.rules.pieces import TILE_NUMBER, TILES, turned_exits, turned_links
from quakeboard.games.seismic.rules.scoring import section


class Asking:
    """One decision's questions on one screen."""

    def __init__(self, commands: Commands, decision: Decision) -> None:
        self.commands = commands
        self.screen = commands.screen
        self.speech = commands.speech
        self.drawing = commands.drawing
        self.decision = decision

    @property
    def wants_table(self) -> bool:
        """A tile has just been laid where a crew is asked for, and everybody has seen it."""
        return self.decision.view.phase != "crew"

    def call(self) -> str:
        """What has to be done; nothing if passing is all that can be."""
        if self.decision.forced:
            return ""
        second = self.decision.view.phase == "crew" and any(
            isinstance(action, Lay) for action in self.decision.legal
        )
        return ask(self.speech.language, self.decision.view, second_tile=second)

    def prepare(self, question: Question) -> None:
        """Let the board bear the numbers of this question from now on."""
        self.commands.numbers = self.numbers(question)

    def show(self, question: Question) -> None:
        """The choices, with their numbers."""
        match question.kind:
            case "tile":
                self._tiles(question)
            case "cell":
                self._cells(question)
            case "rotation":
                self._rotations(question)
            case "crew":
                self._crews(question)
            case _:
                self.screen.say(*(self._line(label, choice) for label, choice in question.menu.items()))

    def prompt(self, question: Question) -> str:
        """What to type."""
        numbers = ranges([int(label) for label in question.menu])
        shock = self.decision.view.phase == "aftershock"
        if self.decision.forced:
            return self.speech.say("play-ask-forced-shock" if shock else "play-ask-forced")
        keys = {
            TILE: "play-ask-tile",
            CELL: "play-ask-shock" if shock else "play-ask-cell",
            ROTATION: "play-ask-rotation",
            CREW: "play-ask-crew",
            SIDE: "play-ask-side",
            TOWN: "play-ask-town",
        }
        return self.speech.say(keys[question.kind], numbers=numbers)

    def _tiles(self, question: Question) -> None:
        cards = []
        for label, wish in question.menu.items():
            if isinstance(wish, Wish) and wish.tile is not None:
                name, places = wish.tile, self._places(wish.tile)
                line = self.speech.say("play-card", name=name, places=places)
                cards.append(Card(label, name, lines=[line]))
                if not self.screen.drawn:
                    tile = tile_text(self.speech, name)
                    self.screen.say(
                        self.speech.say("play-face-up", number=label, tile=tile, name=name, places=places)
                    )
        if self.drawing is not None:
            self.drawing.cards(cards)

    def numbers(self, question: Question) -> dict[Cell, str]:
        """The numbers of the cells, if a cell is asked for."""
        if question.kind != CELL:
            return {}
        wishes = {label: wish for label, wish in question.menu.items() if isinstance(wish, Wish)}
        return {wish.at: label for label, wish in wishes.items() if wish.at is not None}

    def _cells(self, question: Question) -> None:
        cells = self.numbers(question)
        if self.drawing is not None:
            self.drawing.board(self.decision.view, replace(self.commands.extras(), numbers=cells))
        for at, label in cells.items():
            fitting = [action for action in self.decision.placements if action.at == at]
            if not self.screen.drawn:
                rotations = len({action.rotation for action in fitting})
                line = self.speech.say("play-cell", number=label, at=cell_text(at), rotations=rotations)
                self.screen.say(line)
            self._prospects(label, fitting)

    def _rotations(self, question: Question) -> None:
        choices = {label: choice for label, choice in question.menu.items() if isinstance(choice, Lay | Turn)}
        if self.drawing is not None:
            self.drawing.cards(
                [
                    Card(label, self._tile(action), action.rotation, [f"r{action.rotation}"])
                    for label, action in choices.items()
                ]
            )
        for label, action in choices.items():
            if not self.screen.drawn:
                self.screen.say(self._rotation(label, action))
            self._prospects(label, [action])

    def _crews(self, question: Question) -> None:
        view = self.decision.view
        laid = next(tile for tile in view.board if tile.at == view.under_way.laid)
        if self.drawing is not None:
            labels = {
                choice.fragment: label
                for label, choice in question.menu.items()
                if isinstance(choice, SendCrew)
            }
            self.drawing.cards([Card("", laid.tile, laid.rotation, labels=labels)])
        self.screen.say(*(self._line(label, choice) for label, choice in question.menu.items()))

    def _line(self, label: str, choice: SeismicAction | Wish) -> str:
        say, view = self.speech.say, self.decision.view
        match choice:
            case SendCrew(fragment):
                at = view.under_way.laid
                assert at is not None
                found = section(self.decision.position, at, int(fragment[0]))
                sent = CrewSent(view.actor, at, fragment, found)
                road = seismic_words.claim(self.speech.language, sent, just_named=False)
                return say("play-crew", number=label, edges=edges_text(fragment), road=road)
            case ChooseSide(side):
                tiles = view.sides[view.under_way.town][EDGE_NAMES.index(side)]
                name = say("seismic-side", side=side)
                return say("play-side", number=label, edge=side, side=name, tiles=tiles)
            case ChooseTown(at):
                return say("play-town", number=label, town=town_text(self.speech, at), at=cell_text(at))
            case Wish(tile) if tile is not None:
                return say("play-second", number=label, tile=tile_text(self.speech, tile), name=tile)
        raise AssertionError("everything else is drawn or told elsewhere")

    def _rotation(self, label: str, action: Lay | Turn) -> str:
        piece = TILES[TILE_NUMBER[self._tile(action)]]
        links = turned_links(piece.links, action.rotation)
        edges = [edges_text(f"{a}{b}") for a, b in links]
        edges += [EDGE_NAMES[edge] for edge in turned_exits(piece.exits, action.rotation)]
        roads = self.speech.say("play-roads" if links else "play-exits", edges=self.speech.joined(edges))
        return self.speech.say("play-rotation", number=label, rotation=action.rotation, roads=roads)

    def _prospects(self, label: str, actions: Iterable[Lay | Turn]) -> None:
        """What the best of some placements would complete."""
        told = dict.fromkeys(prospect(self.speech, self.decision.position, action) for action in actions)
        for line in told:
            if line:
                self.screen.say(self.speech.say("play-prospect", number=label, prospect=line))

    def _places(self, tile: str) -> int:
        return len(
            {action.at for action in self.decision.legal if isinstance(action, Lay) and action.tile == tile}
        )

    def _tile(self, action: Lay | Turn) -> str:
        if isinstance(action, Lay):
            return action.tile
        return next(tile.tile for tile in self.decision.view.board if tile.at == action.at)
