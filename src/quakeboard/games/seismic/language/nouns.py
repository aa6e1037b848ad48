"""The nouns of Seismic: tiles, towns, cells and roads, in words.

Each is a noun phrase that the sentences insert as an object: “lays *a tight curve*”, “closes *the road to San
Andreas*”. A language may count on that when it chooses a case.
"""

from __future__ import annotations

from quakeboard.core.hexgrid import EDGE_NAMES, Cell
from quakeboard.games.seismic.rules.events import CrewSent
from quakeboard.games.seismic.rules.pieces import TILE_NUMBER, TILES
from quakeboard.games.seismic.rules.scoring import End, Section
from quakeboard.language.language import Language


def tile(language: Language, name: str) -> str:
    """A tile by its roads: “a straight crossed by a loose curve”."""
    piece = TILES[TILE_NUMBER[name]]
    if piece.kind == "highway":
        return language.sentence(f"seismic-tile-{name}")
    if piece.kind == "quake":
        return language.sentence("seismic-tile-quake", magnitude=piece.value)
    return language.sentence("seismic-tile-intersection", value=piece.value)


def cell(at: Cell) -> str:
    """A cell by its coordinates, as the notation has them."""
    return f"{at[0]},{at[1]}"


def town(at: Cell) -> str:
    """The code by which sentences know a town: the only one lies in the middle, twins to both sides of it."""
    q = at[0]
    return "only" if q == 0 else "west" if q < 0 else "east"


def ends(section: Section) -> tuple[End, ...]:
    """The ends in the order in which a sentence names them: towns first, then the larger numbers."""
    return tuple(sorted(section.ends, key=lambda end: (not end.is_town, -end.value, end.at)))


def road(language: Language, section: Section) -> str:
    """A section by where it leads."""
    match ends(section):
        case ():
            key = "seismic-road-ring" if section.ring else "seismic-road-open"
            return language.sentence(key, fragments=section.fragments)
        case (End(is_town=True) as end,):
            return language.sentence("seismic-road-town", town=town(end.at))
        case (end,):
            return language.sentence("seismic-road-intersection", value=end.value, at=cell(end.at))
        case first, second if first.at == second.at:
            return _there_and_back(language, first)
        case End(is_town=True), End(is_town=True):
            return language.sentence("seismic-road-towns")
        case End(is_town=True) as end, other:
            return language.sentence(
                "seismic-road-town-intersection", town=town(end.at), value=other.value, at=cell(other.at)
            )
        case first, second:
            return language.sentence(
                "seismic-road-intersections",
                value=first.value,
                at=cell(first.at),
                other_value=second.value,
                other_at=cell(second.at),
            )
    raise AssertionError("a section has two ends at most")


def _there_and_back(language: Language, end: End) -> str:
    if end.is_town:
        return language.sentence("seismic-road-town-back", town=town(end.at))
    return language.sentence("seismic-road-intersection-back", value=end.value, at=cell(end.at))


def claim(language: Language, sent: CrewSent, *, just_named: bool) -> str:
    """The road that a crew is sent to, with its worth if it is complete.

    An intersection's stub that leads nowhere yet is known by its side; `just_named` says that the sentence
    has already spoken of the intersection.
    """
    if sent.section.complete:
        name = road(language, sent.section)
        return language.sentence("seismic-road-worth", road=name, points=sent.section.points)
    if len(sent.fragment) == 2:
        return road(language, sent.section)
    side = EDGE_NAMES[int(sent.fragment)]
    if just_named:
        return language.sentence("seismic-road-stub", side=side)
    end = sent.section.ends[0]
    return language.sentence("seismic-road-stub-of", side=side, value=end.value, at=cell(end.at))
