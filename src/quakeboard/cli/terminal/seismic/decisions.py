"""From requests to one legal action: what is open is asked, what cannot be is refused, nothing is guessed.

A tile is laid by answering up to three questions: which tile, which cell, which rotation. A request may
answer several at once, and a question with one possible answer is not asked. The other decisions are one list
each.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from quakeboard.cli.terminal.answers import Act, Answer, Ask, Question, Refuse, in_notation, no_such_number
from quakeboard.cli.terminal.requests import Decline, Pick, Request, Unclear
from quakeboard.cli.terminal.seismic.placement import (
    Wish,
    smallest_rotation,
    tile_named,
    why_not_laid,
    why_not_turned,
)
from quakeboard.cli.terminal.seismic.requests import Claim, Edges, Place, Town
from quakeboard.core.game import Game
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

Menu = dict[str, SeismicAction | Wish]


class Decision:
    """One decision of one seat."""

    def __init__(self, game: Game, position: Any) -> None:
        self.game = game
        self.position = position
        self.view: SeismicView = position.view(position.actor())
        self.legal: list[SeismicAction] = position.legal()
        self.wish = Wish()

    @property
    def forced(self) -> bool:
        """Whether passing is all that can be done."""
        return self.legal == [Pass()]

    @property
    def placements(self) -> list[Lay | Turn]:
        """The lays or turns that what is settled so far allows."""
        return self._allowed(self.wish)

    def back(self) -> None:
        """Settle nothing any more."""
        self.wish = Wish()

    def question(self) -> Question:
        if self.view.phase in ("lay", "aftershock") or self.wish != Wish():
            return self._placement_question()
        return Question(self.view.phase, self._menu())

    def answer(self, request: Request) -> Answer:
        """What a request comes to; commands and empty lines come to nothing."""
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
                return in_notation(self, self.game, text)
            case _:
                return Ask()

    def attempt(self, action: SeismicAction) -> Answer:
        """Do it, or say why it cannot be done."""
        return Act(action) if action in self.legal else Refuse(legality.refusal(self.position, action))

    def _placement_question(self) -> Question:
        left, row = self.placements, self.view.face_up
        tiles = {action.tile for action in left if isinstance(action, Lay)}
        cells = sorted({action.at for action in left}, key=lambda at: (at[1], at[0]))
        if self.wish.tile is None and self.wish.at is None and self.view.phase != "aftershock":
            return Question(TILE, {str(i): Wish(tile) for i, tile in enumerate(row, start=1)})
        if len(cells) > 1:
            wishes = [replace(self.wish, at=at) for at in cells]
            return Question(CELL, {str(i): wish for i, wish in enumerate(wishes, start=1)})
        if len(tiles) > 1:
            fitting = {str(i): tile for i, tile in enumerate(row, start=1) if tile in tiles}
            return Question(TILE, {label: replace(self.wish, tile=tile) for label, tile in fitting.items()})
        return Question(ROTATION, {str(i): action for i, action in enumerate(left, start=1)})

    def _menu(self) -> Menu:
        menu: Menu = {}
        stubs = False
        for action in self.legal:
            if isinstance(action, SendCrew) and len(action.fragment) == 1:
                # A stub's number is its edge, so that `2` and `crew 2` mean the same.
                menu[action.fragment] = action
                stubs = True
            elif isinstance(action, SendCrew | ChooseSide | ChooseTown):
                menu[str(len(menu) + 1)] = action
        tiles = dict.fromkeys(action.tile for action in self.legal if isinstance(action, Lay))
        for number, tile in enumerate(tiles, start=6 if stubs else len(menu) + 1):
            menu[str(number)] = Wish(tile)
        return menu

    def _pick(self, label: str) -> Answer:
        menu = self.question().menu
        chosen = menu.get(label)
        if chosen is not None:
            return self._settle(chosen) if isinstance(chosen, Wish) else Act(chosen)
        return no_such_number(label, menu)

    def _place(self, place: Place) -> Answer:
        if place == Place():
            return Ask()
        wish = self.wish
        if place.tile is not None:
            named = tile_named(self.view.face_up, place.tile)
            if not isinstance(named, str):
                return named
            wish = Wish(named)
        if place.at is not None:
            wish = Wish(wish.tile, place.at)
        if place.rotation is not None:
            tile = wish.tile if self.view.phase != "aftershock" else self._lying(wish)[0]
            wish = replace(wish, rotation=smallest_rotation(tile, place.rotation) if tile else place.rotation)
        return self._settle(wish)

    def _settle(self, wish: Wish) -> Answer:
        left = self._allowed(wish)
        # A lay can be taken back before the crew is sent; a turn cannot, so it is shown first.
        if len(left) == 1 and (isinstance(left[0], Lay) or wish.rotation is not None):
            return Act(left[0])
        if left:
            self.wish = wish
            return Ask()
        if self.view.phase == "aftershock":
            return why_not_turned(self.position, wish, self._lying(wish)[1])
        return why_not_laid(self.position, self.view.face_up, wish)

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

    def _allowed(self, wish: Wish) -> list[Lay | Turn]:
        return [action for action in self.legal if isinstance(action, Lay | Turn) and wish.allows(action)]

    def _lying(self, wish: Wish) -> tuple[str | None, int]:
        """The tile that lies where something is wished, and its rotation."""
        tiles = (tile for tile in self.view.board if tile.at == wish.at and tile.kind != "town")
        return next(((tile.tile, tile.rotation) for tile in tiles), (None, 0))
