"""Sentences for the final count of Seismic: section by section, then the totals, who wins and why."""

from __future__ import annotations

from collections.abc import Sequence

from quakeboard.games.seismic.language import nouns
from quakeboard.games.seismic.language.speech import Speech
from quakeboard.games.seismic.rules.events import GameEnds, SectionScored, SeismicEvent
from quakeboard.games.seismic.rules.scoring import Section


def count(speech: Speech, passage: Sequence[SeismicEvent]) -> list[str]:
    """The lines of the count; why the game ended comes first."""
    ends = [event for event in passage if isinstance(event, GameEnds)]
    sections = [event.section for event in passage if isinstance(event, SectionScored)]
    lines = [speech.say(event.key, reason=event.reason) for event in ends]
    lines += [_scored(speech, section) for section in sections if section.complete]
    lines += _unscored(speech, sections)
    for event in ends:
        lines += _totals(speech, event)
    return lines


def _scored(speech: Speech, section: Section) -> str:
    """A complete section: what it brings, to whom and why (rulings S12, S17)."""
    first, second = nouns.ends(section)
    params: dict[str, object] = {
        "road": nouns.road(speech, section),
        "fragments": section.fragments,
        "first": first.value,
        "second": second.value,
        "bonus": section.bonus,
        "points": section.points,
        **speech.people.who(*section.holders),
    }
    if len(section.holders) > 1:
        return speech.say("seismic-section-scored-tied", crews=max(section.crews), **params)
    if max(section.crews) < sum(section.crews):
        crews = {"crews": max(section.crews), "all": sum(section.crews)}
        return speech.say("seismic-section-scored-most", **crews, **params)
    return speech.say(SectionScored.key, **params)


def _unscored(speech: Speech, sections: Sequence[Section]) -> list[str]:
    """The incomplete sections together, by what they lack, with the crews that go home (ruling S9)."""
    incomplete = [section for section in sections if not section.complete]
    groups = {
        "seismic-sections-open": [section for section in incomplete if not section.ring],
        "seismic-sections-ring": [section for section in incomplete if section.ring],
    }
    lines = []
    for key, group in groups.items():
        if group:
            seats = zip(*(section.crews for section in group), strict=True)
            crews = [(seat, sum(numbers)) for seat, numbers in enumerate(seats) if any(numbers)]
            lines.append(speech.say(key, count=len(group), crews=speech.people.with_numbers(crews)))
    return lines


def _totals(speech: Speech, end: GameEnds) -> list[str]:
    best = max(end.scores)
    if best == 0 and not end.by_height:
        return [speech.say("seismic-nobody-scored")]
    ranking = sorted(enumerate(end.scores), key=lambda item: (-item[1], item[0]))
    lines = [speech.say("seismic-totals", totals=speech.people.with_numbers(ranking))]
    winners = speech.people.who(*end.winners)
    if end.by_height:
        tied = speech.people.who(*(seat for seat, score in enumerate(end.scores) if score == best))["name"]
        lines.append(speech.say("seismic-won-by-height", points=best, tied=tied, **winners))
    else:
        lines.append(speech.say("seismic-won", points=best, **winners))
    return lines
