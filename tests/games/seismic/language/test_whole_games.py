"""Whole random games of all variants, told in all languages: nothing fails, nothing is left out or wrong."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from quakeboard.core.game import OVER
from quakeboard.core.kernel.rng import Rng
from quakeboard.games.seismic.language.questions import ASKING, ask, wait
from quakeboard.games.seismic.language.speech import Speech
from quakeboard.games.seismic.language.storyteller import Storyteller
from quakeboard.games.seismic.rules.events import CrewSent, GameEnds, SeismicEvent, SideHit, TileLaid
from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.games.seismic.rules.options import VARIANTS
from quakeboard.language import Language, available
from quakeboard.language.people import People

NAMES = ("Mara", "Jun", "Ilkka", "Priya")
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "plain": (2, {}),
    **{variant: (3, {"variants": [variant]}) for variant in VARIANTS},
    "all but balance": (4, {"variants": [variant for variant in VARIANTS if variant != "balance"]}),
    "balance and more": (2, {"variants": ["balance", "aftershocks", "road-crews-dilemma"]}),
    "small": (3, {"columns": 7, "rows": 7, "heights": [180, 175, 170], "first": 1}),
}


@dataclass
class Game:
    actions: list[list[SeismicEvent]]
    views: list[Any]
    """What is seen whenever a seat is asked."""

    @property
    def events(self) -> list[SeismicEvent]:
        return [event for events in self.actions for event in events]


@cache
def played(name: str) -> Game:
    seats, options = GAMES[name]
    position = Seismic.from_json(options).start(seats)
    rng = Rng(f"language {name}")
    game = Game([], [])
    while position.actor() != OVER:
        if position.actor() >= 0:
            game.views.append(position.view(None))
        code = position.sample(rng)
        action = position.legal()[position.codes().index(code)]
        game.actions.append(position.apply(action))
    return game


def story(code: str, game: Game, **mode: Any) -> list[str]:
    teller = Storyteller(Language(code), NAMES, view=game.views[0], **mode)
    lines = [line for events in game.actions for line in teller.tell(events)]
    assert teller.flush() == []
    return lines


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("code", available())
def test_a_whole_game_is_told(name: str, code: str) -> None:
    for mode in ({}, {"you": 1}, {"joined": False}, {"joined": False, "you": 0}):
        for line in story(code, played(name), **mode):
            assert re.fullmatch(r"[A-ZÁÉÍÓÚÀ0-9][^{}?\n]*[^ ]\.", line), line
            assert "  " not in line


@pytest.mark.parametrize("name", GAMES)
def test_every_tile_and_crew_is_in_the_story(name: str) -> None:
    game = played(name)
    lines = story("en", game)
    laid = [event for event in game.events if isinstance(event, TileLaid)]
    assert sum(line.count(" lays ") for line in lines) - sum("lays nothing" in line for line in lines) == len(
        [event for event in laid if not event.second]
    )
    assert sum("sends a crew" in line for line in lines) == sum(isinstance(e, CrewSent) for e in game.events)
    hits = [event for event in game.events if isinstance(event, SideHit)]
    assert sum(" hits the " in line for line in lines) == len(hits)
    for event in laid:
        place = Speech.about(People(Language("en"), NAMES), game.views[0]).place(event.at)
        assert any(f"at {place}" in line for line in lines)


@pytest.mark.parametrize("name", GAMES)
def test_the_count_adds_up(name: str) -> None:
    game = played(name)
    end = game.events[-1]
    assert isinstance(end, GameEnds)
    totals = dict.fromkeys(NAMES[: len(end.scores)], 0)
    lines = story("en", game)
    for line in lines:
        if " = " in line:
            sum_, points = line.rsplit(": ", 1)[1].rstrip(".").split(" = ")
            assert sum(int(number) for number in re.findall(r"\d+", sum_)) == int(points)
            for seat in totals:
                if seat in line.split(" hold")[0]:
                    totals[seat] += int(points)
    assert tuple(totals.values()) == end.scores


@pytest.mark.parametrize("name", GAMES)
def test_every_question_is_asked_in_words(language: Language, name: str) -> None:
    teller = Storyteller(language, NAMES)
    for view in played(name).views:
        asked, waited = ask(language, view), wait(teller.people, view)
        assert asked.endswith(".")
        assert waited.endswith(".")
        assert teller.people.name(view.actor) in waited


def test_every_phase_came_up_in_some_game() -> None:
    assert {view.phase for name in GAMES for view in played(name).views} == set(ASKING)
