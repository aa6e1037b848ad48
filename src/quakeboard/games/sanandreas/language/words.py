"""What San Andreas says at a prompt: each choice in words, and the rules in short."""

from __future__ import annotations

from quakeboard.core.choices import Choice
from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.language import nouns, table
from quakeboard.games.sanandreas.rules import places
from quakeboard.games.sanandreas.rules.board import holds
from quakeboard.games.sanandreas.rules.pieces import NULL, PAWNS
from quakeboard.games.sanandreas.rules.view import SanAndreasView
from quakeboard.language.words import Situation, Words, in_notation


def choice(situation: Situation, choice: Choice) -> str:
    """A choice as a sentence."""
    view: SanAndreasView = situation.view
    match choice.words[0], choice.part:
        case "found", "":
            return situation.say("play-sa-found", coins=table.row_of(view.hands[view.actor] or ()))
        case "mark", "":
            names = [nouns.pawn(situation.people.language, pawn) for pawn in view.pawns]
            return situation.say("play-sa-mark", pawns=situation.with_commas(names))
        case _, "space":
            return _space(situation, choice.word)
        case ("found" | "swap") as verb, "coin":
            at = _null_city(view) if verb == "swap" else _read_space(choice.words[1])
            return _coin(situation, int(choice.word), at)
        case "mark", "pawn":
            return situation.say("play-sa-pawn", pawn=choice.word)
        case "shift", "pawn":
            return _die(situation, choice.word)
        case "pass", _:
            return situation.say("play-sa-pass", phase=view.phase)
    return in_notation(situation, choice)


def action(situation: Situation, text: str) -> str:
    """An action in words, or what is fixed of it so far; `…` stands for a part that is open."""
    verb, *parts = text.split()
    match verb:
        case "first" if parts:
            return situation.say("san-andreas-first-seat", **situation.people.who(int(parts[0]))).rstrip(".")
        case "roll" if parts:
            return nouns.roll(situation.people.language, [int(face) for face in parts])
        case "…" if parts:
            return place_name(situation, parts[0])
        case "found" | "mark":
            return _put(situation, verb, *parts)
        case "shift" if parts and parts[0] in situation.view.to_resolve:
            return _die(situation, parts[0]).rstrip(".")
        case "shift" if parts:
            return nouns.pawn(situation.people.language, parts[0])
        case "swap" if parts:
            return situation.say("play-sa-do-swap", coin=int(parts[0]))
        case "pass":
            return situation.say("play-sa-do-pass", phase=situation.view.phase)
    return text


def _put(situation: Situation, verb: str, at: str = "…", piece: str = "…") -> str:
    """What is founded or marked, as far as it is fixed where and with what."""
    key, params = f"play-sa-do-{verb}", dict[str, int | str]()
    if at != "…":
        key, params["at"] = f"{key}-at", place_name(situation, at)
    if piece not in ("…", "?"):
        key = f"{key}-with"
        params |= {"pawn": piece} if verb == "mark" else {"coin": int(piece)}
    return situation.say(key, **params)


def place_name(situation: Situation, word: str) -> str:
    """The name of a space that the notation writes like this; one that no tile can reach has no other."""
    at = _read_space(word)
    return places.name(at) if holds(at) else word


def place_word(situation: Situation, word: str) -> str:
    """A typed word in notation, if it names a space; otherwise as it is."""
    space = places.space(word)
    return word if space is None else f"{space[0]},{space[1]}"


def _read_space(word: str) -> Space:
    x, y = word.split(",")
    return int(x), int(y)


def _space(situation: Situation, word: str) -> str:
    coast = table.coast_near(situation, _read_space(word))
    inland = nouns.inland(situation.people.language, coast)
    return situation.say("play-sa-space", at=place_name(situation, word), inland=inland)


def _null_city(view: SanAndreasView) -> Space:
    return next(city.at for city in view.cities if city.seat == view.actor and city.coin == NULL)


def _coin(situation: Situation, coin: int, at: Space) -> str:
    """What a coin would score there now."""
    points = table.city_value(coin, table.coast_near(situation, at))
    return situation.say("play-sa-coin", coin=coin, points=points)


def _die(situation: Situation, pawn: str) -> str:
    view: SanAndreasView = situation.view
    assert view.dice is not None, "a die is chosen after the roll"
    die = nouns.die(situation.people.language, pawn, view.dice[PAWNS.index(pawn)])
    return situation.say("play-sa-die", die=die)


WORDS = Words(
    choice=choice,
    action=action,
    place_name=place_name,
    place_word=place_word,
    questions={"space": "play-where", "coin": "play-sa-which-coin", "pawn": "play-sa-which-pawn"},
    players=table.players,
    board=table.board,
    scores=table.scores,
    commands={"look": table.look, "coins": table.coins},
    help=("play-sa-help-turn", "play-sa-help-look"),
    legend=(
        "play-sa-legend-edges",
        "play-sa-legend-numbers",
        "play-sa-legend-relief",
        "play-sa-legend-cities",
        "play-sa-legend-pawns",
    ),
    rules=(
        "play-sa-rules-aim",
        "play-sa-rules-turn",
        "play-sa-rules-founding",
        "play-sa-rules-epicentres",
        "play-sa-rules-quakes",
        "play-sa-rules-shifts",
        "play-sa-rules-lean",
        "play-sa-rules-losses",
        "play-sa-rules-scoring",
        "play-sa-rules-secrets",
        "play-sa-rules-end",
        "play-sa-rules-map",
    ),
    synonyms={
        "cities": "founding",
        "coins": "founding",
        "mark": "epicentres",
        "pawns": "epicentres",
        "epicenters": "epicentres",
        "dice": "quakes",
        "lift": "shifts",
        "dip": "shifts",
        "steep": "lean",
        "destroyed": "losses",
        "sinking": "losses",
        "points": "scoring",
        "swap": "scoring",
        "null": "scoring",
        "coast": "scoring",
        "hidden": "secrets",
        "winning": "end",
        "tiles": "map",
    },
)
