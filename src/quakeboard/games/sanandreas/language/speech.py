"""Whom the sentences about a table of San Andreas speak to, and what its tiles are called."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.rules import places
from quakeboard.games.sanandreas.rules.events import (
    EpicentreMarked,
    SanAndreasEvent,
    TileShifted,
    TilesSank,
)
from quakeboard.games.sanandreas.rules.pieces import LAND_NAME, LAYOUT
from quakeboard.games.sanandreas.rules.view import SanAndreasView
from quakeboard.language import lists
from quakeboard.language.language import Language
from quakeboard.language.people import People


@dataclass(slots=True)
class Tiles:
    """Where each tile lies and which pawns are on it, event by event."""

    at: dict[int, Space] = field(default_factory=lambda: dict(enumerate(LAYOUT)))
    pawns: dict[str, int] = field(default_factory=dict)
    """The tile of each pawn that is on the map."""

    @classmethod
    def of(cls, view: SanAndreasView) -> Tiles:
        tiles = {tile.id: tile.at for tile in view.tiles}
        return cls(tiles, {mark.pawn: mark.tile for mark in view.epicentres})

    def follow(self, events: Iterable[SanAndreasEvent]) -> None:
        """Let the tiles and pawns follow what has been told."""
        for event in events:
            match event:
                case EpicentreMarked():
                    self.pawns[event.pawn] = event.tile
                case TileShifted():
                    self.at[event.tile] = event.after
                    self.pawns.pop(event.pawn or "", None)
                case TilesSank():
                    for pawn in event.pawns:
                        self.pawns.pop(pawn, None)

    def name(self, tile: int) -> dict[str, str]:
        """The parameters of a sentence about a tile: its pawn, or `none`, and its north-western space."""
        pawn = next((pawn for pawn, under in self.pawns.items() if under == tile), "none")
        return {"pawn": pawn, "tile": places.of_tile(self.at[tile])}


@dataclass(frozen=True, slots=True)
class Speech:
    """The people at a table, one of whom may read, and its tiles."""

    people: People
    tiles: Tiles

    @classmethod
    def about(cls, people: People, view: SanAndreasView | None) -> Speech:
        """Speech about this table; without a view, about one at its beginning."""
        return cls(people, Tiles() if view is None else Tiles.of(view))

    @property
    def language(self) -> Language:
        return self.people.language

    def say(self, key: str, **params: object) -> str:
        return self.people.language.sentence(key, **params)

    def tile(self, tile: int) -> str:
        """A tile within a sentence: “the Sun’s tile”, “the tile at E12”."""
        return self.say("san-andreas-tile", **self.tiles.name(tile))

    def under(self, name: int | str | None) -> str:
        """What buries a city, after “under”."""
        if not isinstance(name, int):
            return self.say("san-andreas-under-land")
        return self.say("san-andreas-under-tile", **self.tiles.name(name))

    def things(self, names: Sequence[int | str]) -> str:
        """What a tile meets, as an object: “the tile at E12, the Sun’s tile and the land”."""
        parts = [self.tile(name) for name in names if isinstance(name, int)]
        if LAND_NAME in names:
            parts.append(self.say("san-andreas-land"))
        return lists.with_and(self.language, parts)
