"""Turns requests into one legal action of Seismic: asks what is open, refuses what is illegal.

A tile is laid by answering up to three questions: which tile, which cell, which rotation. A request may
answer several at once, and a question with one possible answer is skipped. Every other decision is one menu.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from quakeboard.cli.terminal.answers import (
    Act,
    Answer,
    Ask,
    Question,
    Refuse,
    answer_in_notation,
    no_such_number,
)
from quakeboard.cli.terminal.requests import Decline, Pick, Request, Unclear
from quakeboard.cli.terminal.seismic.placement import (
    PartialPlacement,
    find_tile,
    smallest_rotation,
    why_no_lay,
    why_no_turn,
)
from quakeboard.cli.terminal.seismic.requests import Claim, Edges, Place, Town
from quakeboard.core.game import AnyGame
from quakeboard.core.hexgrid import EDGE_NAMES
from quakeboard.games.seismic.rules import legality
from quakeboard.games.seismic.rules.actions import (
    ChooseSide,
    ChooseTown,
    Lay,
    Pass,
    SeismicAction,
    SendCrew,
    Turn,
)
from quakeboard.games.seismic.rules.view import SeismicView

TILE, CELL, ROTATION, CREW, SIDE, TOWN = "tile", "cell", "rotation", "crew", "side", "town"

Menu = dict[str, SeismicAction | PartialPlacement]


class Decision:
    """One decision of one seat."""

    def __init__(self, game: AnyGame, position: Any) -> None:
        self.game = game
        self.position = position
        self.view: SeismicView = position.view(position.actor())
        self.legal: list[SeismicAction] = position.legal()
        self.partial = PartialPlacement()

    @property
    def must_pass(self) -> bool:
        """Whether passing is the only legal action."""
        return self.legal == [Pass()]

    @property
    def placements(self) -> list[Lay | Turn]:
        """The lays or turns that fit what was chosen so far."""
        return self._allowed(self.partial)

    def clear(self) -> None:
        """Drop what was chosen so far."""
        self.partial = PartialPlacement()

    def question(self) -> Question:
        if self.view.phase in ("lay", "aftershock") or self.partial != PartialPlacement():
            return self._placement_question()
        return Question(self.view.phase, self._menu())

    def answer(self, request: Request) -> Answer:
        """The answer to a request; commands and empty lines ask again."""
        match request:
            case Pick(label):
                return self._pick(label)
            case Place():
                return self._place(request)
            case Claim(where):
                return self._claim(where)
            case Edges(edges):
                return self._edges(edges)
            case Town(at):
                return self.attempt(ChooseTown(at))
            case Decline():
                return self.attempt(Pass())
            case Unclear(text):
                return answer_in_notation(self, self.game, text)
            case _:
                return Ask()

    def attempt(self, action: SeismicAction) -> Answer:
        """Take an action if it is legal, or refuse it with the reason."""
        return Act(action) if action in self.legal else Refuse(legality.refusal(self.position, action))

    def _placement_question(self) -> Question:
        left, row = self.placements, self.view.face_up
        tiles = {action.tile for action in left if isinstance(action, Lay)}
        cells = sorted({action.at for action in left}, key=lambda at: (at[1], at[0]))
        if self.partial.tile is None and self.partial.at is None and self.view.phase != "aftershock":
            return Question(TILE, {str(i): PartialPlacement(tile) for i, tile in enumerate(row, start=1)})
        if len(cells) > 1:
            partials = [replace(self.partial, at=at) for at in cells]
            return Question(CELL, {str(i): partial for i, partial in enumerate(partials, start=1)})
        if len(tiles) > 1:
            fitting = {str(i): tile for i, tile in enumerate(row, start=1) if tile in tiles}
            return Question(
                TILE, {label: replace(self.partial, tile=tile) for label, tile in fitting.items()}
            )
        return Question(ROTATION, {str(i): action for i, action in enumerate(left, start=1)})

    def _menu(self) -> Menu:
        menu: Menu = {}
        stubs = False
        for action in self.legal:
            if isinstance(action, SendCrew) and len(action.fragment) == 1:
                # A stub's label is its edge, so that `2` and `crew 2` mean the same.
                menu[action.fragment] = action
                stubs = True
            elif isinstance(action, SendCrew | ChooseSide | ChooseTown):
                menu[str(len(menu) + 1)] = action
        tiles = dict.fromkeys(action.tile for action in self.legal if isinstance(action, Lay))
        for number, tile in enumerate(tiles, start=6 if stubs else len(menu) + 1):
            menu[str(number)] = PartialPlacement(tile)
        return menu

    def _pick(self, label: str) -> Answer:
        menu = self.question().menu
        chosen = menu.get(label)
        if chosen is not None:
            return self._choose(chosen) if isinstance(chosen, PartialPlacement) else Act(chosen)
        return no_such_number(label, menu)

    def _place(self, place: Place) -> Answer:
        if place == Place():
            return Ask()
        partial = self.partial
        if place.tile is not None:
            named = find_tile(self.view.face_up, place.tile)
            if not isinstance(named, str):
                return named
            partial = PartialPlacement(named)
        if place.at is not None:
            partial = PartialPlacement(partial.tile, place.at)
        if place.rotation is not None:
            tile = partial.tile if self.view.phase != "aftershock" else self._tile_at(partial)[0]
            partial = replace(
                partial, rotation=smallest_rotation(tile, place.rotation) if tile else place.rotation
            )
        return self._choose(partial)

    def _choose(self, partial: PartialPlacement) -> Answer:
        left = self._allowed(partial)
        # A lay can be undone before the crew is sent; a turn cannot, so it is shown first.
        if len(left) == 1 and (isinstance(left[0], Lay) or partial.rotation is not None):
            return Act(left[0])
        if left:
            self.partial = partial
            return Ask()
        if self.view.phase == "aftershock":
            return why_no_turn(self.position, partial, self._tile_at(partial)[1])
        return why_no_lay(self.position, self.view.face_up, partial)

    def _claim(self, where: str) -> Answer:
        name = "".join(sorted(where))
        if SendCrew(name) in self.legal:
            return Act(SendCrew(name))
        chosen = self.question().menu.get(where)
        if isinstance(chosen, SendCrew):
            return Act(chosen)
        return self.attempt(SendCrew(name)) if set(name) <= set("012345") else self._pick(where)

    def _edges(self, edges: tuple[int, ...]) -> Answer:
        if self.view.phase != "crew":
            return self.attempt(ChooseSide(EDGE_NAMES[edges[0]]))
        wanted = {str(edge) for edge in edges}
        own = self.position.fragment_names().values()
        found = next((name for name in own if wanted <= set(name)), "".join(sorted(wanted)))
        return self.attempt(SendCrew(found))

    def _allowed(self, partial: PartialPlacement) -> list[Lay | Turn]:
        return [action for action in self.legal if isinstance(action, Lay | Turn) and partial.fits(action)]

    def _tile_at(self, partial: PartialPlacement) -> tuple[str | None, int]:
        """The tile at the chosen cell, and its rotation."""
        tiles = (tile for tile in self.view.board if tile.at == partial.at and tile.kind != "town")
        return next(((tile.tile, tile.rotation) for tile in tiles), (None, 0))
