"""A game of Seismic told as a story, action by action.

Events that belong together make a *passage*: a lay and its crew, a quake and what it destroyed, the final
count. The storyteller holds a passage back until something else begins, then tells it as a whole.

    >>> from quakeboard.language import Language
    >>> from quakeboard.games.seismic.rules.events import CrewSent, TileLaid, TurnBegins
    >>> from quakeboard.games.seismic.rules.scoring import End, Section
    >>> road = Section((3, -1), "01", 1, (End((0, 0), "town", 6),), False, (0, 1), 0, 0, (1,))
    >>> teller = Storyteller(Language("en"), ["Mara", "Jun"])
    >>> teller.tell([TileLaid(1, "01", (3, -1), 0, second=False)])
    []
    >>> teller.tell([CrewSent(1, (3, -1), "01", road), TurnBegins(0)])
    ['Jun lays a tight curve at O8 and sends a crew to the road to San Andreas.']
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from quakeboard.games.seismic.language import count, turns
from quakeboard.games.seismic.language.speech import Speech
from quakeboard.games.seismic.rules.events import (
    CrewSent,
    FirstSeat,
    GameEnds,
    QuakeHarmless,
    QuakeTurnedUp,
    SeatSkipped,
    SectionClosed,
    SectionScored,
    SeismicEvent,
    ShockDeclined,
    SideHit,
    TileDestroyed,
    TileLaid,
    TileTurned,
    TileTurnedUp,
    TurnBegins,
)
from quakeboard.games.seismic.rules.view import SeismicView
from quakeboard.language.language import Language
from quakeboard.language.people import People

PassageWriter = Callable[[Speech, Sequence[SeismicEvent]], list[str]]

_AT_ONCE = (SideHit, QuakeHarmless, GameEnds)
"""The events after which a passage is complete at once."""


def writer_of(event: SeismicEvent) -> PassageWriter:
    """The function that writes the passage that the event belongs to."""
    match event:
        case FirstSeat() | TileTurnedUp(set_up=True) | QuakeTurnedUp(set_up=True):
            return turns.set_up
        case TileLaid() | SectionClosed() | CrewSent():
            return turns.laying
        case QuakeTurnedUp() | SideHit() | QuakeHarmless() | TileDestroyed():
            return turns.quake
        case TileTurned() | ShockDeclined():
            return turns.aftershocks
        case SectionScored() | GameEnds():
            return count.count
        case _:
            return turns.drawing


class Storyteller:
    """Tells what happens at one table, in one language, to one reader.

    `you` is the reader's own seat, which is addressed as “you”; without it all seats go by name. `view` is
    the table, whose size names its places; without it, it has the usual size. A story is joined and passes
    over ordinary draws; with `joined=False` each action is told at once, with all its events.
    """

    def __init__(
        self,
        language: Language,
        names: Sequence[str],
        *,
        you: int | None = None,
        view: SeismicView | None = None,
        joined: bool = True,
    ) -> None:
        self.people = People(language, names, you)
        self.speech = Speech.about(self.people, view)
        self.joined = joined
        self._held: list[SeismicEvent] = []
        self._idle: int | None = None
        """The seat whose turn has begun, until it lays a tile."""

    def tell(self, events: Iterable[SeismicEvent]) -> list[str]:
        """The lines that are finished after one more action.

        In a joined story a lay waits for its crew, an aftershock for the next seat's; a quake is told as soon
        as it has hit.
        """
        lines = []
        for event in events:
            if self.joined and isinstance(event, TurnBegins | SeatSkipped):
                lines += self.flush() + self._idle_turn(event)
            if not self.joined or not _ordinary(event):
                lines += self._hold_back(event)
        if not self.joined or any(isinstance(event, _AT_ONCE) for event in self._held):
            lines += self.flush()
        return lines

    def flush(self) -> list[str]:
        """What is still held back: before the reader is asked something, or when a game is broken off."""
        if not self._held:
            return []
        passage, self._held = self._held, []
        return writer_of(passage[0])(self.speech, passage)

    def _hold_back(self, event: SeismicEvent) -> list[str]:
        """Hold an event back; if a new passage begins with it, tell the one before."""
        lines = []
        if self._held and writer_of(event) is not writer_of(self._held[0]):
            lines = self.flush()
        if isinstance(event, TileLaid):
            self._idle = None
        self._held.append(event)
        return lines

    def _idle_turn(self, event: TurnBegins | SeatSkipped) -> list[str]:
        """Balance: with no tile face up after a quake, a turn ends without a lay (ruling S19)."""
        before, self._idle = self._idle, event.seat if isinstance(event, TurnBegins) else None
        if before is None:
            return []
        return [self.people.language.sentence("seismic-no-lay", **self.people.who(before))]


def _ordinary(event: SeismicEvent) -> bool:
    """Whether a joined story passes over the event."""
    return isinstance(event, TurnBegins) or (isinstance(event, TileTurnedUp) and not event.set_up)
