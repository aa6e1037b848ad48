"""Sentences for the count after a quake of San Andreas: swaps, what each seat's cities bring, and the end."""

from __future__ import annotations

from collections.abc import Sequence

from quakeboard.games.sanandreas.language import nouns
from quakeboard.games.sanandreas.rules.events import (
    CityScored,
    CoinSwapped,
    GameEnds,
    SanAndreasEvent,
    SwapDeclined,
)
from quakeboard.games.sanandreas.rules.scoring import CityScore
from quakeboard.language import lists
from quakeboard.language.people import People


def count(people: People, passage: Sequence[SanAndreasEvent]) -> list[str]:
    """The lines of the count: swaps, a line a seat, then why the game ends and who wins."""
    scores = [event.score for event in passage if isinstance(event, CityScored)]
    lines = [line for event in passage for line in _swap(people, event)]
    for seat in sorted({score.seat for score in scores}):
        lines += _scored(people, seat, [score for score in scores if score.seat == seat])
    for event in passage:
        if isinstance(event, GameEnds):
            lines += _end(people, event)
    return lines


def _swap(people: People, event: SanAndreasEvent) -> list[str]:
    language = people.language
    match event:
        case CoinSwapped():
            at = nouns.space(event.at)
            coin = "unknown" if event.coin is None else event.coin
            return [language.sentence(event.key, at=at, coin=coin, **people.who(event.seat))]
        case SwapDeclined():
            return [language.sentence(event.key, **people.who(event.seat))]
    return []


def _scored(people: People, seat: int, scores: Sequence[CityScore]) -> list[str]:
    """What the cities of one seat bring, each with its way to the coast (ruling A13)."""
    language = people.language
    cities = [
        language.sentence(
            CityScored.key,
            coin=score.coin,
            at=nouns.space(score.at),
            inland=nouns.inland(language, score.coast),
            points=score.points,
        )
        for score in scores
    ]
    points = sum(score.points for score in scores)
    listed = lists.clauses(language, cities)
    return [language.sentence("san-andreas-seat-scored", points=points, cities=listed, **people.who(seat))]


def _end(people: People, end: GameEnds) -> list[str]:
    language = people.language
    lines = [language.sentence(end.key, reason=end.reason)]
    best = max(end.scores)
    if best == 0:
        return [*lines, language.sentence("san-andreas-nobody-scored")]
    ranking = sorted(enumerate(end.scores), key=lambda item: (-item[1], item[0]))
    lines.append(language.sentence("san-andreas-totals", totals=people.with_numbers(ranking)))
    lines.append(language.sentence("san-andreas-won", points=best, **people.who(*end.winners)))
    return lines
