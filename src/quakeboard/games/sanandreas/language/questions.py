"""What San Andreas asks of a player, and what the others read while they wait."""

from __future__ import annotations

from collections.abc import Collection

from quakeboard.games.sanandreas.language import nouns
from quakeboard.games.sanandreas.rules import places
from quakeboard.games.sanandreas.rules.pieces import NULL, PAWNS
from quakeboard.games.sanandreas.rules.view import SanAndreasView
from quakeboard.language import lists
from quakeboard.language.language import Language
from quakeboard.language.people import People

WAITING = {
    "turn": "san-andreas-wait-turn",
    "shift": "san-andreas-wait-shift",
    "swap": "san-andreas-wait-swap",
}
ASKING = tuple(WAITING)
"""The phases in which a seat is asked."""


def question(language: Language, view: SanAndreasView, verbs: Collection[str]) -> str:
    """What the seat that is asked has to do, by the verbs of its legal actions."""
    return ask(language, view, found="found" in verbs, mark="mark" in verbs)


def ask(language: Language, view: SanAndreasView, *, found: bool = True, mark: bool = True) -> str:
    """What the seat that is asked has to do; raises `ValueError` when none is.

    `found` and `mark` say whether the legal actions include founding a city and marking an epicentre.
    """
    match _phase(view):
        case "turn":
            return _ask_turn(language, len(view.pawns), found=found, mark=mark)
        case "shift":
            return _ask_shift(language, view)
        case _:
            return _ask_swap(language, view)


def wait(people: People, view: SanAndreasView) -> str:
    """What another player is doing; raises `ValueError` when no seat is asked."""
    return people.language.sentence(WAITING[_phase(view)], name=people.name(view.actor))


def _phase(view: SanAndreasView) -> str:
    if view.phase not in ASKING or view.actor < 0:
        raise ValueError(f"no seat is asked in the phase “{view.phase}”")
    return view.phase


def _ask_turn(language: Language, pawns: int, *, found: bool, mark: bool) -> str:
    match found, mark:
        case True, True:
            return language.sentence("san-andreas-ask-turn", pawns=pawns)
        case True, False:
            return language.sentence("san-andreas-ask-found")
        case False, True:
            return language.sentence("san-andreas-ask-mark", pawns=pawns)
        case _:
            return language.sentence("san-andreas-ask-pass")


def _ask_shift(language: Language, view: SanAndreasView) -> str:
    """The dice that are left, each with what it does to its tile (ruling A11)."""
    assert view.dice is not None
    faces = dict(zip(PAWNS, view.dice, strict=True))
    dice = [nouns.die(language, pawn, faces[pawn]) for pawn in view.to_resolve]
    return language.sentence("san-andreas-ask-shift", dice=lists.clauses(language, dice))


def _ask_swap(language: Language, view: SanAndreasView) -> str:
    """The null city and the coins that could take its place, which the seat knows (ruling A14)."""
    city = next(city for city in view.cities if city.seat == view.actor and city.coin == NULL)
    returning = (*view.destroyed[view.actor], *(coin for coin in view.lost[view.actor] if coin is not None))
    coins = [str(coin) for coin in sorted(returning)]
    return language.sentence(
        "san-andreas-ask-swap",
        at=places.name(city.at),
        coins=lists.with_commas(language, coins),
    )
