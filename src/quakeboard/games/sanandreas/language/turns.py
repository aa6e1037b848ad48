"""Sentences for what a player does in a turn of San Andreas.

Each function takes a passage, the events that belong together, and returns its lines.
"""

from __future__ import annotations

from collections.abc import Sequence

from quakeboard.games.sanandreas.language.speech import Speech
from quakeboard.games.sanandreas.rules import places
from quakeboard.games.sanandreas.rules.events import (
    CityFounded,
    EpicentreMarked,
    FirstSeat,
    SanAndreasEvent,
    TurnBegins,
    TurnPassed,
)


def turns(speech: Speech, passage: Sequence[SanAndreasEvent]) -> list[str]:
    """Who begins, whose turn it is, what is founded and marked; a line each."""
    lines = []
    for event in passage:
        match event:
            case FirstSeat() | TurnBegins() | TurnPassed():
                lines.append(speech.say(event.key, **speech.people.who(event.seat)))
            case CityFounded():
                lines.append(_founded(speech, event))
            case EpicentreMarked():
                at = places.name(event.at)
                params = speech.people.who(event.seat)
                lines.append(speech.say(event.key, at=at, pawn=event.pawn, **params))
                speech.tiles.follow([event])
    return lines


def _founded(speech: Speech, event: CityFounded) -> str:
    """A new city; its coin is named for its owner only (ruling A14)."""
    at = places.name(event.at)
    if event.coin is not None and event.seat == speech.people.you:
        return speech.say("san-andreas-own-city-founded", at=at, coin=event.coin)
    return speech.say(event.key, at=at, **speech.people.who(event.seat))
