"""Quakes and aftershocks, told line by line."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from quakeboard.games.seismic.language.storyteller import Storyteller
from quakeboard.games.seismic.rules.events import (
    QuakeHarmless,
    QuakeTurnedUp,
    SeismicEvent,
    ShockDeclined,
    SideHit,
    TileDestroyed,
    TileLaid,
    TileTurned,
    TileTurnedUp,
)
from quakeboard.games.seismic.rules.view import Crew
from quakeboard.language import Language

Told = Callable[..., list[str]]

UP = QuakeTurnedUp(0, 4, set_up=False)


def hit(tiles: int, *crews: int | None, town: tuple[int, int] = (0, 0)) -> list[SeismicEvent]:
    """A quake on the eastern side; for each tile that goes, whose crew goes home from it."""
    owners = [None if seat is None else Crew("03", seat) for seat in crews]
    gone = [TileDestroyed((1 + i, 0), "03", 1, crew) for i, crew in enumerate(owners)]
    return [SideHit(0, 4, town, "E", tiles, len(gone)), *gone]


def test_a_quake_with_what_it_destroyed_is_one_line(told: Told) -> None:
    events = [UP, *hit(5, 2, None, 3, None)]
    assert told("en", events) == [
        "Quake 4.0 hits the eastern side of San Andreas (5 tiles): "
        "four tiles go; Ilkka and Priya each get a crew back."
    ]


@pytest.mark.parametrize(
    ("code", "line"),
    [
        (
            "de",
            "Beben 4.0 trifft die Ostseite von San Andreas (5 Plättchen): "
            "vier Plättchen gehen verloren; Ilkka und Priya bekommen je einen Trupp zurück.",
        ),
        (
            "es",
            "El terremoto 4.0 golpea el lado este de San Andreas (5 fichas): "
            "desaparecen cuatro fichas; Ilkka y Priya recuperan una cuadrilla cada uno.",
        ),
        (
            "fr",
            "Le séisme 4.0 frappe le côté est de San Andreas (5 tuiles)\u00a0: "
            "quatre tuiles disparaissent\u00a0; Ilkka et Priya récupèrent chacun une équipe.",
        ),
    ],
)
def test_a_quake_in_every_language(told: Told, code: str, line: str) -> None:
    assert told(code, hit(5, 2, None, 3, None)) == [line]


def test_players_who_get_different_numbers_back(told: Told) -> None:
    assert told("en", hit(6, 2, 2, 3, 0), you=0) == [
        "Quake 4.0 hits the eastern side of San Andreas (6 tiles): "
        "four tiles go; Ilkka gets two crews back; Priya and you each get a crew back."
    ]


def test_a_side_that_loses_all_it_has(told: Told) -> None:
    assert told("en", hit(1, 1)) == [
        "Quake 4.0 hits the eastern side of San Andreas (1 tile): the only tile goes; Jun gets a crew back."
    ]
    assert told("en", hit(3, None, None, None)) == [
        "Quake 4.0 hits the eastern side of San Andreas (3 tiles): all three go."
    ]


def test_a_side_with_nothing_but_the_other_town(told: Told) -> None:
    assert told("en", hit(1, town=(-4, 0))) == [
        "Quake 4.0 hits the eastern side of San Andreas West (1 tile): nothing goes."
    ]


def test_a_quake_waits_for_the_choice_of_its_side() -> None:
    teller = Storyteller(Language("en"), ["Mara"])
    assert teller.tell([UP]) == []
    assert teller.tell(hit(1, None)) == [
        "Quake 4.0 hits the eastern side of San Andreas (1 tile): the only tile goes."
    ]


def test_a_quake_can_be_told_while_its_side_is_chosen() -> None:
    teller = Storyteller(Language("en"), ["Mara"])
    teller.tell([UP])
    assert teller.flush() == ["Mara turns up quake 4.0."]
    assert teller.tell(hit(1, None)) == [
        "Quake 4.0 hits the eastern side of San Andreas (1 tile): the only tile goes."
    ]


def test_twin_towns_are_hit_one_after_the_other(told: Told) -> None:
    lines = told("en", hit(2, None, None, town=(-4, 0)) + hit(3, None, town=(4, 0)))
    assert lines == [
        "Quake 4.0 hits the eastern side of San Andreas West (2 tiles): both go.",
        "Quake 4.0 hits the eastern side of San Andreas East (3 tiles): one tile goes.",
    ]


def test_a_quake_without_a_tile_to_take(told: Told) -> None:
    assert told("en", [QuakeTurnedUp(0, 6, set_up=False), QuakeHarmless(6, (0, 0))]) == [
        "Quake 6.0 finds all six sides of San Andreas empty and does no harm."
    ]


def test_aftershocks_are_one_line_with_those_who_decline_last(told: Told) -> None:
    turned = TileTurned(1, (3, -1), "01-23", 2, 0, 2, ((2, 3), (4, 5)), (), None, None, (), ())
    crews = Crew("1", 0), Crew("2", 0)
    again = TileTurned(3, (2, 2), "+2:01", 1, 0, 1, (), (1, 2), *crews, (), ())
    actions: list[list[SeismicEvent]] = [
        [ShockDeclined(0)],
        [turned],
        [ShockDeclined(2)],
        [again],
        [TileTurnedUp(0, "03", set_up=False)],
        [TileLaid(0, "03", (1, 0), 1, second=False)],
    ]
    assert told("en", *actions) == [
        "Aftershocks: Jun turns the tile at O8 (two neighbouring tight curves) by two sixths; "
        "Priya turns the tile at P11 (a +2) by one sixth, with its crew; Mara and Ilkka turn "
        "nothing.",
        "Mara lays a straight at N9.",
    ]


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("en", "Aftershock: Jun and you turn nothing."),
        ("de", "Nachbeben – Jun und du dreht nichts."),
        ("es", "Réplica: Jun y tú no giráis nada."),
        ("fr", "Réplique\u00a0: Jun et toi ne tournez rien."),
    ],
)
def test_aftershocks_that_nobody_wants(told: Told, code: str, line: str) -> None:
    assert told(code, [ShockDeclined(0)], [ShockDeclined(1)], you=0) == [line]
