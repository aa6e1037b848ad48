"""Sentences for a quake of San Andreas: the roll, a line for each shift with what follows from it, what
sinks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from quakeboard.games.sanandreas.language import nouns
from quakeboard.games.sanandreas.rules.events import (
    CityDestroyed,
    DiceRolled,
    SanAndreasEvent,
    TileSettled,
    TileShifted,
    TilesSank,
)
from quakeboard.language import lists
from quakeboard.language.people import People

_LEADING = (DiceRolled, TileShifted, TilesSank)
"""The events that begin a line; those that follow belong to the same line."""


def quake(people: People, passage: Iterable[SanAndreasEvent]) -> list[str]:
    """The lines of a quake, or of a part of it."""
    return [line for group in _groups(passage) for line in _lines(people, group)]


def _groups(passage: Iterable[SanAndreasEvent]) -> Iterator[list[SanAndreasEvent]]:
    """The events of each line."""
    group: list[SanAndreasEvent] = []
    for event in passage:
        if group and isinstance(event, _LEADING):
            yield group
            group = []
        group.append(event)
    yield group


def _lines(people: People, group: Sequence[SanAndreasEvent]) -> list[str]:
    match group:
        case [DiceRolled() as rolled, *rest]:
            return [_rolled(people, rolled), *_continuation(people, rest)]
        case [TileShifted() as shifted, *rest]:
            return [_shifted(people, shifted, rest)]
        case [TilesSank() as sank, *rest]:
            return [_sank(people, sank, rest)]
        case _:
            return _continuation(people, group)


def _rolled(people: People, event: DiceRolled) -> str:
    dice = " ".join(str(die) for die in event.dice)
    return people.language.sentence(event.key, dice=dice, **people.who(event.seat))


def _shifted(people: People, event: TileShifted, rest: Sequence[SanAndreasEvent]) -> str:
    """What the tile does, how it lies then, and what becomes of other tiles and of cities."""
    language = people.language
    own = [other for other in rest if isinstance(other, TileSettled) and other.tile == event.tile]
    does = [*_moves(people, event), *(nouns.settled(language, settled) for settled in own)]
    params = {
        "tile": event.tile,
        "pawn": event.pawn or "none",
        "face": event.die,
        "does": lists.with_and(language, does),
    }
    news = _consequences(people, [other for other in rest if other not in own])
    if news:
        told = lists.clauses(language, news)
        return language.sentence("san-andreas-tile-shifted-news", news=told, **params)
    return language.sentence(event.key, **params)


def _moves(people: People, event: TileShifted) -> list[str]:
    language = people.language
    does = [language.sentence("san-andreas-shifts", direction=event.direction)]
    for key, names in (
        ("san-andreas-climbs-over", event.climbs_over),
        ("san-andreas-slides-under", event.slides_under),
    ):
        if names:
            die = "overruled" if names == event.against_the_die else "followed"
            things = nouns.things(language, names)
            does.append(language.sentence(key, things=things, die=die))
    return does


def _sank(people: People, event: TilesSank, rest: Sequence[SanAndreasEvent]) -> str:
    """Tiles that leave the game, with the cities and pawns on them (ruling A12)."""
    language = people.language
    tiles = nouns.numbers(language, event.tiles)
    news = _consequences(people, rest)
    if event.pawns:
        names = [nouns.pawn(language, pawn) for pawn in event.pawns]
        pawns = lists.with_and(language, names)
        news.append(language.sentence("san-andreas-pawns-back", count=len(names), pawns=pawns))
    if news:
        told = lists.clauses(language, news)
        return language.sentence(
            "san-andreas-tiles-sank-news", count=len(event.tiles), tiles=tiles, news=told
        )
    return language.sentence(event.key, count=len(event.tiles), tiles=tiles)


def _continuation(people: People, events: Sequence[SanAndreasEvent]) -> list[str]:
    """The line for consequences of a shift that is not among these events."""
    news = _consequences(people, events)
    if not news:
        return []
    told = lists.clauses(people.language, news)
    return [people.language.sentence("san-andreas-quake-goes-on", news=told)]


def _consequences(people: People, events: Iterable[SanAndreasEvent]) -> list[str]:
    """A clause for each tile that lies otherwise and each city that is lost."""
    found = []
    for event in events:
        match event:
            case TileSettled():
                does = nouns.settled(people.language, event)
                found.append(people.language.sentence("san-andreas-tile-does", tile=event.tile, does=does))
            case CityDestroyed():
                found.append(_destroyed(people, event))
    return found


def _destroyed(people: People, event: CityDestroyed) -> str:
    return people.language.sentence(
        event.key,
        why=event.why,
        under="land" if event.under is None else event.under,
        at=nouns.space(event.at),
        coin="?" if event.coin is None else event.coin,
        **people.who(event.seat),
    )
