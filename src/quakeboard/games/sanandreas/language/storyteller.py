"""A game of San Andreas told as a story, action by action.

Events that belong together make a *passage*: what a player does, a quake, the count after it. A passage never
outlasts its action, so every action is told at once.

    >>> from quakeboard.language import Language
    >>> from quakeboard.games.sanandreas.rules.events import CityFounded, EpicentreMarked, TurnBegins
    >>> founded = CityFounded(0, tile=4, at=(3, 12), coin=5)
    >>> Storyteller(Language("en"), ["Mara", "Jun"]).tell([founded, TurnBegins(1)])
    ['Mara founds a city at C11.']
    >>> Storyteller(Language("en"), ["Mara", "Jun"], you=0).tell([founded, TurnBegins(1)])
    ['You found a city at C11 with your 5.']
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from quakeboard.games.sanandreas.language import count, quake, turns
from quakeboard.games.sanandreas.language.speech import Speech
from quakeboard.games.sanandreas.rules.events import (
    CityDestroyed,
    CityScored,
    CoinSwapped,
    DiceRolled,
    GameEnds,
    SanAndreasEvent,
    SwapDeclined,
    TileSettled,
    TileShifted,
    TilesSank,
    TurnBegins,
    seen_by,
)
from quakeboard.games.sanandreas.rules.view import SanAndreasView
from quakeboard.language.language import Language
from quakeboard.language.people import People

PassageWriter = Callable[[Speech, Sequence[SanAndreasEvent]], list[str]]


def writer_of(event: SanAndreasEvent) -> PassageWriter:
    """The function that writes the passage that the event belongs to."""
    match event:
        case DiceRolled() | TileShifted() | TileSettled() | CityDestroyed() | TilesSank():
            return quake.quake
        case CoinSwapped() | SwapDeclined() | CityScored() | GameEnds():
            return count.count
        case _:
            return turns.turns


class Storyteller:
    """Tells what happens at one table, in one language, to one reader.

    `you` is the reader's own seat, which is addressed as “you”; without it all seats go by name. `view` is
    the table before what is told, which names its tiles; without it, all is told from the beginning. A coin
    that the reader may not know is never told, even if the events say it (ruling A14). A joined story passes
    over turns that begin and tiles that only come to lie higher or lower; with `joined=False` all is told.
    """

    def __init__(
        self,
        language: Language,
        names: Sequence[str],
        *,
        you: int | None = None,
        view: SanAndreasView | None = None,
        joined: bool = True,
    ) -> None:
        self.people = People(language, names, you)
        self.speech = Speech.about(self.people, view)
        self.joined = joined

    def tell(self, events: Iterable[SanAndreasEvent]) -> list[str]:
        """The lines of one more action."""
        told = [seen_by(event, self.people.you) for event in events if not self._passes_over(event)]
        lines = []
        for write, passage in groupby(told, writer_of):
            lines += write(self.speech, list(passage))
        return lines

    def flush(self) -> list[str]:
        """Always empty, as no line is held back; the storyteller of Seismic may hold some."""
        return []

    def _passes_over(self, event: SanAndreasEvent) -> bool:
        if isinstance(event, TileSettled):
            return self.joined and not event.leans_otherwise
        return self.joined and isinstance(event, TurnBegins)
