"""The nouns of Seismic: tiles, towns, cells and roads, in words.

Each is a noun phrase that the sentences insert as an object: “lays *a tight curve*”, “closes *the road to San
Andreas*”. A language may count on that when it chooses a case.
"""

from __future__ import annotations

from collections.abc import Iterable

from quakeboard.core.hexgrid import EDGE_NAMES, Cell
from quakeboard.games.seismic.language.speech import Speech
from quakeboard.games.seismic.rules.events import CrewSent
from quakeboard.games.seismic.rules.pieces import TILE_NUMBER, TILES, Link
from quakeboard.games.seismic.rules.scoring import End, Section
from quakeboard.language import lists
from quakeboard.language.language import Language


def tile(language: Language, name: str) -> str:
    """A tile by its roads: “a straight crossed by a loose curve”."""
    piece = TILES[TILE_NUMBER[name]]
    if piece.kind == "highway":
        return language.sentence(f"seismic-tile-{name}")
    if piece.kind == "quake":
        return language.sentence("seismic-tile-quake", magnitude=piece.value)
    return language.sentence("seismic-tile-intersection", value=piece.value)


def short(language: Language, name: str) -> str:
    """A tile by its roads, as a label: “straight and loose curve, crossing”."""
    piece = TILES[TILE_NUMBER[name]]
    if piece.kind == "highway":
        return language.sentence(f"seismic-short-{name}")
    if piece.kind == "quake":
        return language.sentence("seismic-short-quake", magnitude=piece.value)
    return language.sentence("seismic-short-intersection", value=piece.value)


def fragment(language: Language, name: str) -> str:
    """A road or exit of a tile by where it leads: “the road from north-east to west”."""
    if len(name) == 1:
        return language.sentence("seismic-the-exit", edge=EDGE_NAMES[int(name)])
    return language.sentence("seismic-the-road", **_way(name))


def way(language: Language, name: str) -> str:
    """Where a road or exit of a tile leads: “from north-east to west”, “to the east”."""
    if len(name) == 1:
        return language.sentence("seismic-exit", edge=EDGE_NAMES[int(name)])
    return language.sentence("seismic-way", **_way(name))


def roads(language: Language, links: Iterable[Link], exits: Iterable[int]) -> str:
    """What a tile joins as it lies: “roads from north-east to west and from east to south-west”."""
    ways = [way(language, f"{a}{b}") for a, b in links]
    if ways:
        return language.sentence("play-roads", edges=lists.with_and(language, ways))
    leads = [way(language, str(edge)) for edge in exits]
    return language.sentence("play-exits", edges=lists.with_and(language, leads))


def _way(name: str) -> dict[str, str]:
    start, end = (EDGE_NAMES[int(edge)] for edge in name)
    return {"from": start, "to": end}


def town(at: Cell) -> str:
    """The code by which sentences know a town: the only one lies in the middle, twins to both sides of it."""
    q = at[0]
    return "only" if q == 0 else "west" if q < 0 else "east"


def ends(section: Section) -> tuple[End, ...]:
    """The ends in the order in which a sentence names them: towns first, then the larger numbers."""
    return tuple(sorted(section.ends, key=lambda end: (not end.is_town, -end.value, end.at)))


def road(speech: Speech, section: Section) -> str:
    """A section by where it leads."""
    match ends(section):
        case ():
            key = "seismic-road-ring" if section.ring else "seismic-road-open"
            return speech.say(key, fragments=section.fragments)
        case (End(is_town=True) as end,):
            return speech.say("seismic-road-town", town=town(end.at))
        case (end,):
            return speech.say("seismic-road-intersection", value=end.value, at=speech.place(end.at))
        case first, second if first.at == second.at:
            return _there_and_back(speech, first)
        case End(is_town=True), End(is_town=True):
            return speech.say("seismic-road-towns")
        case End(is_town=True) as end, other:
            return speech.say(
                "seismic-road-town-intersection",
                town=town(end.at),
                value=other.value,
                at=speech.place(other.at),
            )
        case first, second:
            return speech.say(
                "seismic-road-intersections",
                value=first.value,
                at=speech.place(first.at),
                other_value=second.value,
                other_at=speech.place(second.at),
            )
    raise AssertionError("a section has two ends at most")


def _there_and_back(speech: Speech, end: End) -> str:
    if end.is_town:
        return speech.say("seismic-road-town-back", town=town(end.at))
    return speech.say("seismic-road-intersection-back", value=end.value, at=speech.place(end.at))


def claim(speech: Speech, sent: CrewSent, *, just_named: bool) -> str:
    """The road that a crew is sent to, with its worth if it is complete.

    An intersection's stub that leads nowhere yet is known by its edge; `just_named` says that the sentence
    has already spoken of the intersection.
    """
    if sent.section.complete:
        name = road(speech, sent.section)
        return speech.say("seismic-road-worth", road=name, points=sent.section.points)
    if len(sent.fragment) == 2:
        return road(speech, sent.section)
    edge = EDGE_NAMES[int(sent.fragment)]
    if just_named:
        return speech.say("seismic-road-stub", edge=edge)
    end = sent.section.ends[0]
    return speech.say("seismic-road-stub-of", edge=edge, value=end.value, at=speech.place(end.at))
