"""Sentences for a turn of Seismic: the set-up, a lay with its crew, a quake, the aftershocks.

Each function takes a passage, the events that belong together, and returns its lines.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from quakeboard.games.seismic.language import nouns
from quakeboard.games.seismic.language.speech import Speech
from quakeboard.games.seismic.rules.events import (
    CrewSent,
    FirstSeat,
    QuakeHarmless,
    QuakeTurnedUp,
    RowDiscarded,
    SeatSkipped,
    SectionClosed,
    SeismicEvent,
    ShockDeclined,
    SideHit,
    TileDestroyed,
    TileLaid,
    TileTurned,
    TileTurnedUp,
    TurnBegins,
)
from quakeboard.language import lists


def set_up(speech: Speech, passage: Iterable[SeismicEvent]) -> list[str]:
    """Who begins and what lies face up; quakes that come up leave the game (ruling S5)."""
    lines, tiles = [], []
    for event in passage:
        match event:
            case FirstSeat():
                lines.append(speech.say(event.key, **speech.people.who(event.seat)))
            case TileTurnedUp():
                tiles.append(nouns.tile(speech.language, event.tile))
            case QuakeTurnedUp():
                lines.append(speech.say("seismic-quake-set-aside", magnitude=event.magnitude))
    if tiles:
        lines.append(speech.say("seismic-face-up", tiles=lists.with_commas(speech.language, tiles)))
    return lines


def drawing(speech: Speech, passage: Iterable[SeismicEvent]) -> list[str]:
    """Whose turn it is, and what is turned up, discarded or cannot be drawn."""
    lines = []
    for event in passage:
        match event:
            case TurnBegins() | SeatSkipped():
                lines.append(speech.say(event.key, **speech.people.who(event.seat)))
            case TileTurnedUp():
                tile = nouns.tile(speech.language, event.tile)
                lines.append(speech.say(event.key, tile=tile, **speech.people.who(event.seat)))
            case RowDiscarded():
                tiles = [nouns.tile(speech.language, name) for name in event.tiles]
                lines.append(speech.say(event.key, tiles=lists.with_commas(speech.language, tiles)))
    return lines


def laying(speech: Speech, passage: Sequence[SeismicEvent]) -> list[str]:
    """One or two tiles laid, the crew that was sent, the sections that were closed: one line."""
    laid = [event for event in passage if isinstance(event, TileLaid)]
    crew = next((event for event in passage if isinstance(event, CrewSent)), None)
    parts = []
    if laid or crew:
        parts.append(_laid(speech, laid, crew))
    closed = [event for event in passage if isinstance(event, SectionClosed)]
    parts += [_closed(speech, event, again=number > 0) for number, event in enumerate(closed)]
    return [lists.sentences(speech.language, parts)]


def _laid(speech: Speech, laid: Sequence[TileLaid], crew: CrewSent | None) -> str:
    match laid:
        case []:
            assert crew is not None
            road = nouns.claim(speech, crew, just_named=False)
            return speech.say(crew.key, road=road, **speech.people.who(crew.seat))
        case [lay, second]:
            return speech.say(
                "seismic-tiles-laid",
                **_tile(speech, lay),
                second=nouns.tile(speech.language, second.tile),
                second_at=speech.place(second.at),
            )
    if crew is not None:
        road = nouns.claim(speech, crew, just_named=True)
        return speech.say("seismic-tile-laid-crew-sent", road=road, **_tile(speech, laid[0]))
    key = "seismic-second-tile-laid" if laid[0].second else laid[0].key
    return speech.say(key, **_tile(speech, laid[0]))


def _tile(speech: Speech, lay: TileLaid) -> dict[str, str]:
    tile, at = nouns.tile(speech.language, lay.tile), speech.place(lay.at)
    return {"tile": tile, "at": at, **speech.people.who(lay.seat)}


def _closed(speech: Speech, event: SectionClosed, *, again: bool) -> str:
    section = event.section
    key = "seismic-section-closed-too" if again else event.key
    road = nouns.road(speech, section)
    return speech.say(key, road=road, points=section.points, **speech.people.who(*section.holders))


def quake(speech: Speech, passage: Sequence[SeismicEvent]) -> list[str]:
    """A quake: a line for each side that it hits, with the tiles that go and the crews that come home."""
    lines = []
    for index, event in enumerate(passage):
        match event:
            case QuakeTurnedUp():
                # Its effects are told with it. It has a line of its own only while its side is chosen.
                if index + 1 == len(passage):
                    params = speech.people.who(event.seat)
                    lines.append(speech.say(event.key, magnitude=event.magnitude, **params))
            case QuakeHarmless():
                town = nouns.town(event.town)
                lines.append(speech.say(event.key, magnitude=event.magnitude, town=town))
            case SideHit():
                destroyed = passage[index + 1 : index + 1 + event.destroyed]
                lines.append(_hit(speech, event, destroyed))
            case TileDestroyed():
                if not any(isinstance(before, SideHit) for before in passage[:index]):
                    lines.append(_destroyed(speech, event))
    return lines


def _hit(speech: Speech, hit: SideHit, destroyed: Sequence[SeismicEvent]) -> str:
    gone = "seismic-all-tiles-go" if hit.destroyed == hit.tiles else "seismic-tiles-go"
    losses = [speech.say(gone, tiles=hit.destroyed), *_crews_back(speech, destroyed)]
    return speech.say(
        hit.key,
        magnitude=hit.magnitude,
        town=nouns.town(hit.town),
        side=hit.side,
        tiles=hit.tiles,
        losses=lists.clauses(speech.language, losses),
    )


def _crews_back(speech: Speech, destroyed: Iterable[SeismicEvent]) -> list[str]:
    """A clause for each number of crews, with all seats that get this number back; the most first."""
    crews = Counter(
        event.crew.seat for event in destroyed if isinstance(event, TileDestroyed) and event.crew is not None
    )
    found = []
    for number in sorted(set(crews.values()), reverse=True):
        seats = sorted(seat for seat in crews if crews[seat] == number)
        found.append(speech.say("seismic-crews-back", crews=number, **speech.people.who(*seats)))
    return found


def _destroyed(speech: Speech, event: TileDestroyed) -> str:
    tile = nouns.tile(speech.language, event.tile)
    return speech.say(event.key, tile=tile, at=speech.place(event.at))


def aftershocks(speech: Speech, passage: Sequence[SeismicEvent]) -> list[str]:
    """Who turns what, and who turns nothing (ruling S16): one line."""
    turned = [event for event in passage if isinstance(event, TileTurned)]
    declined = [event.seat for event in passage if isinstance(event, ShockDeclined)]
    shocks = [_turned(speech, event) for event in turned]
    if declined:
        shocks.append(speech.say(ShockDeclined.key, **speech.people.who(*declined)))
    told = lists.clauses(speech.language, shocks)
    return [speech.say("seismic-aftershocks", count=len(turned), shocks=told)]


def _turned(speech: Speech, event: TileTurned) -> str:
    tile, at = nouns.tile(speech.language, event.tile), speech.place(event.at)
    key = event.key if event.crew is None else "seismic-tile-turned-with-crew"
    return speech.say(key, tile=tile, at=at, sixths=event.sixths, **speech.people.who(event.seat))
