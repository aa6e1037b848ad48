"""What Seismic says at a prompt: each choice in words, what it would complete, and the rules in short."""

from __future__ import annotations

import re
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
    laid,
    turned_exits,
    turned_links,
)
from quakeboard.games.seismic.rules.scoring import Section, section
from quakeboard.games.seismic.rules.view import SeismicView
from quakeboard.language.words import Situation, Words, in_notation

_ROTATION = re.compile("r[0-5]")
"""A rotation in notation; the places of column R are typed with a capital letter."""


def choice(situation: Situation, choice: Choice) -> str:
    """A choice as a sentence."""
    match choice.words[0], choice.part:
        case "lay", "tile":
            return _tile(situation, choice)
        case "lay" | "turn", "cell":
            return situation.say(
                "play-cell", at=place_name(situation, choice.word), rotations=len(choice.actions)
            )
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
            return situation.say("play-town", town=town, at=place_name(situation, choice.word))
        case "pass", _:
            return situation.say("play-pass", phase=situation.view.phase)
    return in_notation(situation, choice)


def action(situation: Situation, text: str) -> str:
    """An action in words, or what is fixed of it so far; `…` stands for a part that is open."""
    verb, *parts = text.split()
    match verb, parts:
        case "first", [seat]:
            return situation.say("seismic-first-seat", **situation.people.who(int(seat))).rstrip(".")
        case "draw", [tile]:
            return _noun(situation, tile)
        case "lay", _:
            return _lay(situation, text, *parts)
        case "crew", [fragment]:
            name = nouns.fragment(situation.people.language, fragment)
            return situation.say("play-do-crew", fragment=name)
        case "side", [edge]:
            return situation.say("play-do-side", side=situation.say("seismic-side", side=edge))
        case "town", [at]:
            town = situation.say("seismic-town", town=nouns.town((int(at.split(",")[0]), 0)))
            return situation.say("play-do-town", town=town)
        case "turn", [at]:
            return situation.say("play-do-turn-at", at=place_name(situation, at))
        case "turn", [at, sixths]:
            name = place_name(situation, at)
            return situation.say("play-do-turn", at=name, sixths=int(sixths))
        case "pass", _:
            return situation.say("play-do-pass", phase=situation.view.phase)
    return text


def _lay(situation: Situation, text: str, tile: str = "…", at: str = "…", rotation: str = "…") -> str:
    """What is laid, as far as it is fixed what, where and how."""
    if at == "…":
        return text if tile == "…" else situation.say("play-do-lay-tile", tile=_noun(situation, tile))
    place = place_name(situation, at)
    if tile == "…":
        return situation.say("play-do-lay-at", at=place)
    if rotation == "…":
        return situation.say("play-do-lay-tile-at", tile=_noun(situation, tile), at=place)
    roads = _roads_of_lay(situation, text)
    return situation.say("play-do-lay", tile=_noun(situation, tile), at=place, roads=roads)


def place_name(situation: Situation, word: str) -> str:
    """The name of a cell that the notation writes like this; one beyond the table has none but that."""
    q, r = word.split(",")
    at = int(q), int(r)
    return table.speech(situation).place(at) if table.is_on_table(situation, at) else word


def place_word(situation: Situation, word: str) -> str:
    """A typed word in notation, if it names a cell; otherwise as it is."""
    cell = None if _ROTATION.fullmatch(word) else table.speech(situation).places.cell(word)
    return word if cell is None else f"{cell[0]},{cell[1]}"


def _noun(situation: Situation, tile: str) -> str:
    return nouns.tile(situation.people.language, tile)


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
    return situation.say("play-tile", tile=tile, places=places, second=second)


def _rotation(situation: Situation, choice: Choice) -> str:
    """What its roads would join."""
    return situation.say("play-rotation", roads=_roads_of_lay(situation, choice.actions[0]))


def _roads_of_lay(situation: Situation, text: str) -> str:
    lay = notation.read(text)
    assert isinstance(lay, Lay)
    piece = TILES[TILE_NUMBER[lay.tile]]
    links, exits = turned_links(piece.links, lay.rotation), turned_exits(piece.exits, lay.rotation)
    return nouns.roads(situation.people.language, links, exits)


def _sixths(situation: Situation, choice: Choice) -> str:
    """What the tile's roads would join, and where its crew would be."""
    turned = _turned(situation, choice.actions[0])
    roads = nouns.roads(situation.people.language, turned.links, turned.exits)
    if turned.crew is None:
        return situation.say("play-sixths", roads=roads)
    way = nouns.way(situation.people.language, turned.crew.fragment)
    return situation.say("play-sixths-crew", roads=roads, way=way)


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
    road = nouns.claim(table.speech(situation), sent, just_named=False)
    way = nouns.way(situation.people.language, fragment)
    return situation.say("play-crew", way=way, road=road)


def _side(situation: Situation, edge: str) -> str:
    view: SeismicView = situation.view
    tiles = view.sides[view.under_way.town][EDGE_NAMES.index(edge)]
    return situation.say("play-side", side=situation.say("seismic-side", side=edge), tiles=tiles)


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
    road = nouns.road(table.speech(situation), found)
    who = situation.people.who(*found.holders)
    return situation.say("play-until-now", road=road, points=found.points, **who)


def _complete(situation: Situation, found: Section) -> str:
    road = nouns.road(table.speech(situation), found)
    if any(found.crews):
        who = situation.people.who(*found.holders)
        return situation.say("seismic-section-closed", road=road, points=found.points, **who)
    return situation.say("play-would-complete", road=road, points=found.points)


WORDS = Words(
    choice=choice,
    action=action,
    place_name=place_name,
    place_word=place_word,
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
