"""The commands `look 3,12`, `look 7` and `look S`: descriptions of a space, a tile or an epicentre.

All are computed from a position that is rebuilt from the reader's view.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from quakeboard.cli.terminal.messages import Messages
from quakeboard.cli.terminal.sanandreas import status
from quakeboard.cli.terminal.sanandreas.previews import preview
from quakeboard.core.squaregrid import Space, square
from quakeboard.games.sanandreas.language import nouns
from quakeboard.games.sanandreas.render.text.ground import Ground, height
from quakeboard.games.sanandreas.rules import legality
from quakeboard.games.sanandreas.rules.actions import Found, Mark
from quakeboard.games.sanandreas.rules.kernel.position import Position
from quakeboard.games.sanandreas.rules.pieces import COINS, IN_HAND, LAND_NAME, PAWNS, TILES, WIDTH, is_land
from quakeboard.games.sanandreas.rules.scoring import coast_lines
from quakeboard.games.sanandreas.rules.view import LaidTile, SanAndreasView


class Look:
    """Describes parts of one position to one reader."""

    def __init__(self, messages: Messages, game: Any, view: SanAndreasView) -> None:
        self.messages = messages
        self.game = game
        self.view = view
        self.ground = Ground(view)
        self.position: Position = game.restore(view)

    def space(self, at: Space) -> list[str]:
        """What is visible on a space, what a city would score there, and what can be put there."""
        tile = self.ground.tile(at)
        if tile is None:
            kind = "land" if self.ground.shows(at) == LAND_NAME else "ocean"
            return [self.messages.text("play-sa-look-no-tile", at=_text(at), kind=kind), *self._below(at)]
        high = str(height(tile, at))
        lines = [self.messages.text("play-sa-look-tile", at=_text(at), tile=tile.id, height=high)]
        lines += [*status.describe_tile(self.messages, tile), *self._below(at), *self._standing(at)]
        lines += [*self._coasts(at), *self._worth(at)]
        return [*lines, *self._possible(at)]

    def tile(self, number: int) -> list[str]:
        """Where and how a tile lies, and the pieces on it."""
        if number not in range(TILES):
            return [self.messages.text("play-sa-no-such-tile", tile=number, last=TILES - 1)]
        tile = self.ground.by_number.get(number)
        if tile is None:
            return [self.messages.text("play-sa-tile-sunk", tile=number)]
        showing = [_text(at) for at in tile.showing]
        lines = [
            self.messages.text(
                "play-sa-tile",
                tile=number,
                at=_text(tile.at),
                count=len(showing),
                spaces=self.messages.with_and(showing),
            )
        ]
        lines += [*self._corners(tile), *status.describe_tile(self.messages, tile), *self._above(tile)]
        lines.append(
            self.messages.text("play-sa-coastal" if tile.coastal else "play-sa-not-coastal", tile=number)
        )
        for at in square(tile.at, WIDTH):
            lines += self._standing(at, number)
        return lines

    def pawn(self, pawn: str) -> list[str]:
        """Where a pawn is, and what its die would do next."""
        mark = next((mark for mark in self.view.epicentres if mark.pawn == pawn), None)
        if mark is None:
            return [self.messages.text("play-sa-pawn-in-supply", pawn=pawn)]
        lines = [self.messages.text("play-sa-pawn-at", pawn=pawn, at=_text(mark.at), tile=mark.tile)]
        if self.view.dice is None:
            return lines
        if pawn not in self.view.to_resolve:
            return [*lines, self.messages.text("play-sa-null-die", pawn=pawn)]
        face = self.view.dice[PAWNS.index(pawn)]
        die = nouns.die(self.messages.language, pawn, face)
        lines_of_shift = preview(self.messages, self.game, self.view, pawn, closely=True)
        return [*lines, self.messages.text("play-sa-would", die=die), *lines_of_shift]

    def _below(self, at: Space) -> list[str]:
        """What is hidden below a space."""
        hidden: list[int | str] = [tile.id for tile in self.ground.hidden.get(at, ())]
        tile = self.ground.tile(at)
        if tile is not None and LAND_NAME in tile.over and is_land(at):
            hidden.append(LAND_NAME)
        if not hidden:
            return []
        things = nouns.things(self.messages.language, hidden)
        return [self.messages.text("play-sa-below", things=things)]

    def _above(self, tile: LaidTile) -> list[str]:
        above = [other.id for other in self.view.tiles if tile.id in other.over]
        if not above:
            return []
        things = nouns.things(self.messages.language, above)
        return [self.messages.text("play-sa-lies-under", tile=tile.id, things=things)]

    def _corners(self, tile: LaidTile) -> list[str]:
        south_west, south_east, north_west, north_east = map(str, tile.underside.heights)
        return [
            self.messages.text("play-sa-corners", sw=south_west, se=south_east, nw=north_west, ne=north_east)
        ]

    def _standing(self, at: Space, tile: int | None = None) -> list[str]:
        """The city and the pawn on a space of one tile, by default the visible one."""
        number = self.ground.shows(at) if tile is None else tile
        lines = [
            status.describe_city(self.messages, city, self.position)
            for city in self.view.cities
            if city.at == at and city.tile == number
        ]
        return lines + [
            self.messages.text("play-sa-pawn-at", pawn=mark.pawn, at=_text(at), tile=mark.tile)
            for mark in self.view.epicentres
            if mark.at == at and mark.tile == number
        ]

    def _coasts(self, at: Space) -> list[str]:
        """The distance to the coast in each direction that has one."""
        found = coast_lines(self.position, at)
        if not found:
            return [self.messages.text("play-sa-no-coast")]
        ways = [self.messages.text("play-sa-way", side=line.side, spaces=line.between) for line in found]
        shortest = status.nearest_coast(self.position, at)
        inland = nouns.inland(self.messages.language, shortest)
        return [self.messages.text("play-sa-coasts", ways=self.messages.with_commas(ways), inland=inland)]

    def _worth(self, at: Space) -> list[str]:
        """What each coin would score there now (ruling A13)."""
        coast = status.nearest_coast(self.position, at)
        points = {coin: status.city_value(coin, coast) for coin in COINS}
        parts = [
            self.messages.text("play-sa-coin-brings", coin=coin, points=brings)
            for coin, brings in points.items()
            if brings
        ]
        if not parts:
            return [self.messages.text("play-sa-worth-nothing")]
        return [self.messages.text("play-sa-worth", coins=self.messages.with_commas(parts))]

    def _possible(self, at: Space) -> list[str]:
        """Whether a city can be founded and an epicentre marked there by the reader, or why not."""
        seat = self.view.turn if self.view.seat is None else self.view.seat
        # As if it were the reader's turn: whose turn it is, or a quake, is no reason here.
        turn = replace(self.view, phase="turn", turn=seat, actor=seat, dice=None, to_resolve=())
        position = self.game.restore(turn)
        legal = position.legal()
        found = Found(at, next(iter(position.coins(seat, IN_HAND)), 0))
        mark = Mark(at, next(iter(self.view.pawns), PAWNS[0]))
        lines = []
        for action, may, may_not in (
            (found, "play-sa-may-found", "play-sa-may-not-found"),
            (mark, "play-sa-may-mark", "play-sa-may-not-mark"),
        ):
            if action in legal:
                lines.append(self.messages.text(may))
            else:
                why = self.messages.refusal(legality.refusal(position, action))
                lines.append(self.messages.text(may_not, why=why))
        return lines


def _text(at: Space) -> str:
    return nouns.space(at)
