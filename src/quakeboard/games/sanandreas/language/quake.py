"""Sentences for a quake of San Andreas: the roll, a line for each shift with what follows from it, what
sinks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from quakeboard.games.sanandreas.language import nouns
from quakeboard.games.sanandreas.language.speech import Speech
from quakeboard.games.sanandreas.rules import places
from quakeboard.games.sanandreas.rules.events import (
    CityDestroyed,
    DiceRolled,
    SanAndreasEvent,
    TileSettled,
    TileShifted,
    TilesSank,
)
from quakeboard.language import lists

_LEADING = (DiceRolled, TileShifted, TilesSank)
"""The events that begin a line; those that follow belong to the same line."""


def quake(speech: Speech, passage: Iterable[SanAndreasEvent]) -> list[str]:
    """The lines of a quake, or of a part of it."""
    lines = []
    for group in _groups(passage):
        lines += _lines(speech, group)
        speech.tiles.follow(group)
    return lines


def _groups(passage: Iterable[SanAndreasEvent]) -> Iterator[list[SanAndreasEvent]]:
    """The events of each line."""
    group: list[SanAndreasEvent] = []
    for event in passage:
        if group and isinstance(event, _LEADING):
            yield group
            group = []
        group.append(event)
    yield group


def _lines(speech: Speech, group: Sequence[SanAndreasEvent]) -> list[str]:
    match group:
        case [DiceRolled() as rolled, *rest]:
            return [_rolled(speech, rolled), *_continuation(speech, rest)]
        case [TileShifted() as shifted, *rest]:
            return [_shifted(speech, shifted, rest)]
        case [TilesSank() as sank, *rest]:
            return [_sank(speech, sank, rest)]
        case _:
            return _continuation(speech, group)


def _rolled(speech: Speech, event: DiceRolled) -> str:
    dice = nouns.roll(speech.language, event.dice)
    return speech.say(event.key, dice=dice, **speech.people.who(event.seat))


def _shifted(speech: Speech, event: TileShifted, rest: Sequence[SanAndreasEvent]) -> str:
    """What the tile does, how it lies then, and what becomes of other tiles and of cities."""
    own = [other for other in rest if isinstance(other, TileSettled) and other.tile == event.tile]
    does = [*_moves(speech, event), *(nouns.settled(speech.language, settled) for settled in own)]
    params = {
        "tile": places.of_tile(event.before),
        "pawn": event.pawn or "none",
        "face": event.die,
        "does": lists.with_and(speech.language, does),
    }
    news = _consequences(speech, [other for other in rest if other not in own])
    if news:
        told = lists.clauses(speech.language, news)
        return speech.say("san-andreas-tile-shifted-news", news=told, **params)
    return speech.say(event.key, **params)


def _moves(speech: Speech, event: TileShifted) -> list[str]:
    does = [speech.say("san-andreas-shifts", direction=event.direction)]
    for key, names in (
        ("san-andreas-climbs-over", event.climbs_over),
        ("san-andreas-slides-under", event.slides_under),
    ):
        if names:
            die = "overruled" if names == event.against_the_die else "followed"
            things = speech.things(names)
            does.append(speech.say(key, things=things, die=die))
    return does


def _sank(speech: Speech, event: TilesSank, rest: Sequence[SanAndreasEvent]) -> str:
    """Tiles that leave the game, with the cities and pawns on them (ruling A12)."""
    tiles = lists.with_and(speech.language, [places.of_tile(at) for at in event.at])
    news = _consequences(speech, rest)
    if event.pawns:
        names = [nouns.pawn(speech.language, pawn) for pawn in event.pawns]
        pawns = lists.with_and(speech.language, names)
        news.append(speech.say("san-andreas-pawns-back", count=len(names), pawns=pawns))
    if news:
        told = lists.clauses(speech.language, news)
        return speech.say("san-andreas-tiles-sank-news", count=len(event.tiles), tiles=tiles, news=told)
    return speech.say(event.key, count=len(event.tiles), tiles=tiles)


def _continuation(speech: Speech, events: Sequence[SanAndreasEvent]) -> list[str]:
    """The line for consequences of a shift that is not among these events."""
    news = _consequences(speech, events)
    if not news:
        return []
    told = lists.clauses(speech.language, news)
    return [speech.say("san-andreas-quake-goes-on", news=told)]


def _consequences(speech: Speech, events: Iterable[SanAndreasEvent]) -> list[str]:
    """A clause for each tile that lies otherwise and each city that is lost."""
    found = []
    for event in events:
        match event:
            case TileSettled():
                does = nouns.settled(speech.language, event)
                name = speech.tiles.name(event.tile)
                found.append(speech.say("san-andreas-tile-does", does=does, **name))
            case CityDestroyed():
                found.append(_destroyed(speech, event))
    return found


def _destroyed(speech: Speech, event: CityDestroyed) -> str:
    return speech.say(
        event.key,
        why=event.why,
        under=speech.under(event.under),
        at=places.name(event.at),
        coin="unknown" if event.coin is None else event.coin,
        **speech.people.who(event.seat),
    )
