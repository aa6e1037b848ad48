"""Shows the questions of Seismic: the choices, drawn or in sentences, each with its label."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from quakeboard.cli.terminal.answers import Question, number_ranges
from quakeboard.cli.terminal.seismic.cards import Card
from quakeboard.cli.terminal.seismic.commands import Commands
from quakeboard.cli.terminal.seismic.decisions import CELL, CREW, ROTATION, SIDE, TILE, TOWN, Decision
from quakeboard.cli.terminal.seismic.names import cell_text, edges_text, tile_text, town_text
from quakeboard.cli.terminal.seismic.placement import PartialPlacement
from quakeboard.cli.terminal.seismic.previews import preview
from quakeboard.core.hexgrid import EDGE_NAMES, Cell
from quakeboard.games.seismic.language import nouns
from quakeboard.games.seismic.language.questions import ask
from quakeboard.games.seismic.rules.actions import ChooseSide, ChooseTown, Lay, SeismicAction, SendCrew, Turn
from quakeboard.games.seismic.rules.events import CrewSent
from quakeboard.games.seismic.rules.pieces import TILE_NUMBER, TILES, turned_exits, turned_links
from quakeboard.games.seismic.rules.scoring import section


class QuestionPresenter:
    """Shows the questions of one decision on one screen."""

    def __init__(self, commands: Commands, decision: Decision) -> None:
        self.commands = commands
        self.screen = commands.screen
        self.messages = commands.messages
        self.drawing = commands.drawing
        self.decision = decision

    @property
    def needs_board(self) -> bool:
        """Where a crew is asked for, the board was drawn just before."""
        return self.decision.view.phase != "crew"

    def instruction(self) -> str:
        """What has to be done; an empty text if passing is the only legal action."""
        if self.decision.must_pass:
            return ""
        second = self.decision.view.phase == "crew" and any(
            isinstance(action, Lay) for action in self.decision.legal
        )
        return ask(self.messages.language, self.decision.view, second_tile=second)

    def prepare(self, question: Question) -> None:
        """Draw the labels of this question on the board from now on."""
        self.commands.numbers = self.numbers(question)

    def show(self, question: Question) -> None:
        """Show the choices with their labels."""
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
        """The text of the prompt."""
        numbers = number_ranges([int(label) for label in question.menu])
        shock = self.decision.view.phase == "aftershock"
        if self.decision.must_pass:
            return self.messages.text("play-ask-forced-shock" if shock else "play-ask-forced")
        keys = {
            TILE: "play-ask-tile",
            CELL: "play-ask-shock" if shock else "play-ask-cell",
            ROTATION: "play-ask-rotation",
            CREW: "play-ask-crew",
            SIDE: "play-ask-side",
            TOWN: "play-ask-town",
        }
        return self.messages.text(keys[question.kind], numbers=numbers)

    def _tiles(self, question: Question) -> None:
        cards = []
        for label, partial in question.menu.items():
            if isinstance(partial, PartialPlacement) and partial.tile is not None:
                name, places = partial.tile, self._places(partial.tile)
                line = self.messages.text("play-card", name=name, places=places)
                cards.append(Card(label, name, lines=[line]))
                if not self.screen.drawn:
                    tile = tile_text(self.messages, name)
                    self.screen.say(
                        self.messages.text("play-face-up", number=label, tile=tile, name=name, places=places)
                    )
        if self.drawing is not None:
            self.drawing.cards(cards)

    def numbers(self, question: Question) -> dict[Cell, str]:
        """The labels of the cells, if a cell is asked for."""
        if question.kind != CELL:
            return {}
        partials = {
            label: partial
            for label, partial in question.menu.items()
            if isinstance(partial, PartialPlacement)
        }
        return {partial.at: label for label, partial in partials.items() if partial.at is not None}

    def _cells(self, question: Question) -> None:
        cells = self.numbers(question)
        if self.drawing is not None:
            self.drawing.board(self.decision.view, replace(self.commands.extras(), numbers=cells))
        for at, label in cells.items():
            fitting = [action for action in self.decision.placements if action.at == at]
            if not self.screen.drawn:
                rotations = len({action.rotation for action in fitting})
                line = self.messages.text("play-cell", number=label, at=cell_text(at), rotations=rotations)
                self.screen.say(line)
            self._preview(label, fitting)

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
            self._preview(label, [action])

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

    def _line(self, label: str, choice: SeismicAction | PartialPlacement) -> str:
        say, view = self.messages.text, self.decision.view
        match choice:
            case SendCrew(fragment):
                at = view.under_way.laid
                assert at is not None
                found = section(self.decision.position, at, int(fragment[0]))
                sent = CrewSent(view.actor, at, fragment, found)
                road = nouns.claim(self.messages.language, sent, just_named=False)
                return say("play-crew", number=label, edges=edges_text(fragment), road=road)
            case ChooseSide(side):
                tiles = view.sides[view.under_way.town][EDGE_NAMES.index(side)]
                name = say("seismic-side", side=side)
                return say("play-side", number=label, edge=side, side=name, tiles=tiles)
            case ChooseTown(at):
                return say("play-town", number=label, town=town_text(self.messages, at), at=cell_text(at))
            case PartialPlacement(tile) if tile is not None:
                return say("play-second", number=label, tile=tile_text(self.messages, tile), name=tile)
        raise AssertionError("other choices have methods of their own")

    def _rotation(self, label: str, action: Lay | Turn) -> str:
        piece = TILES[TILE_NUMBER[self._tile(action)]]
        links = turned_links(piece.links, action.rotation)
        edges = [edges_text(f"{a}{b}") for a, b in links]
        edges += [EDGE_NAMES[edge] for edge in turned_exits(piece.exits, action.rotation)]
        roads = self.messages.text(
            "play-roads" if links else "play-exits", edges=self.messages.with_and(edges)
        )
        return self.messages.text("play-rotation", number=label, rotation=action.rotation, roads=roads)

    def _preview(self, label: str, actions: Iterable[Lay | Turn]) -> None:
        """Say what each of some placements would complete."""
        previews = dict.fromkeys(preview(self.messages, self.decision.position, action) for action in actions)
        for line in previews:
            if line:
                self.screen.say(self.messages.text("play-prospect", number=label, prospect=line))

    def _places(self, tile: str) -> int:
        return len(
            {action.at for action in self.decision.legal if isinstance(action, Lay) and action.tile == tile}
        )

    def _tile(self, action: Lay | Turn) -> str:
        if isinstance(action, Lay):
            return action.tile
        return next(tile.tile for tile in self.decision.view.board if tile.at == action.at)
