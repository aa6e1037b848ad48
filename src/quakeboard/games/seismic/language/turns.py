"""Sentences for a turn of Seismic: the set-up, a lay with its crew, a quake, the aftershocks.

Each function takes a passage, the events that belong together, and returns its lines.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from quakeboard.games.seismic.language import nouns
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
from quakeboard.language.people import People


def set_up(people: People, passage: Iterable[SeismicEvent]) -> list[str]:
    """Who begins and what lies face up; quakes that come up leave the game (ruling S5)."""
    language = people.language
    lines, tiles = [], []
    for event in passage:
        match event:
            case FirstSeat():
                lines.append(language.sentence(event.key, **people.who(event.seat)))
            case TileTurnedUp():
                tiles.append(nouns.tile(language, event.tile))
            case QuakeTurnedUp():
                lines.append(language.sentence("seismic-quake-set-aside", magnitude=event.magnitude))
    if tiles:
        lines.append(language.sentence("seismic-face-up", tiles=lists.with_commas(language, tiles)))
    return lines


def drawing(people: People, passage: Iterable[SeismicEvent]) -> list[str]:
    """Whose turn it is, and what is turned up, discarded or cannot be drawn."""
    language = people.language
    lines = []
    for event in passage:
        match event:
            case TurnBegins() | SeatSkipped():
                lines.append(language.sentence(event.key, **people.who(event.seat)))
            case TileTurnedUp():
                tile = nouns.tile(language, event.tile)
                lines.append(language.sentence(event.key, tile=tile, **people.who(event.seat)))
            case RowDiscarded():
                tiles = [nouns.tile(language, name) for name in event.tiles]
                lines.append(language.sentence(event.key, tiles=lists.with_commas(language, tiles)))
    return lines


def laying(people: People, passage: Sequence[SeismicEvent]) -> list[str]:
    """One or two tiles laid, the crew that was sent, the sections that were closed: one line."""
    laid = [event for event in passage if isinstance(event, TileLaid)]
    crew = next((event for event in passage if isinstance(event, CrewSent)), None)
    parts = []
    if laid or crew:
        parts.append(_laid(people, laid, crew))
    closed = [event for event in passage if isinstance(event, SectionClosed)]
    parts += [_closed(people, event, again=number > 0) for number, event in enumerate(closed)]
    return [lists.sentences(people.language, parts)]


def _laid(people: People, laid: Sequence[TileLaid], crew: CrewSent | None) -> str:
    language = people.language
    match laid:
        case []:
            assert crew is not None
            road = nouns.claim(language, crew, just_named=False)
            return language.sentence(crew.key, road=road, **people.who(crew.seat))
        case [lay, second]:
            return language.sentence(
                "seismic-tiles-laid",
                **_tile(people, lay),
                second=nouns.tile(language, second.tile),
                second_at=nouns.cell(second.at),
            )
    if crew is not None:
        road = nouns.claim(language, crew, just_named=True)
        return language.sentence("seismic-tile-laid-crew-sent", road=road, **_tile(people, laid[0]))
    key = "seismic-second-tile-laid" if laid[0].second else laid[0].key
    return language.sentence(key, **_tile(people, laid[0]))


def _tile(people: People, lay: TileLaid) -> dict[str, str]:
    tile, at = nouns.tile(people.language, lay.tile), nouns.cell(lay.at)
    return {"tile": tile, "at": at, **people.who(lay.seat)}


def _closed(people: People, event: SectionClosed, *, again: bool) -> str:
    section = event.section
    key = "seismic-section-closed-too" if again else event.key
    road = nouns.road(people.language, section)
    return people.language.sentence(key, road=road, points=section.points, **people.who(*section.holders))


def quake(people: People, passage: Sequence[SeismicEvent]) -> list[str]:
    """A quake: a line for each side that it hits, with the tiles that go and the crews that come home."""
    language = people.language
    lines = []
    for index, event in enumerate(passage):
        match event:
            case QuakeTurnedUp():
                # Its effects are told with it. It has a line of its own only while its side is chosen.
                if index + 1 == len(passage):
                    params = people.who(event.seat)
                    lines.append(language.sentence(event.key, magnitude=event.magnitude, **params))
            case QuakeHarmless():
                town = nouns.town(event.town)
                lines.append(language.sentence(event.key, magnitude=event.magnitude, town=town))
            case SideHit():
                destroyed = passage[index + 1 : index + 1 + event.destroyed]
                lines.append(_hit(people, event, destroyed))
            case TileDestroyed():
                if not any(isinstance(before, SideHit) for before in passage[:index]):
                    lines.append(_destroyed(people, event))
    return lines


def _hit(people: People, hit: SideHit, destroyed: Sequence[SeismicEvent]) -> str:
    language = people.language
    gone = "seismic-all-tiles-go" if hit.destroyed == hit.tiles else "seismic-tiles-go"
    losses = [language.sentence(gone, tiles=hit.destroyed), *_crews_back(people, destroyed)]
    return language.sentence(
        hit.key,
        magnitude=hit.magnitude,
        town=nouns.town(hit.town),
        side=hit.side,
        tiles=hit.tiles,
        losses=lists.clauses(language, losses),
    )


def _crews_back(people: People, destroyed: Iterable[SeismicEvent]) -> list[str]:
    """A clause for each number of crews, with all seats that get this number back; the most first."""
    crews = Counter(
        event.crew.seat for event in destroyed if isinstance(event, TileDestroyed) and event.crew is not None
    )
    found = []
    for number in sorted(set(crews.values()), reverse=True):
        seats = sorted(seat for seat in crews if crews[seat] == number)
        found.append(people.language.sentence("seismic-crews-back", crews=number, **people.who(*seats)))
    return found


def _destroyed(people: People, event: TileDestroyed) -> str:
    tile = nouns.tile(people.language, event.tile)
    return people.language.sentence(event.key, tile=tile, at=nouns.cell(event.at))


def aftershocks(people: People, passage: Sequence[SeismicEvent]) -> list[str]:
    """Who turns what, and who turns nothing (ruling S16): one line."""
    language = people.language
    turned = [event for event in passage if isinstance(event, TileTurned)]
    declined = [event.seat for event in passage if isinstance(event, ShockDeclined)]
    shocks = [_turned(people, event) for event in turned]
    if declined:
        shocks.append(language.sentence(ShockDeclined.key, **people.who(*declined)))
    told = lists.clauses(language, shocks)
    return [language.sentence("seismic-aftershocks", count=len(turned), shocks=told)]


def _turned(people: People, event: TileTurned) -> str:
    tile, at = nouns.tile(people.language, event.tile), nouns.cell(event.at)
    key = event.key if event.crew is None else "seismic-tile-turned-with-crew"
    return people.language.sentence(key, tile=tile, at=at, sixths=event.sixths, **people.who(event.seat))
