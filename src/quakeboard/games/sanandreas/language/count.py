"""Sentences for the count after a quake of San Andreas: swaps, what each seat's cities bring, and the end."""

from __future__ import annotations

from collections.abc import Sequence

from quakeboard.games.sanandreas.language import nouns
from quakeboard.games.sanandreas.language.speech import Speech
from quakeboard.games.sanandreas.rules import places
from quakeboard.games.sanandreas.rules.events import (
    CityScored,
    CoinSwapped,
    GameEnds,
    SanAndreasEvent,
    SwapDeclined,
)
from quakeboard.games.sanandreas.rules.scoring import CityScore
from quakeboard.language import lists


def count(speech: Speech, passage: Sequence[SanAndreasEvent]) -> list[str]:
    """The lines of the count: swaps, a line a seat, then why the game ends and who wins."""
    scores = [event.score for event in passage if isinstance(event, CityScored)]
    lines = [line for event in passage for line in _swap(speech, event)]
    for seat in sorted({score.seat for score in scores}):
        lines += _scored(speech, seat, [score for score in scores if score.seat == seat])
    for event in passage:
        if isinstance(event, GameEnds):
            lines += _end(speech, event)
    return lines


def _swap(speech: Speech, event: SanAndreasEvent) -> list[str]:
    match event:
        case CoinSwapped():
            at = places.name(event.at)
            coin = "unknown" if event.coin is None else event.coin
            return [speech.say(event.key, at=at, coin=coin, **speech.people.who(event.seat))]
        case SwapDeclined():
            return [speech.say(event.key, **speech.people.who(event.seat))]
    return []


def _scored(speech: Speech, seat: int, scores: Sequence[CityScore]) -> list[str]:
    """What the cities of one seat bring, each with its way to the coast (ruling A13)."""
    cities = [
        speech.say(
            CityScored.key,
            coin=score.coin,
            at=places.name(score.at),
            inland=nouns.inland(speech.language, score.coast),
            points=score.points,
        )
        for score in scores
    ]
    points = sum(score.points for score in scores)
    listed = lists.clauses(speech.language, cities)
    return [speech.say("san-andreas-seat-scored", points=points, cities=listed, **speech.people.who(seat))]


def _end(speech: Speech, end: GameEnds) -> list[str]:
    lines = [speech.say(end.key, reason=end.reason)]
    best = max(end.scores)
    if best == 0:
        return [*lines, speech.say("san-andreas-nobody-scored")]
    ranking = sorted(enumerate(end.scores), key=lambda item: (-item[1], item[0]))
    lines.append(speech.say("san-andreas-totals", totals=speech.people.with_numbers(ranking)))
    lines.append(speech.say("san-andreas-won", points=best, **speech.people.who(*end.winners)))
    return lines
