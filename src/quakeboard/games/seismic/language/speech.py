"""Whom the sentences about a table of Seismic speak to, and the names of the cells of that table."""

from __future__ import annotations

from dataclasses import dataclass

from quakeboard.core.hexgrid import Cell
from quakeboard.games.seismic.rules.options import DEFAULT_SIZE
from quakeboard.games.seismic.rules.places import Places
from quakeboard.games.seismic.rules.view import SeismicView
from quakeboard.language.language import Language
from quakeboard.language.people import People


@dataclass(frozen=True, slots=True)
class Speech:
    """The people at a table, one of whom may read, and its places."""

    people: People
    places: Places

    @classmethod
    def about(cls, people: People, view: SeismicView | None) -> Speech:
        """Speech about this table; without a view, about one of the usual size."""
        return cls(people, Places(*(DEFAULT_SIZE if view is None else (view.columns, view.rows))))

    @property
    def language(self) -> Language:
        return self.people.language

    def say(self, key: str, **params: object) -> str:
        return self.people.language.sentence(key, **params)

    def place(self, at: Cell) -> str:
        """The name of a cell: `K7`."""
        return self.places.name(at)
