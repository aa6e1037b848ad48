"""Sentences for the final count of Seismic: section by section, then the totals, who wins and why."""

from __future__ import annotations

from collections.abc import Sequence

from quakeboard.games.seismic.language import nouns
from quakeboard.games.seismic.rules.events import GameEnds, SectionScored, SeismicEvent
from quakeboard.games.seismic.rules.scoring import Section
from quakeboard.language.people import People


def count(people: People, passage: Sequence[SeismicEvent]) -> list[str]:
    """The lines of the count; why the game ended comes first."""
    ends = [event for event in passage if isinstance(event, GameEnds)]
    sections = [event.section for event in passage if isinstance(event, SectionScored)]
    lines = [people.language.sentence(event.key, reason=event.reason) for event in ends]
    lines += [_scored(people, section) for section in sections if section.complete]
    lines += _unscored(people, sections)
    for event in ends:
        lines += _totals(people, event)
    return lines


def _scored(people: People, section: Section) -> str:
    """A complete section: what it brings, to whom and why (rulings S12, S17)."""
    language = people.language
    first, second = nouns.ends(section)
    params: dict[str, object] = {
        "road": nouns.road(language, section),
        "fragments": section.fragments,
        "first": first.value,
        "second": second.value,
        "bonus": section.bonus,
        "points": section.points,
        **people.who(*section.holders),
    }
    if len(section.holders) > 1:
        return language.sentence("seismic-section-scored-tied", crews=max(section.crews), **params)
    if max(section.crews) < sum(section.crews):
        crews = {"crews": max(section.crews), "all": sum(section.crews)}
        return language.sentence("seismic-section-scored-most", **crews, **params)
    return language.sentence(SectionScored.key, **params)


def _unscored(people: People, sections: Sequence[Section]) -> list[str]:
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
            lines.append(people.language.sentence(key, count=len(group), crews=people.with_numbers(crews)))
    return lines


def _totals(people: People, end: GameEnds) -> list[str]:
    language = people.language
    best = max(end.scores)
    if best == 0 and not end.by_height:
        return [language.sentence("seismic-nobody-scored")]
    ranking = sorted(enumerate(end.scores), key=lambda item: (-item[1], item[0]))
    lines = [language.sentence("seismic-totals", totals=people.with_numbers(ranking))]
    winners = people.who(*end.winners)
    if end.by_height:
        tied = people.who(*(seat for seat, score in enumerate(end.scores) if score == best))["name"]
        lines.append(language.sentence("seismic-won-by-height", points=best, tied=tied, **winners))
    else:
        lines.append(language.sentence("seismic-won", points=best, **winners))
    return lines
