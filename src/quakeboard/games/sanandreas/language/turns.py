"""Sentences for what a player does in a turn of San Andreas.

Each function takes a passage, the events that belong together, and returns its lines.
"""

from __future__ import annotations

from collections.abc import Sequence

from quakeboard.games.sanandreas.language import nouns
from quakeboard.games.sanandreas.rules.events import (
    CityFounded,
    EpicentreMarked,
    FirstSeat,
    SanAndreasEvent,
    TurnBegins,
    TurnPassed,
)
from quakeboard.language.people import People


def turns(people: People, passage: Sequence[SanAndreasEvent]) -> list[str]:
    """Who begins, whose turn it is, what is founded and marked; a line each."""
    lines = []
    for event in passage:
        match event:
            case FirstSeat() | TurnBegins() | TurnPassed():
                lines.append(people.language.sentence(event.key, **people.who(event.seat)))
            case CityFounded():
                lines.append(_founded(people, event))
            case EpicentreMarked():
                at = nouns.space(event.at)
                params = people.who(event.seat)
                lines.append(people.language.sentence(event.key, at=at, pawn=event.pawn, **params))
    return lines


def _founded(people: People, event: CityFounded) -> str:
    """A new city; its coin is named for its owner only (ruling A14)."""
    at = nouns.space(event.at)
    if event.coin is not None and event.seat == people.you:
        return people.language.sentence("san-andreas-own-city-founded", at=at, coin=event.coin)
    return people.language.sentence(event.key, at=at, **people.who(event.seat))
