"""What Seismic says at a prompt: each choice in words, what it would complete, and the rules in short."""

from __future__ import annotations

from quakeboard.core.choices import Choice
from quakeboard.core.hexgrid import EDGE_NAMES, Cell
from quakeboard.games.seismic.language import nouns, table
from quakeboard.games.seismic.rules import notation
from quakeboard.games.seismic.rules.actions import Lay, Turn
from quakeboard.games.seismic.rules.events import CrewSent
from quakeboard.games.seismic.rules.pieces import TILE_NUMBER, TILES, laid, turned_exits, turned_links
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
        case "lay" | "turn", "rotation":
            return _rotation(situation, choice)
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
    """The sections that a placement would complete."""
    if choice.part not in ("cell", "rotation") or choice.words[0] == "town":
        return []
    lines = (_completed(situation, text) for text in choice.actions)
    return list(dict.fromkeys(line for found in lines for line in found))


def _tile(situation: Situation, choice: Choice) -> str:
    places = len({action.split()[2] for action in choice.actions})
    tile = nouns.tile(situation.people.language, choice.word)
    second = "yes" if situation.view.phase == "crew" else "no"
    return situation.say("play-tile", tile=tile, name=choice.word, places=places, second=second)


def _rotation(situation: Situation, choice: Choice) -> str:
    """The edges that its roads would join."""
    action = _placement(choice.actions[0])
    tile = action.tile if isinstance(action, Lay) else _tile_at(situation.view, action.at)
    piece = TILES[TILE_NUMBER[tile]]
    links = [table.edges(f"{a}{b}") for a, b in turned_links(piece.links, action.rotation)]
    exits = [EDGE_NAMES[edge] for edge in turned_exits(piece.exits, action.rotation)]
    return situation.say("play-rotation", rotation=choice.word, edges=situation.with_and(links + exits))


def _placement(text: str) -> Lay | Turn:
    action = notation.read(text)
    assert isinstance(action, Lay | Turn), "only placements have rotations"
    return action


def _tile_at(view: SeismicView, at: Cell) -> str:
    return next(tile.tile for tile in view.board if tile.at == at)


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
    """The sections through a tile that are complete after an action, the best first."""
    action, after = _placement(text), situation.position.copy()
    after.apply(action)
    face = laid(after.board[after.table.number(action.at)])
    found = [section(after, action.at, int(name[0])) for name in face.fragments()]
    complete = sorted((road for road in found if road.complete), key=lambda road: -road.points)
    return [_complete(situation, road) for road in complete]


def _complete(situation: Situation, found: Section) -> str:
    road = nouns.road(situation.people.language, found)
    if any(found.crews):
        who = situation.people.who(*found.holders)
        return situation.say("seismic-section-closed", road=road, points=found.points, **who)
    return situation.say("play-would-complete", road=road, points=found.points)


WORDS = Words(
    choice=choice,
    news=news,
    questions={
        "tile": "play-which-tile",
        "cell": "play-where",
        "rotation": "play-which-rotation",
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
