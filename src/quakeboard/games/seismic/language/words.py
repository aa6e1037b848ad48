"""What Seismic says at a prompt: each choice in words, what it would complete, and the rules in short."""

from __future__ import annotations

from collections.abc import Iterable

from quakeboard.core.choices import Choice
from quakeboard.core.hexgrid import EDGE_NAMES
from quakeboard.games.seismic.language import nouns, table
from quakeboard.games.seismic.rules import notation
from quakeboard.games.seismic.rules.actions import Lay
from quakeboard.games.seismic.rules.events import CrewSent, TileTurned
from quakeboard.games.seismic.rules.pieces import (
    TILE_NUMBER,
    TILES,
    Link,
    laid,
    turned_exits,
    turned_links,
)
from quakeboard.games.seismic.rules.scoring import Section, section
from quakeboard.games.seismic.rules.view import SeismicView
from quakeboard.language.words import Situation, Words, in_notation


def choice(situation: Situation, choice: Choice) -> str:
    """A choice as a sentence."""
    match choice.words[0], choice.part:
        case "lay", "tile":
            return _tile(situation, choice)
        case "lay" | "turn", "cell":
            return situation.say("play-cell", at=choice.word, rotations=len(choice.actions))
        case "lay", "rotation":
            return _rotation(situation, choice)
        case "turn", "sixths":
            return _sixths(situation, choice)
        case "crew", "fragment":
            return _crew(situation, choice.word)
        case "side", "edge":
            return _side(situation, choice.word)
        case "town", "cell":
            q = int(choice.word.split(",")[0])
            town = situation.say("seismic-town", town=nouns.town((q, 0)))
            return situation.say("play-town", town=town, at=choice.word)
        case "pass", _:
            return situation.say("play-pass", phase=situation.view.phase)
    return in_notation(situation, choice)


def news(situation: Situation, choice: Choice) -> list[str]:
    """The sections that a placement would complete, and what a turn would do to sections with crews."""
    if choice.part not in ("cell", "rotation", "sixths") or choice.words[0] == "town":
        return []
    tell = _changed if choice.words[0] == "turn" else _completed
    lines = (tell(situation, text) for text in choice.actions)
    return list(dict.fromkeys(line for found in lines for line in found))


def _tile(situation: Situation, choice: Choice) -> str:
    places = len({action.split()[2] for action in choice.actions})
    tile = nouns.tile(situation.people.language, choice.word)
    second = "yes" if situation.view.phase == "crew" else "no"
    return situation.say("play-tile", tile=tile, name=choice.word, places=places, second=second)


def _rotation(situation: Situation, choice: Choice) -> str:
    """The edges that its roads would join."""
    lay = notation.read(choice.actions[0])
    assert isinstance(lay, Lay)
    piece = TILES[TILE_NUMBER[lay.tile]]
    links, exits = turned_links(piece.links, lay.rotation), turned_exits(piece.exits, lay.rotation)
    return situation.say("play-rotation", rotation=choice.word, edges=_roads(situation, links, exits))


def _sixths(situation: Situation, choice: Choice) -> str:
    """The edges that the tile's roads would join, and where its crew would be."""
    turned = _turned(situation, choice.actions[0])
    roads = _roads(situation, turned.links, turned.exits)
    if turned.crew is None:
        return situation.say("play-sixths", sixths=choice.word, edges=roads)
    fragment = table.edges(turned.crew.fragment)
    return situation.say("play-sixths-crew", sixths=choice.word, edges=roads, fragment=fragment)


def _roads(situation: Situation, links: Iterable[Link], exits: Iterable[int]) -> str:
    return situation.with_and([*(table.edges(f"{a}{b}") for a, b in links), *(EDGE_NAMES[e] for e in exits)])


def _turned(situation: Situation, text: str) -> TileTurned:
    """What a turn would do."""
    event, *_ = situation.position.copy().apply(notation.read(text))
    assert isinstance(event, TileTurned)
    return event


def _crew(situation: Situation, fragment: str) -> str:
    view: SeismicView = situation.view
    at = view.under_way.laid
    assert at is not None, "a crew is sent to the tile just laid"
    sent = CrewSent(view.actor, at, fragment, section(situation.position, at, int(fragment[0])))
    road = nouns.claim(situation.people.language, sent, just_named=False)
    return situation.say("play-crew", edges=table.edges(fragment), road=road)


def _side(situation: Situation, edge: str) -> str:
    view: SeismicView = situation.view
    tiles = view.sides[view.under_way.town][EDGE_NAMES.index(edge)]
    return situation.say("play-side", edge=edge, side=situation.say("seismic-side", side=edge), tiles=tiles)


def _completed(situation: Situation, text: str) -> list[str]:
    """The sections through a tile that are complete after a lay, the best first."""
    lay, after = notation.read(text), situation.position.copy()
    assert isinstance(lay, Lay)
    after.apply(lay)
    face = laid(after.kernel.board.cells[after.table.number(lay.at)])
    found = [section(after, lay.at, int(name[0])) for name in face.fragments()]
    return [_complete(situation, road) for road in _best_first(found)]


def _changed(situation: Situation, text: str) -> list[str]:
    """The sections with crews that are complete only after a turn, then those that are so only before."""
    turned = _turned(situation, text)
    after = [_complete(situation, road) for road in _best_first(turned.sections)]
    return [*after, *(_until_now(situation, road) for road in _best_first(turned.sections_before))]


def _best_first(sections: Iterable[Section]) -> list[Section]:
    """The complete ones."""
    return sorted((road for road in sections if road.complete), key=lambda road: -road.points)


def _until_now(situation: Situation, found: Section) -> str:
    road = nouns.road(situation.people.language, found)
    who = situation.people.who(*found.holders)
    return situation.say("play-until-now", road=road, points=found.points, **who)


def _complete(situation: Situation, found: Section) -> str:
    road = nouns.road(situation.people.language, found)
    if any(found.crews):
        who = situation.people.who(*found.holders)
        return situation.say("seismic-section-closed", road=road, points=found.points, **who)
    return situation.say("play-would-complete", road=road, points=found.points)


WORDS = Words(
    choice=choice,
    news=news,
    tells_previews=True,
    questions={
        "tile": "play-which-tile",
        "cell": "play-where",
        "rotation": "play-which-rotation",
        "sixths": "play-which-sixths",
        "fragment": "play-which-road",
        "edge": "play-which-side",
    },
    players=table.players,
    board=table.board,
    scores=table.scores,
    commands={"look": table.look, "pile": table.pile},
    help=("play-help-lay", "play-help-look"),
    legend=("play-signs",),
    rules=(
        "play-rules-aim",
        "play-rules-turn",
        "play-rules-placing",
        "play-rules-claiming",
        "play-rules-sections",
        "play-rules-quakes",
        "play-rules-scoring",
        "play-rules-end",
        "play-rules-tiles",
        "play-rules-big-one",
        "play-rules-road-crews-dilemma",
        "play-rules-aftershocks",
        "play-rules-twin-cities",
        "play-rules-balance",
    ),
    synonyms={
        "lay": "placing",
        "crew": "claiming",
        "crews": "claiming",
        "ring": "sections",
        "points": "scoring",
        "winning": "end",
        "pile": "tiles",
        "draw": "turn",
        "the-big-one": "big-one",
        "dilemma": "road-crews-dilemma",
        "towns": "twin-cities",
    },
)
