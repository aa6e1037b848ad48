"""What Seismic asks of a player, and what the others read while they wait."""

from __future__ import annotations

from collections.abc import Collection

from quakeboard.games.seismic.language import nouns
from quakeboard.games.seismic.rules.view import SeismicView
from quakeboard.language.language import Language
from quakeboard.language.people import People

ASKING = ("lay", "crew", "town", "side", "aftershock")
"""The phases in which a seat is asked."""


def question(language: Language, view: SeismicView, verbs: Collection[str]) -> str:
    """What the seat that is asked has to do, by the verbs of its legal actions."""
    return ask(language, view, second_tile="lay" in verbs)


def ask(language: Language, view: SeismicView, *, second_tile: bool = False) -> str:
    """What the seat that is asked has to do; raises `ValueError` when none is.

    `second_tile` says that a second tile may be laid instead of a crew sent (Road Crew's Dilemma).
    """
    match _phase(view):
        case "lay":
            return language.sentence("seismic-ask-lay")
        case "crew" if second_tile:
            return language.sentence("seismic-ask-crew-or-lay")
        case "crew":
            return language.sentence("seismic-ask-crew")
        case "town":
            return language.sentence("seismic-ask-town", magnitude=view.under_way.quake)
        case "side":
            town = nouns.town(view.towns[view.under_way.town])
            return language.sentence("seismic-ask-side", magnitude=view.under_way.quake, town=town)
        case _:
            return language.sentence("seismic-ask-aftershock")


def wait(people: People, view: SeismicView) -> str:
    """What another player is doing; raises `ValueError` when no seat is asked."""
    return people.language.sentence(f"seismic-wait-{_phase(view)}", name=people.name(view.actor))


def _phase(view: SeismicView) -> str:
    if view.phase not in ASKING or view.actor < 0:
        raise ValueError(f"no seat is asked in the phase “{view.phase}”")
    return view.phase
